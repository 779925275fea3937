import Testing

/// Actions that set a part of a feature's state, and effects of earlier releases that send them.
struct BindingActionTests {
    @Test(arguments: cases)
    func leads(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    private static func port(
        _ reducer: String, sends action: String = ".tapped", reads state: String = "$0.knot"
    ) -> String {
        """
        import ComposableArchitecture
        import SwiftUI
        @main struct Port: App {
            var body: some Scene {
                WindowGroup { CoastView(store: Store(initialState: Coast.State(), reducer: Coast())) }
            }
        }
        struct Knot: ReducerProtocol {
            struct State { var isTied = false }
            enum Action { case tied }
            var body: some ReducerProtocol<State, Action> { Reduce { _, _ in .none } }
        }
        struct Coast: ReducerProtocol {
            struct State { @BindingState var knot: Knot.State? }
            enum Action: BindableAction { case tapped; case binding(BindingAction<State>); case knot(Knot.Action); case done }
            var body: some ReducerProtocol<State, Action> {
                BindingReducer()
                Reduce { state, action in
                    switch action {
                    \(reducer)
                    default: return .none
                    }
                }
            }
        }
        struct CoastView: View {
            let store: StoreOf<Coast>
            var body: some View {
                WithViewStore(store) { viewStore in
                    Button("knot") { viewStore.send(\(action)) }
                        .sheet(store.scope(state: { \(state) }, action: Coast.Action.knot), content: KnotView.init(store:))
                }
            }
        }
        struct KnotView: View { let store: StoreOf<Knot>; var body: some View { Text("k") } }
        """
    }

    private static let knot = """
        CoastView -sheet-> KnotView : knot
        CoastView ~sheet~> KnotView : CoastView.knot
        """

    static let cases = [
        ScannedSource(
            "a view sends that a part is set", port("case .done: return .none", sends: #".set(\.$knot, Knot.State())"#),
            gives: knot),
        ScannedSource(
            "a subscriber sends it",
            port(
                #"""
                case .tapped:
                    return Effect.run { subscriber in
                        subscriber.send(.binding(.set(\.$knot, Knot.State())))
                        return AnyCancellable {}
                    }
                    .receive(on: DispatchQueue.main)
                    .eraseToEffect()
                """#),
            gives: knot),
        ScannedSource(
            "an effect ends with the action that its result carries",
            port(
                """
                case .tapped: return .merge(Effect.result { .success(.done) })
                case .done: state.knot = Knot.State(); return .none
                """),
            gives: knot),
        ScannedSource(
            "a case path takes a part out of a state",
            port(
                "case .tapped: state.knot = Knot.State(); return .none",
                reads: "(/Coast.State.knot).extract(from: $0)"),
            gives: knot),
    ]
}
