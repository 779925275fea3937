// Records that are assigned as a whole, with their first values: `state = State()`, `state = .first`.

extension Interpreter {
    /// Notes that the properties of such a record get their first values. The record's current values do not tell these: other
    /// code changes them.
    func recordFirstValues(
        of value: Expression, _ records: Values, to target: Expression, at location: DraftLocation, in scope: Scope
    ) {
        guard let nominal = records.union(held(by: target, in: scope)).firstNonNil({ $0.nominal(in: heap) }),
            nominal.kind == .struct, !isView(nominal), isKept(target, nominal, in: scope),
            isMadeAnew(value, nominal), !mayHoldNothing(target, in: scope)
        else { return }
        var seen: Set<Nominal> = []
        recordFirstValues(of: nominal, within: &seen, at: location, in: scope)
    }

    /// Whether there may have been no record before: a view that shows a new one shows its first values.
    private func mayHoldNothing(_ target: Expression, in scope: Scope) -> Bool {
        places(of: target, in: scope).contains { place in
            place.receiver.nominal(in: heap).flatMap { program.property(place.name, of: $0) }?.fact.isOptional == true
        }
    }

    /// The values of a variable that is assigned: `.init()` alone does not name its type.
    private func held(by target: Expression, in scope: Scope) -> Values {
        guard case .name(let name, _) = target else { return [] }
        return scope.variable(name) ?? []
    }

    private func recordFirstValues(
        of nominal: Nominal, within seen: inout Set<Nominal>, at location: DraftLocation, in scope: Scope
    ) {
        guard seen.insert(nominal).inserted, !setsMore(nominal, in: scope) else { return }
        limits.spend(nominal.propertyOrder.count)
        let receiver = Value.instance(nominal, [])
        for name in nominal.propertyOrder {
            guard let property = nominal.properties[name], !property.fact.isStatic, property.fact.getter == nil else {
                continue
            }
            if let first = property.fact.initializer,
                let held = type(of: property, receiver)?.nominal, held.kind == .struct,
                isMadeAnew(first, held)
            {
                recordFirstValues(of: held, within: &seen, at: location, in: scope)
            }
            let key = PropertyKey(nominal: nominal, name: name)
            guard draft.asked.contains(key) else { continue }
            let isLeftOut = property.fact.initializer == nil && Self.mayBeLeftOut(property.fact)
            guard isLeftOut || property.fact.initializer != nil else { continue }
            let values: Values = isLeftOut ? [.null] : initial(property, receiver)
            record(Mutation(key: key, values: values, owner: currentOwner, location: location))
        }
    }

    /// Whether what is assigned is kept after the code has run: a variable of the code's own may be given up, but for the
    /// state that a reducer changes.
    private func isKept(_ target: Expression, _ nominal: Nominal, in scope: Scope) -> Bool {
        if let receiver = scope.frame.receiver, scope.isInitializing(receiver) { return false }
        guard case .name(let name, _) = target, scope.variable(name) != nil else { return true }
        return scope.parameter(name) != nil || dialects.contains { $0.isState(nominal, self) }
    }

    /// `State()`, `.init()`, and `State.first`, which is made so.
    private func isMadeAnew(_ value: Expression, _ nominal: Nominal) -> Bool {
        switch value {
        case .call(let callee, let arguments, _):
            arguments.isEmpty && isType(callee, nominal)
        case .member(_, let name, _), .implicitMember(let name, _):
            program.property(name, of: nominal)?.fact.initializer.map { first in
                if case .call(let callee, let arguments, _) = first {
                    arguments.isEmpty && isType(callee, nominal)
                } else {
                    false
                }
            } ?? false
        default: false
        }
    }

    private func isType(_ callee: Expression, _ nominal: Nominal) -> Bool {
        switch callee {
        case .implicitMember("init", _), .member(_, "init", _): true
        case .name(let name, _), .member(_, let name, _): name == nominal.shortName || name == "Self"
        case .type(let type, _): type.base.lastPart == nominal.shortName
        default: false
        }
    }

    /// Whether an initializer that is given nothing sets more than is written beside the properties.
    private func setsMore(_ nominal: Nominal, in scope: Scope) -> Bool {
        let initializers = program.methods("init", of: nominal).filter { $0.fact.body != nil }
        return choose(initializers, [], in: scope).contains { $0.fact.body?.isEmpty == false }
    }
}
