#if !canImport(SwiftUI)
    /// The navigator of a stack: screens read it from the environment to push, present and go back.
    public typealias FlowPathNavigator = FlowNavigator<AnyHashable>

    /// What the screens of a flow navigate with: the operations of ``RouteStacking``, on an object.
    public final class FlowNavigator<Screen>: ObservableObject {
        private let binding: Binding<[Route<Screen>]>

        /// Creates a navigator of the flow's routes.
        public init(_ routes: Binding<[Route<Screen>]>) { binding = routes }

        /// The routes, from the first over the root on up.
        public var routes: [Route<Screen>] {
            get { binding.wrappedValue }
            set { binding.wrappedValue = newValue }
        }
    }

    extension FlowNavigator: Detachable {
        /// A navigator of routes that nothing shows.
        public static func detached() -> Self {
            var routes: [Route<Screen>] = []
            return Self(Binding(get: { routes }, set: { routes = $0 }))
        }
    }

    extension FlowNavigator {
        /// Whether what is in front can push; `nil` where only the surroundings of the flow tell.
        public var canPush: Bool? { routes.canPush }

        /// Shows a screen on top of the navigation stack.
        public func push(_ screen: Screen) { routes.push(screen) }

        /// Shows a screen as a sheet.
        public func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
            routes.presentSheet(screen, withNavigation: withNavigation)
        }

        /// Shows a screen over the whole screen.
        public func presentCover(_ screen: Screen, withNavigation: Bool = false) {
            routes.presentCover(screen, withNavigation: withNavigation)
        }

        /// Shows a screen as a sheet, as older releases wrote it.
        public func presentSheet(_ screen: Screen, embedInNavigationView: Bool) {
            presentSheet(screen, withNavigation: embedInNavigationView)
        }

        /// Shows a screen over the whole screen, as older releases wrote it.
        public func presentCover(_ screen: Screen, embedInNavigationView: Bool) {
            presentCover(screen, withNavigation: embedInNavigationView)
        }

        /// Whether there are as many routes to go back.
        public func canGoBack(_ count: Int = 1) -> Bool { routes.canGoBack(count) }

        /// Takes routes away from the top.
        public func goBack(_ count: Int = 1) { routes.goBack(count) }

        /// Takes away what lies over a place, counted from 0; -1 is the root.
        public func goBackTo(index: Int) { routes.goBackTo(index: index) }

        /// Takes everything away but the root.
        public func goBackToRoot() { routes.goBackToRoot() }

        /// Removes all routes above the topmost one that matches; does nothing if none matches.
        @discardableResult public func goBackTo(where isWanted: (Route<Screen>) -> Bool) -> Bool {
            routes.goBackTo(where: isWanted)
        }

        /// Removes all routes above the topmost screen that matches; does nothing if none matches.
        @discardableResult public func goBackTo(where isWanted: (Screen) -> Bool) -> Bool {
            routes.goBackTo(where: isWanted)
        }

        /// Takes pushed screens away from the top; those that are presented stay.
        public func pop(_ count: Int = 1) { routes.pop(count) }

        /// Takes away the pushed screens that lie over a place.
        public func popTo(index: Int) { routes.popTo(index: index) }

        /// Takes away the pushed screens down to the root.
        public func popToRoot() { routes.popToRoot() }

        /// Takes away the pushed screens of what is in front; nothing is dismissed.
        public func popToCurrentNavigationRoot() { routes.popToCurrentNavigationRoot() }

        /// Takes away the pushed screens that lie over the topmost route that is wanted; nothing where there is none.
        @discardableResult public func popTo(where isWanted: (Route<Screen>) -> Bool) -> Bool {
            routes.popTo(where: isWanted)
        }

        /// Takes away the pushed screens that lie over the topmost screen that is wanted; nothing where there is none.
        @discardableResult public func popTo(where isWanted: (Screen) -> Bool) -> Bool { routes.popTo(where: isWanted) }

        /// Takes away the topmost presented screens, with what was pushed over them.
        public func dismiss(count: Int = 1) { routes.dismiss(count: count) }

        /// Takes away every presented screen; what was pushed over the root before stays.
        public func dismissAll() { routes.dismissAll() }
    }

    extension FlowNavigator where Screen: Equatable {
        /// Removes all routes above the topmost screen that is equal; does nothing if none is.
        @discardableResult public func goBackTo(_ screen: Screen) -> Bool { routes.goBackTo(screen) }

        /// Takes away the pushed screens that lie over the topmost screen that is equal; nothing where there is none.
        @discardableResult public func popTo(_ screen: Screen) -> Bool { routes.popTo(screen) }
    }

    extension FlowNavigator where Screen: Identifiable {
        /// Removes all routes above the topmost screen with that identity; does nothing if none has it.
        @discardableResult public func goBackTo(id: Screen.ID) -> Bool { routes.goBackTo(id: id) }

        /// Takes away the pushed screens that lie over the topmost screen of that identity; nothing where there is none.
        @discardableResult public func popTo(id: Screen.ID) -> Bool { routes.popTo(id: id) }
    }

    extension FlowNavigator where Screen == AnyHashable {
        /// Takes away what lies over the topmost screen of a type; nothing where there is none.
        @discardableResult public func goBackTo<Wanted: Hashable>(type: Wanted.Type) -> Bool {
            routes.goBackTo(type: type)
        }

        /// Takes away the pushed screens that lie over the topmost screen of a type; nothing where there is none.
        @discardableResult public func popTo<Wanted: Hashable>(type: Wanted.Type) -> Bool { routes.popTo(type: type) }
    }
#endif
