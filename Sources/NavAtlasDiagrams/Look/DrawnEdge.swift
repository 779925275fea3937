import NavAtlasModel

/// A line of the picture: one edge, or all that lead from a node to itself, whose labels would cover each other.
struct DrawnEdge {
    /// The edges with their looks; at least one.
    let strands: [(edge: Edge, style: EdgeStyle)]
    /// Whether it leads nearer to an entry, so that its destination stands to its left.
    let leadsBack: Bool
    /// What the picture points at here.
    var highlight: Highlight?

    /// The lines that make the picture, and the ways that only hold it in shape.
    ///
    /// Where call sites were read, the way to a screen starts at whoever triggers it: a declared route that someone
    /// triggers is drawn from there, and the frame around its coordinator's screens says who declares it. What
    /// a coordinator shows by itself, its initial root and its tabs, and what nobody triggers is drawn from the
    /// coordinator. A graph without transitions is drawn as declared.
    ///
    /// A destination stands to the right of the coordinator that declares the way to it, whoever triggers that way: so
    /// a declared way that is not drawn is among the hidden ones, and a line that leads back is told to Graphviz the
    /// other way round. What the picture points at is drawn in any case.
    static func lines(
        of graph: NavigationGraph, _ highlights: [Edge.Identity: Highlight] = [:]
    ) -> (drawn: [DrawnEdge], hidden: [Edge]) {
        let transitions = graph.edges.filter { $0.kind == .transition }
        let triggered = Set(transitions.map { Way(route: $0.name, to: $0.to) })
        let depths = depths(of: graph)
        var drawn: [DrawnEdge] = []
        var hidden: [Edge] = []
        var loops: [String: [(edge: Edge, style: EdgeStyle)]] = [:]
        for edge in graph.edges {
            var style = EdgeStyle.of(edge.presentation)
            if !transitions.isEmpty, edge.kind.isDeclared, edge.kind != .tab, !edge.initial {
                let isTriggered = triggered.contains(Way(route: "\(edge.from).\(edge.name)", to: edge.to))
                if isTriggered, highlights[edge.identity] == nil {
                    if edge.from != edge.to { hidden.append(edge) }
                    continue
                }
                if !isTriggered { style = .untriggered }
            }
            if edge.from == edge.to {
                loops[edge.from, default: []].append((edge, style))
            } else {
                let leadsBack = depths[edge.to, default: .max] < depths[edge.from, default: -1]
                drawn.append(
                    DrawnEdge(strands: [(edge, style)], leadsBack: leadsBack, highlight: highlights[edge.identity]))
            }
        }
        drawn += loops.sorted { $0.key < $1.key }.map { loop in
            let pointed = loop.value.lazy.compactMap { highlights[$0.edge.identity] }.first
            return DrawnEdge(strands: loop.value, leadsBack: false, highlight: pointed)
        }
        return (drawn, hidden)
    }

    private struct Way: Hashable {
        let route: String
        let to: String
    }

    /// The least number of declared ways from an entry.
    private static func depths(of graph: NavigationGraph) -> [String: Int] {
        var ways: [String: [String]] = [:]
        for edge in graph.edges where edge.kind.isDeclared { ways[edge.from, default: []].append(edge.to) }
        var queue = graph.entries
        var depths: [String: Int] = [:]
        for entry in queue { depths[entry] = 0 }
        var next = 0
        while next < queue.count {
            let id = queue[next]
            next += 1
            for target in ways[id] ?? [] where depths[target] == nil {
                depths[target] = depths[id, default: 0] + 1
                queue.append(target)
            }
        }
        return depths
    }
}

extension DrawnEdge {
    /// The end that stands to the left.
    var left: String { leadsBack ? strands[0].edge.to : strands[0].edge.from }
    /// The end that stands to the right.
    var right: String { leadsBack ? strands[0].edge.from : strands[0].edge.to }

    /// Graphviz's words for the arrows at the right and at the left end.
    var arrows: (head: String, tail: String) {
        let head = isOfOneStyle ? strands[0].style.head.shape : Self.usual.head
        let tail = strands.allSatisfy { !$0.edge.kind.isDeclared } ? "tee" : Self.usual.tail
        return leadsBack ? (tail, head) : (head, tail)
    }

    /// Stable, and different for any two lines of a picture.
    var id: String {
        let edge = strands[0].edge
        if edge.from == edge.to { return "loop-" + DOT.identifier(edge.from) }
        let parts = [edge.from, edge.to, edge.kind.rawValue, edge.name, edge.presentation?.rawValue ?? ""]
        return "edge-" + parts.map(DOT.identifier).joined(separator: "-")
    }

    /// The line's attributes, without its ends; with a link to where the way is taken. `constraint=false` would say in one
    /// word that a line leads back, but Graphviz fails on some graphs that have it ("trouble in init_rank").
    func attributes(_ theme: Theme, labelName: String?, links: SourceLinks?, for purpose: Purpose) -> String {
        let (edge, style) = strands[0]
        var values: [String] = []
        if purpose == .drawing { values.append("id=\"\(id)\"") }
        if let labelName { values.append("\(labelName)=<\(label(theme, for: purpose))>") }
        if purpose == .drawing {
            let tooltip = DOT.quoted(strands.map { Notation.print($0.edge) }.joined(separator: "; "))
            values += ["tooltip=\(tooltip)", "labeltooltip=\(tooltip)"]
            if let link = edge.locations.min().flatMap({ links?.url(of: $0) }) {
                values += ["URL=\(DOT.quoted(link))", "labelURL=\(DOT.quoted(link))"]
            }
            values += look(theme)
        }
        let width = highlight != nil ? 3 : isOfOneStyle ? style.width : Self.usual.width
        if width != Self.usual.width { values.append("penwidth=\(width)") }
        let (head, tail) = arrows
        if head != Self.usual.head { values.append("arrowhead=\(head)") }
        if tail != Self.usual.tail { values.append("arrowtail=\(tail)") }
        if edge.kind == .root || edge.kind == .tab { values.append("weight=3") }
        return values.joined(separator: ", ")
    }

    /// What most lines are like, which ``DiagramParts/head(_:for:)`` says once for all.
    static let usual = (width: 1.3, head: "normal", tail: "none", pattern: "solid")

    private var isOfOneStyle: Bool { strands.dropFirst().allSatisfy { $0.style == strands[0].style } }

    /// Colour and pattern.
    private func look(_ theme: Theme) -> [String] {
        guard isOfOneStyle || highlight != nil else {
            // One thread beside the other, each in its colour.
            let colors = strands.map(\.style).reduce(into: [String]()) {
                let color = theme.hex($1.color)
                if !$0.contains(color) { $0.append(color) }
            }
            return ["color=\"\(colors.joined(separator: ":"))\""]
        }
        let style = strands[0].style
        let color = "color=\"\(theme.hex(highlight?.color ?? style.color))\""
        return style.pattern == Self.usual.pattern ? [color] : [color, "style=\(style.pattern)"]
    }

    private func label(_ theme: Theme, for purpose: Purpose) -> String {
        func colored(_ role: ColorRole, _ html: String) -> String {
            purpose == .layout ? html : "<FONT COLOR=\"\(theme.hex(role))\">\(html)</FONT>"
        }
        let sign = highlight.map { colored($0.color, "<B>\($0.sign)&#160;</B>") } ?? ""
        let names = strands.map { edge, style in
            let name = Caption.lines(Self.caption(of: edge), width: 20).map(DOT.html).joined(separator: "<BR/>")
            let sign = strands.count > 1 ? "&#160;\(style.head.sign)" : ""
            let first = edge.initial ? "&#160;· first" : ""
            return colored(style.textColor, "\(edge.initial ? "<B>\(name)</B>" : name)\(first)\(sign)")
        }
        return sign + names.joined(separator: "<BR/>")
    }

    /// The route's name. For a transition, that of the route without its coordinator.
    static func caption(of edge: Edge) -> String {
        guard !edge.kind.isDeclared, let dot = edge.name.lastIndex(of: ".") else { return edge.name }
        return String(edge.name[edge.name.index(after: dot)...])
    }
}
