/// Everything that a tool accepts: help pages, shell completions and the manual page are made from it.
struct CommandLineReference {
    /// The name of the program.
    let tool: String
    /// Where the tool's graphs come from.
    let source: GraphSource

    static let summary = "Draws and checks how an app moves between its screens."
    /// The options that stand before any command.
    static let options: [any OptionDeclaration] = [SharedOptions.help, SharedOptions.version]

    static var exitStatuses: [(term: String, meaning: String)] {
        ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
    }

    func options(of command: any Command.Type) -> [any OptionDeclaration] {
        command.options
            + (command.readsGraph ? source.options + [SharedOptions.configuration, SharedOptions.noConfiguration] : [])
            + Self.options
    }

    func positionals(of command: any Command.Type) -> Positionals { command.ownPositionals ?? source.positionals }

    func usage(of command: any Command.Type) -> String {
        [tool, command.name, "[OPTIONS]", positionals(of: command).usage].filter { !$0.isEmpty }.joined(separator: " ")
    }

    func examples(of command: any Command.Type) -> [Example] { command.examples(path: source.examplePath) }
}

extension HelpPage {
    /// The page of the tool itself.
    init(_ reference: CommandLineReference) {
        let tool = reference.tool
        self.init(
            usage: "\(tool) COMMAND [OPTIONS] \(reference.source.positionals.usage)",
            summary: CommandLineReference.summary)
        add("COMMANDS", rows: Commands.all.map { ($0.name, $0.summary) })
        add(options: CommandLineReference.options)
        add(examples: Commands.all.filter { $0.readsGraph }.compactMap { reference.examples(of: $0).first }, tool: tool)
        add("EXIT STATUS", rows: CommandLineReference.exitStatuses)
        add(paragraph: "See '\(tool) COMMAND --help' for the options of a command.")
    }

    /// The page of one command.
    init(_ reference: CommandLineReference, of command: any Command.Type) {
        let positionals = reference.positionals(of: command)
        self.init(usage: reference.usage(of: command), summary: command.summary + ".")
        add("ARGUMENTS", rows: [(positionals.placeholder, positionals.help)])
        add(options: reference.options(of: command))
        add(examples: reference.examples(of: command), tool: reference.tool)
        add("EXIT STATUS", rows: CommandLineReference.exitStatuses)
    }
}
