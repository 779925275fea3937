/// A set of bytes: what stands between the brackets of a pattern.
struct ByteSet: Sendable, Hashable {
    private var words: [UInt64] = [0, 0, 0, 0]

    init(_ bytes: some Sequence<UInt8> = []) { for byte in bytes { insert(byte) } }

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    mutating func formUnion(_ other: ByteSet) { for word in words.indices { words[word] |= other.words[word] } }

    mutating func invert() { for word in words.indices { words[word] = ~words[word] } }
}

extension ByteSet {
    /// Reads a bracket expression up to and with its closing bracket; the opening one is already read. `nil` where it
    /// is never closed or names an unknown class.
    init?(readingFrom rest: inout ArraySlice<UInt8>) {
        self.init()
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest.removeFirst() }
        /// The byte that a range could start at; none after a range or a class.
        var start: UInt8?
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst {
                if isNegated { invert() }
                return
            }
            isFirst = false
            if byte == UInt8(ascii: "-"), let lower = start, let next = rest.first, next != UInt8(ascii: "]") {
                guard let upper = Self.popEscaped(&rest) else { return nil }
                if lower <= upper { for member in lower...upper { insert(member) } }
                start = nil
            } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
                let end = rest.firstIndex(of: UInt8(ascii: "]"))
            {
                let name = rest[(rest.startIndex + 1)..<end]
                if name.last == UInt8(ascii: ":") {
                    guard let members = Self.classes[String(decoding: name.dropLast(), as: UTF8.self)] else {
                        return nil
                    }
                    formUnion(ByteSet(members))
                    rest = rest[(end + 1)...]
                    start = nil
                } else {
                    insert(byte)
                    start = byte
                }
            } else {
                var member = byte
                if byte == UInt8(ascii: "\\") {
                    guard let escaped = rest.popFirst() else { return nil }
                    member = escaped
                }
                insert(member)
                start = member
            }
        }
        return nil
    }

    private static func popEscaped(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        let byte = rest.popFirst()
        return byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
    }

    /// The classes of POSIX in its own locale.
    private static let classes: [String: [UInt8]] = {
        let digits = Array(UInt8(ascii: "0")...UInt8(ascii: "9"))
        let upper = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
        let lower = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
        let graphic: [UInt8] = Array(0x21...0x7E)
        let letters = upper + lower
        return [
            "alnum": letters + digits, "alpha": letters, "blank": Array(" \t".utf8),
            "cntrl": Array(0...0x1F) + [0x7F], "digit": digits, "graph": graphic, "lower": lower,
            "print": [0x20] + graphic, "punct": graphic.filter { !(letters + digits).contains($0) },
            "space": Array(0x09...0x0D) + [0x20], "upper": upper,
            "xdigit": digits + Array("abcdefABCDEF".utf8),
        ]
    }()
}
