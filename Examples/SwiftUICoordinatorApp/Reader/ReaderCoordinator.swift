import SwiftUICoordinatorCoordination

enum ReaderRoute: StackNavigationRoute {
    case page
    case bookmarks

    var action: TransitionAction { .push(animated: true) }
}

enum ReaderAction: CoordinatorAction {
    case bookmarks
    case close
}

final class ReaderCoordinator: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute = ReaderRoute.page

    init(parent: Coordinator?, navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }

    func handle(_ action: CoordinatorAction) {
        switch action {
        case ReaderAction.bookmarks: show(route: .bookmarks)
        case ReaderAction.close: parent?.handle(Action.done(self))
        default: parent?.handle(action)
        }
    }
}

extension ReaderCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: ReaderRoute) -> some View {
        switch route {
        case .page: PageScreen(send: handle)
        case .bookmarks: BookmarksScreen()
        }
    }
}

struct PageScreen: View {
    let send: (CoordinatorAction) -> Void

    var body: some View {
        HStack {
            Button("Bookmarks") { send(ReaderAction.bookmarks) }
            Button("Close") { send(ReaderAction.close) }
        }
    }
}

struct BookmarksScreen: View {
    var body: some View { Text("Bookmarks") }
}
