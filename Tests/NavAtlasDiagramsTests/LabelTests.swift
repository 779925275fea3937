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
            /// `l` where the place is the left end, else the middle.
            let align: String?
        }

        struct Edge: Decodable {
            let pos: String?
            let texts: [Text]?

            enum CodingKeys: String, CodingKey {
                case pos
                case texts = "_ldraw_"
            }

            /// The points of the curve, without the tips of its arrows.
            private var curve: NavAtlasDiagrams.Places.Curve {
                var points: [NavAtlasDiagrams.Places.Point] = []
                for word in (pos ?? "").split(separator: " ") where !word.hasPrefix("s") && !word.hasPrefix("e") {
                    let numbers = word.split(separator: ",").compactMap { Double($0) }
                    if numbers.count == 2 { points.append(NavAtlasDiagrams.Places.Point(x: numbers[0], y: numbers[1])) }
                }
                return NavAtlasDiagrams.Places.Curve(start: nil, end: nil, points: points)
            }

            var touchesItself: Bool {
                let corners = curve.sampled
                let sampled = zip(corners, corners.dropFirst()).flatMap { from, to in
                    (0..<16).map { from + (to - from) * (Double($0) / 16) }
                }
                return (texts ?? []).contains { text in
                    guard text.op == "T", let place = text.pt, let width = text.width else { return false }
                    let middle = place[0] + (text.align == "l" ? width / 2 : 0)
                    let (left, right) = (middle - width / 2 + 1, middle + width / 2 - 1)
                    return sampled.contains { point in
                        left < point.x && point.x < right && place[1] < point.y && point.y < place[1] + 6
                    }
                }
            }
        }

        let edges: [Edge]
    }

    /// Of some two hundred, Graphviz puts several on their lines.
    @Test(arguments: [1, 2, 3]) func noLabelTouchesItsOwnLine(_ seed: UInt64) throws {
        let graph = try Samples.random(nodes: 200, seed: seed)
        let drawn = try JSONDecoder().decode(Drawn.self, from: try Diagram(graph: graph).render(as: .json))
        let named = drawn.edges.filter { edge in edge.texts?.isEmpty == false }
        let touched = named.filter { edge in edge.touchesItself }
        #expect(named.count > 100)
        #expect(touched.count == 0)
    }
}
