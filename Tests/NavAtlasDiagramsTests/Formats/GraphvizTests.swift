import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct GraphvizTests {
    private static let plain = "digraph { a [pos=\"0,0\"] }"

    @Test(arguments: ["digraph {", "nonsense", "", "digraph { a [pos=\"0,0\", label=<<b>] }", "digraph { a }"])
    func saysWhatIsWrongWithTheText(_ dot: String) throws {
        let error = try #require(throws: DiagramError.self) { try Graphviz.draw(dot, as: "png") }
        guard case .drawingFailed = error else {
            Issue.record("\(error)")
            return
        }
        if !dot.isEmpty { #expect(error.description.contains("Error: ")) }
    }

    @Test func saysThatAFormatIsNotThere() throws {
        let error = try #require(throws: DiagramError.self) { try Graphviz.draw(Self.plain, as: "none") }
        #expect(error.description.contains("could not write none (Error: "))
    }

    @Test func aFailureLeavesNothingBehind() throws {
        let before = try Graphviz.draw(Self.plain, as: "png")
        #expect(throws: DiagramError.self) { try Graphviz.draw("digraph { a -> ", as: "png") }
        #expect(try Graphviz.draw(Self.plain, as: "png") == before)
    }

    /// In pixels and in documents texts are no wider than in an SVG.
    @Test func textIsAsWideAsItIsMeasured() throws {
        let fonts = try PaintedFonts.measured()
        #expect((1..<1.4).contains(fonts.plain) && (1..<1.4).contains(fonts.bold))
    }
}

@Suite struct HostileNamesTests {
    /// Every name in every place.
    private func diagram() throws -> Diagram {
        let names = Samples.hostileNames
        let nodes = names.enumerated().map { place, name in
            Node(
                id: name, kind: place.isMultiple(of: 3) ? .coordinator : .screen,
                flow: place.isMultiple(of: 6) ? Node.Flow(rawValue: name) : nil,
                location: SourceLocation(file: name, line: place, column: 1))
        }
        let edges = names.enumerated().flatMap { place, name in
            [
                Edge(
                    from: names[place / 3 * 3], to: name, kind: .route, name: name,
                    presentation: Presentation(rawValue: name), input: name),
                Edge(
                    from: name, to: names[(place + 7) % names.count], kind: .transition, name: name, presentation: .push
                ),
            ]
        }
        let graph = try NavigationGraph(
            entries: names, nodes: nodes, edges: edges,
            deepLinks: names.map { DeepLink(pattern: $0, to: $0, path: [$0]) })
        return Diagram(graph: graph, title: names.joined(separator: " "), marks: ["": Mark(reach: .unreachable)])
    }

    @Test func everyNameIsDrawn() throws {
        let parsed = try Drawing(svg: try diagram().render(as: .svg))
        #expect(parsed.ids(of: "node").count == 2 * Set(Samples.hostileNames).count)
        #expect(parsed.elements.isSubset(of: ["svg", "g", "title", "rect", "path", "circle", "text"]))
        #expect(!parsed.attributes.contains { $0.hasPrefix("on") || $0 == "href" || $0 == "xlink:href" })
        for name in Samples.hostileNames where name.count > 1_000 {
            let visible = DOT.visible(name).replacing("\u{200B}", with: "")
            #expect(parsed.tooltips.contains { $0.contains(visible) })
        }
        for text in [
            "<script>alert(1)</script>", #"\N\G\l\L\E\T\H"#, #"two\nlines"#, "\\u{202E}turned", #"trailing\"#, "שלום",
        ] {
            #expect(parsed.texts.joined(separator: "\n").contains(text), "\(text)")
        }
    }

    @Test func bitmapsAndPDFHoldThemToo() throws {
        let diagram = try diagram()
        #expect(try diagram.render(as: .png, dpi: 20).count > 1_000)
        #expect(try diagram.render(as: .pdf).count > 1_000)
    }

    @Test(arguments: Samples.hostileNames)
    func oneNameAlone(_ name: String) throws {
        let graph = try NavigationGraph(nodes: [Node(id: name, kind: .screen)])
        let diagram = Diagram(graph: graph, title: name)
        let drawing = try Drawing(svg: try diagram.render(as: .svg))
        #expect(drawing.ids(of: "node") == ["node-" + DOT.identifier(name)])
        // Graphviz's own language holds it, too.
        #expect(diagram.dot().hasSuffix("}\n"))
    }
}
