/// The reducers of earlier releases, which are values: `let boatReducer = Reducer<BoatState, BoatAction, Environment> {
/// state, action, environment in … }`. Each is declared as a type beside its value, as later releases write reducers.
enum ReducerValues {
    static func declaringTypes(_ files: [FileFacts]) -> [FileFacts] {
        let aliases = aliases(in: files)
        return files.map { file in
            var file = file
            let ofTypes = file.types.flatMap { type in type.properties.map { ($0, type.name as String?) } }
            file.types += (file.properties.map { ($0, nil) } + ofTypes).compactMap { property, outer in
                reducer(withoutAliases(property, in: outer, aliases), in: outer)
            }
            return file
        }
    }

    /// The names that stand for a reducer's type: `typealias BoatReducer = Reducer<BoatState, BoatAction, Environment>`.
    private static func aliases(in files: [FileFacts]) -> [String: TypeReference] {
        files.reduce(into: [:]) { found, file in
            let ofTypes = file.types.flatMap { type in type.typealiases.map { (type.name + "." + $0.key, $0.value) } }
            for (name, type) in file.typealiases.map({ ($0.key, $0.value) }) + ofTypes
            where arguments(of: type)?.count == 3 && found[name] == nil {
                found[name] = type
            }
        }
    }

    private static func withoutAliases(
        _ property: PropertyFact, in outer: String?, _ aliases: [String: TypeReference]
    ) -> PropertyFact {
        guard !aliases.isEmpty else { return property }
        func meaning(_ name: String) -> TypeReference? {
            var scope = outer
            while let inside = scope {
                if let type = aliases[inside + "." + name] { return type }
                scope = inside.lastIndex(of: ".").map { String(inside[..<$0]) }
            }
            return aliases[name]
        }
        var rewriting = CodeRewriting()
        rewriting.type = { meaning($0.base) ?? $0 }
        rewriting.expression = { value in
            guard case .name(let name, let position) = value, let type = meaning(name) else { return value }
            return .type(type, position)
        }
        return rewriting.rewritten(property)
    }

    /// Whether a type was declared for a reducer that is a value.
    static func isValue(_ reducer: Nominal) -> Bool { reducer.name.lastPart.hasPrefix(prefix) }

    /// The type of a reducer that is a value: its state, its actions, and a body of the closures that reduce them.
    private static func reducer(_ property: PropertyFact, in outer: String?) -> TypeFact? {
        // `let boatReducer: Reducer = Reducer<…> { … }`: one of the two says which.
        guard let value = property.initializer ?? property.getter?.last?.result,
            let generics = [property.type.flatMap(arguments), arguments(of: value)].compactMap(\.self)
                .first(where: { $0.count == 3 })
        else { return nil }
        let closures = closures(in: value)
        guard !closures.isEmpty else { return nil }
        let position = property.position
        let name = (outer.map { $0 + "." } ?? "") + typeName(property.name)
        var type = TypeFact(kind: .struct, name: name, position: position)
        type.inherits = [.named("Reducer", [])]
        for (part, written) in zip(["State", "Action", "Environment"], generics) {
            type.typealiases[part] = qualified(written, in: outer)
        }
        var body = PropertyFact(name: "body", position: position)
        body.getter = closures.map { closure in
            .expression(
                .call(
                    .name(ComposableArchitectureDialect.reduce, position), [Argument(label: nil, value: closure)],
                    position))
        }
        type.properties = [body]
        return type
    }

    /// The name of the type that is declared for a reducer which is a value: `appReducer`, `App.reducer.debug()`.
    static func type(of value: Expression) -> String? {
        switch value {
        case .name(let name, _): typeName(name)
        case .member(let outer, let name, _): outer.dottedName.map { $0 + "." + typeName(name) }
        case .call(.member(let base, _, _), _, _): type(of: base)
        default: nil
        }
    }

    private static func typeName(_ property: String) -> String { prefix + property }

    private static let prefix = "·reducer·"

    /// `State`, of the type that the reducer stands in.
    private static func qualified(_ type: TypeReference, in outer: String?) -> TypeReference {
        guard let outer, case .named(let name, let arguments) = type, ["State", "Action", "Environment"].contains(name)
        else {
            return type
        }
        return .named("\(outer).\(name)", arguments)
    }

    private static let names: Set<String> = ["Reducer", "AnyReducer"]

    private static func arguments(of type: TypeReference) -> [TypeReference]? {
        names.contains(type.base.lastPart) ? type.arguments : nil
    }

    /// The types that a value is written with: `Reducer<State, Action, Environment>.combine(…).debug()`.
    private static func arguments(of value: Expression) -> [TypeReference]? {
        switch value {
        case .call(.member(let base, "combined", _), let given, _):
            arguments(ofCombined: [Argument(label: nil, value: base)] + given)
        case .call(let callee, let given, _):
            arguments(of: callee) ?? (isReducer(callee, calling: "combine") ? arguments(ofCombined: given) : nil)
        case .member(let base, _, _): arguments(of: base)
        case .type(let type, _): arguments(of: type)
        default: nil
        }
    }

    /// The types of the first of combined reducers that reduces the state itself, as in
    /// `Reducer.combine(rowReducer.pullback(…), Reducer<…> { … })`.
    private static func arguments(ofCombined given: [Argument]) -> [TypeReference]? {
        given.flatMap { elements(of: $0.value) }.filter { !isPulledBack($0) }.firstNonNil { arguments(of: $0) }
    }

    private static func elements(of value: Expression) -> [Expression] {
        if case .array(let elements) = value { elements } else { [value] }
    }

    private static let pulling: Set<String> = [
        "pullback", "forEach", "optional", "forEachIndexedRoute", "forEachIdentifiedRoute",
    ]

    /// Whether a reducer reduces another state than the one that it is written for.
    private static func isPulledBack(_ value: Expression) -> Bool {
        guard case .call(.member(let base, let name, _), _, _) = value else { return false }
        return pulling.contains(name) || isPulledBack(base)
    }

    private static func isReducer(_ callee: Expression, calling function: String) -> Bool {
        if case .member(let base, function, _) = callee { isReducer(base) } else { false }
    }

    /// What reduces the state itself, and no part of it that another reducer is pulled back for.
    private static func closures(in value: Expression) -> [Expression] {
        if case .array(let elements) = value { return elements.flatMap(closures) }
        guard case .call(let callee, let given, _) = value else { return [] }
        switch callee {
        case .member(let base, let name, _):
            if isReducer(base) { return closures(name, given) }
            if pulling.contains(name) { return [] }
            return closures(in: base) + (adding.contains(name) ? given.flatMap { closures(in: $0.value) } : [])
        case .implicitMember(let name, _): return closures(name, given)
        default: return isReducer(callee) ? closures("init", given) : []
        }
    }

    /// The functions that add a reducer of the same state.
    private static let adding: Set<String> = ["combined", "withRouteReducer"]

    private static func closures(_ function: String, _ given: [Argument]) -> [Expression] {
        function == "combine" ? given.flatMap { closures(in: $0.value) } : given.map(\.value)
    }

    private static func isReducer(_ value: Expression) -> Bool {
        switch value {
        case .name(let name, _), .member(_, let name, _): names.contains(name)
        case .type(let type, _): arguments(of: type) != nil
        default: false
        }
    }
}
