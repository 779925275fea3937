/// The names of all properties that some code may change after an object is made.
///
/// Only names are compared: of two properties of one name, both count as changed where one is.
struct ChangedNames {
    private var names: Set<String> = []
    /// Those among them to which something is bound.
    private var boundNames: Set<String> = []
    /// The names to which something is bound as members of something else: `$model.page`.
    private var boundNamesOfOthers: Set<String> = []
    /// Those to which what the system shows is bound: it only ever takes that away.
    private var presentingNames: Set<String> = []
    /// The types whose functions assign to `self`.
    private var selfChanging: Set<String> = []
    /// The names among them that the code of a type changes, by the last part of the type's name.
    private var namesByType: [String: Set<String>] = [:]
    /// The names among them that some code assigns as members of something else: `view.stop = .cellar`.
    private var namesOfOthers: Set<String> = []
    /// The types that code names which assigns to other objects, by the assigned names: the object is of one of these types.
    private var typesOfOthers: [String: Set<String>] = [:]

    init(_ files: [FileFacts]) {
        for file in files {
            for property in file.properties { add(property, of: nil) }
            for function in file.functions { add(function.body ?? [], of: nil, given: function.parameters) }
            for type in file.types { add(type) }
        }
        for type in files.flatMap(\.types) where type.functions.contains(where: Self.changesSelf) {
            selfChanging.insert(type.name.lastPart)
        }
    }

    /// Whether code other than the initializers of its type may change a property. To a view's `@State` only the view's own code
    /// binds something.
    func mayChange(_ property: PropertyFact, of nominal: Nominal) -> Bool {
        guard mayChange(property.name), nominal.kind == .struct,
            property.attributes.contains(where: { $0.name.base == "State" }), !namesOfOthers.contains(property.name)
        else { return mayChange(property.name) }
        return isChanged(property.name, byCodeOf: nominal)
    }

    /// Whether code may change a plain variable of a view once the view is made: the view's own code, or code that names the view,
    /// which nobody keeps.
    func mayChange(_ variable: PropertyFact, ofView nominal: Nominal) -> Bool {
        mayChange(variable.name)
            && (typesOfOthers[variable.name]?.contains(nominal.shortName) == true
                || isChanged(variable.name, byCodeOf: nominal))
    }

    private func isChanged(_ name: String, byCodeOf nominal: Nominal) -> Bool {
        ([nominal.shortName] + nominal.inherits.map { $0.0.base.lastPart }).contains { type in
            namesByType[type]?.contains(name) ?? false
        }
    }

    /// Whether code may change any property of a name.
    func mayChange(_ name: String) -> Bool { names.contains(name) }

    /// Whether something may be bound to a property of such a name, such as a control, which a person changes.
    func mayBeBound(_ name: String) -> Bool { boundNames.contains(name) || presentingNames.contains(name) }

    /// Whether something may be bound to a property: to an object's, by way of the object alone, as `$name` is a publisher in
    /// its own code.
    func mayBeBound(_ property: PropertyFact, of nominal: Nominal) -> Bool {
        nominal.kind == .class ? boundNamesOfOthers.contains(property.name) : mayBeBound(property.name)
    }

    /// Whether nothing is bound to properties of such a name but what the system shows: `.alert("Done", isPresented: $isDone)`.
    func isOnlyPresenting(_ name: String) -> Bool { presentingNames.contains(name) && !boundNames.contains(name) }

    /// Whether a value of a type changes by a function of the type's.
    func changesItself(_ type: Nominal) -> Bool { selfChanging.contains(type.shortName) }

    private mutating func add(_ type: TypeFact) {
        for property in type.properties { add(property, of: type) }
        for function in type.functions {
            let body = function.body ?? []
            add(
                function.name == "init" ? Self.withoutFirstValues(body) : body, of: type, given: function.parameters)
        }
    }

    private mutating func add(_ property: PropertyFact, of type: TypeFact?) {
        let code = (property.getter ?? []) + property.observers
        add(code + [property.initializer].compactMap(\.self).map(Statement.expression), of: type)
        for argument in property.attributes.flatMap(\.arguments) { add([.expression(argument.value)], of: nil) }
    }

    /// Adds the names in all targets of assignments, in all bindings, `$name` and `$base.name`, in key paths, and in
    /// arguments that a function may change. In a class, `$name` is a publisher.
    private mutating func add(_ code: [Statement], of type: TypeFact?, given parameters: [ParameterFact] = []) {
        let isClass = type?.kind == .class
        var found = FoundNames()
        SyntaxSearch.expressions(in: code) { found.look(at: $0, ofClass: isClass) }
        names.formUnion(found.changed)
        namesOfOthers.formUnion(found.assignedOfOthers)
        let open = found.assignedOfOthers.union(found.inKeyPaths)
        if !open.isEmpty {
            let types = SyntaxSearch.typeNames(in: code).union(parameters.compactMap(\.type?.base)).map(\.lastPart)
            for name in open { typesOfOthers[name, default: []].formUnion(types) }
        }
        if let type { namesByType[type.name.lastPart, default: []].formUnion(found.changed) }
        boundNames.formUnion(found.bound)
        boundNamesOfOthers.formUnion(found.boundOfOthers)
        presentingNames.formUnion(found.presenting)
    }

    /// The names in some code.
    private struct FoundNames {
        var changed: Set<String> = []
        var assignedOfOthers: Set<String> = []
        var inKeyPaths: Set<String> = []
        var bound: Set<String> = []
        var boundOfOthers: Set<String> = []
        var presenting: Set<String> = []
        /// Where bindings are given to what the system shows.
        private var presentations: Set<Position> = []

        mutating func look(at expression: Expression, ofClass isClass: Bool) {
            switch expression {
            case .call(.member(_, let name, _), let arguments, _) where SwiftUINames.presentingModifiers.contains(name):
                let bindings = arguments.filter { ["isPresented", "item"].contains($0.label) }
                presentations.formUnion(bindings.compactMap(\.value.position))
            case .assignment(let target, _, _):
                ChangedNames.forEachName(in: target) { name, base in
                    changed.insert(name)
                    if base?.isSelf == false { assignedOfOthers.insert(name) }
                }
            case .name(let name, let position) where name.hasPrefix("$"):
                add(String(name.dropFirst()), isBound: !isClass, position)
            case .member(let base, let name, let position) where name.hasPrefix("$"):
                // `model.$name` is a publisher.
                add(String(name.dropFirst()), isBound: base.isSelf && !isClass, position)
            case .member(let base, let name, let position) where ChangedNames.isBinding(base):
                boundOfOthers.insert(name)
                add(name, isBound: true, position)
            case .keyPath(_, let parts, _):
                changed.formUnion(parts)
                inKeyPaths.formUnion(parts)
            default: break
            }
        }

        private mutating func add(_ name: String, isBound: Bool, _ position: Position) {
            changed.insert(name)
            guard isBound else { return }
            if presentations.contains(position) { presenting.insert(name) } else { bound.insert(name) }
        }
    }

    /// An initializer without what it sets itself, before anyone sees the object: a closure in it runs later.
    private static func withoutFirstValues(_ code: [Statement]) -> [Statement] {
        code.map { statement in
            switch statement {
            case .expression(.assignment(let target, let value, _)):
                if case .name = target.withoutSelf { .expression(value) } else { statement }
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
            case .loop(nil, nil, let body): .loop(nil, nil, withoutFirstValues(body))
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

    /// Each name in the target of an assignment, with what it is a member of.
    private static func forEachName(in target: Expression, _ visit: (_ name: String, _ base: Expression?) -> Void) {
        switch target {
        case .name(let name, _): visit(name, nil)
        case .member(let base, let name, _):
            visit(name, base)
            forEachName(in: base, visit)
        case .subscripted(let base, _, _): forEachName(in: base, visit)
        case .tuple(let parts): for part in parts { forEachName(in: part.value, visit) }
        default: break
        }
    }
}
