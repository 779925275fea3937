#if !canImport(SwiftUI)
    import Foundation

    /// Views that a modifier adds to a view, such as a toolbar or an overlay.
    protocol ViewAddition {
        var views: [any View] { get }
    }

    /// What a view has in its bars.
    public struct Toolbar<Content: View>: ViewAddition {
        /// The items.
        public let content: Content
        var views: [any View] { [content] }
    }

    /// An item in a bar.
    public struct ToolbarItem<Content: View>: ViewContainer {
        /// The item.
        public let content: Content

        /// Puts a view in a bar.
        public init(@ViewBuilder content: () -> Content) { self.content = content() }

        /// The item.
        public var contents: [any View] { [content] }
    }

    /// Does something when something happens to a view.
    public struct Reaction {
        /// What can happen.
        public enum Event: Hashable, Sendable {
            /// The view is shown.
            case appearance
            /// A person taps it.
            case tap
            /// A person ends an input in it.
            case submission
        }

        /// What must happen.
        public let event: Event
        /// What is done then.
        public let action: () -> Void
    }

    extension View {
        /// Puts items into the bars.
        public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
            ModifiedContent(content: self, modifier: Toolbar(content: content()))
        }

        /// Puts items into the bars, as older releases wrote it.
        public func navigationBarItems<Leading: View, Trailing: View>(
            leading: Leading, trailing: Trailing
        ) -> some View {
            toolbar {
                HStack {
                    leading; trailing
                }
            }
        }

        /// Puts an item into the bars, as older releases wrote it.
        public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { toolbar { trailing } }

        /// Puts an item into the bars, as older releases wrote it.
        public func navigationBarItems<Leading: View>(leading: Leading) -> some View { toolbar { leading } }

        /// Tints what can be tapped, as older releases wrote it.
        public func accentColor(_ color: Color?) -> some View {
            ModifiedContent(content: self, modifier: Tint(color: color))
        }

        /// Does something when the view is shown.
        public func onAppear(perform action: @escaping () -> Void) -> some View {
            ModifiedContent(content: self, modifier: Reaction(event: .appearance, action: action))
        }

        /// Does something when the view is tapped.
        public func onTapGesture(perform action: @escaping () -> Void) -> some View {
            ModifiedContent(content: self, modifier: Reaction(event: .tap, action: action))
        }

        /// Does something when an input ends.
        public func onSubmit(_ action: @escaping () -> Void) -> some View {
            ModifiedContent(content: self, modifier: Reaction(event: .submission, action: action))
        }

        /// Names the view in its container, as older releases wrote it.
        public func navigationBarTitle(_ title: String) -> some View { navigationTitle(title) }
    }

    /// A colour, by its name.
    public struct Color: PrimitiveView, Hashable, Sendable {
        /// The colour's name.
        public let name: String

        /// Names a colour of the app.
        public init(_ name: String) { self.name = name }
    }

    /// The colour of what can be tapped.
    public struct Tint {
        /// The colour; `nil` for the usual one.
        public let color: Color?
    }

    /// A title and a picture.
    public struct Label: PrimitiveView {
        /// What it says.
        public let title: String
        /// The picture's name.
        public let systemImage: String

        /// Creates a label.
        public init(_ title: String, systemImage: String) {
            self.title = title
            self.systemImage = systemImage
        }
    }

    /// Two buttons that make a value more and less.
    public struct Stepper<Label: View>: PrimitiveView {
        /// What stands beside them.
        public let label: Label
        /// What makes it more; `nil` where nothing does.
        public let onIncrement: (() -> Void)?
        /// What makes it less; `nil` where nothing does.
        public let onDecrement: (() -> Void)?

        /// Creates one.
        public init(
            @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
        ) {
            self.label = label()
            self.onIncrement = onIncrement
            self.onDecrement = onDecrement
        }
    }

    /// Something is under way.
    public struct ProgressView: PrimitiveView {
        /// Creates one.
        public init() {}
    }

    /// A picture that is loaded.
    public struct AsyncImage: PrimitiveView {
        /// Where it is.
        public let url: URL?

        /// Creates one.
        public init(url: URL?) { self.url = url }
    }

    /// Inputs as rows.
    public struct Form<Content: View>: ViewContainer {
        /// The rows.
        public let content: Content

        /// Lists inputs.
        public init(@ViewBuilder content: () -> Content) { self.content = content() }

        /// The rows.
        public var contents: [any View] { [content] }
    }

    extension List {
        /// A row for each element.
        public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
            _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
        ) where Content == ForEach<Data, ID, Row> {
            self.init { ForEach(data, id: id, content: rowContent) }
        }

        /// A row for each element.
        public init<Data: RandomAccessCollection, Row: View>(
            _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
        ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
            self.init { ForEach(data, content: rowContent) }
        }
    }
#endif
