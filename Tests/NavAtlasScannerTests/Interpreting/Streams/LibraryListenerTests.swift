import Testing

/// Closures that a model gives a library to be called later.
struct LibraryListenerTests {
    /// A person comes from the quay to the gate, whose model is told by a library who has a ticket.
    private static func harbour(listening: String) -> [String: String] {
        [
            "App.swift": """
            import Tickets
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                    let coordinator = HarbourCoordinator()
                    UIWindow().rootViewController = coordinator.stack
                    coordinator.start()
                }
            }
            protocol GateDelegate: AnyObject { func passed() }
            final class HarbourCoordinator: GateDelegate {
                let stack = UINavigationController()
                func start() {
                    let quay = Quay()
                    quay.coordinator = self
                    stack.pushViewController(quay, animated: false)
                }
                func showGate() {
                    let gate = Gate()
                    gate.model = GateModel(delegate: self)
                    stack.pushViewController(gate, animated: true)
                }
                func passed() { stack.pushViewController(Ferry(), animated: true) }
            }
            final class Quay: UIViewController {
                var coordinator: HarbourCoordinator?
                @objc func enter() { coordinator?.showGate() }
            }
            final class Gate: UIViewController { var model: GateModel? }
            final class GateModel {
                weak var delegate: GateDelegate?
                init(delegate: GateDelegate) {
                    self.delegate = delegate
                    \(listening)
                }
            }
            final class Ferry: UIViewController {}
            """
        ]
    }

    /// What a model is told belongs to the screen that has it, not to the one that had it made.
    @Test(arguments: [
        "Tickets.office().addTicketListener { _, ticket in if ticket != nil { delegate.passed() } }",
        "Tickets.office().observeTickets(for: .today) { [weak self] _ in self?.delegate?.passed() }",
        "Tickets.socket.on(\"sold\") { [weak self] in self?.delegate?.passed() }",
    ])
    func whatAModelIsToldIsItsScreens(_ listening: String) {
        ScannedApp(
            listening, Self.harbour(listening: listening),
            has: [
                "Quay ~push~> Gate : HarbourCoordinator.showGate", "Gate ~push~> Ferry : HarbourCoordinator.passed",
            ], hasNot: ["Quay ~push~> Ferry", "unresolved"]
        ).check()
    }

    /// What a shared model is told is nothing that one of the screens does that read it.
    @Test func whatASharedModelIsToldIsNoScreens() {
        ScannedApp(
            "a session that many screens read",
            [
                "App.swift": """
                import SwiftUI
                import Tickets
                @main struct Harbour: App { var body: some Scene { WindowGroup { PierView() } } }
                final class Session: ObservableObject {
                    static let shared = Session()
                    @Published var ticket: String?
                    private init() {
                        Tickets.office().addTicketListener { [weak self] _, ticket in
                            if ticket == nil { self?.ticket = nil }
                        }
                    }
                }
                struct PierView: View {
                    @ObservedObject private var session = Session.shared
                    var body: some View { if let ticket = session.ticket { DeckView(name: ticket) } else { KioskView() } }
                }
                struct DeckView: View {
                    @ObservedObject private var session = Session.shared
                    let name: String
                    var body: some View { Text(session.ticket ?? name) }
                }
                struct KioskView: View {
                    @ObservedObject private var session = Session.shared
                    var body: some View { Button("Buy") { session.ticket = "first" } }
                }
                """
            ],
            has: ["KioskView ~root~> DeckView : PierView.deckView"], hasNot: ["DeckView ~root~> KioskView"]
        ).check()
    }
}
