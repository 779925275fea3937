import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct PlacesReaderTests {
    @Test func readsWhatStandsThere() throws {
        let all = PlacesReader.all(
            in: """
                graph 10.00,20.50 -
                node 7 1.00,2.00 3.00,4.00
                node other 1.00,2.00 3.00,4.00
                line 12 5.00,6.00 e,1.00,2.00 3.00,4.00 5.00,6.00 ; s,0.50,0.25 7.00,8.00
                graph 1.00,1.00 2.00,3.00
                line 0 - 1.00,1.00

                """)
        #expect(all.count == 2)
        #expect(all[0].size == .init(x: 10, y: 20.5) && all[0].title == nil && all[1].title == .init(x: 2, y: 3))
        #expect(all[0].nodes[7]?.size == .init(x: 3, y: 4) && all[0].nodes.count == 1)
        let line = try #require(all[0].lines[12])
        #expect(line.label == .init(x: 5, y: 6))
        #expect(line.curves.map(\.dot) == ["e,1.00,2.00 3.00,4.00 5.00,6.00", "s,0.50,0.25 7.00,8.00"])
        #expect(all[1].lines.count == 1 && all[1].lines[0]?.label == nil)
    }

    @Test(arguments: ["nan,1", "1", "inf,inf", "1e300,0", ""])
    func whatIsNoPlaceIsLeftOut(_ text: String) {
        #expect(PlacesReader.all(in: "graph 1,1 -\nnode 1 \(text) 1,1").first?.nodes.isEmpty == true)
    }

    @Test func aLineEndsWhereItEnds() {
        let all = PlacesReader.all(in: "graph 1,1 -\nline 1 - 1,1 2,\n3,4\nnode 2 1,1 1,1")
        #expect(all.first?.lines[1]?.curves.map(\.dot) == ["1.00,1.00"])
        #expect(all.first?.nodes.keys.sorted() == [2])
    }

    /// Trees of different sizes.
    private static let texts = (1...12).map { size in
        let lines = (1...size * 4).map {
            "\($0 / 3) -> \($0) [id=\($0), label=\"\(String(repeating: "way ", count: 80))\"]"
        }
        return "digraph { \(lines.joined(separator: "; ")) }"
    }

    @Test func severalProcessesSayWhatOneSays() throws {
        let texts = Self.texts
        #expect(texts.reduce(0) { $0 + $1.utf8.count } > 2 * Graphviz.leastShare)
        var hasWorked = false
        let apart = try Graphviz.places(of: texts, measuringFonts: false, in: .separateProcess(timeLimit: 3600)) {
            hasWorked = true
        }
        #expect(hasWorked && apart.count == texts.count)
        #expect(apart.allSatisfy { $0.nodes.count > 1 && $0.lines.count == $0.nodes.count - 1 })
        #expect(try apart == Graphviz.places(of: texts, measuringFonts: false, in: .inProcess))
    }

    @Test(arguments: [LayoutPlace.inProcess, .separateProcess(timeLimit: 3600)])
    func oneThatFailsFailsAll(_ place: LayoutPlace) throws {
        #expect(throws: DiagramError.self) {
            try Graphviz.places(of: Self.texts + ["digraph {"], measuringFonts: false, in: place)
        }
    }
}
