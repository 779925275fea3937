import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct DeterminismTests {
    private static func samples() throws -> [Diagram] {
        [
            Diagram(graph: try Notation.parse(Samples.todoApp), title: "Todo app", marks: Samples.todoAppMarks),
            Diagram(graph: try Notation.parse(Samples.todoAppWithTransitions)),
            Diagram(graph: try Samples.random(nodes: 60, seed: 1)),
            Diagram(graph: try Samples.random(nodes: 60, seed: 2, isOrderly: false)),
        ]
    }

    private static func hashes(of diagrams: [Diagram]) throws -> [String] {
        try diagrams.flatMap { diagram in
            try [DiagramFormat.svg, .png, .pdf, .dot].map { format in
                let bytes = try diagram.render(as: format, dpi: 40)
                let hash = bytes.withUnsafeBytes { $0.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) } }
                return "\(format.id) \(bytes.count) \(hash)"
            }
        }
    }

    @Test func theSameBytesWhateverWasDrawnBefore() throws {
        let samples = try Self.samples()
        let forwards = try Self.hashes(of: samples)
        let backwards = try Self.hashes(of: samples.reversed())
        #expect(Set(forwards).count == forwards.count)
        #expect(forwards.sorted() == backwards.sorted())
        #expect(try Self.hashes(of: samples) == forwards)
    }

    @Test func theSameBytesInAnotherProcess() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            for hash in try DeterminismTests.hashes(of: try DeterminismTests.samples()) { print("hash \(hash)") }
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let there = output.split(separator: "\n").filter { $0.hasPrefix("hash ") }.map { String($0.dropFirst(5)) }
        #expect(try Self.hashes(of: try Self.samples()) == there)
    }

    @Test func callsFromManyTasksTakeTurns() async throws {
        let graphs = try (0..<24).map { try Samples.random(nodes: 30, seed: UInt64($0)) }
        let alone = try graphs.map { try Diagram(graph: $0).render(as: .svg) }
        let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
            for (place, graph) in graphs.enumerated() {
                group.addTask { (place, try Diagram(graph: graph).render(as: .svg)) }
            }
            return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
        }
        #expect(graphs.indices.map { together[$0] } == alone)
    }
}

@Suite struct StabilityTests {
    @Test func twoHundredGraphs() throws {
        for seed in 0..<200 as Range<UInt64> {
            let graph = try Samples.random(nodes: 60, seed: seed, isOrderly: seed.isMultiple(of: 2))
            let nodes = try Drawing(svg: try Diagram(graph: graph).render(as: .svg)).ids(of: "node").count
            #expect(nodes == 61)
        }
    }

    @Test func nothingIsPrinted() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for dot in ["digraph {", "nonsense", "digraph { a [pos=\"0,0\", shape=none2] }", "digraph { a }"] {
                _ = try? Graphviz.draw(dot, as: "png")
            }
            _ = try? Graphviz.draw("digraph { a [pos=\"0,0\"] }", as: "nosuchformat")
            _ = try? Diagram(graph: .empty).render(as: .png, dpi: 20_000)
            for format in DiagramFormat.all { _ = try Diagram(graph: .empty, title: "Empty").render(as: format) }
        }
        #expect(String(decoding: try #require(result).standardErrorContent, as: UTF8.self) == "")
    }
}
