// Registers the coordinators of an example for Stinsen 2, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection

@main struct TodoMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        let user = User(username: "anna", accessToken: "token")
        let store = TodosStore(user: user)
        registry.register(MainCoordinator())
        registry.register(UnauthenticatedCoordinator())
        registry.register(RegistrationCoordinator(services: UnauthenticatedServices()))
        registry.register(AuthenticatedCoordinator(user: user))
        registry.register(HomeCoordinator(todosStore: store))
        registry.register(TodosCoordinator(todosStore: store))
        registry.register(ProfileCoordinator(user: user))
        registry.register(TestbedEnvironmentObjectCoordinator())
        registry.entry(MainCoordinator.self)
    }
}
