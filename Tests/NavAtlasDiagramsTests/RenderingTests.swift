import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct RenderingTests {
    private func todoApp() throws -> Diagram {
        Diagram(graph: try Notation.parse(Samples.todoApp), title: "Todo app", marks: Samples.todoAppMarks)
    }

    @Test func svgHasEveryNodeUnderItsId() throws {
        let diagram = try todoApp()
        let drawing = try Drawing(svg: try diagram.render(as: .svg))
        #expect(drawing.ids(of: "node").isSuperset(of: diagram.graph.nodes.map { "node-\($0.id)" }))
        #expect(drawing.ids(of: "node").contains("entry-MainCoordinator"))
        #expect(drawing.ids(of: "cluster").contains("frame-TodosCoordinator"))
        #expect(drawing.ids(of: "edge").contains("edge-TodosCoordinator-TodoScreen"))
        for text in ["Todo app", "TodoScreen", "first", "unreachable"] { #expect(drawing.texts.contains(text)) }
        #expect(drawing.tooltips.contains("screen TodoScreen; shown as push; deep links: todoapp://todo/{id}"))
    }

    /// On a dark page the ink would vanish without it.
    @Test func svgBringsItsOwnBackground() throws {
        let svg = String(decoding: try todoApp().render(as: .svg), as: UTF8.self)
        let first = try #require(svg.range(of: "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\""))
        #expect(try #require(svg.range(of: "<text")).lowerBound > first.lowerBound)
    }

    @Test(arguments: [36.0, 144])
    func pngHasTheSizeOfItsResolution(_ dpi: Double) throws {
        func size(_ dpi: Double) throws -> [Double] {
            let png = [UInt8](try todoApp().render(as: .png, dpi: dpi))
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            #expect(png.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
            return [16, 20].map { place in Double(png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }) }
        }
        let inPoints = try size(72)
        #expect(inPoints[0] > 400)
        for (pixels, points) in zip(try size(dpi), inPoints) {
            #expect(abs(pixels - points * dpi / 72) <= dpi / 72 + 1)
        }
    }

    @Test func pdfIsWhole() throws {
        let pdf = try todoApp().render(as: .pdf)
        #expect(pdf.starts(with: Data("%PDF-".utf8)))
        #expect(String(decoding: pdf.suffix(8), as: UTF8.self).contains("%%EOF"))
    }

    @Test func dotIsWhatIsDrawn() throws {
        let diagram = try todoApp()
        #expect(try diagram.render(as: .dot) == Data(diagram.dot().utf8))
    }

    @Test func formatsAreKnownByDifferentNames() {
        #expect(DiagramFormat.all.map(\.id) == ["svg", "png", "pdf", "dot", "mermaid", "plantuml", "json"])
        #expect(Set(DiagramFormat.all.map(\.fileExtension)).count == DiagramFormat.all.count)
    }

    @Test func anEmptyGraphSaysSo() throws {
        let drawing = try Drawing(svg: try Diagram(graph: .empty).render(as: .svg))
        #expect(drawing.texts.contains { $0.contains("Nothing to draw") })
    }

    @Test func oneNodeIsAPicture() throws {
        let graph = try NavigationGraph(nodes: [Node(id: "Only", kind: .screen)])
        let drawing = try Drawing(svg: try Diagram(graph: graph).render(as: .svg))
        #expect(drawing.ids(of: "node") == ["node-Only"])
    }

    /// Whatever font a reader has, a text takes the room that it was measured to take.
    @Test func everyTextHasItsLength() throws {
        let svg = String(decoding: try todoApp().render(as: .svg), as: UTF8.self)
        let texts = svg.components(separatedBy: "<text ").dropFirst()
        #expect(texts.count > 40)
        #expect(texts.allSatisfy { $0.prefix { $0 != ">" }.contains("textLength=\"") })
    }
}

@Suite struct ResolutionTests {
    @Test(arguments: [0, -1, Double.nan, .infinity])
    func refusesWhatIsNoResolution(_ dpi: Double) {
        #expect {
            try Diagram(graph: .empty).render(as: .png, dpi: dpi)
        } throws: { error in
            if case .invalidResolution? = error as? DiagramError { true } else { false }
        }
    }

    @Test func refusesWhatCairoWouldScaleInSilence() throws {
        let error = try #require(throws: DiagramError.self) { try Diagram(graph: .empty).render(as: .png, dpi: 20_000) }
        guard case .bitmapTooLarge(_, let width, _, let largest) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(width > 32_767)
        #expect(error.description.contains("ask for at most"))
        #expect(try Bitmap(500, width: 2_000, height: 1_000).dpi == 500)
        #expect(largest < 20_000)
        #expect(width * largest / 20_000 < 32_767)
    }

    @Test(
        arguments: [
            (600.0, 400.0, 144.0), (4_000, 4_000, 88), (10_000, 10_000, 72), (500, 100_000, 23), (60_000, 60_000, 13),
        ])
    func choosesLessForLargerPictures(_ width: Double, _ height: Double, _ expected: Double) throws {
        #expect(try Bitmap(nil, width: width, height: height).dpi.rounded(.down) == expected)
    }
}
