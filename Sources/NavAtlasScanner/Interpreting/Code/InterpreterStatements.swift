// Runs statements: declarations, conditions, loops and returns.

extension Interpreter {
    /// Runs statements; the result is what they return, and, for builders and single expressions, what they build.
    func run(_ statements: [Statement], in outer: Scope, expecting type: ResolvedType?) -> Values {
        var scope = outer
        var returned: Values = []
        var built: Values = []
        // Of code that says what it returns, the values of its other expressions are not.
        let isBuilder =
            !scope.onlyReturns && (statements.count == 1 || !statements.contains(where: Self.returnsValue))
        if !isBuilder { scope.onlyReturns = true }
        var returns = false
        let (literals, branches) = (link?.literals, link?.branches)
        defer {
            if let literals { link?.literals = literals }
            if let branches { link?.branches = branches }
        }
        // Local functions can be called before they are declared.
        for case .function(let fact) in statements {
            scope.functions[fact.name] = localFunction(fact, in: scope.frame.place)
        }
        var isLeftToOthers = false
        let statements = link == nil ? statements : statements.askingEachElement
        for (index, statement) in statements.enumerated() {
            guard spendStep(), !isLeftToOthers else { break }
            let awaitedBefore = awaitedCode.waits.count
            defer {
                isLeftToOthers = suspends(
                    after: statement, since: awaitedBefore, statements.dropFirst(index + 1), in: scope)
            }
            if waits(statement, in: scope) { continue }
            let following = statements[(index + 1)...]
            if let asked = runAskingForLaunch(statement, before: following, in: scope, expecting: type) {
                built.unite(asked.built)
                guard asked.isAll else { continue }
                return returns ? returned.union(built) : built
            }
            switch statement {
            case .returning(let value):
                returns = true
                guard let value else { continue }
                let values = evaluate(value, in: scope, expecting: type)
                returned.unite(values)
                if values.isEmpty { scope.noteReturningUnknown() }
                if link != nil, case .enumCase? = values.first, let position = Self.positionOfFirst(in: value) {
                    noteOrigin(values, at: location(position, in: scope.frame.place.file))
                }
            case .expression(let value):
                noteResetToCome(in: statements[(index + 1)...], of: scope)
                let values = evaluate(value, in: scope, expecting: type)
                noteThrowing(value, scope)
                if isBuilder {
                    noteOrigin(of: value, values, in: scope)
                    built.unite(values)
                }
            case .binding(.tuple(let patterns), nil, .tuple(let parts)?) where patterns.count == parts.count:
                // `let (list, map) = (ListScreen(), MapScreen())`
                for (pattern, part) in zip(patterns, parts) {
                    bind(pattern, evaluate(part.value, in: scope, expecting: nil), in: scope)
                }
            case .binding(let pattern, let written, let value):
                runBinding(pattern, written, value, among: statements, at: index, in: scope)
            case .conditional(let conditions, let then, let otherwise):
                let addsViews = isBuilder && statements.count > 1
                guard
                    let following = runConditional(
                        conditions, then, otherwise, addsViews: addsViews, in: scope, expecting: type, &built)
                else { return returns ? returned.union(built) : built }
                scope = following
            case .guarding(let conditions, let otherwise):
                for case .match(let pattern, let value) in conditions {
                    noteComponents(pattern, value, before: statements[index...])
                }
                guard runGuard(conditions, otherwise, in: scope, expecting: type, &built) else {
                    return returns ? returned.union(built) : built
                }
            case .switching(let subject, let cases, _):
                let (shown, rest) = choose(subject, cases, in: scope, expecting: type)
                built.unite(shown)
                guard let following = self.scope(after: rest, of: subject, in: scope) else {
                    return returns ? returned.union(built) : built
                }
                scope = following
            case .loop(nil, nil, let body): built.unite(runWhileItLearns(body, in: scope, expecting: type))
            case .loop(let pattern, let sequence, let body):
                built.unite(runLoop(pattern, sequence, body, in: scope, expecting: type))
            case .block(let body):
                built.unite(withoutKnownAssignments { run(body, in: scope.inner(), expecting: type) })
            case .attempting(let bodies): built.unite(attempt(bodies, in: scope, expecting: type))
            case .function: break
            }
            if let rest = runForEachRecord(boundBy: statement, following, in: scope, expecting: type) {
                built.unite(rest)
                break
            }
        }
        // Where there is a `return`, a branch's own has come up among the built values.
        return returns ? returned.union(built) : built
    }

    /// Declares a variable, and gives it its first value.
    ///
    /// - Parameters:
    ///   - statements: those among which the declaration stands.
    ///   - index: which of them it is.
    private func runBinding(
        _ pattern: Pattern, _ written: TypeReference?, _ value: Expression?, among statements: [Statement],
        at index: Int, in scope: Scope
    ) {
        let declared = written.map { program.resolve($0, in: scope.frame.place) }
        // `let next: Coordinator` holds nothing until it is assigned.
        let values = value.map { evaluate($0, in: scope, expecting: declared) } ?? []
        notePart(pattern, value, in: scope)
        scope.note(value, of: pattern)
        let isToBeFilled = value?.isEmptyCollection == true && !Self.isFilledElsewhere(pattern, in: statements)
        bind(pattern, value == nil || isToBeFilled ? values : widened(values, declared), in: scope)
        noteComponents(pattern, value, before: statements[(index + 1)...])
        noteCertain(value, values, of: pattern, before: statements[(index + 1)...], in: scope)
        if case .binding(let name) = pattern, let type = declared ?? literalType(of: value) {
            scope.types[name] = type
        }
    }

    /// Runs an `if`.
    ///
    /// - Parameters:
    ///   - addsViews: whether what its only branch builds stands beside other views.
    ///   - built: takes what its branches build.
    /// - Returns: the scope of the statements after it; `nil` if none of them is run.
    private func runConditional(
        _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], addsViews: Bool, in scope: Scope,
        expecting type: ResolvedType?, _ built: inout Values
    ) -> Scope? {
        let only = Statement.conditional(conditions, then: then, else: [])
        if let place = launchLink(in: conditions, scope) {
            followLink(at: place) { built.unite(run([only], in: scope, expecting: type)) }
            built.unite(run(otherwise, in: scope.inner(), expecting: type))
            return scope
        }
        if asksForTapAtLaunch(conditions, scope) {
            built.unite(asTap { run([only], in: scope, expecting: type) })
            built.unite(run(otherwise, in: scope.inner(), expecting: type))
            return scope
        }
        let inner = scope.inner()
        let answer = check(conditions, in: inner)
        var branches = Branches(self)
        let outer = link?.literals
        let areTold = compare(conditions, in: inner)
        // Where parts of the URL are compared as well, a URL with other parts takes the other branch for certain.
        let isUntold = !areTold && link?.literals == outer
        if !areTold { branches.doubt(self) }
        inner.conditions.append(.holds(conditions))
        if answer != .never {
            let added =
                runForEachRecord(
                    boundBy: .conditional(conditions, then: then, else: otherwise), then, in: inner, expecting: type)
                ?? run(then, in: inner, expecting: type)
            if addsViews, otherwise.isEmpty { addedViews.formUnion(added.filter(isShown)) }
            built.unite(added)
        }
        if let outer { link?.literals = outer }
        branches.next(self)
        if isUntold { branches.doubt(self) }
        let other = scope.inner()
        other.conditions.append(.fails(conditions))
        if answer != .always { built.unite(run(otherwise, in: other, expecting: type)) }
        if then.leaves { scope.conditions.append(.fails(conditions)) }
        branches.join(self, isLeft: then.leaves)
        // Nothing is run after a branch that is taken for certain and leaves.
        if answer == .always && then.leaves || answer == .never && otherwise.leaves { return nil }
        guard then.leaves, otherwise.isEmpty else { return scope }
        compare(withoutAny: conditions, in: scope)
        return self.scope(afterLeaving: conditions, in: scope)
    }

    /// Runs a `guard`.
    ///
    /// - Parameter built: takes what it builds before it leaves.
    /// - Returns: whether the statements after it are run.
    private func runGuard(
        _ conditions: [Condition], _ otherwise: [Statement], in scope: Scope, expecting type: ResolvedType?,
        _ built: inout Values
    ) -> Bool {
        let isTrue = conditions.allSatisfy { holds($0, in: scope) }
        // The body that leaves is one branch, the rest of the code the other.
        let decision = link?.decide()
        if let decision { link?.enter(0, of: decision) }
        if !isTrue {
            let inner = scope.inner()
            inner.conditions.append(.fails(conditions))
            built.unite(leaving { run(otherwise, in: inner, expecting: type) })
        }
        if let decision { link?.enter(1, of: decision) }
        // Where a pattern cannot match, nothing after the guard is run.
        guard check(conditions, in: scope) != .never else { return false }
        compare(conditions, in: scope)
        scope.conditions.append(.holds(conditions))
        return true
    }

    /// Runs a `for`, unless its body is to listen to what comes.
    private func runLoop(
        _ pattern: Pattern?, _ sequence: Expression?, _ body: [Statement], in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        let inner = scope.inner()
        let values = sequence.map { evaluate($0, in: scope, expecting: nil) } ?? []
        if let sequence, listen(pattern, to: sequence, values, body, in: inner) { return [] }
        if let pattern { notePart(pattern, sequence, in: inner) }
        noteQueryItem(pattern, of: sequence, inner)
        return runForOne(of: values, body) { values in
            guard let pattern else { return withoutKnownAssignments { run(body, in: inner, expecting: type) } }
            return runLoop(body, over: pairs(values, for: pattern), boundTo: pattern, in: inner, expecting: type)
        }
    }

    /// Runs the body of a `while`, and again as long as the variables around it may hold more of the app's own than before: a
    /// search goes on from what it has found. What a library makes may be made of itself without end: `text = text.dropFirst()`.
    private func runWhileItLearns(_ body: [Statement], in scope: Scope, expecting type: ResolvedType?) -> Values {
        var built: Values = []
        var known: [Values]
        repeat {
            known = scope.locals.map(\.ofApp)
            built.unite(withoutKnownAssignments { run(body, in: scope.inner(), expecting: type) })
        } while spendStep() && scope.locals.map(\.ofApp) != known
        return built
    }

    /// Runs a `do` and its `catch` clauses: a link ends with what one of them does.
    private func attempt(_ bodies: [[Statement]], in scope: Scope, expecting type: ResolvedType?) -> Values {
        let (decision, handlesError) = (link?.decide(), link?.handlesError ?? false)
        var built: Values = []
        defer { link?.handlesError = handlesError }
        for (index, body) in bodies.enumerated() {
            // A link that is told apart has been read.
            if index > 0, link?.choice.order.isEmpty == false { break }
            if let decision { link?.enter(index, of: decision) }
            link?.handlesError = handlesError || index > 0
            built.unite(asAlternative { withoutKnownAssignments { run(body, in: scope.inner(), expecting: type) } })
        }
        if let decision { link?.enter(nil, of: decision) }
        return built
    }

    /// Whether a statement returns something, itself or in a branch.
    private static func returnsValue(_ statement: Statement) -> Bool {
        switch statement {
        case .returning(let value): value != nil
        case .conditional(_, let then, let otherwise): (then + otherwise).contains(where: returnsValue)
        case .switching(_, let cases, _): cases.contains { $0.body.contains(where: returnsValue) }
        case .block(let body), .guarding(_, let body), .loop(_, _, let body): body.contains(where: returnsValue)
        case .attempting(let bodies): bodies.joined().contains(where: returnsValue)
        case .expression, .binding, .function: false
        }
    }

    /// Evaluates conditions and binds what they bind: whether they can hold, and whether they must.
    func check(_ conditions: [Condition], in scope: Scope) -> Match {
        var answer = Match.always
        for condition in conditions {
            switch condition {
            case .expression(let value):
                switch truth(of: value, in: scope) {
                case false?: answer = .never
                case nil: if answer == .always { answer = .maybe }
                case true?: break
                }
                if !narrow(by: value, in: scope) { answer = .never }
            case .match(let pattern, let value):
                var values = possible(value, in: scope)
                // Once the name is bound, it no longer stands for what it is bound to: `if let page`.
                var isThere = isSent(value, in: scope)
                if case .binding = pattern, alwaysSucceeds(value, in: scope) { isThere = true }
                notePart(pattern, value, in: scope)
                if link != nil || writtenParts(value, in: scope) != nil { scope.note(value, of: pattern) }
                // What `if let` binds is there.
                if case .binding = pattern, values.count > 1 { values = values.filter { $0 != .null } }
                // What a pattern binds hides what has the name in the code before: `guard let action = action.inner`.
                for name in pattern.boundNames where !(pattern == .binding(name) && Self.isName(name, value)) {
                    scope.variables[name] = []
                    scope.parameters.remove(name)
                    scope.certain.removeValue(forKey: name)
                }
                // `if let name`, of a text that was given.
                if case .binding(let name) = pattern, case .name(let given, _) = value, scope.isSure(given) {
                    scope.parameters.insert(name)
                    scope.sure.insert(name)
                }
                if case .cast(.any, let type) = pattern, isAskingScreen(value, type, in: scope) { continue }
                if case .cast(.any, _) = pattern, !isGiven(value, in: scope) {
                    // Of what stands elsewhere, not all values may be known.
                    if answer == .always { answer = .maybe }
                } else if match(pattern, values, in: scope) == .never {
                    answer = .never
                } else if answer == .always, !isThere, !mustMatch(pattern, value, values, in: scope) {
                    answer = .maybe
                }
            }
        }
        return answer
    }

    /// What an expression may stand for when it is looked at: a state's value is not only what was seen to be assigned.
    func possible(_ expression: Expression, in scope: Scope) -> Values {
        if let assigned = scope.assigned(expression) ?? justAssigned(toShared: expression, in: scope) {
            return assigned
        }
        if case .name(let name, _) = expression.withoutSelf, scope.variable(name) == nil,
            let known = justAssigned(name, in: scope)
        {
            return known
        }
        if case .tuple(let parts) = expression, parts.count > 1 {
            return combinations(of: parts.map { possible($0.value, in: scope) })
        }
        let values = evaluate(expression, in: scope, expecting: nil)
        guard values.contains(where: Self.isKnownCase),
            case let places = places(of: Self.first(of: expression), in: scope),
            places.contains(where: { mayHoldMore($0, in: scope) }),
            !places.contains(where: { assumption?.receiver == $0.receiver && assumption?.name == $0.name })
        else { return values }
        return orAnyCase(values).union(places.compactMap(anyOfLibrary))
    }

    /// Whether a state may hold something else than it was seen to for the code that asks. A view is drawn with whatever the state
    /// is by then; the code of a controller finds what code assigned.
    private func mayHoldMore(_ place: (receiver: Value, name: String), in scope: Scope) -> Bool {
        guard mayChange(place) else { return false }
        return mayBeAnything(place) || !(scope.frame.place.nominal.map(isController) ?? false)
    }

    private static func isKnownCase(_ value: Value) -> Bool {
        switch value {
        case .enumCase, .unresolvedCase, .external(_, _, .some, _): true
        default: false
        }
    }

    /// Some value of the library's type that a property has: its cases are not known.
    private func anyOfLibrary(_ place: (receiver: Value, name: String)) -> Value? {
        let property = place.receiver.nominal(in: heap).flatMap { program.property(place.name, of: $0) }
        guard case .external(let name, let generics)? = property.flatMap({ type(of: $0, place.receiver) }) else {
            return nil
        }
        return .external(name, generics, member: nil, [])
    }

    /// Whether a property may hold something else than it was seen to: code changes it, or it is read from outside.
    private func mayChange(_ place: (receiver: Value, name: String)) -> Bool {
        guard let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal)
        else { return false }
        if isRestored(property, of: place.receiver, nominal) { return true }
        guard isState(place), !isOwnKey(property) else { return false }
        return property.fact.attributes.contains { PropertyWrapperNames.shared.contains($0.name.base) }
            || program.changed.mayChange(property.fact, of: nominal)
            || type(of: property)?.nominal.map(program.changed.changesItself) ?? true
    }

    /// `$property`, of a property that is published.
    func isObservable(_ value: Value) -> Bool {
        guard case .binding(let base, let name) = value else { return false }
        return isState((base, name))
    }

    /// Whether a property holds state that changes while the app runs.
    func isState(_ place: (receiver: Value, name: String)) -> Bool {
        guard let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal),
            property.fact.getter == nil, !property.fact.isConstant
        else { return false }
        return property.fact.attributes.contains { Self.stateWrappers.contains($0.name.base) }
            || nominal.attributes.contains { $0.name.base == "Observable" }
    }

    private static let stateWrappers = PropertyWrapperNames.shared.union(["State", "Published"])
    enum Match { case never, maybe, always }

    func bind(_ pattern: Pattern, _ values: Values, in scope: Scope) {
        switch pattern {
        case .binding(let name):
            scope.variables[name] = values
            scope.parameters.remove(name)
            scope.certain.removeValue(forKey: name)
        default: _ = match(pattern, values, in: scope)
        }
    }

    /// Whether code hands a variable to a function that may change it: `fill(&found)`.
    private static func isFilledElsewhere(_ pattern: Pattern, in code: [Statement]) -> Bool {
        guard case .binding(let name) = pattern else { return true }
        return SyntaxSearch.allNames(in: code).contains("$" + name)
    }

    /// The type that a literal gives a variable which declares none.
    private func literalType(of value: Expression?) -> ResolvedType? {
        if case .array? = value { .array(.unknown) } else { nil }
    }
}
