// Conditions that ask of what type a value is, besides the plain `if controller is Player`.

extension Interpreter {
    /// Whether a cast succeeds of which code asks whether it gives something, `(controller as? Player) != nil`; `nil` where
    /// that is not known.
    func succeeds(_ tested: Expression, in scope: Scope) -> Bool? {
        guard case .cast(let value, let type) = tested else { return nil }
        if isAskingScreen(value, type, in: scope) { return true }
        return switch match(.cast(.any, type), possible(value, in: scope), in: scope) {
        case .always: true
        case .never: false
        case .maybe: nil
        }
    }

    /// Whether code asks whether what lies on top of a stack is of the type of which the screen is that asks: it lies there itself.
    func isAskingScreen(_ asked: Expression, _ written: TypeReference, in scope: Scope) -> Bool {
        guard asksForTop(asked, in: scope), let type = program.resolve(written, in: scope.frame.place).nominal,
            case .type(let asking)? = owner.node, isController(asking)
        else { return false }
        return asking === type || program.ancestors(of: asking).contains { $0 === type }
    }

    /// Whether two types are one, where each is a type of the app's own: `step == NameStep.self`.
    static func areSameType(_ left: Values, _ right: Values) -> Bool? {
        guard left.count == 1, right.count == 1, case .metatype(.nominal(let first, _))? = left.first,
            case .metatype(.nominal(let second, _))? = right.first
        else { return nil }
        return first === second
    }
}
