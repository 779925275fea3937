/// The states of stores that only send: `let store: Store<Void, HintAction>`. A store is told by its state, and `Void` tells
/// nothing, so each such store gets a state of its own, named for its actions.
enum PlainStates {
    private static let prefix = "·state·"

    static func declaringStates(_ files: [FileFacts]) -> [FileFacts] {
        let known = Set(files.flatMap { $0.types.map(\.name.lastPart) + $0.typealiases.keys })
        let enums = Set(files.flatMap(\.types).filter { $0.kind == .enum }.map(\.name.lastPart))
        var declared: Set<String> = []
        return files.map { file in
            guard file.imports.contains(where: ComposableArchitectureDialect.modules.contains) else { return file }
            var states: [TypeFact] = []
            let naming = CodeRewriting(type: { type in
                guard case .named(let name, let arguments) = type, StoreParts.names.contains(name.lastPart),
                    arguments.count == 2, isPlain(arguments[0], known), enums.contains(arguments[1].base.lastPart)
                else { return type }
                let state = prefix + arguments[1].base.split(separator: ".").joined(separator: "·")
                if declared.insert(state).inserted {
                    states.append(TypeFact(kind: .struct, name: state, position: .start))
                }
                return .named(name, [.named(state, []), arguments[1]])
            })
            var file = naming.rewritten(file)
            file.types += states
            return file
        }
    }

    /// Whether a state is made of the standard library's types alone.
    private static func isPlain(_ state: TypeReference, _ known: Set<String>) -> Bool {
        switch state {
        case .tuple(let parts): parts.isEmpty
        case .named(let name, let arguments): plain.contains(name) && arguments.isEmpty && !known.contains(name)
        default: false
        }
    }

    private static let plain: Set<String> = ["Void", "Bool", "Int", "Double", "String", "UUID", "Date", "URL"]
}
