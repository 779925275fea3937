import ComposableArchitecture
import SwiftUI

/// The tabs of the app, and what lies over all of them.
@Reducer
struct Kitchen {
    enum Tab: Equatable { case recipes, planner, shopping }

    @ObservableState
    struct State {
        var tab = Tab.recipes
        var recipes = Recipes.State()
        var planner = Planner.State()
        var shopping = Shopping.State()
        @Presents var welcome: Welcome.State?
    }

    enum Action {
        case appeared
        case opened(URL)
        case tabChosen(Tab)
        case recipes(Recipes.Action)
        case planner(Planner.Action)
        case shopping(Shopping.Action)
        case welcome(PresentationAction<Welcome.Action>)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.recipes, action: \.recipes) { Recipes() }
        Scope(state: \.planner, action: \.planner) { Planner() }
        Scope(state: \.shopping, action: \.shopping) { Shopping() }
        Reduce { state, action in
            switch action {
            case .appeared:
                state.welcome = Welcome.State()
                return .none
            case .opened(let url):
                if url.host() == "shopping" { state.tab = .shopping }
                return .none
            case .tabChosen(let tab):
                state.tab = tab
                return .none
            case .planner(.delegate(.ingredientsAdded)):
                state.tab = .shopping
                return .none
            case .recipes, .planner, .shopping, .welcome:
                return .none
            }
        }
        .ifLet(\.$welcome, action: \.welcome) { Welcome() }
    }
}

struct KitchenView: View {
    @Bindable var store: StoreOf<Kitchen>

    var body: some View {
        TabView(selection: $store.tab.sending(\.tabChosen)) {
            RecipesView(store: store.scope(state: \.recipes, action: \.recipes))
                .tabItem { Label("Recipes", systemImage: "book") }
                .tag(Kitchen.Tab.recipes)
            PlannerView(store: store.scope(state: \.planner, action: \.planner))
                .tabItem { Label("Planner", systemImage: "calendar") }
                .tag(Kitchen.Tab.planner)
            ShoppingView(store: store.scope(state: \.shopping, action: \.shopping))
                .tabItem { Label("Shopping", systemImage: "cart") }
                .tag(Kitchen.Tab.shopping)
        }
        .onAppear { store.send(.appeared) }
        .sheet(item: $store.scope(state: \.welcome, action: \.welcome)) { store in
            WelcomeView(store: store)
        }
    }
}

@Reducer
struct Welcome {
    @ObservableState struct State {}
    enum Action { case startTapped }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .startTapped: return .run { _ in await dismiss() }
            }
        }
    }
}

struct WelcomeView: View {
    let store: StoreOf<Welcome>

    var body: some View {
        Button("Start cooking") { store.send(.startTapped) }
    }
}
