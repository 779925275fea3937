// Which state a condition looks at, and what it must be.

extension Interpreter {
    /// The state that a condition looks at, and what it must be.
    func state(of conditions: [Condition], in scope: Scope) -> (
        place: (receiver: Value, name: String), test: StateTest
    )? {
        for condition in conditions {
            switch condition {
            case .expression(let value): if let found = state(of: value, in: scope) { return found }
            case .match(let pattern, let value):
                if let found = caseState(of: value, in: scope) { return found }
                if let raw = rawState(of: value, in: scope) {
                    let name = Self.caseName(pattern) ?? "some"
                    return test(name == "some" ? .some : .cases([name]), ofRawValuesOf: raw.enum).map {
                        (raw.place, $0)
                    }
                }
                guard let place = statePlace(of: value, in: scope) else { continue }
                if let name = Self.caseName(pattern), name != "some" { return (place, .cases([name])) }
                return (place, .some)
            }
        }
        return nil
    }

    func state(of condition: Expression, in scope: Scope, depth: Int = 0) -> (
        place: (receiver: Value, name: String), test: StateTest
    )? {
        guard limits.allow(.comparisonsInComparisons, beside: depth) else { return nil }
        switch condition {
        case .combined(let parts):
            guard parts.count == 1, let found = state(of: parts[0], in: scope, depth: depth + 1) else { return nil }
            return (found.place, found.test.opposite)
        case .comparison(let left, let right, let isEqual):
            if right == .null, let found = caseState(of: left, in: scope) {
                return (found.place, isEqual ? found.test.opposite : found.test)
            }
            guard let test = test(for: right, in: scope) else { return nil }
            if let raw = rawState(of: left, in: scope), let test = self.test(test, ofRawValuesOf: raw.enum) {
                return (raw.place, isEqual ? test : test.opposite)
            }
            return statePlace(of: left, in: scope).map { ($0, isEqual ? test : test.opposite) }
        case .either(let parts): return needed(by: parts, in: scope).map { ($0, .some) }
        case .name, .member:
            guard let place = statePlace(of: condition, in: scope),
                let nominal = place.receiver.nominal(in: heap),
                let property = program.property(place.name, of: nominal)
            else { return nil }
            // A computed condition is what it is computed of.
            guard let getter = property.fact.getter else {
                return (place, isThere(property, place.receiver) ? .some : .on)
            }
            return getter.condition.flatMap {
                state(of: $0, in: self.scope(of: property, place.receiver), depth: depth + 1)
            }
        default: return nil
        }
    }
}
