import NavAtlasIntrospection
import NavAtlasModel
import TodoAppCoordinators

var registry = CoordinatorRegistry()
TodoApp.register(in: &registry)
TodoApp.registerForgotten(in: &registry)
do {
    print(Notation.print(try registry.graph()))
} catch {
    print(error)
}
