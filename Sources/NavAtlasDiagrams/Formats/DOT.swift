import Foundation

/// Names in Graphviz's language. Every name in a graph is hostile until one of these has seen it.
enum DOT {
    /// A string in double quotes that Graphviz shows as it is: no `\N`, `\G` or `\l` is replaced.
    ///
    /// A backslash is doubled, so that neither a trailing one nor a line's end swallows what follows. A line that goes
    /// on after a backslash ends in places, because Graphviz reads at most 16 KB at once.
    static func quoted(_ text: String) -> String {
        if text.utf8.count < 4_000, isPlain(text, without: "&\"\\") { return "\"\(text)\"" }
        var result = "\""
        for (place, scalar) in visible(text).unicodeScalars.enumerated() {
            if place > 0, place.isMultiple(of: 4_000) { result += "\\\n" }
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Pieces of text whose backslashes stand before nothing that they could escape, in double quotes. A line goes on after a
    /// backslash, because Graphviz reads at most 16 KB at once.
    static func quotedPieces(_ pieces: [String]) -> String {
        "\"" + pieces.map { $0.replacing("\"", with: "\\\"") }.joined(separator: "\\\n") + "\""
    }

    /// Text inside an HTML-like label, where Graphviz replaces `\N` and the like, too.
    static func html(_ text: String) -> String {
        if isPlain(text, without: "&<>\"]\\") { return text }
        var result = ""
        for scalar in visible(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // The XML parser of Graphviz takes one that stands alone for an error.
            case "]": result += "&#93;"
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with signs that cannot be seen, or that turn the direction of what follows round, in Swift's notation:
    /// `\n`, `\u{202E}`. Neither XML nor a reader can do anything with the signs themselves.
    static func visible(_ text: String) -> String {
        if isPlain(text, without: "&") { return text }
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            switch scalar {
            case "&" where isEntity(scalars[(place + 1)...]): result += "&\u{200B}"
            case "\u{200B}": result.unicodeScalars.append(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            case _ where scalar.isInvisible:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a text is of visible ASCII signs alone, none of which means anything, as nearly all are: it stays as it is.
    private static func isPlain(_ text: String, without meaning: StaticString) -> Bool {
        meaning.withUTF8Buffer { meaning in
            text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && !meaning.contains($0) }
        }
    }

    /// Graphviz takes `&name;` and `&#1;` for entities wherever they stand, escaped or not, and writes them into SVG
    /// as they are, defined or not. A space without width keeps it from seeing one.
    private static func isEntity(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        let body = rest.prefix {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "#")
        }
        return rest.dropFirst(body.count).first == ";"
    }

    /// A name for a node, and for its element in a page: ASCII letters, digits, `_` and `.` stay, every other byte
    /// becomes `:` and two hexadecimal digits. Different ids give different names; one of more than 120 signs ends in
    /// a hash. Ids that are equal as Swift strings, however they are composed, give the same name.
    static func identifier(_ id: String) -> String {
        if 1...120 ~= id.utf8.count, id.utf8.allSatisfy(isKept) { return id }
        var result = ""
        let id = id.precomposedStringWithCanonicalMapping
        for byte in id.utf8 {
            if isKept(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += ":" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        if result.isEmpty { return ":" }
        return result.utf8.count <= 120 ? result : "\(result.prefix(96)):hash:\(String(fnv1a(id), radix: 16))"
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// The 64-bit FNV-1a hash (Fowler, Noll, Vo), which is the same in every process, as `Hasher` is not.
    private static func fnv1a(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        // A joiner (U+200D) holds an emoji together and turns nothing round.
        case .format: value != 0x200D
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }
}
