/// Reads what ``FactsWriter`` wrote; every step is checked, so that no bytes whatever can make it crash.
package struct FactsReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var strings: [String] = []

    /// A reader at the start of bytes.
    ///
    /// - Throws: ``MalformedFacts`` where the table of strings is damaged.
    package init(_ bytes: ArraySlice<UInt8>) throws(MalformedFacts) {
        self.bytes = bytes
        position = bytes.startIndex
        let count = try readCount()
        strings.reserveCapacity(count)
        for _ in 0..<count {
            let length = try readCount()
            strings.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
            position += length
        }
    }

    /// Reads a value of the type that is asked for.
    package mutating func read<Value: FactsCodable>() throws(MalformedFacts) -> Value { try Value(from: &self) }

    /// Reads values, one after another.
    package mutating func readAll<each Value: FactsCodable>() throws(MalformedFacts) -> (repeat each Value) {
        (repeat try (each Value)(from: &self))
    }

    /// Reads the number of elements that follow. Never more than there are bytes left, so that a count can be trusted with
    /// memory; each element must therefore take a byte at least.
    package mutating func readCount() throws(MalformedFacts) -> Int {
        let count = try readNumber()
        guard count <= UInt64(bytes.endIndex - position) else { throw MalformedFacts() }
        return Int(count)
    }

    /// Reads the number that tells an enum's cases apart.
    package mutating func readTag() throws(MalformedFacts) -> Int {
        guard let tag = Int(exactly: try readNumber()) else { throw MalformedFacts() }
        return tag
    }

    /// Whether everything has been read.
    package var isAtEnd: Bool { position == bytes.endIndex }

    mutating func readByte() throws(MalformedFacts) -> UInt8 {
        guard position < bytes.endIndex else { throw MalformedFacts() }
        position += 1
        return bytes[position - 1]
    }

    mutating func readSigned() throws(MalformedFacts) -> Int {
        let bits = try readNumber()
        return Int(truncatingIfNeeded: bits >> 1 ^ (bits & 1 == 1 ? .max : 0))
    }

    mutating func readString() throws(MalformedFacts) -> String {
        let index = try readNumber()
        guard index < UInt64(strings.count) else { throw MalformedFacts() }
        return strings[Int(index)]
    }

    private mutating func readNumber() throws(MalformedFacts) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try readByte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        throw MalformedFacts()
    }
}
