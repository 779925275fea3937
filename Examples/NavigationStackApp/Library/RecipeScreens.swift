import NavigationStackCoordination

protocol RecipeDelegate: AnyObject {
    func cook(_ recipe: Recipe.ID)
}

struct RecipeView: View {
    let id: Recipe.ID
    let delegate: RecipeDelegate

    var body: some View {
        VStack {
            Button("Cook it") { delegate.cook(id) }
            NavigationLink("Nutrition") { NutritionView(id: id) }
        }
    }
}

final class CookingModel: ObservableObject, Hashable {
    let recipe: Recipe.ID
    var onFinish: (() -> Void)?
    var onAuthor: ((String) -> Void)?

    init(recipe: Recipe.ID) { self.recipe = recipe }

    func thank() { onAuthor?("Ada") }

    static func == (left: CookingModel, right: CookingModel) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct CookingView: View {
    @ObservedObject var model: CookingModel

    var body: some View {
        Button("Done") { model.onFinish?() }
        Button("Thank the author", action: model.thank)
    }
}

struct AuthorView: View {
    let name: String
    var body: some View { Text(name) }
}

struct NutritionView: View {
    let id: Recipe.ID
    var body: some View { Text("\(id)") }
}

struct FilterView: View {
    let onClose: () -> Void
    var body: some View { Button("Close", action: onClose) }
}

struct NewRecipeView: View {
    var body: some View { Form { Text("Title") }.navigationTitle("New recipe") }
}

/// Nothing leads here any more.
struct PrintScreen: View {
    var body: some View { Text("Print").navigationTitle("Print") }
}
