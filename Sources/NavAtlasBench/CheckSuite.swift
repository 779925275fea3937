import Foundation
import NavAtlasAnalysis
import NavAtlasModel

/// The whole check of a large app's graph document, and what each part of it costs.
enum CheckSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) throws {
        let app = LargeApp(coordinators: 5_000, screens: 10_000)
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "navatlas-bench-check.json")
        let graph = try app.graph()
        let data = try GraphDocument.encode(graph)
        try data.write(to: file, options: .atomic)
        harness.measure("check, decoding", bytes: data.count) { (try? GraphDocument.decode(data))?.nodes.count ?? -1 }
        harness.measure("check, analysis") { Analysis(graph).cycles.count }
        let analysis = Analysis(graph)
        harness.measure("check, rules") { Rules.all.reduce(0) { $0 + $1.findings(in: analysis).count } }
        harness.measure("check, cover") { analysis.cover().paths.count }

        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("navatlas")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            print("note: the whole check is not measured: there is no \(tool.path)")
            return
        }
        harness.measure("check, whole") { check(tool, file) }
        // One second is the goal; what a second is, the machine must say.
        harness.measure("check, one second") { Harness.Sample(answer: 0, value: 1) }
        harness.compare(
            "check of \(graph.nodes.count) nodes over a second", "check, whole", to: "check, one second", .atMost(1))
        harness.compare("decoding's share of a check", "check, decoding", to: "check, whole", .atMost(0.5))
    }

    private static func check(_ tool: URL, _ file: URL) -> Int {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["check", "--no-config", file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return Int(process.terminationStatus)
    }
}
