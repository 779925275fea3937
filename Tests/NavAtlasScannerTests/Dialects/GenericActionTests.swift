import Testing

/// Actions of the Composable Architecture that a generic enum of the app's own carries: `case list(Loading<Rows.Action>)`.
struct GenericActionTests {
    private static func inn(_ carried: String, _ more: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Inn: App {
                var body: some Scene { WindowGroup { HallView(store: Store(initialState: Hall.State()) { Hall() }) } }
            }
            @CasePathable enum Loading<Value, Inner> { case fetch, fetched(Result<Value, any Error>), loaded(Inner) }
            \(more)
            @Reducer struct Hall {
                @ObservableState struct State { var rooms = Rooms.State(); @Presents var bill: Bill.State? }
                enum Action { case rooms(\(carried)), bill(PresentationAction<Bill.Action>), payTapped }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .rooms(.loaded(.delegate(.leave))), .payTapped: state.bill = Bill.State()
                        case .rooms, .bill: break
                        }
                        return .none
                    }
                    .ifLet(\\.$bill, action: \\.bill) { Bill() }
                    Scope(state: \\.rooms, action: \\.rooms.loaded) { Rooms() }
                }
            }
            @Reducer struct Rooms {
                @ObservableState struct State {}
                enum Delegate { case leave }
                enum Action { case keyTapped, delegate(Delegate) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .keyTapped: return .send(.delegate(.leave))
                        case .delegate: return .none
                        }
                    }
                }
            }
            @Reducer struct Bill {
                @ObservableState struct State {}
                enum Action { case paid }
                var body: some ReducerOf<Self> { EmptyReducer() }
            }
            struct HallView: View {
                @Bindable var store: StoreOf<Hall>
                var body: some View {
                    NavigationStack { RoomsView(store: store.scope(state: \\.rooms, action: \\.rooms.loaded)) }
                        .sheet(item: $store.scope(state: \\.bill, action: \\.bill)) { BillView(store: $0) }
                }
            }
            struct RoomsView: View {
                let store: StoreOf<Rooms>
                var body: some View { Button("key") { store.send(.keyTapped) } }
            }
            struct BillView: View { let store: StoreOf<Bill>; var body: some View { Text("bill") } }
            """
        ]
    }

    static let apps = [
        inn("Loading<Rooms.State, Rooms.Action>"),
        // What an alias with parameters stands for depends on what it is given.
        inn("LoadingOf<Rooms>", "typealias LoadingOf<R: Reducer> = Loading<R.State, R.Action>"),
        inn("Swapped<Rooms.Action, Rooms.State>", "typealias Swapped<A, B> = Loading<B, A>"),
    ]

    @Test(arguments: apps)
    func comeToTheFeatureAround(_ files: [String: String]) {
        ScannedApp("an inn", files, has: ["RoomsView ~sheet~> BillView : HallView.bill"]).check()
    }
}
