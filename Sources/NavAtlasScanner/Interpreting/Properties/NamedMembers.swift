// Members that are written without their type: `.detail`, `.none`.

extension Interpreter {
    static func isUnresolved(_ value: Value) -> Bool {
        if case .unresolvedCase = value { true } else { false }
    }

    /// Members that were written before their type was known: `.detail`, `.root(.login)`, `.stub`.
    func named(_ values: Values, as type: ResolvedType) -> Values {
        guard values.contains(where: Self.isUnresolved) else { return values }
        if case .array(let element) = type { return named(values, as: element) }
        if let known = withoutNone(values, as: type) { return named(known, as: type) }
        if case .external(let library, let generics) = type {
            return Values(values.map { member($0, of: library, generics) })
        }
        guard let nominal = type.nominal else { return values }
        if nominal.kind == .enum { return Values(values.map { resolved($0, as: nominal) }) }
        // What is no enum has no cases: of `.init(…)`, and of what the app does not declare, only the type is known.
        return values.reduce(into: Values()) { known, value in
            guard case .unresolvedCase(let name, let given) = value else { return known.unite([value]) }
            let found = given.isEmpty ? readStatic(name, of: type) : []
            known.unite(found.isEmpty ? self.values(of: type) : found)
        }
    }

    /// Values with `nil` for `.none`, which is what that means where a type has nothing of the name.
    private func withoutNone(_ values: Values, as type: ResolvedType) -> Values? {
        let none = Value.unresolvedCase("none", [])
        guard values.contains(none) else { return nil }
        if let nominal = type.nominal {
            guard !nominal.cases.contains(where: { $0.name == "none" }), program.property("none", of: nominal) == nil
            else { return nil }
        }
        return values.subtracting([none]).union([.null])
    }

    private func member(_ value: Value, of library: String, _ generics: [ResolvedType]) -> Value {
        guard case .unresolvedCase(let name, let given) = value else { return value }
        if Self.isPlainView(library) { return Self.view(ofType: library) }
        let payload = given.map { argument in
            ArgumentValue(
                label: argument.label, values: generics.first.map { named(argument.values, as: $0) } ?? argument.values)
        }
        return .external(library, generics, member: name, ArgumentValues(payload))
    }

    /// A case that was written before its enum was known.
    private func resolved(_ value: Value, as nominal: Nominal) -> Value {
        guard case .unresolvedCase(let name, let written) = value,
            let declared = nominal.cases.first(where: { $0.name == name })?.payload
        else { return value }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let given = ArgumentValues(
            written.enumerated().map { index, argument in
                guard index < declared.count, let type = declared[index].type,
                    argument.values.contains(where: Self.isUnresolved)
                else { return argument }
                return ArgumentValue(
                    label: argument.label, values: named(argument.values, as: program.resolve(type, in: place)))
            })
        guard given.count < declared.count else { return .enumCase(nominal, name, given) }
        var open = Array(given)
        // Arguments that are left out have their default values, if those are literals.
        let whole = declared.map { parameter in
            if let first = open.first, first.label == parameter.label {
                open.removeFirst()
                return first
            }
            return ArgumentValue(label: parameter.label, values: Self.plain(parameter.defaultValue))
        }
        return .enumCase(nominal, name, open.isEmpty ? ArgumentValues(whole) : given)
    }

    private static func plain(_ written: Expression?) -> Values {
        switch written {
        case .boolean(let isOn)?: [.boolean(isOn)]
        case .null?: [.null]
        default: []
        }
    }
}

extension EngineJournal {
    /// Code makes cases of enums there.
    func make(_ values: Values, at place: DraftLocation) {
        for case .enumCase(let nominal, _, _) in values { make(aCaseOf: nominal, at: place) }
    }
}
