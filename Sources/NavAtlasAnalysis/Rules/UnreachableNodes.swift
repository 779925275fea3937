import NavAtlasModel

// The findings that the rules for unreachable screens and coordinators share.

extension Rule {
    /// A finding for each node of a kind that nobody can come to, and a doubtful one for each of which that is not known.
    ///
    /// A screen without a type of its own goes with the screen that shows it, and so does one of a type that no file
    /// declares: it is a library's, and nobody can remove it from the app.
    static func unreachableNodes(of kind: Node.Kind, in analysis: Analysis) -> [Finding] {
        // Without an entry there is nothing to start from, which is a finding of its own.
        if analysis.graph.entries.isEmpty { return [] }
        return proven(of: kind, in: analysis) + doubtful(of: kind, in: analysis)
    }

    private static func proven(of kind: Node.Kind, in analysis: Analysis) -> [Finding] {
        let nodes = analysis.nodes(.unreachable).filter { $0.kind == kind && !$0.isInline }
        guard !nodes.isEmpty else { return [] }
        let incoming = analysis.index.incoming
        let deadSites = Dictionary(
            grouping: analysis.graph.remarks.lazy.filter { $0.kind == .deadSite }, by: \.subject)
        let hasDeclarations = analysis.graph.nodes.contains { $0.location != nil }
        return nodes.compactMap { node in
            guard let place = analysis.index.node(node.id) else { return nil }
            let edges = incoming.places(from: place).map { analysis.graph.edges[Int(incoming.edges[$0])] }
                .filter { $0.from != node.id }
            // Source tells of a library's class only by what it shows or is shown by. Its own ways were not read.
            if hasDeclarations, node.location == nil {
                let ways = edges + analysis.index.digraph.places(from: place).map { analysis.graph.edges[$0] }
                if ways.contains(where: { $0.evidence.contains(.source) }) { return nil }
            }
            // Whoever leads there is unreachable too, or the node would not be.
            let sources = Set(edges.map(\.from)).sorted()
            let sites = deadSites[node.id] ?? []
            let ways = edges.map(Finding.evidence) + sites.map(evidence)
            return finding(
                node.id, "\(node.id) cannot be reached from any entry: \(reason(sources, hasSites: !sites.isEmpty))",
                at: node.location.map { [$0] } ?? [],
                evidence: ways.isEmpty ? nothing(makes: node, in: analysis.graph) : ways)
        }
    }

    private static func reason(_ sources: [String], hasSites: Bool) -> String {
        if sources.isEmpty { return hasSites ? "only dead code creates it" : "nothing leads to it" }
        return "only \(sources.listed) \(sources.count == 1 ? "leads" : "lead") to it, and cannot be reached either"
    }

    /// Where the source's sites were counted, one that constructs the node would be known.
    private static func nothing(makes node: Node, in graph: NavigationGraph) -> [String] {
        if graph.census.isEmpty { return [] }
        let sites = graph.resolution.callSites
        return [
            "besides previews and tests, none of the \(sites) navigation calls and initializers creates \(node.id)"
        ]
    }

    private static func evidence(_ site: Remark) -> String {
        let place = site.location.map { " at \($0)" } ?? ""
        return "\(site.subject) is created\(place), but \(site.detail.isEmpty ? "nothing runs that code" : site.detail)"
    }

    private static func doubtful(of kind: Node.Kind, in analysis: Analysis) -> [Finding] {
        let reasons = analysis.reasonsOfUnknown
        return analysis.graph.nodes.indices.compactMap { place in
            let node = analysis.graph.nodes[place]
            guard node.kind == kind, !node.isInline, let reason = reasons[place] else { return nil }
            return finding(
                node.id, "NavAtlas does not know whether \(node.id) can be reached",
                at: node.location.map { [$0] } ?? [], doubt: reason)
        }
    }
}

extension [String] {
    /// The first few, with commas, and how many more there are.
    var listed: String {
        let shown = 3
        let rest = count > shown ? " and \(count - shown) more" : ""
        return prefix(shown).joined(separator: ", ") + rest
    }
}
