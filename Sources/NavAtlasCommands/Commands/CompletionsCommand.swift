import Foundation

/// `completions`: the script by which a shell completes the command line.
enum CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "Print completions for bash, zsh or fish"
    static let options: [any OptionDeclaration] = [SharedOptions.output]
    static let readsGraph = false
    static let ownPositionals: Positionals? = Positionals(
        .choice("SHELL", among: Shell.all.map { ($0.id, $0.summary) }), least: 1, most: 1,
        help: "the shell: " + Shell.all.map(\.id).joined(separator: ", "))

    static func examples(path: String) -> [Example] {
        [
            Example(
                "completions zsh -o _navatlas", "Write completions for zsh, for a folder that its 'fpath' names."),
            Example("completions fish", "Print completions for fish."),
        ]
    }

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let word = invocation.arguments.paths[0]
        guard let shell = Shell.all.first(where: { $0.id == word }) else {
            throw UsageError.unknownShell(word, known: Shell.all.map(\.id))
        }
        try invocation.deliver(Data(shell.script(invocation.reference).utf8))
        return .clean
    }
}
