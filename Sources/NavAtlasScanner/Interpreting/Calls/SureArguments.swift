// Arguments that are there for certain, where the parameter may hold nothing, and texts that are written out.

extension Interpreter {
    /// The parameters that may hold nothing, and are given something here for certain: what is written out, as in `open(.cart)`
    /// of `func open(_ page: Page? = nil)`, `self`, or a parameter or property of the code around the call that always holds one.
    /// And those that are given certain texts, and objects that keep them.
    func sure(among arguments: [Argument], of function: Function, in scope: Scope) -> Set<Int> {
        let parameters = function.fact.parameters
        guard parameters.contains(where: { $0.type?.base != "Bool" }),
            let places = assignment(of: arguments, to: parameters)
        else { return [] }
        return zip(arguments, places).reduce(into: []) { result, pair in
            let parameter = parameters[pair.1]
            let isSure =
                Self.isText(parameter)
                ? isCertainText(pair.0.value, in: scope)
                : Self.mayBeNothing(parameter)
                    ? isSure(pair.0.value, in: scope) : isCertainRecord(pair.0.value, in: scope)
            if isSure { result.insert(pair.1) }
        }
    }

    private static func isText(_ parameter: ParameterFact) -> Bool { parameter.type?.base == "String" }

    /// Whether an expression is an object that keeps texts or numbers, and can be no other.
    private func isCertainRecord(_ value: Expression, in scope: Scope) -> Bool {
        if let object = certainObject(value, in: scope) { return !kept(by: heap[object].nominal).literals.isEmpty }
        guard case .call(let callee, _, _) = value, makesForCertain(value, in: scope),
            case .nominal(let nominal, _)? = typeExpression(callee, in: scope)
        else { return false }
        return !kept(by: nominal).literals.isEmpty
    }

    private func isCertainText(_ value: Expression, in scope: Scope) -> Bool {
        if case .text? = certainValue(of: value, in: scope) { return true }
        return isConstantText(value, in: scope)
    }

    /// Whether an expression is a text that is written out, a constant that is one, or what was given one of these.
    private func isConstantText(_ value: Expression, in scope: Scope) -> Bool {
        switch value {
        case .string(let segments):
            segments.allSatisfy { segment in
                switch segment {
                case .text: true
                case .interpolation(let value): isConstantText(value, in: scope)
                }
            }
        case .combined(let parts): parts.count == 1 && isConstantText(parts[0], in: scope)
        case .name(let name, _):
            scope.variable(name) != nil
                ? scope.isSure(name)
                : isConstantText(scope.frame.place.nominal.flatMap { program.property(name, of: $0) })
        case .member(let base, let name, _) where base.isSelf:
            isConstantText(scope.frame.place.nominal.flatMap { program.property(name, of: $0) })
        case .member(.name(let type, _), let name, _):
            isConstantText(
                program.resolve(.named(type, []), in: scope.frame.place).nominal.flatMap {
                    program.staticProperty(name, of: $0)
                })
        default: false
        }
    }

    private func isConstantText(_ property: Property?) -> Bool {
        property?.fact.isConstant == true && property?.fact.initializer?.literal != nil
    }

    static func mayBeNothing(_ parameter: ParameterFact) -> Bool {
        parameter.defaultValue == .null || parameter.attributes.contains(ParameterFact.optional)
    }

    private func isSure(_ value: Expression, in scope: Scope) -> Bool {
        switch value {
        case .string, .number, .boolean, .closure, .array, .dictionary: true
        case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _):
            name != "none" && name != "some" && name != "init"
        case .name("self", _): true
        case .name(let name, _):
            scope.isSure(name) || isAlwaysThere(name, in: scope)
                || scope.origin(name).map { makesForCertain($0, in: scope) } ?? false
        case .member(let base, let name, _) where base.isSelf: isPropertyAlwaysThere(name, in: scope)
        case .member(.name(let type, _), let name, _), .call(.member(.name(let type, _), let name, _), _, _):
            program.resolve(.named(type, []), in: scope.frame.place).nominal?.cases.contains { $0.name == name } == true
                || makesForCertain(value, in: scope)
        default: makesForCertain(value, in: scope)
        }
    }

    /// Whether code makes a structure or an object of the app's own by an initializer that does not fail.
    func makesForCertain(_ value: Expression, in scope: Scope) -> Bool {
        guard case .call(let callee, _, _) = value, case .nominal(let nominal, _)? = typeExpression(callee, in: scope),
            nominal.kind != .enum
        else { return false }
        let initializers = memory { FailingInitializers() }
        if let known = initializers.known[nominal] { return !known }
        var fails = false
        var walk = CodeWalk()
        walk.onStatements = { fails = fails || $0.contains(.returning(.null)) }
        for initializer in program.methods("init", of: nominal) { walk.walk(initializer.fact.body ?? []) }
        initializers.known[nominal] = fails
        return !fails
    }

    /// Whether the payload of a case is certainly not `nil`: all expressions but optional ones, and results of other code.
    func isThere(_ value: Expression, in scope: Scope) -> Bool {
        if isSure(value, in: scope) { return true }
        switch value {
        case .call(let callee, _, _): return typeExpression(callee, in: scope) != nil
        case .member(let base, let name, _):
            let holders = evaluate(base, in: scope, expecting: nil).map { $0.nominal(in: heap) }
            return !holders.isEmpty
                && holders.allSatisfy { $0.flatMap { program.property(name, of: $0) }.map(Self.isAlwaysThere) ?? false }
        case .name(let name, _):
            if let origin = scope.origin(name) { return isThere(origin, in: scope) }
            guard scope.variable(name) != nil else { return false }
            let function = scope.frame.function.map {
                program.functions.indices.contains($0) ? program.functions[$0] : nil
            }
            let parameter = function??.fact.parameters.first { $0.name == name }
            return !(parameter.map(Self.mayBeNothing) ?? false)
        default: return false
        }
    }

    private static func isAlwaysThere(_ property: Property) -> Bool {
        !property.fact.isOptional && property.fact.getter == nil && property.fact.initializer != .null
    }

    /// Whether a name is a property that always holds something.
    private func isPropertyAlwaysThere(_ name: String, in scope: Scope) -> Bool {
        guard let nominal = scope.frame.place.nominal, let property = program.property(name, of: nominal)?.fact else {
            return false
        }
        return property.type != nil && !property.isOptional
    }

    /// Whether a name is a parameter of the function that runs, or a property, that always holds a case.
    private func isAlwaysThere(_ name: String, in scope: Scope) -> Bool {
        if scope.variable(name) == nil { return isPropertyAlwaysThere(name, in: scope) }
        guard let given = scope.parameter(name), !given.isEmpty,
            given.allSatisfy({ if case .enumCase = $0 { true } else { false } }),
            let function = scope.frame.function, program.functions.indices.contains(function),
            let parameter = program.functions[function].fact.parameters.first(where: { $0.name == name })
        else { return false }
        return !Self.mayBeNothing(parameter)
    }
}

/// The types with an initializer that may give nothing.
private final class FailingInitializers {
    var known: [Nominal: Bool] = [:]
}
