import Testing

/// Features of elements whose states are kept in a collection that is made in one of several ways.
struct ElementStoreTests {
    @Test(arguments: [
        "IdentifiedArray(uniqueElements: names.map { Leaf.State(name: $0) })",
        "IdentifiedArray(uniqueElements: [Leaf.State(name: \"oak\")])",
        "IdentifiedArrayOf<Leaf.State>(uniqueElements: [Leaf.State(name: \"oak\")])", "IdentifiedArrayOf<Leaf.State>()",
        "Array<Leaf.State>()", "ContiguousArray(names.map { Leaf.State(name: $0) })", "[]",
    ])
    func whatAnElementSendsIsHeard(collection: String) {
        ScannedApp(
            collection,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct GroveApp: App {
                    var body: some Scene { WindowGroup { GroveView(store: Store(initialState: Grove.State(names: [])) { Grove() }) } }
                }
                @Reducer struct Grove {
                    @ObservableState struct State {
                        var leaves: IdentifiedArrayOf<Leaf.State>
                        @Presents var sketch: Sketch.State?
                        init(names: [String]) { leaves = \(collection) }
                    }
                    enum Action { case leaves(IdentifiedActionOf<Leaf>); case sketch(PresentationAction<Sketch.Action>) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .leaves(.element(_, .tapped)): state.sketch = Sketch.State()
                            default: break
                            }
                            return .none
                        }
                        .forEach(\\.leaves, action: \\.leaves) { Leaf() }
                        .ifLet(\\.$sketch, action: \\.sketch) { Sketch() }
                    }
                }
                @Reducer struct Leaf {
                    @ObservableState struct State: Identifiable { let name: String; var id: String { name } }
                    enum Action { case tapped }
                }
                @Reducer struct Sketch { @ObservableState struct State {}; enum Action {} }
                struct GroveView: View {
                    @Bindable var store: StoreOf<Grove>
                    var body: some View {
                        List { ForEach(store.scope(state: \\.leaves, action: \\.leaves)) { LeafRow(store: $0) } }
                            .sheet(item: $store.scope(state: \\.sketch, action: \\.sketch)) { SketchView(store: $0) }
                    }
                }
                struct LeafRow: View {
                    let store: StoreOf<Leaf>
                    var body: some View { Button(store.name) { store.send(.tapped) } }
                }
                struct SketchView: View { let store: StoreOf<Sketch>; var body: some View { Text("s") } }
                """
            ],
            has: ["GroveView ~sheet~> SketchView : GroveView.sketch"]
        ).check()
    }
}
