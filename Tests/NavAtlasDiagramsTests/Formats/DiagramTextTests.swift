import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct DiagramTextTests {
    private func dot(_ notation: String, marks: [String: Mark] = [:], title: String? = nil) throws -> String {
        Diagram(graph: try Notation.parse(notation), title: title, marks: marks).dot()
    }

    /// The lines of the text that say something about a node or an edge.
    private func line(_ start: String, in dot: String) throws -> String {
        try #require(
            dot.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.hasPrefix(start) })
    }

    @Test func usesTheRankingThatDoesNotCrash() throws {
        #expect(try dot("screen A").contains("newrank=true"))
    }

    @Test func aScreenStandsWithTheCoordinatorThatDeclaresItMost() throws {
        let graph = try Notation.parse(
            """
            A -push-> Shared : one
            B -push-> Shared : one
            B -sheet-> Shared : two
            A -push-> Even : one
            B -push-> Even : one
            A -push-> B : b
            screen Alone
            """)
        let frames = Frames(graph)
        #expect(frames.frames.map(\.coordinator.id) == ["A", "B"])
        #expect(frames.frames.map { $0.screens.map(\.id) } == [["Even"], ["Shared"]])
        #expect(frames.outside.map(\.id) == ["Alone"])
    }

    @Test func everyNodeStandsOnce() throws {
        let graph = try Notation.parse(Samples.todoAppWithTransitions)
        let frames = Frames(graph)
        let placed = frames.frames.flatMap { [$0.coordinator] + $0.screens } + frames.outside
        #expect(placed.map(\.id).sorted() == graph.nodes.map(\.id))
    }

    @Test func drawsARouteFromWhoTriggersIt() throws {
        let graph = try Notation.parse(
            """
            entry C
            C -root!-> A : start
            C -push-> B : b
            C -push-> D : d
            C -root-> E : e
            A ~push~> B : C.b
            coordinator E stack
            B ~root~> E : C.e
            """)
        let lines = DrawnEdge.lines(of: graph)
        let drawn = lines.drawn.map {
            "\($0.strands[0].edge.from) \($0.strands[0].edge.to) \($0.strands[0].style.caption)"
        }
        #expect(
            drawn.sorted() == [
                "A B push", "B E root", "C A root", "C D \(EdgeStyle.untriggered.caption)",
            ])
        #expect(lines.hidden.map(\.to) == ["B", "E"])
    }

    @Test func drawsALiveGraphFromItsCoordinators() throws {
        let graph = try Notation.parse(Samples.todoApp)
        let lines = DrawnEdge.lines(of: graph)
        #expect(lines.drawn.flatMap(\.strands).count == graph.edges.count)
        #expect(lines.hidden.isEmpty)
        #expect(!lines.drawn.flatMap(\.strands).contains { $0.style == .untriggered })
    }

    @Test func whatLeadsBackStandsTheOtherWayRound() throws {
        let text = try dot(
            """
            entry C
            C -root!-> A : start
            coordinator C stack
            A ~root~> C : C.restart
            """)
        let line = try line(#""C" -> "A" [id="edge-A-C-transition"#, in: text)
        #expect(line.contains("arrowhead=tee, arrowtail=normal"))
        #expect(!text.contains("constraint"))
    }

    @Test func waysToItselfShareOneLine() throws {
        let text = try dot("A -push-> A : one\nA -sheet-> A : two")
        #expect(text.components(separatedBy: #""A" -> "A""#).count == 2)
        let line = try line(#""A" -> "A""#, in: text)
        #expect(line.contains("one&#160;►"))
        #expect(line.contains("two&#160;◊"))
        #expect(line.contains("\(ColorRole.blue.light):\(ColorRole.green.light)"))
    }

    @Test(arguments: EdgeStyle.known.map(\.0.rawValue))
    func presentationsDifferInMoreThanColour(_ presentation: String) {
        let style = EdgeStyle.of(Presentation(rawValue: presentation))
        for other in EdgeStyle.known.map(\.1) + [.unstated, .untriggered] where other != style {
            #expect(style.color != other.color)
            #expect(
                style.head.shape != other.head.shape || style.pattern != other.pattern || style.width != other.width)
        }
    }

    @Test func theLegendExplainsWhatIsThereAlone() throws {
        let live = try dot("A -push-> B : b")
        #expect(live.contains("──►</FONT>&#160;push"))
        #expect(!live.contains("──►</FONT>&#160;sheet"))
        #expect(!live.contains("triggered there"))
        let triggered = try dot("A -push-> B : b\nB ~flip~> C : A.c\nB ~?~> D : A.d")
        for caption in ["flip", "up to the caller", "triggered there", "declared, no trigger seen"] {
            #expect(triggered.contains("</FONT>&#160;\(caption)"))
        }
    }

    @Test func whatIsUnreachableDiffersInColourShapeAndWord() throws {
        let text = try dot(Samples.todoApp, marks: Samples.todoAppMarks)
        for id in ["ForgottenScreen", "ForgottenCoordinator", "LostScreen"] {
            let line = try line("\"\(id)\" [", in: text)
            #expect(line.contains("shape=octagon"))
            #expect(line.contains("dashed"))
            #expect(line.contains("UNREACHABLE"))
            #expect(line.contains("1 finding<"))
        }
        for id in ["LoginScreen", "MainCoordinator"] {
            let line = try line("\"\(id)\" [", in: text)
            #expect(!line.contains("octagon"))
            #expect(!line.contains("UNREACHABLE"))
        }
        #expect(text.components(separatedBy: "style=\"filled,rounded,dashed\"").count == 2)
    }

    @Test func showsLinksEntriesAndMarks() throws {
        let text = try dot(Samples.looks, marks: Samples.looksMarks)
        #expect(try line("\"LinkedScreen\"", in: text).contains("only by deep link<BR/>→ app://linked and 1 more"))
        #expect(try line("\"WelcomeScreen\"", in: text).contains("→ deep link"))
        #expect(try line("\"PerhapsScreen\"", in: text).contains("perhaps reachable"))
        #expect(try line("\"ElsewhereCoordinator\"", in: text).contains("NOT DECLARED"))
        #expect(try line("\"OddCoordinator\"", in: text).contains("carousel"))
        #expect(text.contains(#""entry::AppCoordinator" -> "AppCoordinator""#))
        #expect(text.contains("<B>welcome</B>&#160;· first"))
    }
}

@Suite struct GlanceTests {
    private func texts(_ id: String, _ notation: String, _ legend: Legend.Extent = .used) throws -> String {
        var diagram = Diagram(graph: try Notation.parse(notation), marks: Samples.looksMarks)
        diagram.legend = legend
        return try SVGElements(diagram.render(as: .svg)).element(id).texts.map(\.words).joined(separator: "|")
            .replacing("\u{A0}", with: " ")
    }

    private let notation = """
        entry Main
        coordinator Main stack
        Main -root!-> Home : home
        Main -push-> Detail : detail
        Main -sheet-> Detail : edit
        Home ~fullScreen~> Detail : Main.full
        Main -tab-> Flow : flow
        coordinator Flow tab
        """

    @Test func aNodeSaysHowItIsShown() throws {
        #expect(try texts("node-Detail", notation) == "Detail|► push| · |◊ sheet| · |● full screen")
        #expect(try texts("node-Flow", notation) == "Flow|tab bar · ■ tab")
        #expect(try texts("node-Main", notation) == "Main|stack")
    }

    @Test func aLegendSaysAsMuchAsIsAsked() throws {
        let used = try texts("navigation", notation)
        #expect(used.contains("coordinator") && used.contains("full screen") && !used.contains("popover"))
        let all = try texts("navigation", notation, .all)
        for word in ["popover", "unreachable", "deep link", "entry", "on the way", "new"] {
            #expect(all.contains(word))
        }
        #expect(try texts("navigation", notation, .none).isEmpty)
    }
}
