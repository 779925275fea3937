// Bars of the app's own that select one of a view's screens: written in the view itself, or in views beside the screens that
// hold the same model.

extension Interpreter {
    /// Whether a view chooses each of several screens by one state, of its own or of a model that it holds, and something beside
    /// them sets that to one of many, as the buttons of a bar do: `ForEach(Tab.allCases) { tab in Button { selected = tab } }`.
    func hasOwnBar(_ nominal: Nominal, _ branches: [Choice]) -> Bool {
        guard let state = branches.first?.place, branches.allSatisfy({ $0.isDecided(by: state) }),
            Set(branches.flatMap(\.targets).map(\.node)).count > 1, let owner = state.receiver.nominal(in: heap)
        else { return false }
        if owner === nominal { return isState(state.name, of: nominal) && statesSet(in: nominal).contains(state.name) }
        guard holds(nominal, owner) else { return false }
        let pages = Set(branches.flatMap(\.targets).map(\.node))
        return statesSet(in: nominal).contains(state.name)
            || viewsBesideBranches(of: nominal).contains { view in
                !pages.contains(draft.key(for: view)) && holds(view, owner) && statesSet(in: view).contains(state.name)
            }
    }

    /// A view's choices; where it has such a bar, only the bar's pages are screens: what comes up instead of all of them, as a
    /// failure does, lies on the view.
    func markingBesideBar(_ nominal: Nominal, _ choices: [Choice]) -> [Choice] {
        let branches = choices.filter { !$0.isOverlay }
        let barred = branches.lazy.filter(\.isForOneOfMany).map { first in
            branches.filter { $0.isDecided(by: first.place) }
        }
        guard let pages = barred.first(where: { $0.count < branches.count && self.hasOwnBar(nominal, $0) }) else {
            return choices
        }
        let (state, shown) = (pages[0].place, Set(pages.flatMap(\.targets).map(\.node)))
        return choices.compactMap { choice in
            if choice.isDecided(by: state) { return choice }
            var choice = choice
            choice.isOverlay = true
            choice.targets = choice.targets.filter { !shown.contains($0.node) }
            return choice.showsScreens ? choice : nil
        }
    }

    /// Whether a view stands with a bar of tabs around views that it is given: they are the tabs of the view that gives them.
    func isBarAroundTabs(_ value: Value, _ nominal: Nominal) -> Bool {
        viewFlow(of: nominal) == CoordinatorKind(style: CoordinatorKind.styleOfViews, flow: .tab)
            && !nominal.generics.isEmpty && content(of: value, nominal) != nil
    }

    /// Whether a view may have such a bar.
    func mayHaveOwnBar(_ nominal: Nominal) -> Bool {
        !statesSet(in: nominal).isEmpty || viewsBesideBranches(of: nominal).contains { !statesSet(in: $0).isEmpty }
    }

    private func isState(_ name: String, of nominal: Nominal) -> Bool {
        nominal.properties[name]?.fact.attributes.contains { $0.name.base == "State" } ?? false
    }

    /// Whether a view holds a model, or one that keeps its state in such a value: `model.state.tab`.
    private func holds(_ view: Nominal, _ owner: Nominal) -> Bool {
        models(heldBy: view).contains { $0 === owner || owner.kind == .struct && types(heldBy: $0).contains(owner) }
    }

    private func models(heldBy view: Nominal) -> [Nominal] {
        types(heldBy: view).filter { $0.kind == .class }.sorted { $0.id < $1.id }
    }

    private func types(heldBy nominal: Nominal) -> Set<Nominal> {
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return Set(
            nominal.properties.values.compactMap { property in
                let made = property.fact.initialType.map { program.resolve($0, in: place) }
                return (type(of: property) ?? made)?.nominal
            })
    }

    /// The states that a view's code sets, outside the branches of a switch, to what a variable holds: itself, or by a model
    /// that it hands the variable.
    private func statesSet(in nominal: Nominal) -> Set<String> {
        var found: Set<String> = []
        let models = models(heldBy: nominal)
        visitBesideBranches(of: nominal) { expression in
            switch expression {
            case .assignment(let target, let value, _) where Self.isVariable(value):
                if let name = Self.lastName(of: target) { found.insert(name) }
            case .call(.member(_, let name, _), let arguments, _)
            where arguments.contains { Self.handsVariable($0.value) }:
                for method in models.flatMap({ program.methods(name, of: $0) }) {
                    found.formUnion(Self.statesSet(fromParametersOf: method.fact))
                }
            default: break
            }
        }
        return found
    }

    /// Whether an argument is a variable, or an action that carries one: `.tapped(tab)`.
    private static func handsVariable(_ argument: Expression) -> Bool {
        if case .call(_, let carried, _) = argument { return carried.contains { isVariable($0.value) } }
        return isVariable(argument)
    }

    /// The states that a method sets to one of its parameters, or to what the cases of one carry.
    private static func statesSet(fromParametersOf method: FunctionFact) -> Set<String> {
        var given = Set(method.parameters.map(\.name))
        var found: Set<String> = []
        var walk = CodeWalk()
        walk.onStatements = { statements in
            for case .switching(.name(let name, _), let cases, _) in statements where given.contains(name) {
                for case .enumCase(_, _, let carried, _) in cases.flatMap(\.patterns) {
                    for case .binding(let part) in carried.map(\.pattern) { given.insert(part) }
                }
            }
        }
        walk.onExpression = { expression, _ in
            guard case .assignment(let target, .name(let value, _), _) = expression, given.contains(value) else {
                return
            }
            if let name = Self.lastName(of: target) { found.insert(name) }
        }
        walk.walk(method.body ?? [])
        return found
    }

    /// The views of the app's own that a view's code makes, outside the branches of a switch.
    private func viewsBesideBranches(of nominal: Nominal) -> [Nominal] {
        var found: Set<Nominal> = []
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        visitBesideBranches(of: nominal) { expression in
            guard case .call(let called, _, _) = expression, let name = called.dottedName,
                self.program.mayBeType(name), !SystemViews.contains(name),
                let view = self.program.nominal(named: name, in: place), self.isView(view)
            else { return }
            found.insert(view)
        }
        return found.sorted { $0.id < $1.id }
    }

    private func visitBesideBranches(of nominal: Nominal, _ visit: (Expression) -> Void) {
        for body in bodies(of: nominal) { SyntaxSearch.expressions(in: body, entersCases: false, visit) }
    }

    /// Whether an expression is a variable, or a member of one: `index`, `item.tab`.
    private static func isVariable(_ value: Expression) -> Bool {
        switch value {
        case .name(let name, _): name.first?.isLowercase == true && name != "self"
        case .member(let base, _, _): isVariable(base)
        default: false
        }
    }
}
