/// Shortens names so that they fit in a diagram.
enum Caption {
    /// The longest name that is shown whole; the whole of a longer one is in the tooltip.
    static let longestName = 64

    /// A name's lines: shortened in the middle where it is long, then broken where a word of a camel-case name begins.
    static func lines(_ name: String, width: Int = 24) -> [String] {
        let name = line(name, to: longestName)
        if name.utf8.count <= width { return [name] }
        var lines = [""]
        for word in words(of: name) {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count > width { lines.append("") }
            lines[lines.count - 1] += word
        }
        return lines
    }

    /// A name on one line, with nothing in it that cannot be seen.
    static func line(_ name: String, to length: Int) -> String {
        name.isEmpty ? "\"\"" : shortened(DOT.visible(name), to: length)
    }

    /// The text with its middle left out where it is longer than that.
    static func shortened(_ text: String, to length: Int) -> String {
        guard text.utf8.count > length, text.count > length else { return text }
        let end = (length - 1) / 3
        return "\(text.prefix(length - 1 - end))…\(text.suffix(end))"
    }

    /// Pieces that a line may begin with: capitals after small letters, and what follows `.`, `_`, `/`, `:` or a space.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        for character in name {
            let begins =
                previous.map { last in
                    ".-_/: ".contains(last) || (character.isUppercase && !last.isUppercase)
                } ?? true
            if begins { words.append("") }
            words[words.count - 1].append(character)
            previous = character
        }
        return words
    }
}
