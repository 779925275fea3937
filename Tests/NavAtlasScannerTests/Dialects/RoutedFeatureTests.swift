import NavAtlasScanner
import Testing

/// Features whose screens stand on the routes of TCACoordinators.
struct RoutedFeatureTests {
    /// A ferry with a deck, whose routes show a seat and a map; around it stands a company with a bell.
    private static func ferry(_ company: String, view: String, deck: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct Line: App {
                var body: some Scene {
                    WindowGroup { CompanyView(store: Store(initialState: Company.State()) { Company() }) }
                }
            }
            @Reducer struct Company {
                @ObservableState struct State { var ferry = Ferry.State(); var office = Ferry.State() }
                enum Action { case ferry(Ferry.Action); case office(Ferry.Action); case bellTapped, hornTapped }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.ferry, action: \\.ferry) { Ferry() }
                    Reduce { state, action in
                        switch action {
                        \(company)
                        default: return .none
                        }
                    }
                }
            }
            struct CompanyView: View {
                let store: StoreOf<Company>
                var body: some View {
                    \(view)
                }
            }
            @Reducer struct Ferry {
                @ObservableState struct State {
                    var routes: [Route<Place.State>] = [.root(.deck(.init()), embedInNavigationView: true)]
                }
                enum Action { case router(IndexedRouterActionOf<Place>); case seatWanted }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .seatWanted: state.routes.push(.seat(.init()))
                        case let .router(.routeAction(id: _, action: .deck(action))):
                            switch action {
                            case .mapTapped: state.routes.presentSheet(.map(.init()))
                            default: break
                            }
                        case .router(.routeAction(id: _, action: .seat(.left))):
                            return .send(.router(.routeAction(id: 0, action: .deck(.wet))))
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            @Reducer enum Place { case deck(Deck); case seat(Seat); case map(Chart) }
            struct FerryView<Bar: View>: View {
                let store: StoreOf<Ferry>
                let bar: () -> Bar
                init(store: StoreOf<Ferry>, bar: @autoclosure @escaping () -> Bar) { self.store = store; self.bar = bar }
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case {
                        case .deck(let store): DeckView(store: store, bar: bar())
                        case .seat(let store): SeatView(store: store)
                        case .map(let store): ChartView(store: store)
                        }
                    }
                }
            }
            @Reducer struct Deck {
                enum Action { case mapTapped, wet, rained }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(deck)
                        default: return .none
                        }
                    }
                }
            }
            @Reducer struct Seat { struct State {}; enum Action { case left } }
            @Reducer struct Chart {}
            struct DeckView<Bar: View>: View {
                let store: StoreOf<Deck>
                let bar: () -> Bar
                init(store: StoreOf<Deck>, bar: @autoclosure @escaping () -> Bar) { self.store = store; self.bar = bar }
                var body: some View { ZStack { Planks(store: store); bar() }.navigationTitle("Deck") }
            }
            struct Planks: View {
                let store: StoreOf<Deck>
                var body: some View { Button("Map") { store.send(.mapTapped) } }
            }
            struct SeatView: View {
                let store: StoreOf<Seat>
                var body: some View { Button("Leave") { store.send(.left) } }
            }
            struct ChartView: View { let store: StoreOf<Chart>; var body: some View { Text("Map") } }
            struct Bell: View { let store: StoreOf<Company>; var body: some View { Button("Bell") { store.send(.bellTapped) } } }
            """
        ]
    }

    private static let tabs = """
        TabView { FerryView(store: store.scope(state: \\.ferry, action: \\.ferry), bar: Bell(store: store)).tag(0) }
        """

    @Test func aReducerRunsAnotherByHand() {
        ScannedApp(
            "bell",
            Self.ferry(
                """
                case .bellTapped:
                    return Ferry().reduce(into: &state.ferry, action: .seatWanted).map(Action.ferry)
                """, view: "\(Self.tabs).overlay { Bell(store: store) }"),
            has: ["CompanyView ~push~> SeatView : FerryView.seat"], hasNot: ["unresolved", "CompanyView ~sheet~>"]
        ).check()
    }

    @Test func anActionIsSentDownARoute() {
        ScannedApp(
            "rain",
            Self.ferry(
                """
                case .bellTapped: return .send(.ferry(.router(.routeAction(id: 0, action: .deck(.rained)))))
                """, view: "\(Self.tabs).overlay { Bell(store: store) }", deck: "case .rained: return .send(.mapTapped)"
            ),
            has: ["CompanyView ~sheet~> ChartView : FerryView.map"], hasNot: ["unresolved", "CompanyView ~push~>"]
        ).check()
    }

    /// The seat tells the deck that it is wet: that opens no map.
    @Test func anActionSentDownARouteIsThatOneOnly() {
        ScannedApp(
            "wet", Self.ferry("", view: Self.tabs, deck: "case .rained: return .send(.mapTapped)"),
            has: ["DeckView ~sheet~> ChartView : FerryView.map"], hasNot: ["SeatView ~"]
        ).check()
    }

    /// A tab bar that screens are given to draw is a part of them, and the coordinator that hands it on is their tab.
    @Test func whatARouterHandsOnToItsScreensIsNoScreen() {
        ScannedApp(
            "bar", Self.ferry("", view: Self.tabs),
            has: [
                "CompanyView -tab-> FerryView : ferryView", "FerryView -root!-> DeckView : deck(Deck.State)",
                "DeckView ~sheet~> ChartView : FerryView.map",
            ], hasNot: ["Bell", "Planks"]
        ).check()
    }

    /// A router of the app's own, such as one for its requests, is another one than the library's.
    @Test func anAppsOwnRouterHidesNothing() {
        var files = Self.ferry("", view: Self.tabs)
        files["Request.swift"] = "protocol Router { var path: String { get } }"
        ScannedApp(
            "requests", files,
            has: ["FerryView -root!-> DeckView : deck(Deck.State)", "DeckView ~sheet~> ChartView : FerryView.map"]
        ).check()
    }

    /// The library makes actions by their paths: what is done for them is not dead.
    @Test func actionsOfARouterAreMade() {
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: Self.ferry("", view: Self.tabs)).remarks
        #expect(!remarks.contains { $0.detail.contains("nothing makes the case 'router'") }, "\(remarks)")
    }

    /// The type of a store tells what `.first` is, and so what the routes begin with.
    @Test(
        arguments: [
            "let store: StoreOf<Ferry> = .init(initialState: .first) { Ferry() }",
            "let store: StoreOf<Ferry> = .init(initialState: .first, reducer: { Ferry() })",
            "let store: Store<Ferry.State, Ferry.Action> = .init(initialState: .first) { Ferry() }",
        ])
    func aStoreOfADeclaredTypeHoldsItsFirstState(_ store: String) {
        ScannedApp(
            store,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                import TCACoordinators
                @main struct Line: App {
                    private \(store)
                    var body: some Scene { WindowGroup { FerryView(store: store) } }
                }
                @Reducer enum Place { case deck(Deck); case seat(Seat) }
                @Reducer struct Ferry {
                    @ObservableState struct State {
                        static let first = State(routes: [.root(.deck(.init()))])
                        var routes: [Route<Place.State>]
                        init(routes: [Route<Place.State>]) { self.routes = routes }
                    }
                    enum Action { case router(IndexedRouterActionOf<Place>) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            if case .router(.routeAction(id: _, action: .deck(.boarded))) = action {
                                state.routes = [.root(.seat(.init()))]
                            }
                            return .none
                        }
                        .forEachRoute(\\.routes, action: \\.router)
                    }
                }
                struct FerryView: View {
                    let store: StoreOf<Ferry>
                    var body: some View {
                        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                            switch screen.case {
                            case .deck(let store): DeckView(store: store)
                            case .seat: Text("s")
                            }
                        }
                    }
                }
                @Reducer struct Deck { struct State {}; enum Action { case boarded } }
                @Reducer struct Seat { struct State {}; enum Action { case left } }
                struct DeckView: View {
                    let store: StoreOf<Deck>
                    var body: some View { Button("b") { store.send(.boarded) } }
                }
                """
            ], has: ["FerryView -root!-> DeckView : deck(Deck.State)"], hasNot: ["unresolved", "-?-> DeckView"]
        ).check()
    }
}
