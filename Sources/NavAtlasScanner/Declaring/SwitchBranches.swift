// The branches of a `switch`, by the state that it is over or by the conditions from which that is derived.

/// One case of a `switch` over a computed property: `switch step { … }`, where `step` is `.out` if nobody is signed in.
final class DerivedSwitch {
    let body: [Statement]
    let scope: Scope
    /// The cases for which it is taken.
    let isTaken: (String) -> Bool
    /// The run of the code that computes the property.
    let getter: Frame
    let type: ResolvedType?
    /// Whether that code was seen to give something else than a case.
    var isUnclear = false

    init(
        _ body: [Statement], in scope: Scope, if isTaken: @escaping (String) -> Bool, getter: Frame, type: ResolvedType?
    ) {
        (self.body, self.scope, self.isTaken, self.getter, self.type) = (body, scope, isTaken, getter, type)
    }
}

extension Interpreter {
    func branches(_ subject: Expression, _ cases: [SwitchCase], _ scope: Scope, depth: Int) -> [Choice] {
        if let found = branches(derivedBy: subject, cases, scope, depth: depth) { return found }
        let place = statePlace(of: Self.first(of: subject), in: scope)
        let values = possible(subject, in: scope)
        let fallback = place == nil ? [] : fallback(of: subject, in: scope)
        var known: Set<String> = []
        let found = cases.map { one -> (body: [Statement], choices: [Choice]) in
            let inner = scope.inner()
            let matches = one.patterns.map { match($0, values, in: inner) }
            let names = Set(one.patterns.compactMap { Self.caseName($0) ?? Self.constant($0) })
            known.formUnion(names)
            let test: StateTest? =
                one.patterns.isEmpty
                ? .others(known)
                : names.isEmpty ? Self.literal(one.patterns) : names == ["some"] ? .some : .cases(names)
            // What is passed may be known, and none of these cases.
            let isNever = !values.isEmpty && !matches.isEmpty && matches.allSatisfy { $0 == .never }
            return (one.body, isNever ? [] : branch(one.body, inner, place, test, depth: depth))
        }
        return besideFlow(found, scope).map { choice in
            var choice = choice
            if choice.isDecided(by: place) { choice.fallback = fallback }
            return choice
        }
    }

    /// The branches of a `switch` over a computed property, by the conditions under which the property's code gives each case;
    /// `nil` where the subject is no such property, or its code gives something else than cases.
    private func branches(
        derivedBy subject: Expression, _ cases: [SwitchCase], _ scope: Scope, depth: Int
    ) -> [Choice]? {
        guard let (receiver, property) = getter(subject, scope), let code = property.fact.getter,
            declaredCases(of: property, receiver)?.kind == .enum
        else { return nil }
        let inner = self.scope(of: property, receiver)
        let outer = derivedSwitch
        defer { derivedSwitch = outer }
        var known: Set<String> = []
        var found: [(body: [Statement], choices: [Choice])] = []
        for one in cases {
            let names = Set(one.patterns.compactMap(Self.caseName))
            guard names.count == one.patterns.count, one.conditions.isEmpty else { return nil }
            let before = known
            known.formUnion(names)
            let derived = DerivedSwitch(
                one.body, in: scope, if: { names.isEmpty ? !before.contains($0) : names.contains($0) },
                getter: inner.frame, type: type(of: property, receiver))
            derivedSwitch = derived
            var shown = choices(of: property, in: code, inner, depth: depth + 1)
            if derived.isUnclear { return nil }
            for place in shown.indices where names.count == 1 && shown[place].outerCase == nil {
                shown[place].outerCase = names.first
            }
            found.append((one.body, shown))
        }
        return found.allSatisfy(\.choices.isEmpty) ? nil : besideFlow(found, scope)
    }

    /// What a case shows where the property's code gives it, under the condition that was met last.
    func branch(
        of derived: DerivedSwitch, for given: [Statement], _ scope: Scope, _ place: StatePlace?, _ test: StateTest?,
        depth: Int
    ) -> [Choice] {
        let values = run(given, in: scope, expecting: derived.type)
        let names = values.compactMap { value -> String? in
            switch value {
            case .enumCase(_, let name, _), .unresolvedCase(let name, _): name
            default: nil
            }
        }
        guard !values.isEmpty, names.count == values.count else {
            derived.isUnclear = true
            return []
        }
        guard names.contains(where: derived.isTaken) else { return [] }
        derivedSwitch = nil
        defer { derivedSwitch = derived }
        return branch(derived.body, derived.scope.inner(), place, test, depth: depth)
    }

    private static func literal(_ patterns: [Pattern]) -> StateTest? {
        guard patterns.count == 1, case .expression(let value) = patterns[0] else { return nil }
        switch value {
        case .boolean(let isOn): return isOn ? .on : .off
        case .null: return StateTest.none
        default: return nil
        }
    }
}
