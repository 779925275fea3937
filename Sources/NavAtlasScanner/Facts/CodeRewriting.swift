/// Writes lowered code anew: every expression and statement, the inner ones first, and every written type.
struct CodeRewriting {
    var expression: (Expression) -> Expression = { $0 }
    var statement: (Statement) -> Statement = { $0 }
    var type: (TypeReference) -> TypeReference = { $0 }

    func rewritten(_ file: FileFacts) -> FileFacts {
        var file = file
        file.types = file.types.map(rewritten)
        file.functions = file.functions.map(rewritten)
        file.properties = file.properties.map(rewritten)
        file.typealiases = file.typealiases.mapValues(rewritten)
        return file
    }

    func rewritten(_ fact: TypeFact) -> TypeFact {
        var fact = fact
        fact.inherits = fact.inherits.map(rewritten)
        fact.properties = fact.properties.map(rewritten)
        fact.functions = fact.functions.map(rewritten)
        fact.cases = fact.cases.map { one in
            var one = one
            one.payload = one.payload.map(rewritten)
            return one
        }
        fact.typealiases = fact.typealiases.mapValues(rewritten)
        fact.defaultTypes = fact.defaultTypes.mapValues(rewritten)
        return fact
    }

    func rewritten(_ property: PropertyFact) -> PropertyFact {
        var property = property
        property.type = property.type.map(rewritten)
        property.initializer = property.initializer.map(rewritten)
        property.getter = property.getter.map(rewritten)
        property.observers = rewritten(property.observers)
        return property
    }

    private func rewritten(_ function: FunctionFact) -> FunctionFact {
        var function = function
        function.parameters = function.parameters.map(rewritten)
        function.result = function.result.map(rewritten)
        function.body = function.body.map(rewritten)
        return function
    }

    private func rewritten(_ parameter: ParameterFact) -> ParameterFact {
        var parameter = parameter
        parameter.type = parameter.type.map(rewritten)
        parameter.defaultValue = parameter.defaultValue.map(rewritten)
        return parameter
    }

    // MARK: Statements

    func rewritten(_ statements: [Statement]) -> [Statement] { statements.map(rewritten) }

    private func rewritten(_ written: Statement) -> Statement { statement(withPartsRewritten(written)) }

    private func withPartsRewritten(_ statement: Statement) -> Statement {
        switch statement {
        case .binding(let pattern, let type, let value):
            .binding(rewritten(pattern), type.map(rewritten), value.map(rewritten))
        case .expression(let value): .expression(rewritten(value))
        case .returning(let value): .returning(value.map(rewritten))
        case .conditional(let conditions, let then, let otherwise):
            .conditional(rewritten(conditions), then: rewritten(then), else: rewritten(otherwise))
        case .guarding(let conditions, let otherwise): .guarding(rewritten(conditions), otherwise: rewritten(otherwise))
        case .switching(let subject, let cases, let position):
            .switching(
                rewritten(subject),
                cases.map {
                    SwitchCase(
                        patterns: $0.patterns.map(rewritten), conditions: $0.conditions.map(rewritten),
                        body: rewritten($0.body))
                }, position)
        case .loop(let pattern, let sequence, let body):
            .loop(pattern.map(rewritten), sequence.map(rewritten), rewritten(body))
        case .block(let body): .block(rewritten(body))
        case .attempting(let bodies): .attempting(bodies.map(rewritten))
        case .function(let function): .function(rewritten(function))
        }
    }

    private func rewritten(_ conditions: [Condition]) -> [Condition] {
        conditions.map { condition in
            switch condition {
            case .expression(let value): .expression(rewritten(value))
            case .match(let pattern, let value): .match(rewritten(pattern), rewritten(value))
            }
        }
    }

    private func rewritten(_ pattern: Pattern) -> Pattern {
        switch pattern {
        case .any, .binding: pattern
        case .enumCase(let type, let name, let arguments, let position):
            .enumCase(
                type: type, name: name,
                arguments.map { PatternArgument(label: $0.label, pattern: rewritten($0.pattern)) }, position)
        case .tuple(let parts): .tuple(parts.map(rewritten))
        case .cast(let inner, let type): .cast(rewritten(inner), rewritten(type))
        case .expression(let value): .expression(rewritten(value))
        }
    }

    // MARK: Expressions

    func rewritten(_ value: Expression) -> Expression { expression(withPartsRewritten(value)) }

    private func rewritten(_ values: [Expression]) -> [Expression] { values.map(rewritten) }

    private func rewritten(_ arguments: [Argument]) -> [Argument] {
        arguments.map { Argument(label: $0.label, value: rewritten($0.value), isTrailing: $0.isTrailing) }
    }

    private func withPartsRewritten(_ value: Expression) -> Expression {
        switch value {
        case .name, .implicitMember, .boolean, .number, .null: value
        case .member(let base, let name, let position): .member(rewritten(base), name, position)
        case .call(let callee, let arguments, let position): .call(rewritten(callee), rewritten(arguments), position)
        case .subscripted(let base, let arguments, let position):
            .subscripted(rewritten(base), rewritten(arguments), position)
        case .closure(let closure): .closure(rewritten(closure))
        case .keyPath(let root, let names, let position): .keyPath(root: root.map(rewritten), names, position)
        case .string(let segments):
            .string(
                segments.map {
                    if case .interpolation(let inner) = $0 { .interpolation(rewritten(inner)) } else { $0 }
                })
        case .array(let elements): .array(rewritten(elements))
        case .dictionary(let keys, let elements): .dictionary(keys: rewritten(keys), rewritten(elements))
        case .tuple(let parts): .tuple(rewritten(parts))
        case .conditional(let condition, let then, let otherwise):
            .conditional(rewritten(condition), then: rewritten(then), else: rewritten(otherwise))
        case .branching(let statement): .branching(rewritten(statement))
        case .assignment(let target, let assigned, let position):
            .assignment(rewritten(target), rewritten(assigned), position)
        case .either(let parts): .either(rewritten(parts))
        case .cast(let inner, let type): .cast(rewritten(inner), rewritten(type))
        case .comparison(let left, let right, let isEqual):
            .comparison(rewritten(left), rewritten(right), isEqual: isEqual)
        case .type(let type, let position): .type(rewritten(type), position)
        case .alternative(let parts): .alternative(rewritten(parts))
        case .combined(let parts): .combined(rewritten(parts))
        }
    }

    private func rewritten(_ closure: Closure) -> Closure {
        var closure = closure
        closure.parameters = closure.parameters.map(rewritten)
        closure.body = rewritten(closure.body)
        closure.result = closure.result.map(rewritten)
        return closure
    }

    // MARK: Types

    private func rewritten(_ name: TypeReference) -> TypeReference {
        switch name {
        case .named(let base, let arguments): type(.named(base, arguments.map(rewritten)))
        case .function(let inputs, let output): .function(inputs.map(rewritten), rewritten(output))
        case .tuple(let parts): .tuple(parts.map(rewritten))
        case .array(let element): .array(rewritten(element))
        case .dictionary(let key, let value): .dictionary(rewritten(key), rewritten(value))
        case .composition(let parts): .composition(parts.map(rewritten))
        case .metatype(let inner): .metatype(rewritten(inner))
        }
    }
}
