import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// What the page's script works on.
struct PageData: Encodable {
    struct NodeData: Encodable {
        let id: String, element: String, kind: String, reach: String, place: String?, module: String?
        let findings: [String], links: [String], isEntry: Bool
    }

    struct EdgeData: Encodable {
        let from: Int, to: Int, element: String, kind: String, name: String, shown: String?, isWalked: Bool
        let places: [String]
    }

    let nodes: [NodeData]
    let edges: [EdgeData]
    let marks: [String: Mark]

    private enum CodingKeys: CodingKey { case nodes, edges }

    init(_ report: Report) {
        let analysis = report.analysis
        let graph = analysis.graph
        let links = Dictionary(grouping: graph.deepLinks.filter { $0.to != nil }) { $0.to ?? "" }
        let findings = Dictionary(grouping: report.findings, by: \.subject)
        nodes = graph.nodes.map { node in
            NodeData(
                id: node.id, element: Diagram.elementID(of: node), kind: node.kind.rawValue,
                reach: analysis.reachability(of: node.id).rawValue, place: node.location.map { "\($0)" },
                module: node.module, findings: (findings[node.id] ?? []).map(\.message),
                links: (links[node.id] ?? []).map(\.pattern), isEntry: graph.entries.contains(node.id))
        }
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        let walked = Set(analysis.walkedEdges.map(\.identity))
        edges = graph.edges.map { edge in
            EdgeData(
                from: numbers[edge.from] ?? 0, to: numbers[edge.to] ?? 0, element: Diagram.elementID(of: edge),
                kind: edge.kind.rawValue, name: edge.name, shown: edge.presentation?.rawValue,
                isWalked: walked.contains(edge.identity), places: edge.locations.sorted().map { "\($0)" })
        }
        marks = Dictionary(
            uniqueKeysWithValues: graph.nodes.map { node in
                let reach = Mark.Reach(rawValue: analysis.reachability(of: node.id).rawValue) ?? .reachable
                let count = (findings[node.id] ?? []).filter { $0.rule != Rules.deepLinkGap }.count
                return (node.id, Mark(reach: reach, findings: count, isDeepLinked: links[node.id] != nil))
            })
    }

    /// The data as JSON in which no sign can end the element that it stands in.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
            .replacing("\u{2029}", with: "\\u2029")
    }
}

extension String {
    /// Text for an element or an attribute of HTML; signs that cannot be seen are written out.
    var html: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                    scalar.value == 0x200D ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }
        }.joined()
    }

    /// Text for a fragment of a URL in an attribute: letters and digits stay, every other byte is encoded.
    var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
