/// What the library's macros write: the state and the actions of `@Reducer enum Path { case detail(Detail) }`, and the
/// `send` of `@ViewAction` views.
enum ReducerMacros {
    static func expanded(_ files: [FileFacts]) -> [FileFacts] {
        let types = files.flatMap(\.types)
        let aliases = types.flatMap { type in type.typealiases.keys.map { "\(type.name).\($0)" } }
        let declared = Set(types.filter { $0.kind != .extension }.map(\.name)).union(aliases)
        let reducers = Set(files.flatMap(\.types).filter(isReducer).map(\.name.lastPart))
            .union(files.flatMap(\.types).compactMap { reducer(ofState: $0.name) })
        return files.map { file in
            var file = file
            file.types = file.types.flatMap { type in
                [withSend(type)]
                    + (isReducer(type) ? parts(of: type, reducers) : []).filter {
                        !declared.contains($0.name)
                    }
            }
            return file
        }
    }

    private static func isReducer(_ type: TypeFact) -> Bool {
        type.attributes.contains { $0.name.base.lastPart == "Reducer" }
    }

    /// `Detail`, of `Detail.State`.
    private static func reducer(ofState name: String) -> String? {
        name.hasSuffix(".State") ? String(name.dropLast(".State".count)).lastPart : nil
    }

    /// The state and the actions that the macro writes: of an enum of reducers, those of its cases.
    private static func parts(of type: TypeFact, _ reducers: Set<String>) -> [TypeFact] {
        ["State", "Action"].map { part in
            let isEnum = type.kind == .enum || part == "Action"
            var nested = TypeFact(kind: isEnum ? .enum : .struct, name: "\(type.name).\(part)", position: type.position)
            nested.cases = type.cases.map { one in
                var one = one
                one.payload = one.payload.map { parameter in
                    var parameter = parameter
                    parameter.type = parameter.type.map { carried($0, part, reducers) }
                    return parameter
                }
                return one
            }
            return nested
        }
    }

    /// What a case of the state, or of the actions, carries for a reducer.
    private static func carried(_ type: TypeReference, _ part: String, _ reducers: Set<String>) -> TypeReference {
        guard case .named(let name, let arguments) = type else { return type }
        if reducers.contains(name.lastPart) { return .named("\(name).\(part)", []) }
        // An alert's state has the type of its actions as a parameter.
        return part == "Action" && arguments.count == 1 ? arguments[0] : type
    }

    /// In a view with `@ViewAction(for: Feature.self)`, `send(.tapped)` is `store.send(.view(.tapped))`.
    private static func withSend(_ type: TypeFact) -> TypeFact {
        guard type.attributes.contains(where: { $0.name.base.lastPart == "ViewAction" }) else { return type }
        return CodeRewriting(expression: { expression in
            guard case .call(.name("send", let position), let arguments, let place) = expression,
                let action = arguments.first
            else { return expression }
            let wrapped = Expression.call(.implicitMember("view", position), [action], position)
            return .call(
                .member(.name("store", position), "send", position), [Argument(label: nil, value: wrapped)], place)
        }).rewritten(type)
    }
}
