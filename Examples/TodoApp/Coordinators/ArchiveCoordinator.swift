import Stinsen2Coordination

/// The todos that are done. Forgotten: no route leads here.
public final class ArchiveCoordinator: NavigationCoordinatable {
    public let stack = NavigationStack(initial: \ArchiveCoordinator.overview)
    let list: TodoList

    @Root var overview = makeOverview

    public init(list: TodoList) { self.list = list }

    @ViewBuilder func makeOverview() -> some View { TodosScreen(list: list) }
}
