// What a name says by itself.

extension String {
    /// Whether a name can be a type's: it does not begin with a small letter. Letters without case, and signs such as emoji, can
    /// begin both.
    var mayNameType: Bool {
        guard let byte = utf8.first else { return false }
        if byte < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
        return first.map { !$0.isLowercase } ?? false
    }

    /// What stands behind the last dot of a dotted name.
    var lastPart: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return String(self[utf8.index(after: dot)...])
    }
}
