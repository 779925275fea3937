import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// The example apps, scanned as their users would: each has its expected graph beside its sources.
@Suite struct ExampleTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples").path

    /// Every folder of `Examples` with an `expected.nav`.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/expected.nav") }.sorted()

    /// The graph of each as it is, scanned once for all tests.
    private static let graphs = Dictionary(
        uniqueKeysWithValues: names.map { name in (name, Result { try scan(name) }) })

    private func graph(_ name: String) throws -> NavigationGraph { try #require(Self.graphs[name]).get() }

    private static func scan(_ name: String, _ change: (inout NavAtlasScanner.Scanner) -> Void = { _ in }) throws
        -> NavigationGraph
    {
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = "\(folder)/\(name)"
        change(&scanner)
        return try scanner.scan([scanner.base]).graph
    }

    @Test func everyStyleHasOne() {
        // A folder that is renamed must not take its test along.
        #expect(Self.names.count >= 5)
    }

    @Test(arguments: names) func isWhatIsExpected(_ name: String) throws {
        let found = Notation.print(try graph(name))
        let file = URL(fileURLWithPath: "\(Self.folder)/\(name)/expected.nav")
        if ProcessInfo.processInfo.environment["NAVATLAS_RECORD"] == "1" {
            try Data(found.utf8).write(to: file, options: .atomic)
            Issue.record("\(name) was recorded; read it, and run again without NAVATLAS_RECORD")
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(lines(found).subtracting(lines(expected)) == [], "found, but not expected")
        #expect(lines(expected).subtracting(lines(found)) == [], "expected, but not found")
    }

    private func lines(_ text: String) -> Set<Substring> {
        Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") })
    }

    @Test(arguments: names) func isTheSameFromTheCache(_ name: String) throws {
        let folder = try TemporaryFolder()
        let cold = try Self.scan(name) { $0.cache = .folder(folder.path) }
        let warm = try Self.scan(name) { $0.cache = .folder(folder.path) }
        #expect(cold == warm)
        #expect(try graph(name) == cold)
    }

    @Test(arguments: names) func doesNotDependOnTheOrderOfFiles(_ name: String) throws {
        let root = "\(Self.folder)/\(name)"
        let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }
        let sources = try Dictionary(
            uniqueKeysWithValues: files.map { ($0, try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)) })
        // A dictionary's order differs from one to the next.
        let shuffled = Dictionary(uniqueKeysWithValues: sources.shuffled())
        let graphs = [sources, shuffled].map { NavAtlasScanner.Scanner().graphOrIssue(of: $0) }
        #expect(graphs[0] == graphs[1])
    }
}
