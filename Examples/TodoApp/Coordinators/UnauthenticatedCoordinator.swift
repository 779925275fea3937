import Stinsen2Coordination

/// All that can be done without signing in.
public final class UnauthenticatedCoordinator: NavigationCoordinatable {
    public let stack = NavigationStack(initial: \UnauthenticatedCoordinator.login)
    let authentication: Authentication

    @Root var login = makeLogin
    @Route(.push) var registration = makeRegistration
    @Route(.modal) var forgottenPassword = makeForgottenPassword

    public init(authentication: Authentication) { self.authentication = authentication }

    @ViewBuilder func makeLogin() -> some View { LoginScreen(authentication: authentication) }

    func makeRegistration() -> RegistrationCoordinator { RegistrationCoordinator(authentication: authentication) }

    @ViewBuilder func makeForgottenPassword() -> some View { ForgottenPasswordScreen() }
}

/// Signing up, in two steps.
public final class RegistrationCoordinator: NavigationCoordinatable {
    public let stack = NavigationStack(initial: \RegistrationCoordinator.name)
    let authentication: Authentication

    @Root var name = makeName
    @Route(.push) var password = makePassword

    public init(authentication: Authentication) { self.authentication = authentication }

    @ViewBuilder func makeName() -> some View { ChooseNameScreen() }

    @ViewBuilder func makePassword(name: String) -> some View {
        ChoosePasswordScreen(name: name, authentication: authentication)
    }
}
