/// What a picture points out about a node or an edge that has changed. The sign says the same without colour.
public enum Highlight: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is another than it was.
    case changed

    /// The sign before its name.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        }
    }

    /// The word for it in the legend.
    var caption: String {
        switch self {
        case .added: "new"
        case .removed: "gone"
        case .changed: "changed"
        }
    }

    var color: String {
        switch self {
        case .added: Palette.green
        case .removed: Palette.alarm
        case .changed: Palette.violet
        }
    }
}
