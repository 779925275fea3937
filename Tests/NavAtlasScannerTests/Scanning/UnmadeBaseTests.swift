import NavAtlasModel
import NavAtlasScanner
import Testing

/// Base classes of which nothing makes an object.
struct UnmadeBaseTests {
    private static func app(_ code: String, base: String = "") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            final class Scenes: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    MillFlow(stack: stack).start()
                    window?.rootViewController = stack
                }
            }
            class BaseFlow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {}
                func show(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
            }
            final class MillFlow: BaseFlow {
                override func start() { stack.setViewControllers([Yard()], animated: false) }
            }
            final class Sack: UIViewController {}
            final class Opener {
                var flow: BaseFlow!
                func open() { flow.show(Sack()) }
            }

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "a flow that is not known is one of those that inherit from its type",
            app("final class Yard: UIViewController { let opener = Opener(); @objc func tap() { opener.open() } }"),
            has: ["MillFlow -root!-> Yard : start", "Yard ~push~> Sack : BaseFlow.show"],
            hasNot: ["coordinator BaseFlow", "unresolved"]),
        ScannedApp(
            "what it shows without a screen that asks for it is not proven",
            app(
                """
                final class Yard: UIViewController {}
                final class Links: NSObject, UNUserNotificationCenterDelegate {
                    let opener = Opener()
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) {
                        opener.open()
                    }
                }
                """),
            has: [
                "unresolved show : \"which subclass of the object's class it is was not found\" [candidate=Sack]"
            ], hasNot: ["coordinator BaseFlow"]),
        ScannedApp(
            "one that is made is itself a coordinator",
            app(
                """
                final class Yard: UIViewController {
                    @objc func tap() { let opener = Opener(); opener.flow = BaseFlow(stack: .init()); opener.open() }
                }
                """),
            has: ["coordinator BaseFlow stack [style=uiKit]", "BaseFlow -push-> Sack : show"]),
    ]

    @Test(arguments: apps) func isNoNode(_ app: ScannedApp) { app.check() }
}
