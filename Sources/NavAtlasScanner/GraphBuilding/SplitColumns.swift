// What links in a split view lead to: they show it in the next column, where it may well stand in a stack of its own.

import NavAtlasModel

extension GraphAssembly {
    /// The nodes that show columns.
    func columns(_ names: [NodeKey: String]) -> [Remark] {
        draft.splitViews.compactMap { names[$0] }.map { Remark(.columns, $0) }
    }

    /// Whether a split view shows a screen in one of its columns.
    func isShownInColumn(_ screen: NodeKey) -> Bool {
        !draft.splitViews.isEmpty
            && edges.contains { $0.to == screen && $0.presentation == .push && isInSplitView($0.from) }
    }

    /// Whether it is a split view, or begins one of its columns.
    private func isInSplitView(_ node: NodeKey) -> Bool {
        let around = Set.reachable(from: [node]) { inner in
            edges.filter { $0.to == inner && $0.kind == .root }.map(\.from)
        }
        return !around.isDisjoint(with: draft.splitViews)
    }
}
