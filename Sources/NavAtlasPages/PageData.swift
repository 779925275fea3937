import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// What the page's script works on. Nodes, edges and files are named by their places in the lists.
struct PageData: Encodable {
    struct NodeData: Encodable {
        /// `opened`: a link that works leads there; `links` are all that name it.
        /// `title`: what the picture calls it, unless by its id.
        let name: String, kind: String, reach: String, title: String?, module: String?, place: [Int]?
        let links: [String]?, entry: Bool?, opened: Bool?, fate: String?
        /// What `navatlas explain` says of it, as of edges and findings.
        let why: String?
    }

    struct EdgeData: Encodable {
        /// `walk`: 0 for what a person takes, 1 for what only counts where there is no other way, `nil` for no step.
        let from: Int, to: Int, kind: String, name: String, shown: String?, walk: Int?, places: [[Int]]?, fate: String?
        /// How other calls of a transition show it.
        let also: [String]?
        let why: String?
    }

    struct FindingData: Encodable {
        /// `help` is a place in the list of helps, of which many findings share one.
        let rule: String, subject: String, severity: String, message: String, help: Int, nodes: [Int]
        let places: [[Int]]?, evidence: [String]?, why: String?
    }

    struct ChangeData: Encodable {
        let sign: String, sentence: String, nodes: [Int]
    }

    struct CycleData: Encodable {
        let subject: String, kind: String, edges: [Int]
    }

    let nodes: [NodeData]
    let edges: [EdgeData]
    let findings: [FindingData]
    let cycles: [CycleData]
    let helps: [String]
    let files: [String]
    /// What stands before every file's path in links to the source.
    let folder: String
    /// How the graph differs from the base, where there is one.
    let changes: [ChangeData]?
    let arrangement: PageArrangement
    /// Where the source is, as ``SourceLinks/pattern`` says.
    let sourceURL: String?

    init(_ page: PageGraph, _ pieces: DiagramPieces, _ room: PageContents = PageContents()) {
        let (graph, report) = (page.graph, page.report)
        var table = FileTable()
        arrangement = PageArrangement(pieces, nodes: page.places)
        let titles = Dictionary(pieces.cards.flatMap(\.rows).map { ($0.node, $0.name) }) { first, _ in first }
        let links = Dictionary(grouping: graph.deepLinks.filter { $0.to != nil }) { $0.to ?? "" }
        let entries = Set(graph.entries)
        let broken = Set(report.analysis.deepLinkCoverage.broken.map(\.link))
        let opened = Set(report.analysis.graph.deepLinks.filter { !broken.contains($0) }.compactMap(\.to))
        // A page that compares has nodes and edges that the graph no longer has.
        let explainsNodes = room.explains(graph.nodes.count, edges: graph.edges.count)
        let explained = Set(room.explains(0, edges: graph.edges.count) ? report.analysis.graph.edges : [])
        let explainer = Explainer(
            report.analysis, RuleAnswers(findings: report.findings, withheld: report.withheld))
        nodes = graph.nodes.map { node in
            NodeData(
                name: node.id, kind: node.kind.rawValue, reach: page.reachability(of: node)?.rawValue ?? "gone",
                title: titles[node.id].flatMap { $0 == node.id ? nil : $0 }, module: node.module,
                place: node.location.map { table.place($0) },
                links: links[node.id].map { Set($0.map(\.pattern)).sorted() },
                entry: entries.contains(node.id) ? true : nil, opened: opened.contains(node.id) ? true : nil,
                fate: page.fate(of: node)?.rawValue,
                why: explainsNodes && report.analysis.graph[node.id] != nil
                    ? ExplanationFormat.reason(forNode: node.id, explainer) : nil)
        }
        let walked = Set(report.analysis.walkedEdges.map(\.identity))
        let untriggered = Set(report.analysis.untriggeredEdges.map(\.identity))
        edges = graph.edges.map { edge in
            let isStep = walked.contains(edge.identity)
            return EdgeData(
                from: page.places[edge.from] ?? 0, to: page.places[edge.to] ?? 0, kind: edge.kind.rawValue,
                name: edge.name, shown: edge.presentation?.rawValue,
                walk: isStep ? 0 : untriggered.contains(edge.identity) ? 1 : nil,
                places: room.hasPlaces ? table.places(edge.locations.sorted()) : nil,
                fate: page.fate(of: edge)?.rawValue,
                also: edge.otherPresentations.isEmpty ? nil : edge.presentations.dropFirst().map(\.rawValue),
                why: explained.contains(edge) ? ExplanationFormat.reason(for: edge, explainer) : nil)
        }
        let told = report.findings.prefix(room.mostFindings)
        let helps = Set(told.map(\.help)).sorted()
        let helpPlaces = Dictionary(uniqueKeysWithValues: helps.enumerated().map { ($1, $0) })
        self.helps = helps
        findings = zip(told, page.subjects).map { finding, nodes in
            FindingData(
                rule: finding.rule, subject: finding.subject, severity: finding.severity.rawValue,
                message: finding.message, help: helpPlaces[finding.help] ?? 0, nodes: nodes,
                places: room.hasPlaces ? table.places(finding.locations) : nil,
                evidence: finding.evidence.isEmpty || !room.hasPlaces ? nil : finding.evidence,
                why: room.explains(told.count, edges: graph.edges.count)
                    ? ExplanationFormat.reason(for: finding, explainer) : nil)
        }
        let numbers = Dictionary(uniqueKeysWithValues: graph.edges.enumerated().map { ($1.identity, $0) })
        cycles = report.analysis.cycles.map { cycle in
            CycleData(
                subject: cycle.subject, kind: cycle.kind.rawValue,
                edges: cycle.edges.compactMap { numbers[$0.identity] })
        }
        files = table.names.map(page.paths.path)
        folder = page.paths.folder
        changes = page.diff?.changes.map { change in
            ChangeData(
                sign: change.sign, sentence: change.sentence, nodes: change.touched.compactMap { page.places[$0] })
        }
        sourceURL = report.sourceLinks?.pattern
    }

    /// The data as JSON in which no sign can end the element that it stands in.
    ///
    /// - Throws: `EncodingError`.
    func script() throws -> String {
        String(decoding: try json(isPretty: false), as: UTF8.self).replacing("<", with: "\\u003c").replacing(
            "\u{2028}", with: "\\u2028"
        )
        .replacing("\u{2029}", with: "\\u2029")
    }
}

/// Every file once; a place is its file's number, its line and its column.
private struct FileTable {
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func place(_ location: SourceLocation) -> [Int] {
        let number = numbers[location.file] ?? names.count
        if number == names.count {
            names.append(location.file)
            numbers[location.file] = number
        }
        return [number, location.line, location.column]
    }

    mutating func places(_ locations: [SourceLocation]) -> [[Int]]? {
        locations.isEmpty ? nil : locations.map { place($0) }
    }
}
