import Foundation

/// JSON with comments and trailing commas, as editors know it from their own settings, with the place of every value.
///
/// Foundation's reader tells neither the place of a value nor that a key stands twice.
struct JSONC: Sendable {
    /// A value without its place.
    indirect enum Value: Sendable {
        case object([Member])
        case array([JSONC])
        case string(String)
        case number(Double)
        case boolean(Bool)
        case null
    }

    /// A key with its value.
    struct Member: Sendable {
        let key: String
        let place: Place
        let value: JSONC
    }

    /// A line and a column, from 1; columns count bytes.
    struct Place: Hashable, Sendable {
        let line: Int
        let column: Int
    }

    let value: Value
    let place: Place

    /// Why a text is no JSON, and where.
    struct Malformed: Error, Hashable {
        let problem: String
        let place: Place
    }

    /// Reads a text.
    init(_ text: String) throws(Malformed) {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.document()
    }

    /// Reads plain JSON: what only editors know is malformed.
    init(strictly bytes: [UInt8]) throws(Malformed) {
        var reader = Reader(bytes: bytes, isStrict: true)
        self = try reader.document()
    }

    init(value: Value, place: Place) {
        self.value = value
        self.place = place
    }

    private struct Reader {
        let bytes: [UInt8]
        var isStrict = false
        var index = 0
        var line = 1
        var lineStart = 0
        var depth = 0
        static let deepest = 64

        var place: Place { Place(line: line, column: index - lineStart + 1) }
        var next: UInt8? { index < bytes.count ? bytes[index] : nil }

        func malformed(_ problem: String) -> Malformed { Malformed(problem: problem, place: place) }

        mutating func advance() {
            if bytes[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
            index += 1
        }

        mutating func take(_ byte: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: byte) else { return false }
            advance()
            return true
        }

        mutating func document() throws(Malformed) -> JSONC {
            if !isStrict, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
            try skipSpace()
            let value = try value()
            try skipSpace()
            guard next == nil else { throw malformed("expected the end of the file") }
            return value
        }

        mutating func skipSpace() throws(Malformed) {
            while let byte = next {
                switch byte {
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
                case UInt8(ascii: "/") where isStrict: return
                case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                    while let byte = next, byte != UInt8(ascii: "\n") { advance() }
                case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
                    let start = malformed("this comment has no end")
                    advance()
                    advance()
                    while !(next == UInt8(ascii: "*") && index + 1 < bytes.count
                        && bytes[index + 1] == UInt8(ascii: "/"))
                    {
                        guard next != nil else { throw start }
                        advance()
                    }
                    advance()
                    advance()
                default: return
                }
            }
        }

        mutating func value() throws(Malformed) -> JSONC {
            let start = place
            guard depth < Self.deepest else { throw malformed("values are nested deeper than \(Self.deepest)") }
            depth += 1
            defer { depth -= 1 }
            let value: Value =
                switch next {
                case UInt8(ascii: "{"): try object()
                case UInt8(ascii: "["): try array()
                case UInt8(ascii: "\""): .string(try string())
                case UInt8(ascii: "t"): try word("true", .boolean(true))
                case UInt8(ascii: "f"): try word("false", .boolean(false))
                case UInt8(ascii: "n"): try word("null", .null)
                case let byte? where "-0123456789".utf8.contains(byte): try number()
                case nil: throw malformed("the file ends where a value is expected")
                default: throw malformed("expected a value")
                }
            return JSONC(value: value, place: start)
        }

        mutating func object() throws(Malformed) -> Value {
            var members: [Member] = []
            var keys: Set<String> = []
            advance()
            try skipSpace()
            while !take("}") {
                let start = place
                guard next == UInt8(ascii: "\"") else { throw malformed("expected a key in double quotes, or '}'") }
                let key = try string()
                guard keys.insert(key).inserted else {
                    throw Malformed(problem: "the key \(key.quoted) appears twice", place: start)
                }
                try skipSpace()
                guard take(":") else { throw malformed("expected ':' after the key \(key.quoted)") }
                try skipSpace()
                members.append(Member(key: key, place: start, value: try value()))
                try skipSpace()
                guard try comma() || next == UInt8(ascii: "}") else { throw malformed("expected ',' or '}'") }
            }
            return .object(members)
        }

        mutating func array() throws(Malformed) -> Value {
            var elements: [JSONC] = []
            advance()
            try skipSpace()
            while !take("]") {
                elements.append(try value())
                try skipSpace()
                guard try comma() || next == UInt8(ascii: "]") else { throw malformed("expected ',' or ']'") }
            }
            return .array(elements)
        }

        /// Goes past a comma and the space after it, if one stands here.
        private mutating func comma() throws(Malformed) -> Bool {
            guard take(",") else { return false }
            try skipSpace()
            if isStrict, next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
                throw malformed("nothing follows the ','")
            }
            return true
        }

        mutating func word(_ word: String, _ value: Value) throws(Malformed) -> Value {
            guard bytes[index...].starts(with: word.utf8) else { throw malformed("expected '\(word)'") }
            for _ in word.utf8 { advance() }
            return value
        }

        mutating func number() throws(Malformed) -> Value {
            let problem = malformed("this is no number")
            let start = index
            while let byte = next, "+-0123456789.eE".utf8.contains(byte) { advance() }
            guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
                throw problem
            }
            return .number(number)
        }

        /// The literal's extent is found here; Foundation reads its escapes.
        mutating func string() throws(Malformed) -> String {
            let problem = malformed("this is not a JSON string")
            let start = index
            advance()
            while let byte = next, byte != UInt8(ascii: "\"") {
                guard byte >= 0x20 else { throw malformed("a string must end on the line where it begins") }
                advance()
                if byte == UInt8(ascii: "\\"), next != nil { advance() }
            }
            guard take("\"") else { throw malformed("this string has no end") }
            let content = bytes[start + 1..<index - 1]
            if !content.contains(UInt8(ascii: "\\")) {
                let text = String(decoding: content, as: UTF8.self)
                guard text.utf8.elementsEqual(content) else { throw problem }
                return text
            }
            let literal = Data("[".utf8 + bytes[start..<index] + "]".utf8)
            guard let text = try? JSONDecoder().decode([String].self, from: literal).first else { throw problem }
            return text
        }
    }
}
