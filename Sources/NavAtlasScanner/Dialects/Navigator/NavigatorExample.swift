// What `navatlas styles` and the documentation say of the style.

extension NavigatorDialect {
    static let title = "Navigator"
    static let example = """
        import NavigatorUI
        import SwiftUI

        enum Pages: NavigationDestination {
            case recipe
            case settings

            var body: some View {
                switch self {
                case .recipe: RecipeScreen()
                case .settings: SettingsScreen()
                }
            }

            var method: NavigationMethod { self == .settings ? .sheet : .push }
        }

        struct KitchenFlow: View {
            var body: some View { ManagedNavigationStack { RecipesScreen() } }
        }

        struct RecipesScreen: View {
            @Environment(\\.navigator) var navigator

            var body: some View {
                NavigationLink(to: Pages.recipe) { Text("Recipe") }
                Button("Settings") { navigator.navigate(to: Pages.settings) }
            }
        }

        struct RecipeScreen: View { var body: some View { Text("Recipe") } }

        struct SettingsScreen: View { var body: some View { Text("Settings") } }
        """
}
