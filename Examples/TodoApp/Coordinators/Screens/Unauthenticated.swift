import Stinsen2Coordination

/// Where a person signs in.
struct LoginScreen: View {
    @EnvironmentObject var router: UnauthenticatedCoordinator.Router
    let authentication: Authentication

    var body: some View {
        VStack {
            Button("Sign in") { authentication.user = User(name: "Ada") }
            Button("Sign up") { router.route(to: \.registration) }
            Button("I forgot my password") { router.route(to: \.forgottenPassword) }
        }
    }
}

/// Where a person asks for a new password.
struct ForgottenPasswordScreen: View {
    @EnvironmentObject var router: UnauthenticatedCoordinator.Router

    var body: some View {
        Button("Send me a new one") { router.popToRoot() }
    }
}

/// The first step of signing up.
struct ChooseNameScreen: View {
    @EnvironmentObject var router: RegistrationCoordinator.Router

    var body: some View {
        Button("Next") { router.route(to: \.password, "Ada") }
    }
}

/// The second step of signing up.
struct ChoosePasswordScreen: View {
    @EnvironmentObject var router: RegistrationCoordinator.Router
    let name: String
    let authentication: Authentication

    var body: some View {
        Button("Sign up") {
            router.dismissCoordinator { authentication.user = User(name: name) }
        }
    }
}
