/// The layout of a cache file: a header, an index from keys to places, and the facts.
///
///     "NavAtlas", version (8 bytes each)
///     hash of all that follows (16)
///     fingerprint (16), number of entries (8)
///     for each entry, sorted by key: key (16), offset (8), length (8)
///     the facts, one after another
///
/// All integers are little-endian. A file whose hash does not hold, whatever the reason, is no cache.
struct CacheContents: Sendable {
    static let sizeLimit = 1 << 30
    private static let magic = UInt64(littleEndianBytes: Array("NavAtlas".utf8)[...])
    private static let version: UInt64 = 1
    private static let hashedFrom = 32
    private static let indexFrom = 56
    private static let entrySize = 32

    private(set) var fingerprint: ContentHash
    private(set) var entries: [ContentHash: Range<Int>] = [:]
    /// In a cache that was read, the whole file; in a new one the facts alone.
    private var bytes: [UInt8] = []

    init(fingerprint: ContentHash = ContentHash(high: 0, low: 0)) { self.fingerprint = fingerprint }

    func bytes(for key: ContentHash) -> ArraySlice<UInt8>? { entries[key].map { bytes[$0] } }

    /// Adds facts, which each of the keys finds.
    mutating func append(_ facts: ArraySlice<UInt8>, for keys: [ContentHash]) {
        for key in keys { entries[key] = bytes.count..<(bytes.count + facts.count) }
        bytes += facts
    }
}

extension CacheContents {
    /// The contents of a file; `nil` unless it is whole and of this version.
    init?(reading file: [UInt8]) {
        guard file.count >= Self.indexFrom, file.word(at: 0) == Self.magic, file.word(at: 8) == Self.version else {
            return nil
        }
        let hash = file.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[Self.hashedFrom...])) }
        guard file.hash(at: 16) == hash else { return nil }
        fingerprint = file.hash(at: 32)
        let count = file.word(at: 48)
        guard count <= UInt64((file.count - Self.indexFrom) / Self.entrySize) else { return nil }
        entries.reserveCapacity(Int(count))
        for entry in 0..<Int(count) {
            let place = Self.indexFrom + entry * Self.entrySize
            guard let offset = Int(exactly: file.word(at: place + 16)),
                let length = Int(exactly: file.word(at: place + 24)),
                offset <= file.count, length <= file.count - offset
            else { return nil }
            entries[file.hash(at: place)] = offset..<(offset + length)
        }
        bytes = file
    }

    /// The file of contents that were put together anew.
    func encoded() -> [UInt8] {
        var tail: [UInt8] = []
        tail.reserveCapacity(bytes.count + entries.count * Self.entrySize + Self.indexFrom)
        tail.append(fingerprint)
        tail.append(UInt64(entries.count))
        let factsFrom = Self.indexFrom + entries.count * Self.entrySize
        let sorted = entries.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
        for (key, range) in sorted {
            tail.append(key)
            tail.append(UInt64(factsFrom + range.lowerBound))
            tail.append(UInt64(range.count))
        }
        tail += bytes
        var file: [UInt8] = []
        file.append(Self.magic)
        file.append(Self.version)
        file.append(ContentHash(tail))
        return file + tail
    }
}

extension [UInt8] {
    mutating func append(_ word: UInt64) { Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) } }

    fileprivate mutating func append(_ hash: ContentHash) {
        append(hash.high)
        append(hash.low)
    }

    fileprivate func word(at offset: Int) -> UInt64 { UInt64(littleEndianBytes: self[offset..<(offset + 8)]) }

    fileprivate func hash(at offset: Int) -> ContentHash {
        ContentHash(high: word(at: offset), low: word(at: offset + 8))
    }
}

extension UInt64 {
    fileprivate init(littleEndianBytes bytes: ArraySlice<UInt8>) {
        self = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
