import Testing

/// Stores of parts of a feature: their actions have no reducer of their own and come to the features around them.
struct StorePartTests {
    /// A harbour with a row of its berths; what a berth sends, the harbour's reducer or that of the coast around it handles.
    private static func coast(state: String, berths: String) -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene { WindowGroup { CoastView(store: Store(initialState: Coast.State()) { Coast() }) } }
            }
            @Reducer struct Coast {
                @ObservableState struct State { var harbour = Harbour.State(); @Presents var boat: Boat.State? }
                enum Action { case harbour(Harbour.Action); case boat(PresentationAction<Boat.Action>) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.harbour, action: \\.harbour) { Harbour() }
                    Reduce { state, action in
                        switch action {
                        case .harbour(.berths(.boatTapped)): state.boat = Boat.State()
                        default: break
                        }
                        return .none
                    }
                    .ifLet(\\.$boat, action: \\.boat) { Boat() }
                }
            }
            struct CoastView: View {
                @Bindable var store: StoreOf<Coast>
                var body: some View {
                    HarbourView(store: store.scope(state: \\.harbour, action: \\.harbour))
                        .sheet(item: $store.scope(state: \\.boat, action: \\.boat)) { BoatView(store: $0) }
                }
            }
            @Reducer struct Harbour {
                @ObservableState struct State { \(state) }
                enum Action { case berths(BerthsAction) }
                var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
            }
            struct HarbourView: View {
                let store: StoreOf<Harbour>
                var body: some View { BerthsView(store: store.scope(state: \\.berths, action: \\.berths)) }
            }
            @ObservableState struct Berths: Equatable { var count = 1 }
            enum BerthsAction { case boatTapped; case buoyTapped }
            struct BerthsView: View {
                \(berths)
                var body: some View { Button("Boat") { store.send(.boatTapped) } }
            }
            @Reducer struct Boat { @ObservableState struct State {}; enum Action {} }
            struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
            """
        ]
    }

    @Test(
        "A part's action comes to the reducers around it",
        arguments: ["var berths = Berths()", "var count = 1; var berths: Berths { Berths(count: count) }"])
    func aPartHasNoReducer(state: String) {
        ScannedApp(
            "berths", Self.coast(state: state, berths: "let store: Store<Berths, BerthsAction>"),
            has: ["CoastView ~sheet~> BoatView : CoastView.boat"]
        ).check()
    }

    @Test(
        "A part without a state sends its actions, itself and by a component that takes any",
        arguments: [
            "var body: some View { Button(\"Aye\") { ViewStore(store).send(.understood) } }",
            "var body: some View { Notice(store: store, choice: .init(action: .understood)) }",
        ])
    func aPartHasNoState(body: String) {
        ScannedApp(
            "pilot",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                import TCACoordinators
                struct Step: ReducerProtocol {
                    enum State: Equatable { case pilot; case berth(Berth.State) }
                    enum Action: Equatable { case pilot(PilotAction); case berth(Berth.Action) }
                    var body: some ReducerProtocol<State, Action> {
                        Scope(state: /State.berth, action: /Action.berth) { Berth() }
                    }
                }
                enum PilotAction: Equatable { case understood }
                struct Passage: ReducerProtocol {
                    struct State: Equatable, IndexedRouterState {
                        var routes: [Route<Step.State>] = [.root(.pilot)]
                    }
                    enum Action: Equatable, IndexedRouterAction {
                        case routeAction(Int, action: Step.Action)
                        case updateRoutes([Route<Step.State>])
                    }
                    var body: some ReducerProtocol<State, Action> {
                        Reduce { state, action in
                            if case .routeAction(_, action: .pilot(.understood)) = action {
                                state.routes.push(.berth(Berth.State()))
                            }
                            return .none
                        }
                        .forEachRoute { Step() }
                    }
                }
                struct PassageView: View {
                    let store: StoreOf<Passage>
                    var body: some View {
                        TCARouter(store) { screen in
                            SwitchStore(screen) {
                                CaseLet(state: /Step.State.pilot, action: Step.Action.pilot, then: PilotView.init)
                                CaseLet(state: /Step.State.berth, action: Step.Action.berth, then: BerthView.init)
                            }
                        }
                    }
                }
                struct PilotView: View {
                    let store: Store<Void, PilotAction>
                    \(body)
                }
                struct Notice<Action>: View {
                    struct Choice { let action: Action }
                    let store: Store<Void, Action>
                    let choice: Choice
                    var body: some View { Button("Aye") { ViewStore(store).send(choice.action) } }
                }
                struct Berth: ReducerProtocol {
                    struct State: Equatable {}
                    enum Action: Equatable { case leave }
                    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
                }
                struct BerthView: View { let store: StoreOf<Berth>; var body: some View { Text("Berth") } }
                @main struct Port: App {
                    var body: some Scene {
                        WindowGroup { PassageView(store: Store(initialState: Passage.State(), reducer: Passage())) }
                    }
                }
                """
            ],
            has: ["PilotView ~push~> BerthView : PassageView.berth"]
        ).check()
    }
}
