import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct GraphvizTests {
    @Test(arguments: ["digraph {", "nonsense", "", "digraph { a [label=<<b>] }"])
    func saysWhatIsWrongWithTheText(_ dot: String) throws {
        let error = try #require(throws: DiagramError.self) { try Graphviz.draw(dot, as: "svg") }
        guard case .layoutFailed = error else {
            Issue.record("\(error)")
            return
        }
        if !dot.isEmpty { #expect(error.description.contains("Error: ")) }
    }

    @Test func saysThatAnEngineIsNotThere() throws {
        let error = try #require(throws: DiagramError.self) {
            try Graphviz.draw("digraph {a}", as: "svg", engine: "none")
        }
        #expect(error.description.contains("\"none\" not recognized"))
    }

    @Test func saysThatAFormatIsNotThere() throws {
        let error = try #require(throws: DiagramError.self) { try Graphviz.draw("digraph {a}", as: "none") }
        #expect(error.description.contains("could not write none (Error: "))
    }

    @Test func aFailureLeavesNothingBehind() throws {
        let before = try Graphviz.draw("digraph { a -> b }", as: "svg")
        #expect(throws: DiagramError.self) { try Graphviz.draw("digraph { a -> ", as: "svg") }
        let after = try Graphviz.draw("digraph { a -> b }", as: "svg")
        #expect(after.data == before.data)
        #expect(after.warnings == "")
    }

    @Test func warningsAreKept() throws {
        let drawing = try Graphviz.draw("digraph { a [shape=nosuchshape] }", as: "svg")
        #expect(drawing.warnings.contains("Warning: using box for unknown shape nosuchshape"))
    }

    @Test func aNameThatSaysErrorIsNone() throws {
        let drawing = try Graphviz.draw("digraph { \"Error: x\" [shape=\"Error: y\"] }", as: "svg")
        #expect(drawing.warnings.contains("unknown shape Error: y"))
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
        let diagram = try diagram()
        let drawing = try Graphviz.draw(diagram.dot(), as: "svg")
        #expect(drawing.warnings == "")
        let parsed = try Drawing(svg: drawing.data)
        #expect(parsed.ids(of: "node").count == 2 * Set(Samples.hostileNames).count)
        #expect(
            parsed.elements.isSubset(of: ["svg", "g", "title", "a", "polygon", "path", "polyline", "ellipse", "text"]))
        #expect(!parsed.attributes.contains { $0.hasPrefix("on") || $0 == "href" || $0 == "xlink:href" })
        for name in Samples.hostileNames where name.count > 1_000 {
            #expect(parsed.tooltips.contains { $0.contains(DOT.visible(name)) })
        }
        for text in [
            "<script>alert(1)</script>", #"\N\G\l\L\E\T\H"#, #"two\nlines"#, "\\u{202E}turned", #"trailing\"#, "שלום",
        ] {
            #expect(parsed.texts.joined(separator: "\n").contains(text))
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
        let drawing = try Drawing(svg: try Diagram(graph: graph, title: name).render(as: .svg))
        #expect(drawing.ids(of: "node") == ["node-" + DOT.identifier(name)])
        if name.count < 20 { #expect(drawing.texts.contains(DOT.visible(name.isEmpty ? "\"\"" : name))) }
    }
}
