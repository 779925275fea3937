#if !canImport(SwiftUI)
    import NavAtlasModel

    /// Shows a root, and over it the values of a path, by the destinations that are declared on the root.
    public struct NavigationStack<Data, Root: View>: ViewContainer, PathShowing {
        private let path: Binding<[AnyHashable]>
        private let environment: ViewEnvironment
        /// What is shown first.
        public let root: Root

        private init(values path: Binding<[AnyHashable]>, root: () -> Root) {
            self.path = path
            let environment = ViewEnvironment(StackLinking(path: path), outer: .current)
            self.environment = environment
            self.root = ViewEnvironment.$current.withValue(environment, operation: root)
        }

        /// Shows a path of its own.
        public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
            self.init(values: State(wrappedValue: []).projectedValue, root: root)
        }

        /// Shows a path of any values.
        public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
            self.init(values: path.elements, root: root)
        }

        /// Shows a path of values of one type.
        public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) where Data == [Value] {
            let values = Binding<[AnyHashable]>(
                get: { path.wrappedValue.map { AnyHashable($0) } },
                set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
            self.init(values: values, root: root)
        }

        /// The root.
        public var contents: [any View] { [root] }

        /// Shows a value on top of the path.
        public func show(_ value: Any) -> Bool {
            guard let value = value as? any Hashable else { return false }
            let count = path.wrappedValue.count
            path.wrappedValue.append(AnyHashable(value))
            return path.wrappedValue.count > count
        }

        /// What is shown now, from the root on up. A value for which no destination is declared shows nothing.
        public var shownItems: [ShownItem] {
            ViewEnvironment.$current.withValue(environment) {
                var declaring: [any View] = [root]
                var items = [ShownItem(view: root, for: nil, presentation: .root)]
                for value in path.wrappedValue {
                    let view = declaring.lazy.compactMap { view in
                        view.firstInside { ($0 as? any StackDestinationDeclaring)?.destination(for: value.base) }
                    }.first
                    guard let view else { continue }
                    declaring.append(view)
                    items.append(ShownItem(view: view, for: value.base, presentation: .push))
                }
                return items
            }
        }
    }

    /// The path of the nearest stack, for links.
    final class StackLinking {
        let path: Binding<[AnyHashable]>
        init(path: Binding<[AnyHashable]>) { self.path = path }
    }
#endif
