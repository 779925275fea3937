/// How a screen of a ``PFlow``, a path of the older FlowStacks, is presented.
public enum PresentationStyle: Hashable, Sendable {
    /// Over the whole screen.
    case fullScreenCover
    /// Over the current screen, dismissed by a swipe.
    case sheet

    /// A sheet.
    public static let `default` = PresentationStyle.sheet
}

/// How a screen is presented, and what runs when it is dismissed.
public struct PresentationOptions {
    /// How it is presented.
    public let style: PresentationStyle
    /// What runs when it is dismissed.
    public var onDismiss: (() -> Void)?

    /// Creates options.
    public init(style: PresentationStyle, onDismiss: (() -> Void)? = nil) {
        self.style = style
        self.onDismiss = onDismiss
    }
}

/// The path of a ``PStack``: screens that are presented over one another, the first of which is the root.
public struct PFlow<Screen> {
    /// The screens, from the root on up, and how each is presented.
    public internal(set) var array: [(Screen, PresentationOptions)]

    /// A flow that shows nothing yet.
    public init() { array = [] }

    /// A flow that shows its root.
    public init(root: Screen) { array = [(root, PresentationOptions(style: .default))] }

    /// Presents a screen over the others.
    public mutating func present(
        _ screen: Screen, style: PresentationStyle = .default, onDismiss: (() -> Void)? = nil
    ) {
        array.append((screen, PresentationOptions(style: style, onDismiss: onDismiss)))
    }

    /// Dismisses the topmost screen and runs what was asked for at its dismissal. Nothing happens where there is none.
    public mutating func dismiss() {
        let dismissed = array.popLast()
        dismissed?.1.onDismiss?()
    }
}
