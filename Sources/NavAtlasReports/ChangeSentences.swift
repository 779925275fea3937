import NavAtlasAnalysis
import NavAtlasModel

// Changes of a graph in words.

extension GraphDiff.Change {
    /// What has changed, as a sentence without a full stop.
    package var sentence: String {
        switch self {
        case .entry(let id, .added): "the app can be entered at \(id)"
        case .entry(let id, .removed): "the app is not entered at \(id) any more"
        case .node(let node, .added): "\(node.kind.rawValue) \(node.id) is new"
        case .node(let node, .removed): "\(node.kind.rawValue) \(node.id) is gone"
        case .renamed(let from, let to): "\(from.kind.rawValue) \(from.id) is now called \(to.id)"
        case .altered(let from, let to): "\(from.kind.rawValue) \(from.id): " + from.differences(from: to)
        case .edge(let edge, .added):
            edge.kind.isDeclared
                ? "\(edge.from) has a new \(edge.kind.rawValue) '\(edge.name)', which \(edge.verb) \(edge.to)"
                : "\(edge.from) now triggers \(edge.name), which \(edge.verb) \(edge.to)"
        case .edge(let edge, .removed):
            edge.kind.isDeclared
                ? "\(edge.from) has no \(edge.kind.rawValue) '\(edge.name)' to \(edge.to) any more"
                : "\(edge.from) does not trigger \(edge.name) to \(edge.to) any more"
        case .changed(let from, let to):
            (from.kind.isDeclared
                ? "\(from.from)'s \(from.kind.rawValue) '\(from.name)' to \(from.to): "
                : "\(from.from) triggers \(from.name) to \(from.to): ") + from.differences(from: to)
        case .moved(let from, let to):
            "\(to.to) has moved: \(to.from) \(to.verb) it ('\(to.name)'), where \(from.from) did ('\(from.name)')"
        case .link(let link, .added): "the link \(link.pattern) is new, and \(link.end)"
        case .link(let link, .removed): "the link \(link.pattern) is gone, which \(link.formerEnd)"
        case .redirected(let from, let to):
            from.to == to.to
                ? "the link \(from.pattern) opens \(to.to ?? "nothing") by another path: "
                    + (to.path.isEmpty ? "straight" : to.path.joined(separator: ", then "))
                : "the link \(from.pattern) now opens \(to.to ?? "nothing") instead of \(from.to ?? "nothing")"
        case .unresolved(let call, .added):
            "a new call cannot be followed: \(call.what)\(call.place), as \(call.reason)"
        case .unresolved(let call, .removed): "no longer in doubt: \(call.what)\(call.place)"
        case .reach(let node, let from, let to):
            switch to {
            case .reachable: "\(node.id) can be reached, which was \(from.text)"
            case .deepLinkOnly: "\(node.id) can now be reached by deep link only"
            case .unknown: "it is not known any more whether \(node.id) can be reached"
            case .unreachable: "\(node.id) cannot be reached any more"
            }
        case .unreachable(let node): "\(node.id) is new, and cannot be reached"
        }
    }
}

extension Node {
    fileprivate func differences(from other: Node) -> String {
        var parts: [String] = []
        if kind != other.kind { parts.append("now a \(other.kind.rawValue)") }
        if flow != other.flow { parts.append(change("flow", flow?.rawValue, other.flow?.rawValue)) }
        if style != other.style { parts.append(change("style", style, other.style)) }
        if module != other.module { parts.append(change("module", module, other.module)) }
        if container != other.container {
            parts.append(other.container ? "now in a navigation container" : "in no navigation container any more")
        }
        return parts.joined(separator: ", ")
    }
}

extension Edge {
    fileprivate func differences(from other: Edge) -> String {
        var parts: [String] = []
        if name != other.name { parts.append("now by '\(other.name)'") }
        if kind != other.kind { parts.append(change("kind", kind.rawValue, other.kind.rawValue)) }
        if presentations != other.presentations { parts.append(change("shown as", manners, other.manners)) }
        if input != other.input { parts.append(change("input", input, other.input)) }
        if initial != other.initial { parts.append(other.initial ? "now shown first" : "not shown first any more") }
        let (resets, otherResets) = (showings.count(where: \.replaces), other.showings.count(where: \.replaces))
        if resets != otherResets {
            parts.append(
                otherResets > resets ? "now after a reset of the stack" : "without a reset of the stack any more")
        }
        return parts.joined(separator: ", ")
    }
}

extension Edge {
    fileprivate var manners: String? {
        presentations.isEmpty ? nil : presentations.map(\.rawValue).joined(separator: " or ")
    }
}

extension DeepLink {
    fileprivate var end: String { to.map { "opens \($0)" } ?? "opens nothing" }
    fileprivate var formerEnd: String { to.map { "opened \($0)" } ?? "opened nothing" }
}

extension UnresolvedCall {
    fileprivate var place: String { from.map { " in \($0)" } ?? "" }
}

private func change(_ what: String, _ old: String?, _ new: String?) -> String {
    "\(what) \(new ?? "nothing known") instead of \(old ?? "nothing known")"
}
