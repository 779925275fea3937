import NavAtlasModel

/// Reads coordinators over a `NavigationStack` by the path that they or their models store: an array of an enum's values
/// (`path: [Destination]`) or a `NavigationPath`, observed in whichever way.
enum NavigationStackReader: CoordinatorReader {
    static let style = "navigationStack"

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        guard let path = try StoredPath.of(coordinator), !path.kind.isOfFlowStacks else { return nil }
        return try PathFacts(coordinator: coordinator, path: path, samples: samples)
            .facts(style: style, presentation: .push)
    }
}
