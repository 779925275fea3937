import NavigationStackCoordination

struct Recipe: Identifiable {
    let id: Int
    let title: String
}

protocol RecipeListDelegate: AnyObject {
    func show(_ recipe: Recipe.ID)
    func filter()
    func add()
}

final class RecipeListModel: ObservableObject {
    weak var delegate: RecipeListDelegate?
    @Published var recipes: [Recipe] = []

    func select(_ recipe: Recipe) { delegate?.show(recipe.id) }
    func tapFilter() { delegate?.filter() }
    func tapAdd() { delegate?.add() }
}

struct RecipeListView: View {
    @ObservedObject var model: RecipeListModel

    var body: some View {
        List(model.recipes) { recipe in
            RecipeRow(recipe: recipe) { model.select(recipe) }
        }
        .navigationTitle("Recipes")
        .toolbar {
            ToolbarItem { Button("Filter", action: model.tapFilter) }
            ToolbarItem { Button("Add") { model.tapAdd() } }
        }
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    let onTap: () -> Void

    var body: some View {
        Text(recipe.title).onTapGesture(perform: onTap)
    }
}
