#if !canImport(SwiftUI)
    import CoordinationState
    import Foundation
    import NavAtlasModel

    /// A view that shows a path of values: its root, and a view for each value on top of it.
    public protocol PathShowing: View {
        /// What is shown now, from the root on up.
        var shownItems: [ShownItem] { get }
        /// Shows a value on top; `false` where the path holds no such values.
        func show(_ value: Any) -> Bool
    }

    /// Shows a view without a screen to draw it on, so that what a person would see can be read at any time: what the
    /// outermost stack in the view shows, or its bar of tabs, or what it has chosen; and what is presented over that.
    ///
    /// A view inside that holds a stack or tabs itself is a flow of its own, with a host of its own.
    public final class ViewHost: NavigationStateProviding {
        private let view: any View
        private let environment: ViewEnvironment?
        private lazy var navigation = NavigationState(of: type(of: view), flow: tabs == nil ? .stack : .tab)
        /// The tab in front, where the bar keeps that to itself.
        private var keptTab = 0

        /// Shows a view.
        public init(_ content: some View) { (view, environment) = content.unplaced }

        /// What is shown now.
        public var state: NavigationState {
            ViewEnvironment.$current.withValue(environment) {
                if navigation.flow == .tab {
                    update(tabs)
                } else {
                    update(path: view.ownInside { ($0 as? any PathShowing)?.shownItems } ?? view.chosenItems)
                }
            }
            return navigation
        }

        private func update(_ bar: (any TabBar)?) {
            let items = bar?.tabs.enumerated().map { index, tab in
                ShownItem(view: tab, for: nil, presentation: .tab, identity: LiveTab(index: index))
            }
            navigation.replaceTabs((items ?? []).enumerated().map { kept($1, at: $0, of: navigation.tabs) })
            let front = bar?.selectedIndex ?? (bar?.keepsSelection == true ? keptTab : navigation.selectedTab)
            if front != navigation.selectedTab { navigation.selectTab(front) }
            update(stack: [presented].compactMap(\.self))
        }

        private func update(path: [ShownItem]) {
            // A path that holds its root can be emptied; a person still sees what was first.
            if let root = path.first {
                navigation.replaceRoot(kept(root, at: 0, of: [navigation.root].compactMap(\.self)))
            }
            update(stack: path.dropFirst() + (path.isEmpty ? [] : [presented].compactMap(\.self)))
        }

        private func update(stack: [ShownItem]) {
            let kept = zip(navigation.stack, stack).prefix {
                $0.route == $1.route && $0.presentation == $1.presentation
            }
            navigation.keep(kept.count)
            for item in stack.dropFirst(kept.count) { navigation.append(item) }
        }

        private var presented: ShownItem? { view.ownInside { ($0 as? any ViewPresenting)?.presentedItem } }

        /// The outermost bar of tabs, where no stack lies around it.
        private var tabs: (any TabBar)? {
            ViewEnvironment.$current.withValue(environment) {
                let found: (any View)? = view.ownInside { $0 is any TabBar || $0 is any PathShowing ? $0 : nil }
                return found as? any TabBar
            }
        }

        /// A flow that is still there goes on; anything else is shown as it is now.
        private func kept(_ item: ShownItem, at place: Int, of earlier: [ShownItem]) -> ShownItem {
            guard earlier.indices.contains(place), item.kind == .coordinator else { return item }
            let old = earlier[place]
            return old.kind == .coordinator && old.type == item.type && old.route == item.route ? old : item
        }
    }

    extension View {
        /// The view as something that navigates.
        public var hosted: any LiveNavigation { ViewHost(self) }
    }

    extension ViewHost {
        /// The view.
        public var declaring: Any { view }

        /// Does something with the objects around the view.
        public func inSurroundings(_ work: () -> Void) {
            ViewEnvironment.$current.withValue(environment, operation: work)
        }

        /// Shows a value on the path or over the view, shows what has a condition, or brings a tab to the front.
        public func take(_ route: Any, named name: String, input: Any?) -> Bool {
            if let tab = route as? LiveTab { return select(tab.index) }
            if let presenting = route as? any ViewPresenting { return presenting.present(()) }
            return ViewEnvironment.$current.withValue(environment) {
                // A path of any values takes whatever there is.
                view.ownInside { ($0 as? any ViewPresenting)?.present(route) == true ? true : nil }
                    ?? view.ownInside { ($0 as? any PathShowing)?.show(route) == true ? true : nil } ?? false
            }
        }

        private func select(_ index: Int) -> Bool {
            guard let bar = tabs, bar.tabs.indices.contains(index) else { return false }
            if bar.keepsSelection {
                keptTab = index
                return true
            }
            return ViewEnvironment.$current.withValue(environment) { bar.select(index) }
        }

        /// Opens a URL by whatever is inside the view for that, and inside what it shows; not by the flows in it.
        public func open(_ link: LiveLink) -> Bool {
            guard let url = URL(string: link.url) else { return false }
            // What lies over the view is not inside it.
            let over = state.stack.filter { $0.kind == .screen }
            let receivers = ViewEnvironment.$current.withValue(environment) {
                view.receivers + over.flatMap { ($0.content as? any View)?.receivers ?? [] }
            }
            for receiver in receivers { receiver(url) }
            return !receivers.isEmpty
        }
    }

    extension View {
        /// The app's own view in a view to which nothing but its surroundings was added, and these.
        fileprivate var unplaced: (view: any View, environment: ViewEnvironment?) {
            let environment = ViewEnvironment.current
            if let placed = self as? PlacedView {
                return ViewEnvironment.$current.withValue(placed.environment) { placed.base.unplaced }
            }
            if let view = self as? AnyView { return view.base.unplaced }
            guard let placed = (self as? any EnvironmentAdding)?.placed else { return (self, environment) }
            return placed.unplaced
        }

        /// What a view shows that decides which of several flows that is.
        fileprivate var chosenItems: [ShownItem] {
            guard BodyTraits.of(Body.self).isChoice, let body = readableBody else { return [] }
            return [ShownItem(view: body, for: nil, presentation: .root)]
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
        ///
        /// - Parameter identity: Tells the way from others where it has no value.
        public init(view: some View, for route: Any?, presentation: Presentation, identity: AnyHashable = "root") {
            let screen = view.firstOwn ?? view.innermost
            self.init(
                content: screen.isFlow ? screen.hosted as Any : (view as? PlacedView) ?? PlacedView(view),
                kind: screen.isFlow ? .coordinator : .screen,
                type: TypeName(Swift.type(of: screen)),
                route: route.map { $0 as? AnyHashable ?? AnyHashable(String(describing: $0)) } ?? identity,
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

        /// Whether there are a stack or tabs in the view, or it decides which of such views is shown.
        var isFlow: Bool { isFlow(depth: 0) }

        private func isFlow(depth: Int) -> Bool {
            guard !(self is any PrimitiveView) else { return false }
            let body = BodyTraits.of(Body.self)
            if body.mentionsFlow { return true }
            guard body.isChoice, depth < 64 else { return false }
            return readableBody?.firstOwn?.isFlow(depth: depth + 1) ?? false
        }
    }
#endif
