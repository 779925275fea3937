import Testing

/// States of views in the Composable Architecture, which are made of parts of a feature's state.
struct ViewStateTests {
    private static func harbour(_ shown: String, _ observed: String, _ rest: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { HarbourView(store: Store(initialState: Harbour.State()) { Harbour() }) }
                }
            }
            struct Harbour: Reducer {
                struct State: Equatable {
                    var boat: Boat.State?
                    @BindingState var showsCrew = false
                    var name = ""
                }
                enum Action {
                    case view(ViewAction)
                    enum ViewAction: BindableAction { case boatTapped; case crewTapped; case gone; case binding(Any) }
                }
                func reduce(into state: inout State, action: Action) -> Effect<Action> {
                    switch action {
                    case .view(.boatTapped): state.boat = Boat.State()
                    case .view(.crewTapped): state.showsCrew = true
                    case .view(.gone): state.boat = nil
                    case .view: break
                    }
                    return .none
                }
            }
            struct HarbourView: View {
                let store: StoreOf<Harbour>
                var body: some View {
                    WithViewStore(\(observed)) { viewStore in
                        VStack { \(shown) }
                            .sheet(isPresented: viewStore.binding(get: \\.hasBoat, send: .gone)) { BoatView() }
                            .sheet(isPresented: viewStore.$showsCrew) { CrewView() }
                    }
                }
            }
            struct Boat { struct State: Equatable {} }
            struct BoatView: View { var body: some View { Text("Boat") } }
            struct CrewView: View { var body: some View { Text("Crew") } }
            \(rest)
            """
        ]
    }

    private static let made = """
        extension HarbourView {
            struct ViewState: Equatable {
                let hasBoat: Bool
                @BindingViewState var showsCrew: Bool
                let title: String
                init(store: BindingViewStore<Harbour.State>) {
                    hasBoat = store.boat != nil
                    self._showsCrew = store.$showsCrew
                    title = store.name.uppercased()
                }
            }
        }
        """
    private static let given = """
        extension HarbourView { struct ViewState { let hasBoat: Bool; @BindingViewState var showsCrew: Bool } }
        extension BindingViewStore<Harbour.State> {
            var view: HarbourView.ViewState { .init(hasBoat: boat != nil, showsCrew: $showsCrew) }
        }
        """
    /// `title` is not a part of the state alone.
    private static let computed = """
        extension Harbour.State {
            struct ViewState { let hasBoat: Bool; @BindingViewState var showsCrew: Bool; var title = "" }
            var shown: ViewState {
                ViewState(hasBoat: self.boat != nil, showsCrew: $showsCrew, title: name.uppercased())
            }
        }
        """
    private static let observed = [
        ("store, observe: ViewState.init, send: Harbour.Action.view", made),
        ("store, observe: { ViewState(store: $0) }, send: { .view($0) }", made),
        ("store.scope(state: ViewState.init, action: Harbour.Action.view)", made),
        ("store.scope(state: ViewState.init), observe: { $0 }, send: Harbour.Action.view", made),
        ("self.store, observe: \\.view, send: Harbour.Action.view", given),
        ("store, observe: \\.shown, send: Harbour.Action.view", computed),
        ("store.scope(state: \\.shown), send: Harbour.Action.view", computed),
        ("store.scope(state: { $0.shown }), send: Harbour.Action.view", computed),
    ]

    @Test("What a view's state reads is a part of the feature's", arguments: observed)
    func reading(_ observed: String, _ rest: String) {
        let taps = #"Button("") { viewStore.send(.boatTapped) }; Button("") { viewStore.send(.crewTapped) }"#
        ScannedApp(
            observed, Self.harbour(taps, observed, rest),
            has: [
                "HarbourView ~sheet~> BoatView : HarbourView.boat",
                "HarbourView ~sheet~> CrewView : HarbourView.showsCrew",
            ]
        ).check()
    }

    /// A view store may be handed to a method of the view.
    @Test func aViewStoreIsHandedOn() {
        ScannedApp(
            "handed",
            Self.harbour(
                "taps(viewStore)", "store, observe: \\.view, send: Harbour.Action.view",
                Self.given + """

                    extension HarbourView {
                        func taps(_ viewStore: ViewStore<HarbourView.ViewState, Harbour.Action.ViewAction>) -> some View {
                            Button("") { viewStore.send(.crewTapped) }
                        }
                    }
                    """), has: ["HarbourView ~sheet~> CrewView : HarbourView.showsCrew"]
        ).check()
    }

    @Test("Nothing is shown by making a view's state, or as what it shows goes", arguments: observed)
    func making(_ observed: String, _ rest: String) {
        let tap = #"Button("") { viewStore.send(.gone) }"#
        ScannedApp(observed, Self.harbour(tap, observed, rest), has: [], hasNot: ["~>"]).check()
    }

    /// A view store that shows all of a state stands for the store.
    @Test(
        "What the state of a view chooses is a root", arguments: ["observe: { $0 }", "observe: { $0 }, send: { $0 }"])
    func choosing(_ observed: String) {
        ScannedApp(
            observed,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Port: App {
                    var body: some Scene {
                        WindowGroup { PortView(store: Store(initialState: Pier.State()) { Pier() }) }
                    }
                }
                struct Pier: Reducer {
                    struct State: Equatable { var ship: Int? }
                    enum Action { case boarded; case landed }
                    func reduce(into state: inout State, action: Action) -> Effect<Action> {
                        switch action {
                        case .boarded: state.ship = 1
                        case .landed: state.ship = nil
                        }
                        return .none
                    }
                }
                struct PortView: View {
                    let store: StoreOf<Pier>
                    var body: some View {
                        WithViewStore(store, \(observed)) { viewStore in
                            if viewStore.ship != nil { DeckView(store: store) } else { QuayView(store: store) }
                        }
                    }
                }
                struct DeckView: View {
                    let store: StoreOf<Pier>
                    var body: some View { Button("l") { store.send(.landed) } }
                }
                struct QuayView: View {
                    let store: StoreOf<Pier>
                    var body: some View { Button("b") { store.send(.boarded) } }
                }
                """
            ],
            has: [
                "QuayView ~root~> DeckView : PortView.deckView", "DeckView ~root~> QuayView : PortView.quayView",
                "PortView -root!-> QuayView : quayView",
            ]
        ).check()
    }

    /// What is made of a state chooses as the state does, also where that goes.
    @Test func aStateOfAViewChooses() {
        ScannedApp(
            "chosen",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Port: App {
                    var body: some Scene {
                        WindowGroup { PortView(store: Store(initialState: Pier.State()) { Pier() }) }
                    }
                }
                struct Pier: Reducer {
                    struct State: Equatable { var ship: Int? }
                    enum Action { case boarded; case landed }
                    func reduce(into state: inout State, action: Action) -> Effect<Action> {
                        switch action {
                        case .boarded: state.ship = 1
                        case .landed: state.ship = nil
                        }
                        return .none
                    }
                }
                struct PortView: View {
                    let store: StoreOf<Pier>
                    struct ViewState: Equatable {
                        let isAboard: Bool
                        init(state: Pier.State) { isAboard = state.ship != nil }
                    }
                    var body: some View {
                        WithViewStore(store, observe: ViewState.init) { viewStore in
                            if !viewStore.isAboard { NavigationView { QuayView(store: store) } } else { DeckView(store: store) }
                        }
                    }
                }
                struct DeckView: View { let store: StoreOf<Pier>; var body: some View { Button("") { store.send(.landed) } } }
                struct QuayView: View { let store: StoreOf<Pier>; var body: some View { Button("") { store.send(.boarded) } } }
                """
            ],
            has: ["DeckView ~root~> QuayView : PortView.root", "QuayView ~root~> DeckView : PortView.deckView"]
        ).check()
    }
}
