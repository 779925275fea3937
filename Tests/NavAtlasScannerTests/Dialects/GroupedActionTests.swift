import Testing

/// Actions of the Composable Architecture that an enum groups on their way out, and states that are one of several features'.
struct GroupedActionTests {
    /// The fair's stack begins with its booths, which have a bar of their own; what a booth sends goes by the booths' actions
    /// to the fair's.
    private static let fair = [
        "App.swift": """
        import ComposableArchitecture
        import SwiftUI
        @main struct Fair: App {
            var body: some Scene {
                WindowGroup { GroundView(store: Store(initialState: Ground.State()) { Ground() }) }
            }
        }
        @Reducer struct Ground {
            @ObservableState struct State { var path = StackState<Path.State>([.booths(.swings(.init()))]) }
            enum Action { case path(StackActionOf<Path>) }
            @Reducer enum Path { case booths(Booths); case ticket(Ticket) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .path(.element(_, action: .booths(.leave(.swings(.pay))))): state.path.append(.ticket(.init()))
                    case .path: break
                    }
                    return .none
                }
                .forEach(\\.path, action: \\.path)
            }
        }
        struct GroundView: View {
            @Bindable var store: StoreOf<Ground>
            var body: some View {
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                    EmptyView()
                } destination: { store in
                    switch store.case {
                    case .booths(let store): BoothsView(store: store)
                    case .ticket(let store): TicketView(store: store)
                    }
                }
            }
        }
        @Reducer struct Booths {
            @ObservableState enum State { case swings(Swings.State); case darts(Darts.State) }
            enum Way { case swings(Swings.Way) }
            enum Action {
                case pick(Bool)
                case child(Child)
                case leave(Way)
                enum Child { case swings(Swings.Action); case darts(Darts.Action) }
            }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .pick(true): state = .swings(.init())
                    case .pick: state = .darts(.init())
                    case .child(let child):
                        switch child {
                        case .swings(.leave(let way)): return .send(.leave(.swings(way)))
                        default: return .none
                        }
                    case .leave: break
                    }
                    return .none
                }
                .ifCaseLet(\\.swings, action: \\.child.swings) { Swings() }
                .ifCaseLet(\\.darts, action: \\.child.darts) { Darts() }
            }
        }
        struct BoothsView: View {
            let store: StoreOf<Booths>
            var body: some View {
                VStack {
                    switch store.state {
                    case .swings:
                        if let store = store.scope(state: \\.swings, action: \\.child.swings) { SwingsView(store: store) }
                    case .darts:
                        if let store = store.scope(state: \\.darts, action: \\.child.darts) { DartsView(store: store) }
                    }
                    Button("darts") { store.send(.pick(false)) }
                }
            }
        }
        @Reducer struct Swings {
            @ObservableState struct State {}
            enum Way { case pay }
            enum Action { case tapped; case leave(Way) }
            var body: some ReducerOf<Self> {
                Reduce { _, action in
                    switch action {
                    case .tapped: return .send(.leave(.pay))
                    case .leave: return .none
                    }
                }
            }
        }
        struct SwingsView: View {
            let store: StoreOf<Swings>
            var body: some View { Button("swing") { store.send(.tapped) } }
        }
        @Reducer struct Darts { @ObservableState struct State {}; enum Action { case thrown } }
        struct DartsView: View { let store: StoreOf<Darts>; var body: some View { Text("darts") } }
        @Reducer struct Ticket {}
        struct TicketView: View { let store: StoreOf<Ticket>; var body: some View { Text("ticket") } }
        """
    ]

    @Test func whatAnEnumGroupsComesToTheFeatureAround() {
        ScannedApp("fair", Self.fair, has: ["SwingsView ~push~> TicketView : GroundView.ticket"]).check()
    }

    @Test func eachFeatureOfAStateIsAScreen() {
        ScannedApp(
            "booths", Self.fair,
            has: [
                "BoothsView -root!-> SwingsView : swings", "BoothsView -root!-> DartsView : darts",
                "BoothsView ~root~> DartsView : BoothsView.darts",
            ], hasNot: ["BoothsView ~push~>"]
        ).check()
    }

    /// A dialog is one of what a feature presents: what its buttons send comes by that, also where a case of the feature's own
    /// carries the same actions. An extension may make it as `Self`.
    @Test(arguments: ["AlertState", "a function", "Self", "beside a case"])
    func theButtonsOfAPresentedDialogSend(made: String) {
        func alert(_ type: String) -> String {
            "\(type) { TextState(\"Map?\") } actions: { ButtonState(action: .yes) { TextState(\"Yes\") } }"
        }
        let isBeside = made == "beside a case"
        let isExtended = made != "AlertState" && !isBeside
        let given = isExtended ? "extension AlertState where Action == Gate.Shown.Action.Answer {" : ""
        ScannedApp(
            made,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Fair: App {
                    var body: some Scene { WindowGroup { GateView(store: Store(initialState: Gate.State()) { Gate() }) } }
                }
                @Reducer struct Gate {
                    @ObservableState struct State { @Presents var shown: Shown.State?; @Presents var map: Map.State? }
                    enum Action {
                        case tapped
                        case shown(PresentationAction<Shown.Action>)
                        case map(PresentationAction<Map.Action>)
                        \(isBeside ? "case question(Shown.Action.Answer)" : "")
                    }
                    @Reducer struct Shown {
                        @ObservableState enum State { case question(AlertState<Action.Answer>) }
                        enum Action { case question(Answer); enum Answer { case yes } }
                    }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .tapped:
                                state.shown = .question(\(isExtended ? ".map()" : alert("AlertState")))
                            case .shown(.presented(.question(.yes))): state.map = Map.State()
                            default: break
                            }
                            return .none
                        }
                        .ifLet(\\.$shown, action: \\.shown) { Shown() }
                    }
                }
                @Reducer struct Map {}
                struct GateView: View {
                    @Bindable var store: StoreOf<Gate>
                    var body: some View {
                        Button("map") { store.send(.tapped) }
                            .alert($store.scope(state: \\.shown?.question, action: \\.shown.question))
                            .sheet(item: $store.scope(state: \\.map, action: \\.map)) { MapView(store: $0) }
                    }
                }
                struct MapView: View { let store: StoreOf<Map>; var body: some View { Text("map") } }
                \(given.isEmpty ? "" : "\(given) static func map() -> Self { \(alert(made == "Self" ? "Self" : "AlertState")) } }")
                """
            ],
            has: ["GateView ~sheet~> MapView : GateView.map"], hasNot: ["unresolved"]
        ).check()
    }
}
