// What `navatlas styles` and the documentation say of the style.

extension Stinsen2Dialect {
    static let title = "Stinsen 2"
    static let example = """
        import Stinsen

        final class TodosCoordinator: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\TodosCoordinator.start)
            @Root var start = makeStart
            @Route(.push) var todo = makeTodo

            func makeStart() -> some View { TodosScreen() }
            func makeTodo() -> some View { TodoScreen() }
        }

        struct TodosScreen: View {
            @EnvironmentObject var router: TodosCoordinator.Router
            var body: some View { Button("Open") { router.route(to: \\.todo) } }
        }

        struct TodoScreen: View { var body: some View { Text("Todo") } }
        """
}
