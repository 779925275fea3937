// The completion script for fish.

extension Shell {
    /// Completion for fish, with the meaning of each word.
    static let fish = Shell(
        id: "fish", summary: "for 'share/fish/vendor_completions.d/navatlas.fish'"
    ) { reference in
        let tool = reference.tool
        var lines = ["# Completions for fish, written by '\(tool) completions fish'.", "complete -c \(tool) -f"]
        lines += reference.firstWords.map {
            "complete -c \(tool) -n __fish_use_subcommand -a \($0.id) -d \(text($0.summary))"
        }
        lines += CommandLineReference.options.map { "complete -c \(tool) -n __fish_use_subcommand \(declaration($0))" }
        let names = Commands.all.map { $0.name }.joined(separator: " ")
        lines.append("complete -c \(tool) -n '__fish_seen_subcommand_from help' -a \(text(names))")
        for command in Commands.all {
            // The command is the first word; a later one may look like another.
            let condition = "test (count (commandline -opc)) -gt 1; and test (commandline -opc)[2] = \(command.name)"
            let start = "complete -c \(tool) -n \(text(condition))"
            let argument = reference.positionals(of: command).kind.completion
            lines.append("\(start) \(arguments(argument, isOption: false))")
            lines += reference.options(of: command).map { "\(start) \(declaration($0))" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func declaration(_ option: any OptionDeclaration) -> String {
        let letter = option.letter.map { "-s \($0) " } ?? ""
        let value = option.placeholder == nil ? "" : arguments(option.kind.completion, isOption: true) + " "
        return "\(letter)-l \(option.name) \(value)-d \(text(option.help))"
    }

    private static func arguments(_ value: ValueKind.Completion, isOption: Bool) -> String {
        switch value {
        case .words(let words):
            "\(isOption ? "-x " : "")-a \(text(words.map { "\($0.id)\\t\(text($0.summary))" }.joined(separator: "\n")))"
        case .files: isOption ? "-r -F" : "-F"
        case .folders: "\(isOption ? "-x " : "")-a '(__fish_complete_directories)'"
        case .text: isOption ? "-x" : ""
        }
    }

    private static func text(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
