import Foundation
import NavAtlasTestSupport
import Testing

@testable import NavAtlasDiagrams
@testable import NavAtlasPages

/// The page arranges cards anew by the same rules by which they were drawn.
extension BrowserTests {
    @Test(arguments: [(7, 12), (8, 30), (9, 60), (10, 120)])
    func theScriptLaysOutAsTheDrawingDoes(seed: Int, nodes: Int) throws {
        let page = try BrowserPage("<title>Layout</title>", isScripted: false)
        _ = try page.value(
            "\(PageAssets.layoutScript)\nwindow.layOut = (map, count) => layOutColumns(map, planColumns(map, count)); 0"
        )
        let drawn = DrawnCards(Diagram(graph: RandomGraph.make(seed: UInt64(seed), nodes: nodes, density: 1.6)))
        let map = drawn.map
        let faces = map.cards.map { CardFace($0, drawn.diagram, drawn.facts) }
        for count in 1...min(5, map.cards.count) {
            let layout = CardLayout(map, faces: faces, columns: count)
            let input = try JSONSerialization.data(withJSONObject: Self.input(map, layout))
            let answer =
                try page.value(
                    "JSON.stringify(layOut(\(String(decoding: input, as: UTF8.self)), \(count)))") as? String
            let found = try JSONDecoder().decode(Found.self, from: Data((answer ?? "").utf8))
            #expect(abs(found.width - layout.width) < 0.01 && abs(found.height - layout.height) < 0.01)
            for (one, other) in zip(found.boxes, layout.boxes) {
                #expect(
                    abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01 && abs(one.width - other.width) < 0.01)
            }
            #expect(found.paths.count == layout.paths.count)
            for (one, other) in zip(found.paths, layout.paths) {
                #expect(one.count == other.count)
                #expect(zip(one, other).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 })
            }
        }
    }

    private struct Found: Decodable {
        struct Box: Decodable { let x: Double, y: Double, width: Double }
        struct Point: Decodable { let x: Double, y: Double }
        let boxes: [Box], paths: [[Point]], width: Double, height: Double
    }

    private static func input(_ map: CardMap, _ layout: CardLayout) -> [String: Any] {
        func place(_ id: String) -> [String: Int] {
            let place = map.rowPositions[id] ?? CardMap.RowPosition(card: 0, row: 0)
            return ["card": place.card, "row": place.row]
        }
        var looks: [String] = []
        let lines = map.lines.map { line -> [String: Any] in
            let key = line.style.caption + (line.highlight?.rawValue ?? "")
            if !looks.contains(key) { looks.append(key) }
            return ["from": place(line.from), "to": place(line.to), "look": looks.firstIndex(of: key) ?? 0]
        }
        let cards = map.cards.enumerated().map { number, card -> [String: Any] in
            let face = layout.faces[number]
            let rank = !card.hasHead ? 3 : map.entries.contains(number) ? 0 : map.lost.contains(number) ? 2 : 1
            return [
                "rank": rank, "width": face.width, "height": layout.boxes[number].height,
                "tops": CardLayout.rowTops(card, face), "ports": face.rows.map(\.port),
            ]
        }
        return ["cards": cards, "lines": lines, "order": map.order, "depths": map.depths]
    }
}
