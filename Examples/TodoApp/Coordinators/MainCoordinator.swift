import Foundation
import Stinsen2Coordination

/// The app: signed in or not.
final class MainCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \MainCoordinator.unauthenticated)
    let authentication: Authentication

    @Root var unauthenticated = makeUnauthenticated
    @Root var authenticated = makeAuthenticated

    init(authentication: Authentication) { self.authentication = authentication }

    func makeUnauthenticated() -> NavigationViewCoordinator<UnauthenticatedCoordinator> {
        NavigationViewCoordinator(UnauthenticatedCoordinator(authentication: authentication))
    }

    func makeAuthenticated(user: User) -> AuthenticatedCoordinator {
        AuthenticatedCoordinator(user: user, authentication: authentication)
    }

    func customize(_ view: AnyView) -> some View {
        view
            .onReceive(authentication.$user) { [weak self] user in
                if let user {
                    self?.root(\.authenticated, user)
                } else {
                    self?.root(\.unauthenticated)
                }
            }
            .onOpenURL { [weak self] url in self?.open(url) }
    }

    /// Opens `todo-app://todo/{id}` for whoever is signed in.
    func open(_ url: URL) {
        guard let id = UUID(uuidString: url.lastPathComponent), let app = hasRoot(\.authenticated) else { return }
        app.focusFirst(\.todos).child.popToRoot().route(to: \.todo, id)
    }
}
