/// Something that holds routes: an array of them, or a path. The operations are written once, for both.
///
/// They do what FlowStacks' own do in a release build, and keep what is presented where a pop would dismiss it. Routes
/// that begin with a `root` keep that, as they did before the root was a view of its own (up to FlowStacks 0.4). Going
/// back further than there are routes does nothing; nothing ends the program.
public protocol RouteStacking<StackedScreen> {
    /// What the screens are.
    associatedtype StackedScreen
    /// The routes, from the first over the root on up.
    var stackedRoutes: [Route<StackedScreen>] { get mutating set }
}

extension RouteStacking {
    /// The place of the root: 0 where it is the first route, else -1.
    private var rootIndex: Int { stackedRoutes.first?.isRoot == true ? 0 : -1 }

    /// Whether what is in front can push; `nil` where only the surroundings of the flow tell.
    public var canPush: Bool? {
        stackedRoutes.last(where: \.isPresented).flatMap { $0.isRoot && !$0.withNavigation ? nil : $0.withNavigation }
    }

    /// Shows a screen on top of the navigation stack.
    public mutating func push(_ screen: StackedScreen) { stackedRoutes.append(.push(screen)) }

    /// Shows a screen as a sheet.
    public mutating func presentSheet(_ screen: StackedScreen, withNavigation: Bool = false) {
        stackedRoutes.append(.sheet(screen, withNavigation: withNavigation))
    }

    /// Shows a screen over the whole screen.
    public mutating func presentCover(_ screen: StackedScreen, withNavigation: Bool = false) {
        stackedRoutes.append(.cover(screen, withNavigation: withNavigation))
    }

    /// Shows a screen as a sheet, as older releases wrote it.
    public mutating func presentSheet(_ screen: StackedScreen, embedInNavigationView: Bool) {
        presentSheet(screen, withNavigation: embedInNavigationView)
    }

    /// Shows a screen over the whole screen, as older releases wrote it.
    public mutating func presentCover(_ screen: StackedScreen, embedInNavigationView: Bool) {
        presentCover(screen, withNavigation: embedInNavigationView)
    }

    /// Whether there are as many routes to go back.
    public func canGoBack(_ count: Int = 1) -> Bool { count >= 0 && count < stackedRoutes.count - rootIndex }

    /// Takes routes away from the top; none where there are not as many.
    public mutating func goBack(_ count: Int = 1) {
        if count > 0, canGoBack(count) { stackedRoutes.removeLast(count) }
    }

    /// Removes all routes above an index, counted from 0; -1 is a root that is not a route.
    public mutating func goBackTo(index: Int) { goBack(stackedRoutes.count - index - 1) }

    /// Takes everything away but the root.
    public mutating func goBackToRoot() { goBackTo(index: rootIndex) }

    /// Removes all routes above the topmost one that matches; does nothing if none matches.
    @discardableResult public mutating func goBackTo(where isWanted: (Route<StackedScreen>) -> Bool) -> Bool {
        guard let index = stackedRoutes.lastIndex(where: isWanted) else { return false }
        goBackTo(index: index)
        return true
    }

    /// Removes all routes above the topmost screen that matches; does nothing if none matches.
    @discardableResult public mutating func goBackTo(where isWanted: (StackedScreen) -> Bool) -> Bool {
        goBackTo { (route: Route<StackedScreen>) in isWanted(route.screen) }
    }

    /// Takes pushed screens away from the top; those that are presented stay.
    public mutating func pop(_ count: Int = 1) {
        let pushed = stackedRoutes.reversed().prefix { $0.style.isPush }.count
        goBack(Swift.min(count, pushed))
    }

    /// Takes away the pushed screens that lie over a place.
    public mutating func popTo(index: Int) { pop(stackedRoutes.count - index - 1) }

    /// Takes away the pushed screens down to the root.
    public mutating func popToRoot() { popTo(index: rootIndex) }

    /// Takes away the pushed screens of what is in front; nothing is dismissed.
    public mutating func popToCurrentNavigationRoot() { pop(stackedRoutes.count) }

    /// Takes away the pushed screens that lie over the topmost route that is wanted; nothing where there is none.
    @discardableResult public mutating func popTo(where isWanted: (Route<StackedScreen>) -> Bool) -> Bool {
        guard let index = stackedRoutes.lastIndex(where: isWanted) else { return false }
        popTo(index: index)
        return true
    }

    /// Takes away the pushed screens that lie over the topmost screen that is wanted; nothing where there is none.
    @discardableResult public mutating func popTo(where isWanted: (StackedScreen) -> Bool) -> Bool {
        popTo { (route: Route<StackedScreen>) in isWanted(route.screen) }
    }

    /// Takes away the topmost presented screens, with what was pushed over them. Where there are not as many, all goes
    /// but the root; nothing goes where the root is the first route.
    public mutating func dismiss(count: Int = 1) {
        let presented = presentedOverRoot
        if count > 0, count <= presented.count {
            goBackTo(index: presented[presented.count - count] - 1)
        } else if count > 0, rootIndex < 0 {
            goBackToRoot()
        }
    }

    /// Takes away every presented screen; what was pushed over the root before stays.
    public mutating func dismissAll() {
        let count = presentedOverRoot.count
        if count > 0 { dismiss(count: count) }
    }

    private var presentedOverRoot: [Int] {
        let routes = stackedRoutes
        return routes.indices.filter { routes[$0].isPresented && !routes[$0].isRoot }
    }
}

extension RouteStacking where StackedScreen: Equatable {
    /// Removes all routes above the topmost screen that is equal; does nothing if none is.
    @discardableResult public mutating func goBackTo(_ screen: StackedScreen) -> Bool {
        goBackTo { (other: StackedScreen) in other == screen }
    }

    /// Takes away the pushed screens that lie over the topmost screen that is equal; nothing where there is none.
    @discardableResult public mutating func popTo(_ screen: StackedScreen) -> Bool {
        popTo { (other: StackedScreen) in other == screen }
    }
}

extension RouteStacking where StackedScreen: Identifiable {
    /// Removes all routes above the topmost screen with that identity; does nothing if none has it.
    @discardableResult public mutating func goBackTo(id: StackedScreen.ID) -> Bool {
        goBackTo { (other: StackedScreen) in other.id == id }
    }

    /// Takes away the pushed screens that lie over the topmost screen of that identity; nothing where there is none.
    @discardableResult public mutating func popTo(id: StackedScreen.ID) -> Bool {
        popTo { (other: StackedScreen) in other.id == id }
    }
}

extension RouteStacking where StackedScreen == AnyHashable {
    /// Takes away what lies over the topmost screen of a type; nothing where there is none.
    @discardableResult public mutating func goBackTo<Screen: Hashable>(type: Screen.Type) -> Bool {
        goBackTo { (other: AnyHashable) in other.base is Screen }
    }

    /// Takes away the pushed screens that lie over the topmost screen of a type; nothing where there is none.
    @discardableResult public mutating func popTo<Screen: Hashable>(type: Screen.Type) -> Bool {
        popTo { (other: AnyHashable) in other.base is Screen }
    }
}

extension Array: RouteStacking where Element: RouteProtocol {
    /// The routes of the array.
    public var stackedRoutes: [Route<Element.Screen>] {
        get {
            map {
                $0.isRoot
                    ? .root($0.screen, withNavigation: $0.withNavigation) : Route(screen: $0.screen, style: $0.style)
            }
        }
        set {
            self = newValue.map { route in
                switch route {
                case .push(let screen): .push(screen)
                case .sheet(let screen, let withNavigation): .sheet(screen, withNavigation: withNavigation)
                case .cover(let screen, let withNavigation): .cover(screen, withNavigation: withNavigation)
                case .root(let screen, let withNavigation): .root(screen, withNavigation: withNavigation)
                }
            }
        }
    }
}
