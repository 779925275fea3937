// Runs the branches of a `switch`, and says what is known after it.

/// What may still be looked at after a `switch`, some of whose branches leave the function.
struct RestOfSwitch {
    /// All that the subject may be.
    let values: Values
    /// What finds a branch that does not leave.
    private(set) var staying: Values = []

    init(_ values: Values) { self.values = values }

    mutating func take(_ taken: Values, by code: [Statement]) { if !code.leaves { keep(taken) } }

    mutating func keep(_ kept: Values) { staying.unite(kept) }
}

extension Interpreter {
    /// Runs the branches that may be taken.
    ///
    /// - Returns: the values that they build, and the subject's values after them.
    func choose(
        _ subject: Expression, _ cases: [SwitchCase], in scope: Scope, expecting type: ResolvedType?
    ) -> (built: Values, rest: RestOfSwitch) {
        let kept = certainValue(of: subject, in: scope).flatMap { $0.isTextOrNumber ? $0 : nil }
        var open = kept.map { [$0] } ?? followed(possible(subject, in: scope)).withUnknownParts
        let wasKnown = !open.isEmpty
        var rest = RestOfSwitch(open)
        let isGiven = isGiven(subject, in: scope)
        let isThere = alwaysSucceeds(subject, in: scope)
        let tested = open.flatMap(Self.partsOrSelf).compactMap { value in
            if case .enumCase(let nominal, _, _) = value { nominal } else { nil }
        }
        var result: Values = []
        var branches = Branches(self)
        defer { branches.join(self) }
        for branch in possible(cases, for: subject, in: scope) {
            branches.next(self)
            // Every value has found its branch.
            if wasKnown, open.isEmpty { break }
            let inner = scope.inner()
            if let known = KnownCondition(subject, branch.patterns) { inner.conditions.append(known) }
            if branch.patterns.isEmpty {
                rest.take(open, by: branch.body)
                if isGiven, isWhole(rest, subject, in: scope), case .name(let name, _) = subject, !open.isEmpty {
                    inner.narrow(name, to: open)
                }
                result.unite(run(branch.body, in: inner, expecting: type))
                open = []
                break
            }
            var taken = false
            var widened: Values = []
            for pattern in branch.patterns where !(isThere && matchesNil(pattern, open)) {
                if wasKnown {
                    for value in open {
                        let outcome = match(pattern, [value], in: inner)
                        if outcome != .never {
                            taken = true
                            rest.take([value], by: branch.body)
                        }
                        // Of what stands elsewhere, not all values may be known: another type's may find another branch.
                        let isSure =
                            outcome == .always && (isGiven || !pattern.isCast)
                            || kept != nil
                                && (pattern.literal ?? constantText(pattern, in: scope).map(Value.text)) == kept
                        if isSure { widened.insert(value) }
                    }
                } else {
                    _ = match(pattern, [], in: inner)
                    taken = true
                }
            }
            let answer = taken ? self.answer(to: branch.conditions, in: inner) : nil
            if taken, answer != false {
                for condition in branch.conditions { _ = evaluate(condition, in: inner, expecting: nil) }
                let outer = link?.literals
                let place = link?.literals.count ?? 0
                let isCompared = link == nil || compare(subject, with: branch.patterns, in: inner)
                let isTold = compare(branch.conditions.map(Condition.expression), in: inner) && isCompared
                if !isTold || !wasKnown && link?.literals.count == place { branches.doubt(self) }
                result.unite(run(branch.body, in: inner, expecting: type))
                if let outer { link?.literals = outer }
            }
            if answer == true { open.subtract(widened) }
        }
        if result.contains(where: isShown) { decided.unite(tested) }
        rest.keep(open)
        return (result, rest)
    }

    /// The answer to what follows `where`; `nil` where it is not known.
    private func answer(to conditions: [Expression], in scope: Scope) -> Bool? {
        guard link == nil || conditions.isEmpty else { return nil }
        return flag(conditions.map(Condition.expression), in: scope)
    }

    /// The scope after a `switch`, in which the subject has none of the values for which all branches leave; `nil` if no value
    /// remains.
    func scope(after rest: RestOfSwitch, of subject: Expression, in scope: Scope) -> Scope? {
        guard case .name(let name, _) = subject, isWhole(rest, subject, in: scope), rest.staying != rest.values else {
            return scope
        }
        let isGiven = scope.parameter(name) != nil
        if rest.staying.isEmpty { return isGiven ? nil : scope }
        guard isGiven || scope.variables[name] != nil else { return scope }
        let following = scope.inner()
        following.narrow(name, to: rest.staying)
        return following
    }

    /// Where the code goes on after an `if` that leaves: a variable can no longer be the case that it was compared with.
    func scope(afterLeaving conditions: [Condition], in scope: Scope) -> Scope {
        guard link == nil, conditions.count == 1,
            case .expression(.comparison(.name(let name, _), let other, let isEqual)) = conditions[0],
            let known = scope.variable(name), known.count > 1,
            scope.parameter(name) != nil || scope.variables[name] != nil,
            let type = known.firstNonNil({ $0.nominal(in: heap) }),
            case let compared = evaluate(other, in: scope, expecting: .nominal(type, [])), compared.count == 1,
            case .enumCase(let nominal, let asked, _)? = compared.first,
            nominal.cases.first(where: { $0.name == asked })?.payload.isEmpty == true
        else { return scope }
        let staying = known.filter { value in
            if case .enumCase(nominal, let own, _) = value { (own == asked) != isEqual } else { true }
        }
        guard !staying.isEmpty, staying != known else { return scope }
        let following = scope.inner()
        following.narrow(name, to: staying)
        return following
    }

    /// Whether all values of a variable were looked at by a `switch`, and no branch has assigned others to it.
    private func isWhole(_ rest: RestOfSwitch, _ subject: Expression, in scope: Scope) -> Bool {
        guard link == nil, case .name(let name, _) = subject else { return false }
        return !rest.values.isEmpty && scope.variable(name) == rest.values
    }
}
