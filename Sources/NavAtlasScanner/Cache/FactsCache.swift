/// Facts of files from an earlier scan, found by what the files hold.
///
/// One file of the cache folder holds the facts of one scanned set. It is read whole, checked by one hash, and indexed;
/// the facts of a file are decoded when they are asked for. Reading is safe from many threads at once. What is written is
/// a new file in the place of the old one, so of two runs at once the later wins and neither reads half a file.
///
///     let cache = FactsCache<FileFacts>(at: CacheLocation.default.file(for: set), fingerprint: version)
///     let key = cache.key(for: bytes, displayPath: file.displayPath)
///     if let facts = cache.facts(for: key) { … }
///     try cache.save([(key, facts), …])
package struct FactsCache<Facts: FactsCodable & Sendable>: Sendable {
    /// What keeps the cache from being used, or that it was damaged; `nil` where it is sound or not there yet.
    package let diagnostic: ScanDiagnostic?

    private let path: String
    private let fingerprint: ContentHash
    private let contents: CacheContents

    /// Reads the cache at a path; it is empty where there is none, where it is damaged, or where it was written under
    /// another fingerprint.
    ///
    /// - Parameters:
    ///   - path: the file; the folder it is in need not exist.
    ///   - fingerprint: all that the facts of a file depend on besides its text and path: the version of the tool and of
    ///     the facts, the platform that `#if` is evaluated for.
    package init(at path: String, fingerprint: String) {
        self.path = path
        self.fingerprint = ContentHash(Array(fingerprint.utf8))
        var contents = CacheContents()
        var problem: ScanDiagnostic.Problem?
        do throws(FileSystem.Failure) {
            let bytes = try FileSystem.contents(of: path, limit: CacheContents.sizeLimit)
            if let read = CacheContents(reading: bytes) {
                if read.fingerprint == self.fingerprint { contents = read }
            } else {
                problem = .damagedCache
            }
        } catch {
            if !error.isMissing { problem = .unusableCache(reason: error.reason) }
        }
        self.contents = contents
        diagnostic = problem.map { ScanDiagnostic(path: path, problem: $0) }
    }

    /// How many files the cache has facts of.
    package var count: Int { contents.entries.count }

    /// The key of a file: its text, its path, and the fingerprint.
    package func key(for text: [UInt8], displayPath: String) -> ContentHash {
        let hash = ContentHash(text)
        var bytes: [UInt8] = []
        for word in [hash.high, hash.low, fingerprint.high, fingerprint.low] { bytes.append(word) }
        return ContentHash(bytes + displayPath.utf8)
    }

    /// The facts of a file, or `nil` where the cache does not have them.
    package func facts(for key: ContentHash) -> Facts? {
        guard let bytes = contents.bytes(for: key), var reader = try? FactsReader(bytes),
            let facts = try? Facts(from: &reader), reader.isAtEnd
        else { return nil }
        return facts
    }

    /// What tells the facts of a file from others, whatever text they were read from.
    package func hash(of facts: Facts, for key: ContentHash) -> ContentHash {
        if let bytes = contents.bytes(for: key) { return ContentHash(Array(bytes)) }
        return ContentHash(Array(Self.bytes(of: facts)))
    }

    /// Writes the facts of a scan in place of what the cache has; nothing is written where it has just these.
    ///
    /// What the cache already has is copied as it is, so that only new facts are encoded.
    ///
    /// - Throws: a diagnostic where the file cannot be written. The old one is then still whole.
    package func save(_ facts: [(key: ContentHash, facts: Facts)]) throws(ScanDiagnostic) {
        if hasJust(facts.map(\.key)) { return }
        var new = CacheContents(fingerprint: fingerprint)
        for (key, facts) in facts where new.entries[key] == nil {
            new.append(contents.bytes(for: key) ?? Self.bytes(of: facts), for: [key])
        }
        try replace(with: new)
    }

    /// Writes what several keys find, once, in place of what the cache has; nothing is written where it has just these.
    ///
    /// - Throws: a diagnostic where the file cannot be written. The old one is then still whole.
    func save(_ facts: Facts, for keys: [ContentHash]) throws(ScanDiagnostic) {
        if hasJust(keys) { return }
        var new = CacheContents(fingerprint: fingerprint)
        new.append(Self.bytes(of: facts), for: keys)
        try replace(with: new)
    }

    private func hasJust(_ keys: [ContentHash]) -> Bool {
        diagnostic == nil && Set(keys) == Set(contents.entries.keys)
    }

    private static func bytes(of facts: Facts) -> ArraySlice<UInt8> {
        var writer = FactsWriter()
        writer.write(facts)
        return writer.finish()[...]
    }

    private func replace(with new: CacheContents) throws(ScanDiagnostic) {
        do throws(FileSystem.Failure) {
            try FileSystem.replace(path, with: new.encoded())
        } catch {
            throw ScanDiagnostic(path: path, problem: .unusableCache(reason: error.reason))
        }
    }
}
