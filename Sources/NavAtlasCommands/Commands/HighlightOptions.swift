import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasPages

/// The options for what a diagram highlights.
enum HighlightOptions {
    enum Subject: Sendable { case findings, path, diff, coverage }

    static let highlight = Option<Subject?>.choice(
        "highlight", placeholder: "WHAT",
        among: [
            .init("findings", "findings", .findings),
            .init("path", "the shortest path to --to, from --from or an entry", .path),
            .init("diff", "changes since --base", .diff),
            .init("coverage", "what tests take, by --profile", .coverage),
        ], absent: nil, help: "Draw everything, and highlight this")
    static let base = Option<String?>.text(
        "base", kind: .pathOrRevision("BASE"),
        help: "With --highlight diff, what to compare with: a folder, a graph document, a snapshot or a git revision")

    /// The graph to draw, and what is brought out in it.
    struct Highlighting {
        var graph: NavigationGraph
        var nodes: [String: Mark] = [:]
        var edges: [Edge.Identity: Highlight] = [:]
    }

    @MainActor static func highlighting(
        _ invocation: Invocation, _ analysis: Analysis
    ) throws -> Highlighting {
        let arguments = invocation.arguments
        let subject = arguments[highlight]
        if arguments[base] != nil, subject != .diff {
            throw UsageError.missingOption("\(highlight.display) diff", command: base.display)
        }
        if !arguments[CoverageOptions.profiles].isEmpty, subject != .coverage {
            throw UsageError.missingOption(
                "\(highlight.display) coverage", command: CoverageOptions.profiles.display)
        }
        switch subject {
        case nil: return Highlighting(graph: analysis.graph)
        case .findings?: return findings(in: analysis)
        case .path?:
            guard let to = arguments[SelectionOptions.to] else {
                throw UsageError.missingOption(SelectionOptions.to.display, command: "\(highlight.display) path")
            }
            _ = try SelectionOptions.selection(arguments, in: analysis.graph)
            return try path(to, from: arguments[SelectionOptions.from], in: analysis)
        case .diff?:
            guard let operand = arguments[base] else {
                throw UsageError.missingOption(base.display, command: "\(highlight.display) diff")
            }
            let earlier = try invocation.graph(of: operand, at: arguments.paths)
            return changes(from: earlier, to: analysis.graph)
        case .coverage?:
            let answer = try CoverageOptions.answer(arguments, for: analysis.graph)
            for note in answer.notes { invocation.console.say("note: \(note)") }
            return Highlighting(
                graph: analysis.graph, nodes: answer.coverage.highlightedNodes.mapValues { Mark(highlight: $0) },
                edges: answer.coverage.highlightedEdges)
        }
    }

    private static func findings(in analysis: Analysis) -> Highlighting {
        let findings = Rules.findings(in: analysis).filter { $0.rule != Rules.deepLinkGap }
        let subjects = Set(findings.map(\.subject))
        var result = Highlighting(graph: analysis.graph)
        for node in analysis.graph.nodes where subjects.contains(node.id) {
            result.nodes[node.id] = Mark(highlight: .finding)
        }
        for edge in analysis.graph.edges {
            let route = edge.kind.isDeclared ? "\(edge.from).\(edge.name)" : edge.name
            if subjects.contains(route) { result.edges[edge.identity] = .finding }
        }
        return result
    }

    private static func path(_ to: String, from: String?, in analysis: Analysis) throws -> Highlighting {
        let answer = analysis.paths(PathQuery(to: to, from: [from].compactMap { $0 }))
        guard let path = answer.paths.first else {
            throw NoPath(from: from, to: to)
        }
        var result = Highlighting(graph: analysis.graph)
        for id in [path.start] + path.steps.map(\.to) { result.nodes[id] = Mark(highlight: .path) }
        for step in path.steps { result.edges[step.identity] = .path }
        return result
    }

    private static func changes(from base: NavigationGraph, to head: NavigationGraph) -> Highlighting {
        let part = ChangedNeighbourhood(of: GraphDiff(from: base, to: head), from: base, to: head)
        // What is gone is drawn, too.
        return Highlighting(
            graph: head.merging(part.graph),
            nodes: part.nodes.mapValues { Mark(highlight: Highlight($0)) },
            edges: part.edges.mapValues(Highlight.init))
    }
}

/// There is no way to bring out.
struct NoPath: Error, CustomStringConvertible {
    let from: String?
    let to: String

    var description: String {
        "no path leads from \(from.map(\.quoted) ?? "any entry or deep link") to \(to.quoted); "
            + "see what leads there with 'paths --to \(to.escaped)'"
    }
}
