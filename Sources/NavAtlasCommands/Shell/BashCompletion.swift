// The completion script for bash.

extension Shell {
    /// Completion for bash 3.2 and later.
    static let bash = Shell(id: "bash", summary: "for 'share/bash-completion/completions/navatlas'") { reference in
        let name = reference.functionName
        return """
            # Completions for bash, written by '\(reference.tool) completions bash'.
            \(name)() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words= kind=
                # Bash splits '--name=value' at the sign.
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    previous="${COMP_WORDS[COMP_CWORD-2]}"
                fi
                if (( COMP_CWORD == 1 )); then
                    words=\(quoted(words(first: reference)))
                else
                    case "${COMP_WORDS[1]}" in
                    help) words=\(quoted(Commands.all.map { $0.name }.joined(separator: " "))) ;;
            \(Commands.all.map { branch(of: $0, reference) }.joined(separator: "\n"))
                    esac
                fi
                COMPREPLY=()
                local IFS=$' \\n'
                if [[ -n $words ]]; then
                    COMPREPLY=( $(compgen -W "$words" -- "$current") )
                    return
                fi
                IFS=$'\\n'
                case $kind in
                files) COMPREPLY=( $(compgen -f -- "$current") ) ;;
                folders) COMPREPLY=( $(compgen -d -- "$current") ) ;;
                *) return ;;
                esac
                # Marks folders and quotes names; bash 3.2 has no such command.
                compopt -o filenames 2>/dev/null
                return 0
            }
            complete -F \(name) \(reference.tool)

            """
    }

    private static func words(first reference: CommandLineReference) -> String {
        (reference.firstWords.map(\.id) + CommandLineReference.options.flatMap(\.spellings)).joined(separator: " ")
    }

    /// The later lines win: a value after its option, else an option, else an argument.
    private static func branch(of command: any Command.Type, _ reference: CommandLineReference) -> String {
        let options = reference.options(of: command)
        let argument = reference.positionals(of: command).kind.completion
        let values = options.filter { $0.placeholder != nil }.map { option in
            "            \(option.spellings.joined(separator: "|"))) \(assignment(option.kind.completion)) ;;"
        }
        return """
                    \(command.name))
                        \(assignment(argument))
                        case $current in
                        -*) words=\(quoted(options.flatMap(\.spellings).joined(separator: " "))) kind= ;;
                        esac
                        case $previous in
            \(values.joined(separator: "\n"))
                        esac
                        ;;
            """
    }

    private static func assignment(_ value: ValueKind.Completion) -> String {
        switch value {
        case .words(let words): "words=\(quoted(words.map(\.id).joined(separator: " "))) kind="
        case .files: "words= kind=files"
        case .folders: "words= kind=folders"
        case .text: "words= kind="
        }
    }

    /// In single quotes, as every POSIX shell reads them.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

extension OptionDeclaration {
    /// The option as it may be typed: `-o` and `--output`.
    var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [display] }
}
