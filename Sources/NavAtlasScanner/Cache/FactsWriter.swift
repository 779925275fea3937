/// Writes facts as bytes: integers in as few as they need, and each string once, in a table before the rest.
package struct FactsWriter {
    private var body: [UInt8] = []
    private var strings: [String] = []
    private var indices: [Bytes: Int] = [:]
    /// The positions, in the order of what they belong to, where they are kept apart from the rest.
    private(set) var positionsApart: [Position]?
    /// The sentences in the code, in its order, where those are kept apart, too.
    private(set) var sentencesApart: [String] = []

    /// An empty writer.
    package init() {}

    /// An empty writer that keeps positions and sentences apart: what differs in those alone gives the same bytes.
    static var ofShapes: FactsWriter {
        var writer = FactsWriter()
        writer.positionsApart = []
        return writer
    }

    mutating func write(position: Position) {
        guard positionsApart?.append(position) == nil else { return }
        write(Int(position.line))
        write(Int(position.column))
    }

    /// Writes what stands in a string literal.
    mutating func write(literal text: String) {
        guard positionsApart != nil, RewordedTexts.isSentence(text) else { return write(string: text) }
        sentencesApart.append(text)
    }

    /// Whether a text was written among the rest.
    func hasWritten(_ text: String) -> Bool { indices[Bytes(text: text)] != nil }

    /// Writes values, one after another.
    package mutating func write<each Value: FactsCodable>(_ value: repeat each Value) {
        repeat (each value).write(to: &self)
    }

    /// Writes the number of elements that follow, each of which must take a byte at least.
    package mutating func write(count: Int) { Self.append(UInt64(max(0, count)), to: &body) }

    /// Writes the number that tells an enum's cases apart, which is not negative, and what the case holds.
    package mutating func write<each Value: FactsCodable>(tag: Int, _ value: repeat each Value) {
        Self.append(UInt64(max(0, tag)), to: &body)
        repeat (each value).write(to: &self)
    }

    mutating func write(byte: UInt8) { body.append(byte) }

    /// Small numbers of either sign take one byte: the sign is the lowest bit.
    mutating func write(signed value: Int) {
        let bits = UInt64(bitPattern: Int64(value))
        Self.append(bits << 1 ^ (value < 0 ? .max : 0), to: &body)
    }

    mutating func write(string: String) {
        let bytes = Bytes(text: string)
        if let index = indices[bytes] { return write(tag: index) }
        indices[bytes] = strings.count
        strings.append(string)
        write(tag: strings.count - 1)
    }

    /// All that was written.
    package consuming func finish() -> [UInt8] {
        var bytes: [UInt8] = []
        Self.append(UInt64(strings.count), to: &bytes)
        for string in strings {
            Self.append(UInt64(string.utf8.count), to: &bytes)
            bytes += string.utf8
        }
        return bytes + body
    }

    /// Appends seven bits a byte, the lowest first; the highest bit says that more follow (LEB128).
    static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }
}

/// A text as its bytes: these must come back as they were, and Swift holds texts equal that Unicode does, which also takes
/// far longer to hash.
private struct Bytes: Hashable {
    let text: String

    static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
