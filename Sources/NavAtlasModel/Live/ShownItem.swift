/// A screen or a coordinator that is shown, and how it came there.
public struct ShownItem {
    /// The screen's view, or the coordinator.
    public let content: Any
    /// Whether it is a coordinator or a screen.
    public let kind: Node.Kind
    /// The type of the screen or the coordinator, containers looked through.
    public let type: TypeName
    /// The route that was taken, as its style writes it: a key path, or an enum's case.
    public let route: AnyHashable
    /// How it is shown.
    public let presentation: Presentation
    /// What was handed to the route.
    public let input: Any?
    /// What runs when it is taken away.
    public let onDismiss: (() -> Void)?
    /// What has to live as long as this is shown.
    public let owned: AnyObject?

    /// Creates an item.
    public init(
        content: Any, kind: Node.Kind, type: TypeName, route: AnyHashable, presentation: Presentation,
        input: Any? = nil, onDismiss: (() -> Void)? = nil, owned: AnyObject? = nil
    ) {
        self.content = content
        self.kind = kind
        self.type = type
        self.route = route
        self.presentation = presentation
        self.input = input
        self.onDismiss = onDismiss
        self.owned = owned
    }

    /// The coordinator, where it is one that can be driven in turn.
    public var child: (any LiveNavigation)? { kind == .coordinator ? content as? any LiveNavigation : nil }
}
