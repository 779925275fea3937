/// Measures runs of modifiers before a type or a declaration, such as `sending borrowing A`, which may be of any length.
///
/// At each of them the parser looks ahead over all that follow, wherever lines and comments end, so that a run costs the
/// square of its length.
struct WordRuns {
    /// What a word costs for each that it follows, in tries of the parser.
    private static let costOfOne = 3

    /// How many of them code has in a row.
    private static let usual = 4

    private var word: UInt64 = 0
    private var length = 0

    /// Takes the next byte, and tells what the word that ends before it costs.
    ///
    /// - Parameter mayBeComment: whether what else stands there may be nothing to the parser.
    mutating func take(_ byte: UInt8, mayBeComment: Bool) -> Int {
        if byte.isOfIdentifier {
            word = Self.adding(byte, to: word)
            return 0
        }
        defer { word = 0 }
        if word != 0 {
            if Self.words.contains(word) {
                length += 1
                return max(0, length - Self.usual) * Self.costOfOne
            }
            if !mayBeComment { length = 0 }
            return 0
        }
        if !mayBeComment, !Self.isBlank(byte) { length = 0 }
        return 0
    }

    /// Slashes and stars may be comments.
    private static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 11, 12, 0,
            UInt8(ascii: "/"), UInt8(ascii: "*"):
            true
        default: false
        }
    }

    private static func adding(_ byte: UInt8, to word: UInt64) -> UInt64 { word &* 31 &+ UInt64(byte) }

    /// The words of the grammar by which a declaration or a type may begin and that may be names as well, so that only what
    /// follows tells. Runs of the language's own words, and of names, were measured to cost no more than their length.
    private static let words = Set(
        [
            "__consuming", "__owned", "__shared", "_const", "_local", "actor", "async", "borrowing", "consuming",
            "convenience", "distributed", "dynamic", "final", "indirect", "infix", "inout", "isolated", "lazy",
            "mutating",
            "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "reasync",
            "required", "sending", "unowned", "weak",
        ].map { $0.utf8.reduce(0) { adding($1, to: $0) } })
}

extension UInt8 {
    /// Whether a byte of UTF-8 may stand in an identifier. Letters of other alphabets have bytes over 127.
    var isOfIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}
