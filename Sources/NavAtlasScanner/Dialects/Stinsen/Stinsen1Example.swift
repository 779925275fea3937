// What `navatlas styles` and the documentation say of the style.

extension Stinsen1Dialect {
    static let title = "Stinsen 1"
    static let example = """
        import Stinsen

        final class BedsCoordinator: NavigationCoordinatable {
            var navigationStack = NavigationStack()

            enum Route: NavigationRoute { case bed }

            func resolveRoute(route: Route) -> Transition {
                switch route {
                case .bed: return .push(AnyView(BedScreen()))
                }
            }

            func start() -> some View { BedsScreen() }
        }

        struct BedsScreen: View {
            @EnvironmentObject var router: NavigationRouter<BedsCoordinator.Route>
            var body: some View { Button("Open") { router.route(to: .bed) } }
        }

        struct BedScreen: View { var body: some View { Text("Bed") } }
        """
}
