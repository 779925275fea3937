/// A command line to try, and what it does.
package struct Example: Sendable {
    let words: String
    let meaning: String

    /// Creates an example; the words stand after the tool's name.
    package init(_ words: String, _ meaning: String) {
        self.words = words
        self.meaning = meaning
    }
}

/// The text that `--help` prints, made from declarations.
struct HelpPage {
    private static let width = 100
    private(set) var text = ""

    init(usage: String, summary: String) {
        text = "USAGE: \(usage)\n\n\(Self.wrapped(summary, indent: 0))\n"
    }

    mutating func add(_ title: String, rows: [(term: String, meaning: String)]) {
        let rows = rows.filter { !$0.term.isEmpty }
        guard !rows.isEmpty else { return }
        text += "\n\(title):\n"
        let column = min(32, (rows.map(\.term.count).max() ?? 0) + 4)
        for row in rows {
            let meaning = Self.wrapped(row.meaning, indent: column)
            let term = "  " + row.term
            if term.count + 2 > column {
                text += "\(term)\n\(String(repeating: " ", count: column))\(meaning)\n"
            } else {
                text += "\(term)\(String(repeating: " ", count: column - term.count))\(meaning)\n"
            }
        }
    }

    mutating func add(paragraph: String) { text += "\n\(Self.wrapped(paragraph, indent: 0))\n" }

    mutating func add(options: [any OptionDeclaration]) {
        add(
            "OPTIONS",
            rows: options.flatMap { option -> [(String, String)] in
                let letter = option.letter.map { "-\($0), " } ?? ""
                let value = option.placeholder.map { " \($0)" } ?? ""
                return [(letter + option.display + value, option.help)]
                    + option.choices.map { ("    " + $0.id, $0.summary) }
            })
    }

    mutating func add(examples: [Example], tool: String) {
        guard !examples.isEmpty else { return }
        text += "\nEXAMPLES:\n"
        for example in examples {
            let words = example.words.split(separator: " ").joined(separator: " ")
            text += "  \(tool) \(words)\n      \(Self.wrapped(example.meaning, indent: 6))\n"
        }
    }

    /// The text in lines of at most the page's width; every line but the first is indented.
    private static func wrapped(_ text: String, indent: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
            var lines: [String] = []
            for word in paragraph.split(separator: " ") {
                if let last = lines.last, indent + last.count + 1 + word.count <= width {
                    lines[lines.count - 1] = last + " " + word
                } else {
                    lines.append(String(word))
                }
            }
            return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
        }.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}
