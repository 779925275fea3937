import NavAtlasModel

/// A diagram in Graphviz's language.
struct DiagramText {
    private(set) var text = ""
    private let diagram: Diagram
    private let effort: Effort
    private let links: [String: [String]]
    private let ways: [String: Set<EdgeStyle>]
    private let images: [String: (path: String, width: Int, height: Int)]

    private var graph: NavigationGraph { diagram.graph }
    private func hex(_ role: ColorRole) -> String { diagram.theme.hex(role) }

    /// - Parameter images: the files of ``Diagram/images``; none are shown where there are none.
    init(_ diagram: Diagram, _ effort: Effort = .full, images files: [String] = []) {
        self.diagram = diagram
        self.effort = effort
        links = diagram.graph.deepLinks.reduce(into: [:]) { links, link in
            if let target = link.to { links[target, default: []].append(link.pattern) }
        }
        ways = diagram.graph.edges.reduce(into: [:]) { ways, edge in
            if let presentation = edge.presentation { ways[edge.to, default: []].insert(.of(presentation)) }
        }
        images = zip(diagram.images, files).reduce(into: [:]) { images, image in
            let size = image.0.thumbnail.shown
            images[image.0.id] = (image.1, size.width, size.height)
        }
        let lines = DrawnEdge.lines(of: diagram.graph, diagram.highlights)
        writeHead(lines.drawn)
        // Graphviz starts at the first node, and turns round what leads back to it.
        for entry in diagram.graph.entries { writeEntry(entry) }
        if diagram.graph.nodes.isEmpty { writeEmpty() }
        if effort.hasFrames {
            let frames = Frames(diagram.graph, marks: diagram.marks)
            for (coordinator, screens) in frames.frames { writeFrame(of: coordinator, screens) }
            for node in frames.outside { writeNode(node, indent: "  ") }
        } else {
            for node in diagram.graph.nodes { writeNode(node, indent: "  ") }
        }
        for line in lines.drawn {
            writeLine(
                line.left, line.right, line.attributes(diagram.theme, effort, links: diagram.sourceLinks))
        }
        for edge in lines.hidden { writeLine(edge.from, edge.to, "style=invis, weight=2") }
        text += "}\n"
    }

    private func mark(_ id: String) -> Mark { diagram.marks[id] ?? Mark() }

    // MARK: Parts

    /// `newrank` is no matter of taste: with clusters and edge labels, Graphviz crashes without it.
    private mutating func writeHead(_ lines: [DrawnEdge]) {
        let font = "fontname=\"Helvetica,Arial,sans-serif\""
        text += "digraph navigation {\n"
        text +=
            "  graph [id=navigation, newrank=true, rankdir=\(diagram.direction.rawValue), charset=\"UTF-8\", "
            + "bgcolor=\"\(hex(.background))\", pad=0.2, nodesep=0.22, ranksep=0.45, labelloc=t, labeljust=l, \(font), "
            + "fontsize=12, fontcolor=\"\(hex(.quiet))\", tooltip=\(DOT.quoted(diagram.title ?? "Navigation"))"
            + effort.attributes
        if let label = Legend(diagram, lines).label { text += ", label=<\(label)>" }
        text += "]\n"
        text += "  node [shape=box, style=\"filled,rounded\", \(font), fontsize=13, margin=\"0.17,0.07\", height=0.4, "
        text += "penwidth=1.2]\n"
        text += "  edge [\(font), fontsize=10.5, arrowsize=0.75]\n"
    }

    private mutating func writeEmpty() {
        text += "  \"nothing:\" [id=\"nothing\", style=\"dashed,rounded\", color=\"\(hex(.screenBorder))\", "
        text += "label=\"Nothing to draw: no coordinators, no screens\", tooltip=\"nothing to draw\"]\n"
    }

    private mutating func writeFrame(of coordinator: Node, _ screens: [Node]) {
        let name = DOT.identifier(coordinator.id)
        let isLost = mark(coordinator.id).reach == .unreachable
        text += "  subgraph \"cluster::\(name)\" {\n"
        text +=
            "    id=\"frame-\(name)\"; tooltip=\(DOT.quoted("coordinator \(coordinator.id)")); label=\"\"; margin=12\n"
        text +=
            isLost
            ? "    style=\"filled,rounded,dashed\"; penwidth=2.5; color=\"\(hex(.alarm))\"; "
                + "fillcolor=\"\(hex(.alarmTint))\"\n"
            : "    style=\"filled,rounded\"; color=\"\(hex(.flowBorder))\"; fillcolor=\"\(hex(.flow))\"\n"
        writeNode(coordinator, indent: "    ")
        for screen in screens { writeNode(screen, indent: "    ") }
        text += "  }\n"
    }

    private mutating func writeNode(_ node: Node, indent: String) {
        let look = NodeLook(
            node: node, mark: mark(node.id), theme: diagram.theme, isEntry: graph.entries.contains(node.id),
            links: links[node.id] ?? [], ways: EdgeStyle.sorted(ways[node.id] ?? []),
            url: diagram.nodeLinks[node.id] ?? node.location.flatMap { diagram.sourceLinks?.url(of: $0) },
            image: images[node.id])
        text += "\(indent)\"\(DOT.identifier(node.id))\" [\(look.attributes)]\n"
    }

    /// A filled circle with an arrow, as state charts begin.
    private mutating func writeEntry(_ id: String) {
        let name = DOT.identifier(id)
        let tooltip = "tooltip=\(DOT.quoted("entry to \(id)"))"
        text += "  \"entry::\(name)\" [id=\"entry-\(name)\", shape=circle, style=filled, fillcolor=\"\(hex(.ink))\", "
        text += "width=0.24, height=0.24, fixedsize=true, label=\"\", \(tooltip)]\n"
        text += "  \"entry::\(name)\" -> \"\(name)\" [id=\"edge-entry-\(name)\", label=<<B>entry</B>>, penwidth=2.4, "
        text += "weight=3, color=\"\(hex(.ink))\", fontcolor=\"\(hex(.ink))\", \(tooltip), label\(tooltip)]\n"
    }

    private mutating func writeLine(_ from: String, _ to: String, _ attributes: String) {
        text += "  \"\(DOT.identifier(from))\" -> \"\(DOT.identifier(to))\" [\(attributes)]\n"
    }
}
