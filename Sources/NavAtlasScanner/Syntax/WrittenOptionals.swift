/// `.some(value)`: a value that is there is the value itself.
extension Expression {
    /// What the call of this expression wraps; `nil` for another call.
    func wrapped(_ arguments: [Argument]) -> Expression? {
        guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return nil }
        switch self {
        case .implicitMember("some", _): return arguments[0].value
        case .member(let base, "some", _): return base.isOptional ? arguments[0].value : nil
        default: return isOptional ? arguments[0].value : nil
        }
    }

    /// `Optional`, as the type is named without what it wraps.
    private var isOptional: Bool {
        switch self {
        case .name("Optional", _), .member(.name("Swift", _), "Optional", _): true
        default: false
        }
    }
}
