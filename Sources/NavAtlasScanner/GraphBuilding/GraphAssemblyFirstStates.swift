import NavAtlasModel

// What a view presents as soon as it is there, by the values that its states begin with.

extension GraphAssembly {
    /// A flag that begins switched on shows its screen as soon as the view is there, one that begins switched off what is shown
    /// until it is set, and an optional that begins with a case what that shows; `false` where it does not.
    mutating func followInitialFlag(_ trigger: StateTrigger) -> Bool {
        if trigger.constant == false { return true }
        let firstCase = trigger.key.map(firstCase) ?? []
        let flags = firstCase.isEmpty ? trigger.key.map(firstFlags) : nil
        let first = trigger.constant.map { [$0] } ?? flags ?? []
        let shown = trigger.routes.filter { route in
            first.contains { isOn in route.state == .off || isOn ? sets([.boolean(isOn)], route) : false }
                || !firstCase.isEmpty && sets(firstCase, route)
        }
        for route in shown {
            for target in route.targets {
                let way = Way(to: target, via: via(trigger.node, route.name), presentation: trigger.presentation)
                add(Caller(trigger.owner, trigger.location, isLink: true), way, trigger.presentation.rawValue)
            }
        }
        return !shown.isEmpty
    }

    /// The case that a state begins with, as its declaration writes it.
    private func firstCase(_ key: PropertyKey) -> Values {
        guard let property = program.property(key.name, of: key.nominal), property.fact.getter == nil,
            property.fact.initializer != nil, case let first = interpreter.initial(property, nil), first.count == 1,
            case .enumCase? = first.first
        else { return [] }
        return first
    }

    /// What a flag may begin with: both where that is only known while the app runs.
    private func firstFlags(_ key: PropertyKey) -> [Bool] {
        guard let property = program.property(key.name, of: key.nominal), property.fact.getter == nil else {
            return []
        }
        switch property.fact.initializer {
        case .boolean(let isOn)?: return [isOn]
        case .combined?, .alternative?, .comparison?, .member?, .call(.member(_, "bool", _), _, _)?:
            return [true, false]
        case .call? where interpreter.type(of: property)?.lastName == "Bool": return [true, false]
        default: return []
        }
    }
}
