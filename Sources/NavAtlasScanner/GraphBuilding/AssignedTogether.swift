/// What the same statements assign to several properties of one value: `state.isLoggedIn = true; state.isNew = false`. A root
/// that needs `isNew`, too, is not brought up by that.
struct AssignedTogether {
    private struct Together {
        var constants: [String: Value] = [:]
        /// The properties that are given what cannot be nothing.
        var given: Set<String> = []
    }

    private var assigned: [DraftLocation: Together] = [:]

    init(_ files: [FileFacts]) {
        for (index, file) in files.enumerated() {
            for function in file.functions + file.types.flatMap(\.functions) {
                note(function.body ?? [], in: index, given: function.parametersThatAreThere)
            }
            for property in file.properties + file.types.flatMap(\.properties) {
                note((property.getter ?? []) + property.observers, in: index)
                if let value = property.initializer { note([.expression(value)], in: index) }
            }
        }
    }

    private mutating func note(_ code: [Statement], in file: Int, given names: Set<String> = []) {
        var lists: [[Statement]] = []
        var walk = CodeWalk()
        walk.onStatements = { lists.append($0) }
        walk.walk(code)
        for list in lists { note(assignmentsIn: list, in: file, given: names) }
    }

    private mutating func note(assignmentsIn statements: [Statement], in file: Int, given names: Set<String>) {
        var values: [String: Together] = [:]
        var places: [String: [Position]] = [:]
        for case .expression(.assignment(let target, let value, let place)) in statements {
            guard let (holder, property) = Self.parts(of: target) else { continue }
            places[holder, default: []].append(place)
            values[holder, default: Together()].constants[property] = Self.constant(value)
            if case .name(let name, _) = value, names.contains(name) {
                values[holder, default: Together()].given.insert(property)
            }
        }
        for (holder, places) in places where places.count > 1 {
            for place in places { assigned[DraftLocation(file: file, position: place)] = values[holder] }
        }
    }

    /// What holds a property, and the property: `state` and `isNew`.
    private static func parts(of target: Expression) -> (holder: String, property: String)? {
        switch target {
        case .name(let name, _): ("", name)
        // `self.state.isNew` is of what `state.isLoggedIn` is of.
        case .member(let base, let name, _) where base.isSelf: ("", name)
        case .member(let base, let name, _):
            base.dottedName.map { ($0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0, name) }
        default: nil
        }
    }

    private static func constant(_ value: Expression) -> Value? {
        switch value {
        case .boolean(let isOn): .boolean(isOn)
        case .null: .null
        case .implicitMember(let name, _): .unresolvedCase(name, [])
        default: nil
        }
    }

    /// Whether an assignment stands beside others.
    func contains(_ location: DraftLocation) -> Bool { assigned[location] != nil }

    /// Whether an assignment stands beside others by which a state is not what a root needs.
    func exclude(_ trigger: StateTrigger, with mutation: Mutation) -> Bool {
        guard !trigger.needs.isEmpty, let values = assigned[mutation.location] else { return false }
        return trigger.needs.contains { needs in
            needs.allSatisfy { need in
                guard need.key.nominal === mutation.key.nominal else { return false }
                if need.test == StateTest.none, values.given.contains(need.key.name) { return true }
                return values.constants[need.key.name].map { !need.test.holds(for: [$0]) } ?? false
            }
        }
    }
}

extension FunctionFact {
    /// The parameters that are always something, and that the code calls nothing else by.
    fileprivate var parametersThatAreThere: Set<String> {
        let names = parameters.filter { parameter in
            guard case .named(let type, _)? = parameter.type else { return false }
            return !parameter.attributes.contains(ParameterFact.optional) && !generics.contains { $0.name == type }
        }
        guard !names.isEmpty else { return [] }
        var others: Set<String> = []
        var walk = CodeWalk()
        walk.onPattern = { if case .binding(let name) = $0 { others.insert(name) } }
        walk.onExpression = { expression, _ in
            if case .closure(let closure) = expression { others.formUnion(closure.parameters.map(\.name)) }
        }
        walk.walk(body ?? [])
        return Set(names.map(\.name)).subtracting(others)
    }
}
