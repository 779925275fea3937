import SwiftUICoordinatorCoordination

final class LibraryCoordinator: RootCoordinator {
    func begin(with coordinator: any Routing) {
        add(child: coordinator)
        coordinator.start()
    }

    override func handle(_ action: CoordinatorAction) {
        switch action {
        case Action.done(let child as Coordinator): remove(coordinator: child)
        default: print("Nobody handles \(action.name)")
        }
    }
}

struct LinkHandler: DeepLinkHandling {
    let scheme = "library"
    let links: Set<DeepLink> = [DeepLink(action: "bookmarks", route: ReaderRoute.bookmarks)]
}
