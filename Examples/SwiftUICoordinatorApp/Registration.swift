import NavAtlasIntrospection
import SwiftUICoordinatorCoordination

/// What a navigation map of the app consists of.
public enum Library {
    /// Starts the coordinators as the scene delegate does, and registers them with the entry and the links. Those that
    /// others start are found in them.
    @MainActor public static func register(in registry: inout CoordinatorRegistry) {
        let dependencies = Dependencies()
        let root = dependencies.makeRootCoordinator(window: UIWindow())
        let shelf = dependencies.makeShelfCoordinator(parent: root)
        root.begin(with: shelf)
        // As the screens do, who know it as some coordinator: so the way is known by the action that has started it.
        let coordinator: Coordinator = shelf
        coordinator.handle(ShelfAction.read)

        registry.register(root)
        registry.sample(ShelfRoute.book(id: "1"))
        registry.entry(LibraryCoordinator.self)
        registry.deepLinks(of: LinkHandler())
    }
}
