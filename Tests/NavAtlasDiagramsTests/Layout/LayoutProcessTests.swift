import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct LayoutProcessTests {
    private static let patient = LayoutPlace.separateProcess(timeLimit: 3600)

    private static func process(_ diagram: Diagram) throws -> LayoutProcess {
        let process = try LayoutProcess(engine: "dot", needsFonts: false, timeLimit: 3600)
        process.send(diagram.dot())
        return process
    }

    @Test(arguments: DiagramFormat.all.map(\.id))
    func drawsTheSameBytesAsThisProcess(_ id: String) throws {
        let format = try #require(DiagramFormat.all.first { $0.id == id })
        let diagram = Diagram(graph: try Notation.parse(Samples.todoAppWithTransitions), marks: Samples.todoAppMarks)
        let here = try diagram.draw(as: format, DrawingOptions(dpi: 40))
        let there = try diagram.draw(as: format, DrawingOptions(dpi: 40, place: Self.patient))
        #expect(here.data == there.data)
        #expect(here.notes == there.notes)
    }

    @Test func aProcessThatWasKilledIsAnErrorAndNothingElse() throws {
        // So much to do that it cannot be done before the signal.
        let process = try Self.process(Diagram(graph: Self.dense(screens: 200)))
        kill(process.id, SIGKILL)
        do {
            _ = try process.draw("svg", nil)
            Issue.record("a dead process drew")
        } catch {
            #expect(error == .layoutEnded(signal: SIGKILL))
        }
    }

    /// Far more than a channel holds, so that handing it over has to end by itself.
    private static let endless = String(repeating: "a -> b; ", count: 2_000_000)

    @Test func aTextThatNobodyReadsOnIsAnErrorAndNothingElse() throws {
        let process = try LayoutProcess(engine: "dot", needsFonts: false, timeLimit: 3600)
        process.send("digraph { ")
        kill(process.id, SIGKILL)
        process.send(Self.endless)
        do {
            _ = try process.draw("svg", nil)
            Issue.record("a dead process drew")
        } catch {
            #expect(error == .layoutEnded(signal: SIGKILL))
        }
    }

    @Test func aTextThatIsReadTooSlowlyIsOutOfTime() throws {
        let process = try LayoutProcess(engine: "dot", needsFonts: false, timeLimit: 0.2)
        kill(process.id, SIGSTOP)
        process.send(Self.endless)
        do {
            _ = try process.draw("svg", nil)
            Issue.record("a process that stands still drew")
        } catch {
            #expect(error == .layoutTimedOut(seconds: 0.2))
        }
    }

    @Test func whatFollowsAMistakeIsTaken() throws {
        let process = try LayoutProcess(engine: "dot", needsFonts: false, timeLimit: 3600)
        process.send("digraph { ] ")
        process.send(Self.endless)
        Self.expectSyntaxError(drawing: process)
    }

    @Test func piecesMayEndAnywhere() throws {
        let dot = Diagram(graph: try Notation.parse(Samples.todoAppWithTransitions)).dot()
        let whole = try Graphviz.draw(dot, as: "svg", in: Self.patient)
        let pieces = try Graphviz.draw(as: "svg", in: Self.patient) { send in
            for character in dot { send(String(character)) }
            send("")
        }
        #expect(pieces.data == whole.data)
    }

    @Test func whatTheWritingThrowsIsThrown() throws {
        #expect(throws: DiagramError.noProcess) {
            try Graphviz.draw(as: "svg", in: Self.patient) { send throws(DiagramError) in
                send("digraph {")
                throw .noProcess
            }
        }
    }

    @Test func noProcessIsLeftBehind() throws {
        let process = try Self.process(Diagram(graph: Self.dense(screens: 8)))
        let id = process.id
        _ = try process.draw("svg", nil)
        #expect(kill(id, 0) == -1 && errno == ESRCH)
    }

    private static func expectSyntaxError(drawing process: consuming LayoutProcess) {
        do {
            _ = try process.draw("svg", nil)
            Issue.record("nonsense was drawn")
        } catch {
            guard case .layoutFailed(let messages) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(messages.contains("syntax error"))
        }
    }

    @Test func errorsComeThrough() throws {
        let process = try LayoutProcess(engine: "dot", needsFonts: false, timeLimit: 3600)
        process.send("digraph {")
        Self.expectSyntaxError(drawing: process)
    }

    @Test func aLayoutWithoutEndSaysWhichGraph() throws {
        // Coordinators, so that drawing them alone is too much as well.
        let ways = (0..<150).flatMap { from in (0..<150).map { "C\(from) -push-> C\($0) : c\($0)" } }
        let diagram = Diagram(graph: try Notation.parse(ways.joined(separator: "\n")), title: "Shop")
        let error = try #require(throws: DiagramError.self) {
            try diagram.draw(as: .svg, DrawingOptions(place: .separateProcess(timeLimit: 0.001)))
        }
        guard case .nothingDrawn(let graph, let nodes, _) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(graph == "'Shop'" && nodes == diagram.graph.nodes.count)
        #expect(error.description.contains("'Shop' (150 nodes)") && error.description.contains("0.001 seconds"))
    }

    @Test func fortyScreensThatAllLeadToEachOtherAreDrawn() throws {
        let drawn = try Diagram(graph: Self.dense(screens: 40)).draw(as: .svg, DrawingOptions(place: Self.patient))
        #expect(drawn.notes == [.tangled(drawn: Effort.plain.words)])
        #expect(try Drawing(svg: drawn.data).ids(of: "node").count == 42)
    }

    /// A coordinator whose screens all lead to each other.
    private static func dense(screens count: Int) -> NavigationGraph {
        let edges = (0..<count).flatMap { from in
            [Edge(from: "Main", to: "S\(from)", kind: .route, name: "s\(from)", presentation: .push)]
                + (0..<count).filter { $0 != from }.map { to in
                    Edge(from: "S\(from)", to: "S\(to)", kind: .transition, name: "Main.s\(to)", presentation: .push)
                }
        }
        let nodes =
            [Node(id: "Main", kind: .coordinator)] + (0..<count).map { Node(id: "S\($0)", kind: .screen) }
        return (try? NavigationGraph(entries: ["Main"], nodes: nodes, edges: edges)) ?? .empty
    }
}

@Suite struct DrawerTests {
    private let place = LayoutPlace.separateProcess(timeLimit: 3600)

    private func drawer(_ place: LayoutPlace) throws -> Drawer {
        Drawer(diagram: Diagram(graph: try Notation.parse(Samples.todoApp), title: "Todo"), place: place)
    }

    @Test(arguments: [
        DiagramError.layoutEnded(signal: SIGSEGV), .layoutTimedOut(seconds: 20),
        .layoutFailed(messages: "Error: init_rank"),
    ])
    func whatIsTooMuchIsTriedAgainWithLess(_ failure: DiagramError) throws {
        let efforts = [Effort.full] + Effort.full.next
        for failures in 1..<efforts.count {
            var texts: [String] = []
            let drawn = try drawer(place).draw { engine, place, write throws(DiagramError) in
                texts.append("")
                try write { texts[texts.count - 1] += $0 }
                if texts.count <= failures { throw failure }
                return try Graphviz.draw(texts[texts.count - 1], as: "svg", engine: engine, in: place)
            }
            #expect(texts.count == failures + 1 && Set(texts).count == texts.count)
            let effort = efforts[failures]
            #expect(drawn.notes == [.simplified(reason: failure, drawn: effort.words)])
            #expect(drawn.notes[0].description.contains(failure.cause))
            let drawing = try Drawing(svg: drawn.data)
            #expect(drawing.ids(of: "cluster").isEmpty == !effort.hasFrames)
            #expect(drawing.ids(of: "node").contains("node-LoginScreen") == (effort != .coordinators))
            #expect(drawing.ids(of: "node").contains("node-MainCoordinator"))
        }
    }

    @Test func whatIsNoQuestionOfSizeIsNotTriedAgain() throws {
        var count = 0
        #expect(throws: DiagramError.noProcess) {
            try drawer(place).draw { _, _, _ throws(DiagramError) in
                count += 1
                throw .noProcess
            }
        }
        #expect(count == 1)
    }

    @Test func thereIsOneTryInThisProcess() throws {
        var count = 0
        #expect(throws: DiagramError.layoutFailed(messages: "")) {
            try drawer(.inProcess).draw { _, _, _ throws(DiagramError) in
                count += 1
                throw .layoutFailed(messages: "")
            }
        }
        #expect(count == 1)
    }

    @Test(arguments: Effort.allCases)
    func everyEffortDraws(_ effort: Effort) throws {
        for seed in 0..<4 {
            let graph = try Samples.random(nodes: 80, seed: UInt64(seed), isOrderly: seed < 2)
            let drawing = try Graphviz.draw(DiagramText(Diagram(graph: graph), effort).text, as: "svg", in: place)
            #expect(try Drawing(svg: drawing.data).ids(of: "node").count == 81)
            #expect(drawing.warnings.isEmpty)
        }
    }
}

/// The sizes of apps, and some more; `make bench` draws a thousand.
@Suite struct RandomGraphDrawingTests {
    @Test(arguments: 0..<60)
    func isDrawnWhole(_ seed: Int) throws {
        let nodes = [10, 20, 30, 50, 80, 120, 150, 200, 250, 400][seed % 10]
        let graph = try Samples.random(nodes: nodes, seed: UInt64(seed), isOrderly: seed.isMultiple(of: 3))
        let drawing = try Graphviz.draw(
            Diagram(graph: graph).dot(), as: "svg", in: .separateProcess(timeLimit: 3600))
        #expect(drawing.warnings == "")
        #expect(try Drawing(svg: drawing.data).ids(of: "node").count == nodes + 1)
    }
}
