#if !canImport(SwiftUI)
    import CoordinationState
    import NavAtlasModel

    /// A view that shows a path of values: its root, and a view for each value on top of it.
    public protocol PathShowing: View {
        /// What is shown now, from the root on up.
        var shownItems: [ShownItem] { get }
        /// Shows a value on top; `false` where the path holds no such values.
        func show(_ value: Any) -> Bool
    }

    /// Shows a view without a screen to draw it on, so that what a person would see can be read at any time.
    public final class ViewHost<Content: View>: NavigationStateProviding {
        /// The view.
        public let content: Content
        private let navigation = NavigationState(of: Content.self, flow: .stack)
        private let environment = ViewEnvironment.current

        /// Shows a view.
        public init(_ content: Content) { self.content = content }

        /// What the outermost stack in the view shows, as its path is now, and what is presented over it.
        public var state: NavigationState {
            let items = ViewEnvironment.$current.withValue(environment) {
                let path = content.firstInside { ($0 as? any PathShowing)?.shownItems } ?? []
                let presented = path.isEmpty ? nil : content.firstInside { ($0 as? any ViewPresenting)?.presentedItem }
                return path + [presented].compactMap(\.self)
            }
            // A path that holds its root can be emptied; a person still sees what was first.
            if let root = items.first { navigation.replaceRoot(root) }
            let stack = items.dropFirst()
            let kept = zip(navigation.stack, stack).prefix {
                $0.route == $1.route && $0.presentation == $1.presentation
            }
            navigation.keep(kept.count)
            for item in stack.dropFirst(kept.count) { navigation.append(item) }
            return navigation
        }
    }

    extension View {
        /// The view as something that navigates.
        public var hosted: any LiveNavigation { ViewHost(self) }
    }

    extension ViewHost {
        /// The view.
        public var declaring: Any { content }

        /// Shows a value on the path.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            ViewEnvironment.$current.withValue(environment) {
                content.firstInside { ($0 as? any PathShowing)?.show(route) == true ? true : nil } ?? false
            }
        }
    }

    /// A view at its place: what it consists of finds the objects around it.
    public struct PlacedView: ViewContainer {
        let base: any View
        let environment = ViewEnvironment.current

        /// Places a view where it is made.
        public init(_ base: any View) { self.base = base }

        /// The view.
        public var contents: [any View] { [base] }
    }

    extension ShownItem {
        /// A view that is shown for a value of a path. A view that holds a stack itself is a flow of its own.
        public init(view: some View, for route: Any?, presentation: Presentation) {
            let screen = view.firstOwn ?? view.innermost
            self.init(
                content: screen.isFlow ? screen.hosted as Any : (view as? PlacedView) ?? PlacedView(view),
                kind: screen.isFlow ? .coordinator : .screen,
                type: TypeName(Swift.type(of: screen)),
                route: route.map { $0 as? AnyHashable ?? AnyHashable(String(describing: $0)) } ?? AnyHashable("root"),
                presentation: presentation, input: route)
        }
    }

    extension View {
        /// The outermost view of the app's own; no body is asked for.
        fileprivate var firstOwn: (any View)? {
            guard self is any PrimitiveView else { return self }
            return (self as? any ViewContainer)?.contents.lazy.compactMap(\.firstOwn).first
        }

        /// The view inside what only decides, changes or hides it.
        fileprivate var innermost: any View {
            let contents = (self as? any ViewContainer)?.contents ?? []
            return contents.count == 1 ? contents[0].innermost : self
        }

        /// Whether the body's type says that there is a stack in it.
        fileprivate var isFlow: Bool { !(self is any PrimitiveView) && TypeName(Body.self).mentionsFlow }

    }

    extension TypeName {
        private static let flows: Set<String> = ["FlowStack", "NStack", "PStack", "Router", "NavigationStack"]

        fileprivate var mentionsFlow: Bool {
            module?.hasSuffix("Coordination") == true && Self.flows.contains(base)
                || arguments.contains(where: \.mentionsFlow)
        }
    }
#endif
