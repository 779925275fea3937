import Testing

/// Methods of the app's own controllers that extend those of UIKit.
struct ExtendedMethodTests {
    private static let stack = """
        import UIKit
        final class MarkedStack: UINavigationController {
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                super.pushViewController(viewController, animated: animated)
                mark()
            }
            override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
                super.setViewControllers(viewControllers, animated: animated)
                mark()
            }
            private func mark() {}
        }
        final class Scenes: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let stack = MarkedStack()
                begin(on: stack)
                window?.rootViewController = stack
            }
        }
        final class Sack: UIViewController {}
        final class Wheel: UIViewController {}

        """

    static let apps = [
        ScannedApp(
            "what a coordinator shows in a navigation controller of the app's own",
            [
                "App.swift": stack + """
                    func begin(on stack: MarkedStack) { MillFlow(stack: stack).start() }
                    class BaseFlow {
                        let stack: MarkedStack
                        init(stack: MarkedStack) { self.stack = stack }
                        func start() {}
                    }
                    final class MillFlow: BaseFlow {
                        override func start() {
                            let yard = Yard()
                            yard.flow = self
                            stack.setViewControllers([yard], animated: false)
                        }
                        func showSack() { stack.pushViewController(Sack(), animated: true) }
                        func showWheel() { stack.present(Wheel(), animated: true) }
                    }
                    final class Yard: UIViewController {
                        weak var flow: MillFlow?
                        @objc func tap() { flow?.showSack() }
                        @objc func turn() { flow?.showWheel() }
                    }
                    """
            ],
            has: [
                "entry MillFlow", "MillFlow -root!-> Yard : start", "MillFlow -push-> Sack : showSack",
                "Yard ~push~> Sack : MillFlow.showSack", "Yard ~sheet~> Wheel : MillFlow.showWheel",
            ], hasNot: ["MarkedStack", "unresolved"]),
        ScannedApp(
            "what a screen presents, whose base class adds to that",
            [
                "App.swift": stack + """
                    func begin(on stack: MarkedStack) { stack.setViewControllers([Yard()], animated: false) }
                    class BaseController: UIViewController {
                        override func present(_ shown: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
                            shown.view.tintColor = .red
                            super.present(shown, animated: animated, completion: completion)
                        }
                    }
                    final class Yard: BaseController {
                        @objc func tap() { present(Wheel(), animated: true) }
                        @objc func turn() { navigationController?.pushViewController(Sack(), animated: true) }
                        @objc func skip() { super.present(Boat(), animated: true) }
                    }
                    final class Boat: UIViewController {}
                    """
            ],
            has: [
                "entry Yard", "Yard ~sheet~> Wheel : present", "Yard ~push~> Sack : pushViewController",
                "Yard ~sheet~> Boat : present",
            ],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a navigation controller that takes what holds a controller, by a method that is called as UIKit's",
            [
                "App.swift": """
                import UIKit
                final class Scenes: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let yard = Yard()
                        let rail = Rail(rootViewController: yard)
                        yard.rail = rail
                        window?.rootViewController = rail
                    }
                }
                protocol Holder { var controller: UIViewController { get } }
                protocol Pushing: AnyObject { func pushViewController(_ holder: Holder, animated: Bool) }
                final class Rail: UINavigationController, Pushing {
                    func pushViewController(_ holder: Holder, animated: Bool) {
                        self.pushViewController(holder.controller, animated: animated)
                    }
                }
                final class Yard: UIViewController {
                    weak var rail: Pushing?
                    @objc func tap() { rail?.pushViewController(Sack(), animated: true) }
                }
                final class Sack: UIViewController, Holder { var controller: UIViewController { self } }
                """
            ],
            has: ["entry Yard", "Yard ~push~> Sack : pushViewController"], hasNot: ["unresolved"]),
        ScannedApp(
            "a tab bar that takes what holds controllers, by a method that is called as UIKit's and that a protocol asks for",
            [
                "App.swift": """
                import UIKit
                final class Scenes: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let bar = Bar()
                        fill(bar)
                        window?.rootViewController = bar
                    }
                    private func fill(_ bar: Filling) { bar.setViewControllers([Yard(), Sack()]) }
                }
                protocol Holder { var controller: UIViewController { get } }
                protocol Filling: AnyObject { func setViewControllers(_ holders: [Holder]) }
                final class Bar: UITabBarController, Filling {
                    func setViewControllers(_ holders: [Holder]) {
                        super.setViewControllers(holders.map { $0.controller }, animated: false)
                    }
                }
                final class Yard: UIViewController, Holder { var controller: UIViewController { self } }
                final class Sack: UIViewController, Holder { var controller: UIViewController { self } }
                """
            ],
            has: ["entry Bar", "Bar -tab-> Yard : yard", "Bar -tab-> Sack : sack"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
