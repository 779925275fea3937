/// Visits every expression, pattern and written type of lowered code, the outer ones first.
struct CodeWalk {
    /// Called with each expression, and whether it is what a call calls.
    var onExpression: (_ expression: Expression, _ isCallee: Bool) -> Void = { _, _ in }
    var onPattern: (Pattern) -> Void = { _ in }
    var onType: (TypeReference) -> Void = { _ in }
    /// Called with each variable that is given a value, or a part of one, where it is declared, and the type that is written there.
    var onBinding: (_ name: String, _ type: TypeReference?, _ value: Expression) -> Void = { _, _, _ in }
    /// Called with each variable that a statement declares.
    var onVariable: (_ name: String) -> Void = { _ in }
    /// Called with the statements of each body, branch and closure.
    var onStatements: ([Statement]) -> Void = { _ in }
    /// Whether the body of each branch of a switch is visited, too.
    var entersBranches: ([SwitchCase]) -> [Bool] = { $0.map { _ in true } }

    /// Visits all code of files.
    func walk(_ files: [FileFacts]) {
        for file in files {
            walk(file.properties + file.types.flatMap(\.properties), file.functions + file.types.flatMap(\.functions))
        }
    }

    /// Visits the code of declarations.
    func walk(_ properties: [PropertyFact], _ functions: [FunctionFact]) {
        for property in properties {
            if let value = property.initializer { walk(value) }
            walk((property.getter ?? []) + property.observers)
        }
        for function in functions {
            walk(function.body ?? [])
            for value in function.parameters.compactMap(\.defaultValue) { walk(value) }
        }
    }

    func walk(_ statements: [Statement]) {
        onStatements(statements)
        for statement in statements { walk(statement) }
    }

    private func walk(_ statement: Statement) {
        switch statement {
        case .binding(let pattern, let type, let value):
            walk(pattern)
            if let type { onType(type) }
            if case .binding(let name) = pattern {
                onVariable(name)
                if let value { onBinding(name, type, value) }
            }
            if case .tuple(let parts) = pattern, let value {
                for case .binding(let name) in parts { onBinding(name, nil, value) }
            }
            if let value { walk(value) }
        case .expression(let value): walk(value)
        case .returning(let value): if let value { walk(value) }
        case .conditional(let conditions, let then, let otherwise):
            walk(conditions)
            walk(then)
            walk(otherwise)
        case .guarding(let conditions, let otherwise):
            walk(conditions)
            walk(otherwise)
        case .switching(let subject, let cases, _):
            walk(subject)
            for (branch, isEntered) in zip(cases, entersBranches(cases)) {
                for pattern in branch.patterns { walk(pattern) }
                for condition in branch.conditions { walk(condition) }
                if isEntered { walk(branch.body) }
            }
        case .loop(let pattern, let sequence, let body):
            if let pattern { walk(pattern) }
            if let sequence { walk(sequence) }
            walk(body)
        case .block(let body): walk(body)
        case .attempting(let bodies): for body in bodies { walk(body) }
        case .function(let function): walk(function)
        }
    }

    private func walk(_ function: FunctionFact) {
        for parameter in function.parameters {
            if let type = parameter.type { onType(type) }
            if let value = parameter.defaultValue { walk(value) }
        }
        if let result = function.result { onType(result) }
        walk(function.body ?? [])
    }

    private func walk(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let value): walk(value)
            case .match(let pattern, let value):
                walk(pattern)
                walk(value)
            }
        }
    }

    private func walk(_ pattern: Pattern) {
        onPattern(pattern)
        switch pattern {
        case .any, .binding: break
        case .enumCase(_, _, let arguments, _): for argument in arguments { walk(argument.pattern) }
        case .tuple(let parts): for part in parts { walk(part) }
        case .cast(let inner, let type):
            onType(type)
            walk(inner)
        case .expression(let value): walk(value)
        }
    }

    func walk(_ expression: Expression, isCallee: Bool = false) {
        onExpression(expression, isCallee)
        switch expression {
        case .call(let callee, let arguments, _):
            walk(callee, isCallee: true)
            for argument in arguments { walk(argument.value) }
        case .subscripted(let base, let arguments, _):
            walk(base)
            for argument in arguments { walk(argument.value) }
        case .member(let base, _, _): walk(base)
        case .closure(let closure):
            for type in closure.parameters.compactMap(\.type) { onType(type) }
            walk(closure.body)
        case .string(let segments): for case .interpolation(let value) in segments { walk(value) }
        // `[Page]()` names the type of the collection's elements.
        case .array(let parts), .dictionary(_, let parts): for part in parts { walk(part, isCallee: isCallee) }
        case .either(let parts), .alternative(let parts), .combined(let parts): for part in parts { walk(part) }
        case .tuple(let parts): for part in parts { walk(part.value) }
        case .conditional(let condition, let then, let otherwise):
            walk(condition)
            walk(then)
            walk(otherwise)
        case .branching(let statement): walk(statement)
        case .assignment(let target, let value, _), .comparison(let target, let value, _):
            walk(target)
            walk(value)
        case .cast(let value, let type):
            onType(type)
            walk(value)
        case .type(let type, _): onType(type)
        case .keyPath(let root, _, _): if let root { onType(root) }
        case .name, .implicitMember, .boolean, .number, .null: break
        }
    }
}

extension TypeReference {
    /// The names in a written type: its own, with its outer types, and those of all types that it is made of.
    func forEachName(_ visit: (String) -> Void) {
        switch self {
        case .named(let name, let arguments):
            visit(name)
            for argument in arguments { argument.forEachName(visit) }
        case .function(let inputs, let output):
            for input in inputs { input.forEachName(visit) }
            output.forEachName(visit)
        case .tuple(let parts), .composition(let parts): for part in parts { part.forEachName(visit) }
        case .array(let inner), .metatype(let inner): inner.forEachName(visit)
        case .dictionary(let key, let value):
            key.forEachName(visit)
            value.forEachName(visit)
        }
    }
}
