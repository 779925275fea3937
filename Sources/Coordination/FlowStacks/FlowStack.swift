#if !canImport(SwiftUI)
    import NavAtlasModel

    /// Shows a root, and over it the screens of a path, by the destinations that are declared on the root.
    public struct FlowStack<Root: View, Data: Hashable>: ViewContainer, PathShowing {
        private let routes: Binding<[Route<Data>]>
        private let environment: ViewEnvironment
        /// Whether the stack around this one shows its routes.
        private let isPart: Bool
        /// What is shown first.
        public let root: Root

        private init(binding routes: Binding<[Route<Data>]>, isPart: Bool = false, root: () -> Root) {
            self.routes = routes
            self.isPart = isPart
            let path = Binding(
                get: { routes.wrappedValue.map { $0.map { AnyHashable($0) } } },
                set: { (changed: [Route<AnyHashable>]) in
                    routes.wrappedValue = changed.compactMap { route in
                        (route.screen as? Data ?? route.screen.base as? Data).map { data in route.map { _ in data } }
                    }
                })
            let outer = ViewEnvironment(FlowLinking(routes: path), outer: .current)
            let environment = ViewEnvironment(FlowNavigator(routes), outer: outer)
            self.environment = environment
            self.root = ViewEnvironment.$current.withValue(environment, operation: root)
        }

        /// Shows an array of routes.
        public init(
            _ routes: Binding<[Route<Data>]>, withNavigation: Bool = false, @ViewBuilder root: () -> Root
        ) {
            self.init(binding: routes, root: root)
        }

        /// The root.
        public var contents: [any View] { [root] }

        /// Pushes a value.
        public func show(_ value: Any) -> Bool {
            guard let value = Self.data(value) else { return false }
            routes.wrappedValue.append(.push(value))
            return true
        }

        /// What is shown now, from the root on up. A value for which no destination is declared shows nothing.
        public var shownItems: [ShownItem] {
            ViewEnvironment.$current.withValue(environment) {
                var declaring: [any View] = [root]
                var items = [ShownItem(view: root, for: nil, presentation: .root)]
                for (index, route) in routes.wrappedValue.enumerated() where !isPart {
                    let value = value(at: index, of: route)
                    let view = declaring.lazy.compactMap { view in
                        view.firstInside { ($0 as? any FlowDestinationDeclaring)?.destination(for: value) }
                    }.first
                    guard let view else { continue }
                    declaring.append(view)
                    items.append(
                        ShownItem(view: view, for: value.wrappedValue, presentation: route.style.presentation))
                }
                return items
            }
        }

        private func value(at index: Int, of route: Route<Data>) -> Binding<Any> {
            let screen = routes.screen(at: index, or: route.screen)
            return Binding<Any>(
                get: { AnyHashable(screen.wrappedValue).base },
                set: { if let value = Self.data($0) { screen.wrappedValue = value } })
        }

        private static func data(_ value: Any) -> Data? {
            value as? Data ?? (value as? any Hashable).flatMap { AnyHashable($0) as? Data }
        }
    }

    extension FlowStack where Data == AnyHashable {
        /// Shows a path.
        public init(_ path: Binding<FlowPath>, withNavigation: Bool = false, @ViewBuilder root: () -> Root) {
            self.init(binding: path.routes, root: root)
        }

        /// Shows a path of its own, or that of the stack around it.
        public init(withNavigation: Bool = false, @ViewBuilder root: () -> Root) {
            let surrounding = ViewEnvironment.current?.find(FlowLinking.self)?.routes
            self.init(
                binding: surrounding ?? State(wrappedValue: []).projectedValue, isPart: surrounding != nil, root: root)
        }
    }

    /// The path of the nearest stack, for links.
    final class FlowLinking {
        let routes: Binding<[Route<AnyHashable>]>
        init(routes: Binding<[Route<AnyHashable>]>) { self.routes = routes }
    }

    /// Something to tap that shows a value's destination.
    public struct FlowLink<Value: Hashable, Label: View>: PrimitiveView {
        /// What is shown; `nil` where the link is off.
        public let route: Route<Value>?
        /// What is written on it.
        public let label: Label
        private let surrounding = ViewEnvironment.current?.find(FlowLinking.self)

        /// Creates a link.
        public init(value: Value?, style: RouteStyle, @ViewBuilder label: () -> Label) {
            route = value.map { Route(screen: $0, style: style) }
            self.label = label()
        }

        /// Follows the link, as a tap does.
        public func tap() {
            let flow = surrounding ?? ViewEnvironment.current?.find(FlowLinking.self)
            if let route { flow?.routes.wrappedValue.append(route.map { AnyHashable($0) }) }
        }
    }

    extension FlowLink where Label == Text {
        /// Creates a link with a text on it.
        public init(_ title: String, value: Value?, style: RouteStyle) {
            self.init(value: value, style: style) { Text(title) }
        }
    }
#endif
