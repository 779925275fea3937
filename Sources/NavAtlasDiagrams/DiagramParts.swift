import NavAtlasModel

/// What attributes are for.
enum Purpose {
    /// Places alone: what has a size, and what it is known by. Graphviz takes a third of a small layout to read the rest.
    case layout
    /// Everything that a picture shows and tells.
    case drawing
}

/// What stands in a diagram, each thing with its attributes in Graphviz's language.
struct DiagramParts {
    /// The lines that are seen, the ways that only hold the picture in shape, and those that others stand for there.
    let lines: (drawn: [DrawnEdge], hidden: [Edge], implied: [Edge])
    let frames: Frames
    private let diagram: Diagram
    private let links: [String: [String]]
    private let ways: [String: Set<EdgeStyle>]
    private let images: [String: (path: String, width: Int, height: Int)]

    var graph: NavigationGraph { diagram.graph }
    var direction: Diagram.Direction { diagram.direction }
    private func hex(_ role: ColorRole) -> String { diagram.theme.hex(role) }

    /// - Parameter images: the files of ``Diagram/images``; none are shown where there are none.
    init(_ diagram: Diagram, images files: [String] = []) {
        self.diagram = diagram
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
        frames = Frames(diagram.graph, marks: diagram.marks)
        let (drawn, hidden) = DrawnEdge.lines(of: diagram.graph, diagram.highlights)
        let (needed, implied) = frames.sorted(hidden, among: drawn, in: diagram.graph)
        lines = (drawn, needed, implied)
    }

    private func mark(_ id: String) -> Mark { diagram.marks[id] ?? Mark() }

    /// How lines are longer than others for the picture's shape: those that are seen, then those that are not.
    var staggering: Staggering {
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        func number(_ id: String) -> Int { numbers[id] ?? 0 }
        let inFrames = frames.frames.map { frame in ([frame.coordinator] + frame.screens).map { number($0.id) } }
        return Staggering(
            frames: inFrames + frames.outside.map { [number($0.id)] },
            lines: lines.drawn.map { (number($0.left), number($0.right)) }
                + lines.hidden.map { (number($0.from), number($0.to)) },
            roots: graph.entries.map(number), isAcross: direction.axis == \.x,
            comfortable: direction.axis == \.x ? Staggering.comfortable.height : Staggering.comfortable.width)
    }

    /// The start of the text, with more attributes of the graph; the legend is for drawings.
    ///
    /// `newrank` is no matter of taste: with clusters and edge labels, Graphviz crashes without it.
    func head(_ attributes: String, for purpose: Purpose = .drawing) -> String {
        let font = "fontname=\"Helvetica,Arial,sans-serif\""
        var text =
            "digraph navigation {\n"
            + "  graph [newrank=true, rankdir=\(diagram.direction.rawValue), charset=\"UTF-8\", nodesep=0.22, ranksep=0.45"
        if purpose == .drawing {
            text +=
                ", id=navigation, bgcolor=\"\(hex(.background))\", pad=0.2, labelloc=t, labeljust=l, \(font), fontsize=12, "
                + "fontcolor=\"\(hex(.quiet))\", tooltip=\(DOT.quoted(diagram.title ?? "Navigation"))"
        }
        text += attributes
        if purpose == .drawing, let label = Legend(diagram, lines.drawn).label { text += ", label=<\(label)>" }
        text += "]\n"
        text += "  node [shape=box, style=\"filled,rounded\", \(font), fontsize=13, margin=\"0.17,0.07\", height=0.4, "
        text += "penwidth=1.2]\n"
        let usual = DrawnEdge.usual
        return text + "  edge [\(font), fontsize=10.5, arrowsize=0.75, dir=both, arrowhead=\(usual.head), "
            + "arrowtail=\(usual.tail), penwidth=\(usual.width)]\n"
    }

    /// What stands where there is nothing to draw.
    var empty: String {
        "  \"nothing:\" [id=\"nothing\", style=\"dashed,rounded\", color=\"\(hex(.screenBorder))\", "
            + "label=\"Nothing to draw: no coordinators, no screens\", tooltip=\"nothing to draw\"]\n"
    }

    static func name(ofFrame coordinator: Node) -> String { "\"cluster::\(DOT.identifier(coordinator.id))\"" }

    /// A frame's beginning.
    func frame(of coordinator: Node) -> String {
        let name = DOT.identifier(coordinator.id)
        let isLost = mark(coordinator.id).reach == .unreachable
        return "  subgraph \(Self.name(ofFrame: coordinator)) {\n"
            + "    id=\"frame-\(name)\"; tooltip=\(DOT.quoted("coordinator \(coordinator.id)")); label=\"\"; margin=12\n"
            + (isLost
                ? "    style=\"filled,rounded,dashed\"; penwidth=2.5; color=\"\(hex(.alarm))\"; "
                    + "fillcolor=\"\(hex(.alarmTint))\"\n"
                : "    style=\"filled,rounded\"; color=\"\(hex(.flowBorder))\"; fillcolor=\"\(hex(.flow))\"\n")
    }

    func attributes(of node: Node, for purpose: Purpose = .drawing) -> String {
        NodeLook(
            node: node, mark: mark(node.id), theme: diagram.theme, isEntry: graph.entries.contains(node.id),
            links: links[node.id] ?? [], ways: EdgeStyle.sorted(ways[node.id] ?? []),
            url: diagram.nodeLinks[node.id] ?? node.location.flatMap { diagram.sourceLinks?.url(of: $0) },
            image: images[node.id], purpose: purpose
        ).attributes
    }

    func attributes(of line: DrawnEdge, labelName: String?, for purpose: Purpose = .drawing) -> String {
        line.attributes(diagram.theme, labelName: labelName, links: diagram.sourceLinks, for: purpose)
    }

    /// Those of a way that is not seen.
    static let hidden = "style=invis, weight=2"

    /// A filled circle with an arrow, as state charts begin: names and attributes of both.
    func entry(_ id: String, labelName: String? = "label") -> (name: String, node: String, line: String) {
        let name = DOT.identifier(id)
        let tooltip = "tooltip=\(DOT.quoted("entry to \(id)"))"
        return (
            "entry::\(name)",
            "id=\"entry-\(name)\", shape=circle, style=filled, fillcolor=\"\(hex(.ink))\", "
                + "width=0.24, height=0.24, fixedsize=true, label=\"\", \(tooltip)",
            "id=\"edge-entry-\(name)\", \(labelName.map { "\($0)=<<B>entry</B>>, " } ?? "")penwidth=2.4, "
                + "weight=3, color=\"\(hex(.ink))\", fontcolor=\"\(hex(.ink))\", \(tooltip), label\(tooltip)"
        )
    }

    static func node(_ name: String, _ attributes: String) -> String { "\"\(name)\" [\(attributes)]\n" }

    static func line(_ from: String, _ to: String, _ attributes: String) -> String {
        "  \"\(from)\" -> \"\(to)\" [\(attributes)]\n"
    }
}
