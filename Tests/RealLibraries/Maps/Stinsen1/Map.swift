import NavAtlasIntrospection
import NavAtlasCommands

@main struct Stinsen1Map: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {

    }
}
