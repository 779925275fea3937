import Testing

/// States that a reducer makes anew as a whole: what they begin with is shown again.
struct StateResetTests {
    private static func ferry(reset: String, first: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct FerryApp: App {
                var body: some Scene { WindowGroup { FerryView(store: Store(initialState: Ferry.State()) { Ferry() }) } }
            }
            @Reducer struct Ferry {
                @ObservableState struct State {
                    var isAboard = false
                    static let ashore = State()
                    \(first)
                }
                enum Action { case boardTapped; case leaveTapped; case waveTapped }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .boardTapped: state.isAboard = true
                        case .leaveTapped: \(reset)
                        case .waveTapped: break
                        }
                        return .none
                    }
                }
            }
            struct FerryView: View {
                let store: StoreOf<Ferry>
                var body: some View {
                    if store.isAboard { DeckView(store: store) } else { PierView(store: store) }
                }
            }
            struct PierView: View {
                let store: StoreOf<Ferry>
                var body: some View { Button("Board") { store.send(.boardTapped) } }
            }
            struct DeckView: View {
                let store: StoreOf<Ferry>
                var body: some View { Button("Leave") { store.send(.leaveTapped) } }
            }
            """
        ]
    }

    @Test(
        "A state that is made anew shows what it begins with",
        arguments: [
            "state = State()", "state = State.ashore", "state = Ferry.State()",
        ])
    func aStateIsMadeAnew(reset: String) {
        ScannedApp(
            "ferry", Self.ferry(reset: reset),
            has: ["DeckView ~root~> PierView : FerryView.pierView", "PierView ~root~> DeckView : FerryView.deckView"]
        ).check()
    }

    @Test(
        "A state that is copied, or whose initializer sets more, is not told by what is written beside its properties",
        arguments: [
            ("let copy = state; state = copy", ""), ("state = State()", "init() { isAboard = Bool.random() }"),
        ])
    func aStateIsCopied(reset: String, first: String) {
        ScannedApp(
            "ferry", Self.ferry(reset: reset, first: first), has: [],
            hasNot: ["DeckView ~root~> PierView : FerryView.pierView"]
        ).check()
    }
}
