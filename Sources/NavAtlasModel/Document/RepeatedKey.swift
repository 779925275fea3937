import Foundation

/// Finds a key that an object of a JSON text has twice: a decoder would drop one of the two values without a word.
///
/// The text must be one that a decoder takes.
struct RepeatedKey {
    /// The way to the second value, as in `edges[3].to`.
    private(set) var place: String?
    private let bytes: [UInt8]
    private var index = 0

    init(in data: Data) {
        bytes = Array(data)
        _ = value(at: "")
    }

    /// Goes over a value; `false` where there is no reason to go on.
    private mutating func value(at path: String) -> Bool {
        skipSpace()
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case UInt8(ascii: "{"): return object(at: path)
        case UInt8(ascii: "["): return list(at: path)
        case UInt8(ascii: "\""): return text() != nil
        default:
            while index < bytes.count, !Self.isEnd(bytes[index]) { index += 1 }
            return true
        }
    }

    private mutating func object(at path: String) -> Bool {
        index += 1
        var known: Set<String> = []
        while !skips(UInt8(ascii: "}")) {
            guard let key = text() else { return false }
            let inner = path.isEmpty ? key : "\(path).\(key)"
            guard known.insert(key).inserted else {
                place = inner
                return false
            }
            guard skips(UInt8(ascii: ":")), value(at: inner) else { return false }
            _ = skips(UInt8(ascii: ","))
        }
        return true
    }

    private mutating func list(at path: String) -> Bool {
        index += 1
        var count = 0
        while !skips(UInt8(ascii: "]")) {
            guard value(at: "\(path)[\(count)]") else { return false }
            count += 1
            _ = skips(UInt8(ascii: ","))
        }
        return true
    }

    private mutating func text() -> String? {
        skipSpace()
        let start = index
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
        index += 1
        var hasEscape = false
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\") {
                hasEscape = true
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else { return nil }
        index += 1
        let quoted = bytes[start..<index]
        // One character may be written in several ways.
        if hasEscape { return try? JSONDecoder().decode(String.self, from: Data(quoted)) }
        return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }

    private mutating func skips(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }

    private static func isEnd(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }
}
