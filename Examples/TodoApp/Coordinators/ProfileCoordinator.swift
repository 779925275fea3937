import Stinsen2Coordination

/// Who is signed in.
final class ProfileCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \ProfileCoordinator.profile)
    let user: User
    let authentication: Authentication

    @Root var profile = makeProfile

    init(user: User, authentication: Authentication) {
        self.user = user
        self.authentication = authentication
    }

    @ViewBuilder func makeProfile() -> some View { ProfileScreen(user: user, authentication: authentication) }
}
