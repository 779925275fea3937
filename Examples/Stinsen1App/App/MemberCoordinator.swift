import Stinsen1Coordination

final class MemberCoordinator: TabCoordinatable {
    lazy var children = TabChild(self, tabRoutes: [.beds, .profile])

    enum Route: TabRoute {
        case beds
        case profile
    }

    @ViewBuilder func tabItem(forTab tab: Int) -> some View {
        switch tab {
        case 0: Label("Beds", systemImage: "leaf")
        default: Label("Me", systemImage: "person")
        }
    }

    func resolveRoute(route: Route) -> AnyCoordinatable {
        switch route {
        case .beds: return NavigationViewCoordinator(BedsCoordinator()).eraseToAnyCoordinatable()
        case .profile: return AnyCoordinatable(NavigationViewCoordinator(ProfileCoordinator()))
        }
    }
}

final class Session {
    static let shared = Session()
    var isSignedIn = false
}
