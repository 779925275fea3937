// Payloads of cases: `.editor(recipe)`.

/// Which optional payloads, `case editor(Recipe?)`, are not `nil` in values that code was seen to make, in any round.
struct CarriedOptionals {
    struct Part: Hashable {
        let value: Value
        let index: Int
    }

    private var there: Set<Part> = []
    private var open: Set<Part> = []

    /// The number of payloads that may be `nil`.
    var count: Int { open.count }

    mutating func note(_ part: Part, isThere: Bool) {
        if isThere { there.insert(part) } else { open.insert(part) }
    }

    func isThere(_ part: Part) -> Bool { there.contains(part) && !open.contains(part) }
}

extension Interpreter {
    /// Notes of a case that code makes which of its parts are there that may be nothing.
    func notePresence(_ made: Value, _ arguments: [Argument], _ declared: [ParameterFact], in scope: Scope) {
        guard declared.contains(where: Self.mayBeNothing), let targets = assignment(of: arguments, to: declared) else {
            return
        }
        for (argument, target) in zip(arguments, targets) where Self.mayBeNothing(declared[target]) {
            let part = CarriedOptionals.Part(value: made, index: target)
            carriedOptionals.note(part, isThere: isThere(argument.value, in: scope))
        }
    }

    func matchPayload(
        _ arguments: [PatternArgument], _ payload: ArgumentValues, of nominal: Nominal?, _ name: String,
        in scope: Scope
    ) -> Match {
        var outcome = Match.always
        let declared = nominal.map { declaredPayload(of: $0, name) } ?? []
        for (index, argument) in arguments.enumerated() {
            let place = payload.firstIndex { $0.label != nil && $0.label == argument.label } ?? index
            var given = place < payload.count ? payload[place].values : []
            let value = nominal.map { Value.enumCase($0, name, payload) }
            let isThere =
                !given.contains(.null)
                && value.map { carriedOptionals.isThere(CarriedOptionals.Part(value: $0, index: place)) } ?? false
            if given.isEmpty, index < declared.count { given = declared[index] }
            if let nominal { given = placed(given, in: name, of: .instance(nominal, [])) }
            switch match(carried: given, argument.pattern, isThere: isThere, in: scope) {
            case .never: return .never
            case .maybe: outcome = .maybe
            case .always: break
            }
        }
        return outcome
    }

    /// - Parameter isThere: whether what may be nothing is there for certain.
    private func match(carried given: Values, _ pattern: Pattern, isThere: Bool, in scope: Scope) -> Match {
        switch pattern {
        // What a case carries does not change, and may be nothing.
        case .binding(let name):
            let isSure = isThere && (scope.variables[name] == nil || scope.sure.contains(name))
            scope.parameters.insert(name)
            if isSure { scope.sure.insert(name) } else { scope.sure.remove(name) }
            _ = match(pattern, given, in: scope)
            return .always
        case .expression(.null) where isThere, .enumCase(nil, "none", [], _) where isThere: return .never
        case .enumCase(nil, "some", let parts, _) where isThere && parts.count == 1:
            return match(carried: given, parts[0].pattern, isThere: isThere, in: scope)
        default: break
        }
        if excludes(pattern, given) { return .never }
        if let literal = pattern.literal, given == [literal] { return .always }
        let outcome = match(pattern, given, in: scope)
        // It may carry several things, of which the pattern is for one.
        if outcome == .always, given.count > 1, case .enumCase = pattern { return .maybe }
        return outcome
    }

    func bindDeclaredPayload(
        _ arguments: [PatternArgument], of nominal: Nominal, _ name: String, in scope: Scope
    ) {
        let declared = declaredPayload(of: nominal, name)
        for (index, argument) in arguments.enumerated() {
            let given = index < declared.count ? declared[index] : []
            _ = match(argument.pattern, placed(given, in: name, of: .instance(nominal, [])), in: scope)
        }
    }

    /// The values of a property or case, marked with the property or case that holds them, if a library distinguishes these.
    func placed(_ held: Values, in name: String, of holder: Value) -> Values {
        dialects.firstNonNil { $0.placed(held, in: name, of: holder, self) } ?? held
    }

    /// The payload of a case, as far as its declaration tells it.
    func declaredPayload(of nominal: Nominal, _ name: String) -> [Values] {
        guard let found = nominal.cases.first(where: { $0.name == name }) else { return [] }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return found.payload.map { parameter in
            parameter.type.map { values(of: program.resolve($0, in: place)) } ?? []
        }
    }
}
