import NavAtlasModel

// Which screens a view chooses among, and by what.

extension Interpreter {
    /// The branches of a view's body, through containers that show nothing of their own.
    func choices(of value: Value, depth: Int = 0) -> [Choice] {
        guard let nominal = value.nominal(in: heap), let body = program.property("body", of: nominal),
            let getter = body.fact.getter
        else { return [] }
        return choices(of: body, in: getter, scope(of: body, value), depth: depth + 1).filter { !$0.isBeneath }
    }

    /// The branches of what a container's closure shows.
    func choices(in content: Expression?, _ scope: Scope) -> [Choice] {
        guard case .closure(let closure)? = content else { return [] }
        return choices(in: closure.body, scope)
    }

    /// The branches of what statements show.
    func choices(in statements: [Statement], _ scope: Scope) -> [Choice] {
        choices(in: statements, scope.inner(), depth: 0).filter { !$0.isBeneath }
    }

    /// The branches of a property's or method's code. Code that shows itself again has no more of them.
    private func choices(of member: AnyObject, in code: [Statement], _ scope: Scope, depth: Int) -> [Choice] {
        once(member, of: scope.frame.receiver) { choices(in: code, scope, depth: depth) } ?? []
    }

    /// - Parameter isLine: whether what the statements show stands side by side, as in a `VStack`.
    private func choices(
        in statements: [Statement], _ scope: Scope, depth: Int, chainLength: Int = 0, isLine: Bool = false
    ) -> [Choice] {
        guard spendStep(), limits.allow(.choicesInChoices, beside: depth),
            limits.allow(.linksInChoices, beside: chainLength)
        else { return [] }
        let statements = showing(statements.withReturnsAsBranches.map(\.asBranches), scope)
            .map { askingForHolder($0, scope) }
        let shown = statements.count == 1 ? [] : screens(shownBy: statements, scope)
        let containers = statements.count == 1 ? [] : containers(among: statements, scope)
        let isOnContainer = !containers.isEmpty
        let beneath = roots(of: containers, scope)
        let all = statements.map { statement -> [Choice] in
            if onlyLaysOut(statement, scope) { return [] }
            if statements.count > 1, let layers = heldLayers(shownBy: statement, scope) { return layers }
            switch statement {
            case .conditional(let conditions, let then, let otherwise):
                let found = branches(
                    of: conditions, askedIn: scope,
                    then: { self.branch(then, $0, $1, $2, depth: depth) },
                    otherwise: {
                        self.branch(otherwise, scope.inner(), $0, $1, depth: depth, chainLength: chainLength + 1)
                    })
                let decided = [(then, found.then), (otherwise, found.otherwise)]
                var branches = found.isOn == nil ? besideFlow(decided, scope) : decided.flatMap(\.1)
                if otherwise.isEmpty { branches = added(branches, to: shown, isOnContainer: isOnContainer) }
                return branches
            case .switching(let subject, let cases, _):
                return branches(subject, cases, scope, depth: depth)
            case .expression(let value), .returning(let value?):
                let found = choices(in: value, scope, depth: depth)
                guard found.isEmpty, statements.count > 1, !makes(oneOf: shown, statement, scope) else { return found }
                return choices(ofPart: value, scope, depth: depth)
            case .block(let body), .loop(nil, nil, let body):
                return choices(in: body, scope.inner(), depth: depth + 1)
            case .attempting(let bodies):
                return bodies.flatMap { choices(in: $0, scope.inner(), depth: depth + 1) }
            case .binding, .returning, .guarding, .loop, .function: return []
            }
        }
        let overlaid = markingOverlays(in: besideFlow(all, of: statements, scope), of: statements, isLine: isLine)
        let found = markingBars(
            in: shown.isEmpty && beneath.isEmpty ? markingPieces(in: overlaid, of: statements, scope) : overlaid)
        // What lies beneath a branch that comes first.
        let isWindow = isInApp(scope)
        let flows = isWindow ? shown : shown.filter(isFlow)
        if !flows.isEmpty, isWindow || found.contains(where: { !$0.isOverlay }) {
            return found + [Choice(place: nil, test: nil, targets: flows)]
        }
        guard !beneath.isEmpty, found.contains(where: \.showsScreens) else { return found }
        return found + [Choice(place: nil, test: nil, targets: beneath, isBeneath: true)]
    }

    /// Whether a statement makes a screen that is always shown, which chooses its own roots.
    private func makes(oneOf shown: Targets, _ statement: Statement, _ scope: Scope) -> Bool {
        guard !shown.isEmpty, let made = made(by: statement, scope) else { return false }
        return shown.contains { $0.node == .type(made.nominal) }
    }

    private func branches(_ subject: Expression, _ cases: [SwitchCase], _ scope: Scope, depth: Int) -> [Choice] {
        if let found = branches(ofComputed: subject, cases, scope, depth: depth) { return found }
        let raw = rawState(of: subject, in: scope)
        let carrying = stateCarrying(subject, in: scope)
        let place = raw?.place ?? carrying?.place ?? statePlace(of: Self.first(of: subject), in: scope)
        let values = possible(subject, in: scope)
        let fallback = place == nil ? [] : fallback(of: subject, in: scope)
        var known: Set<String> = []
        let found = cases.map { one -> (body: [Statement], choices: [Choice]) in
            let inner = scope.inner()
            let matches = one.patterns.map { match($0, values, in: inner) }
            let areSeveral = one.patterns.count > 1
            let names = Set(
                one.patterns.compactMap { pattern in
                    areSeveral && pattern.isNothing ? "none" : constant(pattern, in: scope) ?? Self.casePath(pattern)
                })
            if raw == nil, !areSeveral, let only = one.patterns.first {
                noteCarried(by: only, of: place, within: carrying, to: inner)
            }
            if one.conditions.isEmpty { known.formUnion(names) }
            let test: StateTest? =
                one.patterns.isEmpty
                ? .others(known)
                : names.isEmpty ? Self.literal(one.patterns) : names == ["some"] ? .some : .cases(names)
            // What is passed may be known, and none of these cases.
            let isNever = !values.isEmpty && !matches.isEmpty && matches.allSatisfy { $0 == .never }
            let told: StateTest? =
                if let raw {
                    test.flatMap { self.test($0, ofRawValuesOf: raw.enum) }
                } else {
                    test.map { test in carrying.map { self.test(test, ofCarriedBy: $0) } ?? test }
                }
            return (one.body, isNever ? [] : branch(one.body, inner, place, told, depth: depth))
        }
        return besideFlow(found, scope).map { choice in
            var choice = choice
            if choice.isDecided(by: place) { choice.noteNilFallback(fallback) }
            return choice
        }
    }

    /// Marks what is shown instead of a container in another branch. Where all show the same, only the container is chosen:
    /// `if isPushed { content } else { NavigationStack { content } }`.
    private func besideFlow(_ branches: [(body: [Statement], choices: [Choice])], _ scope: Scope) -> [Choice] {
        let shown = branches.map { Set($0.choices.flatMap(\.targets).map(\.node)) }
        let holdFlows = branches.map { Set(shown).count > 1 && holdsFlow($0.body, scope) }
        return branches.indices.flatMap { place in
            let (branch, holdsFlow) = (branches[place], holdFlows[place])
            return branch.choices.compactMap { choice -> Choice? in
                var choice = choice
                if choice.holdsChoices {
                    // What other branches show, too, is not decided here.
                    for other in shown.indices where other != place {
                        choice.targets = choice.targets.filter { !shown[other].contains($0.node) }
                        choice.laterTargets = choice.laterTargets.filter { !shown[other].contains($0.node) }
                    }
                    if !choice.showsScreens, choice.laterTargets.isEmpty, choice.firstTabs.isEmpty { return nil }
                }
                choice.holdsFlow = choice.holdsFlow || holdsFlow && choice.showsScreens
                choice.isBesideFlow = choice.isBesideFlow || !holdsFlow && holdFlows.contains(true)
                return choice
            }
        }
    }

    /// The same of conditions that stand one after the other and exclude one another:
    /// `if isIn { TabView { … } }; if !isIn { LoginView() }`.
    private func besideFlow(_ all: [[Choice]], of statements: [Statement], _ scope: Scope) -> [[Choice]] {
        let alone = all.indices.filter { index in
            guard case .conditional(_, _, let otherwise) = statements[index] else { return false }
            return otherwise.isEmpty && !all[index].isEmpty
        }
        guard alone.count > 1 else { return all }
        let flows = alone.filter { holdsFlow([statements[$0]], scope) }
        let needs = flows.flatMap { all[$0].compactMap(need) }
        return all.indices.map { index in
            guard alone.contains(index), !flows.contains(index) else { return all[index] }
            return all[index].map { choice in
                var choice = choice
                let isExcluded = need(of: choice).map { own in needs.contains { $0.excludes(own) } } ?? false
                choice.isBesideFlow = choice.isBesideFlow || isExcluded
                return choice
            }
        }
    }

    /// Whether a container stands in a view's code, or in a member of the view that it names.
    func holdsFlow(_ statements: [Statement], _ scope: Scope) -> Bool {
        guard let nominal = scope.frame.receiver?.nominal(in: heap) else { return false }
        if container(in: statements, of: nominal, scope.frame.place.file) != nil { return true }
        var names: Set<String> = []
        SyntaxSearch.mentions(in: statements, leavingActionsOut: true) { name, isPresented in
            if !isPresented { names.insert(name) }
        }
        return names.contains { name in
            let getter = nominal.properties[name]?.fact.getter
            let bodies = getter.map { [$0] } ?? (nominal.functions[name] ?? []).compactMap(\.fact.body)
            return bodies.contains { container(in: $0, of: nominal, scope.frame.place.file) != nil }
        }
    }

    func branch(
        _ statements: [Statement], _ scope: Scope, _ place: (receiver: Value, name: String)?, _ test: StateTest?,
        depth: Int, chainLength: Int = 0
    ) -> [Choice] {
        // A chain of `else if` is no deeper than its first condition.
        let isChain =
            if chainLength > 0, statements.count == 1, case .conditional? = statements.first { true } else { false }
        let nested = choices(
            in: statements, scope, depth: isChain ? depth : depth + 1, chainLength: isChain ? chainLength : 0)
        if let found = ownCases(of: place, test, nested, statements, scope) { return found }
        let outer = Choice(place: place, test: test, targets: [])
        if nested.contains(where: { $0.showsScreens && !$0.isOverlay && !$0.isAddition }) {
            return within(outer, nested)
        }
        let overlaid = Set(nested.flatMap(\.targets).map(\.node))
        var firstTabs: [String] = []
        let targets = with(mode: .destination) {
            let views = run(statements, in: scope, expecting: nil)
            if nested.allSatisfy({ $0.isOverlay || $0.isAddition }) { firstTabs = Self.firstTabs(ofBarsIn: views) }
            let found = self.targets(in: views, route: "root")
            let isBesideFlow = found.count > 1 && holdsFlow(statements, scope)
            let typed = found.filter {
                !$0.isInline && !isFrame($0) && !isSharedPicture($0) && !(isBesideFlow && onlyDraws($0))
                    && !overlaid.contains($0.node)
            }
            // Views that lie on each other are shown together.
            return typed.isEmpty ? parts(of: found, beneath: overlaid) : typed
        }
        let own = Choice(place: place, test: test, targets: targets, firstTabs: firstTabs)
        return (own.showsScreens || !firstTabs.isEmpty ? [own] : []) + within(outer, nested)
    }

    /// The branches inside a branch, which comes up with those of them that come first.
    func within(_ outer: Choice, _ nested: [Choice]) -> [Choice] {
        guard outer.test != nil else { return nested }
        var outer = outer
        outer.holdsChoices = true
        // What a nested branch asks of the same state says more: `if let kind { switch kind { … } }`.
        let decided = nested.filter { choice in
            guard let place = outer.place, choice.test != nil else { return false }
            return choice.place?.receiver == place.receiver && choice.place?.name == place.name
        }
        let first = nested.filter { !$0.isOverlay && mayComeFirst($0) }
        outer.targets = Self.targets(of: first).subtracting(Self.targets(of: decided))
        outer.firstTabs = first.filter { !$0.isDecided(by: outer.place) }.flatMap(\.firstTabs)
        let later = nested.filter { !$0.isOverlay && !$0.isBeneath && !$0.isAddition }
        outer.laterTargets = Self.targets(of: later).union(later.flatMap(\.laterTargets))
            .subtracting(outer.targets).subtracting(Self.targets(of: decided))
        outer.inside = needs(of: nested.filter { !$0.isOverlay })
        let (isLater, need) = (!mayComeFirst(outer), need(of: outer))
        let isOneScreen = Set(nested.flatMap(\.targets).map(\.node)).count == 1
        return nested.filter { !$0.isBeneath }.map { choice in
            var choice = choice
            choice.isLater = choice.isLater || isLater
            if choice.isDecided(by: outer.place) { choice.test = choice.test?.within(outer.test) }
            if let need { choice.around.append([need]) }
            if isOneScreen { choice.outerCase = outer.caseName ?? outer.outerCase }
            return choice
        } + (outer.showsScreens || !outer.laterTargets.isEmpty || !outer.firstTabs.isEmpty ? [outer] : [])
    }

    private static func targets(of choices: [Choice]) -> Targets {
        choices.reduce(into: []) { $0.formUnion($1.targets) }
    }

    private func choices(in expression: Expression, _ scope: Scope, depth: Int) -> [Choice] {
        guard spendStep(), limits.allow(.choicesInChoices, beside: depth) else { return [] }
        let held = heldScreens(shownBy: expression, scope)
        if !held.isEmpty { return held }
        let layers = heldLayers(shownBy: expression, scope)
        if !layers.isEmpty { return layers }
        switch expression {
        case .branching(let statement): return choices(in: [statement], scope, depth: depth + 1)
        case .conditional: return choices(in: [.expression(expression)], scope, depth: depth + 1)
        case .name(let name, _) where scope.origin(name) != nil:
            return scope.origin(name).map { choices(in: $0, scope, depth: depth + 1) } ?? []
        case .name, .member(.name("self", _), _, _):
            guard case .name(let name, _) = expression.withoutSelf, let receiver = scope.frame.receiver,
                scope.variable(name) == nil, let nominal = receiver.nominal(in: heap),
                let property = program.property(name, of: nominal), let getter = property.fact.getter
            else { return [] }
            return choices(of: property, in: getter, self.scope(of: property, receiver), depth: depth + 1)
        case .member(let base, let name, _) where base.dottedName != nil:
            guard let receiver = maker(base, scope), let nominal = receiver.nominal(in: heap),
                let property = program.property(name, of: nominal), let getter = property.fact.getter
            else { return [] }
            let inner = self.scope(of: property, receiver)
            return self.held(in: base, choices(of: property, in: getter, inner, depth: depth + 1), scope)
        case .call(.name("modifier", let place), let arguments, _) where scope.frame.receiver.map(isShown) ?? false:
            let own = Expression.member(.name("self", place), "modifier", place)
            return choices(in: .call(own, arguments, place), scope, depth: depth)
        case .call(.name(let name, _), let arguments, _)
        where name.first?.isLowercase == true || isMethod(name, of: scope.frame.receiver):
            return choices(in: scope.frame.receiver, name, arguments, scope, depth: depth + 1)
                ?? choices(in: program.globalFunctions[name] ?? [], of: nil, arguments, scope, depth: depth + 1) ?? []
        case .call(.member(_, let name, _), _, _) where name.first?.isLowercase == true:
            return choices(inModified: expression, scope, depth: depth)
        case .call(let callee, let arguments, _):
            guard let name = callee.dottedName, program.mayBeType(name) else { return [] }
            return choices(inView: expression, name, arguments, scope, depth: depth)
        default: return []
        }
    }

    /// The branches of a view with modifiers, or of what a method of an object shows.
    private func choices(inModified expression: Expression, _ scope: Scope, depth: Int) -> [Choice] {
        var shown = expression
        var layers: [Choice] = []
        while case .call(.member(let base, let name, _), let arguments, _) = shown, name.first?.isLowercase == true {
            if name == "overlay" {
                layers += heldLayers(inOverlay: arguments, scope) + added(inOverlay: arguments, to: base, scope)
            }
            if let made = choices(in: maker(base, scope), name, arguments, scope, depth: depth + 1) {
                return layers + self.held(in: base, made, scope)
            }
            if let modifier = replacingModifier(name, on: base, arguments, in: scope) {
                let found = choices(of: modifier.function, in: modifier.code, modifier.scope, depth: depth + 1)
                let isFlow = holdsFlow([.expression(base)], scope)
                if !found.isEmpty { return layers + (isFlow ? besideFlow(found, of: modifier.content) : found) }
            }
            shown = base
        }
        return layers + choices(in: shown, scope, depth: depth + 1)
    }

    /// The branches of a view that code makes, such as a `VStack` or a view of the app that only chooses what is shown.
    private func choices(
        inView expression: Expression, _ name: String, _ arguments: [Argument], _ scope: Scope, depth: Int
    ) -> [Choice] {
        if case .closure(let closure)? = arguments.last(where: { $0.isTrailing && $0.label == nil })?.value,
            Self.passing.contains(name) || isLibraryWrapper(name, around: closure, in: scope.frame.place)
        {
            let isLine = name == "VStack" || name == "HStack"
            let inner = scope.inner()
            let shown = name == "ZStack" ? closure.body.map { onTop($0, inner) } : closure.body
            let found = choices(in: shown, inner, depth: depth + 1, isLine: isLine)
            return areParts(found, of: name, closure, scope) ? [] : found
        }
        if name == "AnyView", let shown = arguments.first?.value { return choices(in: shown, scope, depth: depth + 1) }
        if let content = filling(name, arguments, in: scope.frame.place) {
            return choices(in: content.body, scope.inner(), depth: depth + 1)
        }
        return program.nominal(named: name, in: scope.frame.place)
            .map { choices(madeAs: $0, expression, arguments, scope, depth: depth + 1) } ?? []
    }

    /// Whether a name is a method's, though it may begin as a type's does: `StartView()`.
    private func isMethod(_ name: String, of receiver: Value?) -> Bool {
        receiver?.nominal(in: heap).map { !program.methods(name, of: $0).isEmpty } ?? false
    }

    /// What makes views by its methods, where that is one object of the app that is no view itself, or a type:
    /// `coordinator.start()`, `Screens().view(for: page)`, `Screens.view(for: page)`.
    private func maker(_ base: Expression, _ scope: Scope) -> Value? {
        if case .name("self", _) = base { return scope.frame.receiver }
        if let type = typeExpression(base, in: scope) { return type.nominal == nil ? nil : .metatype(type) }
        if case .call(let callee, _, _) = base {
            guard let made = typeExpression(callee, in: scope)?.nominal, !isView(made) else { return nil }
        } else if base.dottedName == nil {
            return nil
        }
        let found = with(mode: .destination) { dereferenced(evaluate(base, in: scope, expecting: nil)) }
        // A state of which several cases are known is any of them.
        if let nominal = found.first?.nominal(in: heap), nominal.kind == .enum, !isView(nominal),
            found.allSatisfy({ $0.nominal(in: heap) === nominal })
        {
            return found.count == 1 ? found.first : .instance(nominal, [])
        }
        guard found.count == 1, let nominal = found.first?.nominal(in: heap), !isView(nominal) else { return nil }
        return found.first
    }

    /// The branches of a method's result; `nil` if no method has that name.
    private func choices(
        in receiver: Value?, _ name: String, _ arguments: [Argument], _ scope: Scope, depth: Int
    ) -> [Choice]? {
        guard let receiver else { return nil }
        if case .metatype(let type) = receiver {
            guard let nominal = type.nominal else { return nil }
            let methods = program.methods(name, of: nominal).filter(\.fact.isStatic)
            return choices(in: methods, of: receiver, arguments, scope, depth: depth)
        }
        guard let nominal = receiver.nominal(in: heap) else { return nil }
        return choices(in: program.methods(name, of: nominal), of: receiver, arguments, scope, depth: depth)
    }

    /// The branches of the result of one of several functions of a name; `nil` if there is none.
    private func choices(
        in functions: [Function], of receiver: Value?, _ arguments: [Argument], _ scope: Scope, depth: Int
    ) -> [Choice]? {
        guard let method = choose(functions, arguments, in: scope).first, let body = method.fact.body else {
            return nil
        }
        let given = passed(arguments, to: method, receiver: receiver, in: scope)
        let inner = self.scope(of: method, receiver: receiver, given)
        noteStates(passedBy: arguments, to: method, in: scope, inner)
        return choices(of: method, in: body, inner, depth: depth).filter { $0.place != nil }
    }

    /// Containers whose branches are the branches of the view.
    static let passing = SwiftUINames.readers.union([
        "Group", "ZStack", "VStack", "HStack", "NavigationStack", "NavigationView", "AnyView", "WithPerceptionTracking",
    ])
}
