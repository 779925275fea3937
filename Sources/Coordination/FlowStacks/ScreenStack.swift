#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A stack of screens over a path that holds its own root: ``NStack``, ``PStack`` and ``Router``.
    public protocol ScreenStack: PathShowing, DestinationProviding {
        /// What is on the path, the root first, and how it is shown.
        var path: [(screen: ShownRoute, presentation: Presentation)] { get }
    }

    extension ScreenStack where ShownView: View {
        /// What is shown now, from the root on up.
        public var shownItems: [ShownItem] {
            path.enumerated().map { index, step in
                ShownItem(
                    view: view(for: step.screen), for: step.screen,
                    presentation: index == 0 ? .root : step.presentation)
            }
        }
    }

    /// Shows the pushed screens of a flow.
    public struct NStack<Screen, ScreenView: View>: PrimitiveView, ScreenStack {
        private let screens: Binding<[Screen]>
        private let build: (Screen, Int) -> ScreenView

        /// Shows an array of screens.
        public init(
            _ stack: Binding<[Screen]>, @ViewBuilder buildView: @escaping (Screen, Int) -> ScreenView
        ) {
            screens = stack
            build = buildView
        }

        /// Shows an array of screens.
        public init(_ stack: Binding<[Screen]>, @ViewBuilder buildView: @escaping (Screen) -> ScreenView) {
            self.init(stack) { screen, _ in buildView(screen) }
        }

        /// Shows an array of screens, as the first releases wrote it.
        public init(stack: Binding<[Screen]>, @ViewBuilder buildView: @escaping (Screen) -> ScreenView) {
            self.init(stack) { screen, _ in buildView(screen) }
        }

        /// Shows a flow, as the first releases wrote it.
        public init(stack: Binding<NFlow<Screen>>, @ViewBuilder buildView: @escaping (Screen) -> ScreenView) {
            self.init(stack.array) { screen, _ in buildView(screen) }
        }

        /// Shows a flow.
        public init(_ flow: Binding<NFlow<Screen>>, @ViewBuilder buildView: @escaping (Screen, Int) -> ScreenView) {
            self.init(flow.array, buildView: buildView)
        }

        /// Shows a flow.
        public init(_ flow: Binding<NFlow<Screen>>, @ViewBuilder buildView: @escaping (Screen) -> ScreenView) {
            self.init(flow.array) { screen, _ in buildView(screen) }
        }

        /// The screen's view.
        public func view(for route: Screen) -> ScreenView { build(route, 0) }

        /// The screens on the path.
        public var path: [(screen: Screen, presentation: Presentation)] {
            screens.wrappedValue.map { ($0, .push) }
        }

        /// Pushes a screen.
        public func show(_ value: Any) -> Bool {
            guard let screen = value as? Screen else { return false }
            screens.wrappedValue.append(screen)
            return true
        }
    }

    /// Shows the presented screens of a flow.
    public struct PStack<Screen, ScreenView: View>: PrimitiveView, ScreenStack {
        private let screens: Binding<[(Screen, PresentationOptions)]>
        private let build: (Screen) -> ScreenView

        /// Shows an array of screens with their options.
        public init(
            _ stack: Binding<[(Screen, PresentationOptions)]>,
            @ViewBuilder buildView: @escaping (Screen) -> ScreenView
        ) {
            screens = stack
            build = buildView
        }

        /// Shows an array of screens as sheets.
        public init(_ stack: Binding<[Screen]>, @ViewBuilder buildView: @escaping (Screen) -> ScreenView) {
            let screens = Binding(
                get: { stack.wrappedValue.map { ($0, PresentationOptions(style: .default)) } },
                set: { stack.wrappedValue = $0.map(\.0) })
            self.init(screens, buildView: buildView)
        }

        /// Shows a flow.
        public init(_ flow: Binding<PFlow<Screen>>, @ViewBuilder buildView: @escaping (Screen) -> ScreenView) {
            self.init(flow.array, buildView: buildView)
        }

        /// The screen's view.
        public func view(for route: Screen) -> ScreenView { build(route) }

        /// The screens on the path.
        public var path: [(screen: Screen, presentation: Presentation)] {
            screens.wrappedValue.map { ($0.0, $0.1.style == .sheet ? .sheet : .fullScreen) }
        }

        /// Presents a screen.
        public func show(_ value: Any) -> Bool {
            guard let screen = value as? Screen else { return false }
            screens.wrappedValue.append((screen, PresentationOptions(style: .default)))
            return true
        }
    }

    extension RouteStyle {
        var presentation: Presentation {
            switch self {
            case .push: .push
            case .sheet: .sheet
            case .cover: .fullScreen
            }
        }
    }

    extension Binding {
        /// The screen at a place of the path. Its last value where the path has become shorter.
        func screen<Screen>(at index: Int, or screen: Screen) -> Binding<Screen> where Value == [Route<Screen>] {
            Binding<Screen>(
                get: { wrappedValue.indices.contains(index) ? wrappedValue[index].screen : screen },
                set: { if wrappedValue.indices.contains(index) { wrappedValue[index].screen = $0 } })
        }
    }
#endif
