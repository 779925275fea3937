// Routes as they are triggered: with the payloads that they are given.

extension XCoordinatorDialect {
    /// A route with the payloads that it is triggered with.
    struct TriggeredRoute {
        /// `nil` where it is not known which one it is.
        let name: String?
        var values: Values = []
    }

    /// The routes among values; one that is not known where there is none.
    static func triggeredRoutes(in values: Values) -> [TriggeredRoute] {
        var routes: [String: TriggeredRoute] = [:]
        for value in values {
            switch value {
            case .enumCase(_, let name, _): routes[name, default: TriggeredRoute(name: name)].values.insert(value)
            case .unresolvedCase(let name, _): routes[name] = routes[name] ?? TriggeredRoute(name: name)
            default: break
            }
        }
        return routes.isEmpty ? [TriggeredRoute(name: nil)] : routes.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The names of routes; one that is not known where there is none.
    static func names(in values: Values) -> [String?] { triggeredRoutes(in: values).map(\.name) }

    /// A route with its payload as the coordinator receives it: a part that is not known is any value of its declared type.
    func asked(_ route: TriggeredRoute, of type: Nominal, _ interpreter: Interpreter) -> Values {
        guard let declared = type.cases.first(where: { $0.name == route.name }) else { return route.values }
        let whole = interpreter.declaredPayload(of: type, declared.name)
        guard !route.values.isEmpty else {
            interpreter.heap.write(
                [interpreter.declaredCase(declared, of: type)], toAny: type, Self.payloads(of: declared.name))
            return [interpreter.declaredCase(declared, of: type)]
        }
        let values = Values(
            route.values.map { value in
                guard case .enumCase(let own, let name, let given) = value else { return value }
                let filled = given.enumerated().map { index, argument in
                    let values = argument.values.isEmpty && index < whole.count ? whole[index] : argument.values
                    return ArgumentValue(label: argument.label, values: values)
                }
                return .enumCase(own, name, ArgumentValues(filled))
            })
        interpreter.heap.write(values, toAny: type, Self.payloads(of: declared.name))
        return values
    }

    /// A route with all payloads that were seen. A payload that is not known is any value of its declared type, and so is
    /// one of an enum or protocol, which decides what is shown.
    func known(_ route: CaseFact, of type: Nominal, _ interpreter: Interpreter) -> Values {
        let declared = interpreter.declaredCase(route, of: type)
        let decides = interpreter.declaredPayload(of: type, route.name).contains { values in
            values.contains { value in
                value.nominal(in: interpreter.heap).map { $0.kind == .enum || $0.kind == .protocol } ?? false
            }
        }
        let given = interpreter.heap.summary(of: type, Self.payloads(of: route.name))
        return given.isEmpty ? [declared] : decides ? given.union([declared]) : given
    }

    /// The field that holds a route's payloads.
    private static func payloads(of route: String) -> String { "·given.\(route)" }
}
