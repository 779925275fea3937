import Foundation
import NavAtlasIntrospection

/// What a navigation map of the app consists of.
public enum Allotment {
    /// Registers every coordinator that the app uses, its entry, and values for the cases that carry something.
    public static func register(in registry: inout CoordinatorRegistry) {
        registry.register(GateCoordinator())
        registry.register(SignInCoordinator())
        registry.register(MemberCoordinator())
        registry.register(BedsCoordinator())
        registry.register(SowingCoordinator())
        registry.register(ProfileCoordinator())

        registry.sample(BedsCoordinator.Route.bed(id: UUID()))
        registry.sample(BedsCoordinator.Route.photo(URL(fileURLWithPath: "/bed.jpg")))

        registry.entry(GateCoordinator.self)
    }

    /// Has the app run from its gate on.
    public static func explore(in registry: inout CoordinatorRegistry) {
        registry.explore { GateCoordinator() }
    }
}
