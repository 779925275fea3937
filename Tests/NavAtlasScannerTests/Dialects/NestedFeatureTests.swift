import Testing

/// Features whose views are nested in them under one name, and whose states choose among them.
@Suite struct NestedFeatureTests {
    private static func feature(_ name: String, actions: String, reduce: String, body: String) -> String {
        """
        public struct \(name): ReducerProtocol { public init() {} }
        public extension \(name) {
            struct State: Equatable { public init() {} }
            enum Action: Equatable { \(actions) }
            var body: some ReducerProtocol<State, Action> {
                Reduce { state, action in switch action { \(reduce) } }
            }
            struct View: SwiftUI.View {
                let store: StoreOf<\(name)>
                public init(store: StoreOf<\(name)>) { self.store = store }
                public var body: some SwiftUI.View { \(body) }
            }
        }
        """
    }

    private static func pier(_ branches: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import ComposableArchitecture
            @main struct Coast: SwiftUI.App {
                var body: some Scene {
                    WindowGroup { Pier.View(store: Store(initialState: .init(), reducer: Pier())) }
                }
            }
            public struct Pier: ReducerProtocol { public init() {} }
            public extension Pier {
                enum State: Equatable {
                    case fog(Fog.State)
                    case gate(Gate.State)
                    public init() { self = .fog(.init()) }
                }
                enum Action: Equatable { case fog(Fog.Action), gate(Gate.Action) }
                var body: some ReducerProtocol<State, Action> {
                    Reduce { state, action in
                        switch action {
                        case .fog(.lifted): state = .gate(.init())
                        default: break
                        }
                        return .none
                    }
                    .ifCaseLet(/State.fog, action: /Action.fog) { Fog() }
                    .ifCaseLet(/State.gate, action: /Action.gate) { Gate() }
                }
                struct View: SwiftUI.View {
                    let store: StoreOf<Pier>
                    public init(store: StoreOf<Pier>) { self.store = store }
                    public var body: some SwiftUI.View {
                        \(branches)
                    }
                }
            }
            """,
            "Fog.swift": "import SwiftUI\nimport ComposableArchitecture\n"
                + feature(
                    "Fog", actions: "case seen, lifted",
                    reduce: "case .seen: return .send(.lifted) case .lifted: return .none",
                    body: "Text(\"fog\").onAppear { store.send(.seen) }"),
            "Gate.swift": """
            import SwiftUI
            import ComposableArchitecture
            public struct Gate: ReducerProtocol { public init() {} }
            public extension Gate {
                struct State: Equatable {
                    var step: Step?
                    public init() { step = .ticket(.init()) }
                    enum Step: Equatable { case ticket(Ticket.State), boat(Boat.State) }
                }
                enum Action: Equatable {
                    case step(Step)
                    enum Step: Equatable { case ticket(Ticket.Action), boat(Boat.Action) }
                }
                var body: some ReducerProtocol<State, Action> {
                    Reduce { state, action in
                        switch action {
                        case .step(.ticket(.bought)): state.step = .boat(.init())
                        default: break
                        }
                        return .none
                    }
                }
                struct View: SwiftUI.View {
                    let store: StoreOf<Gate>
                    public init(store: StoreOf<Gate>) { self.store = store }
                    public var body: some SwiftUI.View {
                        IfLetStore(store.scope(state: \\.step, action: Gate.Action.step)) { step in
                            SwitchStore(step) {
                                CaseLet(state: /Gate.State.Step.ticket, action: Gate.Action.Step.ticket) { Ticket.View(store: $0) }
                                CaseLet(state: /Gate.State.Step.boat, action: Gate.Action.Step.boat) { Boat.View(store: $0) }
                            }
                        }
                    }
                }
            }
            """
                + feature(
                    "Ticket", actions: "case bought", reduce: "case .bought: return .none",
                    body: "Button(\"buy\") { store.send(.bought) }")
                + feature(
                    "Boat", actions: "case left", reduce: "case .left: return .none",
                    body: "Button(\"go\") { store.send(.left) }"),
        ]
    }

    /// Each branch asks for one case, and no view is taken for another of its name.
    @Test(arguments: [
        """
        IfLetStore(store.scope(state: /Pier.State.fog, action: Pier.Action.fog), then: Fog.View.init(store:))
        IfLetStore(store.scope(state: /Pier.State.gate, action: Pier.Action.gate), then: Gate.View.init(store:))
        """,
        """
        if let store = store.scope(state: \\.fog, action: \\.fog) { Fog.View(store: store) }
        if let store = store.scope(state: \\.gate, action: \\.gate) { Gate.View(store: store) }
        """,
    ])
    func oneCaseEach(_ branches: String) {
        ScannedApp(
            "one case each", Self.pier(branches),
            has: [
                "Pier.View -root!-> Fog.View : fog", "Pier.View -root!-> Gate.View : gate",
                "Fog.View ~root~> Gate.View : Pier.View.gate",
                "Gate.View -root!-> Ticket.View : ticket", "Gate.View -root-> Boat.View : boat",
                "Ticket.View ~root~> Boat.View : Gate.View.boat",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// A screen that makes a part's store itself is no place from which the part's actions come to other features.
    @Test func aStoreOfItsOwnEndsTheWayOfActions() {
        let files = [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Mill: App {
                var body: some Scene {
                    WindowGroup { HallView(store: Store(initialState: Hall.State()) { Hall() }) }
                    WindowGroup(id: "trial") { TrialView() }
                }
            }
            @Reducer struct Hall {
                struct State { var wheel = Wheel.State(); var isOpen = false }
                enum Action { case wheel(Wheel.Action) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.wheel, action: \\.wheel) { Wheel() }
                    Reduce { state, action in
                        if case .wheel(.turned) = action { state.isOpen = true }
                        return .none
                    }
                }
            }
            struct HallView: View {
                @Bindable var store: StoreOf<Hall>
                var body: some View {
                    WheelView(store: store.scope(state: \\.wheel, action: \\.wheel))
                        .sheet(isPresented: $store.isOpen) { FlourView() }
                }
            }
            @Reducer struct Wheel {
                struct State {}
                enum Action { case turned }
            }
            struct WheelView: View {
                let store: StoreOf<Wheel>
                var body: some View { Button("turn") { store.send(.turned) } }
            }
            struct TrialView: View {
                var body: some View { VStack { WheelView(store: Store(initialState: Wheel.State()) { Wheel() }) } }
            }
            struct FlourView: View { var body: some View { Text("flour") } }
            """
        ]
        ScannedApp(
            "a part on trial", files, has: ["HallView ~sheet~> FlourView : HallView.isOpen"],
            hasNot: ["TrialView ~sheet", "unresolved"]
        ).check()
    }
}
