import FlowStacksAppCoordinators
import NavAtlasCommands
import NavAtlasIntrospection

/// The app's own tool: `FlowStacksApp report`, `FlowStacksApp check`, `FlowStacksApp diagram`, `FlowStacksApp graph`.
@main struct KioskMap: NavigationMap {
    static let title = "Kiosk"

    static func register(in registry: inout CoordinatorRegistry) throws { Kiosk.register(in: &registry) }
}
