// Views that show one of several pages for a state of their own, which the pages themselves turn, as the forms of a sign-in do
// that lead to one another, or a bar of the app's own beside them. What stands for data that are loaded turns nothing: a model
// does.

extension Interpreter {
    /// The pages that such a view chooses among; nothing for any other.
    func pagesThatTurn(_ value: Value, _ nominal: Nominal, of node: NodeKey) -> [Choice] {
        guard !turns(in: nominal).isEmpty || mayHaveOwnBar(nominal),
            case let found = markingBesideBar(nominal, choices(of: value)),
            turns(nominal, found.filter { !$0.isOverlay }, of: node)
        else { return [] }
        return found
    }

    /// Whether a view's pages turn one another, or a bar beside them does that the view gives the selection to.
    ///
    /// A bar may also choose among parts of one screen: it counts in a view without a title that the app begins with, at once
    /// or after a choice of its roots, where each page is for a case that carries nothing.
    func turns(_ nominal: Nominal, _ branches: [Choice], of node: NodeKey) -> Bool {
        if hasOwnBar(nominal, branches), !program.hasTitle(nominal), isFirstShown(node) { return true }
        let turns = turns(in: nominal)
        guard !turns.isEmpty else { return false }
        let pages = branches.filter { choice in
            guard choice.caseName != nil, let place = choice.place else { return false }
            return place.receiver.nominal(in: heap) === nominal && turns[place.name] != nil
        }
        guard let state = pages.first?.place?.name, pages.allSatisfy({ $0.place?.name == state }),
            let turn = turns[state]
        else { return false }
        let shown = Set(pages.flatMap(\.targets).compactMap { if case .type(let page) = $0.node { page } else { nil } })
        if shown.count(where: { !onlyDraws($0) }) > 2, shown.contains(where: { turn.turning.contains($0.shortName) }) {
            return true
        }
        if turnOneAnother(pages, shown, turn) { return true }
        let bars = turn.selecting.subtracting(shown.map(\.shortName))
        return !bars.isEmpty && shown.count > 1 && !program.hasTitle(nominal) && isFirstShown(node)
    }

    /// Whether there is a page of the app's own for each case, and all but the last lead on: a sequence of steps, even where
    /// they only draw. Of what stands for data that are loaded, at most the failure changes the state.
    private func turnOneAnother(_ pages: [Choice], _ shown: Set<Nominal>, _ turn: Turn) -> Bool {
        let shownCases = Set(pages.compactMap(\.caseName))
        return shown.count > 1 && turn.cases.isSubset(of: shownCases)
            && shown.count { !turn.turning.contains($0.shortName) } <= 1
    }

    /// Whether the app begins with a screen, at once or after a choice of its roots.
    func isFirstShown(_ node: NodeKey) -> Bool {
        Set.reachable(from: draft.entries) { next in
            draft.edges.filter { $0.kind == .root && $0.from == next }.map(\.to)
        }.contains(node)
    }

    /// Whether a view goes through steps by itself: it changes a state of its own, or lets another view do that.
    func changes(ownState name: String, of nominal: Nominal) -> Bool {
        guard let property = nominal.properties[name],
            property.fact.attributes.contains(where: { $0.name.base == "State" })
        else { return false }
        return bodies(of: nominal).contains { code in
            SyntaxSearch.contains(in: code) { expression in
                switch expression {
                case .assignment(let target, _, _): Self.isName(name, target)
                case .name(let bound, _): bound == "$\(name)"
                default: false
                }
            }
        }
    }

    /// Who turns the pages of a state.
    private struct Turn {
        /// The cases of the state.
        var cases: Set<String>
        /// The views that are given what changes it: closures, or the binding.
        var turning: Set<String> = []
        /// The views that are given it as what they select, where no case carries anything.
        var selecting: Set<String> = []
    }

    /// The states of a view, each a case of an enum, that other views change.
    private func turns(in nominal: Nominal) -> [String: Turn] {
        var enums: [String: Nominal] = [:]
        for name in nominal.propertyOrder {
            guard let property = nominal.properties[name],
                property.fact.attributes.contains(where: { $0.name.base == "State" }),
                let type = type(of: property)?.nominal, type.kind == .enum
            else { continue }
            enums[name] = type
        }
        guard !enums.isEmpty, let code = shownCode(of: nominal) else { return [:] }
        var found = enums.mapValues { Turn(cases: Set($0.cases.map(\.name))) }
        SyntaxSearch.arguments(in: code) { callee, arguments in
            guard program.mayBeType(callee), !SystemViews.contains(callee) else { return }
            for name in arguments.flatMap({ statesChanged(by: $0.value, in: nominal) }) {
                found[name]?.turning.insert(callee.lastPart)
            }
        }
        selections(in: code) { callee, state in
            guard enums[state]?.cases.allSatisfy(\.payload.isEmpty) == true else { return }
            found[state]?.selecting.insert(callee.lastPart)
        }
        return found.filter { !$0.value.turning.isEmpty || !$0.value.selecting.isEmpty }
    }

    /// The properties of a view that an argument may change: a closure that assigns to them, itself or in a method that it
    /// calls, such a method in a closure's place, or a binding.
    func statesChanged(by action: Expression, in nominal: Nominal) -> [String] {
        var code: [[Statement]] = []
        var methods: Set<String> = []
        switch action.withoutSelf {
        case .closure(let closure):
            code.append(closure.body)
            methods = SyntaxSearch.ownCallees(in: closure.body)
        case .name(let name, _) where name.hasPrefix("$"): return [String(name.dropFirst())]
        case .name(let name, _): methods.insert(name)
        default: return []
        }
        code += methods.sorted().flatMap { nominal.functions[$0] ?? [] }.compactMap(\.fact.body)
        return code.flatMap { SyntaxSearch.assignmentTargets(in: $0) }.compactMap { target in
            if case .name(let name, _) = target.withoutSelf { name } else { nil }
        }
    }

    /// Visits the views of the app's own that are given the binding of a state, but for the branches of a switch.
    private func selections(in code: [Statement], _ visit: (_ callee: String, _ state: String) -> Void) {
        SyntaxSearch.expressions(in: code, entersCases: false) { expression in
            guard case .call(let called, let arguments, _) = expression,
                let callee = called.dottedName, program.mayBeType(callee),
                !SystemViews.contains(callee)
            else { return }
            for case .name(let name, _) in arguments.map(\.value) where name.hasPrefix("$") {
                visit(callee, String(name.dropFirst()))
            }
        }
    }
}
