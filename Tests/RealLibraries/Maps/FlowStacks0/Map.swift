import NavAtlasIntrospection
import NavAtlasCommands

@main struct FlowStacks0Map: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {

    }
}
