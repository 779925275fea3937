import NavAtlasModel

/// All edges from one node to another, which a picture shows as one line.
struct CardLine {
    let from: String
    let to: String
    /// The edges with their looks; at least one.
    var strands: [(edge: Edge, style: EdgeStyle)]
    /// What the picture points at here.
    var highlight: Highlight?

    /// The looks, each once, in the legend's order.
    var styles: [EdgeStyle] { EdgeStyle.sorted(Set(strands.map(\.style))) }

    /// The look that most of the edges have; of several, the first in the legend's order.
    var style: EdgeStyle {
        let counts = Dictionary(grouping: strands, by: \.style).mapValues(\.count)
        let most = counts.values.max() ?? 0
        return styles.first { counts[$0] == most } ?? strands[0].style
    }

    /// The names of the ways, as far as there is room for them, and how they are shown unless by a push; for languages in
    /// which a line has a label.
    var caption: String {
        let names = strands.map { Self.caption(of: $0.edge) }.reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let ways = styles.filter { $0 != .push }.map(\.caption).joined(separator: ", ")
        let rest = names.count > 2 ? " and \(names.count - 2) more" : ""
        return names.prefix(2).joined(separator: ", ") + rest + (ways.isEmpty ? "" : " (\(ways))")
            + (highlight.map { " \($0.sign)" } ?? "")
    }

    /// The route's name. For a transition, that of the route without its coordinator.
    private static func caption(of edge: Edge) -> String {
        guard !edge.kind.isDeclared, let dot = edge.name.lastIndex(of: ".") else { return edge.name }
        return String(edge.name[edge.name.index(after: dot)...])
    }

    /// Stable, and different for any two lines of a picture.
    var id: String { Self.id(from: from, to: to) }

    static func id(from: String, to: String) -> String {
        from == to
            ? "loop-" + DOT.identifier(from) : "edge-\(DOT.identifier(from))-\(DOT.identifier(to))"
    }
}

/// A row of a card: a node, how it is shown, and where it leads.
struct CardRow {
    let node: Node
    /// How far it is set in: a row shown from the row above is set in by one.
    var depth = 0
    /// The row of the same card that it is shown from, with the line that says so.
    var parent: (row: Int, line: CardLine)?
    /// What the card's own coordinator shows it by.
    var declared: CardLine?
    /// Lines that are told by the name of their destination alone.
    var chips: [CardLine] = []
}

/// A coordinator, or a screen in none, with the screens that belong to it.
struct Card {
    /// Where there is no head, the card holds what is not connected with anything.
    var hasHead = true
    var rows: [CardRow]
}
