import Foundation
import Stinsen2Coordination

/// The list of todos, and one of them in detail.
final class TodosCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \TodosCoordinator.overview)
    let list: TodoList

    @Root var overview = makeOverview
    @Route(.push) var todo = makeTodo
    @Route(.modal) var newTodo = makeNewTodo

    init(list: TodoList) { self.list = list }

    @ViewBuilder func makeOverview() -> some View { TodosScreen(list: list) }

    @ViewBuilder func makeTodo(id: UUID) -> some View { TodoScreen(list: list, id: id) }

    @ViewBuilder func makeNewTodo() -> some View { NewTodoScreen(list: list) }
}
