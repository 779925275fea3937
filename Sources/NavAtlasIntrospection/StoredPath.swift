import NavAtlasModel

/// The path of a coordinator that keeps what is shown as values: an array of screens or routes, a flow, or a path of any
/// values. Found by its shape among the stored properties, through property wrappers and the models that they hold.
struct StoredPath {
    enum Kind {
        case nFlow, pFlow, routes, flowPath, screens, navigationPath

        /// Whether it is a flow, which begins with its root.
        var isFlow: Bool { self == .nFlow || self == .pFlow }
        /// Whether it is one of FlowStacks.
        var isOfFlowStacks: Bool { self != .screens && self != .navigationPath }
    }

    let kind: Kind
    /// The type of the values on the path; `nil` where they can be of any.
    let screen: Any.Type?
    /// The values on the path now, the lowest first.
    let values: [Any]
    /// The coordinator's model, where the path is stored there.
    let model: TypeName?
    /// Whether the lowest value is the root.
    var beginsWithRoot = false

    private static let names = ["path", "stack", "screens", "routes", "destinations"]

    /// The path of a coordinator: among its properties or those of a model that it holds, or else in its body.
    ///
    /// - Throws: ``RegistryError/missingEnvironment(_:property:)`` where the body may ask for what is not there.
    static func of(_ coordinator: Reflection) throws(RegistryError) -> StoredPath? {
        if let path = find(in: coordinator) { return path }
        return try ViewBody(of: coordinator.value).flatMap { unstored(in: $0) }
    }

    private static func find(in coordinator: Reflection) -> StoredPath? {
        var models: [Reflection] = []
        for property in coordinator.properties {
            guard let value = PropertyWrappers.unwrapped(property.value) else { continue }
            if let path = path(value, name: property.name, model: nil) { return path }
            if property.isWrapped, type(of: value) is AnyClass { models.append(Reflection(value)) }
        }
        for model in models {
            for property in model.properties {
                guard let value = PropertyWrappers.unwrapped(property.value) else { continue }
                if let path = path(value, name: property.name, model: model.type) { return path }
            }
        }
        return nil
    }

    /// The path of a stack in a view's body that the view does not store: the stack keeps it, or a model that is not there.
    private static func unstored(in body: ViewBody) -> StoredPath? {
        guard let stack = body.stack, body.tabs == nil else { return nil }
        let kind: Kind = stack == "NavigationStack" ? .navigationPath : .flowPath
        return StoredPath(kind: kind, screen: nil, values: [], model: nil)
    }

    /// The objects that SwiftUI will make for a view, by the names of their properties.
    static func unmadeModels(of coordinator: Reflection) -> [(name: String, model: String)] {
        coordinator.properties.compactMap { property in property.unmadeModel.map { (property.name, $0.spelled) } }
    }

    /// The objects that a view's property wrappers hold.
    static func models(of coordinator: Reflection) -> [Any] {
        coordinator.properties.filter(\.isWrapped).compactMap { PropertyWrappers.unwrapped($0.value) }
            .filter { type(of: $0) is AnyClass }
    }

    private static func path(_ value: Any, name: String, model: TypeName?) -> StoredPath? {
        let type = TypeMetadata(Swift.type(of: value))
        let typeName = TypeName(known: type.type)
        switch typeName.base {
        case "NFlow":
            return StoredPath(
                kind: .nFlow, screen: type.firstArgument, values: array(in: value), model: model, beginsWithRoot: true)
        case "Stack":
            // What `NFlow` was called up to 0.0.5.
            guard isCalledPath(name), Reflection(value).properties.map(\.name) == ["array"] else { return nil }
            return StoredPath(
                kind: .nFlow, screen: type.firstArgument, values: array(in: value), model: model, beginsWithRoot: true)
        case "PFlow":
            let values = array(in: value).compactMap { Reflection($0).parts.first?.value }
            return StoredPath(
                kind: .pFlow, screen: type.firstArgument, values: values, model: model, beginsWithRoot: true)
        case "FlowPath":
            let values = (Reflection(value)["routes"] as? [Any] ?? []).compactMap(screen)
            return StoredPath(
                kind: .flowPath, screen: nil, values: values.map(RouteCases.unerased), model: model)
        case "NavigationPath":
            let values = Reflection(value)["elements"] as? [AnyHashable] ?? []
            return StoredPath(kind: .navigationPath, screen: nil, values: values.map(\.base), model: model)
        case "Array":
            guard let element = type.firstArgument, let values = value as? [Any] else { return nil }
            if TypeName(known: element).base == "Route", let screenType = TypeMetadata(element).firstArgument {
                return StoredPath(
                    kind: .routes, screen: screenType, values: values.compactMap(screen), model: model,
                    beginsWithRoot: values.first.map(isRoot) ?? false)
            }
            guard isCalledPath(name), TypeMetadata(element).isEnum else { return nil }
            return StoredPath(kind: .screens, screen: element, values: values, model: model)
        default: return nil
        }
    }

    private static func isCalledPath(_ name: String) -> Bool {
        names.contains { name.lowercased().hasSuffix($0) }
    }

    private static func array(in flow: Any) -> [Any] {
        Reflection(flow)["array"].map { Reflection($0).parts.map(\.value) } ?? []
    }

    /// Whether a table of routes begins with this one, as those of FlowStacks up to 0.4 do: what they present stands in a
    /// container of its own by another name than in later versions, whose routes are all shown over the root.
    private static func isRoot(_ route: Any) -> Bool {
        let reflection = Reflection(route)
        guard let payload = reflection.parts.first else { return false }
        return RouteCases.name(of: route) == "root"
            || Reflection(payload.value).properties.contains { $0.name == "embedInNavigationView" }
    }

    /// What a route shows: the payload, or the first part of it.
    private static func screen(of route: Any) -> Any? {
        guard let payload = Reflection(route).parts.first?.value else { return nil }
        guard TypeMetadata(Swift.type(of: payload)).tupleElements != nil else { return payload }
        return Reflection(payload).parts.first?.value
    }
}
