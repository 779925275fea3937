/// Writes the states of views, which are made of parts of a feature's state, as views of that state.
///
/// `struct ViewState { let isOn: Bool; init(state: Feature.State) { isOn = state.detail != nil } }` keeps the state, and `isOn`
/// reads it: what is bound to `isOn` is bound to `detail`.
enum ViewStates {
    static let held = "·state"

    static func reading(_ files: [FileFacts]) -> [FileFacts] {
        let names = observed(in: files) { argument, _ in made(by: argument.value) }
        guard !names.isEmpty else { return files }
        return files.map { file in
            var file = file
            file.types = file.types.map { names.contains($0.name.lastPart) && $0.kind == .struct ? reading($0) : $0 }
            return file
        }
    }

    /// `@BindingViewState var isOn` is bound to a part of the state.
    static func withBindings(_ type: TypeFact) -> TypeFact {
        var type = type
        for index in type.properties.indices {
            for place in type.properties[index].attributes.indices
            where type.properties[index].attributes[place].name.base == "BindingViewState" {
                type.properties[index].attributes[place].name = .named("Binding", [])
            }
        }
        return type
    }

    // MARK: What is observed

    /// The names in what stores show: `observe: ViewState.init`, `scope(state: ViewState.init)`.
    ///
    /// - Parameter name: The name in an argument; whether it is the only one of its call may matter.
    static func observed(
        in files: [FileFacts], _ name: @escaping (Argument, _ isOnly: Bool) -> String?
    ) -> Set<String> {
        var names: Set<String> = []
        for file in files where file.imports.contains(where: ComposableArchitectureDialect.modules.contains) {
            _ = withoutActuallyEscaping({ names.insert($0) }) { note in
                CodeRewriting(expression: { expression in
                    if case .call(_, let arguments, _) = expression {
                        for argument in arguments where argument.label == "observe" || argument.label == "state" {
                            if let name = name(argument, arguments.count == 1) { _ = note(name) }
                        }
                    }
                    return expression
                }).rewritten(file)
            }
        }
        return names
    }

    /// The type whose initialiser an expression hands on, or calls: `ViewState.init`, `{ ViewState(state: $0) }`.
    private static func made(by expression: Expression) -> String? {
        switch expression {
        case .member(let type, let name, _) where name.prefix(4) == "init":
            return type.dottedName?.lastPart
        case .closure(let closure) where closure.body.count == 1:
            switch closure.body[0] {
            case .expression(.call(let type, _, _)), .returning(.call(let type, _, _)?):
                guard let name = type.dottedName?.lastPart, name.mayNameType else { return nil }
                return name
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Reading

    private static func reading(_ type: TypeFact) -> TypeFact {
        guard
            let index = type.functions.firstIndex(where: { $0.name == "init" && $0.parameters.count == 1 }),
            let body = type.functions[index].body, let state = type.functions[index].parameters.first
        else { return type }
        let position = type.functions[index].position
        let whole = Expression.member(.name("self", position), held, position)
        let parts = self.parts(of: body, made: state.name, as: whole)
        guard !parts.isEmpty else { return type }
        var type = type
        for (name, value) in parts {
            guard let property = type.properties.firstIndex(where: { $0.name == name }) else { continue }
            type.properties[property].getter = [.expression(value)]
        }
        type.properties.append(PropertyFact(name: held, type: state.type, position: position))
        let rest = body.filter { statement in
            guard case .expression(.assignment(let target, _, _)) = statement else { return true }
            return assigned(target).map { parts[$0] == nil } ?? true
        }
        type.functions[index].body = [.expression(.assignment(whole, .name(state.name, position), position))] + rest
        return type
    }

    /// What an initialiser assigns to properties of its parameter alone, each once.
    private static func parts(of body: [Statement], made name: String, as whole: Expression) -> [String: Expression] {
        let replacing = CodeRewriting(expression: { expression in
            switch expression {
            case .name(name, _): whole
            // `store.$isOn` of a state's binding.
            case .member(let base, let member, let position) where member.hasPrefix("$"):
                .member(base, String(member.dropFirst()), position)
            default: expression
            }
        })
        return body.reduce(into: [:]) { parts, statement in
            guard case .expression(.assignment(let target, let value, _)) = statement,
                let property = assigned(target), parts[property] == nil, isPath(of: name, value)
            else { return }
            parts[property] = replacing.rewritten(value)
        }
    }

    /// `isOn`, of `self.isOn` and `self._isOn`.
    private static func assigned(_ target: Expression) -> String? {
        switch target {
        case .name(let name, _), .member(.name("self", _), let name, _):
            name.hasPrefix("_") ? String(name.dropFirst()) : name
        default: nil
        }
    }

    /// `state.detail`, `state.detail?.name`, `state.detail != nil`
    private static func isPath(of name: String, _ value: Expression) -> Bool {
        switch value {
        case .name(name, _): true
        case .member(let base, _, _): isPath(of: name, base)
        case .comparison(let left, .null, _): isPath(of: name, left)
        default: false
        }
    }
}
