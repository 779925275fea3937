// Values that hold nothing of the app's: texts and numbers, and what libraries make of them.

extension Value {
    /// Whether nothing of the app's is in it: it neither does nor shows anything of its own.
    var isPlain: Bool {
        switch self {
        case .text, .boolean, .number, .null, .keyPath: true
        case .external(_, _, _, let parts), .unresolvedCase(_, let parts): parts.allSatisfy(\.isPlain)
        default: false
        }
    }

    /// Whether it is a library's value of a type, or is made of one.
    fileprivate func isMade(ofType name: String, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        switch self {
        case .external(let own, _, _, let parts):
            own == name || seen.insert(parts.identity).inserted && parts.isMade(ofType: name, &seen)
        case .unresolvedCase(_, let parts):
            seen.insert(parts.identity).inserted && parts.isMade(ofType: name, &seen)
        default: false
        }
    }
}

extension ArgumentValues {
    fileprivate func isMade(ofType name: String, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        for argument in self {
            for value in argument.values where value.isMade(ofType: name, &seen) { return true }
        }
        return false
    }
}

extension Values {
    /// What a library's value of a type is made of, told apart no further inside its own kind: `Int(Int64(Int(count)))` of
    /// what was stored and read again would go on without end, and nobody asks what a number was made of.
    func distinguished(insideType name: String) -> Values {
        droppingPlainParts { value in
            var seen: Set<ObjectIdentifier> = []
            return value.isMade(ofType: name, &seen)
        }
    }

    /// The same, where nobody asks what libraries made plain values of: a record of numbers that are computed from those of
    /// another record, which was made of this one, would be another one each time.
    var withoutPlainParts: Values { droppingPlainParts { _ in true } }

    private func droppingPlainParts(where isDropped: (Value) -> Bool) -> Values {
        func hasPlainParts(_ value: Value) -> Bool {
            guard case .external(_, _, _, let parts) = value else { return false }
            return !parts.isEmpty && value.isPlain && isDropped(value)
        }
        guard contains(where: hasPlainParts) else { return self }
        return Values(
            map { value in
                guard hasPlainParts(value), case .external(let type, let generics, let member, _) = value else {
                    return value
                }
                return .external(type, generics, member: member, [])
            })
    }

    /// Those that are no library's.
    var ofApp: Values {
        filter { value in
            switch value {
            case .external, .unresolvedCase, .text, .boolean, .number, .null, .keyPath: false
            default: true
            }
        }
    }
}

extension Interpreter {
    /// Whether a value is a view, holds one, or may give one: what is none shows the same for all owners, nothing.
    func mayShowSomething(_ value: Value) -> Bool {
        switch value {
        case .object, .instance, .enumCase: value.nominal(in: heap).map(isPart) ?? false
        case .external("·view", _, nil, _), .closure, .function, .binding: true
        case .external(_, _, nil, let arguments): mayShowSomething(arguments)
        default: false
        }
    }

    private func mayShowSomething(_ arguments: ArgumentValues) -> Bool {
        guard !arguments.isEmpty else { return false }
        if let known = showingPayloads[arguments] { return known }
        let result = arguments.contains { $0.values.contains(where: mayShowSomething) }
        showingPayloads[arguments] = result
        return result
    }
}
