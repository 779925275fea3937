// Registers the coordinators of an example for Stinsen 1.0, whose live graph is compared with that of its source.

import Foundation
import NavAtlasCommands
import NavAtlasIntrospection

@main struct ProjectMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(MainCoordinator())
        registry.register(UnauthenticatedCoordinator())
        registry.register(AuthenticatedCoordinator())
        registry.register(HomeCoordinator())
        registry.register(ProjectsCoordinator())
        registry.register(ProfileCoordinator())
        registry.register(CreateProjectCoordinator())
        registry.register(TestbedCoordinator())
        registry.sample(ProjectsCoordinator.Route.project(id: UUID()))
        registry.entry(MainCoordinator.self)
    }
}

extension MainCoordinator: StartProviding, RouteResolving {}
extension UnauthenticatedCoordinator: StartProviding, RouteResolving {}
extension AuthenticatedCoordinator: RouteResolving {}
extension HomeCoordinator: StartProviding, RouteResolving {}
extension ProjectsCoordinator: StartProviding, RouteResolving {}
extension ProfileCoordinator: StartProviding, RouteResolving {}
extension CreateProjectCoordinator: StartProviding, RouteResolving {}
extension TestbedCoordinator: StartProviding, RouteResolving {}
