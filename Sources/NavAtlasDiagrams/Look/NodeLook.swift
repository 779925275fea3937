import NavAtlasModel

/// How a node looks: attributes in Graphviz's language.
struct NodeLook {
    let node: Node
    let mark: Mark
    let theme: Theme
    let isEntry: Bool
    /// The patterns of the deep links that open it.
    let links: [String]
    /// How it is shown by what leads to it, each once.
    let ways: [EdgeStyle]
    /// Where its declaration is on the web.
    let url: String?
    /// The picture that it shows.
    let image: (path: String, width: Int, height: Int)?
    let purpose: Purpose

    private var isCoordinator: Bool { node.kind == .coordinator }

    /// The node's attributes, without its name.
    var attributes: String {
        var values = ["label=<\(label)>"]
        if purpose == .drawing {
            values.insert("id=\(DOT.quoted("node-" + DOT.identifier(node.id)))", at: 0)
            values.append("tooltip=\(DOT.quoted(tooltip))")
            if let url { values.append("URL=\(DOT.quoted(url))") }
        }
        return (values + form).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Shape, border and fill. Screens are rounded boxes and coordinators dark boxes unless something is wrong.
    private var form: [String] {
        guard let highlight = mark.highlight, mark.reach != .unreachable else { return plainForm }
        let border = "color=\"\(theme.hex(highlight.color))\", penwidth=3"
        return plainForm + [border] + (highlight == .removed ? ["style=\"filled,rounded,dashed\""] : [])
    }

    private var plainForm: [String] {
        switch mark.reach {
        case .unreachable:
            let fill = isCoordinator ? ColorRole.alarmFill : .alarmTint
            let border = isCoordinator ? ColorRole.alarmTint : .alarm
            return ["shape=octagon", "style=\"filled,dashed\"", "penwidth=2.5", color(fill: fill, border: border)]
        case .unknown:
            return ["shape=hexagon", "style=\"filled,dotted\"", "penwidth=2", color(fill: fill, border: .violet)]
        case .deepLinkOnly:
            return ["peripheries=2", color(fill: fill, border: .blue)]
        case .reachable:
            if node.isUndeclaredCoordinator {
                return ["style=\"filled,dashed\"", "penwidth=2", color(fill: .screen, border: .alarm)]
            }
            return isCoordinator
                ? ["style=filled", color(fill: fill, border: .coordinatorBorder)]
                : [color(fill: fill, border: .screenBorder)]
        }
    }

    private var fill: ColorRole { isDark ? .coordinator : .screen }
    private var isDark: Bool { isCoordinator && !(node.isUndeclaredCoordinator && mark.reach == .reachable) }

    private func color(fill: ColorRole, border: ColorRole) -> String {
        purpose == .layout ? "" : "fillcolor=\"\(theme.hex(fill))\", color=\"\(theme.hex(border))\""
    }

    private var label: String {
        guard let image else { return text }
        let cell = "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"\(image.width)\" HEIGHT=\"\(image.height)\">"
        return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\"><TR>\(cell)"
            + "<IMG SCALE=\"TRUE\" SRC=\"\(DOT.html(image.path))\"/></TD></TR><TR><TD>\(text)</TD></TR></TABLE>"
    }

    /// The name, and beneath it what there is to say.
    private var text: String {
        let name = Caption.lines(node.id).map(DOT.html).joined(separator: "<BR/>")
        var lines = [font(isDark ? .coordinatorText : .ink, bold: isCoordinator, name)]
        if !detail.isEmpty {
            lines.append(
                font(isDark ? .coordinatorDetail : .quiet, size: 10, detail.joined(separator: "&#160;·&#160;")))
        }
        if let warning {
            let color = mark.reach == .unknown ? ColorRole.violet : .alarmText
            lines.append(font(isDark ? .coordinatorText : color, size: 11, bold: true, warning))
        }
        // The number of findings says more than the word.
        if let highlight = mark.highlight, highlight != .finding || mark.findings == 0 {
            lines.append(font(isDark ? .coordinatorText : highlight.color, size: 10, bold: true, highlight.word))
        }
        if mark.findings > 0 {
            let text = mark.findings == 1 ? "1 finding" : "\(mark.findings) findings"
            lines.append(font(isDark ? .coordinatorText : .alarmText, size: 10, bold: true, text))
        }
        if let link { lines.append(font(isDark ? .coordinatorDetail : .blue, size: 10, link)) }
        return lines.joined(separator: "<BR/>")
    }

    /// The coordinator's flow, and how the node is shown.
    private var detail: [String] {
        let ways = ways.map { way in
            let sign = "\(way.head.sign)&#160;\(DOT.html(way.caption))"
            return isDark ? sign : font(way.textColor, sign)
        }
        return [flow].compactMap { $0 } + ways
    }

    private var flow: String? {
        guard isCoordinator, let flow = node.flow else { return nil }
        return switch flow {
        case .stack: "stack"
        case .tab: "tab bar"
        case .view: "view"
        default: DOT.html(Caption.line(flow.rawValue, to: 24))
        }
    }

    private var warning: String? {
        switch mark.reach {
        case .unreachable: "UNREACHABLE"
        case .unknown: "perhaps reachable"
        case .deepLinkOnly, .reachable: node.isUndeclaredCoordinator ? "NOT DECLARED" : nil
        }
    }

    private var link: String? {
        guard let first = links.first else {
            return mark.isDeepLinked || mark.reach == .deepLinkOnly ? "→ deep link" : nil
        }
        let more = links.count > 1 ? " and \(links.count - 1) more" : ""
        let only = mark.reach == .deepLinkOnly ? "only by deep link<BR/>" : ""
        return only + "→ " + DOT.html(Caption.line(first, to: 36)) + more
    }

    private func font(_ color: ColorRole, size: Int? = nil, bold: Bool = false, _ html: String) -> String {
        let text = bold ? "<B>\(html)</B>" : html
        let color = purpose == .layout ? "" : " COLOR=\"\(theme.hex(color))\""
        let size = size.map { " POINT-SIZE=\"\($0)\"" } ?? ""
        return color.isEmpty && size.isEmpty ? text : "<FONT\(color)\(size)>\(text)</FONT>"
    }

    /// Everything in words: a tooltip is what a screen reader reads out.
    private var tooltip: String {
        var parts = ["\(node.kind.rawValue) \(node.id)"]
        if isEntry { parts.append("entry") }
        if let highlight = mark.highlight { parts.append(highlight.meaning) }
        switch mark.reach {
        case .reachable: break
        case .deepLinkOnly: parts.append("reachable only by deep link")
        case .unknown: parts.append("perhaps reachable, through a call that could not be followed")
        case .unreachable: parts.append("unreachable")
        }
        if node.isUndeclaredCoordinator { parts.append("its declaration was not seen") }
        if node.container { parts.append("in a navigation container") }
        if !ways.isEmpty { parts.append("shown as " + ways.map(\.caption).joined(separator: ", ")) }
        if mark.findings > 0 { parts.append("findings: \(mark.findings)") }
        if !links.isEmpty { parts.append("deep links: " + links.joined(separator: ", ")) }
        if let location = node.location { parts.append("\(location.file):\(location.line)") }
        return parts.joined(separator: "; ")
    }
}
