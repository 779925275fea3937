/// The parts of features that have stores, but no reducers of their own: what `let store: Store<RowState, RowAction>` is sent
/// comes to the reducers around it. Each is declared as a reducer that does nothing.
enum StoreParts {
    private static let prefix = "·part·"

    static func isPart(_ reducer: Nominal) -> Bool { reducer.name.lastPart.hasPrefix(prefix) }

    static func declaringReducers(_ files: [FileFacts]) -> [FileFacts] {
        var declared: Set<String> = []
        return PlainStates.declaringStates(files).map { file in
            guard file.imports.contains(where: ComposableArchitectureDialect.modules.contains) else { return file }
            var file = file
            file.types += file.types.flatMap { type in
                stores(in: type).compactMap { part($0, in: type) }.filter { declared.insert($0.name).inserted }
            }
            return file
        }
    }

    /// The states and actions of the stores that a type declares.
    private static func stores(in type: TypeFact) -> [(state: TypeReference, action: TypeReference)] {
        let written = type.properties.map(\.type) + type.functions.flatMap(\.parameters).map(\.type)
        return written.compactMap { type in
            guard case .named(let name, let arguments)? = type, names.contains(name.lastPart), arguments.count == 2
            else { return nil }
            return (arguments[0], arguments[1])
        }
    }

    static let names: Set<String> = ["Store", "ViewStore"]

    private static func part(_ store: (state: TypeReference, action: TypeReference), in type: TypeFact) -> TypeFact? {
        // A type's own `State` is that of a feature.
        guard store.state.base != "State", store.action.base != "Action" else { return nil }
        // What a view sends, as `Feature.Action.View`, is what the feature's own reducer answers.
        guard !store.action.base.split(separator: ".").dropLast().contains("Action") else { return nil }
        let names = [store.state, store.action].map(\.base.lastPart).joined(separator: "·")
        var part = TypeFact(kind: .struct, name: "\(type.name).\(prefix)\(names)", position: type.position)
        part.inherits = [.named("Reducer", [])]
        part.typealiases = ["State": store.state, "Action": store.action]
        return part
    }
}
