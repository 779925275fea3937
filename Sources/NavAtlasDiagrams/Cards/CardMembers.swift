import NavAtlasModel

/// Assigns each node to a card.
struct CardMembers {
    /// The heads of the cards, in the graph's order, with the screens in them.
    let cards: [(head: Node, screens: [Node])]
    /// What no line leads to or from, where there are several.
    let unconnected: [Node]
    /// Lines by the node that they leave, without those that lead back to it.
    let leaving: [String: [CardLine]]
    /// Screens that their coordinator shows by itself, first of all.
    let starts: Set<String>

    /// A screen belongs to a coordinator that declares it; see ``NavigationGraph/screenOwners(avoiding:)``. A screen that no
    /// coordinator declares, and that one screen alone shows, belongs to that screen's card, unless it leads on to several
    /// such screens itself.
    init(_ graph: NavigationGraph, marks: [String: Mark], lines: [CardLine]) {
        let lost = Set(marks.filter { $0.value.reach == .unreachable }.keys)
        var owners = graph.screenOwners(avoiding: lost)
        let leaving = Dictionary(grouping: lines.filter { $0.from != $0.to }, by: \.from)
        self.leaving = leaving
        var shownBy: [String: Set<String>] = [:]
        for line in lines where line.from != line.to { shownBy[line.to, default: []].insert(line.from) }
        starts = Set(
            graph.edges.filter { $0.kind == .root && $0.initial || $0.kind == .tab }
                .filter { owners[$0.to] == $0.from }.map(\.to))

        let entries = Set(graph.entries)
        let free = graph.nodes.filter { $0.kind == .screen && owners[$0.id] == nil && !entries.contains($0.id) }
        /// The one that shows a free screen, where there is one.
        let presenters: [String: String] = free.reduce(into: [:]) { presenters, node in
            if let shown = shownBy[node.id], shown.count == 1 { presenters[node.id] = shown.first }
        }
        let children = Dictionary(grouping: presenters.keys.sorted()) { presenters[$0] ?? "" }
        func isFlow(_ id: String) -> Bool { (children[id]?.count ?? 0) >= CardMap.ownCard }
        for node in free {
            var (place, seen) = (node.id, Set<String>())
            while owners[place] == nil, !isFlow(place), let presenter = presenters[place], seen.insert(place).inserted {
                place = presenter
            }
            if place != node.id, seen.contains(place) == false || owners[place] != nil {
                owners[node.id] = owners[place] ?? place
            }
        }
        // A ring of screens that only show each other has no beginning: each stays by itself.
        for (id, owner) in owners where graph[owner]?.kind == .screen && owners[owner] != nil { owners[id] = nil }

        let screens = Dictionary(grouping: graph.nodes.filter { owners[$0.id] != nil }) { owners[$0.id] ?? "" }
        let touched = Set(lines.filter { $0.from != $0.to }.flatMap { [$0.from, $0.to] })
        let heads = graph.nodes.filter { owners[$0.id] == nil }
        let alone = heads.filter {
            !touched.contains($0.id) && screens[$0.id] == nil && !entries.contains($0.id) && $0.kind == .screen
        }
        let hasTray = alone.count > 1
        let inTray = Set(hasTray ? alone.map(\.id) : [])
        unconnected = hasTray ? alone : []
        cards = heads.filter { !inTray.contains($0.id) }.map { ($0, screens[$0.id] ?? []) }
    }
}
