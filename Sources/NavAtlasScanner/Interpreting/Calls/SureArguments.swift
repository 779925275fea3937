// Arguments that are there for certain, where the parameter may hold nothing.

extension Interpreter {
    /// The parameters that may hold nothing, and are given something here for certain: what is written out, as in `open(.cart)`
    /// of `func open(_ page: Page? = nil)`, `self`, or a parameter or property of the code around the call that always holds one.
    func sure(among arguments: [Argument], of function: Function, in scope: Scope) -> Set<Int> {
        let parameters = function.fact.parameters
        guard parameters.contains(where: Self.mayBeNothing), let places = assignment(of: arguments, to: parameters)
        else { return [] }
        return zip(arguments, places).reduce(into: []) { result, pair in
            if Self.mayBeNothing(parameters[pair.1]), isSure(pair.0.value, in: scope) { result.insert(pair.1) }
        }
    }

    static func mayBeNothing(_ parameter: ParameterFact) -> Bool {
        parameter.defaultValue == .null || parameter.attributes.contains(ParameterFact.optional)
    }

    private func isSure(_ value: Expression, in scope: Scope) -> Bool {
        switch value {
        case .string, .number, .boolean, .closure: true
        case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _):
            name != "none" && name != "some" && name != "init"
        case .name("self", _): scope.frame.place.nominal?.kind == .enum
        case .name(let name, _): scope.isSure(name) || isAlwaysThere(name, in: scope)
        case .member(let base, let name, _) where base.isSelf: isPropertyAlwaysThere(name, in: scope)
        case .member(.name(let type, _), let name, _), .call(.member(.name(let type, _), let name, _), _, _):
            program.resolve(.named(type, []), in: scope.frame.place).nominal?.cases.contains { $0.name == name } == true
        default: false
        }
    }

    /// Whether a name is a property that always holds something.
    private func isPropertyAlwaysThere(_ name: String, in scope: Scope) -> Bool {
        guard let nominal = scope.frame.place.nominal, let property = program.property(name, of: nominal)?.fact else {
            return false
        }
        return property.type != nil && !property.isOptional && property.getter == nil
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
