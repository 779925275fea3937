import Testing

/// Destinations of a generic stack, for whose type only a closure tells what it is.
struct GenericTablesTests {
    @Test(arguments: [
        "{ route in router.view(for: route) }", "{ router.view(for: $0) }", "{ route in RouteView(route: route) }",
        "{ route in RouteView(route: route).environment(router) }", "{ (route: Route) in RouteView(route: route) }",
        "{ route in screen(route) }",
    ])
    func areForWhatTheClosureTakes(closure: String) {
        ScannedApp(
            closure,
            [
                "App.swift": """
                import SwiftUI
                enum Route: Hashable { case detail, help }
                @Observable final class Router {
                    var path = NavigationPath()
                    @ViewBuilder func view(for route: Route) -> some View { RouteView(route: route) }
                }
                struct RouteView: View {
                    let route: Route
                    var body: some View {
                        switch route {
                        case .detail: DetailView()
                        case .help: HelpView()
                        }
                    }
                }
                struct RouterStack<R: Hashable, Root: View, Content: View>: View {
                    @Binding var path: NavigationPath
                    @ViewBuilder let root: () -> Root
                    @ViewBuilder let destination: (R) -> Content
                    var body: some View {
                        NavigationStack(path: $path) { root().navigationDestination(for: R.self, destination: destination) }
                    }
                }
                struct HomeView: View {
                    @Environment(Router.self) private var router
                    var body: some View { Button("Detail") { router.path.append(Route.detail) } }
                }
                struct DetailView: View {
                    @Environment(Router.self) private var router
                    var body: some View { Button("Help") { router.path.append(Route.help) } }
                }
                struct HelpView: View { var body: some View { Text("Help") } }
                struct RootView: View {
                    @State private var router = Router()
                    var body: some View {
                        RouterStack(path: $router.path) { HomeView() } destination: \(closure)
                            .environment(router)
                    }
                    func screen(_ route: Route) -> some View { RouteView(route: route) }
                }
                @main struct Trip: App { var body: some Scene { WindowGroup { RootView() } } }
                """
            ],
            has: ["screen DetailView"],
            hasNot: ["HomeView ~push~> HelpView", "DetailView ~push~> DetailView", "shows nothing"]
        ).check()
    }
}
