import NavAtlasModel
import NavAtlasScanner
import Testing

/// Which function a call means.
@Suite struct InterpreterCallsTests {
    /// A controller's `present(_:animated:)` is not what a protocol of the app's calls `present`.
    @Test func aLibrarysMethodIsMeantWhereTheAppsTakesOtherArguments() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = QuayController()
                    return true
                }
            }
            protocol Asking {}
            extension Asking where Self: UIViewController {
                func present(question: String) {}
            }
            final class QuayController: UIViewController, Asking {
                override func viewDidAppear(_ animated: Bool) {
                    present(question: "Cast off?")
                    present(BoatController(), animated: true)
                }
            }
            final class BoatController: UIViewController {}
            """
        ])
        #expect(
            Notation.print(graph) == """
                entry QuayController
                screen BoatController
                screen QuayController
                QuayController ~sheet~> BoatController : present

                """)
    }
}
