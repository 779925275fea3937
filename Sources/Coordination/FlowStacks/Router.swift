#if !canImport(SwiftUI)
    import NavAtlasModel

    /// Shows an array of routes, the first of which is the root.
    public struct Router<Screen, ScreenView: View>: PrimitiveView, ScreenStack {
        private let routes: Binding<[Route<Screen>]>
        private let build: (Binding<Screen>, Int) -> ScreenView
        private let environment: ViewEnvironment

        /// Shows an array of routes; the screens can change their values on the path.
        @_disfavoredOverload public init(
            _ routes: Binding<[Route<Screen>]>, embedInNavigationView: Bool = false,
            @ViewBuilder buildView: @escaping (Binding<Screen>, Int) -> ScreenView
        ) {
            self.routes = routes
            build = buildView
            environment = ViewEnvironment(FlowNavigator(routes), outer: .current)
        }

        /// Shows an array of routes; the screens can change their values on the path.
        @_disfavoredOverload public init(
            _ routes: Binding<[Route<Screen>]>, embedInNavigationView: Bool = false,
            @ViewBuilder buildView: @escaping (Binding<Screen>) -> ScreenView
        ) {
            self.init(routes) { screen, _ in buildView(screen) }
        }

        /// Shows an array of routes.
        public init(
            _ routes: Binding<[Route<Screen>]>, embedInNavigationView: Bool = false,
            @ViewBuilder buildView: @escaping (Screen, Int) -> ScreenView
        ) {
            self.init(routes) { (screen: Binding<Screen>, index: Int) in buildView(screen.wrappedValue, index) }
        }

        /// Shows an array of routes.
        public init(
            _ routes: Binding<[Route<Screen>]>, embedInNavigationView: Bool = false,
            @ViewBuilder buildView: @escaping (Screen) -> ScreenView
        ) {
            self.init(routes) { (screen: Binding<Screen>, _: Int) in buildView(screen.wrappedValue) }
        }

        /// The screen's view.
        public func view(for route: Screen) -> ScreenView { view(of: .constant(route), at: 0) }

        /// The screens on the path.
        public var path: [(screen: Screen, presentation: Presentation)] {
            routes.wrappedValue.map { ($0.screen, $0.style.presentation) }
        }

        /// What is shown now, from the root on up.
        public var shownItems: [ShownItem] {
            path.enumerated().map { index, step in
                ShownItem(
                    view: view(of: routes.screen(at: index, or: step.screen), at: index), for: step.screen,
                    presentation: index == 0 ? .root : step.presentation)
            }
        }

        /// Pushes a screen.
        public func show(_ value: Any) -> Bool {
            guard let screen = value as? Screen else { return false }
            routes.wrappedValue.append(.push(screen))
            return true
        }

        private func view(of screen: Binding<Screen>, at index: Int) -> ScreenView {
            ViewEnvironment.$current.withValue(environment) { build(screen, index) }
        }
    }

    /// Shows a fixed root, and over it the screens of an array of routes.
    public struct ShowingStack<Root: View, Screen, ScreenView: View>: PrimitiveView, PathShowing, DestinationProviding {
        /// What is shown first.
        public let root: Root
        private let routes: Binding<[Route<Screen>]>
        private let build: (Binding<Screen>, Int) -> ScreenView

        init(
            _ root: Root, _ routes: Binding<[Route<Screen>]>, _ build: @escaping (Binding<Screen>, Int) -> ScreenView
        ) {
            self.root = root
            self.routes = routes
            self.build = build
        }

        /// The screen's view.
        public func view(for route: Screen) -> ScreenView { view(of: .constant(route), at: 0) }

        /// What is shown now, from the root on up.
        public var shownItems: [ShownItem] {
            [ShownItem(view: root, for: nil, presentation: .root)]
                + routes.wrappedValue.enumerated().map { index, route in
                    ShownItem(
                        view: view(of: routes.screen(at: index, or: route.screen), at: index), for: route.screen,
                        presentation: route.style.presentation)
                }
        }

        /// Pushes a screen.
        public func show(_ value: Any) -> Bool {
            guard let screen = value as? Screen else { return false }
            routes.wrappedValue.append(.push(screen))
            return true
        }

        private func view(of screen: Binding<Screen>, at index: Int) -> ScreenView {
            let environment = ViewEnvironment(FlowNavigator(routes), outer: .current)
            return ViewEnvironment.$current.withValue(environment) { build(screen, index) }
        }
    }

    extension View {
        /// Shows the screens of an array of routes over this view, which can change their values on the path.
        @_disfavoredOverload public func showing<Screen, ScreenView: View>(
            _ routes: Binding<[Route<Screen>]>, embedInNavigationView: Bool = false,
            @ViewBuilder buildView: @escaping (Binding<Screen>, Int) -> ScreenView
        ) -> some View {
            ShowingStack(self, routes, buildView)
        }

        /// Shows the screens of an array of routes over this view.
        public func showing<Screen, ScreenView: View>(
            _ routes: Binding<[Route<Screen>]>, embedInNavigationView: Bool = false,
            @ViewBuilder buildView: @escaping (Screen, Int) -> ScreenView
        ) -> some View {
            ShowingStack(self, routes) { screen, index in buildView(screen.wrappedValue, index) }
        }
    }
#endif
