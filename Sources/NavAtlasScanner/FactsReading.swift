import Foundation

/// Reads the facts of a set of files: from the cache, else by parsing what may concern navigation, on all cores.
struct FactsReading {
    private(set) var facts: [FileFacts] = []
    private(set) var diagnostics: [ScanDiagnostic] = []
    /// Files in which no word of navigation stands.
    private(set) var ruledOut: [SourceFile] = []
    private(set) var cached = 0

    private let platform: Platform
    private let usesPrefilter: Bool
    private let bytesReadWithoutWords: Int
    /// The names that the caller asks for, of routers and of types by which a person enters; `nil` for none.
    private let asked: [String]?
    private let cache: FactsCache<FileFacts>?
    private(set) var keyed: [(key: ContentHash, facts: FileFacts)] = []

    init(scanner: Scanner, paths: [String]) {
        platform = scanner.platform
        usesPrefilter = scanner.usesPrefilter
        bytesReadWithoutWords = scanner.bytesReadWithoutWords
        let names = scanner.routers.map(\.type) + scanner.entries.map(\.lastPart)
        asked = names.isEmpty ? nil : names
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
        let asked = asked.map { WordSearch($0) }
        add(
            map(files, progress: progress) {
                $0.isEmpty || NavigationWords.stand(in: $0) || asked?.matches($0) == true
            })
        if ruledOut.reduce(0, { $0 + $1.size }) <= bytesReadWithoutWords { readAll() }
        lookTwice()
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

    /// Parses what was ruled out, too: whatever a file declares may tell what another one means.
    private mutating func readAll() {
        let others = ruledOut
        ruledOut = []
        add(map(others, progress: nil) { _ in true })
    }

    /// Navigation may go through types whose files hold no word of it: those are found by the names that are mentioned.
    private mutating func lookTwice() {
        var looked: Set<String> = []
        // A plain record may hold the values that are pushed, or what holds those.
        var carried: Set<String> = []
        // Or a part of the state that decides what is shown.
        var (stateNames, states): (Set<String>, Set<String>) = ([], [])
        // A plain service may write that state, and another one may have it do so.
        var writers: Set<String> = []
        var protocols: Set<String> = []
        var extended: Set<String> = []
        var working: Set<String> = []
        var fresh = facts[...]
        while !ruledOut.isEmpty, !fresh.isEmpty {
            let mentioned = fresh.map(MentionedTypes.init)
            let names = mentioned.reduce(into: Set<String>()) { $0.formUnion($1.names) }.subtracting(looked)
            let before = (looked.count, carried.count, states.count, writers.count, extended.count)
            let readBefore = facts.count
            if !looked.isEmpty {
                for (file, mentioned) in zip(fresh, mentioned) where !mentioned.names.isDisjoint(with: writers) {
                    writers.formUnion(file.types.map(\.name.lastPart))
                }
            }
            writers.formUnion(fresh.flatMap(MentionedTypes.writable))
            stateNames.formUnion(mentioned.flatMap(\.stateNames))
            let decided = stateNames
            let parts = facts.reduce(into: Set<String>()) {
                $0.formUnion(MentionedTypes.types(ofVariables: decided, in: $1))
            }.subtracting(states)
            states.formUnion(parts)
            carried.formUnion(mentioned.flatMap(\.destinations))
            // The views themselves hold such values, too: only what was looked for holds them for others.
            if !looked.isEmpty {
                let known = carried
                carried.formUnion(fresh.flatMap { MentionedTypes.holders(of: known, in: $0) })
            }
            looked.formUnion(names)
            let extendedHere = Set(fresh.flatMap(MentionedTypes.extended)).subtracting(extended)
            extended.formUnion(extendedHere)
            guard (looked.count, carried.count, states.count, writers.count, extended.count) != before else { return }
            working.formUnion(fresh.flatMap(MentionedTypes.working))
            let giving = NavigationWords.results(of: working.sorted())
            let declaring = NavigationWords.declarations(of: names.sorted())
            let making = NavigationWords.constructions(of: fresh.flatMap(MentionedTypes.shown))
            let around = NavigationWords.declarations(of: Set(fresh.flatMap(MentionedTypes.outerTypes)).sorted())
            let extending = NavigationWords.ownDeclarations(of: extendedHere.sorted())
            let declaringStates = parts.isEmpty ? nil : NavigationWords.declarations(of: parts.sorted())
            // A record that is cast to tell it from others of its protocol, as an action is.
            protocols.formUnion(fresh.flatMap(\.types).filter { $0.kind == .protocol }.map(\.name))
            let conforming = WordSearch(protocols.sorted().flatMap { [": \($0)", ", \($0)"] })
            let holding = carried.isEmpty ? nil : WordSearch(carried.sorted())
            let writing = writers.isEmpty ? nil : WordSearch(writers.sorted())
            let open = ruledOut
            ruledOut = []
            add(
                map(open, progress: nil) { text in
                    declaring.matches(text)
                        && (NavigationWords.mayCarry(text) || conforming.matches(text) || giving.matches(text))
                        || making.matches(text) || around.matches(text) || extending.matches(text)
                        || holding?.matches(text) == true || declaringStates?.matches(text) == true
                        || writing?.matches(text) == true
                })
            fresh = facts[readBefore...]
        }
    }

    private enum Outcome: Sendable {
        case facts(FileFacts, ContentHash?, isCached: Bool)
        case ruledOut(SourceFile)
        case failed(ScanDiagnostic)
    }

    private func map(
        _ files: [SourceFile], progress: (@Sendable (Int, Int) -> Void)?,
        _ concerns: @escaping @Sendable ([UInt8]) -> Bool
    ) -> [Outcome] {
        let (cache, platform, usesPrefilter) = (cache, platform, usesPrefilter)
        return ParallelMap.map(files, cost: \.size, progress: progress) { file -> Outcome in
            let text: [UInt8]
            do throws(ScanDiagnostic) {
                text = try file.text()
            } catch {
                return .failed(error)
            }
            if usesPrefilter, file.isSwift, !concerns(text) { return .ruledOut(file) }
            let key = cache?.key(for: text, displayPath: file.displayPath)
            if let key, let known = cache?.facts(for: key) {
                return .facts(known.built(like: file), key, isCached: true)
            }
            let facts = FileFacts(of: text, path: file.displayPath, module: file.module, platform: platform)
            return .facts(facts.built(like: file), key, isCached: false)
        }
    }

    private mutating func add(_ outcomes: [Outcome]) {
        for outcome in outcomes {
            switch outcome {
            case .facts(let file, let key, let isCached):
                facts.append(file)
                if let key { keyed.append((key, file)) }
                if isCached { cached += 1 }
                if let problem = file.problem { diagnostics.append(ScanDiagnostic(path: file.path, problem: problem)) }
            case .ruledOut(let file): ruledOut.append(file)
            case .failed(let diagnostic): diagnostics.append(diagnostic)
            }
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
