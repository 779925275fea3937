import NavAtlasModel

/// How a node looks: attributes in Graphviz's language.
struct NodeLook {
    let node: Node
    let mark: Mark
    let isEntry: Bool
    /// The patterns of the deep links that open it.
    let links: [String]

    private var isCoordinator: Bool { node.kind == .coordinator }

    /// The node's attributes, without its name.
    var attributes: String {
        var values = ["id=\(DOT.quoted("node-" + DOT.identifier(node.id)))", "label=<\(label)>"]
        values.append("tooltip=\(DOT.quoted(tooltip))")
        values.append(contentsOf: form)
        return values.joined(separator: ", ")
    }

    /// Shape, border and fill. Screens are rounded boxes and coordinators dark boxes unless something is wrong.
    private var form: [String] {
        guard let highlight = mark.highlight, mark.reach != .unreachable else { return plainForm }
        let border = "color=\"\(highlight.color)\", penwidth=3"
        return plainForm + [border] + (highlight == .removed ? ["style=\"filled,rounded,dashed\""] : [])
    }

    private var plainForm: [String] {
        switch mark.reach {
        case .unreachable:
            let fill = isCoordinator ? Palette.alarmDark : Palette.alarmTint
            let border = isCoordinator ? Palette.alarmTint : Palette.alarm
            return ["shape=octagon", "style=\"filled,dashed\"", "penwidth=2.5", color(fill: fill, border: border)]
        case .unknown:
            return [
                "shape=hexagon", "style=\"filled,dotted\"", "penwidth=2", color(fill: fill, border: Palette.violet),
            ]
        case .deepLinkOnly:
            return ["peripheries=2", color(fill: fill, border: Palette.blue)]
        case .reachable:
            if node.isUndeclaredCoordinator {
                return ["style=\"filled,dashed\"", "penwidth=2", color(fill: Palette.screen, border: Palette.alarm)]
            }
            return isCoordinator
                ? ["style=filled", color(fill: fill, border: Palette.coordinator)]
                : [color(fill: fill, border: Palette.screenBorder)]
        }
    }

    private var fill: String { isDark ? Palette.coordinator : Palette.screen }
    private var isDark: Bool { isCoordinator && !(node.isUndeclaredCoordinator && mark.reach == .reachable) }

    private func color(fill: String, border: String) -> String { "fillcolor=\"\(fill)\", color=\"\(border)\"" }

    /// The name, and beneath it what there is to say.
    private var label: String {
        let name = Caption.lines(node.id).map(DOT.html).joined(separator: "<BR/>")
        var lines = [font(isDark ? Palette.coordinatorText : Palette.ink, bold: isCoordinator, name)]
        if let detail { lines.append(font(isDark ? Palette.coordinatorDetail : Palette.quiet, size: 10, detail)) }
        if let warning {
            let color = mark.reach == .unknown ? Palette.violet : Palette.alarmDark
            lines.append(font(isDark ? Palette.coordinatorText : color, size: 11, bold: true, warning))
        }
        if let highlight = mark.highlight {
            lines.append(font(isDark ? Palette.coordinatorText : highlight.color, size: 10, bold: true, highlight.word))
        }
        if mark.findings > 0 {
            let text = mark.findings == 1 ? "1 finding" : "\(mark.findings) findings"
            lines.append(font(isDark ? Palette.coordinatorText : Palette.alarmDark, size: 10, bold: true, text))
        }
        if let link { lines.append(font(isDark ? Palette.coordinatorDetail : Palette.blue, size: 10, link)) }
        return lines.joined(separator: "<BR/>")
    }

    private var detail: String? {
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

    private func font(_ color: String, size: Int? = nil, bold: Bool = false, _ html: String) -> String {
        let size = size.map { " POINT-SIZE=\"\($0)\"" } ?? ""
        return "<FONT COLOR=\"\(color)\"\(size)>\(bold ? "<B>\(html)</B>" : html)</FONT>"
    }

    /// Everything in words: a tooltip is what a screen reader reads out.
    private var tooltip: String {
        var parts = ["\(node.kind.rawValue) \(node.id)"]
        if isEntry { parts.append("entry") }
        if let highlight = mark.highlight { parts.append(highlight.word.lowercased()) }
        switch mark.reach {
        case .reachable: break
        case .deepLinkOnly: parts.append("reachable only by deep link")
        case .unknown: parts.append("perhaps reachable, through a call that could not be followed")
        case .unreachable: parts.append("unreachable")
        }
        if node.isUndeclaredCoordinator { parts.append("its declaration was not seen") }
        if node.container { parts.append("in a navigation container") }
        if mark.findings > 0 { parts.append("findings: \(mark.findings)") }
        if !links.isEmpty { parts.append("deep links: " + links.joined(separator: ", ")) }
        if let location = node.location { parts.append("\(location.file):\(location.line)") }
        return parts.joined(separator: "; ")
    }
}
