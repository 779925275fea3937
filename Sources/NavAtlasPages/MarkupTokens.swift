/// The tags of an XML text that Graphviz wrote, and the text between them, as they stand there: no entity is read.
struct MarkupTokens {
    struct Tag {
        let name: String
        let attributes: [(name: String, value: String)]
        /// Whether it ends at once: `<path …/>`.
        let isEmpty: Bool

        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    enum Token {
        case start(Tag)
        case end(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next tag or text; comments, declarations and instructions are left out.
    mutating func next() -> Token? {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else { return .text(takeText()) }
            if starts(with: "<!--") {
                skip(to: "-->")
            } else if starts(with: "<?") || starts(with: "<!") {
                skip(to: ">")
            } else if starts(with: "</") {
                let start = place + 2
                skip(to: ">")
                return .end(text(start..<max(start, place - 1)))
            } else {
                return .start(takeTag())
            }
        }
        return nil
    }

    /// Goes on behind the next such text, or to the end where there is none.
    mutating func skip(to end: StaticString) {
        while place < bytes.count, !starts(with: end) { place += 1 }
        place = min(bytes.count, place + end.utf8CodeUnitCount)
    }

    /// What stands before the next such text, which is skipped.
    mutating func take(to end: StaticString) -> String {
        let start = place
        skip(to: end)
        return text(start..<max(start, place - end.utf8CodeUnitCount))
    }

    private func starts(with text: StaticString) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in
            buffer.indices.allSatisfy { bytes[place + $0] == buffer[$0] }
        }
    }

    private func text(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return text.utf8.contains(UInt8(ascii: "&")) ? text.replacing("&#45;", with: "-") : text
    }

    private mutating func takeText() -> String {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return text(start..<place)
    }

    private mutating func takeTag() -> Tag {
        place += 1
        let name = takeWord()
        var attributes: [(String, String)] = []
        var isEmpty = false
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if bytes[place] == UInt8(ascii: "/") { isEmpty = true }
            guard Self.isWord(bytes[place]) else {
                place += 1
                continue
            }
            let attribute = takeWord()
            skip(to: "\"")
            let start = place
            skip(to: "\"")
            attributes.append((attribute, text(start..<max(start, place - 1))))
        }
        place = min(bytes.count, place + 1)
        return Tag(name: name, attributes: attributes, isEmpty: isEmpty)
    }

    private mutating func takeWord() -> String {
        let start = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
        return text(start..<place)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "="),
            UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "\""):
            false
        default: true
        }
    }
}
