/// The routes of a flow, from the first over the root on up.
public typealias Routes<Screen> = [Route<Screen>]

/// A screen and how it is shown.
public enum Route<Screen> {
    /// On top of the navigation stack.
    case push(Screen)
    /// Over the current screen, dismissed by a swipe.
    case sheet(Screen, withNavigation: Bool)
    /// Over the whole screen.
    case cover(Screen, withNavigation: Bool)
    /// What a table of routes starts with, and keeps: a ``Router``'s root is its first route. Its style is a sheet's.
    case root(Screen, withNavigation: Bool)

    /// Creates a route of a style.
    public init(screen: Screen, style: RouteStyle) {
        switch style {
        case .push: self = .push(screen)
        case .sheet(let withNavigation): self = .sheet(screen, withNavigation: withNavigation)
        case .cover(let withNavigation): self = .cover(screen, withNavigation: withNavigation)
        }
    }

    /// What is shown.
    public var screen: Screen {
        get {
            switch self {
            case .push(let screen), .sheet(let screen, _), .cover(let screen, _), .root(let screen, _): screen
            }
        }
        set { self = map { _ in newValue } }
    }

    /// How it is shown.
    public var style: RouteStyle {
        switch self {
        case .push: .push
        case .sheet(_, let withNavigation), .root(_, let withNavigation): .sheet(withNavigation: withNavigation)
        case .cover(_, let withNavigation): .cover(withNavigation: withNavigation)
        }
    }

    /// Whether it stands in a container of its own, so that it can push.
    public var withNavigation: Bool {
        switch self {
        case .push: false
        case .sheet(_, let withNavigation), .cover(_, let withNavigation), .root(_, let withNavigation): withNavigation
        }
    }

    /// Whether it is presented rather than pushed.
    public var isPresented: Bool { !style.isPush }

    /// Whether it is what a table of routes starts with.
    public var isRoot: Bool { if case .root = self { true } else { false } }

    /// The same way of showing another screen.
    public func map<NewScreen>(_ transform: (Screen) -> NewScreen) -> Route<NewScreen> {
        let screen = transform(screen)
        return isRoot ? .root(screen, withNavigation: withNavigation) : Route<NewScreen>(screen: screen, style: style)
    }
}

extension Route: Equatable where Screen: Equatable {
    /// Whether the routes show the same screen in the same style.
    public static func == (left: Route, right: Route) -> Bool {
        left.style == right.style && left.screen == right.screen
    }
}

extension Route: Hashable where Screen: Hashable {
    /// Hashes the screen and its style.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(screen)
    }
}

extension Route: Sendable where Screen: Sendable {}
extension Route: Encodable where Screen: Encodable {}
extension Route: Decodable where Screen: Decodable {}

/// How a route is shown.
public enum RouteStyle: Hashable, Codable, Sendable {
    /// On top of the navigation stack.
    case push
    /// Over the current screen, dismissed by a swipe.
    case sheet(withNavigation: Bool)
    /// Over the whole screen.
    case cover(withNavigation: Bool)

    /// A sheet that cannot push.
    public static let sheet = RouteStyle.sheet(withNavigation: false)
    /// A cover that cannot push.
    public static let cover = RouteStyle.cover(withNavigation: false)

    /// Whether it is a push.
    public var isPush: Bool { self == .push }
    /// Whether it is a sheet.
    public var isSheet: Bool { if case .sheet = self { true } else { false } }
    /// Whether it is a cover.
    public var isCover: Bool { if case .cover = self { true } else { false } }
}

/// What the operations on arrays of routes need: nothing but ``Route`` conforms to it.
public protocol RouteProtocol {
    /// What the screens are.
    associatedtype Screen
    /// On top of the navigation stack.
    static func push(_ screen: Screen) -> Self
    /// Over the current screen, dismissed by a swipe.
    static func sheet(_ screen: Screen, withNavigation: Bool) -> Self
    /// Over the whole screen.
    static func cover(_ screen: Screen, withNavigation: Bool) -> Self
    /// What a table of routes starts with.
    static func root(_ screen: Screen, withNavigation: Bool) -> Self
    /// What is shown.
    var screen: Screen { get set }
    /// How it is shown.
    var style: RouteStyle { get }
    /// Whether it stands in a container of its own.
    var withNavigation: Bool { get }
    /// Whether it is presented rather than pushed.
    var isPresented: Bool { get }
    /// Whether it is what a table of routes starts with.
    var isRoot: Bool { get }
}

extension Route: RouteProtocol {}

extension RouteProtocol {
    /// Over the current screen, without a container.
    public static func sheet(_ screen: Screen) -> Self { sheet(screen, withNavigation: false) }
    /// Over the whole screen, without a container.
    public static func cover(_ screen: Screen) -> Self { cover(screen, withNavigation: false) }
    /// What a table of routes starts with.
    public static func root(_ screen: Screen) -> Self { root(screen, withNavigation: false) }
    /// What a table of routes starts with, as older releases wrote it.
    public static func root(_ screen: Screen, embedInNavigationView: Bool) -> Self {
        root(screen, withNavigation: embedInNavigationView)
    }
    /// Over the current screen, as older releases wrote it.
    public static func sheet(_ screen: Screen, embedInNavigationView: Bool) -> Self {
        sheet(screen, withNavigation: embedInNavigationView)
    }
    /// Over the whole screen, as older releases wrote it.
    public static func cover(_ screen: Screen, embedInNavigationView: Bool) -> Self {
        cover(screen, withNavigation: embedInNavigationView)
    }
}
