import ComposableArchitecture
import SwiftUI

@Reducer
struct Recipe {
    @ObservableState
    struct State {
        var title = ""
    }

    enum Action {
        case cookTapped
        case delegate(Delegate)

        enum Delegate { case cook(String) }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .cookTapped: return .send(.delegate(.cook(state.title)))
            case .delegate: return .none
            }
        }
    }
}

struct RecipeView: View {
    let store: StoreOf<Recipe>

    var body: some View {
        VStack {
            Button("Cook") { store.send(.cookTapped) }
            NavigationLink("Try bread with it", state: Recipes.Path.State.recipe(Recipe.State(title: "Bread")))
        }
        .navigationTitle(store.title)
    }
}

@Reducer
struct Cooking {
    @ObservableState
    struct State {
        var title = ""
    }

    enum Action {
        case timerEnded
        case doneTapped
        case delegate(Delegate)

        enum Delegate { case finished }
    }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .timerEnded, .doneTapped: return .send(.delegate(.finished))
            case .delegate: return .none
            }
        }
    }
}

struct CookingView: View {
    let store: StoreOf<Cooking>

    var body: some View {
        Button("Done") { store.send(.doneTapped) }
            .navigationTitle(store.title)
    }
}

@Reducer
struct RecipeEditor {
    @ObservableState
    struct State {
        var title = ""
    }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case saveTapped
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { _, action in
            switch action {
            case .binding: return .none
            case .saveTapped: return .run { _ in await dismiss() }
            }
        }
    }
}

struct RecipeEditorView: View {
    @Bindable var store: StoreOf<RecipeEditor>

    var body: some View {
        Form {
            TextField("Title", text: $store.title)
            Button("Save") { store.send(.saveTapped) }
        }
        .navigationTitle("New recipe")
    }
}
