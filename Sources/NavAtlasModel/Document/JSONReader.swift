/// A reader of regular JSON: UTF-8, one pass, no tree.
///
/// It reads what programs write, and gives up on everything else by an ``Irregularity`` without a word about it: what is
/// wrong with a document, or only unusual in it, is for a decoder that can name the place. It is strict, so that it never
/// takes what that decoder refuses, or takes it for another value.
struct JSONReader {
    /// The text is no JSON, is not of the shape that was asked for, or is spelt in a way that this reader leaves to others.
    struct Irregularity: Error {}

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    /// Whether nothing has been read since the last opening bracket.
    private var isFirst = true
    /// Whether a value was gone over: its keys, and that it has the only one of its name, are not known.
    private(set) var hasSkipped = false

    /// Reads bytes, which must outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads a member's value, unless the object had the same key before.
    mutating func read<Value: JSONReadable>(_ value: inout Value?) throws(Irregularity) {
        guard value == nil else { throw Irregularity() }
        value = try Value(&self)
    }

    /// The value of a member that every such object has.
    func required<Value>(_ value: Value?) throws(Irregularity) -> Value {
        guard let value else { throw Irregularity() }
        return value
    }

    /// Enters an object; ``nextKey()`` goes through its members.
    mutating func enterObject() throws(Irregularity) {
        try expect(.openingBrace)
        isFirst = true
    }

    /// The key of the object's next member, whose value must be read before the next call; `nil` at its end.
    mutating func nextKey() throws(Irregularity) -> String? {
        if try !goesOn(until: .closingBrace) { return nil }
        let key = try string()
        try expect(.colon)
        skipSpace()
        return key
    }

    /// The elements of a list.
    mutating func list<Element>(
        _ element: (inout Self) throws(Irregularity) -> Element
    ) throws(Irregularity) -> [Element] {
        try expect(.openingBracket)
        isFirst = true
        var elements: [Element] = []
        while try goesOn(until: .closingBracket) { elements.append(try element(&self)) }
        return elements
    }

    /// A whole number that is not negative.
    mutating func number() throws(Irregularity) -> Int {
        let digits = digits()
        // Eighteen digits are always an `Int`; a number does not begin with a zero.
        guard 1...18 ~= digits.count, digits.count == 1 || digits.first != .digitZero else { throw Irregularity() }
        return digits.reduce(0) { $0 * 10 + Int($1 - .digitZero) }
    }

    /// `true` or `false`.
    mutating func bool() throws(Irregularity) -> Bool {
        let isTrue = next == UInt8(ascii: "t")
        try expect(word: isTrue ? "true" : "false")
        return isTrue
    }

    /// Text.
    mutating func string() throws(Irregularity) -> String {
        try expect(.quote)
        let start = place
        while let byte = next, byte >= 0x20 {
            switch byte {
            case .quote:
                place += 1
                return try text(UnsafeBufferPointer(rebasing: bytes[start..<place - 1]))
            case .backslash:
                return try escapedString(after: Array(bytes[start..<place]))
            default:
                place += 1
            }
        }
        throw Irregularity()
    }

    /// Goes over any value, in which lists and objects are nested at most so deeply.
    mutating func skip(depth: Int = 32) throws(Irregularity) {
        guard depth > 0 else { throw Irregularity() }
        hasSkipped = true
        switch next {
        case .openingBrace:
            try enterObject()
            while try nextKey() != nil { try skip(depth: depth - 1) }
        case .openingBracket:
            _ = try list { reader throws(Irregularity) in try reader.skip(depth: depth - 1) }
        case .quote: _ = try string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
        case UInt8(ascii: "n"): try expect(word: "null")
        default: _ = try number()
        }
    }

    /// Makes sure that only space is left.
    mutating func finish() throws(Irregularity) {
        skipSpace()
        guard next == nil else { throw Irregularity() }
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == .space || byte == .newline || byte == .tab || byte == .carriageReturn {
            place += 1
        }
    }

    private mutating func expect(_ byte: UInt8) throws(Irregularity) {
        skipSpace()
        guard next == byte else { throw Irregularity() }
        place += 1
    }

    private mutating func expect(word: StaticString) throws(Irregularity) {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count else { throw Irregularity() }
        for offset in 0..<word.utf8CodeUnitCount where bytes[place + offset] != word.utf8Start[offset] {
            throw Irregularity()
        }
        place = end
    }

    /// Whether there is another member or element, at which it then stands, or else the closing bracket, which it passes.
    private mutating func goesOn(until bracket: UInt8) throws(Irregularity) -> Bool {
        skipSpace()
        defer { isFirst = false }
        if next == bracket {
            place += 1
            return false
        }
        if !isFirst { try expect(.comma) }
        skipSpace()
        return true
    }

    private mutating func digits() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = place
        while let byte = next, .digitZero ... .digitNine ~= byte { place += 1 }
        return bytes[start..<place]
    }

    private func text(_ bytes: some Collection<UInt8>) throws(Irregularity) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // Bytes that are not UTF-8 were replaced.
        guard bytes.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(bytes) else { throw Irregularity() }
        return text
    }

    /// The rest of a string from its first escape on, after what came before.
    private mutating func escapedString(after begin: [UInt8]) throws(Irregularity) -> String {
        var unescaped = begin
        while let byte = next, byte >= 0x20 {
            place += 1
            switch byte {
            case .quote: return try text(unescaped)
            case .backslash: unescaped += String(try escape()).utf8
            default: unescaped.append(byte)
            }
        }
        throw Irregularity()
    }

    /// What stands after a backslash.
    private mutating func escape() throws(Irregularity) -> Unicode.Scalar {
        guard let byte = next else { throw Irregularity() }
        place += 1
        switch Unicode.Scalar(byte) {
        case "\"", "\\", "/": return Unicode.Scalar(byte)
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try escapedScalar()
        default: throw Irregularity()
        }
    }

    /// The scalar of four hexadecimal digits, or of twice four where they are the halves of a pair.
    private mutating func escapedScalar() throws(Irregularity) -> Unicode.Scalar {
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        try expect(word: "\\u")
        let trail = try hexadecimal()
        guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(trail) else { throw Irregularity() }
        let pair = String(decoding: [unit, trail], as: UTF16.self)
        guard let scalar = pair.unicodeScalars.first else { throw Irregularity() }
        return scalar
    }

    private mutating func hexadecimal() throws(Irregularity) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = next, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw Irregularity()
            }
            value = value << 4 | UInt16(digit)
            place += 1
        }
        return value
    }
}

extension UInt8 {
    fileprivate static var openingBrace: UInt8 { UInt8(ascii: "{") }
    fileprivate static var closingBrace: UInt8 { UInt8(ascii: "}") }
    fileprivate static var openingBracket: UInt8 { UInt8(ascii: "[") }
    fileprivate static var closingBracket: UInt8 { UInt8(ascii: "]") }
    fileprivate static var colon: UInt8 { UInt8(ascii: ":") }
    fileprivate static var comma: UInt8 { UInt8(ascii: ",") }
    fileprivate static var quote: UInt8 { UInt8(ascii: "\"") }
    fileprivate static var backslash: UInt8 { UInt8(ascii: "\\") }
    fileprivate static var space: UInt8 { UInt8(ascii: " ") }
    fileprivate static var tab: UInt8 { UInt8(ascii: "\t") }
    fileprivate static var newline: UInt8 { UInt8(ascii: "\n") }
    fileprivate static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    fileprivate static var digitZero: UInt8 { UInt8(ascii: "0") }
    fileprivate static var digitNine: UInt8 { UInt8(ascii: "9") }
}
