import Stinsen1Coordination

final class SignInCoordinator: NavigationCoordinatable {
    var navigationStack = NavigationStack()

    enum Route: NavigationRoute {
        case forgotten
    }

    func resolveRoute(route: Route) -> Transition {
        switch route {
        case .forgotten: return .push(AnyView(ForgottenScreen()))
        }
    }

    @ViewBuilder func start() -> some View {
        SignInScreen(model: SignInModel())
    }
}

final class SignInModel: ObservableObject {
    var gate: ViewRouter<GateCoordinator.Route>? = RouterStore.shared.retrieve()

    func signIn() {
        Session.shared.isSignedIn = true
        gate?.route(to: .member)
    }
}

struct SignInScreen: View {
    @EnvironmentObject var signIn: NavigationRouter<SignInCoordinator.Route>
    @ObservedObject var model: SignInModel

    var body: some View {
        VStack {
            Button("Sign in", action: model.signIn)
            Button("Forgotten?") { signIn.route(to: .forgotten) }
        }
    }
}

struct ForgottenScreen: View {
    var body: some View {
        Text("Ask at the shed")
    }
}

/// No route of its own.
final class ProfileCoordinator: NavigationCoordinatable {
    var navigationStack = NavigationStack()

    enum Route: NavigationRoute {}

    func resolveRoute(route: Route) -> Transition {}

    @ViewBuilder func start() -> some View {
        ProfileScreen()
    }
}

struct ProfileScreen: View {
    @EnvironmentObject var gate: ViewRouter<GateCoordinator.Route>

    var body: some View {
        Button("Sign out") {
            Session.shared.isSignedIn = false
            gate.route(to: .signIn)
        }
    }
}
