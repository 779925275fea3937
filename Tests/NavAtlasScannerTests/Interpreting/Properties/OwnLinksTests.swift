import NavAtlasModel
import NavAtlasScanner
import Testing

/// Links of the app's own scheme that its own code opens.
struct OwnLinksTests {
    /// What the app does with its links, in SwiftUI.
    private static let shop = """
        import SwiftUI
        @main struct Shop: App {
            @State private var path: [Page] = []
            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $path) {
                        HomeView().navigationDestination(for: Page.self) { page in
                            switch page {
                            case .help: HelpView()
                            case .item(let id): ItemView(id: id)
                            }
                        }
                    }
                    .onOpenURL { url in
                        switch url.host() {
                        case "help": path = [.help]
                        case "item": path.append(.item(url.lastPathComponent))
                        default: break
                        }
                    }
                }
            }
        }
        enum Page: Hashable { case help, item(String) }
        struct HelpView: View { var body: some View { Text("Help") } }
        struct ItemView: View { let id: String; var body: some View { Text(id) } }
        """

    @Test(arguments: [
        #"@Environment(\.openURL) var openURL; var body: some View { Button("Go") { openURL(URL(string: "shop://item/3")!) } }"#,
        #"var body: some View { Link("Go", destination: URL(string: "shop://item/3")!) }"#,
        #"var body: some View { Text("[Go](shop://item/3)") }"#,
        #"var body: some View { Button("Go") { UIApplication.shared.open(Links.item("3")) } }"#,
        #"""
        @Environment(\.openURL) private var open
        var body: some View { Button("Go") { if let url = URL(string: "shop://item/3") { open(url) } } }
        """#,
    ])
    func doWhatTheAppDoesWithThem(code: String) {
        let home = """
            enum Links { static func item(_ id: String) -> URL { URL(string: "shop://item/\\(id)")! } }
            struct HomeView: View { \(code) }
            """
        ScannedApp(
            code, ["App.swift": Self.shop + "\n" + home],
            has: ["HomeView ~push~> ItemView : Shop.item"], hasNot: ["HomeView ~push~> HelpView", "unresolved"]
        ).check()
    }

    @Test(arguments: ["https://item/3", "tel://item", "\\(Config.scheme)://item/3", "shop://other"])
    func ofOthersLeadNowhere(url: String) {
        let home = """
            enum Config { static var scheme: String { Bundle.main.bundleIdentifier! } }
            struct HomeView: View {
                @Environment(\\.openURL) var openURL
                var body: some View { Button("Go") { openURL(URL(string: "\(url)")!) } }
            }
            """
        ScannedApp(url, ["App.swift": Self.shop + "\n" + home], has: ["screen HomeView"], hasNot: ["HomeView ~"])
            .check()
    }

    /// Where the app declares its schemes, links of all others are another app's.
    @Test(arguments: ["shop", "Shop", "harbor"])
    func areOfADeclaredScheme(scheme: String) throws {
        let home = """
            struct HomeView: View {
                var body: some View { Link("Go", destination: URL(string: "\(scheme)://item/3")!) }
            }
            """
        let settings = """
            <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
            <array><string>shop</string></array></dict></array></dict></plist>
            """
        let folder = try TemporaryFolder(["App.swift": Self.shop + "\n" + home, "Info.plist": settings])
        let found = try NavAtlasScanner.Scanner().scan([folder.path]).graph.edges
        #expect(found.contains { $0.from == "HomeView" && $0.to == "ItemView" } == (scheme.lowercased() == "shop"))
    }

    @Test func thatTheViewsAroundHandleAreNotTheApps() {
        let home = """
            struct HomeView: View {
                var body: some View { Inner().environment(\\.openURL, OpenURLAction { _ in .handled }) }
            }
            struct Inner: View { var body: some View { Link("Go", destination: URL(string: "shop://item/3")!) } }
            """
        ScannedApp("handled", ["App.swift": Self.shop + "\n" + home], has: ["screen HomeView"], hasNot: ["HomeView ~"])
            .check()
    }

    @Test(arguments: [
        "func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {",
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) -> Bool {
            guard let url = contexts.first?.url else { return false }
        """,
        """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) -> Bool {
            for context in contexts { handle(context.url) }
            return true
        }
        func handle(_ url: URL) -> Bool {
        """,
    ])
    func areHandledByADelegate(beginning: String) {
        let app = """
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
                var window: UIWindow?
                func application(
                    _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: HomeController())
                    window?.makeKeyAndVisible()
                    return true
                }
                \(beginning)
                    guard let stack = window?.rootViewController as? UINavigationController else { return false }
                    switch url.host {
                    case "help": stack.pushViewController(HelpController(), animated: true)
                    case "item": stack.present(ItemController(), animated: true)
                    default: return false
                    }
                    return true
                }
            }
            final class HomeController: UIViewController {
                @objc func help() { UIApplication.shared.open(URL(string: "shop://help")!) }
            }
            final class HelpController: UIViewController {
                @objc func item() {
                    guard let url = URL(string: "shop://item") else { return }
                    UIApplication.shared.open(url, options: [:], completionHandler: nil)
                }
            }
            final class ItemController: UIViewController {}
            """
        ScannedApp(
            beginning, ["App.swift": app],
            has: [
                "HomeController ~push~> HelpController : pushViewController",
                "HelpController ~sheet~> ItemController : present",
            ],
            hasNot: ["HomeController ~sheet~>", "HelpController ~push~>", "unresolved"]
        ).check()
    }
}
