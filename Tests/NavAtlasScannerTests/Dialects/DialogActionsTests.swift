import Testing

/// Alerts that several features of the Composable Architecture share: `static let locked = AlertState { … }`.
struct DialogActionsTests {
    private static func zoo(_ alert: String) -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Zoo: App {
                var body: some Scene { WindowGroup { GateView(store: Store(initialState: Gate.State()) { Gate() }) } }
            }
            @Reducer struct Gate {
                @ObservableState struct State { var lions = Lions.State(); var bears = Bears.State(); @Presents var tickets: Tickets.State? }
                enum Action { case lions(Lions.Action), bears(Bears.Action), tickets(PresentationAction<Tickets.Action>) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.lions, action: \\.lions) { Lions() }
                    Scope(state: \\.bears, action: \\.bears) { Bears() }
                    Reduce { state, action in
                        switch action {
                        case .lions(.delegate(.pay)), .bears(.delegate(.pay)): state.tickets = Tickets.State()
                        case .lions, .bears, .tickets: break
                        }
                        return .none
                    }
                    .ifLet(\\.$tickets, action: \\.tickets) { Tickets() }
                }
            }
            enum Answer { case pay }
            extension AlertState where Action == Answer { \(alert) }
            \(animals("Lions"))
            \(animals("Bears"))
            @Reducer struct Tickets {
                @ObservableState struct State {}
                enum Action { case bought }
                var body: some ReducerOf<Self> { EmptyReducer() }
            }
            struct GateView: View {
                @Bindable var store: StoreOf<Gate>
                var body: some View {
                    TabView {
                        LionsView(store: store.scope(state: \\.lions, action: \\.lions)).tabItem { Text("lions") }
                        BearsView(store: store.scope(state: \\.bears, action: \\.bears)).tabItem { Text("bears") }
                    }
                    .sheet(item: $store.scope(state: \\.tickets, action: \\.tickets)) { TicketsView(store: $0) }
                }
            }
            struct TicketsView: View { let store: StoreOf<Tickets>; var body: some View { Text("tickets") } }
            """
        ]
    }

    private static func animals(_ name: String) -> String {
        """
        @Reducer struct \(name) {
            @ObservableState struct State { @Presents var alert: AlertState<Answer>? }
            enum Delegate { case pay }
            enum Action { case feedTapped, alert(PresentationAction<Answer>), delegate(Delegate) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .feedTapped: state.alert = .locked
                    case .alert(.presented(.pay)): return .send(.delegate(.pay))
                    case .alert, .delegate: break
                    }
                    return .none
                }
                .ifLet(\\.$alert, action: \\.alert)
            }
        }
        struct \(name)View: View {
            @Bindable var store: StoreOf<\(name)>
            var body: some View {
                Button("feed") { store.send(.feedTapped) }.alert($store.scope(state: \\.alert, action: \\.alert))
            }
        }
        """
    }

    private static let buttons =
        "{ TextState(\"Pay?\") } actions: { ButtonState(action: .send(.pay)) { TextState(\"pay\") } }"

    /// Each feature that shows a constant hears of its buttons.
    @Test(arguments: [
        "static let locked = AlertState \(buttons)", "static let locked = Self \(buttons)",
        "static let locked: AlertState<Answer> = AlertState<Answer> \(buttons)",
        "static var locked: Self { AlertState \(buttons) }",
    ])
    func eachFeatureHearsOfItsButtons(_ alert: String) {
        ScannedApp(
            "a zoo", Self.zoo(alert),
            has: [
                "LionsView ~sheet~> TicketsView : GateView.tickets",
                "BearsView ~sheet~> TicketsView : GateView.tickets",
            ]
        ).check()
    }
}
