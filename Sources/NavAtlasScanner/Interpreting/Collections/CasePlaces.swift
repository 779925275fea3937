// The places of an enum's cases among all of them, where code is given a case, or it is looked at what each case of a state
// becomes: `all[all.firstIndex(of: step)! + 1]`.

extension Interpreter {
    /// The place of a case, or the one beside another; `nil` for any other call.
    func casePlace(_ site: CallSite) -> Values? {
        guard site.arguments.count == 1, let nominal = enumOfAllCases(site.receivers) else { return nil }
        let given = site.arguments[0].value
        switch (site.name, site.arguments[0].label) {
        case ("firstIndex", "of"):
            guard assumption != nil || isGiven(given, in: site.scope) else { return nil }
            let asked = evaluate(given, in: site.scope, expecting: nil)
            guard asked.count == 1, case .enumCase(nominal, let asked, _)? = asked.first else { return nil }
            return nominal.cases.firstIndex { $0.name == asked }.map { [.number(String($0))] }
        case ("index", "after"): return sum(of: given, 1, in: site.scope)
        case ("index", "before"): return sum(of: given, -1, in: site.scope)
        default: return nil
        }
    }

    /// Whether an expression is the place of a case that is known.
    func isCasePlace(_ expression: Expression, in scope: Scope) -> Bool {
        guard case .call(.member(_, "firstIndex", _), let arguments, _) = expression, arguments.first?.label == "of",
            case let place = evaluate(expression, in: scope, expecting: nil), place.count == 1,
            case .number? = place.first
        else { return false }
        return true
    }

    /// The case at a place among all; `nil` for any other subscript.
    func `case`(at places: [Values], among elements: Values) -> Values? {
        guard places.count == 1, places[0].count == 1, let nominal = enumOfAllCases(elements),
            case .number(let text)? = places[0].first, let place = Int(text)
        else { return nil }
        return nominal.cases.indices.contains(place) ? [.enumCase(nominal, nominal.cases[place].name, [])] : [.null]
    }

    /// The enum of which values are all cases, in their order: a list in another order has other places.
    private func enumOfAllCases(_ values: Values) -> Nominal? {
        guard case .enumCase(let nominal, _, _)? = values.first, values.count == nominal.cases.count else { return nil }
        let names = values.compactMap { value -> String? in
            if case .enumCase(nominal, let name, []) = value { name } else { nil }
        }
        return names == nominal.cases.map(\.name) ? nominal : nil
    }
}
