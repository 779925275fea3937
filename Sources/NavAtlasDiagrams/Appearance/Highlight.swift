import NavAtlasModel

/// A highlight of a node or an edge: added, removed, changed, tested, or on a path.
package enum Highlight: String, Hashable, Sendable, CaseIterable {
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
    /// Tests take or visit it.
    case tested
    /// No test takes or visits it.
    case untested

    /// The word at a node.
    var word: String {
        switch self {
        case .added: "NEW"
        case .removed: "GONE"
        case .changed: "CHANGED"
        case .finding: "FINDING"
        case .path: "ON THE WAY"
        case .tested: "TESTED"
        case .untested: "UNTESTED"
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
        case .tested: "✓"
        case .untested: "○"
        }
    }

    /// What the legend says.
    var meaning: String {
        switch self {
        case .added: "new"
        case .removed: "gone"
        case .changed: "changed"
        case .finding: "has a finding"
        case .path: "on the path"
        case .tested: "tested"
        case .untested: "untested"
        }
    }

    var color: ColorRole {
        switch self {
        case .added: .green
        case .removed: .alarmText
        case .changed: .violet
        case .finding: .alarmText
        case .path: .blue
        case .tested: .green
        case .untested: .brown
        }
    }
}
