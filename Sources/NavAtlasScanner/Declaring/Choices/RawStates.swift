// States that hold the raw value of an enum's case: `if Page(rawValue: page) == .home`, `page == Page.home.rawValue`.

/// The state whose value a name stands for.
struct NamedState {
    let place: Interpreter.StatePlace
    /// The enum, where the name stands for a case and the state holds its raw value.
    var rawEnum: Nominal?
    /// The path of the case of which the name stands for what it carries; `nil` where it stands for the whole value.
    var path: String?
    /// What it stands for while the state is nothing.
    var fallback: Values = []
}

extension Interpreter {
    /// The state of whose value code makes a case, and the enum: itself, or by a property that is computed so.
    func rawState(of expression: Expression, in scope: Scope) -> (place: StatePlace, enum: Nominal)? {
        switch Self.first(of: expression) {
        case .call(let callee, let arguments, _):
            guard arguments.count == 1, arguments[0].label == "rawValue",
                let nominal = typeExpression(callee, in: scope)?.nominal, nominal.kind == .enum,
                let place = statePlace(of: arguments[0].value, in: scope)
            else { return nil }
            return (place, nominal)
        case .name(let name, _) where scope.state(name) != nil:
            return scope.state(name).flatMap { state in state.rawEnum.map { (state.place, $0) } }
        case .name, .member:
            guard let (receiver, property) = getter(expression, scope), let value = property.fact.getter?.onlyResult
            else { return nil }
            return once(property, of: receiver) { rawState(of: value, in: self.scope(of: property, receiver)) }
        default: return nil
        }
    }

    /// The state that a name stands for once it is given a value.
    func namedState(of value: Expression, in scope: Scope) -> NamedState? {
        if let carrying = stateCarrying(value, in: scope) { return carrying }
        if let raw = rawState(of: value, in: scope) { return NamedState(place: raw.place, rawEnum: raw.enum) }
        return statePlace(of: Self.first(of: value), in: scope).map {
            NamedState(place: $0, rawEnum: nil, fallback: fallback(of: value, in: scope))
        }
    }

    /// The test of raw values that a test of an enum's cases is; `nil` where the enum has none.
    func test(_ test: StateTest, ofRawValuesOf nominal: Nominal) -> StateTest? {
        func raw(_ names: some Sequence<String>) -> Set<String>? {
            var texts: Set<String> = []
            let hasNone = nominal.cases.contains { $0.name == "none" }
            for name in names where hasNone || name != "none" {
                switch rawValue(of: nominal, name) {
                case .text(let text)?, .number(let text)?: texts.insert(text)
                default: return nil
                }
            }
            return texts
        }
        return switch test {
        case .cases(let names): raw(names).map(StateTest.cases)
        case .others(let names): raw(names).map(StateTest.others)
        case .some: raw(nominal.cases.map(\.name)).map(StateTest.cases)
        case .none: raw(nominal.cases.map(\.name)).map(StateTest.others)
        case .on, .off: nil
        }
    }

    /// The number or text that a pattern stands for, written out or as a case's raw value.
    func constant(_ pattern: Pattern, in scope: Scope) -> String? {
        if let written = Self.constant(pattern) { return written }
        if case .number(let text)? = number(pattern, in: scope) { return text }
        return if case .expression(let value) = pattern { writtenRawValue(value, in: scope) } else { nil }
    }

    /// The raw value that an expression asks a case for: `Page.home.rawValue`.
    func writtenRawValue(_ expression: Expression, in scope: Scope) -> String? {
        guard case .member(let one, "rawValue", _) = expression, isCase(one, scope) else { return nil }
        let values = evaluate(expression, in: scope, expecting: nil)
        guard values.count == 1 else { return nil }
        return switch values.first {
        case .text(let text)?, .number(let text)?: text
        default: nil
        }
    }
}
