import Testing

/// Links that the app's delegate is told of, and that views follow which hear of them.
struct DelegateLinkTests {
    private static func app(_ links: String, _ telling: String, _ hearing: String) -> ScannedApp {
        ScannedApp(
            telling,
            [
                "Club.swift": """
                import Combine
                import SwiftUI
                final class Links: ObservableObject {
                    static let shared = Links()
                    \(links)
                }
                final class Delegate: NSObject, UIApplicationDelegate {
                    func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        \(telling)
                        return true
                    }
                }
                @main struct Club: App {
                    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
                    var body: some Scene { WindowGroup { ClubView() } }
                }
                struct ClubView: View {
                    @ObservedObject private var links = Links.shared
                    @State private var isInvited = false
                    @State private var isBanned = false
                    var body: some View {
                        Text("club")
                            \(hearing) { url in
                                switch (url?.host, url?.path) {
                                case ("invite", _): isInvited = true
                                case ("member", "/ban"): isBanned = true
                                default: break
                                }
                            }
                            .sheet(isPresented: $isInvited) { InviteView() }
                            .sheet(isPresented: $isBanned) { BanView() }
                    }
                }
                struct InviteView: View { var body: some View { Text("invite") } }
                struct BanView: View { var body: some View { Text("ban") } }
                """
            ],
            has: ["link invite => InviteView : ClubView.isInvited", "link member/ban => BanView : ClubView.isBanned"],
            hasNot: ["link invite => BanView", "link member/ban => InviteView"])
    }

    @Test(arguments: [
        app(
            "let opened = PassthroughSubject<URL?, Never>()", "Links.shared.opened.send(url)",
            ".onReceive(Links.shared.opened)"),
        app("@Published var pending: URL?", "Links.shared.pending = url", ".onReceive(links.$pending)"),
    ])
    func theViewThatHearsOfALinkFollowsIt(_ app: ScannedApp) { app.check() }

    /// What the delegate's link selects and pushes belongs to no screen: the steps are the link's.
    @Test func theDelegatesLinkSelectsATabAndPushes() {
        let app = ScannedApp(
            "a shared router",
            [
                "Club.swift": """
                import SwiftUI
                final class Router: ObservableObject {
                    static let shared = Router()
                    @Published var tab = 0
                    @Published var path: [Page] = []
                    @Published var modal: Page?
                    enum Page: Hashable, Identifiable { case member(String), rules; var id: Self { self } }
                    func open(_ url: URL) {
                        switch url.host {
                        case "member": tab = 1; path = [.member(url.lastPathComponent)]
                        case "rules": modal = .rules
                        default: break
                        }
                    }
                }
                final class Delegate: NSObject, UIApplicationDelegate {
                    func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        Router.shared.open(url)
                        return true
                    }
                }
                @main struct Club: App {
                    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
                    @StateObject private var router = Router.shared
                    var body: some Scene { WindowGroup { ClubView().environmentObject(router) } }
                }
                struct ClubView: View {
                    @EnvironmentObject private var router: Router
                    var body: some View {
                        TabView(selection: $router.tab) {
                            HomeView().tabItem { Text("Home") }.tag(0)
                            NavigationStack(path: $router.path) {
                                MembersView().navigationDestination(for: Router.Page.self) { page($0) }
                            }
                            .tabItem { Text("Members") }.tag(1)
                        }
                        .sheet(item: $router.modal) { page($0) }
                    }
                    @ViewBuilder private func page(_ page: Router.Page) -> some View {
                        switch page {
                        case .member(let name): MemberView(name: name)
                        case .rules: RulesView()
                        }
                    }
                }
                struct HomeView: View { var body: some View { Text("home") } }
                struct MembersView: View { var body: some View { Text("members") } }
                struct MemberView: View { let name: String; var body: some View { Text(name) } }
                struct RulesView: View { var body: some View { Text("rules") } }
                """
            ],
            has: [
                "link member => MemberView : ClubView.Members / ClubView.member",
                "link rules => RulesView : ClubView.rules",
            ],
            hasNot: ["unresolved"])
        app.check()
    }
}
