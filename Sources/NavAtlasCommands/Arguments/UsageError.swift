import NavAtlasModel

/// An error in a command line.
package enum UsageError: Error, Hashable, Sendable {
    /// No command was given.
    case missingCommand
    /// There is no such command; what was probably meant.
    case unknownCommand(String, meant: [String])
    /// The command has no such option; what was probably meant.
    case unknownOption(String, command: String, meant: [String])
    /// The option needs a value, and none follows; what follows instead.
    case missingValue(option: String, placeholder: String, follower: String?)
    /// The option is a flag and takes no value.
    case unexpectedValue(String, option: String)
    /// The text is no value of the option.
    case invalidValue(String, option: String, expected: String, meant: [String])
    /// The command needs an argument.
    case missingArgument(String, command: String, help: String)
    /// The command takes no arguments.
    case unexpectedArgument(String, command: String)
    /// Standard input, `-`, can be read once.
    case repeatedStandardInput
    /// The format cannot be told from the file's name.
    case unknownExtension(file: String, known: [String])
    /// Several formats share the extension of the file.
    case ambiguousExtension(file: String, formats: [String])
    /// The text before the `=` of an output is not a format.
    case unknownOutputFormat(String, output: String, meant: [String])
    /// The command cannot do without that option.
    case missingOption(String, command: String)
    /// Nothing in the graph has that id; the ids that were probably meant.
    case notInGraph(String, option: String?, meant: [String])
    /// It is a view inside of screens, which are what the graph names.
    case partOfScreens(String, screens: [String])
    /// Completions are not written for that shell.
    case unknownShell(String, known: [String])
    /// No such style of navigation is read.
    case unknownStyle(String, known: [String])
    /// There is no such rule; what was probably meant.
    case unknownRule(String, meant: [String])
    /// There are more arguments than the command takes.
    case surplusArgument(String, command: String, most: Int)
    /// The command line has a revision, and no paths to read from it.
    case missingPathsAtRevision(option: String)
    /// Two options exclude each other.
    case contradictedOptions(String, String)
    /// The rule is both enabled and disabled.
    case contradictedRule(String)
    /// A result would be written over what is read.
    case overwrittenInput(String)
    /// Two results would be written to one place.
    case repeatedOutput(String)
    /// The format is no text, and standard output is a terminal.
    case binaryOnTerminal(format: String)
}

extension UsageError: CustomStringConvertible {
    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .missingCommand:
            "a command is missing"
        case .unknownCommand(let word, let meant):
            "there is no command \(word.quoted)" + suggestion(meant)
        case .unknownOption(let word, let command, let meant):
            "\(command.quoted) has no option \(word.quoted)" + suggestion(meant)
        case .missingValue(let option, let placeholder, let follower):
            "\(option) needs a value (\(placeholder))"
                + (follower.map { ", but \($0.quoted) follows; write \(option)=\($0.escaped) if that is the value" }
                    ?? "")
        case .unexpectedValue(let value, let option):
            "\(option) takes no value, but \(value.quoted) was given"
        case .invalidValue(let value, let option, let expected, let meant):
            "\(value.quoted) is not a value for \(option): expected \(expected)" + suggestion(meant)
        case .missingArgument(let placeholder, let command, let help):
            "\(command.quoted) needs a \(placeholder): \(help)"
        case .unexpectedArgument(let word, let command):
            "\(command.quoted) takes no argument, but \(word.quoted) was given"
        case .surplusArgument(let word, let command, let most):
            "\(command.quoted) takes at most \(most) arguments, but \(word.quoted) was given as well"
        case .missingPathsAtRevision(let option):
            "\(option) reads the same paths as they were at a revision; name folders or files of the repository"
        case .contradictedOptions(let one, let other):
            "\(one) and \(other) exclude each other; use one of the two"
        case .repeatedStandardInput:
            "standard input ('-') was given twice, but can be read only once"
        case .unknownExtension(let file, let known):
            "the name \(file.quoted) does not imply a format; use --format, or a name that ends in "
                + known.map { "." + $0 }.joined(separator: ", ")
        case .ambiguousExtension(let file, let formats):
            "the name \(file.quoted) implies several formats; write "
                + formats.map { "'-o \($0)=\(file.escaped)'" }.joined(separator: " or ")
        case .unknownOutputFormat(let format, let output, let meant):
            "there is no format \(format.quoted) for --output (for a file of that name write './\(output.escaped)')"
                + suggestion(meant)
        case .missingOption(let option, let command):
            "\(command.quoted) needs \(option)"
        case .notInGraph(let name, let option, let meant):
            "nothing in the graph is called \(name.quoted)" + (option.map { ", as \($0) says" } ?? "")
                + (meant.count > 1
                    ? "; several have that short name, so give one of \(meant.map(\.quoted).joined(separator: ", "))"
                    : suggestion(meant))
        case .partOfScreens(let name, let screens):
            "\(name.quoted) is no screen of its own, but a part of others; ask about "
                + (screens.count > 1 ? "one of " : "") + screens.map(\.quoted).joined(separator: ", ")
        case .unknownRule(let id, let meant):
            "there is no rule \(id.quoted); the command 'rules' lists them" + suggestion(meant)
        case .unknownShell(let shell, let known):
            "there are no completions for \(shell.quoted); expected one of \(known.joined(separator: ", "))"
        case .unknownStyle(let style, let known):
            "there is no style \(style.quoted); expected one of \(known.joined(separator: ", "))"
        case .contradictedRule(let id):
            "the rule \(id.quoted) is both enabled and disabled; use one of the two"
        case .overwrittenInput(let path):
            "\(path.quoted) is an input, and the result would overwrite it; write the result to another file"
        case .repeatedOutput(let place):
            "two results would be written to \(place == GraphInput.standardInput ? "standard output" : place.quoted); "
                + "give each its own file"
        case .binaryOnTerminal(let format):
            "\(format) is not text, and standard output is a terminal; name a file with -o, or redirect the output"
        }
    }
}

extension String {
    /// In single quotes, with everything escaped that could trick a terminal.
    var quoted: String { "'\(escaped)'" }

    var escaped: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                "\\u{" + String(scalar.value, radix: 16) + "}"
            default: String(scalar)
            }
        }.joined()
    }
}
