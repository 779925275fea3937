import Foundation
import NavAtlasDiagrams
import NavAtlasModel

/// Drawing: the whole command against Graphviz's own `dot` on the same text, a large graph against `dot` with labels that
/// take part in the layout, and a thousand random graphs.
enum DrawSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) {
        let folder = NSTemporaryDirectory() + "navatlas-bench-drawings"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for nodes in [12, 30, 150, 200, 300, 500, 2_000] {
            guard let files = Files(RandomApp(nodes: nodes, seed: 1).graph, nodes, folder) else { continue }
            harness.measure("navatlas diagram, \(nodes) nodes") { run(Self.navatlas, files.diagram) }
            harness.measure("dot, the same text, \(nodes) nodes") {
                run("dot", ["-Tsvg", files.text, "-o", files.other])
            }
            harness.compare(
                "diagram over dot, \(nodes) nodes", "navatlas diagram, \(nodes) nodes",
                to: "dot, the same text, \(nodes) nodes", .atMost(1.1))
            if nodes == 2_000 {
                harness.measure("dot, newrank and plain labels, \(nodes) nodes") {
                    run("dot", ["-Tsvg", files.plainText, "-o", files.other])
                }
                harness.compare(
                    "dot with plain labels over diagram, \(nodes) nodes",
                    "dot, newrank and plain labels, \(nodes) nodes", to: "navatlas diagram, \(nodes) nodes", .atLeast(3)
                )
                harness.count("total length of ways in thousandths of dot's, \(nodes) nodes") { files.relativeLength }
            }
        }
        harness.count("1,000 random graphs: drawn") { thousand.drawn }
        harness.count("1,000 random graphs: drawn, but simplified") { thousand.simplified }
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
        let graph, text, plainText, other: String
        let diagram: [String]

        init?(_ navigation: NavigationGraph, _ nodes: Int, _ folder: String) {
            let start = "\(folder)/\(nodes)"
            (graph, text, plainText, other) = (
                start + ".json", start + ".dot", start + "-plain.dot", start + "-dot.svg"
            )
            diagram = ["diagram", graph, "--no-config", "-o", start + ".svg"]
            let dot = Diagram(graph: navigation).dot()
            do {
                try GraphDocument.encode(navigation).write(to: URL(fileURLWithPath: graph))
                guard DrawSuite.run(DrawSuite.navatlas, ["diagram", graph, "--no-config", "-o", text]) == 0 else {
                    return nil
                }
                try dot.replacing(", xlabel=<", with: ", label=<").replacing(", nslimit=1, nslimit1=1", with: "")
                    .write(toFile: plainText, atomically: true, encoding: .utf8)
            } catch {
                return nil
            }
        }

        /// How long all ways are together, compared with those of `dot` with newrank and plain labels.
        var relativeLength: Int {
            guard DrawSuite.run("dot", ["-Tjson", plainText, "-o", other]) == 0,
                let theirs = DrawnLength.total(inFile: other),
                DrawSuite.run(DrawSuite.navatlas, ["diagram", graph, "--no-config", "--format", "json", "-o", other])
                    == 0,
                let ours = DrawnLength.total(inFile: other)
            else { return -1 }
            print("total length of ways at 2,000 nodes: \(Int(ours)) pt; with plain labels \(Int(theirs)) pt")
            return Int(1_000 * ours / theirs)
        }
    }

    /// How many of a thousand graphs from 10 to 2,000 nodes are drawn without a word from Graphviz, and how many of them are
    /// simpler than they should be; once a run, as it takes minutes.
    private static let thousand: (drawn: Int, simplified: Int) = {
        var (drawn, simplified) = (0, 0)
        for seed in 0..<1_000 {
            // Every size as often as any other on a scale of logarithms.
            let nodes = Int(10 * pow(200, Double(seed) / 999))
            let graph = RandomApp(nodes: nodes, seed: UInt64(seed), isOrderly: seed.isMultiple(of: 2)).graph
            do {
                let picture = try Diagram(graph: graph).draw(
                    as: .svg, DrawingOptions(place: .separateProcess(timeLimit: 60)))
                drawn += 1
                let told = picture.notes.filter { note in
                    if case .straight = note { false } else { true }
                }
                if !told.isEmpty { simplified += 1 }
                for note in told { print("graph \(seed), \(nodes) nodes: \(note)") }
            } catch {
                print("graph \(seed), \(nodes) nodes: \(error)")
            }
        }
        return (drawn, simplified)
    }()
}

/// The length of the lines in a drawing.
enum DrawnLength {
    /// In points, along the control points of Graphviz's curves; `nil` where the file is no drawing.
    static func total(inFile path: String) -> Double? {
        guard let data = FileManager.default.contents(atPath: path),
            let drawing = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let edges = drawing["edges"] as? [[String: Any]]
        else { return nil }
        return edges.filter { $0["style"] as? String != "invis" }.compactMap { $0["pos"] as? String }.map(length)
            .reduce(0, +)
    }

    private static func length(_ curve: String) -> Double {
        let points = curve.split(separator: " ").map { $0.split(separator: ",").compactMap { Double($0) } }
            .filter { $0.count == 2 }
        return zip(points, points.dropFirst()).map { hypot($0[0] - $1[0], $0[1] - $1[1]) }.reduce(0, +)
    }
}
