// States whose value is a case that carries another one, which decides, too: `case .intro(.photo)`, or `case .intro(let step)`
// with a `switch` over the step. A case in a case is named by its path: `intro.photo`.

extension Interpreter {
    /// The path of the case that a pattern asks for.
    static func casePath(_ pattern: Pattern) -> String? {
        switch pattern {
        case .enumCase(_, let name, let parts, _):
            let inner = parts.compactMap { casePath($0.pattern) ?? constant($0.pattern) ?? flag($0.pattern) }
            guard inner.count == 1, !inner[0].isEmpty else { return name }
            return name == "some" ? inner[0] : name + "." + inner[0]
        case .tuple(let parts) where parts.count == 1: return casePath(parts[0])
        default: return nil
        }
    }

    private static func flag(_ pattern: Pattern) -> String? {
        if case .expression(.boolean(let isOn)) = pattern { String(isOn) } else { nil }
    }

    /// The state of which a name stands for what a case carries: `step` in `case .intro(let step)`.
    func stateCarrying(_ expression: Expression, in scope: Scope) -> NamedState? {
        guard case .name(let name, _) = Self.first(of: expression), let state = scope.boundState(name),
            state.path != nil
        else { return nil }
        return state
    }

    /// Notes the names that a pattern binds to what a case of a state carries.
    ///
    /// - Parameter outer: the state of which the value is a part itself.
    func noteCarried(by pattern: Pattern, of place: StatePlace?, within outer: NamedState?, to scope: Scope) {
        guard let place, case .enumCase(_, let name, let parts, _) = pattern else { return }
        let path = outer?.path.map { $0 + "." + name } ?? name
        if name == "some" {
            for part in parts { noteCarried(by: part.pattern, of: place, within: outer, to: scope) }
            return
        }
        let names = parts.compactMap { if case .binding(let name) = $0.pattern { name } else { nil } }
        for name in names { scope.states[name] = NamedState(place: place, rawEnum: nil, path: path) }
    }

    /// What a test of what a case carries asks of the state that holds the case.
    func test(_ test: StateTest, ofCarriedBy state: NamedState) -> StateTest {
        guard let path = state.path else { return test }
        let names: Set<String>? =
            switch test {
            case .cases(let names): names
            case .others(let names): casesCarried(by: state).map { Set($0).subtracting(names) }
            case .on: ["true"]
            case .off: ["false"]
            case .some, .none: nil
            }
        return .cases(names.map { Set($0.map { path + "." + $0 }) } ?? [path])
    }

    /// The cases of the enum that a case of a state carries; `nil` where it carries no enum, or several.
    private func casesCarried(by state: NamedState) -> [String]? {
        guard let nominal = state.place.receiver.nominal(in: heap),
            let property = program.property(state.place.name, of: nominal),
            var held = declaredCases(of: property, state.place.receiver), let path = state.path
        else { return nil }
        for name in path.split(separator: ".") {
            let carried = declaredPayload(of: held, String(name)).joined().compactMap { $0.nominal(in: heap) }
            let enums = carried.filter { $0.kind == .enum }
            guard enums.count == 1, let inner = enums.first else { return nil }
            held = inner
        }
        return held.cases.map(\.name)
    }
}

extension StateTest {
    /// The same of a case that carries what another test asks for.
    func carrying(_ inner: StateTest?) -> StateTest {
        guard case .cases(let names) = self, case .cases(let carried)? = inner else { return self }
        return .cases(Set(names.flatMap { name in carried.map { name + "." + $0 } }))
    }

    /// Whether a case is one that a path names.
    ///
    /// - Parameter unknown: the answer where it is not known what the case carries.
    static func isCase(_ name: String, _ payload: ArgumentValues, named path: String, unknown: Bool) -> Bool {
        let names = path.split(separator: ".")
        return names.first.map { $0 == name } == true && carries(payload, names.dropFirst(), unknown: unknown)
    }

    private static func carries(_ payload: ArgumentValues, _ names: ArraySlice<Substring>, unknown: Bool) -> Bool {
        guard let first = names.first else { return true }
        let cases = payload.filter { $0.values.contains(where: isCase) }
        let asked = cases.isEmpty ? Array(payload) : cases
        guard !asked.isEmpty else { return unknown }
        return asked.contains { argument in
            guard !argument.values.isEmpty else { return unknown }
            return argument.values.contains { value in
                switch value {
                case .enumCase(_, let name, let inner), .unresolvedCase(let name, let inner):
                    name == first && carries(inner, names.dropFirst(), unknown: unknown)
                case .text(let text), .number(let text): text == first
                case .boolean(let isOn): String(isOn) == first
                case .null: first == "none"
                default: unknown
                }
            }
        }
    }

    private static func isCase(_ value: Value) -> Bool {
        switch value {
        case .enumCase, .unresolvedCase: true
        default: false
        }
    }

    /// Whether a path names a case, or one in it, that one of others names.
    static func isNamed(_ path: String, by others: Set<String>) -> Bool {
        others.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
}
