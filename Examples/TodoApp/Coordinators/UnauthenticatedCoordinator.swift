import Stinsen2Coordination

/// All that can be done without signing in.
final class UnauthenticatedCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \UnauthenticatedCoordinator.login)
    let authentication: Authentication

    @Root var login = makeLogin
    @Route(.push) var registration = makeRegistration
    @Route(.modal) var forgottenPassword = makeForgottenPassword

    init(authentication: Authentication) { self.authentication = authentication }

    @ViewBuilder func makeLogin() -> some View { LoginScreen(authentication: authentication) }

    func makeRegistration() -> RegistrationCoordinator { RegistrationCoordinator(authentication: authentication) }

    @ViewBuilder func makeForgottenPassword() -> some View { ForgottenPasswordScreen() }
}

/// Signing up, in two steps.
final class RegistrationCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \RegistrationCoordinator.name)
    let authentication: Authentication

    @Root var name = makeName
    @Route(.push) var password = makePassword

    init(authentication: Authentication) { self.authentication = authentication }

    @ViewBuilder func makeName() -> some View { ChooseNameScreen() }

    @ViewBuilder func makePassword(name: String) -> some View {
        ChoosePasswordScreen(name: name, authentication: authentication)
    }
}
