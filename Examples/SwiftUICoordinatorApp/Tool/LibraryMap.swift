import SwiftUICoordinatorAppCoordinators
import NavAtlasCommands
import NavAtlasIntrospection

/// The app's own tool: `SwiftUICoordinatorApp report`, `SwiftUICoordinatorApp check`, `SwiftUICoordinatorApp diagram`, `SwiftUICoordinatorApp graph`.
@main struct LibraryMap: NavigationMap {
    static let title = "Lending library"

    static func register(in registry: inout CoordinatorRegistry) throws { Library.register(in: &registry) }
}
