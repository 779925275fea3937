import Testing

@testable import NavAtlasScanner

/// A feature that stands in several places: what a screen sends comes to the feature around by the way of the screen's own store.
struct StoreWaysTests {
    @Test(arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.filter { $0.contains("~") }.sorted() == source.wanted)
    }

    /// A counter in two places of a fair, of which only what comes from `left` opens the prize.
    private static func fair(
        _ state: String, _ actions: String, _ from: String, reducers: String, _ views: String, extra: String = ""
    ) -> String {
        """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Counter {
            @ObservableState struct State: Equatable {}
            enum Action { case tapped, delegate(Delegate); enum Delegate { case won } }
            var body: some ReducerOf<Self> {
                Reduce { _, action in
                    switch action {
                    case .tapped: return .run { send in await send(.delegate(.won)) }
                    case .delegate: return .none
                    }
                }
            }
        }
        @Reducer struct Prize {
            @ObservableState struct State: Equatable {}
            enum Action { case kept }
            var body: some ReducerOf<Self> { EmptyReducer() }
        }
        \(extra)
        @Reducer struct Fair {
            @ObservableState struct State { \(state); @Presents var prize: Prize.State? }
            enum Action { case open, \(actions), prize(PresentationAction<Prize.Action>) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .open: state.open()
                    case \(from): state.prize = Prize.State()
                    default: break
                    }
                    return .none
                }
                \(reducers)
                .ifLet(\\.$prize, action: \\.prize) { Prize() }
            }
        }
        struct FairView: View {
            @Bindable var store: StoreOf<Fair>
            var body: some View {
                \(views)
                .sheet(item: $store.scope(state: \\.prize, action: \\.prize)) { PrizeView(store: $0) }
            }
        }
        struct GateView: View { let store: StoreOf<Fair>; var body: some View { Button("") { store.send(.open) } } }
        struct LeftView: View { let store: StoreOf<Counter>; var body: some View { Button("") { store.send(.tapped) } } }
        struct RightView: View { let store: StoreOf<Counter>; var body: some View { Button("") { store.send(.tapped) } } }
        struct PrizeView: View { let store: StoreOf<Prize>; var body: some View { Text("") } }
        @main struct Town: App {
            let store = Store(initialState: Fair.State()) { Fair() }
            var body: some Scene { WindowGroup { FairView(store: store) } }
        }
        """
    }

    /// A feature that two sheets show.
    private static let twoSheets = fair(
        "@Presents var left: Counter.State?; @Presents var right: Counter.State?",
        "left(PresentationAction<Counter.Action>), right(PresentationAction<Counter.Action>)",
        ".left(.presented(.delegate(.won)))",
        reducers:
            ".ifLet(\\.$left, action: \\.left) { Counter() }.ifLet(\\.$right, action: \\.right) { Counter() }",
        """
        GateView(store: store)
            .sheet(item: $store.scope(state: \\.left, action: \\.left)) { LeftView(store: $0) }
            .popover(item: $store.scope(state: \\.right, action: \\.right)) { RightView(store: $0) }
        """,
        extra:
            "extension Fair.State { mutating func open() { left = Counter.State(); right = Counter.State() } }")

    static let cases = [
        ScannedSource(
            "two parts of one state",
            fair(
                "var left = Counter.State(); var right = Counter.State()",
                "left(Counter.Action), right(Counter.Action)", ".left(.delegate(.won))", reducers: "",
                """
                TabView {
                    LeftView(store: store.scope(state: \\.left, action: \\.left))
                    RightView(store: store.scope(state: \\.right, action: \\.right))
                }
                """, extra: "extension Fair.State { mutating func open() {} }"),
            gives: "LeftView ~sheet~> PrizeView : FairView.prize"),
        ScannedSource(
            "two sheets",
            twoSheets,
            gives: """
                FairView ~popover~> RightView : FairView.right
                FairView ~sheet~> LeftView : FairView.left
                LeftView ~sheet~> PrizeView : FairView.prize
                """),
        ScannedSource(
            "a path and a destination",
            fair(
                "var path = StackState<Path.State>(); @Presents var side: Side.State?",
                "path(StackActionOf<Path>), side(PresentationAction<Side.Action>)",
                ".path(.element(_, .left(.delegate(.won))))",
                reducers: ".forEach(\\.path, action: \\.path).ifLet(\\.$side, action: \\.side)",
                """
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                    GateView(store: store)
                } destination: { store in
                    switch store.case { case .left(let store): LeftView(store: store) }
                }
                .sheet(item: $store.scope(state: \\.side?.right, action: \\.side.right)) { RightView(store: $0) }
                """,
                extra: """
                    @Reducer enum Path { case left(Counter) }
                    @Reducer enum Side { case right(Counter) }
                    extension Fair.State {
                        mutating func open() { path.append(.left(Counter.State())); side = .right(Counter.State()) }
                    }
                    """),
            gives: """
                GateView ~push~> LeftView : FairView.left
                GateView ~sheet~> RightView : FairView.right
                LeftView ~sheet~> PrizeView : FairView.prize
                """),
        ScannedSource(
            "what a dialog's button sends",
            twoSheets
                .replacing(
                    "struct State: Equatable {}\n    enum Action { case tapped,",
                    with:
                        "struct State: Equatable { @Presents var alert: AlertState<Action.Alert>? }\n    enum Action { enum Alert { case play }; case alert(PresentationAction<Alert>), tapped,"
                )
                .replacing("Reduce { _, action in", with: "Reduce { state, action in")
                .replacing(
                    "case .tapped: return",
                    with:
                        "case .tapped: state.alert = AlertState { TextState(\"\") } actions: { ButtonState(action: .play) { TextState(\"\") } }; return .none\n                    case .alert(.presented(.play)): return"
                )
                .replacing("case .delegate: return", with: "case .delegate, .alert: return"),
            gives: """
                FairView ~popover~> RightView : FairView.right
                FairView ~sheet~> LeftView : FairView.left
                LeftView ~sheet~> PrizeView : FairView.prize
                """),
    ]
}
