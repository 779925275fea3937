import SwiftUICoordinatorCoordination

final class ShelfCoordinator: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute: ShelfRoute
    private let factory: CoordinatorMaking

    init(
        parent: Coordinator?, navigationController: NavigationController, factory: CoordinatorMaking,
        startRoute: ShelfRoute = .shelf
    ) {
        self.parent = parent
        self.navigationController = navigationController
        self.factory = factory
        self.startRoute = startRoute
    }

    func handle(_ action: CoordinatorAction) {
        switch action {
        case ShelfAction.open(let id): show(route: .book(id: id))
        case ShelfAction.scanner(let id): show(route: .book(id: id))
        case ShelfAction.filter: show(route: .filter)
        case ShelfAction.read:
            let reader = factory.makeReaderCoordinator(parent: self)
            add(child: reader)
            reader.start()
        default: parent?.handle(action)
        }
    }
}

extension ShelfCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: ShelfRoute) -> some View {
        switch route {
        case .shelf: ShelfScreen(viewModel: ShelfViewModel(coordinator: self))
        case .book(let id): BookScreen<ShelfCoordinator>(id: id)
        case .filter: FilterScreen()
        case .scanner: ScannerScreen()
        case .reader: EmptyView()
        }
    }
}
