import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// The graph as the page shows it: the report's, or with a base to compare with, both together.
struct PageGraph {
    let report: Report
    /// What is drawn and listed.
    let graph: NavigationGraph
    /// How it differs from the base, where there is one.
    let diff: GraphDiff?
    let paths: PagePaths
    /// The places of the nodes, by id.
    let places: [String: Int]
    /// The places of the nodes that each finding is about, in the report's order.
    let subjects: [[Int]]
    private let nodeFates: [String: Highlight]
    private let edgeFates: [Edge.Identity: Highlight]

    private let thumbnails: [String: Thumbnail]

    init(_ report: Report, thumbnails: [String: Thumbnail] = [:]) {
        (self.report, self.thumbnails) = (report, thumbnails)
        let head = report.analysis.graph
        let diff = report.base.map { GraphDiff(from: $0, to: head) }
        if let base = report.base, let diff {
            let part = ChangedNeighbourhood(of: diff, from: base, to: head)
            graph = part.whole
            nodeFates = part.nodes.mapValues(Highlight.init)
            edgeFates = part.edges.mapValues(Highlight.init)
        } else {
            graph = head
            nodeFates = report.coverage?.highlightedNodes ?? [:]
            edgeFates = report.coverage?.highlightedEdges ?? [:]
        }
        self.diff = diff
        paths = PagePaths(graph)
        let places = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        self.places = places
        let cycles = Dictionary(report.analysis.cycles.map { ($0.subject, $0.members) }) { first, _ in first }
        let links = Dictionary(grouping: graph.deepLinks, by: \.pattern)
        subjects = report.findings.map { finding in
            Self.subjects(of: finding, cycles: cycles, links: links, places: places)
        }
    }

    func fate(of node: Node) -> Highlight? { nodeFates[node.id] }
    func fate(of edge: Edge) -> Highlight? { edgeFates[edge.identity] }

    /// Whether a person can come to a node; `nil` for one that is gone.
    func reachability(of node: Node) -> Reachability? {
        report.analysis.graph[node.id].map { report.analysis.reachability(of: $0.id) }
    }

    /// The picture, as the command `diagram` draws it, with every screen and with what has changed since the base.
    var diagram: Diagram {
        let links = Set(graph.deepLinks.compactMap(\.to))
        var counts = [Int](repeating: 0, count: graph.nodes.count)
        for (finding, nodes) in zip(report.findings, subjects) where finding.rule != Rules.deepLinkGap {
            // As in a diagram, what is about a node's route or cycle is not counted at the node.
            for place in nodes where graph.nodes[place].id == finding.subject { counts[place] += 1 }
        }
        let marks = zip(graph.nodes, counts).map { node, count in
            let reach = reachability(of: node).flatMap { Mark.Reach(rawValue: $0.rawValue) } ?? .reachable
            let mark = Mark(
                reach: reach, findings: count, isDeepLinked: links.contains(node.id), highlight: fate(of: node))
            return (node.id, mark)
        }
        var diagram = Diagram(
            graph: graph, marks: Dictionary(uniqueKeysWithValues: marks), highlights: edgeFates)
        diagram.fit = Diagram.Fit(width: 760, height: 620)
        diagram.showsEveryScreen = true
        diagram.thumbnails = thumbnails
        return diagram
    }

    private static func subjects(
        of finding: Finding, cycles: [String: [String]], links: [String: [DeepLink]], places: [String: Int]
    ) -> [Int] {
        if let place = places[finding.subject] { return [place] }
        if let members = cycles[finding.subject] { return members.compactMap { places[$0] } }
        if let targets = links[finding.subject] {
            return Set(targets.compactMap(\.to)).compactMap { places[$0] }.sorted()
        }
        // A coordinator's route, whose name may have a dot of its own.
        var owner = finding.subject[...]
        while let dot = owner.lastIndex(of: ".") {
            owner = owner[..<dot]
            if let place = places[String(owner)] { return [place] }
        }
        return []
    }
}
