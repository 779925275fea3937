import Foundation
import NavAtlasScanner

/// The scanner's own work: extraction against parsing alone, and whole scans from a folder, cold and from the cache.
enum ScanSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) {
        let texts = material.texts
        let bytes = BenchMaterial.bytes(texts)
        harness.measure("parse and extract, 1 thread", bytes: bytes) { extract(texts, workers: 1) }
        harness.measure("parse and extract, 2 threads", bytes: bytes) { extract(texts, workers: 2) }
        harness.compare("extraction over parsing", "parse and extract, 1 thread", to: "parse, 1 thread", .atMost(1.08))
        harness.compare(
            "extraction, two threads over one", "parse and extract, 1 thread", to: "parse and extract, 2 threads",
            .atLeast(1.85))

        guard let folder = material.folder else { return }
        let cold = NavAtlasScanner.Scanner()
        harness.measure("scan, cold", bytes: bytes) { nodes(cold, folder) }
        var warm = NavAtlasScanner.Scanner()
        warm.cache = .folder(folder + "/.navatlas-cache")
        let cached = warm
        harness.measure("scan, unchanged", bytes: bytes) { nodes(cached, folder) }
        harness.compare("cold scan over an unchanged one", "scan, cold", to: "scan, unchanged", .atLeast(10))
        harness.measure("swift format lint -p", bytes: bytes) { lint(folder) }
        harness.compare(
            "swift format lint over a cold scan", "swift format lint -p", to: "scan, cold", .atLeast(2))
    }

    private static func extract(_ texts: [[UInt8]], workers: Int) -> Int {
        ParallelMap.map(texts, workers: workers, cost: \.count) { NavAtlasScanner.Scanner.extract($0) }.reduce(0, +)
    }

    private static func nodes(_ scanner: NavAtlasScanner.Scanner, _ folder: String) -> Int {
        guard let result = try? scanner.scan([folder]) else { return -1 }
        return result.graph.nodes.count
    }

    private static func lint(_ folder: String) -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "format", "lint", "--parallel", "--recursive", folder]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return 0
    }
}
