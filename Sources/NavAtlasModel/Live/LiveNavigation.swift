/// A live coordinator of any style that an explorer can drive: it shows screens and can take routes.
public protocol LiveNavigation {
    /// What it shows now.
    var shownNow: ShownNow { get }
    /// The coordinators that it has started, where it does not show them itself.
    var startedNow: [any LiveNavigation] { get }
    /// How it has started a coordinator; `nil` where it did not, or where that is not known.
    func start(of child: any LiveNavigation) -> LiveStart?
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
    /// - Returns: What became of it; `nil` where this is nothing that can be sent to this coordinator.
    func send(_ action: Any) -> LiveAnswer?
    /// Does something with the objects around that this coordinator's views find.
    func inSurroundings(_ work: () -> Void)
    /// Opens a URL, as the system does: whatever this coordinator and its own screens have for that is called.
    ///
    /// - Returns: Whether there was something to call.
    func open(_ link: LiveLink) -> Bool
}

extension LiveNavigation {
    /// None.
    public var startedNow: [any LiveNavigation] { [] }
    /// It is not known.
    public func start(of child: any LiveNavigation) -> LiveStart? { nil }
    /// Itself.
    public var declaring: Any { self }
    /// It takes none.
    public func take(_ route: Any, named name: String, input: Any?) -> Bool { false }
    /// It takes none.
    public func send(_ action: Any) -> LiveAnswer? { nil }
    /// There are none.
    public func inSurroundings(_ work: () -> Void) { work() }
    /// It opens none.
    public func open(_ link: LiveLink) -> Bool { false }
}

/// What became of an action that was sent.
public enum LiveAnswer: Hashable, Sendable {
    /// A coordinator carried it out, as far as the headless state shows.
    case handled
    /// No coordinator handles it.
    case unhandled
}

/// How a coordinator has started another one.
public struct LiveStart: Hashable, Sendable {
    /// The name of the function that has started it, or of the action that was handled then.
    public var name: String
    /// Whether an action started it, and not the setup of the coordinator.
    public var isAnswer: Bool

    /// Says how a coordinator was started.
    public init(name: String, isAnswer: Bool) {
        self.name = name
        self.isAnswer = isAnswer
    }
}

/// A URL with which an app is opened.
public struct LiveLink {
    /// The URL.
    public var url: String
    /// The link that the app's handler knows for it, of the library's own type; `nil` where there is no handler.
    public var handled: Any?
    /// What the URL says for the link's parameters.
    public var parameters: [String: String]

    /// Creates a link to be opened.
    public init(url: String, handled: Any? = nil, parameters: [String: String] = [:]) {
        self.url = url
        self.handled = handled
        self.parameters = parameters
    }
}

/// A tab that is to be brought to the front, where tabs are declared by their order in a view.
public struct LiveTab: Hashable, Sendable {
    /// The tab's place, counted from 0.
    public var index: Int

    /// Names a tab by its place.
    public init(index: Int) { self.index = index }
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
    /// The coordinator's type.
    public var coordinator: TypeName
    /// What is shown, the topmost last; or the tabs.
    public var items: [ShownItem]
    /// Which item a person sees, counted from 0; `nil` where nothing is shown.
    public var front: Int?
    /// What was asked for and could not be done, as text, the oldest first.
    public var failures: [String]

    /// Creates a description of what is shown.
    public init(
        coordinator: TypeName, items: [ShownItem], front: Int?, failures: [String] = []
    ) {
        self.coordinator = coordinator
        self.items = items
        self.front = front
        self.failures = failures
    }

    /// What a person sees of it.
    public var frontItem: ShownItem? { front.flatMap { items.indices.contains($0) ? items[$0] : nil } }
}
