import NavAtlasModel

/// The description of a node in a tooltip, which screen readers read out.
struct NodeDescription {
    let node: Node
    let mark: Mark
    let isEntry: Bool
    /// The patterns of the deep links that open it.
    let links: [String]
    /// How it is shown by what leads to it, each once.
    let ways: [EdgeStyle]

    var text: String {
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
