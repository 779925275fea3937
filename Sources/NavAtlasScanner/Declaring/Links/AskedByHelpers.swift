// Conditions of a link's handler that call functions and properties of the app: `if canOpen(url)`, `if url.isInvitation`.

extension Interpreter {
    /// The comparisons with parts of the link that a function or property of the app makes before it returns `true`.
    ///
    /// - Parameter asked: the functions and properties on the way here.
    func comparedByHelper(
        _ condition: Expression, _ scope: Scope, by asked: Set<ObjectIdentifier>
    ) -> [URLComparison] {
        guard let helper = helper(asking: condition, scope), !asked.contains(helper.id),
            let conditions = helper.body.conditions
        else { return [] }
        return conditions.flatMap { compared(by: $0, helper.scope, asked.union([helper.id])) }
    }

    /// The comparisons of code that returns `nil` if they fail: `if let page = Page(url)`. Initialisers of enums are left out: each
    /// case has comparisons of its own.
    func comparedByMaker(_ value: Expression, _ scope: Scope) -> [URLComparison] {
        guard value.isCallOrMember, let maker = helper(asking: value, scope),
            case let conditions = maker.body.conditionsOfSomething, !conditions.isEmpty,
            !evaluate(value, in: scope, expecting: nil).contains(where: Self.isCase)
        else { return [] }
        return conditions.flatMap { compared(by: $0, maker.scope, [maker.id]) }
    }

    /// Notes the comparisons of code that throws an error if they fail: `try check(url)`.
    func noteThrowing(_ call: Expression, _ scope: Scope) {
        guard link != nil, case .call(let callee, _, _) = call, Self.lastName(of: callee) != nil,
            let code = helper(asking: call, scope)
        else { return }
        compare(code.body.conditionsOfNoError, in: code.scope)
    }

    private typealias AskedCode = (id: ObjectIdentifier, body: [Statement], scope: Scope)

    private func helper(asking condition: Expression, _ scope: Scope) -> AskedCode? {
        switch condition {
        case .name(let name, _):
            guard scope.variable(name) == nil, let receiver = scope.frame.receiver else { return nil }
            return helper(name, of: [receiver])
        case .member(let base, let name, _): return helper(name, of: evaluate(base, in: scope, expecting: nil))
        case .call(.name(let name, _), let arguments, _):
            guard scope.variable(name) == nil, takesPartOfLink(arguments, scope) else { return nil }
            if let type = typeExpression(.name(name, Position(line: 0, column: 0)), in: scope)?.nominal {
                return choose(program.methods("init", of: type), arguments, in: scope).first
                    .flatMap { helper($0, .instance(type, []), arguments, scope) }
            }
            let own = scope.frame.receiver.map { methods(name, of: $0, in: scope) } ?? []
            if let chosen = choose(own, arguments, in: scope).first {
                return helper(chosen, scope.frame.receiver, arguments, scope)
            }
            return choose(program.globalFunctions[name] ?? [], arguments, in: scope).first
                .flatMap { helper($0, nil, arguments, scope) }
        case .call(.member(let base, let name, _), let arguments, _):
            if let type = typeExpression(base, in: scope) {
                guard takesPartOfLink(arguments, scope), let nominal = type.nominal else { return nil }
                return choose(program.methods(name, of: nominal), arguments, in: scope).first
                    .flatMap { helper($0, .metatype(type), arguments, scope) }
            }
            let receivers = evaluate(base, in: scope, expecting: nil)
            guard receivers.count == 1, let receiver = receivers.first,
                Self.isURL(receiver) || takesPartOfLink(arguments, scope)
            else { return nil }
            return choose(methods(name, of: receiver, in: scope), arguments, in: scope).first
                .flatMap { helper($0, receiver, arguments, scope) }
        default: return nil
        }
    }

    /// A computed property of a URL, or of a value that keeps one.
    private func helper(_ name: String, of receivers: Values) -> AskedCode? {
        guard receivers.count == 1, let receiver = receivers.first else { return nil }
        let nominal =
            receiver.nominal(in: heap) ?? Self.extended(by: receiver).flatMap { program.foreignExtensions[$0] }
        guard let nominal, let property = program.property(name, of: nominal), let body = property.fact.getter,
            nominal.isForeign || nominal.properties.values.contains(where: { Self.isURL($0.fact.type) })
        else { return nil }
        return (ObjectIdentifier(property), body, scope(of: property, receiver, depth: Heap.MakingDepth.none))
    }

    private func helper(
        _ function: Function, _ receiver: Value?, _ arguments: [Argument], _ scope: Scope
    ) -> AskedCode? {
        guard let body = function.fact.body, let places = assignment(of: arguments, to: function.fact.parameters)
        else { return nil }
        var given = function.fact.parameters.map { _ in Values() }
        for (argument, place) in zip(arguments, places) {
            given[place].unite(evaluate(argument.value, in: scope, expecting: nil))
        }
        return (ObjectIdentifier(function), body, self.scope(of: function, receiver: receiver, given))
    }

    private func methods(_ name: String, of receiver: Value, in scope: Scope) -> [Function] {
        if let nominal = receiver.nominal(in: heap) { return methods(name, of: receiver, nominal, meantIn: scope) }
        return Self.extended(by: receiver).flatMap { program.foreignExtensions[$0]?.functions[name] } ?? []
    }

    /// Whether a call is given the link or a text of it.
    private func takesPartOfLink(_ arguments: [Argument], _ scope: Scope) -> Bool {
        arguments.contains { argument in
            isTextOfLink(argument.value, scope)
                || evaluate(argument.value, in: scope, expecting: nil).contains(where: Self.isURL)
        }
    }

    private static func extended(by value: Value) -> String? {
        if case .external(let name, _, nil, _) = value { name.lastPart } else { nil }
    }

    private static func isURL(_ value: Value) -> Bool {
        extended(by: value).map(FoundationNames.urlTypes.contains) ?? false
    }

    private static func isURL(_ type: TypeReference?) -> Bool {
        type.map { FoundationNames.urlTypes.contains($0.base) } ?? false
    }
}

extension Expression {
    fileprivate var isCallOrMember: Bool {
        switch self {
        case .call, .member: true
        default: false
        }
    }
}

extension [Statement] {
    /// The conditions that hold where code gives more than `nil`, as far as it asks them before it does anything else.
    fileprivate var conditionsOfSomething: [Condition] {
        var found: [Condition] = []
        for statement in self {
            switch statement {
            case .binding: continue
            case .guarding(let conditions, let otherwise) where otherwise.first == .returning(.null):
                found += conditions
            default: return found
            }
        }
        return found
    }

    /// The conditions that hold where code throws no error, as far as it asks them before it does anything else.
    fileprivate var conditionsOfNoError: [Condition] {
        var found: [Condition] = []
        for statement in self {
            switch statement {
            case .binding: continue
            case .guarding(let conditions, let otherwise) where otherwise.throwsError: found += conditions
            case .conditional(let conditions, let then, let otherwise) where then.throwsError && otherwise.isEmpty:
                guard conditions.count == 1, case .expression(let condition) = conditions[0] else { return found }
                found.append(.expression(.combined([condition])))
            default: return found
            }
        }
        return found
    }

    private var throwsError: Bool {
        if count == 2, case .expression(.combined(let error)) = self[0], error.count == 1 {
            self[1] == .returning(nil)
        } else {
            false
        }
    }

    /// The conditions that all hold where code gives `true`; `nil` for code that does anything else.
    var conditions: [Condition]? {
        var found: [Condition] = []
        for (index, statement) in enumerated() {
            switch statement {
            case .binding: continue
            case .guarding(let conditions, let otherwise)
            where [.expression(.boolean(false)), .returning(.boolean(false))].contains(otherwise.first):
                found += conditions
            case .returning(.boolean(true)): return found
            default:
                return Array(self[index...]).condition.map { found + [.expression($0)] }
            }
        }
        return nil
    }
}
