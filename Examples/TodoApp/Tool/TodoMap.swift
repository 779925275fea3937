import NavAtlasCommands
import NavAtlasIntrospection
import TodoAppCoordinators

/// The app's own tool: `TodoApp report`, `TodoApp check`, `TodoApp diagram`, `TodoApp graph`.
@main struct TodoMap: NavigationMap {
    static let title = "Todo app"

    static func register(in registry: inout CoordinatorRegistry) throws {
        TodoApp.register(in: &registry)
        TodoApp.registerForgotten(in: &registry)
        TodoApp.explore(in: &registry)
    }
}
