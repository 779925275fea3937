import NavAtlasModel

/// The stack of a navigation coordinator: its initial root, and what it shows now.
public final class NavigationStack<T: NavigationCoordinatable> {
    let initial: PartialKeyPath<T>
    let initialInput: Any?
    weak var parent: (any ChildDismissable)?
    let surroundings = CapturedEnvironment()

    private let navigation = NavigationState(of: T.self, flow: .stack)
    private var isStarted = false

    /// Names the root to start with, and the value that its factory takes, if it takes one.
    public init(initial: PartialKeyPath<T>, _ initialInput: Any? = nil) {
        self.initial = initial
        self.initialInput = initialInput
    }

    /// The state; the initial root is made when it is first asked for.
    func state(of owner: T) -> NavigationState {
        guard !isStarted else { return navigation }
        isStarted = true
        let root = owner[keyPath: initial] as? any InitialRoot
        if let item = root?.initialItem(of: owner, route: initial, input: initialInput) {
            // The factory may have switched the root itself.
            if navigation.root == nil { navigation.replaceRoot(item) }
        } else {
            navigation.record(.unusableInitialRoute(of: TypeName(T.self).id))
        }
        return navigation
    }
}

extension NavigationStack {
    /// The hash of the key path of the route on top; -1 where only the root is shown.
    public var currentRoute: Int { (navigation.stack.last?.route.base as? PartialKeyPath<T>)?.hashValue ?? -1 }

    /// Whether the route whose key path has this hash is on the stack.
    public func isInStack(_ keyPathHash: Int) -> Bool {
        navigation.stack.contains { ($0.route.base as? PartialKeyPath<T>)?.hashValue == keyPathHash }
    }

    /// Whether some coordinator presents this one.
    public func hasParent() -> Bool { parent != nil }
}
