import NavAtlasModel
import NavAtlasScanner
import Testing

/// Links of one pattern: which of them asks for more, and which come beside one another.
struct LinkOrderTests {
    /// A link behind one that takes all links of its pattern asks for nothing more: it never opens.
    @Test(arguments: [
        ("if url.host == \"a\", isIn { far = true } else if url.host == \"a\" { near = true }", ["FarScreen"]),
        ("if url.host == \"a\" { near = true } else if url.host == \"a\", isIn { far = true }", []),
        (
            "switch url.host { case \"a\" where isIn: far = true; case \"a\": near = true; default: break }",
            ["FarScreen"]
        ),
        ("switch url.host { case \"a\": near = true; case \"a\" where isIn: far = true; default: break }", []),
    ])
    func isBehindAnother(_ handler: String, _ conditional: [String]) {
        let graph = Self.scanned(".onOpenURL { url in \(handler) }")
        #expect(graph.deepLinks.map(\.pattern) == ["a", "a"])
        #expect(graph.remarks.filter { $0.kind == .conditionalLink }.map(\.detail) == conditional)
    }

    /// SwiftUI tells each of several handlers.
    @Test(arguments: [
        (
            """
            .onOpenURL { url in if url.host == "a" { near = true } }
            .onOpenURL { url in if url.host == "a" { far = true } }
            """,
            ["FarScreen", "NearScreen"]
        ),
        (".onOpenURL { url in if url.host == \"a\" { near = true } else if url.host == \"a\" { far = true } }", []),
    ])
    func isBesideAnother(_ handlers: String, _ independent: [String]) {
        let graph = Self.scanned(handlers)
        #expect(graph.remarks.filter { $0.kind == .independentLink }.map(\.detail).sorted() == independent)
    }

    /// UIKit tells of a link of the app's scheme and of one of the web at different places, and at a third one as it starts the scene.
    @Test(arguments: [
        "func scene(_ scene: UIScene, continue activity: NSUserActivity) { if let url = activity.webpageURL { open(url) } }",
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            start()
            if let url = options.urlContexts.first?.url, url.host == "a" { window?.rootViewController = FarController() }
        }
        """,
    ])
    func isAtAnotherDoor(_ door: String) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                let root = UINavigationController(rootViewController: HomeController())
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    if let url = contexts.first?.url { open(url) }
                }
                func sceneDidBecomeActive(_ scene: UIScene) { start() }
                func start() { window?.rootViewController = root }
                func open(_ url: URL) { if url.host == "a" { root.pushViewController(NearController(), animated: true) } }
                \(door)
            }
            final class HomeController: UIViewController {}
            final class NearController: UIViewController {}
            final class FarController: UIViewController {}
            """
        ])
        #expect(graph.deepLinks.count == 2)
        #expect(graph.remarks.count { $0.kind == .independentLink } == 2)
    }

    private static func scanned(_ handlers: String) -> NavigationGraph {
        NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Walk: App {
                @State private var near = false
                @State private var far = false
                @AppStorage("in") private var isIn = false
                var body: some Scene {
                    WindowGroup {
                        HomeScreen()
                            .sheet(isPresented: $near) { NearScreen() }
                            .sheet(isPresented: $far) { FarScreen() }
                            \(handlers)
                    }
                }
            }
            struct HomeScreen: View { var body: some View { Text("") } }
            struct NearScreen: View { var body: some View { Text("") } }
            struct FarScreen: View { var body: some View { Text("") } }
            """
        ])
    }
}
