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
            var curve: NavAtlasDiagrams.Places.Curve {
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

        struct Object: Decodable {
            let name: String
            let bb: String?
            let pos: String?
        }

        let edges: [Edge]
        let objects: [Object]

        /// The frames: left, bottom, right, top.
        var frames: [[Double]] {
            objects.filter { $0.name.hasPrefix("cluster") }.compactMap(\.bb).map { box in
                box.split(separator: ",").compactMap { Double($0) }
            }
        }
    }

    private func draw(_ graph: NavigationGraph, _ direction: Diagram.Direction) throws -> Drawn {
        try JSONDecoder().decode(Drawn.self, from: try Diagram(graph: graph, direction: direction).render(as: .json))
    }

    /// Of some two hundred, Graphviz puts several on their lines.
    @Test(arguments: [1, 2], [Diagram.Direction.leftToRight, .topToBottom])
    func noLabelTouchesItsOwnLine(_ seed: UInt64, _ direction: Diagram.Direction) throws {
        let drawn = try draw(try Samples.random(nodes: 200, seed: seed), direction)
        let named = drawn.edges.filter { edge in edge.texts?.isEmpty == false }
        let touched = named.filter { edge in edge.touchesItself }
        #expect(named.count > 100)
        #expect(touched.count == 0)
    }

    /// Graphviz lets several stand on the borders of frames.
    @Test(arguments: [1, 2, 3], Diagram.Direction.allCases)
    func noLabelStandsOnABorder(_ seed: UInt64, _ direction: Diagram.Direction) throws {
        let drawn = try draw(try Samples.random(nodes: 60, seed: seed), direction)
        #expect(drawn.frames.count > 5)
        for text in drawn.edges.flatMap({ $0.texts ?? [] }) where text.op == "T" {
            guard let place = text.pt, let width = text.width else { continue }
            let left = place[0] - (text.align == "l" ? 0 : width / 2)
            let (right, bottom, top) = (left + width, place[1] - 1, place[1] + 7)
            for frame in drawn.frames where frame.count == 4 {
                let isBeside = right < frame[0] || frame[2] < left || top < frame[1] || frame[3] < bottom
                let isInside = frame[0] < left && right < frame[2] && frame[1] < bottom && top < frame[3]
                #expect(isBeside || isInside)
            }
        }
    }

    /// A label that is moved stays beside its line.
    @Test(arguments: Diagram.Direction.allCases) func noLabelIsFarFromItsLine(_ direction: Diagram.Direction) throws {
        let drawn = try draw(try Samples.random(nodes: 60, seed: 4), direction)
        for edge in drawn.edges {
            let corners = edge.curve.sampled
            let line = zip(corners, corners.dropFirst()).flatMap { from, to in
                (0..<16).map { from + (to - from) * (Double($0) / 16) }
            }
            for text in edge.texts ?? [] where text.op == "T" {
                guard let place = text.pt, let width = text.width else { continue }
                let left = place[0] - (text.align == "l" ? 0 : width / 2)
                let distance = line.map { point in
                    let across = max(left - point.x, point.x - left - width, 0)
                    let along = max(place[1] - point.y, point.y - place[1] - 8, 0)
                    return (across * across + along * along).squareRoot()
                }
                // The label of a loop has a line of its own for each way.
                #expect(try #require(distance.min()) < 40)
            }
        }
    }
}
