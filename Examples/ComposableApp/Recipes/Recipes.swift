import ComposableArchitecture
import SwiftUI

/// A stack of recipes: each can lead to others, and to the steps of cooking it.
@Reducer
struct Recipes {
    @Reducer
    enum Path {
        case recipe(Recipe)
        case cooking(Cooking)
    }

    @Reducer
    enum Destination {
        case editor(RecipeEditor)
        case alert(AlertState<Never>)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
        @Presents var destination: Destination.State?
    }

    enum Action {
        case addTapped
        case path(StackActionOf<Path>)
        case destination(PresentationAction<Destination.Action>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .addTapped:
                state.destination = .editor(RecipeEditor.State())
                return .none
            case .path(.element(id: _, action: .recipe(.delegate(.cook(let title))))):
                state.path.append(.cooking(Cooking.State(title: title)))
                return .none
            case .path(.element(id: _, action: .cooking(.delegate(.finished)))):
                state.path.removeAll()
                return .none
            case .path, .destination:
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
        .forEach(\.path, action: \.path)
    }
}

struct RecipesView: View {
    @Bindable var store: StoreOf<Recipes>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                NavigationLink("Soup", state: Recipes.Path.State.recipe(Recipe.State(title: "Soup")))
            }
            .toolbar { Button("Add") { store.send(.addTapped) } }
            .sheet(item: $store.scope(state: \.destination?.editor, action: \.destination.editor)) { store in
                NavigationStack { RecipeEditorView(store: store) }
            }
            .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        } destination: { store in
            switch store.case {
            case .recipe(let store): RecipeView(store: store)
            case .cooking(let store): CookingView(store: store)
            }
        }
    }
}
