import NavAtlasModel

/// A diagram in Mermaid's language, as Markdown: GitHub, GitLab and others draw its blocks where they stand.
struct Mermaid {
    /// What common renderers draw at most: Mermaid's own `maxEdges` is 500 and its `maxTextSize` 50,000, but with frames
    /// Mermaid 11.6 fails on some graphs of 375 ways and more that lead anywhere ("setting 'order'").
    static let mostEdges = 300
    static let mostCharacters = 45_000

    private let diagram: Diagram

    init(_ diagram: Diagram) { self.diagram = diagram }

    /// One block where that is within the limits, else an overview and a block for each coordinator.
    var markdown: String {
        let title = diagram.title.map { "# \(Self.heading($0))\n\n" } ?? ""
        if let whole = block(diagram.graph) { return title + whole }
        let members = members(of: diagram.graph)
        let parts = members.cards.filter { !$0.screens.isEmpty }.map { head, screens in
            "## \(Self.heading(names.name(of: head.id)))\n\n"
                + (block(diagram.graph.keeping(Set([head.id] + screens.map(\.id)))) ?? Self.tooLarge)
        }
        let overview = block(diagram.graph.collapsed)
        return title
            + "## Coordinators\n\nThe whole graph has more connections than Mermaid draws. This part shows only coordinators; "
            + "each has a part of its own below.\n\n" + (overview ?? Self.tooLarge) + "\n"
            + parts.joined(separator: "\n")
    }

    private var names: NodeNames { NodeNames(diagram.graph) }

    private func members(of graph: NavigationGraph) -> CardMembers {
        CardMembers(graph, marks: diagram.marks, lines: CardLine.lines(of: graph, diagram.highlights))
    }

    private static let tooLarge = "This part has more connections than Mermaid draws; `diagram -o FILE.svg` draws it.\n"

    private func block(_ graph: NavigationGraph) -> String? {
        let drawn = CardLine.lines(of: graph, diagram.highlights)
        guard drawn.count <= Self.mostEdges else { return nil }
        // Nodes are called by their numbers: names may be words of the language.
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        func name(_ id: String) -> String { "n\(numbers[id] ?? 0)" }
        var lines = ["```mermaid", "flowchart LR"]
        let members = members(of: graph)
        let (names, frames) = (names, members.cards.filter { !$0.screens.isEmpty })
        for frame in frames {
            lines.append("    subgraph f\(numbers[frame.head.id] ?? 0)[\" \"]")
            lines += ([frame.head] + frame.screens).map { "        \(node($0, name($0.id), names))" }
            lines.append("    end")
        }
        let outside = members.cards.filter { $0.screens.isEmpty }.map(\.head) + members.unconnected
        lines += outside.map { "    \(node($0, name($0.id), names))" }
        for entry in graph.entries { lines.append("    entry\(numbers[entry] ?? 0)((\"entry\")) ==> \(name(entry))") }
        for line in drawn {
            lines.append(
                "    \(name(line.from)) \(Self.arrow(line.style))|\"\(Self.text(line.caption))\"| \(name(line.to))")
        }
        lines += styles(graph, frames.map(\.head), name)
        lines.append("```\n")
        let text = lines.joined(separator: "\n")
        return text.count <= Self.mostCharacters ? text : nil
    }

    private func node(_ node: Node, _ name: String, _ names: NodeNames) -> String {
        let mark = diagram.marks[node.id] ?? Mark()
        let warning = mark.reach == .unreachable ? "<br>UNREACHABLE" : ""
        let qualifier = names.qualifier(of: node.id).map { "<br>" + Self.text($0) } ?? ""
        let label = Self.text(names.name(of: node.id)) + qualifier + warning
        return node.kind == .coordinator ? "\(name)[[\"\(label)\"]]" : "\(name)(\"\(label)\")"
    }

    private func styles(
        _ graph: NavigationGraph, _ frames: [Node], _ name: (String) -> String
    ) -> [String] {
        func list(_ isIn: (Node) -> Bool) -> String {
            graph.nodes.filter(isIn).map { name($0.id) }.joined(separator: ",")
        }
        let coordinators = list { $0.kind == .coordinator }
        let lost = list { diagram.marks[$0.id]?.reach == .unreachable }
        var lines: [String] = []
        if !frames.isEmpty {
            // Neither glaring on black nor lost on white: the reader's page chooses between Mermaid's themes.
            lines.append("    classDef flow fill:#7F8FA61F,stroke:#7F8FA6")
            lines.append(
                "    class \(frames.map { "f" + name($0.id).dropFirst() }.joined(separator: ",")) flow")
        }
        if !coordinators.isEmpty {
            lines.append(
                "    classDef coordinator fill:\(diagram.theme.hex(.coordinator)),color:\(diagram.theme.hex(.coordinatorText)),stroke:\(diagram.theme.hex(.ink))"
            )
            lines.append("    class \(coordinators) coordinator")
        }
        if !lost.isEmpty {
            lines.append(
                "    classDef lost fill:\(diagram.theme.hex(.alarmTint)),color:\(diagram.theme.hex(.alarmText)),"
                    + "stroke:\(diagram.theme.hex(.alarm)),stroke-dasharray:5 3")
            lines.append("    class \(lost) lost")
        }
        return lines
    }

    private static func arrow(_ style: EdgeStyle) -> String {
        switch style.pattern {
        case "dashed", "dotted": "-.->"
        default: style.width > 1.7 ? "==>" : "-->"
        }
    }

    /// Text inside quotation marks, of which there must be some. All but letters, numbers and a few signs stand as numbered
    /// entities: Mermaid takes its directives from anywhere, and what looks like Markdown, a formula or a link for that.
    static func text(_ text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in DOT.visible(text).unicodeScalars {
            let isPlain =
                switch scalar {
                case " ", ",", "(", ")": true
                // A number and a point begin a list.
                case ".": last?.properties.isAlphabetic ?? false
                default:
                    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.value >= 0x80
                }
            result += isPlain ? String(scalar) : "#\(scalar.value);"
            last = scalar
        }
        return result.isEmpty ? " " : result
    }

    /// Text in a heading of Markdown.
    private static func heading(_ text: String) -> String {
        DOT.visible(text).unicodeScalars.map { scalar in
            scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil && scalar != " "
                ? "&#\(scalar.value);" : String(scalar)
        }.joined()
    }
}
