import Stinsen1Coordination

final class BedsCoordinator: NavigationCoordinatable {
    var navigationStack = NavigationStack()

    enum Route: NavigationRoute {
        case bed(id: UUID)
        case sow
        case photo(URL)
    }

    func resolveRoute(route: Route) -> Transition {
        switch route {
        case .bed(let id):
            return .push(AnyView(BedScreen(model: BedModel(id: id))))
        case .sow:
            return .modal(AnyCoordinatable(NavigationViewCoordinator(SowingCoordinator())))
        case .photo(let url):
            return .fullScreen(AnyView(NavigationView { PhotoScreen(url: url) }))
        }
    }

    @ViewBuilder func start() -> some View {
        BedsScreen().navigationBarTitle("Beds")
    }
}

/// A flow with one route, resolved without a switch.
final class SowingCoordinator: NavigationCoordinatable {
    var navigationStack = NavigationStack()

    enum Route: NavigationRoute {
        case seeds
    }

    func resolveRoute(route: Route) -> Transition {
        .push(AnyView(SeedsScreen()))
    }

    @ViewBuilder func start() -> some View {
        SowingScreen()
    }
}
