/// The names of all properties that some code may change after an object is made.
///
/// Only names are compared: of two properties of one name, both count as changed where one is.
struct ChangedNames {
    private var names: Set<String> = []
    /// The types whose functions assign to `self`.
    private var selfChanging: Set<String> = []

    init(_ files: [FileFacts]) {
        for file in files {
            for property in file.properties { add(property) }
            for function in file.functions { names.formUnion(Self.changed(by: function.body ?? [])) }
            for type in file.types { add(type) }
        }
        for type in files.flatMap(\.types) where type.functions.contains(where: Self.changesSelf) {
            selfChanging.insert(type.name.lastPart)
        }
    }

    /// Whether code other than the initializers of its type may change a property.
    func mayChange(_ property: PropertyFact) -> Bool { names.contains(property.name) }

    /// Whether a value of a type changes by a function of the type's.
    func changesItself(_ type: Nominal) -> Bool { selfChanging.contains(type.shortName) }

    private mutating func add(_ type: TypeFact) {
        for property in type.properties { add(property) }
        for function in type.functions {
            let body = function.body ?? []
            names.formUnion(Self.changed(by: function.name == "init" ? Self.withoutFirstValues(body) : body))
        }
    }

    private mutating func add(_ property: PropertyFact) {
        let code = (property.getter ?? []) + property.observers
        names.formUnion(Self.changed(by: code + [property.initializer].compactMap(\.self).map(Statement.expression)))
        for argument in property.attributes.flatMap(\.arguments) {
            names.formUnion(Self.changed(by: [.expression(argument.value)]))
        }
    }

    /// The names in all targets of assignments, in all bindings, `$name` and `$base.name`, in key paths, and in arguments
    /// that a function may change.
    private static func changed(by code: [Statement]) -> Set<String> {
        var found: Set<String> = []
        var walk = CodeWalk()
        withoutActuallyEscaping({ (name: String) in _ = found.insert(name) }) { add in
            walk.onExpression = { expression, _ in
                switch expression {
                case .assignment(let target, _, _): forEachName(in: target, add)
                case .name(let name, _) where name.hasPrefix("$"): add(String(name.dropFirst()))
                case .member(let base, let name, _):
                    if name.hasPrefix("$") { add(String(name.dropFirst())) } else if isBinding(base) { add(name) }
                case .keyPath(_, let parts, _): parts.forEach(add)
                default: break
                }
            }
            walk.walk(code)
            walk = CodeWalk()
        }
        return found
    }

    /// An initializer without what it sets itself, before anyone sees the object: a closure in it runs later.
    private static func withoutFirstValues(_ code: [Statement]) -> [Statement] {
        code.map { statement in
            switch statement {
            case .expression(.assignment(let target, let value, _)):
                if case .name = Interpreter.withoutSelf(target) { .expression(value) } else { statement }
            case .conditional(let conditions, let then, let otherwise):
                .conditional(conditions, then: withoutFirstValues(then), else: withoutFirstValues(otherwise))
            case .switching(let subject, let cases, let position):
                .switching(
                    subject,
                    cases.map {
                        var branch = $0
                        branch.body = withoutFirstValues(branch.body)
                        return branch
                    }, position)
            case .block(let body): .block(withoutFirstValues(body))
            case .attempting(let bodies): .attempting(bodies.map(withoutFirstValues))
            default: statement
            }
        }
    }

    private static func changesSelf(_ function: FunctionFact) -> Bool {
        guard function.name != "init", let body = function.body else { return false }
        return SyntaxSearch.assignmentTargets(in: body).contains(where: \.isSelf)
    }

    private static func isBinding(_ expression: Expression) -> Bool {
        switch expression {
        case .name(let name, _): name.hasPrefix("$")
        case .member(let base, let name, _): name.hasPrefix("$") || isBinding(base)
        case .call(let callee, _, _): isBinding(callee)
        case .subscripted(let base, _, _): isBinding(base)
        default: false
        }
    }

    private static func forEachName(in target: Expression, _ visit: (String) -> Void) {
        switch target {
        case .name(let name, _): visit(name)
        case .member(let base, let name, _):
            visit(name)
            forEachName(in: base, visit)
        case .subscripted(let base, _, _): forEachName(in: base, visit)
        case .tuple(let parts): for part in parts { forEachName(in: part.value, visit) }
        default: break
        }
    }
}
