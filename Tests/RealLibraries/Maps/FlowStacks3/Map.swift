import NavAtlasIntrospection
import NavAtlasCommands

@main struct FlowStacks3Map: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {

    }
}
