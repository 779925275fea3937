/// The plain words that a regular expression begins with: `/events/` of `/^\/events\/(\d+)$/`.
enum RegexText {
    static func expression(_ pattern: String) -> Expression {
        prefix(of: pattern).map { .string([.text($0)]) } ?? .combined([])
    }

    static func prefix(of pattern: String) -> String? {
        var text = ""
        var rest = pattern[...].drop { $0 == "^" }
        while let next = rest.popFirst() {
            switch next {
            case "\\":
                // `\/` is a slash; `\d` stands for many.
                guard let escaped = rest.popFirst(), !escaped.isLetter, !escaped.isNumber else {
                    return words(of: text)
                }
                text.append(escaped)
            case "?", "*", "+", "{", "(", "[", ".": return words(of: text)
            case "$": return text.contains(where: \.isLetter) ? text : nil
            case "|": return nil
            default: text.append(next)
            }
        }
        return text.contains(where: \.isLetter) ? text : nil
    }

    /// Whole parts of a path: what is behind the last slash goes on in some way.
    private static func words(of text: String) -> String? {
        guard let slash = text.lastIndex(of: "/") else { return nil }
        let words = text[...slash]
        return words.contains(where: \.isLetter) ? String(words) : nil
    }
}
