/// A shell for which completions are written. An open list, of which ``all`` holds what there is.
struct Shell: Sendable {
    /// The name on the command line.
    let id: String
    /// Where the script belongs.
    let summary: String
    /// The script.
    let script: @Sendable (CommandLineReference) -> String

    static let all = [bash, zsh, fish]
}

extension CommandLineReference {
    /// The words that may stand first: each command, and `help`.
    var firstWords: [(id: String, summary: String)] {
        Commands.all.map { ($0.name, $0.summary) } + [("help", "Show the help page of a command")]
    }

    /// The name of the tool as a part of the name of a shell function.
    var functionName: String {
        "_" + String(tool.unicodeScalars.map { $0.properties.isAlphabetic && $0.isASCII ? Character($0) : "_" })
    }
}
