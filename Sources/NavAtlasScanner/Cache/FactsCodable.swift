/// A value that can be written to the cache and read back.
///
/// Both sides are written by hand and list the properties in the same order: what `Codable` derives takes six times as
/// long to read.
package protocol FactsCodable {
    /// Writes the value.
    func write(to writer: inout FactsWriter)

    /// Reads what `write(to:)` wrote.
    init(from reader: inout FactsReader) throws(MalformedFacts)
}

/// Bytes that no writer of this version wrote. The cache answers it by reading the file anew.
package struct MalformedFacts: Error, Hashable, Sendable {
    /// Creates the error; types that read an enum's unknown tag throw it.
    package init() {}
}

extension Int: FactsCodable {
    package func write(to writer: inout FactsWriter) { writer.write(signed: self) }
    package init(from reader: inout FactsReader) throws(MalformedFacts) { self = try reader.readSigned() }
}

extension UInt8: FactsCodable {
    package func write(to writer: inout FactsWriter) { writer.write(byte: self) }
    package init(from reader: inout FactsReader) throws(MalformedFacts) { self = try reader.readByte() }
}

extension Bool: FactsCodable {
    package func write(to writer: inout FactsWriter) { writer.write(byte: self ? 1 : 0) }
    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readByte() {
        case 0: self = false
        case 1: self = true
        default: throw MalformedFacts()
        }
    }
}

extension String: FactsCodable {
    package func write(to writer: inout FactsWriter) { writer.write(string: self) }
    package init(from reader: inout FactsReader) throws(MalformedFacts) { self = try reader.readString() }
}

extension Optional: FactsCodable where Wrapped: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(self != nil)
        if let value = self { writer.write(value) }
    }
    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        let isPresent: Bool = try reader.read()
        self = isPresent ? .some(try reader.read()) : .none
    }
}

extension Array: FactsCodable where Element: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(count: count)
        for element in self { writer.write(element) }
    }
    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        let count = try reader.readCount()
        self = []
        reserveCapacity(count)
        for _ in 0..<count { append(try reader.read()) }
    }
}

/// Members are written in their order, so that the same set always gives the same bytes.
extension Set: FactsCodable where Element: FactsCodable & Comparable {
    package func write(to writer: inout FactsWriter) { writer.write(sorted()) }
    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        let members: [Element] = try reader.read()
        self = Set(members)
    }
}

/// Pairs are written in the order of their keys, so that the same dictionary always gives the same bytes.
extension Dictionary: FactsCodable where Key: FactsCodable & Comparable, Value: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(count: count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.write(key)
            writer.write(value)
        }
    }
    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        let count = try reader.readCount()
        self.init(minimumCapacity: count)
        for _ in 0..<count {
            let key: Key = try reader.read()
            self[key] = try reader.read() as Value
        }
    }
}

extension FactsCodable where Self: RawRepresentable, RawValue: FactsCodable {
    /// Writes the raw value.
    package func write(to writer: inout FactsWriter) { writer.write(rawValue) }

    /// Reads the raw value.
    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        guard let value = Self(rawValue: try reader.read()) else { throw MalformedFacts() }
        self = value
    }
}
