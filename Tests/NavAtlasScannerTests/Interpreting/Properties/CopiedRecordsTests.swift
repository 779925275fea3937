import Testing

/// Copies of records by methods that macros write.
@Suite struct CopiedRecordsTests {
    private static func harbour(_ attribute: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Harbour: App { var body: some Scene { WindowGroup { QuayView() } } }
            \(attribute) struct Berths { let first: AnyView?; let second: AnyView?; let isOpen: Bool }
            @Observable class Keeper<State> {
                private(set) var state: State
                init(_ state: State) { self.state = state }
                func change(_ next: (State) -> State) { state = next(state) }
            }
            final class QuayKeeper: Keeper<Berths> {
                init() {
                    super.init(Berths(first: nil, second: nil, isOpen: false))
                    change { $0.copy(first: AnyView(FerryView())) }
                    change { $0.copy(isOpen: true).copy(second: AnyView(TugView())) }
                }
            }
            struct QuayView: View {
                @State private var keeper = QuayKeeper()
                var body: some View {
                    TabView {
                        keeper.state.first.tabItem { Text("f") }
                        keeper.state.second.tabItem { Text("s") }
                    }
                }
            }
            struct FerryView: View { var body: some View { Text("f") } }
            struct TugView: View { var body: some View { Text("t") } }
            """
        ]
    }

    /// A copy holds what it is made with, and what the record held.
    @Test func holdWhatTheyAreMadeWith() {
        ScannedApp(
            "copies", Self.harbour("@Copied"),
            has: ["QuayView -tab-> FerryView : f", "QuayView -tab-> TugView : s"], hasNot: ["unresolved"]
        ).check()
    }

    /// Without a macro there is no such method that could be known.
    @Test func needAMacro() {
        ScannedApp("no macro", Self.harbour(""), has: ["entry QuayView"], hasNot: ["-tab->"]).check()
    }
}
