import Foundation

// The one way in which values are written as JSON.

extension Encodable {
    /// The value as JSON: the same bytes for the same value, with a newline at its end.
    ///
    /// - Parameter isPretty: whether every member has a line of its own.
    /// - Throws: `EncodingError` where there is no JSON for the value, such as for a number that is not finite.
    package func json(isPretty: Bool = true) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
