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
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
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
