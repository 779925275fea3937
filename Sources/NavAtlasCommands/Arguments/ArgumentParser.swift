import NavAtlasModel

/// Reads the words after a command by its declared options.
///
/// The conventions are those of GNU's `getopt_long`: `--name value`, `--name=value`, `-o value`, `-ovalue`, options and
/// positional arguments in any order, and nothing but positional arguments after `--`.
struct ArgumentParser {
    let command: String
    let options: [any OptionDeclaration]
    let positionals: Positionals

    func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
        var arguments = Arguments()
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.paths += rest
                break
            } else if word.hasPrefix("--") {
                let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let option = options.first(where: { $0.name == parts[0] }) else {
                    throw unknown("--" + parts[0])
                }
                try read(option, attached: parts.count == 2 ? String(parts[1]) : nil, &rest, into: &arguments)
            } else if word.hasPrefix("-"), word != "-" {
                let letters = word.dropFirst()
                guard let option = options.first(where: { $0.letter == letters.first }) else {
                    throw unknown("-" + letters.prefix(while: { $0 != "=" }))
                }
                let attached = letters.dropFirst()
                try read(option, attached: attached.isEmpty ? nil : String(attached), &rest, into: &arguments)
            } else {
                arguments.paths.append(word)
            }
        }
        return arguments
    }

    /// The words that stand where an option may stand: neither after an option that takes a value, nor after `--`.
    func flags(_ words: some Sequence<String>) -> [String] {
        var flags: [String] = []
        var isValue = false
        for word in words.prefix(while: { $0 != "--" }) {
            if !isValue { flags.append(word) }
            let option = options.first { $0.display == word || $0.letter.map { "-\($0)" } == word }
            isValue = !isValue && option?.placeholder != nil
        }
        return flags
    }

    /// Whether there are as many arguments as the command takes.
    func check(_ arguments: Arguments) throws(UsageError) {
        let paths = arguments.paths
        if paths.count < positionals.least {
            throw .missingArgument(positionals.placeholder, command: command, help: positionals.help)
        }
        guard let most = positionals.most, paths.count > most else { return }
        throw most == 0
            ? .unexpectedArgument(paths[0], command: command)
            : .surplusArgument(paths[most], command: command, most: most)
    }

    private func read(
        _ option: any OptionDeclaration, attached: String?, _ rest: inout ArraySlice<String>,
        into arguments: inout Arguments
    ) throws(UsageError) {
        var text = attached ?? ""
        if let placeholder = option.placeholder {
            if attached == nil {
                guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
                    throw .missingValue(option: option.display, placeholder: placeholder, follower: rest.first)
                }
                text = next
                rest.removeFirst()
            }
        } else if let attached {
            throw .unexpectedValue(attached, option: option.display)
        }
        arguments.values[option.name] = try option.value(reading: text, after: arguments.values[option.name])
    }

    private func unknown(_ word: String) -> UsageError {
        .unknownOption(word, command: command, meant: nearest(to: word, among: options.map(\.display)))
    }
}
