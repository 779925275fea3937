import NavAtlasModel

// Coordinators that another one starts to be tabs. What brings up the tab bar leads to each of them by that alone.

extension GraphDraft {
    /// Leaves out that a coordinator begins with others that stand in its tab bar, and that who brings up that bar leads to each:
    /// it leads to the bar, or to the first tab.
    func leaveOutRootsInTabBars() {
        let tabs = Dictionary(grouping: edges.filter { $0.kind == .tab }, by: \.to)
        guard !tabs.isEmpty else { return }
        // The tab bar controllers of the app's own that each coordinator shows.
        let bars = Dictionary(
            grouping: edges.filter { $0.kind.isDeclared && $0.kind != .tab && nodes[$0.to]?.flow == .tab }, by: \.from)
        let shown = Set(edges.filter { $0.kind == .transition }.map(\.ends))
        let first = firstTabs()
        edges = edges.filter { edge in
            let coordinator = edge.kind == .transition ? edge.host : edge.from
            guard edge.kind == .root || edge.kind == .transition, let coordinator, let tabs = tabs[edge.to] else {
                return true
            }
            let name = edge.name.lastPart
            let around = bars[coordinator, default: []].filter { bar in
                tabs.contains { $0.from == bar.to && name == bar.name || $0.from == coordinator && $0.name == name }
            }.map(\.to)
            let own = tabs.filter { $0.from == coordinator && $0.name == name }
            guard !own.isEmpty || !around.isEmpty else { return true }
            if edge.kind == .root || edge.from == coordinator { return false }
            let isFirst = own.isEmpty || edge.presentation ?? .root != .root || !first.isDisjoint(with: own)
            return isFirst
                && !around.contains { $0 == edge.from || shown.contains(DraftEdge.Ends(from: edge.from, to: $0)) }
        }
    }

    /// The tabs that come first among those with which code fills a tab bar at one place.
    private func firstTabs() -> Set<DraftEdge> {
        struct Place: Hashable {
            let bar: NodeKey
            let route: String
            let location: DraftLocation
        }
        let filled = Dictionary(grouping: edges.filter { $0.kind == .tab }) {
            Place(bar: $0.from, route: $0.name, location: $0.location)
        }
        return Set(
            filled.flatMap { place, tabs in
                let order = self.tabs[place.bar] ?? []
                let first = order.first { node in tabs.contains { $0.to == node } }
                return tabs.filter { first == nil || $0.to == first }
            })
    }
}
