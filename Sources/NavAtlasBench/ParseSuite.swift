import NavAtlasScanner
import SwiftParser
import SwiftSyntax

/// Parsing alone: the base that the scanner's own work is compared with.
enum ParseSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) {
        let all = material.texts
        harness.measure("parse, 1 thread", bytes: BenchMaterial.bytes(all)) { parse(all, workers: 1) }
        harness.measure("parse, 2 threads", bytes: BenchMaterial.bytes(all)) { parse(all, workers: 2) }
        harness.measure("hash", bytes: BenchMaterial.bytes(all)) {
            all.reduce(0) { $0 ^ Int(truncatingIfNeeded: ContentHash($1).high) }
        }
        harness.compare("two threads over one", "parse, 1 thread", to: "parse, 2 threads", .atLeast(1.85))
    }

    static func parse(_ texts: [[UInt8]], workers: Int) -> Int {
        ParallelMap.map(texts, workers: workers, cost: \.count) { length(of: $0) }.reduce(0, +)
    }

    private static func length(of text: [UInt8]) -> Int {
        text.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
    }
}
