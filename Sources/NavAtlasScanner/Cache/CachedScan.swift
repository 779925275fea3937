import Foundation
import NavAtlasModel

/// The result of a scan without diagnostics, kept for the next scan of the same files.
struct CachedScan: FactsCodable, Sendable {
    let document: String

    init(_ graph: NavigationGraph) throws(ScanError) {
        do {
            document = String(decoding: try GraphDocument.encode(graph), as: UTF8.self)
        } catch {
            throw .brokenGraph(error)
        }
    }

    init(from reader: inout FactsReader) throws(MalformedFacts) {
        document = try reader.read()
    }

    func write(to writer: inout FactsWriter) {
        writer.write(document)
    }

    /// The graph; `nil` where the document cannot be read.
    var graph: NavigationGraph? { try? GraphDocument.decode(Data(document.utf8)) }
}

/// Finds the graph of an earlier scan by everything on which it depends: every file's text, path and target, what other files
/// say of links, and the program itself.
struct ScanCache {
    private let cache: FactsCache<CachedScan>
    private let key: ContentHash
    /// The inputs of the graph other than the files' contents.
    let surroundings: String

    /// - Returns: `nil` where there is no cache, or a file cannot be read.
    init?(
        _ scanner: Scanner, paths: [String], files: [SourceFile], _ selection: TargetSelection,
        launchSettings: LaunchSettings
    ) {
        guard let location = FactsReading.location(of: scanner) else { return nil }
        cache = FactsCache(
            at: location.file(for: paths, base: scanner.base) + ".graph", fingerprint: FactsReading.fingerprint(scanner)
        )
        let others = selection.sharing.flatMap(\.others)
        guard let own = Self.lines(of: files), let shared = Self.lines(of: others) else { return nil }
        var all = "\(launchSettings) \(scanner.routers) \(scanner.entries)\n"
        for target in selection.sharing { all += "\(target.name): \(target.shared.sorted())\n" }
        for program in selection.programs { all += "\(program.name): \(program.paths.sorted())\n" }
        all += "missing: \(selection.missingFiles.values.joined().sorted())\n"
        surroundings = all + shared
        all = surroundings + own
        key = cache.key(for: Array(all.utf8), displayPath: "")
    }

    /// A line for each file with what tells its text, path and target from others; `nil` where one cannot be read.
    private static func lines(of files: [SourceFile]) -> String? {
        let hashes = ParallelMap.map(files, cost: \.size) { (try? $0.text()).map { ContentHash($0) } }
        var lines = ""
        for (file, hash) in zip(files, hashes) {
            guard let hash else { return nil }
            lines += "\(hash) \(file.displayPath) \(file.module ?? "") \(file.target ?? "")\n"
        }
        return lines
    }

    /// What is known of just these files.
    var scan: CachedScan? { cache.facts(for: key) }

    /// What is known of files with the same facts, such as before a comment was written.
    func scan(ofFacts facts: String) -> CachedScan? { cache.facts(for: key(ofFacts: facts)) }

    /// Keeps a result. That it cannot be kept is said of the cache of facts, which lies beside it.
    func save(_ scan: CachedScan, ofFacts facts: String) {
        try? cache.save(scan, for: [key, key(ofFacts: facts)])
    }

    private func key(ofFacts facts: String) -> ContentHash {
        cache.key(for: Array((surroundings + facts).utf8), displayPath: "facts")
    }
}
