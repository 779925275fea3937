import Testing

/// What reducers find on a path that links have put there.
struct LinkedPathsOfStoresTests {
    /// A reducer that looks at the path finds what a link has pushed.
    @Test(arguments: [
        "guard case let .some(.detail(detail)) = state.path[id: id] else { return .none }",
        "guard case .detail = state.path.last else { return .none }",
    ]) func aLinkPutsItsStateOnThePath(_ condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @Reducer struct Edit {
                    @ObservableState struct State: Equatable {}
                    enum Action { case saved }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                @Reducer struct Detail {
                    @ObservableState struct State: Equatable {}
                    enum Action { case edit }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                @Reducer struct Contacts {
                    @Reducer enum Path { case detail(Detail), edit(Edit) }
                    @ObservableState struct State { var path = StackState<Path.State>() }
                    enum Action { case path(StackActionOf<Path>) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .path(.element(id: let id, action: .detail(.edit))):
                                \(condition)
                                state.path.append(.edit(Edit.State()))
                                return .none
                            case .path: return .none
                            }
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                struct ContactsView: View {
                    @Bindable var store: StoreOf<Contacts>
                    var body: some View {
                        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                            ListView()
                        } destination: { store in
                            switch store.case {
                            case .detail(let store): DetailView(store: store)
                            case .edit(let store): EditView(store: store)
                            }
                        }
                    }
                }
                struct ListView: View {
                    var body: some View { NavigationLink(state: Contacts.Path.State.detail(Detail.State())) { Text("") } }
                }
                struct DetailView: View {
                    let store: StoreOf<Detail>
                    var body: some View { Button("") { store.send(.edit) } }
                }
                struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("") } }
                @main struct Book: App {
                    let store = Store(initialState: Contacts.State()) { Contacts() }
                    var body: some Scene { WindowGroup { ContactsView(store: store) } }
                }
                """
            ],
            has: [
                "ListView ~push~> DetailView : ContactsView.detail", "DetailView ~push~> EditView : ContactsView.edit",
            ],
            hasNot: ["ListView ~push~> EditView", "unresolved"]
        ).check()
    }
}
