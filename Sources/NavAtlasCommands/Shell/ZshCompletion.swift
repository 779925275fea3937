// The completion script for zsh.

extension Shell {
    /// Completion for zsh, with the meaning of each word.
    static let zsh = Shell(id: "zsh", summary: "for 'share/zsh/site-functions/_navatlas'") { reference in
        let name = reference.functionName
        let commands = reference.firstWords.map { quoted("\($0.id):\($0.summary)") }
        return """
            #compdef \(reference.tool)
            # Completions for zsh, written by '\(reference.tool) completions zsh'.
            \(name)() {
                if (( CURRENT == 2 )); then
                    local -a commands=(
                        \(commands.joined(separator: "\n            "))
                    )
                    _describe -t commands command commands
                    _arguments \(CommandLineReference.options.map(specification).joined(separator: " "))
                    return
                fi
                shift words
                (( CURRENT-- ))
                case $words[1] in
                help) _values command \(Commands.all.map { quoted($0.name) }.joined(separator: " ")) ;;
            \(Commands.all.map { branch(of: $0, reference) }.joined(separator: "\n"))
                esac
            }
            if [[ $funcstack[1] == \(name) ]]; then \(name) "$@"; else compdef \(name) \(reference.tool); fi

            """
    }

    private static func branch(of command: any Command.Type, _ reference: CommandLineReference) -> String {
        let positionals = reference.positionals(of: command)
        let argument = action(positionals.kind.completion)
        let specifications =
            reference.options(of: command).map(specification) + [
                quoted("*:\(message(positionals.placeholder)):\(argument)")
            ]
        return """
                \(command.name))
                    _arguments -S \\
                        \(specifications.joined(separator: " \\\n            "))
                    ;;
            """
    }

    /// One option as `_arguments` reads it: `'*--entry=[meaning]:NAME: '`.
    private static func specification(_ option: any OptionDeclaration) -> String {
        let value = option.placeholder.map { ":\(message($0)):\(action(option.kind.completion))" } ?? ""
        let meaning = "[\(message(option.help))]"
        let others = option.isList ? "*" : option.letter == nil ? "" : "(\(option.spellings.joined(separator: " ")))"
        return option.spellings.map { spelling in
            let separator = value.isEmpty ? "" : spelling == option.display ? "=" : "+"
            return quoted(others + spelling + separator + meaning + value)
        }.joined(separator: " ")
    }

    private static func action(_ value: ValueKind.Completion) -> String {
        switch value {
        case .words(let words):
            "(("
                + words.map { "\($0.id)\\:\"\(message($0.summary).replacing("\"", with: "'"))\"" }.joined(
                    separator: " ")
                + "))"
        case .files: "_files"
        case .folders: "_files -/"
        case .text: " "
        }
    }

    /// A text without what `_arguments` takes for its own signs.
    private static func message(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : "\($1)" }
    }
}
