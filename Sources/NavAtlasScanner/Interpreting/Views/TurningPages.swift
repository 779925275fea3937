// Views that show one of several pages for a state of their own, which the pages themselves turn, as the forms of a sign-in do
// that lead to one another, or a bar of the app's own beside them. What stands for data that are loaded turns nothing: a model
// does.

extension Interpreter {
    /// The pages that such a view chooses among; nothing for any other.
    func pagesThatTurn(_ value: Value, _ nominal: Nominal, of node: NodeKey) -> [Choice] {
        guard !turns(in: nominal).isEmpty, case let found = choices(of: value), turns(nominal, found, of: node) else {
            return []
        }
        return found
    }

    /// Whether a view's pages turn one another, or a bar beside them does that the view gives the selection to.
    ///
    /// A bar may also choose among parts of one screen: it counts in a view without a title that the app begins with, at once
    /// or after a choice of its roots, where each page is for a case that carries nothing.
    func turns(_ nominal: Nominal, _ branches: [Choice], of node: NodeKey) -> Bool {
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
        let bars = turn.selecting.subtracting(shown.map(\.shortName))
        return !bars.isEmpty && shown.count > 1 && !program.hasTitle(nominal) && isFirstShown(node)
    }

    /// Whether the app begins with a screen, at once or after a choice of its roots.
    private func isFirstShown(_ node: NodeKey) -> Bool {
        var found = draft.entries
        var open = Array(found)
        while let next = open.popLast() {
            for edge in draft.edges where edge.kind == .root && edge.from == next && found.insert(edge.to).inserted {
                open.append(edge.to)
            }
        }
        return found.contains(node)
    }

    /// Who turns the pages of a state.
    private struct Turn {
        /// The views that are given closures which change it.
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
        var found: [String: Turn] = [:]
        SyntaxSearch.arguments(in: code) { callee, arguments in
            guard program.mayBeType(callee), !SystemViews.contains(callee) else { return }
            for case .closure(let closure) in arguments.map(\.value) {
                for target in SyntaxSearch.assignmentTargets(in: closure.body) {
                    guard case .name(let name, _) = Self.withoutSelf(target), enums[name] != nil else { continue }
                    found[name, default: Turn()].turning.insert(callee.lastPart)
                }
            }
        }
        selections(in: code) { callee, state in
            guard enums[state]?.cases.allSatisfy(\.payload.isEmpty) == true else { return }
            found[state, default: Turn()].selecting.insert(callee.lastPart)
        }
        return found
    }

    /// Visits the views of the app's own that are given the binding of a state, but for the branches of a switch.
    private func selections(in code: [Statement], _ visit: (_ callee: String, _ state: String) -> Void) {
        withoutActuallyEscaping(visit) { visit in
            var walk = CodeWalk()
            walk.entersBranches = { $0.map { _ in false } }
            walk.onExpression = { expression, _ in
                guard case .call(let called, let arguments, _) = expression,
                    let callee = FileLowering.dottedName(called), self.program.mayBeType(callee),
                    !SystemViews.contains(callee)
                else { return }
                for case .name(let name, _) in arguments.map(\.value) where name.hasPrefix("$") {
                    visit(callee, String(name.dropFirst()))
                }
            }
            walk.walk(code)
        }
    }
}
