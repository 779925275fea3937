import Testing

/// Parameters that may be left out: `wish ?? habit`.
@Suite struct SureArgumentsTests {
    @Test func whatIsGivenAsACaseIsNeverMissing() {
        ScannedApp(
            "a ferry with a usual trip",
            [
                "App.swift": """
                import SwiftUI
                enum Trip { case isle, cape }
                @MainActor final class Ferry: ObservableObject {
                    enum Ticket: Identifiable { case isle, cape; var id: Self { self } }
                    @Published var ticket: Ticket?
                    let log: [String: Trip] = ["yesterday": .cape]
                    func sail(_ trip: Trip? = nil) {
                        let meant = trip ?? .isle
                        switch meant {
                        case .isle: ticket = .isle
                        case .cape: ticket = .cape
                        }
                    }
                }
                @main struct Pier: App {
                    @StateObject private var ferry = Ferry()
                    var body: some Scene { WindowGroup { PierView().environmentObject(ferry) } }
                }
                struct PierView: View {
                    @EnvironmentObject var ferry: Ferry
                    var body: some View {
                        Button("sail") { ferry.sail() }
                            .sheet(item: $ferry.ticket) { ticket in
                                switch ticket {
                                case .isle: IsleView()
                                case .cape: CapeView()
                                }
                            }
                    }
                }
                struct IsleView: View {
                    @EnvironmentObject var ferry: Ferry
                    var body: some View { Button("cape") { ferry.sail(.cape) } }
                }
                struct CapeView: View {
                    @EnvironmentObject var ferry: Ferry
                    var body: some View { Button("again") { ferry.sail(ferry.log["yesterday"]) } }
                }
                """
            ],
            has: [
                "PierView ~sheet~> IsleView : PierView.isle",
                "IsleView ~sheet~> CapeView : PierView.cape",
                "CapeView ~sheet~> IsleView : PierView.isle",
            ],
            hasNot: ["IsleView ~sheet~> IsleView", "PierView ~sheet~> CapeView"]
        )
        .check()
    }

    /// What a parameter that always holds a case is handed on as is there, too: nothing is done for what is missing.
    @Test(arguments: [
        "if let trip { go(trip) } else { present(Bench(), animated: true) }",
        "guard let trip else { return present(Bench(), animated: true) }; go(trip)",
    ])
    func whatIsHandedOnAsACaseIsNeverMissing(_ body: String) {
        ScannedApp(
            body,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Pier())
                        return true
                    }
                }
                enum Trip { case isle, cape }
                final class Pier: UIViewController {
                    func sail(_ trip: Trip?) { \(body) }
                    func order(_ trip: Trip) { sail(trip) }
                    private func go(_ trip: Trip) {
                        switch trip {
                        case .isle: navigationController?.pushViewController(Isle(), animated: true)
                        case .cape: navigationController?.pushViewController(Cape(), animated: true)
                        }
                    }
                    @objc func tapped() { order(.isle) }
                    @objc func tappedTwice() { sail(.cape) }
                }
                final class Isle: UIViewController {}
                final class Cape: UIViewController {}
                final class Bench: UIViewController {}
                """
            ],
            has: ["Pier ~push~> Isle : pushViewController", "Pier ~push~> Cape : pushViewController"],
            hasNot: ["Pier ~sheet~> Bench"]
        )
        .check()
    }
}
