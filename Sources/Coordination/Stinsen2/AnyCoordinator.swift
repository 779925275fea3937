/// A type-erased coordinator.
public final class AnyCoordinator: Coordinatable {
    /// The coordinator itself.
    public let base: any Coordinatable

    /// Hides the type of a coordinator.
    public init<Base: Coordinatable>(_ base: Base) { self.base = base }

    /// Who presents it.
    public var parent: (any ChildDismissable)? {
        get { base.parent }
        set { base.parent = newValue }
    }

    /// The coordinator's view.
    public func view() -> AnyView { base.view() }

    /// Asks the coordinator to take a child away.
    public func dismissChild<Child: Coordinatable>(coordinator: Child, action: (() -> Void)?) {
        base.dismissChild(coordinator: coordinator, action: action)
    }

    /// Whether the coordinator can take a child away.
    public var canDismissChild: Bool { base.canDismissChild }

    /// The coordinator's identity.
    public var id: String { base.id }
}
