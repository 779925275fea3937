import Testing

/// Effects of earlier releases that a client gives: what they end with is not what the client was asked with.
struct ClientEffectTests {
    @Test(arguments: [
        "return client.login(\"me\").map { Action.answer($0) }",
        "let answer = client.login(\"me\")\nreturn answer.map(Action.answer)",
        "return client.login(\"me\").map(Action.answer).cancellable(id: Asking.self)",
    ])
    func whatAnEffectGivesIsMappedToAnAction(_ code: String) {
        ScannedApp(
            "login", ["App.swift": Self.app(code)],
            has: ["LoginView ~push~> DoneView : LoginView.done", "LoginView ~push~> HelpView : LoginView.help"],
            hasNot: ["unresolved"]
        ).check()
    }

    private static func app(_ code: String) -> String {
        """
        import Combine
        import ComposableArchitecture
        import SwiftUI
        struct Token: Decodable, Equatable {}
        struct Failure: Error, Equatable {}
        struct Request { let name: String }
        enum Asking {}
        struct Client {
            let login: (String) -> EffectPublisher<Result<Token, Failure>, Never>
        }
        extension Client: DependencyKey {
            static let liveValue = Self.init { name in
                let request = Request(name: name)
                return Network().send(request).catchToEffect()
            }
        }
        extension DependencyValues {
            var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
        }
        struct Network {
            func send(_ request: Request) -> AnyPublisher<Token, Failure> {
                URLSession.shared.dataTaskPublisher(for: URL(string: request.name)!).map(\\.data)
                    .decode(type: Token.self, decoder: JSONDecoder()).mapError { _ in Failure() }.eraseToAnyPublisher()
            }
        }
        struct Login: ReducerProtocol {
            enum Screen: Hashable { case done, help }
            struct State: Equatable { @BindingState var path: [Screen] = [] }
            enum Action: BindableAction, Equatable {
                case binding(BindingAction<State>), tapped, answer(Result<Token, Failure>)
            }
            @Dependency(\\.client) var client
            var body: some ReducerProtocol<State, Action> {
                BindingReducer()
                Reduce { state, action in
                    switch action {
                    case .tapped: \(code)
                    case .answer(.success): state.path.append(.done)
                    case .answer(.failure): state.path.append(.help)
                    case .binding: break
                    }
                    return .none
                }
            }
        }
        struct LoginView: View {
            let store: StoreOf<Login>
            var body: some View {
                WithViewStore(store, observe: { $0 }) { viewStore in
                    NavigationStack(path: viewStore.binding(\\.$path)) {
                        Button("Log in") { viewStore.send(.tapped) }
                            .navigationDestination(for: Login.Screen.self) { screen in
                                switch screen {
                                case .done: DoneView()
                                case .help: HelpView()
                                }
                            }
                    }
                }
            }
        }
        struct DoneView: View { var body: some View { Text("Done") } }
        struct HelpView: View { var body: some View { Text("Help") } }
        @main struct LoginApp: App {
            var body: some Scene {
                WindowGroup { LoginView(store: Store(initialState: Login.State(), reducer: Login())) }
            }
        }
        """
    }

    /// Effects that are joined by a method send all that they are.
    @Test(arguments: [
        ".cancel(id: 1).concatenate(with: .send(.finished))",
        ".none.merge(with: .run { send in await send(.finished) })",
        ".send(.finished).merge(with: .cancel(id: 1))",
        ".cancel(id: 1).concatenate(with: .none).concatenate(with: .send(.finished))",
    ])
    func joinedByAMethod(effect: String) {
        ScannedApp(
            effect,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Trip: App {
                    var body: some Scene {
                        WindowGroup { RootView(store: Store(initialState: Root.State.start(.init())) { Root() }) }
                    }
                }
                @Reducer struct Root {
                    @ObservableState enum State: Equatable { case start(Start.State), home(Home.State) }
                    enum Action { case start(Start.Action), home(Home.Action) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .start(.finished):
                                state = .home(Home.State())
                                return .none
                            default: return .none
                            }
                        }
                        .ifCaseLet(\\.start, action: \\.start) { Start() }
                        .ifCaseLet(\\.home, action: \\.home) { Home() }
                    }
                }
                @Reducer struct Start {
                    @ObservableState struct State: Equatable {}
                    enum Action { case appeared, finished }
                    var body: some ReducerOf<Self> {
                        Reduce { _, action in
                            switch action {
                            case .appeared: return \(effect)
                            case .finished: return .none
                            }
                        }
                    }
                }
                @Reducer struct Home {
                    @ObservableState struct State: Equatable {}
                    enum Action { case nothing }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                struct StartView: View {
                    let store: StoreOf<Start>
                    var body: some View { Button("Go") { store.send(.appeared) } }
                }
                struct HomeView: View { let store: StoreOf<Home>; var body: some View { Text("Home") } }
                struct RootView: View {
                    let store: StoreOf<Root>
                    var body: some View {
                        switch store.state {
                        case .start:
                            if let store = store.scope(state: \\.start, action: \\.start) { StartView(store: store) }
                        case .home: if let store = store.scope(state: \\.home, action: \\.home) { HomeView(store: store) }
                        }
                    }
                }
                """
            ],
            has: ["StartView ~root~> HomeView : Trip.home"], hasNot: ["unresolved"]
        ).check()
    }
}
