/// Cuts a text into words, numbers, blanks and signs: enough to change code by its parts.
enum Tokens {
    static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        var start = 0
        for place in text.indices.dropFirst() where !continues(text[place - 1], text[place]) {
            tokens.append(text[start..<place])
            start = place
        }
        if start < text.count { tokens.append(text[start...]) }
        return tokens
    }

    static func isWord(_ byte: UInt8) -> Bool {
        byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 }

    private static func continues(_ before: UInt8, _ after: UInt8) -> Bool {
        isWord(before) && isWord(after) || isBlank(before) && isBlank(after)
    }

    /// The names that the code declares with one of some words before them.
    static func names(after keywords: Set<String>, in tokens: [ArraySlice<UInt8>]) -> [[UInt8]] {
        var names: [[UInt8]] = []
        for (place, token) in tokens.enumerated() where place + 2 < tokens.count {
            guard keywords.contains(String(decoding: token, as: UTF8.self)) else { continue }
            let name = Array(tokens[place + 2])
            if let first = name.first, isWord(first), !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The code with some names exchanged for another.
    static func renaming(_ names: Set<[UInt8]>, to name: [UInt8], in text: [UInt8]) -> [UInt8] {
        Array(split(text).map { names.contains(Array($0)) ? name[...] : $0 }.joined())
    }
}
