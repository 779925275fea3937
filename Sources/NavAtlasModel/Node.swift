/// A coordinator or a screen.
public struct Node: Hashable, Sendable {
    /// What a node is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Owns a flow and decides what is shown next.
        case coordinator
        /// A view that a person sees.
        case screen
    }

    /// How a coordinator holds what it shows. An open set.
    public struct Flow: RawRepresentable, Hashable, Sendable {
        /// The name in documents and in the text notation.
        public let rawValue: String

        /// Creates a flow of any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A navigation stack.
        public static let stack = Flow(rawValue: "stack")
        /// A tab bar.
        public static let tab = Flow(rawValue: "tab")
        /// A single view that is replaced as a whole.
        public static let view = Flow(rawValue: "view")
    }

    /// The type's name with its outer types, without module or generic arguments; qualified only where two collide.
    public var id: String
    /// Whether it is a coordinator or a screen.
    public var kind: Kind
    /// How a coordinator holds what it shows; `nil` for a screen, and for a coordinator whose declaration was not seen.
    public var flow: Flow?
    /// The identity of the style that it is written in, such as `stinsen2`.
    public var style: String?
    /// The module that declares it.
    public var module: String?
    /// Whether some route wraps it in a navigation container, such as `NavigationViewCoordinator`.
    public var container: Bool
    /// Where it is declared.
    public var location: SourceLocation?
    /// Where the code is declared that runs when a person comes here: a view's `body`, or what the system calls when a view
    /// controller appears. Empty where that is not known.
    public var body: Set<SourceLocation>

    /// Creates a node.
    public init(
        id: String, kind: Kind, flow: Flow? = nil, style: String? = nil, module: String? = nil,
        container: Bool = false, location: SourceLocation? = nil, body: Set<SourceLocation> = []
    ) {
        self.id = id
        self.kind = kind
        self.flow = flow
        self.style = style
        self.module = module
        self.container = container
        self.location = location
        self.body = body
    }

    /// Whether this is a coordinator that is only known because something leads to it: its own declaration was neither
    /// registered nor found in the source.
    public var isUndeclaredCoordinator: Bool { kind == .coordinator && flow == nil }

    /// Whether this is a screen without a type of its own, such as `Text("…")`.
    package var isInline: Bool { Self.isInline(id) }

    /// Whether an id is that of a screen without a type of its own.
    package static func isInline(_ id: String) -> Bool { id.hasPrefix("inline:") }
}
