#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A part of the user interface, without a screen to draw it on.
    public protocol View: BodyProviding, LiveHosting where Body: View {
        /// What the view consists of.
        @ViewBuilder var body: Body { get }
    }

    /// A view that consists of no others: its `body` is empty.
    public protocol PrimitiveView: View {}

    extension PrimitiveView {
        /// Nothing.
        public var body: EmptyView { EmptyView() }
    }

    /// A view that shows nothing.
    public struct EmptyView: View {
        /// Creates one.
        public init() {}
        /// Nothing again.
        public var body: EmptyView { self }
    }

    extension Never: PrimitiveView, BodyProviding {
        /// There is none.
        public typealias Body = EmptyView
    }

    /// A view of a type that does not show.
    public struct AnyView: PrimitiveView {
        /// The view itself.
        public let base: any View

        /// Hides the type of a view.
        public init(_ view: some View) { base = (view as? AnyView)?.base ?? view }
    }

    /// Several views, one after the other.
    public struct TupleView<Content>: PrimitiveView {
        /// The views, as a tuple.
        public let value: Content
        /// The views, as a list.
        public let contents: [any View]

        init(_ value: Content, contents: [any View]) {
            self.value = value
            self.contents = contents
        }
    }

    /// One of two views, as a condition decides.
    public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
        /// What stands under `if`.
        case first(First)
        /// What stands under `else`.
        case second(Second)
    }

    extension Optional: View, PrimitiveView, BodyProviding, LiveHosting where Wrapped: View {
        /// An optional consists of no other views of its own.
        public typealias Body = EmptyView
    }

    /// Lets views be listed as statements.
    @resultBuilder public enum ViewBuilder {
        /// No view.
        public static func buildBlock() -> EmptyView { EmptyView() }
        /// One view.
        public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
        /// Several views.
        public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
            (repeat each Content)
        > {
            var contents: [any View] = []
            repeat contents.append(each content)
            return TupleView((repeat each content), contents: contents)
        }
        /// A view that stands under an `if` without `else`.
        public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
        /// A view that stands under an `if` with an `else`.
        public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
            .first(first)
        }
        /// A view that stands under an `else`.
        public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
            .second(second)
        }
        /// A view that stands under `if #available`.
        public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
    }
#endif
