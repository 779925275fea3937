import NavAtlasScanner
import SwiftParser
import SwiftSyntax

/// Parsing alone: the base that the scanner's own work is compared with.
enum ParseSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) {
        let (all, kept) = (material.texts, material.kept)
        harness.measure("parse, 1 thread", bytes: BenchMaterial.bytes(all)) { parse(all, workers: 1) }
        harness.measure("parse, 2 threads", bytes: BenchMaterial.bytes(all)) { parse(all, workers: 2) }
        harness.measure("search, then parse, 2 threads", bytes: BenchMaterial.bytes(all)) {
            let found = ParallelMap.map(all, workers: 2, cost: \.count) { text in
                NavigationWords.stand(in: text) ? length(of: text) : 0
            }
            return found.reduce(0, +)
        }
        harness.measure("parse what is kept, 2 threads", bytes: BenchMaterial.bytes(kept)) { parse(kept, workers: 2) }
        harness.compare("two threads over one", "parse, 1 thread", to: "parse, 2 threads", .atLeast(1.85))
        harness.compare(
            "without the search over with it", "parse, 2 threads", to: "search, then parse, 2 threads", .atLeast(1.9))
    }

    static func parse(_ texts: [[UInt8]], workers: Int) -> Int {
        ParallelMap.map(texts, workers: workers, cost: \.count) { length(of: $0) }.reduce(0, +)
    }

    private static func length(of text: [UInt8]) -> Int {
        text.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
    }
}
