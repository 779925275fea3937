import NavAtlasScanner
import Testing

/// A user activity brings links of the web: no handler of one is given a link with a scheme of the app's own.
@Suite struct WebLinkTests {
    private static let settings = [
        "Info.plist": """
        <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
        <array><string>harbor</string></array></dict></array></dict></plist>
        """,
        "App.entitlements": """
        <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
        <array><string>applinks:harbor.example</string></array></dict></plist>
        """,
    ]

    /// The links of an app that is read from files, as its settings are.
    private func links(_ source: String) throws -> [String] {
        let folder = try TemporaryFolder(Self.settings.merging(["App.swift": source]) { $1 })
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        return graph.deepLinks.map { "\($0.pattern) => \($0.to ?? "?")" }.sorted()
    }

    @Test func areToldFromTheAppsOwn() throws {
        let found = try links(
            """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Front()
                    return true
                }
                func application(
                    _ application: UIApplication, continue activity: NSUserActivity,
                    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                ) -> Bool {
                    guard let url = activity.webpageURL else { return false }
                    let parts = url.pathComponents
                    if parts.count >= 3, parts[1] == "ships", let name = parts.last { show(Ship(name: name)) }
                    if url.path == "/about.html" { show(About()) }
                    if url.host == "news.harbor.example" { show(News()) }
                    return true
                }
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    if url.host == "tides" { show(Tides()) }
                    return true
                }
                private func show(_ screen: UIViewController) {
                    window?.rootViewController?.present(screen, animated: true)
                }
            }
            final class Front: UIViewController {}
            final class Ship: UIViewController { init(name: String) { super.init(nibName: nil, bundle: nil) } }
            final class About: UIViewController {}
            final class News: UIViewController {}
            final class Tides: UIViewController {}
            """)
        #expect(
            found == [
                "harbor://tides => Tides", "https://harbor.example/about.html => About",
                "https://harbor.example/ships/{*} => Ship", "https://news.harbor.example => News",
            ])
    }

    @Test func areToldFromOthersAtLaunch() throws {
        let found = try links(
            """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    window = UIWindow()
                    window?.rootViewController = Front()
                    if let url = options.userActivities.first?.webpageURL, url.path == "/about" { show(About()) }
                    if let url = options.urlContexts.first?.url, url.host == "tides" { show(Tides()) }
                }
                private func show(_ screen: UIViewController) {
                    window?.rootViewController?.present(screen, animated: true)
                }
            }
            final class Front: UIViewController {}
            final class About: UIViewController {}
            final class Tides: UIViewController {}
            """)
        #expect(found == ["harbor://tides => Tides", "https://harbor.example/about => About"])
    }

    @Test func areReadInSwiftUI() throws {
        let found = try links(
            """
            import SwiftUI
            @main struct Harbor: App { var body: some Scene { WindowGroup { Front() } } }
            struct Front: View {
                @State private var isAbout = false
                var body: some View {
                    Text("Front")
                        .sheet(isPresented: $isAbout) { About() }
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                            if activity.webpageURL?.path == "/about" { isAbout = true }
                        }
                }
            }
            struct About: View { var body: some View { Text("About") } }
            """)
        #expect(found == ["https://harbor.example/about => About"])
    }
}
