import NavAtlasAnalysis

/// What a shell may offer in place of a placeholder.
enum CompletedValue {
    case words([(id: String, summary: String)])
    case files
    case folders
    /// Nothing that a shell could know, such as the name of a screen.
    case text

    init(_ option: any OptionDeclaration) {
        self = option.choices.isEmpty ? CompletedValue(placeholder: option.placeholder ?? "") : .words(option.choices)
    }

    init(placeholder: String) {
        switch placeholder {
        case "FILE", "[FORMAT=]FILE", "PATH", "DOCUMENT", "BASE", "BASE [HEAD]": self = .files
        case "FOLDER", "[FOLDER]": self = .folders
        case "RULE": self = .words(Rules.described.map { ($0.id, $0.title) })
        case Shell.placeholder: self = .words(Shell.all.map { ($0.id, $0.summary) })
        default: self = .text
        }
    }
}
