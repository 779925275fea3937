import NavAtlasModel
import NavAtlasScanner
import Testing

/// Code that Swift runs without its name, and starts of apps that classes of others hand on: what it shows is not called
/// unreachable.
@Suite struct UnnamedCallsTests {
    private static func app(_ home: String) -> String {
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                window = UIWindow()
                window?.rootViewController = HomeController()
                return true
            }
        }
        \(home)
        final class NextController: UIViewController {}
        """
    }

    @Test func whatAnObjectDoesAsItIsReleasedIsItsOwn() {
        let app = ScannedSource(
            "",
            Self.app(
                """
                final class HomeController: UIViewController {
                    deinit { presentingViewController?.present(NextController(), animated: true) }
                }
                """), gives: "HomeController ~sheet~> NextController : present")
        #expect(app.found == app.wanted)
    }

    @Test(arguments: [
        """
        prefix operator !!
        prefix func !! (home: UIViewController) { home.present(NextController(), animated: true) }
        final class HomeController: UIViewController { override func viewDidLoad() { !!self } }
        """,
        """
        extension HomeController {
            static func ~= (pattern: Int, home: HomeController) -> Bool { home.present(NextController(), animated: true); return true }
        }
        final class HomeController: UIViewController { override func viewDidLoad() { if case 1 = self {} } }
        """,
        """
        @resultBuilder enum Steps {
            static func buildExpression(_ step: Int) -> UIViewController { NextController() }
            static func buildBlock(_ steps: UIViewController...) -> [UIViewController] { steps }
        }
        func show(@Steps _ steps: () -> [UIViewController]) {}
        final class HomeController: UIViewController { override func viewDidLoad() { show { 1; 2 } } }
        """,
    ])
    func whatOperatorsAndResultBuildersShowIsNotDead(home: String) throws {
        let graph = try Scanner().graph(of: ["App.swift": Self.app(home)])
        #expect(
            graph.unresolved.contains { $0.candidates.contains("NextController") }
                || graph.edges.contains { $0.to == "NextController" })
    }

    @Test(arguments: [
        """
        @main class AppDelegate: FlutterAppDelegate {
            override func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                window?.rootViewController = HomeController()
                return super.application(application, didFinishLaunchingWithOptions: options)
            }
        }
        """,
        """
        class SceneDelegate: BrownfieldSceneDelegate {
            override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options) {
                window = UIWindow()
                window?.rootViewController = HomeController()
            }
        }
        """,
        """
        class Base: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                window = UIWindow()
                window?.rootViewController = makeRoot()
                return true
            }
            func makeRoot() -> UIViewController { PlainController() }
        }
        @main final class AppDelegate: Base { override func makeRoot() -> UIViewController { HomeController() } }
        final class PlainController: UIViewController {}
        """,
    ])
    func appsBeginWhereTheirDelegateSays(delegate: String) throws {
        let graph = try Scanner().graph(of: [
            "App.swift": "import UIKit\n" + delegate + "\nfinal class HomeController: UIViewController {}"
        ])
        #expect(graph.entries == ["HomeController"])
    }

    @Test func whatOnlyAWidgetShowsIsNotUnreachable() throws {
        let graph = try Scanner().graph(of: [
            "App.swift": """
            import SwiftUI
            import WidgetKit
            @main struct DayApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
            struct HomeScreen: View { var body: some View { Text("h") } }
            struct DayWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "day", provider: Provider()) { _ in DayPage() }
                }
            }
            struct DayPage: View { var body: some View { NavigationLink("more") { Text("m") } } }
            """
        ])
        #expect(graph.unresolved.contains { $0.candidates.contains("DayPage") })
    }
}
