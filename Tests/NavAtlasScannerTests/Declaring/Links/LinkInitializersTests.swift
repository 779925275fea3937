import Testing

/// A link whose enum is made of its URL leads where the cases lead that the initializer makes, and no other.
@Suite struct LinkInitializersTests {
    private static let initializers = [
        "init?(_ url: URL) { switch url.host() { case \"art\": self = .art; case \"saved\": self = .saved; default: return nil } }",
        "init?(_ url: URL) { guard url.host() == \"art\" else { return nil }; self = .art }",
        "init(_ url: URL) throws { if url.host() == \"art\" { self = .art } else { throw CancellationError() } }",
    ]

    @Test(arguments: initializers) func leadWhereTheirCasesLead(_ initializer: String) {
        ScannedApp(
            initializer,
            [
                "App.swift": """
                import SwiftUI
                enum Page { case art, saved, settings }
                extension Page { \(initializer) }
                @main struct News: App { var body: some Scene { WindowGroup { Home() } } }
                struct Home: View {
                    @State private var art = false
                    @State private var saved = false
                    @State private var settings = false
                    var body: some View {
                        Text("Home")
                            .sheet(isPresented: $art) { Art() }
                            .sheet(isPresented: $saved) { Saved() }
                            .sheet(isPresented: $settings) { Settings() }
                            .onOpenURL { url in
                                guard let page = try? Page(url) else { return }
                                switch page {
                                case .art: art = true
                                case .saved: saved = true
                                case .settings: settings = true
                                }
                            }
                    }
                }
                struct Art: View { var body: some View { Text("Art") } }
                struct Saved: View { var body: some View { Text("Saved") } }
                struct Settings: View { var body: some View { Text("Settings") } }
                """
            ], has: ["link art => Art : Home.art"], hasNot: ["Home ~sheet~> Settings", "=> Settings"]
        ).check()
    }

    /// The link is code that takes the route, so that of the case nothing is left to say.
    @Test func takeTheRoutesOfTheirCases() {
        ScannedApp(
            "a case that only an initializer makes of a URL",
            [
                "Parcels.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    lazy var coordinator = ParcelCoordinator(window: window!)
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        coordinator.start()
                        return true
                    }
                    func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                        guard let link = ParcelLink(url: url) else { return false }
                        coordinator.handle(link)
                        return true
                    }
                }
                enum ParcelLink {
                    case list, support
                    init?(url: URL) {
                        switch url.host {
                        case "list": self = .list
                        case "support": self = .support
                        default: return nil
                        }
                    }
                }
                final class ParcelCoordinator {
                    let window: UIWindow
                    let navigation = UINavigationController()
                    init(window: UIWindow) { self.window = window }
                    func start() {
                        navigation.viewControllers = [ParcelsController()]
                        window.rootViewController = navigation
                    }
                    func handle(_ link: ParcelLink) {
                        switch link {
                        case .list: navigation.pushViewController(ListController(), animated: true)
                        case .support: navigation.pushViewController(SupportController(), animated: true)
                        }
                    }
                }
                final class ParcelsController: UIViewController {}
                final class ListController: UIViewController {}
                final class SupportController: UIViewController {}
                """
            ],
            has: [
                "link list => ListController : ParcelCoordinator.list",
                "link support => SupportController : ParcelCoordinator.support",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
