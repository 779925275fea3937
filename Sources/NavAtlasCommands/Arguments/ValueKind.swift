import NavAtlasAnalysis

/// What the value of an option or an argument is.
///
/// The placeholder in help pages, what a shell completes, the type in the configuration's schema and how a configuration
/// resolves paths follow from it.
package enum ValueKind: Sendable {
    /// No value: the option is given or not.
    case flag
    /// Any text; the placeholder says what it means.
    case text(_ placeholder: String)
    /// A number.
    case number
    /// One of some words, each with its meaning.
    case choice(_ placeholder: String, among: [(id: String, summary: String)])
    /// The id of a rule.
    case rule
    /// A file.
    case file
    /// A file, after `FORMAT=` if its format is named.
    case formattedFile
    /// A folder.
    case folder
    /// A file or folder to read.
    case path
    /// A file or folder to read, or a revision of git.
    case pathOrRevision(_ placeholder: String)
    /// A pattern for paths in the syntax of `.gitignore`.
    case pathPattern

    /// What stands for the value in the help page; `nil` for a flag.
    var placeholder: String? {
        switch self {
        case .flag: nil
        case .text(let placeholder), .choice(let placeholder, _), .pathOrRevision(let placeholder): placeholder
        case .number: "N"
        case .rule: "RULE"
        case .file: "FILE"
        case .formattedFile: "[FORMAT=]FILE"
        case .folder: "FOLDER"
        case .path: "PATH"
        case .pathPattern: "GLOB"
        }
    }

    /// What a shell offers for the value.
    var completion: Completion {
        switch self {
        case .flag, .text, .number, .pathPattern: .text
        case .choice(_, let words): .words(words)
        case .rule: .words(Rules.described.map { ($0.id, $0.title) })
        case .file, .formattedFile, .path, .pathOrRevision: .files
        case .folder: .folders
        }
    }

    /// What a shell may offer.
    enum Completion {
        case words([(id: String, summary: String)])
        case files
        case folders
        /// Nothing that a shell could know, such as the name of a screen.
        case text
    }

    /// The types of JSON in which a configuration may give the value.
    var jsonTypes: [String] {
        switch self {
        case .flag: ["boolean"]
        case .text, .number: ["string", "number"]
        case .choice, .rule, .file, .formattedFile, .folder, .path, .pathOrRevision, .pathPattern: ["string"]
        }
    }
}
