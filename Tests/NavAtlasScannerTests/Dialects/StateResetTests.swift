import Testing

/// States that a reducer makes anew as a whole: what they begin with is shown again.
struct StateResetTests {
    private static func ferry(reset: String, first: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct FerryApp: App {
                var body: some Scene { WindowGroup { FerryView(store: Store(initialState: Ferry.State()) { Ferry() }) } }
            }
            @Reducer struct Ferry {
                @ObservableState struct State {
                    var isAboard = false
                    static let ashore = State()
                    \(first)
                }
                enum Action { case boardTapped; case leaveTapped; case waveTapped }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .boardTapped: state.isAboard = true
                        case .leaveTapped: \(reset)
                        case .waveTapped: break
                        }
                        return .none
                    }
                }
            }
            struct FerryView: View {
                let store: StoreOf<Ferry>
                var body: some View {
                    if store.isAboard { DeckView(store: store) } else { PierView(store: store) }
                }
            }
            struct PierView: View {
                let store: StoreOf<Ferry>
                var body: some View { Button("Board") { store.send(.boardTapped) } }
            }
            struct DeckView: View {
                let store: StoreOf<Ferry>
                var body: some View { Button("Leave") { store.send(.leaveTapped) } }
            }
            """
        ]
    }

    @Test(
        "A state that is made anew shows what it begins with",
        arguments: [
            "state = State()", "state = State.ashore", "state = Ferry.State()", "state = .init()", "state = .ashore",
        ])
    func aStateIsMadeAnew(reset: String) {
        ScannedApp(
            "ferry", Self.ferry(reset: reset),
            has: ["DeckView ~root~> PierView : FerryView.pierView", "PierView ~root~> DeckView : FerryView.deckView"]
        ).check()
    }

    @Test(
        "A state that is copied, or whose initializer sets more, is not told by what is written beside its properties",
        arguments: [
            ("let copy = state; state = copy", ""), ("state = State()", "init() { isAboard = Bool.random() }"),
        ])
    func aStateIsCopied(reset: String, first: String) {
        ScannedApp(
            "ferry", Self.ferry(reset: reset, first: first), has: [],
            hasNot: ["DeckView ~root~> PierView : FerryView.pierView"]
        ).check()
    }

    @Test("A path that is emptied pushes nothing", arguments: ["StackState()", "StackState<Path.State>()", ".init()"])
    func aPathIsEmptied(path: String) {
        ScannedApp(
            "canal",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct CanalApp: App {
                    var body: some Scene { WindowGroup { CanalView(store: Store(initialState: Canal.State()) { Canal() }) } }
                }
                @Reducer struct Canal {
                    @ObservableState struct State { var path = StackState<Path.State>() }
                    enum Action { case lockTapped; case mouthTapped; case path(StackActionOf<Path>) }
                    @Reducer enum Path { case lock(Lock) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .lockTapped: state.path.append(.lock(Lock.State()))
                            case .mouthTapped: state.path = \(path)
                            case .path: break
                            }
                            return .none
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                @Reducer struct Lock { @ObservableState struct State {}; enum Action {} }
                struct CanalView: View {
                    @Bindable var store: StoreOf<Canal>
                    var body: some View {
                        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                            BankView(store: store)
                        } destination: { store in
                            switch store.case { case .lock(let store): LockView(store: store) }
                        }
                        .toolbar { Button("Mouth") { store.send(.mouthTapped) } }
                    }
                }
                struct BankView: View {
                    let store: StoreOf<Canal>
                    var body: some View { Button("Lock") { store.send(.lockTapped) } }
                }
                struct LockView: View { let store: StoreOf<Lock>; var body: some View { Text("Lock") } }
                """
            ], has: ["BankView ~push~> LockView : CanalView.lock"],
            hasNot: ["CanalView ~push~> LockView", "BankView ~push~> LockView : CanalView.lock [", "unresolved"]
        ).check()
    }

    /// Showing the tabs shows their first one.
    @Test(
        "A state that is made where there was none does not choose what it begins with",
        arguments: ["?", " = Quay.State()"])
    func aStateIsMadeWhereThereWasNone(declared: String) {
        let app = [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct PortApp: App {
                var body: some Scene { WindowGroup { PortView(store: Store(initialState: Port.State()) { Port() }) } }
            }
            @Reducer struct Port {
                @ObservableState struct State { var isOpen = false; var quay: Quay.State\(declared) }
                enum Action { case gateTapped; case quay(Quay.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        if case .gateTapped = action { state.isOpen = true; state.quay = Quay.State() }
                        return .none
                    }
                    .ifLet(\\.quay, action: \\.quay) { Quay() }
                }
            }
            struct PortView: View {
                let store: StoreOf<Port>
                var body: some View {
                    if store.isOpen {
                        if let quay = store.scope(state: \\.quay, action: \\.quay) { QuayView(store: quay) }
                    } else {
                        GateView(store: store)
                    }
                }
            }
            struct GateView: View {
                let store: StoreOf<Port>
                var body: some View { Button("Open") { store.send(.gateTapped) } }
            }
            @Reducer struct Quay {
                enum Tab { case boats, ropes }
                @ObservableState struct State { var tab = Tab.boats }
                enum Action { case tabSelected(Tab) }
            }
            struct QuayView: View {
                @Bindable var store: StoreOf<Quay>
                var body: some View {
                    TabView(selection: $store.tab.sending(\\.tabSelected)) {
                        BoatsView().tag(Quay.Tab.boats)
                        RopesView().tag(Quay.Tab.ropes)
                    }
                }
            }
            struct BoatsView: View { var body: some View { Text("Boats") } }
            struct RopesView: View { var body: some View { Text("Ropes") } }
            """
        ]
        let shown = "GateView ~root~> QuayView : PortView.quayView"
        let chosen = "GateView ~tab~> BoatsView : QuayView.boats"
        let isOptional = declared == "?"
        ScannedApp(
            declared, app, has: isOptional ? [shown] : [shown, chosen], hasNot: isOptional ? [chosen] : []
        ).check()
    }
}
