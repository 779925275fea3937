/// The manual page of the tool, in the `man` macros of roff.
struct ManualPage {
    private let reference: CommandLineReference
    private(set) var text: String

    init(_ reference: CommandLineReference) {
        self.reference = reference
        let tool = reference.tool
        text =
            ".TH \(Self.quoted(tool.uppercased())) 1 \(Tool.released) \(Self.quoted("NavAtlas \(Tool.version)")) \"\"\n"
        section("Name")
        text += "\(Self.plain(tool)) \\- \(Self.plain(Self.lowercasedFirst(CommandLineReference.summary.dropLast())))\n"
        section("Synopsis")
        text += ".B \(Self.plain(tool))\n\(Self.plain("COMMAND [OPTIONS] \(reference.source.positionals.usage)"))\n"
        section("Description")
        text += Self.plain(CommandLineReference.summary) + "\n"
        terms(Commands.all.map { ($0.name, $0.summary + ".") })
        for command in Commands.all { add(command) }
        section("Exit status")
        terms(CommandLineReference.exitStatuses.map { ($0.term, $0.meaning + ".") })
    }

    private mutating func add(_ command: any Command.Type) {
        let positionals = reference.positionals(of: command)
        section("\(reference.tool) \(command.name)")
        text += Self.plain(command.summary + ".") + "\n.PP\n.B \(Self.plain(reference.tool)) \(command.name)\n"
        text += Self.plain("[OPTIONS] \(positionals.usage)") + "\n"
        terms([(positionals.placeholder, positionals.help + ".")])
        for option in reference.options(of: command) {
            let value = option.placeholder.map { " " + $0 } ?? ""
            terms([(option.spellings.joined(separator: ", ") + value, option.help + ".")])
            guard !option.choices.isEmpty else { continue }
            text += ".RS\n"
            terms(option.choices.map { ($0.id, $0.summary) })
            text += ".RE\n"
        }
        let examples = reference.examples(of: command)
        guard !examples.isEmpty else { return }
        text += ".PP\nExamples:\n"
        terms(examples.map { ("\(reference.tool) \($0.words)", $0.meaning) })
    }

    private mutating func section(_ title: String) { text += ".SH \(Self.quoted(title.uppercased()))\n" }

    private mutating func terms(_ rows: [(term: String, meaning: String)]) {
        for row in rows { text += ".TP\n.B \(Self.plain(row.term))\n\(Self.plain(row.meaning))\n" }
    }

    private static func lowercasedFirst(_ text: Substring) -> String {
        text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func quoted(_ text: String) -> String {
        "\"" + plain(text).replacing("\"", with: "\\(dq") + "\""
    }

    /// A text that roff shows as it is.
    private static func plain(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "…": "..."
            case "\n": " "
            default: String(scalar)
            }
        }.joined()
        // A period would make the line a request.
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }
}
