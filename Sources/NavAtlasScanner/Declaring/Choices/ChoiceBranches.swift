// Reads the branches of an `if` or `switch` in a view's body, with the enums by whose cases they are chosen.
extension Interpreter {
    /// The enums by whose cases code decides what is shown.
    func decisions(of run: () -> Void) -> Set<Nominal> {
        let outer = decided
        decided = []
        run()
        let found = decided
        decided = outer
        decided.unite(found)
        return found
    }

    /// The branches by the cases of a state of which a condition only asks that there is one: `if let step { step.screen }`.
    func ownCases(
        of place: (receiver: Value, name: String)?, _ test: StateTest?, _ nested: [Choice], _ statements: [Statement],
        _ scope: Scope
    ) -> [Choice]? {
        guard test == .some, let place, nested.allSatisfy({ $0.place?.name == "self" }) else { return nil }
        let found = cases(of: place, statements, scope)
        return Set(found.map { Set($0.targets.map(\.node)) }).count > 1 ? found : nil
    }

    /// The branches of each case of a state, if a condition only asks whether the state is not `nil`.
    func cases(of place: (receiver: Value, name: String), _ statements: [Statement], _ scope: Scope) -> [Choice] {
        guard let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal),
            let held = declaredCases(of: property, place.receiver), held.kind == .enum
        else { return [] }
        let outer = assumption
        defer { assumption = outer }
        return held.cases.compactMap { one in
            let value = declaredCase(one, of: held)
            assumption = Assumption(receiver: place.receiver, name: place.name, value: value)
            let inner = scope.inner()
            // The variables that the condition binds have the assumed value.
            for (name, values) in scope.variables.all where values.contains(where: { $0.nominal(in: heap) === held }) {
                inner.variables[name] = [value]
            }
            let found = with(mode: .destination) {
                targets(in: run(statements, in: inner, expecting: nil), route: "root")
            }
            .filter { !$0.isInline }
            return found.isEmpty ? nil : Choice(place: place, test: .cases([one.name]), targets: found)
        }
    }

    /// A case, as far as its declaration says what it carries.
    func declaredCase(_ one: CaseFact, of nominal: Nominal) -> Value {
        .enumCase(nominal, one.name, payload(of: one, in: nominal))
    }

    /// A case's payload, as far as its declaration says.
    func payload(of one: CaseFact, in nominal: Nominal) -> ArgumentValues {
        ArgumentValues(
            zip(one.payload, declaredPayload(of: nominal, one.name)).map { ArgumentValue(label: $0.label, values: $1) })
    }

    /// The branches of a view that stands beside others, and is nothing but a choice among screens, or one that brings up a
    /// whole flow: `ZStack { Root(); if isStarting { Splash() } }`. In a view with a container of its own, it is content.
    func choices(ofPart view: Expression, _ scope: Scope, depth: Int) -> [Choice] {
        let made = Self.unmodified(view)
        guard case .call(let callee, let arguments, _) = made, let name = callee.dottedName,
            program.mayBeType(name), let named = program.nominal(named: name, in: scope.frame.place),
            mayBringUpFlow(named) || mayShowOneOfScreens(named),
            scope.frame.receiver?.nominal(in: heap).flatMap(viewFlow) == nil
        else { return [] }
        let values = with(mode: .destination) { evaluate(made, in: scope, expecting: nil) }
        guard values.count == 1, let value = values.first, value.nominal(in: heap) === named else { return [] }
        let found = choices(of: value, depth: depth + 1)
        let shown = found.reduce(into: Targets()) { $0.unite($1.targets) }
        guard Set(shown.map(\.node)).count > 1, shown.contains(where: isFlow) || showsOneOfScreens(named, shown) else {
            return []
        }
        return found.map { given($0, to: value, arguments, scope) }
    }

    /// The views with a navigation container of their own that statements show whatever the state; in an app's window, the
    /// one view that does more than draw. Others are not made for this: what is made as a screen does what its arguments do.
    func screens(shownBy statements: [Statement], _ scope: Scope) -> Targets {
        let shown = statements.compactMap { made(by: $0, scope) }
        var screens = shown.filter { viewFlow(of: $0.nominal) != nil }
        if screens.isEmpty, isInApp(scope) {
            screens = shown.filter { !onlyDraws($0.nominal) }
            if screens.count > 1 { return [] }
        }
        return with(mode: .destination) {
            screens.reduce(into: []) { result, screen in
                let found = targets(in: evaluate(screen.code, in: scope, expecting: nil), route: "root")
                result.unite(found.filter { !$0.isInline })
            }
        }
    }

    /// The views that a view's body shows beside others, whatever the state: a list above a bar. What holds a navigation
    /// container of its own is none of them.
    func partsBesideOthers(in value: Value) -> Set<Nominal> {
        guard let nominal = value.nominal(in: heap), let body = program.property("body", of: nominal),
            let code = body.fact.getter, code.count > 1
        else { return [] }
        let scope = scope(of: body, value)
        let shown = code.compactMap { made(by: $0, scope)?.nominal }.filter { !onlyDraws($0) }
        return shown.count > 1 ? Set(shown.filter { viewFlow(of: $0) == nil }) : []
    }

    /// The view of the app that a statement makes, without what it is modified with.
    func made(by statement: Statement, _ scope: Scope) -> (code: Expression, nominal: Nominal)? {
        guard case .expression(var shown) = statement else { return nil }
        while case .call(.member(let base, let name, _), _, _) = shown, name.first?.isLowercase == true { shown = base }
        guard case .call(.name(let name, _), _, _) = shown,
            let nominal = program.nominal(named: name, in: scope.frame.place), nominal.generics.isEmpty, isView(nominal)
        else { return nil }
        return (shown, nominal)
    }

    /// Whether code belongs to the `App` structure, which declares the windows.
    func isInApp(_ scope: Scope) -> Bool {
        scope.frame.receiver?.nominal(in: heap).map { isApp(.type($0)) } ?? false
    }

    /// The navigation containers that stand among statements, beneath what others add.
    func containers(among statements: [Statement], _ scope: Scope) -> [Statement] {
        guard let nominal = scope.frame.receiver?.nominal(in: heap) else { return [] }
        return statements.filter { statement in
            guard case .expression = statement else { return false }
            return container(in: [statement], of: nominal, scope.frame.place.file) != nil
        }
    }

    /// What navigation containers begin with.
    func roots(of containers: [Statement], _ scope: Scope) -> Targets {
        guard !containers.isEmpty else { return [] }
        return with(mode: .destination) {
            targets(in: run(containers, in: scope.inner(), expecting: nil), route: "root").filter { !$0.isInline }
        }
    }

    /// What an enum chooses by itself, it chooses by the state that it is held in: `step.screen`.
    func held(in base: Expression, _ choices: [Choice], _ scope: Scope) -> [Choice] {
        guard choices.contains(where: { $0.place?.name == "self" }), let place = statePlace(of: base, in: scope)
        else {
            return choices
        }
        return choices.map { choice in
            var choice = choice
            if choice.place?.name == "self" { choice.place = place }
            return choice
        }
    }

    /// The state that an expression reads, or whose value a condition bound to its name.
    func statePlace(of expression: Expression, in scope: Scope) -> (receiver: Value, name: String)? {
        if case .name(let name, _) = expression, let state = scope.state(name) { return state.place }
        if let given = state(givenFor: expression, in: scope), given.test == nil { return given.place }
        return stateGiven(by: expression, in: scope) ?? first(of: places(of: expression, in: scope))
    }

    /// The state of which a condition asks whether it is one case: `if let shelf = store.shelf`, where the store is an enum.
    func caseState(of value: Expression, in scope: Scope) -> (place: (receiver: Value, name: String), test: StateTest)?
    {
        guard case .member(let base, let name, _) = value, let place = statePlace(of: base, in: scope),
            let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal),
            let held = declaredCases(of: property, place.receiver), held.kind == .enum,
            held.cases.contains(where: { $0.name == name }), program.property(name, of: held) == nil
        else { return nil }
        return (place, .cases([name]))
    }

    /// Whether a condition that stands for a state asks whether it is there, as `isOpen: Bool { route != nil }` does: it is no
    /// state that is on or off.
    func isThere(_ property: Property, _ receiver: Value) -> Bool {
        switch type(of: property, receiver) {
        case .nominal, .array: true
        case .external(let name, let generics)?:
            generics.isEmpty && name != "Bool"
                && receiver.nominal(in: heap)?.generics.contains { $0.name == name } == false
        default: false
        }
    }

    static func literal(_ patterns: [Pattern]) -> StateTest? {
        guard patterns.count == 1, case .expression(let value) = patterns[0] else { return nil }
        switch value {
        case .boolean(let isOn): return isOn ? .on : .off
        case .null: return StateTest.none
        default: return nil
        }
    }

    static func caseName(_ pattern: Pattern) -> String? {
        switch pattern {
        case .enumCase(_, let name, _, _): name
        case .tuple(let parts) where parts.count == 1: caseName(parts[0])
        default: nil
        }
    }

    /// The state that must be there for a condition to hold: `route.map { fits($0) } ?? false`.
    func needed(by parts: [Expression], in scope: Scope) -> (receiver: Value, name: String)? {
        guard parts.count == 2, parts[1] == .boolean(false),
            case .call(.member(let base, let name, _), _, _) = parts[0],
            ["flatMap", "map"].contains(name)
        else { return nil }
        return statePlace(of: base, in: scope)
    }

    /// Notes the states whose values conditions bind: `if let step = model.step { switch step { … } }`.
    func noteStates(boundBy conditions: [Condition], in outer: Scope, to inner: Scope) {
        for case .match(let pattern, let value) in conditions {
            if let name = Self.nameOfWhole(pattern) {
                inner.states[name] = namedState(of: value, in: outer)
            } else {
                let carrying = stateCarrying(value, in: outer)
                let place = carrying?.place ?? statePlace(of: value, in: outer)
                noteCarried(by: pattern, of: place, within: carrying, to: inner)
            }
        }
    }

    /// The name to which a pattern binds a whole value: `let step`, `.some(let step)`.
    private static func nameOfWhole(_ pattern: Pattern) -> String? {
        switch pattern {
        case .binding(let name): name
        case .enumCase(_, "some", let parts, _): parts.first.flatMap { nameOfWhole($0.pattern) }
        default: nil
        }
    }

    /// The statements that show something. What the others name is bound in the scope: `let step = model.step`.
    func showing(_ statements: [Statement], _ scope: Scope) -> [Statement] {
        statements.filter { statement in
            guard case .binding(let pattern, _, let value) = statement else { return true }
            scope.note(value, of: pattern)
            if case .binding(let name) = pattern, let value,
                Self.isStateOrMadeOfOne(value) || stateGiven(by: value, in: scope) != nil
                    || rawState(of: value, in: scope) != nil
            {
                // `let model = model.step`: in its value, the name still means the property.
                let state = namedState(of: value, in: scope)
                scope.variables[name] = with(mode: .destination) { evaluate(value, in: scope, expecting: nil) }
                scope.states[name] = state
            }
            return false
        }
    }

    /// Whether a value may be a state, or another one that is made of a state: `ViewState(model.state)`.
    private static func isStateOrMadeOfOne(_ value: Expression) -> Bool {
        switch value {
        case .call(.either, _, _): true
        case .call(let callee, _, _): callee.dottedName?.lastPart.mayNameType ?? false
        default: value.dottedName != nil
        }
    }

    /// A method that decides by its parameter decides by the state that it is passed: `screen(for: model.route)`.
    func noteStates(passedBy arguments: [Argument], to method: Function, in outer: Scope, _ inner: Scope) {
        let parameters = method.fact.parameters
        for (argument, index) in zip(arguments, assignment(of: arguments, to: parameters) ?? []) {
            inner.states[parameters[index].name] = namedState(of: argument.value, in: outer)
        }
    }

    /// The choice of a view that decides by what it was made with, with the state that it was given: `Pane(step: step)`.
    /// A case that is written there for a property that stays as it is is no state: `Pane(step: .first)` shows one thing.
    func given(_ choice: Choice, to view: Value, _ arguments: [Argument], _ scope: Scope) -> Choice {
        guard let place = choice.place, place.receiver == view,
            let argument = arguments.first(where: { $0.label == place.name })
        else { return choice }
        var choice = choice
        if let nominal = view.nominal(in: heap), isFixed(place.name, of: nominal), isCase(argument.value, scope) {
            (choice.place, choice.test) = (nil, nil)
        } else if let carrying = stateCarrying(argument.value, in: scope) {
            (choice.place, choice.test) = (carrying.place, choice.test.map { test($0, ofCarriedBy: carrying) })
        } else if let state = statePlace(of: argument.value, in: scope) {
            choice.place = state
        }
        return choice
    }

    /// Whether a target's own code holds a navigation container.
    func isFlow(_ target: Target) -> Bool {
        if case .type(let nominal) = target.node { viewFlow(of: nominal) != nil || fillsFlow(nominal) } else { false }
    }

    static func first(of expression: Expression) -> Expression {
        if case .either(let parts) = expression, let first = parts.first { return first }
        return expression
    }

    /// A number or text that a state is compared with.
    static func constant(_ pattern: Pattern) -> String? {
        if case .expression(let value) = pattern { constant(value) } else { nil }
    }

    static func constant(_ value: Expression) -> String? {
        switch value {
        case .number(let text): return text
        case .string(let segments):
            if segments.count == 1, case .text(let text)? = segments.first { return text }
            return nil
        default: return nil
        }
    }
}
