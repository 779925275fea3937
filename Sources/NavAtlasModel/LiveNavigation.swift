/// Something live that shows screens and can be asked to show others: what an explorer drives, whatever its style.
public protocol LiveNavigation {
    /// What it shows now.
    var shownNow: ShownNow { get }
    /// The coordinators that it has started, where it does not show them itself.
    var startedNow: [any LiveNavigation] { get }
    /// What declares the routes: itself, or the view that it stands for.
    var declaring: Any { get }
    /// Takes a route.
    ///
    /// - Parameters:
    ///   - route: A value of the type of its routes, or a ``LiveDeclaration`` that one of its properties holds.
    ///   - name: The route's name.
    ///   - input: What is handed to a declared route; `nil` where it takes nothing.
    /// - Returns: Whether this is a route of this coordinator.
    func take(_ route: Any, named name: String, input: Any?) -> Bool
    /// Sends an action, as a screen does.
    ///
    /// - Returns: Whether this is something that can be sent to this coordinator.
    func send(_ action: Any) -> Bool
}

extension LiveNavigation {
    /// None.
    public var startedNow: [any LiveNavigation] { [] }
    /// Itself.
    public var declaring: Any { self }
    /// It takes none.
    public func take(_ route: Any, named name: String, input: Any?) -> Bool { false }
    /// It takes none.
    public func send(_ action: Any) -> Bool { false }
}

/// A route that is declared as a property of its own.
public protocol LiveDeclaration: AnyObject {
    /// Whether the route can be taken with such a value; `nil` for none.
    func accepts(_ input: Any?) -> Bool
}

/// A view that is a live coordinator once something shows it.
public protocol LiveHosting {
    /// The view as something that navigates.
    var hosted: any LiveNavigation { get }
}

/// What a live coordinator shows at one moment.
public struct ShownNow {
    /// One thing that is shown.
    public struct Item {
        /// The screen's view, or the coordinator.
        public var content: Any
        /// Whether it is a coordinator or a screen.
        public var kind: Node.Kind
        /// The type of the screen or the coordinator.
        public var type: TypeName
        /// The route that was taken, as its style writes it.
        public var route: AnyHashable
        /// How it is shown.
        public var presentation: Presentation
        /// What was handed to the route, as text; empty where nothing was.
        public var input: String

        /// The coordinator, where it is one that can be driven in turn.
        public var child: (any LiveNavigation)? { kind == .coordinator ? content as? any LiveNavigation : nil }

        /// Creates an item.
        public init(
            content: Any, kind: Node.Kind, type: TypeName, route: AnyHashable,
            presentation: Presentation, input: String
        ) {
            self.content = content
            self.kind = kind
            self.type = type
            self.route = route
            self.presentation = presentation
            self.input = input
        }
    }

    /// The coordinator's type.
    public var coordinator: TypeName
    /// What is shown, the topmost last; or the tabs.
    public var items: [Item]
    /// Which item a person sees, counted from 0; `nil` where nothing is shown.
    public var front: Int?
    /// What was asked for and could not be done, as text, the oldest first.
    public var failures: [String]
    /// How many actions were sent that no coordinator handles.
    public var unhandledActions: Int

    /// Creates a description of what is shown.
    public init(
        coordinator: TypeName, items: [Item], front: Int?, failures: [String] = [], unhandledActions: Int = 0
    ) {
        self.coordinator = coordinator
        self.items = items
        self.front = front
        self.failures = failures
        self.unhandledActions = unhandledActions
    }

    /// What a person sees of it.
    public var frontItem: Item? { front.flatMap { items.indices.contains($0) ? items[$0] : nil } }
}
