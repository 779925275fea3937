import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

/// Labels beside their lines.
@Suite struct LabelTests {
    private struct Drawn: Decodable {
        struct Text: Decodable {
            let op: String
            let pt: [Double]?
            let width: Double?
        }

        struct Edge: Decodable {
            let pos: String?
            let lp: String?
            let texts: [Text]?

            enum CodingKeys: String, CodingKey {
                case pos, lp
                case texts = "_ldraw_"
            }
        }

        let edges: [Edge]
    }

    /// Steep lines, whose labels Graphviz puts on them.
    @Test(arguments: [1, 2, 3]) func noLabelTouchesItsOwnLine(_ seed: UInt64) throws {
        let app = try Samples.random(nodes: 60, seed: seed)
        for graph in [try Notation.parse(Samples.todoAppWithTransitions), app] {
            let drawn = try JSONDecoder().decode(Drawn.self, from: try Diagram(graph: graph).render(as: .json))
            let touched = drawn.edges.filter { edge in
                guard let position = edge.pos else { return false }
                let points = position.split(separator: " ").filter { !"es".contains($0.first ?? "e") }
                    .map { $0.split(separator: ",").compactMap { Double($0) } }.filter { $0.count == 2 }
                    .map { Places.Point(x: $0[0], y: $0[1]) }
                let curve = Places.Curve(start: nil, end: nil, points: points)
                return (edge.texts ?? []).contains { text in
                    guard text.op == "T", let place = text.pt, let width = text.width else { return false }
                    return curve.sampled.contains {
                        abs($0.x - place[0]) < width / 2 - 1 && $0.y > place[1] && $0.y < place[1] + 6
                    }
                }
            }
            // Where there is no room beside a label, it stays where it is.
            #expect(touched.count <= drawn.edges.count / 40, "\(touched.compactMap(\.lp))")
        }
    }
}
