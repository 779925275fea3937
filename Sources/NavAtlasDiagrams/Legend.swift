/// The lines above a picture: its title, and what its signs mean. Only signs that stand in the picture are explained.
struct Legend {
    var title: String?
    var styles: [EdgeStyle] = []
    var hasTransitions = false
    var highlights: [Highlight] = []

    /// How many signs stand side by side.
    var columns = 4

    /// An HTML-like label, or `nil` where there is nothing to say.
    var label: String? {
        var rows: [String] = []
        if let title, !title.isEmpty {
            let lines = Caption.lines(title, width: 60).map(DOT.html).joined(separator: "<BR/>")
            rows.append("<FONT POINT-SIZE=\"20\" COLOR=\"\(Palette.ink)\"><B>\(lines)</B></FONT>")
        }
        let signs = entries
        for start in stride(from: 0, to: signs.count, by: columns) {
            rows.append(signs[start..<min(start + columns, signs.count)].joined(separator: "&#160;&#160;&#160; "))
        }
        guard !rows.isEmpty else { return nil }
        rows.append(" ")
        let cells = rows.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }
        return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\">\(cells.joined())</TABLE>"
    }

    private var entries: [String] {
        var entries = styles.map { style in
            let line =
                switch style.pattern {
                case "dashed": "– –"
                case "dotted": "····"
                default: style.width >= 2 ? "▬▬" : "──"
                }
            return "<FONT COLOR=\"\(style.color)\">\(line)\(style.head.sign)</FONT> \(DOT.html(style.caption))"
        }
        if hasTransitions { entries.append("<FONT COLOR=\"\(Palette.quiet)\">├─</FONT> triggered there") }
        return entries
            + highlights.map { "<FONT COLOR=\"\($0.color)\"><B>\($0.sign)</B></FONT> \($0.word.lowercased())" }
    }
}
