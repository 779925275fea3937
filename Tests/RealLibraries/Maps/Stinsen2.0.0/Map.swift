// Registers the coordinators of an example for Stinsen 2.0.0, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection

@main struct TodoMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        let user = User(username: "anna", accessToken: "token")
        registry.register(MainCoordinator())
        registry.register(UnauthenticatedCoordinator())
        registry.register(AuthenticatedCoordinator(user: user))
        registry.register(HomeCoordinator())
        registry.register(TodosCoordinator())
        registry.register(ProfileCoordinator())
        registry.register(TestbedEnvironmentObjectCoordinator())
        registry.entry(MainCoordinator.self)
    }
}
