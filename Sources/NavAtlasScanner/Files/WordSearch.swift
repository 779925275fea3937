/// Finds out in one pass over raw bytes whether any of many words stands in them.
///
/// The search of Wu and Manber ("A fast algorithm for multi-pattern searching", TR-94-17, University of Arizona, 1994)
/// with blocks of two bytes: a table says for every pair of bytes how far the window may move because no word has that
/// pair so near its start. Where it may not move, the few words with that pair there are compared.
package struct WordSearch: Sendable {
    private struct Candidate: Sendable {
        /// Where the word starts in `text`, and how many bytes it has.
        let start: Int
        let count: Int
        /// The next candidate for the same pair, or -1.
        let next: Int
    }

    /// The length of the shortest word, at least 2: the width of the window.
    private let window: Int
    /// For each pair of bytes, how far the window may move when it ends with that pair.
    private let shifts: [UInt8]
    /// For each pair with shift 0, its first candidate; a pair is found by its two bytes.
    private let heads: [UInt16: Int]
    private let candidates: [Candidate]
    private let text: [UInt8]

    /// Prepares a search; words of fewer than two bytes are passed over.
    package init(_ words: some Sequence<String>) {
        let words = Set(words.map { Array($0.utf8) }.filter { $0.count >= 2 })
            .sorted { $0.lexicographicallyPrecedes($1) }
        window = min(words.map(\.count).min() ?? 2, 255)
        var shifts = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
        var heads: [UInt16: Int] = [:]
        var candidates: [Candidate] = []
        var text: [UInt8] = []
        for word in words {
            for end in 1..<window {
                let pair = Int(word[end - 1]) | Int(word[end]) << 8
                shifts[pair] = min(shifts[pair], UInt8(window - 1 - end))
            }
            let last = UInt16(word[window - 2]) | UInt16(word[window - 1]) << 8
            candidates.append(Candidate(start: text.count, count: word.count, next: heads[last] ?? -1))
            heads[last] = candidates.count - 1
            text += word
        }
        (self.shifts, self.heads, self.candidates, self.text) = (shifts, heads, candidates, text)
    }

    /// Whether one of the words stands in the bytes.
    package func matches(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { matches($0) } }

    /// Whether one of the words stands in the bytes.
    package func matches(_ bytes: UnsafeRawBufferPointer) -> Bool { firstMatch(in: bytes) != nil }

    /// The first word that stands in the bytes, by its start; of several with the same start any.
    package func firstMatch(in bytes: UnsafeRawBufferPointer) -> (offset: Int, word: String)? {
        if candidates.isEmpty { return nil }
        let count = bytes.count
        return shifts.withUnsafeBufferPointer { shifts in
            var end = window - 1
            while end < count {
                let pair = bytes.loadUnaligned(fromByteOffset: end - 1, as: UInt16.self).littleEndian
                let shift = Int(shifts[Int(pair)])
                if shift != 0 {
                    end += shift
                    continue
                }
                let offset = end + 1 - window
                if let word = word(at: offset, in: bytes, endingWindowWith: pair) { return (offset, word) }
                end += 1
            }
            return nil
        }
    }

    private func word(at offset: Int, in bytes: UnsafeRawBufferPointer, endingWindowWith pair: UInt16) -> String? {
        var index = heads[pair] ?? -1
        while index >= 0 {
            let candidate = candidates[index]
            let end = offset + candidate.count
            let word = text[candidate.start..<(candidate.start + candidate.count)]
            if end <= bytes.count, bytes[offset..<end].elementsEqual(word) {
                return String(decoding: word, as: UTF8.self)
            }
            index = candidate.next
        }
        return nil
    }
}
