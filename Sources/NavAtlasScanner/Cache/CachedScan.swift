import Foundation
import NavAtlasModel

/// The result of a scan in which nothing was amiss, kept for the next one of the same files.
struct CachedScan: FactsCodable, Sendable {
    let document: String
    let ruledOut: Int

    init(_ graph: NavigationGraph, ruledOut: Int) {
        document = String(decoding: GraphDocument.encode(graph), as: UTF8.self)
        self.ruledOut = ruledOut
    }

    init(from reader: inout FactsReader) throws(MalformedFacts) {
        document = try String(from: &reader)
        ruledOut = try Int(from: &reader)
    }

    func write(to writer: inout FactsWriter) {
        writer.write(document)
        writer.write(ruledOut)
    }

    /// The graph; `nil` where the document cannot be read.
    var graph: NavigationGraph? { try? GraphDocument.decode(Data(document.utf8)) }
}

/// Finds the graph of an earlier scan by all that it depends on: every file's text, path and target, what other files
/// say of links, and the program itself.
struct ScanCache {
    private let cache: FactsCache<CachedScan>
    private let key: ContentHash

    /// - Returns: `nil` where there is no cache, or a file cannot be read.
    init?(
        _ scanner: Scanner, paths: [String], files: [SourceFile], _ selection: TargetSelection,
        links: LinkDeclarations
    ) {
        guard let location = FactsReading.location(of: scanner) else { return nil }
        cache = FactsCache(
            at: location.file(for: paths, base: scanner.base) + ".graph", fingerprint: FactsReading.fingerprint(scanner)
        )
        let files = files + selection.sharing.flatMap(\.others)
        let hashes = ParallelMap.map(files, cost: \.size) { (try? $0.text()).map { ContentHash($0) } }
        var all = "\(scanner.usesPrefilter) \(links)\n"
        for (file, hash) in zip(files, hashes) {
            guard let hash else { return nil }
            all += "\(hash) \(file.displayPath) \(file.module ?? "") \(file.target ?? "")\n"
        }
        for target in selection.sharing { all += "\(target.name): \(target.shared.sorted())\n" }
        for program in selection.programs { all += "\(program.name): \(program.paths.sorted())\n" }
        key = cache.key(for: Array(all.utf8), displayPath: "")
    }

    /// What is known of just these files.
    var scan: CachedScan? { cache.facts(for: key) }

    /// Keeps a result. That it cannot be kept is said of the cache of facts, which lies beside it.
    func save(_ scan: CachedScan) { try? cache.save([(key, scan)]) }
}
