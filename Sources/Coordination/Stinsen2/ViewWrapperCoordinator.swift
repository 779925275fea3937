import NavAtlasModel

/// A coordinator that wraps another one's view in a view.
open class ViewWrapperCoordinator<T: Coordinatable, V: View>: Coordinatable, NavigationStateProviding {
    /// Who presents it.
    public weak var parent: (any ChildDismissable)?
    /// The coordinator inside.
    public let child: T
    private let content: (any Coordinatable) -> (AnyView) -> V
    private let failures = NavigationState(of: T.self, flow: .view)

    /// Wraps a coordinator in a view.
    public init(_ childCoordinator: T, _ view: @escaping (AnyView) -> V) {
        child = childCoordinator
        content = { _ in view }
        child.parent = self
    }

    /// Wraps a coordinator in a view that knows this coordinator.
    public init(_ childCoordinator: T, _ view: @escaping (any Coordinatable) -> (AnyView) -> V) {
        child = childCoordinator
        content = view
        child.parent = self
    }

    /// The child's view, wrapped.
    public func view() -> AnyView { AnyView(content(self)(child.view())) }

    /// Takes this coordinator away, and the child with it.
    public func dismissChild<Child: Coordinatable>(coordinator: Child, action: (() -> Void)?) {
        guard let parent, !isItsOwnAncestor else {
            state.record(.notPresented(TypeName(Child.self).id))
            return
        }
        parent.dismissChild(coordinator: self, action: action)
    }

    /// Whether the one that presents this coordinator can take it away.
    public var canDismissChild: Bool { isItsOwnAncestor ? false : parent?.canDismissChild ?? false }

    /// Whether it also presents the coordinator that presents it.
    private var isItsOwnAncestor: Bool {
        var seen: Set<ObjectIdentifier> = []
        var next = parent
        while let ancestor = next, seen.insert(ObjectIdentifier(ancestor)).inserted {
            next = (ancestor as? any Coordinatable)?.parent
        }
        return seen.contains(ObjectIdentifier(self))
    }

    /// What the child shows.
    public var state: NavigationState { (child as? any NavigationStateProviding)?.state ?? failures }

    /// The child.
    public var wrapped: AnyObject? { child }

    /// What the child's type shows.
    public static var shown: any Coordinatable.Type { T.shown }
}

/// A coordinator that puts another one into a container that can push.
public final class NavigationViewCoordinator<T: Coordinatable>: ViewWrapperCoordinator<T, AnyView> {
    /// Wraps a coordinator.
    public init(_ childCoordinator: T) {
        super.init(childCoordinator) { (view: AnyView) in AnyView(NavigationView { view }) }
    }
}
