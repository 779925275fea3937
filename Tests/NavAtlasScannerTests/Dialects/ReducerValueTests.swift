import Testing

@testable import NavAtlasScanner

@Suite("The Composable Architecture: reducers that are values")
struct ReducerValueTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// An app with a gate, behind which a quay is.
    private static func port(
        gate: String =
            "let gateReducer = Reducer<GateState, GateAction, PortEnvironment> { state, action, environment in",
        end: String = "}", opened: String = "return Effect(value: .opened)", scope: String = "store",
        state: String = "PortState()", reducer: String = "portReducer"
    ) -> String {
        """
        import ComposableArchitecture
        import SwiftUI
        @main struct Harbour: App {
            let store = Store(initialState: \(state), reducer: \(reducer), environment: PortEnvironment())
            var body: some Scene { WindowGroup { PortView(store: store) } }
        }
        struct PortEnvironment { var load: () -> Effect<String, Never>; var queue: AnySchedulerOf<DispatchQueue> }
        struct PortState { var gate: GateState? = GateState(); var quay: QuayState? }
        enum PortAction { case gate(GateAction); case quay(QuayAction) }
        let portReducer = Reducer<PortState, PortAction, PortEnvironment>.combine(
            gateReducer.optional().pullback(state: \\.gate, action: /PortAction.gate, environment: { $0 }),
            Reducer { state, action, _ in
                switch action {
                case .gate(.opened):
                    state.quay = QuayState()
                    state.gate = nil
                    return .none
                default: return .none
                }
            }
        ).debug()
        struct PortView: View {
            let store: Store<PortState, PortAction>
            var body: some View {
                IfLetStore(store.scope(state: \\.gate, action: PortAction.gate)) { GateView(store: $0) }
                IfLetStore(store.scope(state: \\.quay, action: PortAction.quay), then: QuayView.init(store:))
            }
        }
        struct GateState {}
        enum GateAction { case tapped, opened }
        \(gate)
            switch action {
            case .tapped: \(opened)
            case .opened: return .none
            }
        \(end)
        struct GateView: View {
            let store: Store<GateState, GateAction>
            var body: some View {
                WithViewStore(\(scope)) { viewStore in Button("Open") { viewStore.send(.tapped) } }
            }
        }
        struct QuayState {}
        enum QuayAction {}
        struct QuayView: View { let store: Store<QuayState, QuayAction>; var body: some View { Text("Quay") } }
        """
    }

    private static let expected = """
        GateView ~root~> QuayView : PortView.quayView
        PortView -root!-> GateView : gateView
        PortView -root!-> QuayView : quayView
        """

    private static func source(_ name: String, _ text: String) -> ScannedSource {
        ScannedSource(name, text, gives: expected)
    }

    static let cases = [
        source("an effect that is an action", port()),
        source(
            "a reducer with a declared type",
            port(gate: "let gateReducer: Reducer<GateState, GateAction, PortEnvironment> = .init { state, action, _ in")
        ),
        source(
            "a reducer whose declared type leaves its parameters to its value",
            port(
                gate: "let gateReducer: Reducer = "
                    + "Reducer<GateState, GateAction, PortEnvironment> { state, action, environment in")
        ),
        source(
            "a reducer that others are combined with",
            port(
                gate: """
                    let gateReducer = lockReducer.pullback(state: \\.self, action: /.self, environment: { $0 }).combined(
                        with: Reducer<GateState, GateAction, PortEnvironment> { state, action, environment in
                    """, end: "})")),
        source(
            "a reducer with which one of a part is combined",
            port(
                end: """
                    }.combined(
                        with: lockReducer.optional().pullback(state: \\.lock, action: /GateAction.lock, environment: { $0 }))
                    """)),
        source(
            "a list of reducers, one of which tells the types",
            port(
                gate: """
                    let gateReducer = Reducer.combine([
                        Reducer<LockState, LockAction, PortEnvironment> { _, _, _ in .none }
                            .pullback(state: \\.lock, action: /GateAction.lock, environment: { $0 }),
                        Reducer<GateState, GateAction, PortEnvironment> { state, action, environment in
                    """, end: "}])")),
        source(
            "a reducer beside those of its routes",
            port(
                gate: """
                    let gateReducer: Reducer<GateState, GateAction, PortEnvironment> = lockReducer
                        .forEachIndexedRoute(environment: { $0 })
                        .withRouteReducer(Reducer { state, action, environment in
                    """, end: "})")),
        source("a reducer that tells a store's state", port(state: ".init()", reducer: "portReducer.signpost()")),
        source(
            "a reducer inside a type",
            port(
                gate: """
                    enum Gate {
                        typealias State = GateState
                        typealias Action = GateAction
                        static let reducer = Reducer<State, Action, PortEnvironment> { state, action, environment in
                    """, end: "}}; let gateReducer = Gate.reducer")),
        source(
            "a reducer whose type has a name of its own",
            port(
                gate: """
                    typealias GateReducer = Reducer<GateState, GateAction, PortEnvironment>
                    let gateReducer = GateReducer { state, action, environment in
                    """)),
        source(
            "a reducer inside a type that gives its own type a name",
            port(
                gate: """
                    enum Wall { typealias OwnReducer = Reducer<PortState, PortAction, PortEnvironment> }
                    extension Gate { typealias OwnReducer = Reducer<GateState, GateAction, PortEnvironment> }
                    enum Gate {
                        static let reducer: OwnReducer = lockReducer
                            .forEachIndexedRoute(environment: { $0 })
                            .withRouteReducer(Reducer { state, action, environment in
                    """, end: "})}; let gateReducer = Gate.reducer")),
        source(
            "a publisher that ends with an action",
            port(
                opened: """
                    return environment.load().receive(on: environment.queue).catchToEffect { _ in .opened }
                    """)),
        source(
            "a publisher whose values are mapped to an action",
            port(opened: "return environment.load().map { _ in GateAction.opened }.eraseToEffect().cancellable(id: 1)")),
        source("a task that gives an action", port(opened: "return .task { .opened }")),
        source(
            "a store of which only a part of the state is observed", port(scope: #"store.scope(state: { $0.view })"#)),
    ]
}
