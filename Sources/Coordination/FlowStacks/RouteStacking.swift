/// Something that holds routes: an array of them, or a path. The operations are written once, for both.
///
/// Going back further than there are routes goes back to the root; nothing ends the program.
public protocol RouteStacking<StackedScreen> {
    /// What the screens are.
    associatedtype StackedScreen
    /// The routes, from the first over the root on up.
    var stackedRoutes: [Route<StackedScreen>] { get mutating set }
}

extension RouteStacking {
    /// Whether what is in front can push; `nil` where only the surroundings of the flow tell.
    public var canPush: Bool? { stackedRoutes.last(where: \.isPresented)?.withNavigation }

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
    public func canGoBack(_ count: Int = 1) -> Bool { count >= 0 && count <= stackedRoutes.count }

    /// Takes routes away from the top.
    public mutating func goBack(_ count: Int = 1) { stackedRoutes = stackedRoutes.dropLast(Swift.max(count, 0)) }

    /// Takes away what lies over a place, counted from 0; -1 is the root.
    public mutating func goBackTo(index: Int) { goBack(stackedRoutes.count - index - 1) }

    /// Takes everything away but the root.
    public mutating func goBackToRoot() { goBackTo(index: -1) }

    /// Takes away what lies over the topmost route that is wanted; nothing where there is none.
    @discardableResult public mutating func goBackTo(where isWanted: (Route<StackedScreen>) -> Bool) -> Bool {
        guard let index = stackedRoutes.lastIndex(where: isWanted) else { return false }
        goBackTo(index: index)
        return true
    }

    /// Takes away what lies over the topmost screen that is wanted; nothing where there is none.
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
    public mutating func popToRoot() { popTo(index: -1) }

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

    /// Takes away the topmost presented screens, with what was pushed over them.
    public mutating func dismiss(count: Int = 1) {
        let presented = stackedRoutes.indices.filter { stackedRoutes[$0].isPresented }
        guard count > 0, let lowest = presented.suffix(count).first else { return }
        goBackTo(index: lowest - 1)
    }

    /// Takes away every presented screen; what was pushed over the root before stays.
    public mutating func dismissAll() { dismiss(count: stackedRoutes.count) }
}

extension RouteStacking where StackedScreen: Equatable {
    /// Takes away what lies over the topmost screen that is equal; nothing where there is none.
    @discardableResult public mutating func goBackTo(_ screen: StackedScreen) -> Bool {
        goBackTo { (other: StackedScreen) in other == screen }
    }

    /// Takes away the pushed screens that lie over the topmost screen that is equal; nothing where there is none.
    @discardableResult public mutating func popTo(_ screen: StackedScreen) -> Bool {
        popTo { (other: StackedScreen) in other == screen }
    }
}

extension RouteStacking where StackedScreen: Identifiable {
    /// Takes away what lies over the topmost screen of that identity; nothing where there is none.
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
        get { map { Route(screen: $0.screen, style: $0.style) } }
        set {
            self = newValue.map { route in
                switch route {
                case .push(let screen): .push(screen)
                case .sheet(let screen, let withNavigation): .sheet(screen, withNavigation: withNavigation)
                case .cover(let screen, let withNavigation): .cover(screen, withNavigation: withNavigation)
                }
            }
        }
    }
}
