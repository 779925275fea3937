// Presentations that depend on a comparison: `.sheet(isPresented: .constant(model.route != nil))`,
// `Binding(get: { model.step == .payment }, set: …)`.

/// The assumption that a property holds a value, under which a view's body is interpreted.
struct Assumption: Hashable {
    let receiver: Value
    let name: String
    let value: Value
}

/// A property, with the values for which a comparison of it holds.
struct ComparedState {
    let receiver: Value
    let name: String
    let test: StateTest
}

extension Interpreter {
    /// What a property is assumed to hold that an expression names.
    func assumed(_ expression: Expression, in scope: Scope) -> Value? {
        guard let assumption, Self.lastName(of: expression) == assumption.name,
            case let places = places(of: expression, in: scope), !places.isEmpty,
            places.allSatisfy({ $0.receiver == assumption.receiver && $0.name == assumption.name })
        else { return nil }
        return assumption.value
    }

    /// The comparison that a binding stands for; `nil` for a binding to a property.
    func comparison(in binding: Expression, _ scope: Scope, depth: Int = 0) -> ComparedState? {
        guard limits.allow(.comparisonsInComparisons, beside: depth) else { return nil }
        switch binding {
        case .call(let callee, let arguments, _):
            guard let condition = Self.condition(callee, arguments) else {
                return comparison(givenBy: callee, arguments, scope, depth: depth + 1)
            }
            guard let found = state(of: condition, in: scope.inner()),
                isCompared(condition, found.test, in: scope.inner())
            else { return nil }
            return ComparedState(receiver: found.place.receiver, name: found.place.name, test: found.test)
        case .name(let name, _) where scope.variable(name) != nil:
            // `let isOut = Binding(get: { !model.isIn }, set: { model.isIn = !$0 })`
            return scope.origin(name).flatMap { comparison(in: $0, scope, depth: depth + 1) }
        case .name, .member:
            // A property of the app's own that gives such a binding.
            guard let (receiver, property) = getter(binding, scope), let getter = property.fact.getter,
                getter.count == 1
            else { return nil }
            switch getter[0] {
            case .expression(let value), .returning(let value?):
                return comparison(in: value, self.scope(of: property, receiver), depth: depth + 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether a condition is a comparison, or a property that is computed as one: `var isPaying: Bool { step == .payment }`.
    /// What gives the state itself, as `model.route` does, compares nothing.
    private func isCompared(_ condition: Expression, _ test: StateTest, in scope: Scope) -> Bool {
        switch condition {
        case .comparison, .either: true
        // `!model.isIn`
        case .combined(let parts): parts.count == 1 && test == .off
        case .name, .member:
            test != .on && test != .off && stateGiven(by: condition, in: scope) == nil
                && assignedType(of: condition, in: scope).map { $0.lastName == "Bool" } ?? true
        default: false
        }
    }

    /// The comparison of a binding that a function gives: `router.isPresented(.settings)`, `$panel.isShown(.filter)`.
    private func comparison(
        givenBy callee: Expression, _ arguments: [Argument], _ scope: Scope, depth: Int
    ) -> ComparedState? {
        let (receiver, functions) = bindingMakers(callee, in: scope)
        guard let function = choose(functions, arguments, in: scope).first, let body = function.fact.body,
            body.count == 1
        else { return nil }
        let given = passed(arguments, to: function, receiver: receiver, in: scope)
        switch body[0] {
        case .expression(let value), .returning(let value?):
            return comparison(in: value, self.scope(of: function, receiver: receiver, given), depth: depth)
        default: return nil
        }
    }

    /// The functions of the app's own that a callee may mean, and what they are called on: a method, a function of a file, or
    /// what the app gives to `Binding`.
    private func bindingMakers(_ callee: Expression, in scope: Scope) -> (receiver: Value?, functions: [Function]) {
        let ofBindings = program.foreignExtensions["Binding"]
        func methods(_ name: String, _ nominal: Nominal?) -> [Function] {
            nominal.map { program.methods(name, of: $0) } ?? []
        }
        switch callee {
        case .name("Binding", _), .implicitMember("init", _): return (nil, methods("init", ofBindings))
        case .name(let name, _):
            let own = methods(name, scope.frame.receiver?.nominal(in: heap))
            return own.isEmpty ? (nil, program.globalFunctions[name] ?? []) : (scope.frame.receiver, own)
        case .implicitMember(let name, _), .member(.name("Binding", _), let name, _):
            return (nil, methods(name, ofBindings).filter(\.fact.isStatic))
        case .member(let base, let name, _):
            let values = evaluate(base, in: scope, expecting: nil)
            if values.count == 1, case .binding? = values.first, case let own = methods(name, ofBindings), !own.isEmpty
            {
                return (values.first, own)
            }
            let receivers = dereferenced(values)
            guard receivers.count == 1, let receiver = receivers.first else { return (nil, []) }
            return (receiver, methods(name, receiver.nominal(in: heap)))
        default: return (nil, [])
        }
    }

    func getter(_ expression: Expression, _ scope: Scope) -> (Value, Property)? {
        let found: (receiver: Value, name: String)?
        switch expression {
        case .name(let name, _) where scope.variable(name) == nil: found = scope.frame.receiver.map { ($0, name) }
        case .member(let base, let name, _):
            let bases = dereferenced(evaluate(base, in: scope, expecting: nil))
            found = bases.count == 1 ? bases.first.map { ($0, name) } : nil
        default: found = nil
        }
        guard let found, let nominal = found.receiver.nominal(in: heap),
            let property = program.property(found.name, of: nominal)
        else { return nil }
        return (found.receiver, property)
    }

    /// What `.constant(…)` or a binding's getter gives.
    private static func condition(_ callee: Expression, _ arguments: [Argument]) -> Expression? {
        switch callee {
        case .implicitMember("constant", _), .member(.name("Binding", _), "constant", _),
            .member(.type(.named("Binding", _), _), "constant", _):
            return arguments.count == 1 ? arguments[0].value : nil
        case .name("Binding", _), .implicitMember("init", _), .type(.named("Binding", _), _),
            .member(.name("self", _), "init", _):
            let first = arguments.first { $0.label == "get" } ?? arguments.first { $0.isTrailing && $0.label == nil }
            guard case .closure(let getter)? = first?.value else { return nil }
            return getter.body.condition
        default: return nil
        }
    }

    /// What a state must be to equal a value; `nil` where the value is not known.
    func test(for value: Expression, in scope: Scope) -> StateTest? {
        switch value {
        case .null: StateTest.none
        case .boolean(let isOn): isOn ? .on : .off
        case .implicitMember(let name, _): .cases([name])
        case .call(let callee, let given, _) where given.count == 1 && isCase(callee, scope):
            test(for: callee, in: scope)?.carrying(test(for: given[0].value, in: scope))
        case .member(_, "rawValue", _): writtenRawValue(value, in: scope).map { .cases([$0]) }
        case .member(let base, let name, _) where base.dottedName?.mayNameType == true:
            .cases([constant(.expression(value), in: scope) ?? name])
        default: (Self.constant(value) ?? givenCase(value, in: scope)).map { .cases([$0]) }
        }
    }

    /// Whether an expression is a case that is written out: `.first`, `Step.first`.
    func isCase(_ expression: Expression, _ scope: Scope) -> Bool {
        switch expression {
        case .implicitMember: true
        case .member(let base, let name, _):
            typeExpression(base, in: scope)?.nominal?.cases.contains { $0.name == name } ?? false
        default: false
        }
    }

    /// The one case that a function's parameter was given.
    func givenCase(_ expression: Expression, in scope: Scope) -> String? {
        guard case .name(let name, _) = expression, let given = scope.parameter(name), given.count == 1,
            case .enumCase(_, let only, _)? = given.first
        else { return nil }
        return only
    }

    /// The enum whose cases a property holds, as it is declared or as its first value says.
    func declaredCases(of property: Property, _ receiver: Value) -> Nominal? {
        if let declared = type(of: property, receiver) { return declared.nominal }
        return initial(property, receiver).firstNonNil {
            if case .enumCase(let nominal, _, _) = $0 { nominal } else { nil }
        }
    }

    /// What is shown while a state compares so: a route for each case that shows something else.
    func routes(shownBy state: ComparedState, _ content: Expression?, in scope: Scope) -> [TableRoute] {
        guard let nominal = state.receiver.nominal(in: heap), let property = program.property(state.name, of: nominal)
        else { return [] }
        let held = declaredCases(of: property, state.receiver)
        let cases = held?.kind == .enum ? held?.cases ?? [] : []
        let outer = assumption
        defer { assumption = outer }
        func shown(_ one: CaseFact, of held: Nominal) -> Targets {
            assumption = Assumption(
                receiver: state.receiver, name: state.name, value: declaredCase(one, of: held))
            defer { assumption = outer }
            return presented(content, in: scope, route: one.name)
        }
        if let held, state.test == .some {
            let found = cases.map { (fact: $0, targets: shown($0, of: held)) }.filter { !$0.targets.isEmpty }
            if Set(found.map { Set($0.targets.map(\.node)) }).count > 1 {
                return found.map { one in
                    accept(one.targets)
                    return TableRoute(
                        caseName: one.fact.name, name: one.fact.name, input: Self.input(of: one.fact),
                        targets: Set(one.targets.map(\.node)))
                }
            }
        }
        var name = state.name
        if case .cases(let names) = state.test, names.count == 1, let only = names.first,
            let held, let one = cases.first(where: { $0.name == only })
        {
            name = only
            let targets = shown(one, of: held)
            accept(targets)
            if !targets.isEmpty {
                return [
                    TableRoute(
                        caseName: nil, name: name, input: nil, targets: Set(targets.map(\.node)), state: state.test)
                ]
            }
        }
        let targets = presented(content, in: scope, route: name)
        accept(targets)
        guard !targets.isEmpty else { return [] }
        return [
            TableRoute(
                caseName: nil, name: name, input: nil, targets: Set(targets.map(\.node)),
                state: state.test == .some ? nil : state.test)
        ]
    }
}
