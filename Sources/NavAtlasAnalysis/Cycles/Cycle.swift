import NavAtlasModel

/// A way round: from a node over others, none of them twice, back to it.
public struct Cycle: Hashable, Sendable {
    /// What going round does to what is shown.
    public enum Kind: String, Sendable, CaseIterable {
        /// Every round puts more on the stack.
        case growing
        /// One node shows itself again, on top of itself.
        case selfPresenting
        /// A root or a tab is switched on the way, which drops or leaves what was on the stack.
        case switching
    }

    /// What going round does.
    public let kind: Kind
    /// The steps, the first one from the member with the smallest id.
    public let edges: [Edge]

    /// The ids of the nodes on the way, from the smallest on.
    public var members: [String] { edges.map(\.from) }
    /// The cycle's identity: its members, joined by arrows.
    public var subject: String { members.joined(separator: " -> ") }
}

extension Cycle: Comparable {
    /// Growing ones first, then those of one node, then switching ones; each by subject.
    public static func < (left: Self, right: Self) -> Bool {
        let order = Kind.allCases
        let (leftKind, rightKind) = (order.firstIndex(of: left.kind) ?? 0, order.firstIndex(of: right.kind) ?? 0)
        return leftKind != rightKind ? leftKind < rightKind : left.subject < right.subject
    }
}
