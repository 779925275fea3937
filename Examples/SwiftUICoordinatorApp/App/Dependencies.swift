import SwiftUICoordinatorCoordination

protocol CoordinatorMaking {
    func makeShelfCoordinator(parent: Coordinator) -> ShelfCoordinator
    func makeReaderCoordinator(parent: Coordinator) -> ReaderCoordinator
}

final class Dependencies: CoordinatorMaking {
    private lazy var navigationController = NavigationController()

    func makeRootCoordinator(window: UIWindow) -> LibraryCoordinator {
        LibraryCoordinator(window: window, navigationController: navigationController)
    }

    func makeShelfCoordinator(parent: Coordinator) -> ShelfCoordinator {
        ShelfCoordinator(parent: parent, navigationController: navigationController, factory: self)
    }

    func makeReaderCoordinator(parent: Coordinator) -> ReaderCoordinator {
        ReaderCoordinator(parent: parent, navigationController: navigationController)
    }
}
