// Payloads of cases: `.editor(recipe)`.

/// What is known for certain of payloads in values that code was seen to make, in any round: which optional ones,
/// `case editor(Recipe?)`, are not `nil`, and which texts and numbers they are.
struct CarriedPayloads {
    struct Part: Hashable {
        let value: Value
        let index: Int
    }

    private var there: Set<Part> = []
    private var open: Set<Part> = []
    /// The only text or number that a payload has wherever code makes the value; `nil` for one that may have others.
    private var certain: [Part: Value?] = [:]
    /// The names of the cases among them, and of those whose payloads are not seen where code makes them: it does not write their type,
    /// or hands them on as functions.
    private var certainNames: Set<String> = []
    private var unseen: Set<String> = []
    private var changes = 0

    /// A number that grows where less is known of a payload than before.
    var count: Int { open.count &+ changes }

    mutating func note(_ part: Part, isThere: Bool) {
        if isThere { there.insert(part) } else { open.insert(part) }
    }

    func isThere(_ part: Part) -> Bool { there.contains(part) && !open.contains(part) }

    mutating func note(_ value: Value?, of part: Part) {
        guard let known = certain[part] else {
            certain[part] = .some(value)
            if value != nil, case .enumCase(_, let name, _) = part.value { certainNames.insert(name) }
            return
        }
        guard known != nil, known != value else { return }
        certain[part] = .some(nil)
        changes += 1
    }

    mutating func noteUnseen(_ name: String) {
        if unseen.insert(name).inserted, certainNames.contains(name) { changes += 1 }
    }

    func certainValue(_ part: Part) -> Value? {
        guard case .enumCase(_, let name, _) = part.value, !unseen.contains(name) else { return nil }
        return certain[part] ?? nil
    }
}

extension Interpreter {
    /// Notes of a case that code makes which of its parts are there that may be nothing, and which texts and numbers they are.
    func notePresence(_ made: Value, _ arguments: [Argument], _ declared: [ParameterFact], in scope: Scope) {
        guard let targets = assignment(of: arguments, to: declared) else { return }
        for (argument, target) in zip(arguments, targets) {
            let part = CarriedPayloads.Part(value: made, index: target)
            if declared[target].type.map(isBuiltin) ?? false {
                carriedPayloads.note(certainValue(of: argument.value, in: scope), of: part)
            }
            guard Self.mayBeNothing(declared[target]) else { continue }
            carriedPayloads.note(part, isThere: isThere(argument.value, in: scope))
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
            let part = value.map { CarriedPayloads.Part(value: $0, index: place) }
            let isThere = !given.contains(.null) && part.map(carriedPayloads.isThere) ?? false
            let certain = part.flatMap(carriedPayloads.certainValue)
            if let certain, given.isEmpty { given = [certain] }
            if given.isEmpty, index < declared.count { given = declared[index] }
            if let nominal { given = placed(given, in: name, of: .instance(nominal, [])) }
            switch match(carried: given, certain, argument.pattern, isThere: isThere, in: scope) {
            case .never: return .never
            case .maybe: outcome = .maybe
            case .always: break
            }
        }
        return outcome
    }

    /// - Parameters:
    ///   - certain: the only text or number that it can be.
    ///   - isThere: whether what may be nothing is there for certain.
    private func match(
        carried given: Values, _ certain: Value?, _ pattern: Pattern, isThere: Bool, in scope: Scope
    ) -> Match {
        switch pattern {
        // What a case carries does not change, and may be nothing.
        case .binding(let name):
            let isSure = isThere && (scope.variables[name] == nil || scope.sure.contains(name))
            scope.parameters.insert(name)
            if isSure { scope.sure.insert(name) } else { scope.sure.remove(name) }
            let isAlike = scope.certain[name].map { $0 == certain } ?? true
            _ = match(pattern, given, in: scope)
            scope.certain[name] = .some(isAlike ? certain : nil)
            return .always
        case .expression(.null) where isThere, .enumCase(nil, "none", [], _) where isThere: return .never
        case .enumCase(nil, "some", let parts, _) where isThere && parts.count == 1:
            return match(carried: given, certain, parts[0].pattern, isThere: isThere, in: scope)
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
