import NavAtlasModel

/// Reads coordinators of FlowStacks, of its old and its new interface, by the path that they or their models store:
///
///     flow: NFlow<Screen>                       array: [Screen], the first of which is the root
///     flow: PFlow<Screen>                       array: [(Screen, PresentationOptions)]
///     routes: [Route<Screen>]                   cases push, sheet and cover, whose payload begins with the screen
///     path: FlowPath                            routes: [Route<AnyHashable>]
///
/// Which presentation a screen gets is decided at each call, and is no part of the declaration.
enum FlowStacksReader: CoordinatorReader {
    static let style = "flowStacks"

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        guard let path = try StoredPath.of(coordinator), path.kind.isOfFlowStacks else { return nil }
        return try PathFacts(coordinator: coordinator, path: path, samples: samples)
            .facts(style: style, presentation: nil)
    }
}
