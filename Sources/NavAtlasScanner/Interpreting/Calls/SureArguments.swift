// Arguments that are there for certain, where the parameter may hold nothing.

extension Interpreter {
    /// The parameters that may hold nothing, and are given a case here for certain: one that is written out, as in `open(.cart)`
    /// of `func open(_ page: Page? = nil)`, or what a parameter of the code around the call holds that always holds one.
    func sure(among arguments: [Argument], of function: Function, in scope: Scope) -> Set<Int> {
        let parameters = function.fact.parameters
        guard parameters.contains(where: Self.mayBeNothing), let places = assignment(of: arguments, to: parameters)
        else { return [] }
        return zip(arguments, places).reduce(into: []) { result, pair in
            if Self.mayBeNothing(parameters[pair.1]), isSure(pair.0.value, in: scope) { result.insert(pair.1) }
        }
    }

    private static func mayBeNothing(_ parameter: ParameterFact) -> Bool {
        parameter.defaultValue == .null || parameter.attributes.contains(ParameterFact.optional)
    }

    private func isSure(_ value: Expression, in scope: Scope) -> Bool {
        switch value {
        case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _):
            name != "none" && name != "some" && name != "init"
        case .name(let name, _): scope.isSure(name) || isAlwaysThere(name, in: scope)
        default: false
        }
    }

    /// Whether a name is a parameter of the function that runs which always holds a case.
    private func isAlwaysThere(_ name: String, in scope: Scope) -> Bool {
        guard let given = scope.parameter(name), !given.isEmpty,
            given.allSatisfy({ if case .enumCase = $0 { true } else { false } }),
            let function = scope.frame.function, program.functions.indices.contains(function),
            let parameter = program.functions[function].fact.parameters.first(where: { $0.name == name })
        else { return false }
        return !Self.mayBeNothing(parameter)
    }
}
