import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasProfiles

/// What it costs to read the coverage of a large app, and to tell from it which ways its tests take.
enum CoverageSuite: BenchSuite {
    private static let lines = 100_000

    static func add(to harness: inout Harness, _ material: BenchMaterial) throws {
        let graph = try LargeApp(coordinators: 5_000, screens: 10_000).graph()
        let calls = Set(graph.edges.flatMap(\.triggers))
        let files = Set(calls.map(\.file))
        let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
        let text = tracefile(of: files.sorted())
        harness.measure("coverage, \(lines) lines of lcov", bytes: text.count) {
            (try? CodeProfile(text, filesNamed: names))?.files.count ?? -1
        }
        let profile = try CodeProfile(text, filesNamed: names)
        harness.measure("coverage, matching \(files.count) files") { ran(calls, files, profile).count }
        let known = ran(calls, files, profile)
        harness.measure("coverage of \(graph.nodes.count) nodes") {
            NavigationCoverage(of: graph, ran: known).transitions.covered
        }
        // One second is the goal; what a second is, the machine must say.
        harness.measure("coverage, one second") { Harness.Sample(answer: 0, value: 1) }
        harness.compare(
            "\(lines) lines of lcov over a second", "coverage, \(lines) lines of lcov", to: "coverage, one second",
            .atMost(1))
    }

    private static func ran(
        _ calls: Set<SourceLocation>, _ files: Set<String>, _ profile: CodeProfile
    ) -> [SourceLocation: Bool] {
        let code = ExecutedCode([profile], files: files)
        return calls.reduce(into: [:]) { $0[$1] = code.ranCode(at: $1) }
    }

    /// The lines are spread over the files; every other file ran.
    private static func tracefile(of files: [String]) -> [UInt8] {
        let each = lines / max(files.count, 1)
        var text = ""
        for (number, file) in files.enumerated() {
            text += "SF:/ci/\(file)\nFN:5,f\(number)\nFNDA:\(number % 2),f\(number)\n"
            for line in 0..<each { text += "DA:\(line + 5),\(number % 2)\n" }
            text += "end_of_record\n"
        }
        return Array(text.utf8)
    }
}
