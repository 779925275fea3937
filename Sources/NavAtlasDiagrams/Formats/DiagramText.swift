import NavAtlasModel

/// A diagram in Graphviz's language, in one text that any tool can lay out.
struct DiagramText {
    private(set) var text = ""

    /// - Parameter images: the files of ``Diagram/images``; none are shown where there are none.
    init(_ diagram: Diagram, _ effort: Effort = .full, images: [String] = []) {
        let parts = DiagramParts(diagram, images: images)
        let staggering = effort == .full ? parts.staggering : nil
        text = parts.head(effort.attributes + (staggering?.attributes ?? ""))
        // Graphviz starts at the first node, and turns round what leads back to it.
        for id in diagram.graph.entries {
            let entry = parts.entry(id)
            text += "  " + DiagramParts.node(entry.name, entry.node)
            text += DiagramParts.line(entry.name, DOT.identifier(id), entry.line)
        }
        if diagram.graph.nodes.isEmpty { text += parts.empty }
        func write(_ node: Node, _ indent: String = "  ") {
            text += indent + DiagramParts.node(DOT.identifier(node.id), parts.attributes(of: node))
        }
        if effort.hasFrames {
            for (coordinator, screens) in parts.frames.frames {
                text += parts.frame(of: coordinator)
                for node in [coordinator] + screens { write(node, "    ") }
                text += "  }\n"
            }
            for node in parts.frames.outside { write(node) }
        } else {
            for node in diagram.graph.nodes { write(node) }
        }
        let lengths = staggering?.lengths ?? [:]
        func length(_ line: Int) -> String { lengths[line].map { ", minlen=\($0)" } ?? "" }
        let drawn = parts.lines.drawn
        for (place, line) in drawn.enumerated() {
            text += DiagramParts.line(
                DOT.identifier(line.left), DOT.identifier(line.right),
                parts.attributes(of: line, labelName: effort.labelName) + length(place))
        }
        for (place, edge) in parts.lines.hidden.enumerated() {
            text += DiagramParts.line(
                DOT.identifier(edge.from), DOT.identifier(edge.to), DiagramParts.hidden + length(drawn.count + place))
        }
        text += "}\n"
    }
}
