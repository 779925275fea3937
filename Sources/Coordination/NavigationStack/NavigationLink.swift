#if !canImport(SwiftUI)
    /// A link that, when tapped, shows a value's destination or a view of its own.
    public struct NavigationLink<Label: View, Destination: View>: ViewContainer {
        /// The value that is shown; `nil` where the link is off, or shows a view of its own.
        public let value: AnyHashable?
        /// What is written on it.
        public let label: Label
        private let build: (() -> Destination)?
        private let surrounding = ViewEnvironment.current?.find(StackLinking.self)

        private init(value: AnyHashable?, build: (() -> Destination)?, label: Label) {
            self.value = value
            self.build = build
            self.label = label
        }

        /// What is written on it.
        public var contents: [any View] { [label] }

        /// The view of its own.
        public var destination: Destination? { build?() }

        /// Follows the link, as a tap does. A view of its own is on no path, and is not shown.
        public func tap() {
            let stack = surrounding ?? ViewEnvironment.current?.find(StackLinking.self)
            if let value { stack?.path.wrappedValue.append(value) }
        }
    }

    extension NavigationLink where Destination == Never {
        /// Creates a link to a value.
        public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
            self.init(value: value.map { AnyHashable($0) }, build: nil, label: label())
        }
    }

    extension NavigationLink where Label == Text, Destination == Never {
        /// Creates a link to a value with a text on it.
        public init<Value: Hashable>(_ title: String, value: Value?) {
            self.init(value: value.map { AnyHashable($0) }, build: nil, label: Text(title))
        }
    }

    extension NavigationLink {
        /// Creates a link to a view.
        public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
            self.init(value: nil, build: destination, label: label())
        }
    }

    extension NavigationLink where Label == Text {
        /// Creates a link to a view with a text on it.
        public init(_ title: String, @ViewBuilder destination: @escaping () -> Destination) {
            self.init(value: nil, build: destination, label: Text(title))
        }
    }
#endif
