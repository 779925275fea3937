/// The lines above a picture: its title, and what its signs mean.
public struct Legend {
    /// How much a legend explains.
    public enum Extent: String, Sendable, CaseIterable {
        /// The signs that stand in the picture.
        case used
        /// Every sign there is.
        case all
        /// Nothing.
        case none
    }

    private var title: String?
    private var theme = Theme.light
    /// Signs at nodes, each with its colour and words.
    private var nodes: [(sign: String, color: ColorRole, words: String)] = []
    private var styles: [EdgeStyle] = []
    private var hasTransitions = false
    private var highlights: [Highlight] = []

    /// How many signs stand side by side.
    private var columns = 4

    /// The legend of a picture with those lines.
    init(_ diagram: Diagram, _ lines: [DrawnEdge]) {
        title = diagram.title
        theme = diagram.theme
        columns = diagram.graph.nodes.count > 24 ? 12 : diagram.graph.nodes.count > 9 ? 8 : 4
        switch diagram.legend {
        case .none: return
        case .used:
            styles = EdgeStyle.sorted(Set(lines.flatMap(\.strands).map(\.style)))
            hasTransitions = lines.contains { $0.strands.contains { !$0.edge.kind.isDeclared } }
            let pointed = Set(diagram.highlights.values).union(diagram.marks.values.compactMap(\.highlight))
            highlights = Highlight.allCases.filter(pointed.contains)
            let kinds = Set(diagram.graph.nodes.map(\.kind))
            if kinds.count > 1 { nodes = Array(Self.signs.prefix(2)) }
        case .all:
            styles = EdgeStyle.known.map(\.1) + [.unstated, .untriggered]
            hasTransitions = true
            highlights = Highlight.allCases
            nodes = Self.signs
        }
    }

    private static let signs: [(sign: String, color: ColorRole, words: String)] = [
        ("■", .coordinatorBorder, "coordinator"), ("□", .screenBorder, "screen"), ("●", .ink, "entry"),
        ("→", .blue, "opened by a deep link"), ("□□", .blue, "only by deep link (two borders)"),
        ("◊", .violet, "perhaps reachable (six corners, dotted)"),
        ("!", .alarm, "unreachable (eight corners, dashed)"), ("■ push", .quiet, "in a node: how it is shown"),
    ]

    /// An HTML-like label, or `nil` where there is nothing to say.
    var label: String? {
        var rows: [String] = []
        if let title, !title.isEmpty {
            let lines = Caption.lines(title, width: 60).map(DOT.html).joined(separator: "<BR/>")
            rows.append("<FONT POINT-SIZE=\"20\" COLOR=\"\(theme.hex(.ink))\"><B>\(lines)</B></FONT>")
        }
        let signs = entries
        for start in stride(from: 0, to: signs.count, by: columns) {
            rows.append(signs[start..<min(start + columns, signs.count)].joined(separator: "&#160;&#160;&#160;&#160;"))
        }
        guard !rows.isEmpty else { return nil }
        rows.append(" ")
        let cells = rows.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }
        return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\">\(cells.joined())</TABLE>"
    }

    private var entries: [String] {
        var entries = nodes.map { node in
            "<FONT COLOR=\"\(theme.hex(node.color))\">\(node.sign)</FONT>&#160;\(node.words)"
        }
        entries += styles.map { style in
            let line =
                switch style.pattern {
                case "dashed": "– –"
                case "dotted": "····"
                default: style.width >= 2 ? "▬▬" : "──"
                }
            return
                "<FONT COLOR=\"\(theme.hex(style.textColor))\">\(line)\(style.head.sign)</FONT>&#160;\(DOT.html(style.caption))"
        }
        if hasTransitions { entries.append("<FONT COLOR=\"\(theme.hex(.quiet))\">├─</FONT>&#160;triggered there") }
        return entries
            + highlights.map { "<FONT COLOR=\"\(theme.hex($0.color))\"><B>\($0.sign)</B></FONT>&#160;\($0.meaning)" }
    }
}
