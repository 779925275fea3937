// Mutating methods that assign `self`: `mutating func next() { self = .home }`.

extension Interpreter {
    /// Notes the values that code assigns to `self`, except in an initialiser, whose result they are.
    func replaceSelf(with values: Values, in scope: Scope) {
        guard scope.frame.routeName != "init", scope.frame.receiver?.nominal(in: heap)?.kind == .enum else { return }
        scope.frame.replacements.unite(values)
    }

    /// Notes the values that a method has assigned to `self`. A caller with the same receiver has assigned them, too.
    func noteReplaced(by frame: Frame) {
        guard let receiver = frame.receiver else { return }
        let caller = callers.last.flatMap { $0 !== frame && $0.receiver == receiver ? $0 : nil }
        if !frame.changes.isEmpty {
            activation.changes[receiver, default: [:]].merge(frame.changes) { $0.union($1) }
            caller?.changes.merge(frame.changes) { $0.union($1) }
        }
        guard !frame.replacements.isEmpty else { return }
        activation.replacements[receiver, default: []].unite(frame.replacements)
        caller?.replacements.unite(frame.replacements)
    }

    /// Assigns what methods have just put in the place of values to what holds these.
    func assignReplacements(of values: Values, in holder: Expression, _ place: DraftLocation, _ scope: Scope) {
        if !activation.changes.isEmpty { watchChanges(of: values, in: holder, scope) }
        var steps: [StateStep] = []
        let found = values.reduce(into: Values()) { found, value in
            guard let replaced = activation.replacements.removeValue(forKey: value) else { return }
            found.unite(replaced)
            if case .enumCase(_, let name, _) = value {
                steps.append(StateStep(given: .cases([name]), values: replaced.subtracting([value])))
            }
        }
        guard !found.isEmpty else { return }
        let places = steps.count > 1 ? self.places(of: holder, in: scope) : []
        let known = places.count == 1 ? places.first.map { StateSteps(place: $0, steps: steps) } : nil
        assign(found, to: holder, by: known, place, in: scope)
    }
}
