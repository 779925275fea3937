import NavAtlasIntrospection
import NavAtlasModel
import Testing
import TodoAppCoordinators

@Suite struct TodoAppGraphTests {
    @Test func theExampleComesOutWhole() throws {
        var registry = CoordinatorRegistry()
        TodoApp.register(in: &registry)
        let expected = """
            entry MainCoordinator
            coordinator AuthenticatedCoordinator tab
            coordinator MainCoordinator stack
            coordinator ProfileCoordinator stack [container]
            coordinator RegistrationCoordinator stack
            coordinator TestbedCoordinator stack [container]
            coordinator TodosCoordinator stack [container]
            coordinator UnauthenticatedCoordinator stack [container]
            screen ChooseNameScreen
            screen ChoosePasswordScreen
            screen ForgottenPasswordScreen
            screen HomeScreen
            screen LoginScreen
            screen NewTodoScreen
            screen ProfileScreen
            screen TestbedScreen
            screen TodoScreen
            screen TodosScreen
            AuthenticatedCoordinator -tab-> HomeScreen : home
            AuthenticatedCoordinator -tab-> ProfileCoordinator : profile
            AuthenticatedCoordinator -tab-> TestbedCoordinator : testbed
            AuthenticatedCoordinator -tab-> TodosCoordinator : todos
            MainCoordinator -root-> AuthenticatedCoordinator : authenticated(User)
            MainCoordinator -root!-> UnauthenticatedCoordinator : unauthenticated
            ProfileCoordinator -root!-> ProfileScreen : profile
            RegistrationCoordinator -root!-> ChooseNameScreen : name
            RegistrationCoordinator -push-> ChoosePasswordScreen : password(String)
            TestbedCoordinator -sheet-> TestbedCoordinator : modalCoordinator
            TestbedCoordinator -push-> TestbedCoordinator : pushedCoordinator
            TestbedCoordinator -root!-> TestbedScreen : start
            TestbedCoordinator -fullScreen-> TestbedScreen : coverScreen
            TestbedCoordinator -sheet-> TestbedScreen : modalScreen
            TestbedCoordinator -push-> TestbedScreen : pushedScreen
            TodosCoordinator -sheet-> NewTodoScreen : newTodo
            TodosCoordinator -push-> TodoScreen : todo(UUID)
            TodosCoordinator -root!-> TodosScreen : overview
            UnauthenticatedCoordinator -sheet-> ForgottenPasswordScreen : forgottenPassword
            UnauthenticatedCoordinator -root!-> LoginScreen : login
            UnauthenticatedCoordinator -push-> RegistrationCoordinator : registration
            link "todo-app://todo/{id}" => TodoScreen : MainCoordinator.authenticated \
            / AuthenticatedCoordinator.todos / TodosCoordinator.todo
            """
        let lines = try registry.graph().withoutProvenance.lines
        #expect(lines == expected.split(separator: "\n"))
    }

    @Test func whatWasForgottenHasNoWayTo() throws {
        var registry = CoordinatorRegistry()
        TodoApp.register(in: &registry)
        TodoApp.registerForgotten(in: &registry)
        let graph = try registry.graph()
        let reached = Set(graph.edges.map(\.to) + graph.entries)
        #expect(graph.nodes.map(\.id).filter { !reached.contains($0) } == ["ArchiveCoordinator", "WhatsNewScreen"])
    }
}
