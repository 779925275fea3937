import Foundation
import Stinsen1Coordination

// Declarations in the forms that the documentation of Stinsen 1 and its example app show. That they compile is one of
// the tests.

class ProjectsCoordinator: NavigationCoordinatable {
    var navigationStack = NavigationStack()  // usually you would want to initialize this without any active children

    enum Route {
        case project(id: UUID)
        case createProject
    }

    func resolveRoute(route: Route) -> Transition {
        switch route {
        case .project(let id):
            return .push(AnyView(ProjectSummaryScreen(id: id)))
        case .createProject:
            return .modal(AnyCoordinatable(CreateProjectCoordinator()))
        }
    }

    @ViewBuilder func start() -> some View {
        ProjectsScreen()
    }
}

struct ProjectsScreen: View {
    @EnvironmentObject var projects: NavigationRouter<ProjectsCoordinator.Route>

    var body: some View {
        List {
            Button("New") { projects.route(to: .createProject) }
        }
    }
}

struct ProjectSummaryScreen: View {
    @EnvironmentObject var projects: NavigationRouter<ProjectsCoordinator.Route>
    @EnvironmentObject var tabs: TabRouter<AuthenticatedCoordinator.Route>
    let id: UUID
    var body: some View { Button("Back") { projects.pop() } }
}

class CreateProjectCoordinator: NavigationCoordinatable {
    var navigationStack: NavigationStack = NavigationStack()

    enum Route: NavigationRoute {

    }

    func resolveRoute(route: Route) -> Transition {

    }

    @ViewBuilder func start() -> some View {
        CreateProjectScreen()
    }
}

struct CreateProjectScreen: View {
    @EnvironmentObject var create: NavigationRouter<CreateProjectCoordinator.Route>
    var body: some View { Button("Done") { create.dismiss() } }
}

struct LoadingScreen: View {
    @EnvironmentObject var main: ViewRouter<MainCoordinator.Route>
    var body: some View { Button("Log in") { main.route(to: .authenticated) } }
}

struct TestbedScreen: View {
    @EnvironmentObject var testbed: NavigationRouter<TestbedCoordinator.Route>
    var body: some View { Button("Push") { testbed.route(to: .pushScreen) } }
}

class TestbedCoordinator: NavigationCoordinatable {
    var navigationStack: NavigationStack = NavigationStack()

    enum Route: NavigationRoute {
        case pushScreen
        case modalScreen
        case pushCoordinator
        case coverCoordinator
        case choice(Bool)
    }

    func resolveRoute(route: Route) -> Transition {
        switch route {
        case .pushScreen:
            return .push(AnyView(TestbedScreen().navigationTitle("Pushed testbed")))
        case .modalScreen:
            return .modal(AnyView(NavigationView { TestbedScreen().navigationTitle("Modal testbed") }))
        case .pushCoordinator:
            return .push(AnyCoordinatable(TestbedCoordinator()))
        case .coverCoordinator:
            if #available(iOS 14.0, watchOS 7.0, tvOS 14.0, *) {
                return .fullScreen(AnyCoordinatable(NavigationViewCoordinator(TestbedCoordinator())))
            }
            return .modal(AnyCoordinatable(NavigationViewCoordinator(TestbedCoordinator())))
        case .choice(let isModal):
            let view = AnyView(TestbedScreen())
            return isModal ? .modal(view) : .push(view)
        }
    }

    @ViewBuilder func start() -> some View {
        TestbedScreen()
    }
}

final class AuthenticatedCoordinator: TabCoordinatable {
    lazy var children = TabChild(self, tabRoutes: [.projects, .testbed])

    enum Route: TabRoute {
        case projects
        case testbed
        case hidden
    }

    func tabItem(forTab tab: Int) -> some View {
        switch tab {
        case 0:
            Group {
                if children.activeTab == 0 {
                    Image(systemName: "doc.text.fill")
                } else {
                    Image(systemName: "doc.text")
                }
                Text("Projects")
            }
        case 1:
            Group {
                Text("Testbed")
            }
        default:
            fatalError()
        }
    }

    func resolveRoute(route: Route) -> AnyCoordinatable {
        switch route {
        case .projects:
            return NavigationViewCoordinator(ProjectsCoordinator()).eraseToAnyCoordinatable()
        case .testbed, .hidden:
            return NavigationViewCoordinator(TestbedCoordinator()).eraseToAnyCoordinatable()
        }
    }
}

class MainCoordinator: ViewCoordinatable {
    var children = ViewChild()
    var opened: [URL] = []

    enum Route: ViewRoute {
        case unauthenticated
        case authenticated
    }

    func resolveRoute(route: Route) -> AnyCoordinatable {
        switch route {
        case .unauthenticated:
            return AnyCoordinatable(
                NavigationViewCoordinator(
                    CreateProjectCoordinator()
                )
            )
        case .authenticated:
            return AnyCoordinatable(
                AuthenticatedCoordinator()
            )
        }
    }

    @ViewBuilder func start() -> some View {
        LoadingScreen()
    }

    func customize(_ view: AnyView) -> some View {
        view.onOpenURL { self.opened.append($0) }
    }

    init() {

    }
}

class LoginScreenViewModel: ObservableObject {
    // directly via the RouterStore
    var main: ViewRouter<MainCoordinator.Route>? = RouterStore.shared.retrieve()

    // via the RouterObject property wrapper
    @RouterObject
    var testbed: NavigationRouter<TestbedCoordinator.Route>?

    init() {

    }

    func loginButtonPressed() {
        main?.route(to: .authenticated)
    }
}
