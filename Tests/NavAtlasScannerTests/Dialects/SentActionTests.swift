import NavAtlasScanner
import Testing

/// Where actions of the Composable Architecture are sent, and who decides which.
struct SentActionTests {
    /// A pier with a content, whose boat and flag are shown by states.
    private static func pier(_ content: String, components: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene { WindowGroup { PierView(store: Store(initialState: .init()) { Pier() }) } }
            }
            struct Pier: Reducer {
                struct State { var boat = false; var flag: Flag.State?; var isLit = false }
                enum Action: BindableAction {
                    case binding(BindingAction<State>); case boatTapped; case flagTapped; case closed(Bool); case flag(Flag.Action)
                }
                var body: some ReducerOf<Self> {
                    BindingReducer()
                    Reduce { state, action in
                        switch action {
                        case .boatTapped: state.boat = true
                        case .flagTapped: state.flag = Flag.State()
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct PierView: View {
                let store: StoreOf<Pier>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        VStack {
                            \(content)
                        }
                        .overlay {
                            if let flag = viewStore.flag {
                                FlagView(store: store.scope(state: { _ in flag }, action: Pier.Action.flag))
                            }
                        }
                        .background { EmptyView().sheet(isPresented: viewStore.binding(get: \\.boat, send: Pier.Action.closed)) { BoatView() } }
                    }
                }
            }
            struct Flag: Reducer {
                struct State: Equatable { var sail = false }
                enum Action { case tapped }
                func reduce(into state: inout State, action: Action) -> Effect<Action> {
                    state.sail = true
                    return .none
                }
            }
            struct FlagView: View {
                let store: StoreOf<Flag>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        Button("Flag") { viewStore.send(.tapped) }.sheet(isPresented: viewStore.binding(get: \\.sail, send: .tapped)) { SailView() }
                    }
                }
            }
            struct BoatView: View { var body: some View { Text("Boat") } }
            struct SailView: View { var body: some View { Text("Sail") } }
            \(components)
            """
        ]
    }

    /// The lines at which the pier shows its boat, but for that of the sheet itself.
    private func lines(_ files: [String: String]) -> Set<String> {
        let text = (files["App.swift"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let edges = Scanner().graphOrIssue(of: files).edges.filter { $0.kind == .transition && $0.to == "BoatView" }
        return Set(edges.flatMap(\.locations).map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) })
            .filter { !$0.contains(".sheet") }
    }

    @Test func eachPlaceThatSendsAnActionIsNamed() {
        let places = [
            "Button(\"Boat\") { viewStore.send(.boatTapped) }",
            "Text(\"Boat\").onTapGesture { viewStore.send(.boatTapped) }",
        ]
        #expect(lines(Self.pier(places.joined(separator: "\n"))) == Set(places))
    }

    @Test(
        "Who makes a component decides what it sends",
        arguments: [
            ("Plank(store: store.stateless, action: .boatTapped)", "store.send(action)"),
            (
                "Plank(store: store.stateless, label: .init(text: \"Boat\", action: .boatTapped))",
                "if let label { Text(label.text).onTapGesture { ViewStore(store).send(label.action) } }"
            ),
        ])
    func aComponentIsGivenAnAction(making: String, sending: String) {
        let body = sending.hasPrefix("if") ? sending : "Button(\"Boat\") { \(sending) }"
        let plank = """
            struct Plank<Action>: View {
                struct Label { let text: String; let action: Action }
                let store: Store<Void, Action>
                var action: Action?
                var label: Label?
                var body: some View { \(body) }
            }
            """
        #expect(lines(Self.pier(making, components: plank)) == [making])
    }

    /// The state is one that the view has: it is no part of the store's.
    @Test func aStoreIsScopedToAStateThatTheViewHas() {
        ScannedApp(
            "flag", Self.pier("Button(\"Flag\") { viewStore.send(.flagTapped) }"),
            has: ["PierView -sheet-> SailView : sail", "PierView ~sheet~> SailView : PierView.sail"],
            hasNot: ["candidate=SailView"]
        ).check()
    }

    /// What an effect's publisher publishes is sent, and asked for by who has it published.
    @Test func whatAPublisherPublishesIsSent() {
        ScannedApp(
            "a bell",
            [
                "App.swift": """
                import Combine
                import ComposableArchitecture
                import SwiftUI
                @main struct Port: App {
                    var body: some Scene { WindowGroup { PierView(store: Store(initialState: .init()) { Pier() }) } }
                }
                final class Bell: DependencyKey {
                    static let liveValue = Bell()
                    let strokes = PassthroughSubject<Int?, Never>()
                }
                extension DependencyValues { var bell: Bell { get { self[Bell.self] } set { self[Bell.self] = newValue } } }
                struct Pier: Reducer {
                    struct State { var boat = false }
                    enum Action { case appeared, ropePulled; case rung(Int?); case shown(Bool) }
                    @Dependency(\\.bell) var bell
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .appeared: return .publisher { bell.strokes.map(Action.rung) }
                            case .ropePulled: bell.strokes.send(2)
                            case .rung: return .send(.shown(true))
                            case .shown(let isShown): state.boat = isShown
                            }
                            return .none
                        }
                    }
                }
                struct PierView: View {
                    let store: StoreOf<Pier>
                    var body: some View {
                        WithViewStore(store, observe: { $0 }) { viewStore in
                            Button("Ring") { viewStore.send(.ropePulled) }
                                .onAppear { viewStore.send(.appeared) }
                                .sheet(isPresented: viewStore.binding(get: \\.boat, send: Pier.Action.shown)) { BoatView() }
                        }
                    }
                }
                struct BoatView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["PierView ~sheet~> BoatView : PierView.boat"], hasNot: ["unresolved"]
        ).check()
    }
}
