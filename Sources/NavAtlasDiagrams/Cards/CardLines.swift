import NavAtlasModel

// Makes the lines of a diagram from the edges of a graph.

extension CardLine {
    /// The lines of a graph, one for each pair of nodes.
    ///
    /// Where call sites were read, the way to a screen starts at whoever triggers it: a declared route that someone triggers
    /// is shown from there, and the card says who declares it. What a coordinator shows by itself, its initial root and its
    /// tabs, and what nobody triggers is shown from the coordinator. A graph without transitions is shown as declared. What
    /// the picture points at is shown in any case.
    static func lines(of graph: NavigationGraph, _ highlights: [Edge.Identity: Highlight] = [:]) -> [CardLine] {
        let transitions = graph.edges.filter { $0.kind == .transition }
        let triggered = Set(transitions.map { Way(route: $0.name, to: $0.to) })
        var lines: [CardLine] = []
        var places: [Pair: Int] = [:]
        for edge in graph.edges {
            var styles = edge.presentations.isEmpty ? [.of(nil)] : edge.presentations.map(EdgeStyle.of)
            if !transitions.isEmpty, edge.kind.isDeclared, edge.kind != .tab, !edge.initial {
                let isTriggered = triggered.contains(Way(route: "\(edge.from).\(edge.name)", to: edge.to))
                if isTriggered, highlights[edge.identity] == nil { continue }
                if !isTriggered { styles = [.untriggered] }
            }
            let pair = Pair(from: edge.from, to: edge.to)
            let place = places[pair] ?? lines.count
            if place == lines.count {
                places[pair] = place
                lines.append(CardLine(from: edge.from, to: edge.to, strands: []))
            }
            lines[place].strands += styles.map { (edge, $0) }
            lines[place].highlight = lines[place].highlight ?? highlights[edge.identity]
        }
        return lines
    }

    private struct Way: Hashable {
        let route: String
        let to: String
    }

    private struct Pair: Hashable {
        let from: String
        let to: String
    }
}
