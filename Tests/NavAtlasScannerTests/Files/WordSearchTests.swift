import Testing

@testable import NavAtlasScanner

@Suite struct WordSearchTests {
    /// The first place where a word stands, by looking everywhere.
    private static func naive(_ words: [String], _ bytes: [UInt8]) -> Int? {
        let words = words.map { Array($0.utf8) }
        return bytes.indices.first { start in words.contains { bytes[start...].starts(with: $0) } }
    }

    @Test(arguments: 0..<60) func agreesWithANaiveSearch(_ seed: Int) {
        var random = SplitMix(UInt64(seed))
        // Few letters make many near misses; high bytes and zeros must not confuse the table.
        let letters: [UInt8] = seed % 2 == 0 ? Array("ab".utf8) : Array("abé".utf8) + [0, 255]
        for _ in 0..<40 {
            let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 2...7, using: &random)).map { _ in "abé".randomElement(using: &random) ?? "a" })
            }
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? 0
            }
            let found = bytes.withUnsafeBytes { WordSearch(words).firstMatch(in: $0) }
            #expect(found?.offset == Self.naive(words, bytes), "\(words) in \(bytes)")
            if let found { #expect(words.contains(found.word)) }
        }
    }

    @Test(
        arguments: [
            ([], "anything", false), (["ab"], "", false), (["ab"], "a", false), (["ab"], "ab", true),
            (["abc"], "xxabc", true),
            (["abcdef"], "abcde", false), (["", "x"], "x", false), (["ab", "longer word"], "longer ab", true),
        ] as [([String], String, Bool)]) func answersAtTheEdges(_ words: [String], _ text: String, _ expected: Bool)
    {
        #expect(WordSearch(words).matches(Array(text.utf8)) == expected)
    }

    @Test func takesWordsLongerThanATableEntry() {
        let word = String(repeating: "ab", count: 400)
        #expect(WordSearch([word]).matches(Array(("x" + word + "y").utf8)))
        #expect(!WordSearch([word]).matches(Array(word.dropLast().utf8)))
    }
}
