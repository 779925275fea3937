#if !canImport(SwiftUI)
    /// A line of text.
    public struct Text: PrimitiveView {
        /// What it says.
        public let content: String

        /// Creates a text.
        public init(_ content: String) { self.content = content }
    }

    /// A picture of the system's collection.
    public struct Image: PrimitiveView {
        /// The picture's name.
        public let systemName: String

        /// Creates a picture.
        public init(systemName: String) { self.systemName = systemName }
    }

    /// Something to tap.
    public struct Button<Label: View>: PrimitiveView {
        /// What a tap does.
        public let action: () -> Void
        /// What is written on it.
        public let label: Label

        /// Creates a button with a label of its own.
        public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
            self.action = action
            self.label = label()
        }
    }

    extension Button where Label == Text {
        /// Creates a button with a text on it.
        public init(_ title: String, action: @escaping () -> Void) {
            self.init(action: action) { Text(title) }
        }
    }

    /// Views below one another.
    public struct VStack<Content: View>: PrimitiveView {
        /// The views.
        public let content: Content

        /// Stacks views.
        public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    }

    /// Views beside one another.
    public struct HStack<Content: View>: PrimitiveView {
        /// The views.
        public let content: Content

        /// Puts views in a row.
        public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    }

    /// Views that belong together.
    public struct Group<Content: View>: PrimitiveView {
        /// The views.
        public let content: Content

        /// Groups views.
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    /// A view for each element of some data.
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
        /// The data.
        public let data: Data
        /// Makes the view of an element.
        public let content: (Data.Element) -> Content

        /// Makes a view for each element.
        public init(
            _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.data = data
            self.content = content
        }
    }

    extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
        /// Makes a view for each element.
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(data, id: \.id, content: content)
        }
    }

    /// Views as rows.
    public struct List<Content: View>: PrimitiveView {
        /// The rows.
        public let content: Content

        /// Lists views.
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    /// A container that pushes onto a stack.
    public struct NavigationView<Content: View>: PrimitiveView {
        /// What it shows first.
        public let content: Content

        /// Puts a view in a container.
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }
#endif
