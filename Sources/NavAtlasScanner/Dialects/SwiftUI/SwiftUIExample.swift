// What `navatlas styles` and the documentation say of the style.

extension SwiftUIDialect {
    static let title = "SwiftUI and coordinators over NavigationStack"
    static let example = """
        import SwiftUI

        enum Page: Hashable { case recipe }

        @Observable final class RecipesModel {
            var path: [Page] = []
            func open() { path.append(.recipe) }
        }

        struct RecipesView: View {
            @State var model = RecipesModel()

            var body: some View {
                NavigationStack(path: $model.path) {
                    ListScreen(model: model)
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .recipe: RecipeScreen()
                            }
                        }
                }
            }
        }

        struct ListScreen: View {
            let model: RecipesModel
            var body: some View { Button("Open") { model.open() } }
        }

        struct RecipeScreen: View { var body: some View { Text("Recipe") } }
        """
}
