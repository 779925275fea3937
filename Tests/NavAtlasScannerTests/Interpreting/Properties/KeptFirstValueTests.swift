import Testing

/// An initialiser that assigns a property to itself leaves it as it begins.
struct KeptFirstValueTests {
    @Test func aStateThatIsAssignedToItselfIsNotShownFromTheStart() {
        ScannedApp(
            "harbour", ["App.swift": Self.harbour],
            has: ["BerthView ~sheet~> BoatView : BerthView.boat"], hasNot: ["HarbourView ~", "HarbourApp ~"]
        ).check()
    }

    /// A parameter of the property's name is another value.
    @Test func aStateThatAParameterGivesIsShownFromTheStart() {
        ScannedApp(
            "harbour with a boat",
            [
                "App.swift": Self.harbour.replacing(
                    "init(isOpen: Bool = true)", with: "init(boat: Boat.State? = Boat.State())")
            ],
            has: ["HarbourView ~sheet~> BoatView : BerthView.boat"]
        ).check()
    }

    private static let harbour = """
        import ComposableArchitecture
        import SwiftUI
        @main struct HarbourApp: App {
            let store = Store(initialState: Harbour.State()) { Harbour() }
            var body: some Scene { WindowGroup { HarbourView(store: store) } }
        }
        @Reducer struct Harbour {
            @ObservableState struct State {
                var berth: Berth.State = .init()
                init(berth: Berth.State = .init()) { self.berth = berth }
            }
            enum Action { case berth(Berth.Action) }
            var body: some ReducerOf<Self> { Scope(state: \\.berth, action: \\.berth) { Berth() } }
        }
        struct HarbourView: View {
            let store: StoreOf<Harbour>
            var body: some View {
                NavigationStack { BerthView(store: store.scope(state: \\.berth, action: \\.berth)) }
            }
        }
        @Reducer struct Berth {
            @ObservableState struct State {
                @Presents var boat: Boat.State?
                init(isOpen: Bool = true) { self.boat = boat }
            }
            enum Action { case boat(PresentationAction<Boat.Action>), boatTapped }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    if case .boatTapped = action { state.boat = Boat.State() }
                    return .none
                }
                .ifLet(\\.$boat, action: \\.boat) { Boat() }
            }
        }
        struct BerthView: View {
            @Bindable var store: StoreOf<Berth>
            var body: some View {
                Button("Boat") { store.send(.boatTapped) }
                    .sheet(item: $store.scope(state: \\.boat, action: \\.boat)) { BoatView(store: $0) }
            }
        }
        @Reducer struct Boat {
            @ObservableState struct State {}
            enum Action {}
        }
        struct BoatView: View {
            let store: StoreOf<Boat>
            var body: some View { Text("Boat") }
        }
        """
}
