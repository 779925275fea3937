import NavAtlasScanner

/// How fast the search for navigation's words is, alone and against parsing.
enum PrefilterSuite: BenchSuite {
    static func add(to harness: inout Harness, _ material: BenchMaterial) {
        let texts = material.texts
        harness.measure("search", bytes: BenchMaterial.bytes(texts)) {
            texts.count { NavigationWords.stand(in: $0) }
        }
        // What is ruled out is read to its end: the speed proper, as a hit ends the search early.
        let ruledOut = texts.filter { !NavigationWords.stand(in: $0) }
        harness.measure("search, files ruled out", bytes: BenchMaterial.bytes(ruledOut)) {
            ruledOut.count { NavigationWords.stand(in: $0) }
        }
        harness.measure("hash", bytes: BenchMaterial.bytes(texts)) {
            texts.reduce(0) { $0 ^ Int(truncatingIfNeeded: ContentHash($1).high) }
        }
        harness.compare("search of parse, 1 thread", "search", to: "parse, 1 thread", .atMost(0.01))
    }
}
