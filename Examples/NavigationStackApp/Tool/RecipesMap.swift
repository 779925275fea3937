import NavigationStackAppCoordinators
import NavAtlasCommands
import NavAtlasIntrospection

/// The app's own tool: `NavigationStackApp report`, `NavigationStackApp check`, `NavigationStackApp diagram`, `NavigationStackApp graph`.
@main struct RecipesMap: NavigationMap {
    static let title = "Recipes"

    static func register(in registry: inout CoordinatorRegistry) throws { Recipes.register(in: &registry) }
}
