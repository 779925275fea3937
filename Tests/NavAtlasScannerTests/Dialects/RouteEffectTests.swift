import Testing

/// What effects do with the routes of TCACoordinators, and what code reads of them.
@Suite struct RouteEffectTests {
    /// A mill whose routes show a wheel, a sack and a bill; the wheel turns until its sensor tells what came of it.
    private static func mill(_ name: String, sack: String, has: [String], hasNot: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                import TCACoordinators
                @main struct Works: App {
                    var body: some Scene {
                        WindowGroup { MillView(store: Store(initialState: Mill.State(), reducer: Mill())) }
                    }
                }
                enum Signal { case full }
                struct Mill: ReducerProtocol {
                    struct State: IndexedRouterState {
                        var held: [Route<Room.State>] = [.root(.wheel(.init()))]
                        var routes: [Route<Room.State>] {
                            get {
                                held.map { $0.map { room in
                                    switch room {
                                    case .wheel(var wheel): wheel.speed = 2; return .wheel(wheel)
                                    default: return room
                                    }
                                } }
                            }
                            set { held = newValue }
                        }
                        func action(for signal: Signal) -> Action? {
                            for (index, route) in held.enumerated().reversed() {
                                guard let action = route.screen.action(for: signal) else { continue }
                                return .routeAction(index, action: action)
                            }
                            return nil
                        }
                    }
                    enum Action: IndexedRouterAction {
                        case routeAction(Int, action: Room.Action), updateRoutes([Route<Room.State>]), told(Signal)
                    }
                    @Dependency(\\.sensor) var sensor
                    @Dependency(\\.mainQueue) var mainQueue
                    var body: some ReducerProtocol<State, Action> {
                        Reduce { state, action in
                            switch action {
                            case .told(let signal): return state.action(for: signal).map { EffectTask(value: $0) } ?? .none
                            case .routeAction(_, action: .wheel(.turn)):
                                return sensor.signals().receive(on: mainQueue).catchToEffect(Action.told)
                            case .routeAction(_, action: .wheel(.filled)): state.routes.push(.sack(.init()))
                            case .routeAction(_, action: .sack(.sold)): \(sack)
                            default: break
                            }
                            return .none
                        }
                        .forEachRoute { Room() }
                    }
                }
                struct Room: ReducerProtocol {
                    enum State {
                        case wheel(Wheel.State), sack(Sack.State), bill(Bill.State)
                        func action(for signal: Signal) -> Action? {
                            switch self {
                            case .wheel: return .wheel(.heard(signal))
                            default: return nil
                            }
                        }
                    }
                    enum Action { case wheel(Wheel.Action), sack(Sack.Action), bill(Bill.Action) }
                    var body: some ReducerProtocol<State, Action> {
                        Scope(state: /State.wheel, action: /Action.wheel) { Wheel() }
                        Scope(state: /State.sack, action: /Action.sack) { Sack() }
                        Scope(state: /State.bill, action: /Action.bill) { Bill() }
                    }
                }
                struct Wheel: ReducerProtocol {
                    struct State { var speed = 1 }
                    enum Action { case turn, heard(Signal), filled }
                    @Dependency(\\.mainQueue) var mainQueue
                    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
                        switch action {
                        case .heard: return EffectTask(value: .filled).delay(for: 2, scheduler: mainQueue).eraseToEffect()
                        default: return .none
                        }
                    }
                }
                struct Sack: ReducerProtocol {
                    struct State {}; enum Action { case sold }
                    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
                }
                struct Bill: ReducerProtocol {
                    struct State {}; enum Action { case paid }
                    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
                }
                struct MillView: View {
                    let store: StoreOf<Mill>
                    var body: some View {
                        TCARouter(store) { screen in
                            SwitchStore(screen) {
                                CaseLet(state: /Room.State.wheel, action: Room.Action.wheel, then: WheelView.init)
                                CaseLet(state: /Room.State.sack, action: Room.Action.sack, then: SackView.init)
                                CaseLet(state: /Room.State.bill, action: Room.Action.bill, then: BillView.init)
                            }
                        }
                    }
                }
                struct WheelView: View {
                    let store: StoreOf<Wheel>
                    var body: some View { Button("t") { ViewStore(store).send(.turn) } }
                }
                struct SackView: View {
                    let store: StoreOf<Sack>
                    var body: some View { Button("s") { ViewStore(store).send(.sold) } }
                }
                struct BillView: View { let store: StoreOf<Bill>; var body: some View { Text("b") } }
                """
            ], has: ["WheelView ~push~> SackView : MillView.sack"] + has,
            hasNot: hasNot + ["WheelView ~sheet~>", "unresolved"])
    }

    static let apps = [
        mill(
            "an effect of the type dismisses and presents",
            sack: "return EffectTask.routeWithDelaysIfUnsupported(state.routes, scheduler: mainQueue) {\n"
                + "$0.dismiss()\n$0.presentSheet(.bill(.init()))\n}",
            has: ["SackView ~sheet~> BillView : MillView.bill"], hasNot: ["BillView ~"]),
        mill(
            "an effect that names its actions pushes",
            sack: "return .routeWithDelaysIfUnsupported(state.routes, action: \\.router) { $0.push(.bill(.init())) }",
            has: ["SackView ~push~> BillView : MillView.bill"], hasNot: ["BillView ~"]),
    ]

    @Test(arguments: apps) func isFollowed(_ app: ScannedApp) { app.check() }

    /// An app may call a protocol of another module what the library calls its store.
    @Test func aProtocolIsNotTheStore() {
        ScannedApp(
            "kiln",
            [
                "Archive/Store.swift": "public protocol Store { func save() }",
                "App/App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Kiln: App { var body: some Scene { WindowGroup { KilnView(guide: Guide()) } } }
                @Observable final class Guide {
                    var pots: [Held<StoreOf<Pot>>] = []
                    func open(_ id: Int) {
                        pots.append(Held(value: Store(initialState: Pot.State(id: id)) { Pot(guide: self) }))
                    }
                }
                struct Held<Value>: Hashable {
                    let value: Value
                    static func == (one: Self, other: Self) -> Bool { true }
                    func hash(into hasher: inout Hasher) {}
                }
                @Reducer struct Pot {
                    let guide: Guide
                    @ObservableState struct State: Equatable { let id: Int }
                    enum Action { case next }
                    var body: some ReducerOf<Self> {
                        Reduce { state, _ in .run { [id = state.id] _ in guide.open(id + 1) } }
                    }
                }
                struct KilnView: View {
                    @Bindable var guide: Guide
                    var body: some View {
                        NavigationStack(path: $guide.pots) {
                            Button("first") { guide.open(1) }
                                .navigationDestination(for: Held<StoreOf<Pot>>.self) { PotView(store: $0.value) }
                        }
                    }
                }
                struct PotView: View {
                    let store: StoreOf<Pot>
                    var body: some View { Button("next") { store.send(.next) } }
                }
                """,
            ], has: ["PotView ~push~> PotView : KilnView.Held"], hasNot: ["unresolved"]
        ).check()
    }
}
