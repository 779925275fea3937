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
}
