import NavAtlasAnalysis
import NavAtlasModel

/// A difference of two graphs, with what it is of: what ``DiffFormat`` writes.
package struct DiffReport: Sendable {
    /// What the graphs are of.
    package let title: String
    /// How they differ.
    package let diff: GraphDiff
    /// What tests take of the later graph, where that is known.
    package let coverage: NavigationCoverage?

    /// Creates a report.
    package init(title: String, diff: GraphDiff, coverage: NavigationCoverage? = nil) {
        self.title = title
        self.diff = diff
        self.coverage = coverage
    }

    /// The new transitions that no test takes.
    var untested: [Edge] {
        diff.changes.compactMap { change in
            guard case .edge(let edge, .added) = change, let coverage else { return nil }
            return coverage[edge] == .uncovered && (edge.kind == .transition || edge.kind == .tab) ? edge : nil
        }
    }
}

/// A way to write how two graphs differ. An open list, of which ``all`` holds what there is.
package struct DiffFormat: Sendable {
    /// The name on the command line.
    package let id: String
    /// The ending of its files, without the dot.
    package let fileExtension: String
    /// What it is for, in a few words.
    package let summary: String
    /// The difference as text that ends with a newline. Formats for people say nothing where there is no difference.
    package let render: @Sendable (DiffReport, TextStyle) throws -> String

    /// Every format, in the order in which help lists them.
    package static let all: [DiffFormat] = [text, markdown, json]

    /// A sentence for each change.
    package static let text = DiffFormat(
        id: "text", fileExtension: "txt", summary: "a sentence for each change"
    ) {
        report, style in
        if report.diff.isEmpty { return "" }
        let head = "\(report.title): \(report.diff.changes.count.counted("change"))".escapedForTerminal
        let lines = report.diff.changes.map { change in
            let line = "\(change.sign) \(change.sentence)".escapedForTerminal
            return "  " + (change.role.map { style.paint(line, as: $0) } ?? line)
        }
        let untested = report.untested.map { edge in
            "  " + style.paint("! \(edge.untestedSentence)".escapedForTerminal, as: .warning)
        }
        return ([style.paint(head, as: .heading)] + lines + untested).map { $0 + "\n" }.joined()
    }

    /// For the description or a comment of a pull request.
    package static let markdown = DiffFormat(id: "markdown", fileExtension: "md", summary: "for a pull request") {
        report, _ in
        if report.diff.isEmpty { return "" }
        var text = "### \(report.title.escapedForMarkdown): \(report.diff.changes.count.counted("change"))\n"
        for group in ChangeGroup.allCases {
            let changes = report.diff.changes.filter { $0.group == group }
            guard !changes.isEmpty else { continue }
            text += "\n**\(group.rawValue)**\n\n"
            text += changes.map { "- \($0.sign.codeForMarkdown) \($0.sentence.escapedForMarkdown)\n" }.joined()
        }
        let untested = report.untested.map { "- \("!".codeForMarkdown) \($0.untestedSentence.escapedForMarkdown)\n" }
        return text + (untested.isEmpty ? "" : "\n**New transitions without a test**\n\n" + untested.joined())
    }

    /// For other programs.
    package static let json = DiffFormat(id: "json", fileExtension: "json", summary: "for other programs") {
        report, _ in
        try Payload(report).jsonText()
    }
}

extension Edge {
    /// That it is new and no test takes it.
    fileprivate var untestedSentence: String { "no test takes \(name) from \(from) to \(to)" }
}

/// What changes are listed under, the gravest first.
private enum ChangeGroup: String, CaseIterable {
    case reach = "Who can be reached"
    case nodes = "Coordinators and screens"
    case routes = "Routes"
    case transitions = "Transitions"
    case links = "Deep links"
    case unresolved = "Calls that cannot be followed"
}

extension GraphDiff.Change {
    fileprivate var group: ChangeGroup {
        switch self {
        case .reach, .unreachable: .reach
        case .entry, .node, .renamed, .altered: .nodes
        case .edge(let edge, _), .changed(let edge, _), .moved(let edge, _):
            edge.kind.isDeclared ? .routes : .transitions
        case .link, .redirected: .links
        case .unresolved: .unresolved
        }
    }

    fileprivate var role: TextStyle.Role? {
        switch self {
        case .unreachable, .reach(_, _, .unreachable): .error
        default: nil
        }
    }

    /// `+`, `-`, `~` for what is there in both, `!` for what needs a look.
    package var sign: String {
        switch self {
        case .entry(_, let side), .node(_, let side), .edge(_, let side), .link(_, let side), .unresolved(_, let side):
            side == .added ? "+" : "-"
        case .renamed, .altered, .changed, .moved, .redirected: "~"
        case .unreachable, .reach(_, _, .unreachable): "!"
        case .reach: "~"
        }
    }

    /// The name in JSON.
    fileprivate var id: String {
        switch self {
        case .entry(_, let side): "entry-\(side.rawValue)"
        case .node(let node, let side): "\(node.kind.rawValue)-\(side.rawValue)"
        case .renamed(let node, _): "\(node.kind.rawValue)-renamed"
        case .altered(let node, _): "\(node.kind.rawValue)-changed"
        case .edge(let edge, let side): "\(edge.kind.rawValue)-\(side.rawValue)"
        case .changed(let edge, _): "\(edge.kind.rawValue)-changed"
        case .moved(let edge, _): "\(edge.kind.rawValue)-moved"
        case .link(_, let side): "link-\(side.rawValue)"
        case .redirected: "link-changed"
        case .unresolved(_, let side): "unresolved-\(side.rawValue)"
        case .reach: "reachability-changed"
        case .unreachable: "unreachable-added"
        }
    }

    /// The fact before and after, in the text notation.
    fileprivate var facts: (before: String?, after: String?) {
        func sides(_ fact: String, _ side: GraphDiff.Side) -> (String?, String?) {
            side == .added ? (nil, fact) : (fact, nil)
        }
        return switch self {
        case .entry(let id, let side): sides("entry \(id.quotedForNotation)", side)
        case .node(let node, let side): sides(Notation.print(node), side)
        case .renamed(let from, let to), .altered(let from, let to): (Notation.print(from), Notation.print(to))
        case .edge(let edge, let side): sides(Notation.print(edge), side)
        case .changed(let from, let to), .moved(let from, let to): (Notation.print(from), Notation.print(to))
        case .link(let link, let side): sides(Notation.print(link), side)
        case .redirected(let from, let to): (Notation.print(from), Notation.print(to))
        case .unresolved(let call, let side): sides(Notation.print(call), side)
        case .reach(_, let from, let to): (from.text, to.text)
        case .unreachable: (nil, Reachability.unreachable.text)
        }
    }
}

private struct Payload: Encodable {
    struct Change: Encodable {
        let change: String, text: String, before: String?, after: String?
    }

    let title: String, changes: [Change], untested: [String]?

    init(_ report: DiffReport) {
        title = report.title
        untested = report.coverage.map { _ in report.untested.map(Notation.print) }
        changes = report.diff.changes.map {
            Change(change: $0.id, text: $0.sentence, before: $0.facts.before, after: $0.facts.after)
        }
    }
}
