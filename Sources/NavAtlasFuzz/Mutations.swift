import NavAtlasTestSupport

/// Small changes of texts, each by chance.
enum Mutations {
    /// One to many changes of a text, of one sort or of several.
    static func mutated(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var text = text
        for _ in 0..<random.pick([1, 1, 1, 2, 3, 8, 30]) {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: text = bytes(text, &random)
            case 1: text = lines(text, &random)
            case 2: text = nested(text, &random)
            default: text = tokens(text, &random)
            }
        }
        return text
    }

    /// Changes, removes, repeats or adds a few bytes, or cuts the end off.
    static func bytes(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var text = text
        guard !text.isEmpty else { return [UInt8.random(in: 0...255, using: &random)] }
        let place = Int.random(in: 0..<text.count, using: &random)
        let length = min(random.pick([1, 1, 2, 4, 16, 64, 256]), text.count - place)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: text[place] = UInt8.random(in: 0...255, using: &random)
        case 1: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: text.removeSubrange(place..<(place + length))
        case 3:
            text.insert(contentsOf: text[place..<(place + length)], at: Int.random(in: 0..<text.count, using: &random))
        case 4: text.insert(contentsOf: random.pick(oddBytes), at: place)
        default: text.removeSubrange(place...)
        }
        return text
    }

    private static let oddBytes: [[UInt8]] = [
        [0], [0xff], [0xfe, 0xff], [0xef, 0xbb, 0xbf], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf4, 0x90, 0x80, 0x80],
        [0xe2, 0x80, 0xae], [0xe2, 0x80, 0xa8], [13], [13, 10], [27, 91, 51, 49, 109],
        Array(repeating: 32, count: 5000),
        Array("\u{1F468}\u{200D}\u{1F469}".utf8), Array("a\u{301}\u{301}\u{301}".utf8),
    ]

    /// Removes, repeats, or exchanges lines.
    static func lines(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var lines = text.split(separator: 10, omittingEmptySubsequences: false)
        let place = Int.random(in: 0..<lines.count, using: &random)
        let other = Int.random(in: 0..<lines.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: lines.removeSubrange(min(place, other)...max(place, other))
        case 1: lines.remove(at: place)
        case 2: lines.insert(contentsOf: Array(repeating: lines[place], count: random.pick([1, 2, 40])), at: other)
        default: lines.swapAt(place, other)
        }
        return Array(lines.joined(separator: [10]))
    }

    /// Removes, repeats, replaces or exchanges tokens.
    static func tokens(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var tokens = Tokens.split(text)
        guard !tokens.isEmpty else { return text }
        let place = Int.random(in: 0..<tokens.count, using: &random)
        let other = Int.random(in: 0..<tokens.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: tokens.remove(at: place)
        case 1: tokens.insert(tokens[place], at: other)
        case 2: tokens[place] = tokens[other]
        case 3: tokens.swapAt(place, other)
        default: tokens[place] = Array(random.pick(words).utf8)[...]
        }
        return Array(tokens.joined())
    }

    private static let words = [
        "self", "Self", "super", "init", "any", "some", "inout", "nil", "case", "switch", "default", "if", "#if",
        "#endif",
        "extension", "protocol", "struct", "class", "enum", "actor", "func", "var", "let", "where", "->", "=>", "=",
        "==",
        "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "{", "}", "(", ")", "[", "]", "<", ">", "@", "@MainActor",
        "\\.",
        "...", "..<", "&", "?", "!", ":", ";", ",", "0", "-1", "1e999", "18446744073709551616", "null", "true", "{}",
        "[]",
    ]

    /// Puts something that nests around a place, very often or a few times, closed or not.
    static func nested(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        let (open, close) = random.pick(pairs)
        let depth = random.pick([2, 8, 16, 20, 24, 40, 200, 255, 300, 2000, 20000])
        let place = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, place + Int.random(in: 0...40, using: &random))
        var result = Array(text[..<place])
        for _ in 0..<depth { result += open.utf8 }
        result += text[place..<end]
        if !random.once(in: 3) { for _ in 0..<depth { result += close.utf8 } }
        return result + text[end...]
    }

    private static let pairs = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("[[", "]]"), ("([", "])"), ("[(", ")]"), ("A<", ">"),
        ("a[", "]"),
        ("[a: ", "]"), ("[A<", ">]"), ("a(", ")"), ("a.b(", ")"), ("if a { ", "}"), ("Group { ", "}"), ("{ a in ", "}"),
        ("struct A { ", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("#if A\n", "#endif\n"), ("-", ""), ("!", ""), ("&", ""),
        ("try ", ""), ("await ", ""), ("a ? ", " : b"), ("a.", ""), ("a?.", ""), ("a + ", ""), ("(a) -> ", ""),
        ("@a ", ""),
        ("some ", ""), ("case .a(", ")"), ("switch a { case ", ": }"), ("func a() { ", "}"), ("\\.", ""),
        ("{\"a\":", "}"),
        ("a as ", ""), ("if a {} else ", ""), ("a & ", ""), ("#\"", "\"#"), ("inout ", ""), ("repeat { ", "} while a"),
    ]
}
