import NavAtlasModel

/// Reads a `Coordinatable` of the app's own, which has neither a stack nor tabs: it shows the registered coordinators
/// that it stores, except the one that presents it.
enum CustomCoordinatableReader: CoordinatorReader {
    static let style = Stinsen2Reader.style

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        guard Swift.type(of: coordinator.value) is AnyClass else { return nil }
        var facts = CoordinatorFacts(type: coordinator.type, style: style, flow: .view)
        for property in coordinator.properties where property.name != "parent" {
            var type = property.type
            if type.base == "Optional", type.module == "Swift", let wrapped = type.arguments.first { type = wrapped }
            let (inner, isContained) = WrapperCoordinators.unwrapped(type)
            facts.routes.append(
                RouteFact(
                    name: property.name, kind: .root, presentation: .root,
                    destinations: [.coordinator(inner, isContained: isContained)], needsRegistration: true))
        }
        return facts
    }
}
