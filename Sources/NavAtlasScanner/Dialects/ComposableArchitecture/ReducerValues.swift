/// The reducers of earlier releases, which are values: `let boatReducer = Reducer<BoatState, BoatAction, Environment> {
/// state, action, environment in … }`. Each is declared as a type beside its value, as later releases write reducers.
enum ReducerValues {
    static func declaringTypes(_ files: [FileFacts]) -> [FileFacts] {
        var indices: [String: (file: Int, type: Int)] = [:]
        var files = files
        for (fileIndex, file) in files.enumerated() {
            let ofTypes = file.types.flatMap { type in type.properties.map { ($0, type.name as String?) } }
            for (property, outer) in file.properties.map({ ($0, nil) }) + ofTypes {
                guard let type = reducer(property, in: outer) else { continue }
                let key = type.typealiases.values.map(\.description).sorted().joined(separator: " ")
                if let known = indices[key] {
                    // Several values reduce one state: `Reducer.combine(first, second)`.
                    files[known.file].types[known.type].properties[0].getter? += type.properties[0].getter ?? []
                } else {
                    indices[key] = (fileIndex, files[fileIndex].types.count)
                    files[fileIndex].types.append(type)
                }
            }
        }
        return files
    }

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
        case .member(let outer, let name, _): FileLowering.dottedName(outer).map { $0 + "." + typeName(name) }
        case .call(.member(let base, _, _), _, _): type(of: base)
        default: nil
        }
    }

    private static func typeName(_ property: String) -> String { "·" + property }

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
        case .call(.member(_, "combined", _), let given, _): given.firstNonNil { arguments(of: $0.value) }
        case .call(let callee, _, _): arguments(of: callee)
        case .member(let base, _, _): arguments(of: base)
        case .type(let type, _): arguments(of: type)
        default: nil
        }
    }

    /// What reduces the state itself, and no part of it that another reducer is pulled back for.
    private static func closures(in value: Expression) -> [Expression] {
        guard case .call(let callee, let given, _) = value else { return [] }
        switch callee {
        case .member(let base, let name, _):
            if isReducer(base) { return closures(name, given) }
            if ["pullback", "forEach", "optional"].contains(name) { return [] }
            return closures(in: base) + (name == "combined" ? given.flatMap { closures(in: $0.value) } : [])
        case .implicitMember(let name, _): return closures(name, given)
        default: return isReducer(callee) ? closures("init", given) : []
        }
    }

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
