// The parts of a state, as paths and functions of the state name them.

extension StoreRewriting {
    /// The part of a state that a key path, a case path or a function of the state names; the state where none is named.
    static func part(of base: Expression, at path: Expression, _ position: Position) -> Expression {
        (names(in: path) ?? []).reduce(base) { .member($0, $1, position) }
    }

    static func names(in path: Expression) -> [String]? {
        switch path {
        case .keyPath(_, let names, _):
            return names.filter { $0 != "self" }.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
        case .closure(let closure):
            guard closure.body.count == 1 else { return nil }
            switch closure.body[0] {
            case .expression(let value), .returning(let value?):
                return names(in: value, after: closure.parameters.first?.name ?? "$0")
            default: return nil
            }
        // `lastNonNil(\.detail)`: a function that makes another of a part gives that part.
        case .call(.name(let name, _), let arguments, _):
            guard name.first?.isLowercase == true, arguments.count == 1, let part = names(in: arguments[0].value)
            else { return nil }
            return part.isEmpty ? nil : part
        // `/Destination.State.edit` is the case.
        case .member(_, let name, _) where name.first?.isLowercase == true && !name.hasPrefix("init"): return [name]
        default: return nil
        }
    }

    /// The members of a closure's parameter that it gives: `{ $0.detail }`, `{ $0.detail != nil }`.
    private static func names(in value: Expression, after parameter: String) -> [String]? {
        switch value {
        case .name(parameter, _): []
        case .member(let base, let name, _):
            names(in: base, after: parameter).map { $0 + [name.hasPrefix("$") ? String(name.dropFirst()) : name] }
        case .comparison(let left, .null, isEqual: false): names(in: left, after: parameter)
        default: nil
        }
    }
}
