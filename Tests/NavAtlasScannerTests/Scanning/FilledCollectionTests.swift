import Testing

/// Collections of coordinators that begin empty.
struct FilledCollectionTests {
    /// What is put into one is what it holds, and not any coordinator of the app.
    @Test(arguments: [
        "children.compactMap { $0.stack }", "children.map(\\.stack)", "children.map { child in child.stack }",
    ])
    func theTabsAreThoseOfTheChildren(_ stacks: String) {
        ScannedApp(
            stacks,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var main: MainCoordinator?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        main = MainCoordinator(stack: UINavigationController())
                        window?.rootViewController = main?.stack
                        main?.start()
                        return true
                    }
                }
                protocol Coordinator: AnyObject {
                    var children: [Coordinator] { get set }
                    var stack: UINavigationController { get }
                    func start()
                }
                final class MainCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let tabs = TabsCoordinator(stack: stack)
                        children.append(tabs)
                        tabs.start()
                    }
                }
                final class TabsCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        addFarm()
                        addField()
                        stack.setViewControllers([Bar(controllers: \(stacks))], animated: false)
                    }
                    private func addFarm() {
                        let farm = FarmCoordinator(stack: UINavigationController())
                        children.append(farm)
                        farm.start()
                    }
                    private func addField() {
                        let field = FieldCoordinator(stack: UINavigationController())
                        children.append(field)
                        field.start()
                    }
                }
                final class FarmCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.setViewControllers([Farm()], animated: false) }
                }
                final class FieldCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.setViewControllers([Field()], animated: false) }
                }
                final class Bar: UITabBarController {
                    init(controllers: [UIViewController]) {
                        super.init(nibName: nil, bundle: nil)
                        viewControllers = controllers
                    }
                }
                final class Farm: UIViewController {}
                final class Field: UIViewController {}
                """
            ],
            has: ["Bar -tab-> FarmCoordinator : farmCoordinator", "Bar -tab-> FieldCoordinator : fieldCoordinator"],
            hasNot: ["-tab-> MainCoordinator", "-tab-> TabsCoordinator"]
        ).check()
    }
}
