import Stinsen2Coordination

/// The tabs that a person sees who is signed in.
final class AuthenticatedCoordinator: TabCoordinatable {
    let child = TabChild(
        startingItems: [
            \AuthenticatedCoordinator.home, \AuthenticatedCoordinator.todos, \AuthenticatedCoordinator.profile,
            \AuthenticatedCoordinator.testbed,
        ])
    let user: User
    let authentication: Authentication
    let list = TodoList()

    @Route(tabItem: makeHomeTab) var home = makeHome
    @Route(tabItem: makeTodosTab) var todos = makeTodos
    @Route(tabItem: makeProfileTab) var profile = makeProfile
    @Route(tabItem: makeTestbedTab, onTapped: onTestbedTapped) var testbed = makeTestbed

    init(user: User, authentication: Authentication) {
        self.user = user
        self.authentication = authentication
    }

    @ViewBuilder func makeHome() -> some View { HomeScreen(list: list) }

    @ViewBuilder func makeHomeTab(isActive: Bool) -> some View { TabItem(title: "Home", isActive: isActive) }

    func makeTodos() -> NavigationViewCoordinator<TodosCoordinator> {
        NavigationViewCoordinator(TodosCoordinator(list: list))
    }

    @ViewBuilder func makeTodosTab(isActive: Bool) -> some View { TabItem(title: "Todos", isActive: isActive) }

    func makeProfile() -> NavigationViewCoordinator<ProfileCoordinator> {
        NavigationViewCoordinator(ProfileCoordinator(user: user, authentication: authentication))
    }

    @ViewBuilder func makeProfileTab(isActive: Bool) -> some View { TabItem(title: "Profile", isActive: isActive) }

    func makeTestbed() -> NavigationViewCoordinator<TestbedCoordinator> {
        NavigationViewCoordinator(TestbedCoordinator())
    }

    @ViewBuilder func makeTestbedTab(isActive: Bool) -> some View { TabItem(title: "Test bed", isActive: isActive) }

    /// A second tap on the tab leads back to its first screen.
    func onTestbedTapped(isRepeat: Bool, testbed: NavigationViewCoordinator<TestbedCoordinator>) {
        if isRepeat { testbed.child.popToRoot() }
    }
}
