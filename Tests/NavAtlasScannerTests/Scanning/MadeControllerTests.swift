import Testing

/// Coordinators that make the controller which they are shown by, and give it to whoever shows them.
struct MadeControllerTests {
    private static func app(_ code: String, root: String = "orchard.start()") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let orchard = OrchardCoordinator()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let root = \(root)
                    window?.rootViewController = root
                    return true
                }
            }
            final class Trees: UIViewController {
                var onApple: (() -> Void)?
                @objc func tap() { onApple?() }
            }
            final class Apple: UIViewController {}
            final class Cellar: UIViewController { weak var coordinator: CellarCoordinator? }

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "what starts a coordinator gives the controller that stands for it",
            app(
                """
                protocol Coordinator: AnyObject { func start() -> UIViewController }
                final class OrchardCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    func start() -> UIViewController {
                        let (trees, cellar) = (TreesCoordinator(), CellarCoordinator())
                        children = [trees, cellar]
                        let bar = UITabBarController()
                        bar.viewControllers = [trees.start(), cellar.start()]
                        return bar
                    }
                }
                final class TreesCoordinator: Coordinator {
                    private var root = UIViewController()
                    func start() -> UIViewController {
                        let trees = Trees()
                        trees.onApple = { [weak self] in self?.pick() }
                        root = UINavigationController(rootViewController: trees)
                        return root
                    }
                    private func pick() { root.present(AppleCoordinator().start(), animated: true) }
                }
                final class AppleCoordinator: Coordinator {
                    func start() -> UIViewController { Apple() }
                }
                final class CellarCoordinator: Coordinator {
                    func start() -> UIViewController {
                        let cellar = Cellar()
                        cellar.coordinator = self
                        return UINavigationController(rootViewController: cellar)
                    }
                }
                """),
            has: [
                "entry OrchardCoordinator", "OrchardCoordinator -tab-> TreesCoordinator : start",
                "OrchardCoordinator -tab-> CellarCoordinator : start", "TreesCoordinator -root!-> Trees : start",
                "TreesCoordinator -sheet-> AppleCoordinator : pick", "AppleCoordinator -root!-> Apple : start",
                "CellarCoordinator -root!-> Cellar : start",
                "Trees ~sheet~> AppleCoordinator : TreesCoordinator.pick",
            ], hasNot: ["entry UITabBarController", "unresolved"]),
        ScannedApp(
            "a helper of all coordinators shows what one of them makes",
            app(
                """
                protocol Flow: AnyObject {
                    var flows: [Flow] { get set }
                    func build() -> UIViewController?
                }
                protocol Stacked: Flow {
                    associatedtype Stack
                    var stack: Stack? { get set }
                }
                extension Flow {
                    func start<Next: Stacked>(_ next: Next?, on stack: UINavigationController?)
                    where Next.Stack == UINavigationController {
                        guard let next, let stack, let controller = next.build() else { return }
                        flows.append(next)
                        next.stack = stack
                        stack.pushViewController(controller, animated: true)
                    }
                }
                class StackedFlow<Place: UIViewController>: Stacked {
                    var flows: [Flow] = []
                    var stack: Place?
                    func build() -> UIViewController? { nil }
                }
                final class OrchardCoordinator: Flow {
                    var flows: [Flow] = []
                    func build() -> UIViewController? {
                        let stack = UINavigationController()
                        start(TreesCoordinator(), on: stack)
                        return stack
                    }
                }
                final class TreesCoordinator: StackedFlow<UINavigationController> {
                    override func build() -> UIViewController? {
                        let trees = Trees()
                        trees.onApple = { [weak self] in self?.pick() }
                        return trees
                    }
                    private func pick() { start(CellarCoordinator(), on: stack) }
                }
                final class CellarCoordinator: StackedFlow<UINavigationController> {
                    override func build() -> UIViewController? {
                        let cellar = Cellar()
                        cellar.coordinator = self
                        return cellar
                    }
                }
                """, root: "orchard.build()"),
            has: [
                "entry OrchardCoordinator", "OrchardCoordinator -root!-> TreesCoordinator : build",
                "TreesCoordinator -root!-> Trees : build", "TreesCoordinator -push-> CellarCoordinator : pick",
                "CellarCoordinator -root!-> Cellar : build", "Trees ~push~> CellarCoordinator : TreesCoordinator.pick",
            ], hasNot: ["coordinator StackedFlow", "-push-> Cellar :", "unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
