import Testing

/// Navigation controllers that code makes, has coordinators fill and puts into a tab bar.
struct FilledStackTests {
    private static func app(stack: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    self.window = window
                    Beginning().start(in: window)
                    return true
                }
            }
            enum Field { case meadow, orchard }
            final class Meadow: UIViewController {}
            final class Orchard: UIViewController {}
            final class Stack: UINavigationController {}
            struct Beginning {
                func start(in window: UIWindow) {
                    let (left, right) = (makeStack(for: .meadow), makeStack(for: .orchard))
                    fill(left, with: .meadow)
                    fill(right, with: .orchard)
                    let bar = UITabBarController()
                    bar.viewControllers = [left, right]
                    window.rootViewController = bar
                }
                private func makeStack(for field: Field) -> UINavigationController {
                    let stack = \(stack)()
                    stack.title = "\\(field)"
                    return stack
                }
                private func fill(_ stack: UINavigationController, with field: Field) {
                    let flow: any Flow
                    switch field {
                    case .meadow: flow = MeadowFlow(stack: stack)
                    case .orchard: flow = OrchardFlow(stack: stack)
                    }
                    flow.start()
                }
            }
            protocol Flow { func start() }
            final class MeadowFlow: Flow {
                private unowned let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(Meadow(), animated: false) }
            }
            final class OrchardFlow: Flow {
                private unowned let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(Orchard(), animated: false) }
            }
            """
        ]
    }

    @Test(arguments: ["UINavigationController", "Stack"]) func aTabIsTheCoordinatorThatFillsIt(stack: String) {
        ScannedApp(
            stack, Self.app(stack: stack),
            has: [
                "UITabBarController -tab-> MeadowFlow : meadowFlow",
                "UITabBarController -tab-> OrchardFlow : orchardFlow", "MeadowFlow -root!-> Meadow : start",
                "OrchardFlow -root!-> Orchard : start",
            ], hasNot: ["-> Stack", "unresolved"]
        ).check()
    }

    /// A coordinator without `start` that fills a container of its own as it is made.
    @Test(arguments: ["UINavigationController", "UISplitViewController", "Stack"])
    func aTabIsTheCoordinatorWhoseContainerItIs(container: String) {
        let code = """
            import UIKit
            final class Scenes: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = Bar()
                }
            }
            final class Stack: UINavigationController {}
            final class Meadow: UIViewController {}
            final class Orchard: UIViewController {}
            final class Bar: UITabBarController {
                let meadows = MeadowFlow()
                let orchards = OrchardFlow()
                override func viewDidLoad() { viewControllers = [meadows.container, orchards.container] }
            }
            final class MeadowFlow {
                var container = \(container)()
                init() { container.viewControllers = [Meadow()] }
            }
            final class OrchardFlow {
                var container = \(container)()
                init() { container.viewControllers = [Orchard()] }
            }
            """
        ScannedApp(
            container, ["App.swift": code],
            has: [
                "entry Bar", "Bar -tab-> MeadowFlow : meadowFlow", "Bar -tab-> OrchardFlow : orchardFlow",
                "MeadowFlow -root!-> Meadow : init", "OrchardFlow -root!-> Orchard : init",
            ], hasNot: ["-> Stack", "Controller", "unresolved"]
        ).check()
    }
}
