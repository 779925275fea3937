/// The text notation: one fact a line, sorted, diffable.
///
///     entry MainCoordinator
///     coordinator TodosCoordinator stack
///     screen TodoScreen
///     MainCoordinator -root!-> UnauthenticatedCoordinator : unauthenticated
///     TodosCoordinator -push-> TodoScreen : todo(UUID)
///     TodosScreen ~push~> TodoScreen : TodosCoordinator.todo
///     link stinsen://todo/{id} => TodoScreen : MainCoordinator.authenticated / TodosCoordinator.todo
///     unresolved "router.route(to:)" : "the router's type is not known"
///     remark "strong-parent" : ReaderCoordinator parent
///     ignore "kept for the next release" [rule="unreachable-screen" to=8 at=Screens/Archive.swift:7:1]
///     census Screens/Archive.swift [resolved=4 dead=1 noNavigation=0 notFollowed=2]
///     bound "values handed through more than 8 fields" : "ways of the screens that these values lead to"
///
/// `-x->` is declared, `~x~>` is a transition; `!` marks the initial root. A declared edge that is shown as `root` or
/// `tab` is a root or a tab; where kind and presentation differ both stand, as in `-root/push->`. An edge whose
/// presentation is left to the call site has `?`. What a fact says beside that follows in brackets:
/// `[style=stinsen2 container]`, `[replaces]`, `[runtime source]`. A name that is more than letters, digits and a few
/// signs stands in double quotes, with JSON's escapes.
public enum Notation {
    /// How much of each fact is printed.
    public enum Detail: Sendable {
        /// The facts alone, as in a committed snapshot.
        case facts
        /// Everything that a graph holds, with evidence and locations.
        case everything
    }

    /// The graph's facts, a line each, with a newline at the end of each line.
    public static func print(_ graph: NavigationGraph, detail: Detail = .facts) -> String {
        let graph = detail == .facts ? graph.withoutProvenance : graph
        var lines = graph.entries.map { "entry \($0.quotedForNotation)" }
        for kind in [Node.Kind.coordinator, .screen] {
            lines += graph.nodes.filter { $0.kind == kind }.map(line)
        }
        lines += graph.edges.filter(\.kind.isDeclared).map(line)
        lines += graph.edges.filter { !$0.kind.isDeclared }.map(line)
        lines += graph.deepLinks.map(line)
        lines += graph.unresolved.map(line)
        lines += graph.remarks.map(line)
        lines += graph.suppressions.map(line)
        lines += graph.census.map(line)
        lines += graph.bounds.map(line)
        return lines.map { $0 + "\n" }.joined()
    }

    /// One edge as its line, without provenance: how findings and messages name it.
    public static func print(_ edge: Edge) -> String {
        var edge = edge
        (edge.evidence, edge.locations, edge.triggers, edge.through, edge.components) = ([], [], [], [], [])
        return line(edge)
    }

    /// One link as its line, without its place: how findings name it.
    public static func print(_ link: DeepLink) -> String {
        line(DeepLink(pattern: link.pattern, to: link.to, path: link.path))
    }

    /// One node as its line, without its place.
    public static func print(_ node: Node) -> String {
        var node = node
        (node.location, node.body) = (nil, [])
        return line(node)
    }

    /// One unresolved call as its line, without its place.
    public static func print(_ call: UnresolvedCall) -> String {
        var call = call
        call.location = nil
        return line(call)
    }

    private static func line(_ node: Node) -> String {
        var text = "\(node.kind.rawValue) \(node.id.quotedForNotation)"
        if let flow = node.flow { text += " \(flow.rawValue.quotedForNotation)" }
        var attributes: [String] = []
        if let style = node.style { attributes.append("style=\(style.quotedForNotation)") }
        if let module = node.module { attributes.append("module=\(module.quotedForNotation)") }
        if node.container { attributes.append("container") }
        if let location = node.location { attributes.append(at(location)) }
        attributes += node.body.sorted().map { at($0, "body") }
        return text + brackets(attributes)
    }

    private static func line(_ edge: Edge) -> String {
        let presentation = edge.presentation?.rawValue.quotedInArrow ?? "?"
        var word = presentation
        if edge.kind != .transition, edge.kind != impliedKind(of: edge.presentation) {
            word = "\(edge.kind.rawValue)/\(presentation)"
        }
        if edge.initial { word += "!" }
        let arrow = edge.kind.isDeclared ? "-\(word)->" : "~\(word)~>"
        var text = "\(edge.from.quotedForNotation) \(arrow) \(edge.to.quotedForNotation)"
        text += " : \(edge.name.quotedForNotation)"
        if let input = edge.input { text += "(\(input.quotedForNotation))" }
        var attributes = edge.replaces ? ["replaces"] : []
        attributes += edge.otherPresentations.map { other, replaces in
            "\(replaces ? "alsoReplacing" : "also")=\(other.rawValue.quotedForNotation)"
        }.sorted()
        attributes += edge.evidence.map(\.rawValue).sorted()
        attributes += edge.components.sorted().map { "component=\($0.quotedForNotation)" }
        attributes += edge.locations.sorted().map { at($0) }
        if edge.triggers != edge.locations {
            attributes += edge.triggers.isEmpty ? [noTrigger] : edge.triggers.sorted().map { at($0, "trigger") }
        }
        attributes += edge.through.sorted().map { at($0, "through") }
        return text + brackets(attributes)
    }

    private static func line(_ link: DeepLink) -> String {
        var text = "link \(link.pattern.quotedForNotation) => \(link.to?.quotedForNotation ?? "?")"
        if !link.path.isEmpty { text += " : " + link.path.map(\.quotedForNotation).joined(separator: " / ") }
        return text + brackets(link.location.map { [at($0)] } ?? [])
    }

    private static func line(_ call: UnresolvedCall) -> String {
        let text = "unresolved \(call.what.quotedForNotation) : \(call.reason.quotedForNotation)"
        var attributes = call.from.map { ["from=\($0.quotedForNotation)"] } ?? []
        attributes += call.candidates.sorted().map { "candidate=\($0.quotedForNotation)" }
        attributes += call.location.map { [at($0)] } ?? []
        return text + brackets(attributes)
    }

    private static func line(_ remark: Remark) -> String {
        var text = "remark \(remark.kind.rawValue.quotedForNotation) : \(remark.subject.quotedForNotation)"
        if !remark.detail.isEmpty { text += " \(remark.detail.quotedForNotation)" }
        return text + brackets(remark.location.map { [at($0)] } ?? [])
    }

    private static func line(_ suppression: Suppression) -> String {
        let rules = suppression.rules.sorted().map { "rule=\($0.quotedForNotation)" }
        return "ignore \(suppression.reason.quotedForNotation)"
            + brackets(rules + ["to=\(suppression.lastLine)", at(suppression.location)])
    }

    private static func line(_ census: FileCensus) -> String {
        "census \(census.file.quotedForNotation)"
            + brackets([
                "resolved=\(census.resolved)", "dead=\(census.dead)", "noNavigation=\(census.noNavigation)",
                "notFollowed=\(census.notFollowed)",
            ])
    }

    private static func line(_ bound: Bound) -> String {
        "bound \(bound.what.quotedForNotation) : \(bound.hides.quotedForNotation)"
            + brackets(bound.location.map { [at($0)] } ?? [])
    }

    /// The attribute of an edge that has places and no trigger.
    static let noTrigger = "triggerless"

    private static func at(_ location: SourceLocation, _ key: String = "at") -> String {
        "\(key)=\(location.file.quotedForNotation):\(location.line):\(location.column)"
    }

    private static func brackets(_ attributes: [String]) -> String {
        attributes.isEmpty ? "" : " [\(attributes.joined(separator: " "))]"
    }

    static func impliedKind(of presentation: Presentation?) -> Edge.Kind {
        switch presentation {
        case .root?: .root
        case .tab?: .tab
        default: .route
        }
    }
}

extension String {
    /// The name itself where it is plain, else in double quotes with JSON's escapes.
    public var quotedForNotation: String {
        if isPlainInNotation { return self }
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.properties.needsEscapeInNotation:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// A presentation's name inside an arrow, where `/` separates it from the kind.
    fileprivate var quotedInArrow: String {
        unicodeScalars.contains("/") && isPlainInNotation ? "\"\(self)\"" : quotedForNotation
    }

    private var isPlainInNotation: Bool {
        guard let first = unicodeScalars.first, first.startsPlainName, unicodeScalars.last != ":" else { return false }
        return unicodeScalars.allSatisfy(\.isPlainInNotation)
    }
}

extension Unicode.Scalar {
    /// Whether it may stand in a name without quotes.
    var isPlainInNotation: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "#", "<", ">", ",", ":", "{", "}", "@", "$", "&", "?", "*", "+",
            "%", "/":
            true
        default: value >= 0x80 && properties.isAlphabetic
        }
    }

    /// Whether a name without quotes may start with it.
    var startsPlainName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "{", "*": true
        default: value >= 0x80 && properties.isAlphabetic
        }
    }
}

extension Unicode.Scalar.Properties {
    /// Controls, line separators and the invisible signs that turn the direction of text round.
    fileprivate var needsEscapeInNotation: Bool {
        switch generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
