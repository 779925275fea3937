// The branches of an `if`, and of a `switch` over a state that is computed: `switch session.phase`, for
// `var phase: Phase { user == nil ? .login : .home }`. Such a `switch` chooses by the conditions under which the code gives each case.

extension Interpreter {
    /// What conditions and their alternative show, and whether the conditions are known to hold.
    struct ConditionalBranches {
        var then: [Choice]
        var otherwise: [Choice]
        var isOn: Bool?
    }

    /// The branches of conditions.
    ///
    /// - Parameters:
    ///   - scope: the scope in which the conditions are asked.
    ///   - then: the branches if they hold, in a scope with the variables that they bind, by the state that decides.
    ///   - otherwise: the branches if they fail.
    func branches(
        of conditions: [Condition], askedIn scope: Scope, then: (Scope, StatePlace?, StateTest?) -> [Choice],
        otherwise: (StatePlace?, StateTest?) -> [Choice]
    ) -> ConditionalBranches {
        let inner = scope.inner()
        let states = self.states(of: conditions, in: scope)
        let state = states.list.first
        _ = check(conditions, in: inner)
        noteStates(boundBy: conditions, in: scope, to: inner)
        let isOn = flag(conditions, in: scope)
        let shownThen = isOn == false ? [] : then(inner, state?.place, state?.test)
        let shownElse = isOn == true ? [] : otherwise(state?.place, state?.test.opposite)
        if isOn == nil, !states.list.contains(where: { keepsState($0.place) }), mayChange(conditions) {
            return ConditionalBranches(then: undecided(shownThen), otherwise: undecided(shownElse), isOn: nil)
        }
        let (ofThen, ofElse) =
            states.isAny
            ? (unsure(shownThen, by: states, of: conditions, in: scope), shownElse)
            : (shownThen, unsure(shownElse, by: states, of: conditions, in: scope))
        return ConditionalBranches(
            then: deciding(ofThen, by: states), otherwise: deciding(ofElse, by: states), isOn: isOn)
    }

    /// The choices, of which those are not decided for which no state is known.
    private func undecided(_ choices: [Choice]) -> [Choice] {
        choices.map { choice in
            var choice = choice
            choice.isUndecided = choice.place.map { !keepsState($0) } ?? true
            return choice
        }
    }

    /// Whether a place holds a state: what a case says of itself is none.
    private func keepsState(_ place: StatePlace) -> Bool {
        place.name == "self" || place.receiver.nominal(in: heap)?.kind != .enum
    }

    /// Whether conditions ask for what code changes, by names alone.
    private func mayChange(_ conditions: [Condition]) -> Bool {
        var names: Set<String> = []
        SyntaxSearch.mentions(in: [.conditional(conditions, then: [], else: [])]) { name, _ in names.insert(name) }
        return names.contains { program.changed.mayChange($0) }
    }

    /// The branches of a `switch` over a computed state; `nil` where code does not give one case or another by conditions.
    func branches(ofComputed subject: Expression, _ cases: [SwitchCase], _ scope: Scope, depth: Int) -> [Choice]? {
        guard let (receiver, property) = getter(Self.first(of: subject), scope), let code = property.fact.getter,
            case let asked = self.scope(of: property, receiver), givesCases(code, in: asked)
        else { return nil }
        let chosen = ChosenCases(cases: cases, type: type(of: property, receiver), scope: scope, depth: depth)
        return once(property, of: receiver) {
            branches(byCasesOf: code, askedIn: asked, chosen, within: (nil, nil))
        }
    }

    /// The cases of a `switch`, each with what it shows.
    private struct ChosenCases {
        let cases: [SwitchCase]
        /// The type of what is switched over.
        let type: ResolvedType?
        let scope: Scope
        let depth: Int
    }

    private func branches(
        byCasesOf code: [Statement], askedIn asked: Scope, _ chosen: ChosenCases,
        within outer: (place: StatePlace?, test: StateTest?)
    ) -> [Choice] {
        guard let only = onlyShowing(code, asked) else { return [] }
        switch only {
        case .conditional(let conditions, let then, let otherwise):
            let found = branches(
                of: conditions, askedIn: asked,
                then: { self.branches(byCasesOf: then, askedIn: $0, chosen, within: ($1, $2)) },
                otherwise: { self.branches(byCasesOf: otherwise, askedIn: asked.inner(), chosen, within: ($0, $1)) })
            return within(
                Choice(place: outer.place, test: outer.test, targets: []), found.then + found.otherwise)
        case .expression(let given), .returning(let given?):
            return branch(ofCase: given, askedIn: asked, chosen, within: outer)
        default: return []
        }
    }

    private func branch(
        ofCase given: Expression, askedIn asked: Scope, _ chosen: ChosenCases,
        within outer: (place: StatePlace?, test: StateTest?)
    ) -> [Choice] {
        let values = with(mode: .destination) { evaluate(given, in: asked, expecting: chosen.type) }
        for one in chosen.cases {
            let inner = chosen.scope.inner()
            let matches = one.patterns.map { match($0, values, in: inner) }
            if !matches.isEmpty, matches.allSatisfy({ $0 == .never }) { continue }
            let holdsFlow = holdsFlow(one.body, chosen.scope)
            let isBesideFlow = !holdsFlow && chosen.cases.contains { self.holdsFlow($0.body, chosen.scope) }
            return branch(one.body, inner, outer.place, outer.test, depth: chosen.depth).map { choice in
                var choice = choice
                choice.outerCase = choice.outerCase ?? one.patterns.first.flatMap(Self.caseName)
                choice.holdsFlow = choice.holdsFlow || holdsFlow && choice.showsScreens
                choice.isBesideFlow = choice.isBesideFlow || isBesideFlow
                return choice
            }
        }
        return []
    }

    /// Whether code gives one case of an enum or another by conditions, and does nothing else.
    private func givesCases(_ code: [Statement], in scope: Scope) -> Bool {
        guard case .conditional(_, let then, let otherwise)? = onlyShowing(code, scope) else { return false }
        return [then, otherwise].allSatisfy { code in
            switch onlyShowing(code, scope) {
            case .expression(.call(let callee, _, _))?, .returning(.call(let callee, _, _)?)?: isCase(callee, scope)
            case .expression(let given)?, .returning(let given?)?: isCase(given, scope)
            case .conditional?: givesCases(code, in: scope)
            default: false
            }
        }
    }

    /// The one statement of code that gives something, where what it names before is bound in the scope.
    private func onlyShowing(_ code: [Statement], _ scope: Scope) -> Statement? {
        let statements = showing(code.withReturnsAsBranches.map(\.withoutBranching.asBranches), scope)
        return statements.count == 1 ? statements[0] : nil
    }
}

extension Statement {
    /// The `if` or `switch` that is written as an expression.
    fileprivate var withoutBranching: Statement {
        switch self {
        case .expression(.branching(let statement)), .returning(.branching(let statement)?): statement
        case .returning(let choice?): if case .conditional = choice { .expression(choice) } else { self }
        default: self
        }
    }
}
