import Testing

/// Stores that functions of paths narrow.
struct NarrowedStoreTests {
    private static func feature(_ name: String, _ action: String) -> String {
        """
        struct \(name): ReducerProtocol {
            struct State: Equatable {}
            enum Action: Equatable { case \(action) }
            var body: some ReducerProtocol<State, Action> { EmptyReducer() }
        }
        struct \(name)View: View {
            let store: StoreOf<\(name)>
            var body: some View { Button("go") { ViewStore(store).send(.\(action)) } }
        }
        """
    }

    /// What a child sends comes to the reducers around it, by whatever function its part of the state is named.
    @Test(arguments: ["\\.boat", "lastNonNil(\\.boat)", "replayNonNil({ $0.boat })"])
    func functionsOfPathsNameParts(_ part: String) {
        ScannedApp(
            "a boat at a quay",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Coast: App {
                    var body: some Scene { WindowGroup { QuayView(store: Store(initialState: Quay.State(), reducer: Quay())) } }
                }
                struct Quay: ReducerProtocol {
                    struct State: Equatable { var boat: Boat.State?; var rope: Rope.State? }
                    enum Action: Equatable { case open, close, cut; case boat(Boat.Action); case rope(Rope.Action) }
                    var body: some ReducerProtocol<State, Action> {
                        Reduce { state, action in
                            switch action {
                            case .open: state.boat = .init()
                            case .boat(.tied): state.rope = .init()
                            default: break
                            }
                            return .none
                        }
                        .ifLet(\\.boat, action: /Action.boat) { Boat() }
                        .ifLet(\\.rope, action: /Action.rope) { Rope() }
                    }
                }
                struct QuayView: View {
                    let store: StoreOf<Quay>
                    var body: some View {
                        WithViewStore(store) { viewStore in
                            Button("open") { viewStore.send(.open) }
                                .sheet(isPresented: viewStore.binding(get: { $0.boat != nil }, send: .close)) {
                                    IfLetStore(store.scope(state: \(part), action: Quay.Action.boat)) { BoatView(store: $0) }
                                }
                                .fullScreenCover(isPresented: viewStore.binding(get: { $0.rope != nil }, send: .cut)) {
                                    IfLetStore(store.scope(state: \\.rope, action: Quay.Action.rope)) { RopeView(store: $0) }
                                }
                        }
                    }
                }
                """ + Self.feature("Boat", "tied") + Self.feature("Rope", "cut")
            ],
            has: ["QuayView ~sheet~> BoatView : QuayView.boat", "BoatView ~fullScreen~> RopeView : QuayView.rope"]
        ).check()
    }
}
