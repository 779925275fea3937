import Stinsen1Coordination

/// Shows the sign-in until there is a member, then the tabs: each replaces the whole view.
final class GateCoordinator: ViewCoordinatable {
    var children = ViewChild()

    enum Route: ViewRoute {
        case signIn
        case member
    }

    func resolveRoute(route: Route) -> AnyCoordinatable {
        switch route {
        case .signIn: return AnyCoordinatable(NavigationViewCoordinator(SignInCoordinator()))
        case .member: return MemberCoordinator().eraseToAnyCoordinatable()
        }
    }

    @ViewBuilder func start() -> some View {
        SunriseScreen()
    }
}

struct SunriseScreen: View {
    @EnvironmentObject var gate: ViewRouter<GateCoordinator.Route>

    var body: some View {
        ProgressView().onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                gate.route(to: Session.shared.isSignedIn ? .member : .signIn)
            }
        }
    }
}
