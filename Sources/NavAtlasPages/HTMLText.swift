import Foundation

// Escapes text for HTML.

extension String {
    /// Text for an element or an attribute of HTML; signs that cannot be seen are written out.
    var html: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !Self.special.contains($0) }) { return self }
        return unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                    scalar.value == 0x200D ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }
        }.joined()
    }

    private static let special = Set("&<>\"'".utf8)
}
