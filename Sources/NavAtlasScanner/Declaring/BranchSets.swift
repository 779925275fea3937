/// Sets of branches in which code does something, none of which holds one before it: what is done in fewer branches is done in
/// more, too.
///
/// The sets are kept as a tree of their branches in order, so that only those are looked at that may be a part of another
/// (the set-trie of Savnik, "Index Data Structure for Fast Subset and Superset Queries", 2013).
struct BranchSets {
    private struct Node {
        var isSet = false
        /// What follows, by the decision and the branch that is taken of it.
        var next: [Int: [Int: Node]] = [:]

        func holdsPart(of branches: ArraySlice<(decision: Int, branch: Int)>) -> Bool {
            isSet
                || branches.indices.contains { index in
                    let (decision, branch) = branches[index]
                    return next[decision]?[branch]?.holdsPart(of: branches[(index + 1)...]) ?? false
                }
        }

        mutating func insert(_ branches: ArraySlice<(decision: Int, branch: Int)>) {
            guard let (decision, branch) = branches.first else { return isSet = true }
            next[decision, default: [:]][branch, default: Node()].insert(branches.dropFirst())
        }
    }

    private var root = Node()
    private(set) var count = 0

    /// Adds a set, unless it holds one that is known.
    ///
    /// - Parameter branches: the branch that is taken of each decision.
    /// - Returns: whether it was added.
    mutating func insert(_ branches: DeepLinkRun.Branches) -> Bool {
        let ordered = branches.sorted { $0.key < $1.key }.map { (decision: $0.key, branch: $0.value) }
        guard !root.holdsPart(of: ordered[...]) else { return false }
        root.insert(ordered[...])
        count += 1
        return true
    }
}
