// One function a target. Every name in a graph is hostile until it went through one of them.

extension String {
    /// The text with everything written out that would move a terminal's cursor, change its colours, start a line or turn
    /// the direction of text round: `\u{1b}` for the escape character, `\n` for a new line.
    var escapedForTerminal: String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isInvisible: text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text for Markdown with tables, as GitHub reads it: what could be markup, start a line, end a table's cell,
    /// mention someone or become a link is a numeric character reference, which no part of Markdown looks into.
    package var escapedForMarkdown: String {
        var text = ""
        let scalars = Array(escapedForTerminal.unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ";", "/", "(", ")", "-", "+", "=", "!", "?", "%", "'",
                "\"":
                text.unicodeScalars.append(scalar)
            case ":" where place + 1 == scalars.count || scalars[place + 1] != "/": text += ":"
            case _ where scalar.value >= 0x80: text.unicodeScalars.append(scalar)
            default: text += "&#\(scalar.value);"
            }
        }
        return text
    }

    /// The text as code in Markdown. Backticks would show references as they are written, so it is an element.
    package var codeForMarkdown: String { "<code>\(escapedForMarkdown)</code>" }
}

extension String {
    /// The text for XML 1.0 and HTML, in an attribute or an element. New lines stay as they are; what XML cannot hold in any way
    /// is written out, as for a terminal.
    package var escapedForXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n", "\t": text.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Controls, line separators and the signs without width, among them those that turn the direction round.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
