#if !canImport(SwiftUI)
    /// Values of any types, each of which is shown on top of the one before.
    public struct NavigationPath: Equatable {
        /// The values, from the first over the root on up.
        public internal(set) var elements: [AnyHashable] = []

        /// A path on which only the root is shown.
        public init() {}

        /// A path of values of one type.
        public init(_ elements: some Sequence<some Hashable>) { self.elements = elements.map { AnyHashable($0) } }

        /// How many values there are.
        public var count: Int { elements.count }

        /// Whether only the root is shown.
        public var isEmpty: Bool { elements.isEmpty }

        /// Shows a value on top.
        public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

        /// Takes values away from the top; as many as there are, if there are fewer.
        public mutating func removeLast(_ count: Int = 1) { elements = elements.dropLast(max(count, 0)) }
    }
#endif
