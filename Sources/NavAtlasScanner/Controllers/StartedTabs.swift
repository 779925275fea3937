import NavAtlasModel

// Coordinators that another one starts to be tabs. What brings up the tab bar leads to each of them by that alone.

extension GraphDraft {
    /// Leaves out that a coordinator begins with others that stand in its tab bar, and that who brings up that bar leads to each.
    func leaveOutRootsInTabBars() {
        let tabs = Dictionary(grouping: edges.filter { $0.kind == .tab }, by: \.to)
        guard !tabs.isEmpty else { return }
        // The tab bar controllers of the app's own that each coordinator shows.
        let bars = Dictionary(
            grouping: edges.filter { $0.kind.isDeclared && $0.kind != .tab && nodes[$0.to]?.flow == .tab }, by: \.from)
        let shown = Set(edges.filter { $0.kind == .transition }.map(\.ends))
        edges = edges.filter { edge in
            let coordinator = edge.kind == .transition ? edge.host : edge.from
            guard edge.kind == .root || edge.kind == .transition, let coordinator, let tabs = tabs[edge.to] else {
                return true
            }
            let name = edge.name.lastPart
            let around = bars[coordinator, default: []].filter { bar in
                tabs.contains { $0.from == bar.to && name == bar.name || $0.from == coordinator && $0.name == name }
            }.map(\.to)
            let isOwnTab = tabs.contains { $0.from == coordinator && $0.name == name }
            guard isOwnTab || !around.isEmpty else { return true }
            if edge.kind == .root || edge.from == coordinator { return false }
            return !around.contains { $0 == edge.from || shown.contains(DraftEdge.Ends(from: edge.from, to: $0)) }
        }
    }
}
