import Foundation
import Testing

@testable import NavAtlasScanner

@Suite struct FactsCacheTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("deep/inside/one.facts")
    }

    private func open(_ fingerprint: String = "1") -> FactsCache<SampleFacts> {
        FactsCache(at: path, fingerprint: fingerprint)
    }

    private static let facts = (0..<20).map { index -> SampleFacts in
        var random = SplitMix(UInt64(index))
        return SampleFacts.random(depth: 3, &random)
    }

    private func save(_ facts: [SampleFacts] = facts) throws {
        let cache = open()
        try cache.save(facts.map { (cache.key(for: Array($0.name.utf8), displayPath: "\($0.line)"), $0) })
    }

    private func found(in cache: FactsCache<SampleFacts>) -> [SampleFacts?] {
        Self.facts.map { cache.facts(for: cache.key(for: Array($0.name.utf8), displayPath: "\($0.line)")) }
    }

    @Test func isEmptyAtFirst() {
        #expect(open().count == 0)
        #expect(open().diagnostic == nil)
        #expect(found(in: open()).allSatisfy { $0 == nil })
    }

    @Test func givesBackWhatWasSaved() throws {
        try save()
        #expect(open().diagnostic == nil)
        #expect(found(in: open()) == Self.facts)
        // One file, nothing temporary left.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("deep/inside")) == ["one.facts"])
    }

    @Test func keysTellApartAllThatFactsDependOn() {
        let cache = open()
        let key = cache.key(for: [1, 2], displayPath: "a")
        #expect(key == cache.key(for: [1, 2], displayPath: "a"))
        #expect(key != cache.key(for: [1, 3], displayPath: "a"))
        #expect(key != cache.key(for: [1, 2], displayPath: "b"))
        #expect(key != open("2").key(for: [1, 2], displayPath: "a"))
    }

    @Test func isEmptyUnderAnotherFingerprint() throws {
        try save()
        #expect(open("2").count == 0)
        #expect(open("2").diagnostic == nil)
    }

    @Test func forgetsFilesThatAreGoneAndTakesNewOnes() throws {
        try save(Array(Self.facts[..<15]))
        try save(Array(Self.facts[5...]))
        #expect(open().count == 15)
        #expect(found(in: open()) == Array(repeating: nil, count: 5) + Array(Self.facts[5...]))
    }

    @Test func severalKeysFindWhatIsWrittenOnce() throws {
        let (facts, cache) = (SampleFacts(name: String(repeating: "größe", count: 99)), open())
        let keys = ["one", "other"].map { cache.key(for: Array($0.utf8), displayPath: "") }
        func size() throws -> Int { try FileSystem.contents(of: path, limit: 1 << 20).count }
        try cache.save(facts, for: [keys[0]])
        let alone = try size()
        try cache.save(facts, for: keys)
        #expect(keys.map { open().facts(for: $0) } == [facts, facts])
        #expect(try size() - alone == 32, "only a place in the index is added")
    }

    @Test func writesNothingWhereNothingChanged() throws {
        try save()
        let before = try FileSystem.status(of: path, followingLinks: false).identity
        try save()
        #expect(try FileSystem.status(of: path, followingLinks: false).identity == before)
        try save(Array(Self.facts.dropLast()))
        #expect(try FileSystem.status(of: path, followingLinks: false).identity != before)
    }

    @Test func setsAsideACacheThatIsCutShort() throws {
        try save([Self.facts[0], Self.facts[1]])
        let bytes = try FileSystem.contents(of: path, limit: 1 << 20)
        for length in 0..<bytes.count {
            try folder.write("deep/inside/one.facts", Array(bytes.prefix(length)))
            let cache = open()
            #expect(cache.count == 0)
            #expect(cache.diagnostic == ScanDiagnostic(path: path, problem: .damagedCache))
        }
        try save()
        #expect(found(in: open()) == Self.facts)
    }

    @Test func setsAsideACacheWithAFlippedBit() throws {
        try save([SampleFacts(name: "a")])
        let bytes = try FileSystem.contents(of: path, limit: 1 << 20)
        for bit in 0..<(bytes.count * 8) {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(CacheContents(reading: damaged) == nil, "bit \(bit)")
        }
    }

    @Test func leavesNothingTrustedOfNoise() throws {
        var random = SplitMix(3)
        for _ in 0..<300 {
            let noise = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(CacheContents(reading: noise) == nil)
        }
    }

    @Test func saysWhyItCannotBeWritten() throws {
        // A file stands where the folder should.
        try folder.write("deep", "")
        #expect(throws: ScanDiagnostic(path: path, problem: .unusableCache(reason: "Not a directory"))) { try save() }
    }

    @Test func saysWhyItCannotBeRead() throws {
        try folder.write("deep/inside/one.facts/file", "")
        #expect(open().diagnostic == ScanDiagnostic(path: path, problem: .unusableCache(reason: "Is a directory")))
        #expect(throws: ScanDiagnostic.self) { try save() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("deep/inside")) == ["one.facts"])
    }

    @Test func survivesManyRunsAtOnce() throws {
        let path = path
        let whole = ParallelMap.map(Array(0..<40), workers: 8) { run -> Bool in
            let cache = FactsCache<SampleFacts>(at: path, fingerprint: "1")
            let facts = Array(Self.facts[(run % 10)...])
            try? cache.save(facts.map { (cache.key(for: Array($0.name.utf8), displayPath: "\($0.line)"), $0) })
            return cache.diagnostic == nil && FactsCache<SampleFacts>(at: path, fingerprint: "1").count >= 10
        }
        #expect(whole.allSatisfy { $0 })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("deep/inside")) == ["one.facts"])
    }
}
