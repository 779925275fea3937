// What is not known beside `nil`, as in `.success(decoded)` or else `.success(nil)`: the empty set adds nothing to `nil`, and what is
// bound then would never be there. Nor does it add anything to `false`.

extension Values {
    /// Of code that also gives something that is not known: it may be the other truth value.
    var withEitherTruth: Values {
        let isCertain = self == [.boolean(true)] || self == [.boolean(false)]
        return isCertain ? [.boolean(true), .boolean(false)] : self
    }

    /// Cases that may carry something: of a part that is not known in one of them, others of that name do not say that there
    /// is none.
    var withUnknownParts: Values {
        guard count > 1, contains(where: { Self.payload(of: $0)?.parts.contains { $0.values == [.null] } ?? false })
        else { return self }
        let unknown = reduce(into: [String: Set<Int>]()) { unknown, value in
            guard let (name, parts) = Self.payload(of: value) else { return }
            unknown[name, default: []].formUnion(parts.indices.filter { parts[$0].values.isEmpty })
        }
        return Values(
            map { value in
                guard let (name, parts) = Self.payload(of: value), let open = unknown[name], !open.isEmpty else {
                    return value
                }
                return Self.with(
                    parts.enumerated().map { index, part in
                        open.contains(index) && part.values == [.null]
                            ? ArgumentValue(label: part.label, values: []) : part
                    }, of: value)
            })
    }

    private static func payload(of value: Value) -> (name: String, parts: ArgumentValues)? {
        switch value {
        case .enumCase(_, let name, let parts), .unresolvedCase(let name, let parts),
            .external(_, _, member: let name?, let parts):
            (name, parts)
        default: nil
        }
    }

    private static func with(_ parts: [ArgumentValue], of value: Value) -> Value {
        switch value {
        case .enumCase(let nominal, let name, _): .enumCase(nominal, name, ArgumentValues(parts))
        case .unresolvedCase(let name, _): .unresolvedCase(name, ArgumentValues(parts))
        case .external(let type, let generics, let name, _):
            .external(type, generics, member: name, ArgumentValues(parts))
        default: value
        }
    }
}
