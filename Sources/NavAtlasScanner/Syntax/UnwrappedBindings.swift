/// Bindings that code takes apart: `$step.wrappedValue` is `step`, and `if let $step = Binding($model.step)` looks at what
/// `if let step = model.step` does.
extension Expression {
    /// The state that a projected property binds, by its own name: `model.step` of `$model.step`.
    var projectedState: Expression? {
        switch self {
        case .name(let name, let place) where Self.isProjection(name): .name(String(name.dropFirst()), place)
        case .member(let base, let name, let place) where Self.isProjection(name):
            .member(base, String(name.dropFirst()), place)
        case .member(let base, let name, let place): base.projectedState.map { .member($0, name, place) }
        default: nil
        }
    }

    /// The optional state that a binding is made of which is there only where the state is: `Binding($model.step)`.
    private var unwrappedState: Expression? {
        guard case .call(.name("Binding", _), let arguments, _) = self, arguments.count == 1, arguments[0].label == nil,
            !arguments[0].isTrailing
        else { return nil }
        return arguments[0].value.projectedState
    }

    /// A condition that binds such a binding to a projected name.
    static func unwrapping(_ pattern: Pattern, _ value: Expression) -> (Pattern, Expression) {
        guard case .binding(let name) = pattern, isProjection(name), let state = value.unwrappedState else {
            return (pattern, value)
        }
        return (.binding(String(name.dropFirst())), state)
    }

    /// Whether a name is a property's with `$`, which no parameter of a closure is: `$0`.
    static func isProjection(_ name: String) -> Bool {
        name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
    }
}

extension Condition {
    /// `if let pattern = value`. `if let _ = user` asks what `user != nil` does.
    static func binding(_ pattern: Pattern, to value: Expression) -> Condition {
        guard pattern == .any else { return .match(pattern, value) }
        if case .cast(let whole, let type) = value { return .match(.cast(.any, type), whole) }
        return .expression(.comparison(value, .null, isEqual: false))
    }
}
