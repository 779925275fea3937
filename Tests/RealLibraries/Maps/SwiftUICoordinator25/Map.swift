import NavAtlasIntrospection
import NavAtlasCommands

@main struct SwiftUICoordinator25Map: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {

    }
}
