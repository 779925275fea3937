import NavAtlasModel

/// A diagram in Graphviz's language, for tools that lay it out themselves: a table for each card, a port for each row.
struct DOTText {
    private(set) var text = ""
    private let diagram: Diagram
    private let map: CardMap
    private let facts: DiagramFacts

    init(_ whole: Diagram) {
        let drawn = DrawnCards(whole)
        (diagram, facts, map) = (drawn.diagram, drawn.facts, drawn.map)
        text =
            "digraph navigation {\n  graph [rankdir=LR, newrank=true, charset=\"UTF-8\", nodesep=0.25, ranksep=0.8, "
            + "bgcolor=\"\(hex(.background))\", labelloc=t, fontname=\"Helvetica\", fontcolor=\"\(hex(.ink))\""
            + (diagram.title.map { ", label=<<B>\(DOT.html($0))</B>>" } ?? "") + "]\n"
            + "  node [shape=plain, fontname=\"Helvetica\", fontsize=11]\n"
            + "  edge [arrowsize=0.6, penwidth=1.2]\n"
        if diagram.graph.nodes.isEmpty {
            text += "  nothing [label=\"Nothing to draw: no coordinators, no screens\"]\n"
        }
        for number in map.cards.indices { writeCard(number) }
        for id in diagram.graph.entries {
            guard let end = end(of: id) else { continue }
            let name = "\"entry::\(DOT.identifier(id))\""
            text += "  \(name) [shape=circle, label=\"\", width=0.16, style=filled, fillcolor=\"\(hex(.ink))\"]\n"
            text += "  \(name) -> \(end) [penwidth=2, color=\"\(hex(.ink))\"]\n"
        }
        for line in map.lines { write(line) }
        text += "}\n"
    }

    private func hex(_ role: ColorRole) -> String { diagram.theme.hex(role) }

    private func name(ofCard number: Int) -> String {
        let card = map.cards[number]
        return card.hasHead ? "\"\(DOT.identifier(card.rows[0].node.id))\"" : "\"unconnected:\""
    }

    /// A row, as lines name it: its card's name and its port.
    private func end(of id: String) -> String? {
        map.rowPositions[id].map { "\(name(ofCard: $0.card)):r\($0.row)" }
    }

    private mutating func writeCard(_ number: Int) {
        let card = map.cards[number]
        var table = "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"4\">"
        if !card.hasHead { table += "<TR><TD ALIGN=\"LEFT\"><I>\(CardFace.trayTitle)</I></TD></TR>" }
        for (place, row) in card.rows.enumerated() { table += cells(row, place, isHead: card.hasHead && place == 0) }
        text += "  \(name(ofCard: number)) [label=<\(table)</TABLE>>]\n"
    }

    private func cells(_ row: CardRow, _ place: Int, isHead: Bool) -> String {
        let parts = RowParts(row, isHead: isHead, diagram, facts)
        let look = NodeAppearance(node: row.node, mark: diagram.marks[row.node.id] ?? Mark())
        let ink = isHead ? look.headText : .ink
        var lines = [font(ink, isHead ? "<B>\(DOT.html(parts.name))</B>" : DOT.html(parts.name))]
        if let qualifier = parts.qualifier {
            lines.append(font(isHead ? look.headDetail : .quiet, size: 9, DOT.html(qualifier)))
        }
        if !parts.pills.isEmpty {
            let words = parts.pills.map { font(isHead ? ink : $0.color, size: 9, DOT.html($0.text)) }
            lines.append(words.joined(separator: " · "))
        }
        lines += parts.chips.map { chip in
            font(isHead ? look.headDetail : chip.lines[0].style.textColor, size: 9, "  " + DOT.html(chip.text))
        }
        let indent = String(repeating: "&#160;&#160;", count: row.depth)
        let fill = isHead ? look.headFill : look.rowFill
        let content = lines.map { indent + $0 + "<BR ALIGN=\"LEFT\"/>" }.joined()
        let tooltip = NodeDescription(
            node: row.node, mark: diagram.marks[row.node.id] ?? Mark(), isEntry: facts.entries.contains(row.node.id),
            links: facts.links[row.node.id] ?? [], ways: EdgeStyle.sorted(facts.ways[row.node.id] ?? [])
        ).text
        return "<TR><TD PORT=\"r\(place)\" ALIGN=\"LEFT\" BALIGN=\"LEFT\" BGCOLOR=\"\(hex(fill))\" "
            + "TITLE=\"\(DOT.html(tooltip))\">\(content)</TD></TR>"
    }

    private func font(_ color: ColorRole, size: Int? = nil, _ html: String) -> String {
        let size = size.map { " POINT-SIZE=\"\($0)\"" } ?? ""
        return "<FONT COLOR=\"\(hex(color))\"\(size)>\(html)</FONT>"
    }

    private mutating func write(_ line: CardLine) {
        guard let from = end(of: line.from), let to = end(of: line.to) else { return }
        let style = line.style
        let tooltip = line.strands.map { Notation.print($0.edge) }.joined(separator: "; ")
        text += "  \(from) -> \(to) [color=\"\(hex(line.highlight?.color ?? style.color))\", style=\(style.pattern), "
        text += "arrowhead=\(style.head.shape), penwidth=\(line.highlight == nil ? style.width : 3), "
        text += "edgetooltip=\(DOT.quoted(tooltip))]\n"
    }
}
