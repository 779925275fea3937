/// `$model.isOpen.animation()`: what changes with an animation is still bound to the same property.
extension Expression {
    /// The binding that such a modifier is called on; `nil` for another function.
    var animatedBinding: Expression? {
        guard case .member(let base, let name, _) = self, SwiftUINames.bindingModifiers.contains(name), base.isProjected
        else {
            return nil
        }
        return base
    }

    /// Whether it begins with the binding to a property: `$isOpen`, `self.$model.isOpen`, `$store.name.sending(\.named)`.
    private var isProjected: Bool {
        switch self {
        case .name(let name, _): Self.isProjection(name)
        case .member(let base, let name, _): Self.isProjection(name) || base.isProjected
        case .call(let callee, _, _): callee.isProjected
        default: false
        }
    }
}
