import Stinsen2Coordination

/// The todos that are done. Forgotten: no route leads here.
final class ArchiveCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \ArchiveCoordinator.overview)
    let list: TodoList

    @Root var overview = makeOverview

    init(list: TodoList) { self.list = list }

    @ViewBuilder func makeOverview() -> some View { TodosScreen(list: list) }
}
