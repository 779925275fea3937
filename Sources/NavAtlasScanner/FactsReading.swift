import Foundation

/// Reads the facts of a set of files: from the cache, else by parsing them, on all cores.
///
/// All files are read: a plain model or service may declare, write or hand on what decides which screen is shown.
struct FactsReading {
    private(set) var facts: [FileFacts] = []
    private(set) var diagnostics: [ScanDiagnostic] = []
    private(set) var cached = 0

    private let platform: Platform
    private let cache: FactsCache<FileFacts>?
    private(set) var keyed: [(key: ContentHash, facts: FileFacts)] = []

    init(scanner: Scanner, paths: [String]) {
        platform = scanner.platform
        cache = Self.location(of: scanner).map {
            FactsCache(at: $0.file(for: paths, base: scanner.base), fingerprint: Self.fingerprint(scanner))
        }
        if let diagnostic = cache?.diagnostic { diagnostics.append(diagnostic) }
    }

    static func location(of scanner: Scanner) -> CacheLocation? {
        switch scanner.cache {
        case .standard: CacheLocation.standard()
        case .folder(let folder): CacheLocation(folder: folder)
        case .none: nil
        }
    }

    /// What facts depend on besides the files: the program, and the platform that they are read for.
    static func fingerprint(_ scanner: Scanner) -> String {
        let program = Bundle.main.executablePath.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
        let version = [program?[.size], program?[.modificationDate]].map { "\($0 ?? "")" }
        return ([scanner.build, scanner.platform.name] + version + scanner.platform.conditions.sorted())
            .joined(separator: "\n")
    }

    mutating func read(_ files: [SourceFile], progress: (@Sendable (Int, Int) -> Void)?) {
        for outcome in outcomes(of: files, progress: progress) { add(outcome) }
        facts.sort { $0.path < $1.path }
        guard let cache else { return }
        do throws(ScanDiagnostic) {
            try cache.save(keyed)
        } catch {
            diagnostics.append(error)
        }
    }

    /// The facts of all files that were read, in a text that is another one where anything of them is.
    var identity: String {
        let hashes = ParallelMap.map(keyed, cost: { _ in 1 }) { [cache] entry in
            cache?.hash(of: entry.facts, for: entry.key) ?? ContentHash(high: 0, low: 0)
        }
        let read = zip(keyed, hashes).map { entry, hash in
            "\(hash) \(entry.facts.path) \(entry.facts.module ?? "") \(entry.facts.target ?? "")\n"
        }
        return read.sorted().joined()
    }

    private enum Outcome: Sendable {
        case facts(FileFacts, ContentHash?, isCached: Bool)
        case failed(ScanDiagnostic)
    }

    private func outcomes(of files: [SourceFile], progress: (@Sendable (Int, Int) -> Void)?) -> [Outcome] {
        let (cache, platform) = (cache, platform)
        return ParallelMap.map(files, cost: \.size, progress: progress) { file -> Outcome in
            let text: [UInt8]
            do throws(ScanDiagnostic) {
                text = try file.text()
            } catch {
                return .failed(error)
            }
            let key = cache?.key(for: text, displayPath: file.displayPath)
            if let key, let known = cache?.facts(for: key) {
                return .facts(known.built(like: file), key, isCached: true)
            }
            let facts = FileFacts(of: text, path: file.displayPath, module: file.module, platform: platform)
            return .facts(facts.built(like: file), key, isCached: false)
        }
    }

    private mutating func add(_ outcome: Outcome) {
        switch outcome {
        case .facts(let file, let key, let isCached):
            facts.append(file)
            if let key { keyed.append((key, file)) }
            if isCached { cached += 1 }
            if let problem = file.problem { diagnostics.append(ScanDiagnostic(path: file.path, problem: problem)) }
        case .failed(let diagnostic): diagnostics.append(diagnostic)
        }
    }
}

extension FileFacts {
    /// The facts of a file's bytes.
    init(of text: [UInt8], path: String, module: String? = nil, platform: Platform) {
        if FileKind.isInterface(path) {
            self.init(path: path, module: module)
            storyboard = StoryboardReader.facts(of: text)
            return
        }
        if FileKind.isObjectiveC(path) {
            self.init(path: path, module: module)
            objectiveC = ObjectiveCReader.facts(of: text)
            return
        }
        self = text.withUnsafeBufferPointer {
            FileLowering.facts(of: $0, path: path, module: module, platform: platform)
        }
    }

    /// What kept the parser from reading all of the file.
    fileprivate var problem: ScanDiagnostic.Problem? {
        if let problem = storyboard?.problem {
            return .malformedStoryboard(detail: problem.kind.detail, line: Int(problem.position.line))
        }
        if let tooDeep { return .nestedTooDeep(line: Int(tooDeep.line), column: Int(tooDeep.column)) }
        return malformed.first.map { .malformedSource(line: Int($0.line), column: Int($0.column)) }
    }

    /// The facts as those of a file's module and target, which change without the file.
    fileprivate func built(like file: SourceFile) -> FileFacts {
        var facts = self
        (facts.module, facts.target) = (file.module, file.target)
        return facts
    }
}
