import Testing

/// What `assign(to:)` does with what comes.
struct PublisherAssignmentsTests {
    /// Who changes the property that is followed brings up what the assigned one chooses.
    @Test(arguments: [
        "$user.map { $0 != nil }.assign(to: &$isIn)", "$user.map { $0 != nil }.removeDuplicates().assign(to: &$isIn)",
        "$user.map { $0 != nil }.assign(to: \\.isIn, on: self).store(in: &bag)",
        "$user.map { $0 != nil }.sink { [weak self] in self?.isIn = $0 }.store(in: &bag)",
    ])
    func isDoneForWhoChangesTheState(code: String) {
        ScannedApp(
            code,
            [
                "App.swift": """
                import Combine
                import SwiftUI
                struct User {}
                final class Session: ObservableObject {
                    @Published var user: User?
                    @Published private(set) var isIn = false
                    private var bag = Set<AnyCancellable>()
                    init() { \(code) }
                }
                @main struct Forum: App {
                    @StateObject private var session = Session()
                    var body: some Scene { WindowGroup { RootView(session: session) } }
                }
                struct RootView: View {
                    @ObservedObject var session: Session
                    var body: some View {
                        if session.isIn { HallView(session: session) } else { GateView(session: session) }
                    }
                }
                struct GateView: View {
                    let session: Session
                    var body: some View { Button("In") { session.user = User() } }
                }
                struct HallView: View {
                    let session: Session
                    var body: some View { Button("Out") { session.user = nil } }
                }
                """
            ],
            has: ["GateView ~root~> HallView : RootView.hallView", "HallView ~root~> GateView : RootView.gateView"],
            hasNot: ["RootView ~root~>", "unresolved"]
        ).check()
    }
}
