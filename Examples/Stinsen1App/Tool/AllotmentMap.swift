import Stinsen1AppCoordinators
import NavAtlasCommands
import NavAtlasIntrospection

/// The app's own tool: `Stinsen1App report`, `Stinsen1App check`, `Stinsen1App diagram`, `Stinsen1App graph`.
@main struct AllotmentMap: NavigationMap {
    static let title = "Allotment"

    static func register(in registry: inout CoordinatorRegistry) throws { Allotment.register(in: &registry) }
}
