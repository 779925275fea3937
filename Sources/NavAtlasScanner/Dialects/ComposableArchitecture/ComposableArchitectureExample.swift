// What `navatlas styles` and the documentation say of the style.

extension ComposableArchitectureDialect {
    static let title = "The Composable Architecture"
    static let example = """
        import ComposableArchitecture
        import SwiftUI

        @Reducer struct Shelf {
            @ObservableState struct State { var path = StackState<Path.State>() }
            enum Action {
                case bookTapped
                case path(StackActionOf<Path>)
            }
            @Reducer enum Path { case book(Book) }

            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .bookTapped:
                        state.path.append(.book(Book.State()))
                        return .none
                    case .path: return .none
                    }
                }
                .forEach(\\.path, action: \\.path)
            }
        }

        @Reducer struct Book {}

        struct ShelfView: View {
            @Bindable var store: StoreOf<Shelf>
            var body: some View {
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                    Button("Open") { store.send(.bookTapped) }
                } destination: { store in
                    switch store.case {
                    case .book(let store): BookView(store: store)
                    }
                }
            }
        }

        struct BookView: View {
            let store: StoreOf<Book>
            var body: some View { Text("Book") }
        }
        """
}
