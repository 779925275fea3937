import Foundation
import NavAtlasDiagrams
import NavAtlasModel

/// Drawing: the whole command against Graphviz's own `dot` on the same cards, and a thousand random graphs.
enum DrawSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) throws {
        let folder = NSTemporaryDirectory() + "navatlas-bench-drawings"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for nodes in [12, 30, 150, 200, 300, 500, 2_000] {
            let files = try Files(RandomApp(nodes: nodes, seed: 1).graph, nodes, folder)
            harness.measure("navatlas diagram, \(nodes) nodes") { run(Self.navatlas, files.diagram) }
            harness.measure("dot, the same cards, \(nodes) nodes") {
                run("dot", ["-Tsvg", files.text, "-o", files.other])
            }
            harness.compare(
                "diagram over dot, \(nodes) nodes", "navatlas diagram, \(nodes) nodes",
                to: "dot, the same cards, \(nodes) nodes", .atMost(1.1))
        }
        harness.count("1,000 random graphs: drawn") { drawnOfThousand }
    }

    /// The program beside this one.
    private static var navatlas: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("navatlas")
            .path
    }

    /// Runs a program to its end; its status.
    static func run(_ program: String, _ arguments: [String]) -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
        process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // `waitUntilExit` looks twenty times a second, which is as long as a small drawing takes.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return -1 }
        ended.wait()
        return Int(process.terminationStatus)
    }

    /// A graph in every form that is measured.
    private struct Files {
        let text, other: String
        let diagram: [String]

        init(_ navigation: NavigationGraph, _ nodes: Int, _ folder: String) throws {
            let start = "\(folder)/\(nodes)"
            (text, other) = (start + ".dot", start + "-dot.svg")
            let graph = start + ".json"
            diagram = ["diagram", graph, "--no-config", "-o", start + ".svg"]
            try GraphDocument.encode(navigation).write(to: URL(fileURLWithPath: graph))
            guard DrawSuite.run(DrawSuite.navatlas, ["diagram", graph, "--no-config", "-o", text]) == 0 else {
                throw NoTool(path: DrawSuite.navatlas)
            }
        }
    }

    private struct NoTool: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) cannot draw; build it beside the bench" }
    }

    /// How many of a thousand graphs from 10 to 2,000 nodes are drawn; once a run.
    private static let drawnOfThousand: Int = (0..<1_000).count { seed in
        // Every size as often as any other on a scale of logarithms.
        let nodes = Int(10 * pow(200, Double(seed) / 999))
        do {
            let graph = try RandomApp(nodes: nodes, seed: UInt64(seed), isOrderly: seed.isMultiple(of: 2)).graph
            return try !Diagram(graph: graph).render(as: .svg).isEmpty
        } catch {
            print("graph \(seed), \(nodes) nodes: \(error)")
            return false
        }
    }
}
