/// How a destination is shown. An open set: what is not among the constants keeps the name its library gives it.
public struct Presentation: RawRepresentable, Hashable, Sendable {
    /// The name in documents and in the text notation.
    public let rawValue: String

    /// Creates a presentation of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On top of the current navigation stack.
    public static let push = Presentation(rawValue: "push")
    /// Over the current screen, dismissed by a swipe.
    public static let sheet = Presentation(rawValue: "sheet")
    /// Over the whole screen.
    public static let fullScreen = Presentation(rawValue: "fullScreen")
    /// In place of everything that its coordinator showed.
    public static let root = Presentation(rawValue: "root")
    /// As an item of a tab bar.
    public static let tab = Presentation(rawValue: "tab")
    /// In a popover, beside the view that it belongs to.
    public static let popover = Presentation(rawValue: "popover")
    /// Over a part of the current screen, as a popup.
    public static let overlay = Presentation(rawValue: "overlay")

    /// Whether taking such an edge leaves what was shown before in place, so that taking it again makes the stack grow.
    public var growsStack: Bool { self != .root && self != .tab }
}
