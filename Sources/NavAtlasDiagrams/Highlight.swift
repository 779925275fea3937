import NavAtlasModel

/// What a picture points at, of a node or an edge.
public enum Highlight: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is not as it was.
    case changed

    /// The word at a node.
    var word: String {
        switch self {
        case .added: "NEW"
        case .removed: "GONE"
        case .changed: "CHANGED"
        }
    }

    /// The sign before an edge's name; the same as in a written difference.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        }
    }

    var color: String {
        switch self {
        case .added: Palette.green
        case .removed: Palette.alarmDark
        case .changed: Palette.violet
        }
    }
}
