import NavigationStackCoordination

/// The recipes' coordinator: the model decides, the view shows.
final class RecipesModel: ObservableObject {
    enum Page: Hashable {
        case recipe(Recipe.ID)
        case cooking(CookingModel)
        case author(name: String)
    }

    enum Sheet: Identifiable {
        case filter, newRecipe
        var id: Self { self }
    }

    @Published var path: [Page] = []
    @Published var sheet: Sheet?

    let list = RecipeListModel()

    init() {
        list.delegate = self
    }

    func close() {
        sheet = nil
        path.removeAll()
    }
}

extension RecipesModel: RecipeListDelegate, RecipeDelegate {
    func show(_ recipe: Recipe.ID) { path.append(.recipe(recipe)) }
    func filter() { sheet = .filter }
    func add() { sheet = .newRecipe }

    func cook(_ recipe: Recipe.ID) {
        let model = CookingModel(recipe: recipe)
        model.onFinish = { [weak self] in self?.path.removeAll() }
        model.onAuthor = { [weak self] name in self?.path.append(.author(name: name)) }
        path.append(.cooking(model))
    }
}

struct RecipesFlow: View {
    @ObservedObject var model: RecipesModel

    var body: some View {
        NavigationStack(path: $model.path) {
            RecipeListView(model: model.list)
                .navigationDestination(for: RecipesModel.Page.self, destination: view)
        }
        .sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .filter: FilterView(onClose: model.close)
            case .newRecipe: NavigationStack { NewRecipeView() }
            }
        }
        .onOpenURL { url in
            guard url.scheme == "recipes", url.host == "recipe", let id = Int(url.lastPathComponent) else { return }
            model.show(id)
        }
    }

    @ViewBuilder
    private func view(for page: RecipesModel.Page) -> some View {
        switch page {
        case .recipe(let id): RecipeView(id: id, delegate: model)
        case .cooking(let cooking): CookingView(model: cooking)
        case .author(let name): AuthorView(name: name)
        }
    }
}
