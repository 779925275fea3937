import NavAtlasModel

/// What a picture points at, of a node or an edge.
public enum Highlight: String, Hashable, Sendable, CaseIterable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is not as it was.
    case changed
    /// Something is wrong with it.
    case finding
    /// It is on the way that the picture shows.
    case path

    /// The word at a node.
    var word: String {
        switch self {
        case .added: "NEW"
        case .removed: "GONE"
        case .changed: "CHANGED"
        case .finding: "FINDING"
        case .path: "ON THE WAY"
        }
    }

    /// The sign before an edge's name; the same as in a written difference.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        case .finding: "!"
        case .path: "●"
        }
    }

    /// What the legend says.
    var meaning: String {
        switch self {
        case .added: "new"
        case .removed: "gone"
        case .changed: "changed"
        case .finding: "has a finding"
        case .path: "on the way"
        }
    }

    var color: ColorRole {
        switch self {
        case .added: .green
        case .removed: .alarmText
        case .changed: .violet
        case .finding: .alarmText
        case .path: .blue
        }
    }
}
