// Publishers that set properties: `names.assign(to: &$title)`.

extension Interpreter {
    /// Sets a property to what a publisher gives, which it does later: what an initialiser begins with is no such value.
    func assign(_ elements: Values, to target: Expression, in scope: Scope) {
        let scope = scope.inner()
        scope.isInClosure = true
        // `load().flatMap { _ in Just(.loaded) }.assign(to: &$step)`
        let elements = elements.reduce(into: Values()) { $0.unite(Self.values(ofMade: $1) ?? [$1]) }
        for (receiver, name) in places(of: target, in: scope) {
            guard let nominal = receiver.nominal(in: heap), let property = program.property(name, of: nominal) else {
                continue
            }
            let declared = type(of: property, receiver)
            let place = location(property.fact.position, in: property.file)
            assign(fitting(elements, declared), to: target, place, in: scope)
        }
    }

    /// The values that may be of a declared type; where none is known to be, any value of it.
    private func fitting(_ values: Values, _ type: ResolvedType?) -> Values {
        guard case .nominal(let nominal, _)? = type, nominal.kind == .enum else {
            return widened(values, type)
        }
        let cases = values.compactMap { value -> Value? in
            switch value {
            case .enumCase(let own, _, _): own === nominal ? value : nil
            case .unresolvedCase(let name, let payload):
                nominal.cases.contains { $0.name == name } ? .enumCase(nominal, name, payload) : nil
            default: nil
            }
        }
        return cases.isEmpty ? [.instance(nominal, [])] : Values(cases)
    }

    /// `assign(to: &$isIn)` as the call that does the same: `sink { isIn = $0 }`.
    static func asListening(_ site: CallSite) -> CallSite? {
        guard let target = assigned(site.arguments) else { return nil }
        let position = site.location.position
        let assignment = Expression.assignment(target, .name("$0", position), position)
        let setter = Closure(parameters: [], body: [.expression(assignment)], position: position)
        return CallSite(
            name: "sink", base: site.base, receivers: site.receivers, type: nil,
            arguments: [Argument(label: nil, value: .closure(setter))], expected: nil, scope: site.scope,
            location: site.location)
    }

    /// The property of `assign(to: &$property)` and `assign(to: \.property, on: object)`.
    static func assigned(_ arguments: [Argument]) -> Expression? {
        guard let target = arguments.first, target.label == "to" else { return nil }
        switch target.value {
        case .keyPath(_, let names, let position):
            guard !names.isEmpty, let object = arguments.first(where: { $0.label == "on" })?.value else { return nil }
            return names.reduce(object) { .member($0, $1, position) }
        case .name(let name, let position) where name.hasPrefix("$"): return .name(String(name.dropFirst()), position)
        case .member(let base, let name, let position) where name.hasPrefix("$"):
            return .member(base, String(name.dropFirst()), position)
        default: return target.value
        }
    }
}
