// What an app can say of its live coordinators in a line, where their stored properties do not tell. A type that has the
// method or property already says nothing more: `extension AuthCoordinator: DestinationProviding {}`.

/// Something that makes what is shown for each route: a coordinator's `view(for:)`, or a table of destinations.
public protocol DestinationProviding<ShownRoute, ShownView> {
    /// The routes, usually an enum.
    associatedtype ShownRoute
    /// The views, usually of a type that holds all of them.
    associatedtype ShownView
    /// What is shown for a route.
    func view(for route: ShownRoute) -> ShownView
}

/// A coordinator of Stinsen 1: `extension ProjectsCoordinator: RouteResolving {}`.
public protocol RouteResolving<ResolvedRoute, Resolution> {
    /// The routes, usually an enum.
    associatedtype ResolvedRoute
    /// What a route leads to, and how it is shown.
    associatedtype Resolution
    /// What a route leads to.
    func resolveRoute(route: ResolvedRoute) -> Resolution
}

/// A coordinator of Stinsen 1 that starts with a view: `extension ProjectsCoordinator: StartProviding {}`.
public protocol StartProviding<StartView> {
    /// The view's type.
    associatedtype StartView
    /// What is shown first.
    func start() -> StartView
}

/// A route that says itself how it is shown. With SwiftUICoordinator, the routes have that already:
/// `extension AuthRoute: ActionProviding {}`. With FlowStacks, where each call decides it, an app can say what its calls
/// do: `extension Screen: ActionProviding { var action: Presentation { self == .help ? .sheet : .push } }`.
public protocol ActionProviding<RouteAction>: ErasedActionProviding {
    /// The library's type for a presentation, usually an enum with the cases `push` and `present`, or an optional of it;
    /// or ``Presentation``.
    associatedtype RouteAction
    /// How the route is shown.
    var action: RouteAction { get }
}

/// What ``ActionProviding`` says, without its type.
public protocol ErasedActionProviding {
    /// How the route is shown.
    var erasedAction: Any { get }
}

extension ActionProviding {
    /// How the route is shown.
    public var erasedAction: Any { action }
}

/// A view whose body may hold a stack and its table of destinations: `extension AppView: BodyProviding {}`.
public protocol BodyProviding<Body> {
    /// What the view consists of.
    associatedtype Body
    /// What the view consists of.
    var body: Body { get }
}

/// What a view has added to it that shows something over it, and says how: `sheet(item:)`. Which view it shows for which
/// value, it says as a ``DestinationProviding``.
public protocol PresentationProviding {
    /// How it is shown.
    var presentation: Presentation { get }
}

/// What a view has added to it that shows one view over it while a condition holds: `sheet(isPresented:)`.
public protocol ConditionProviding: PresentationProviding {
    /// What stores the condition; the way has the name of the property that it belongs to.
    var condition: AnyObject? { get }
    /// The view, whether the condition holds or not.
    var shownView: Any { get }
}

/// A view's property whose value comes from around the view. Without it, the view's body cannot be read.
public protocol EnvironmentRequiring {
    /// Whether the value is there.
    var isProvided: Bool { get }
}
