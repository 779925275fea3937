// Views that show one of several pages for a state of their own, which the pages themselves turn, as the forms of a sign-in do
// that lead to one another. What stands for data that are loaded turns nothing: a model does.

extension Interpreter {
    /// The pages that such a view chooses among; nothing for any other.
    func pagesThatTurn(_ value: Value, _ nominal: Nominal) -> [Choice] {
        guard !turns(in: nominal).isEmpty, case let found = choices(of: value), turnsByPages(nominal, found) else {
            return []
        }
        return found
    }

    /// Whether a view's pages turn one another.
    func turnsByPages(_ nominal: Nominal, _ branches: [Choice]) -> Bool {
        let turns = turns(in: nominal)
        guard !turns.isEmpty else { return false }
        let pages = branches.filter { choice in
            guard choice.caseName != nil, let place = choice.place else { return false }
            return place.receiver.nominal(in: heap) === nominal && turns[place.name] != nil
        }
        guard let state = pages.first?.place?.name, pages.allSatisfy({ $0.place?.name == state }) else { return false }
        var shown: Set<Nominal> = []
        for case .type(let page) in pages.flatMap(\.targets).map(\.node) where !onlyDraws(page) { shown.insert(page) }
        return shown.count > 2 && shown.contains { turns[state]?.contains($0.shortName) ?? false }
    }

    /// The states of a view, each a case of an enum, that closures change which it gives to other views, and those views.
    private func turns(in nominal: Nominal) -> [String: Set<String>] {
        let states = nominal.propertyOrder.filter { name in
            guard let property = nominal.properties[name],
                property.fact.attributes.contains(where: { $0.name.base == "State" })
            else { return false }
            return type(of: property)?.nominal?.kind == .enum
        }
        guard !states.isEmpty, let code = shownCode(of: nominal) else { return [:] }
        var found: [String: Set<String>] = [:]
        SyntaxSearch.arguments(in: code) { callee, arguments in
            guard program.mayBeType(callee), !SystemViews.contains(callee) else { return }
            for case .closure(let closure) in arguments.map(\.value) {
                for target in SyntaxSearch.assignmentTargets(in: closure.body) {
                    guard case .name(let name, _) = Self.withoutSelf(target), states.contains(name) else { continue }
                    found[name, default: []].insert(callee.lastPart)
                }
            }
        }
        return found
    }
}
