import Foundation
import NavAtlasFiles
import NavAtlasModel

/// A command-line tool: a name, all the commands, and the source of their graphs.
package struct Tool: Sendable {
    /// The version of NavAtlas.
    package static let version = "0.2.0"
    /// The day of its release.
    static let released = "2026-11-22"

    /// The version, with the commit where the program is installed with it.
    package static var versionLine: String {
        let commit = Bundle.main.executablePath.flatMap(InstalledCommit.read)
        return "NavAtlas \(version)" + (commit.map { " (\($0))" } ?? "") + "\n"
    }

    private let name: String
    private let source: GraphSource
    private let console: Console

    /// Creates a tool.
    package init(name: String, source: GraphSource, console: Console = .standard) {
        self.name = name
        self.source = source
        self.console = console
    }

    /// Runs a command line, without the name of the program, and says how it ended.
    @MainActor package func run(_ words: [String]) -> ExitCode {
        do {
            return try dispatch(words)
        } catch let error as UsageError {
            let command = words.first.flatMap(Self.command(named:))?.name
            say("\(error)\nSee '\([name, command, "--help"].compactMap { $0 }.joined(separator: " "))'.")
        } catch let nothing as NothingFound {
            console.say("\(name): note: \(nothing.description)")
            return .clean
        } catch {
            say("\(error)")
        }
        return .failure
    }

    private var reference: CommandLineReference { CommandLineReference(tool: name, source: source) }

    private func say(_ problem: String) { console.say("\(name): error: \(problem)") }

    @MainActor private func dispatch(_ words: [String]) throws -> ExitCode {
        let named = words.first == "help" ? Array(words.dropFirst()) + ["--help"] : words
        let options = named.prefix { $0 != "--" }
        guard let word = named.first, !word.hasPrefix("-") else {
            if Self.asks(for: SharedOptions.help, options) { return try show(HelpPage(reference).text) }
            if Self.asks(for: SharedOptions.version, options) { return try show(Self.versionLine) }
            if let word = named.first {
                let known = [SharedOptions.help, SharedOptions.version].map(\.display)
                throw UsageError.unknownOption(word, command: name, meant: nearest(to: word, among: known))
            }
            throw UsageError.missingCommand
        }
        guard let command = Self.command(named: word) else {
            throw UsageError.unknownCommand(word, meant: nearest(to: word, among: Commands.all.map { $0.name }))
        }
        let parser = ArgumentParser(
            command: command.name, options: reference.options(of: command),
            positionals: reference.positionals(of: command))
        let flags = parser.flags(named.dropFirst())
        if Self.asks(for: SharedOptions.help, flags) { return try show(HelpPage(reference, of: command).text) }
        if Self.asks(for: SharedOptions.version, flags) { return try show(Self.versionLine) }
        let arguments = try configured(parser.parse(named.dropFirst()), command, parser.options)
        try parser.check(arguments)
        return try command.run(Invocation(reference: reference, arguments: arguments, console: console))
    }

    /// The arguments with what the team's configuration says, for a command that reads a graph.
    private func configured(
        _ arguments: Arguments, _ command: any Command.Type, _ options: [any OptionDeclaration]
    ) throws -> Arguments {
        guard command.readsGraph else { return arguments }
        let given = arguments[SharedOptions.configuration]
        if arguments[SharedOptions.noConfiguration] {
            if given != nil {
                throw UsageError.contradictedOptions(
                    SharedOptions.configuration.display, SharedOptions.noConfiguration.display)
            }
            return arguments
        }
        let folder = FileManager.default.currentDirectoryPath
        guard let file = given ?? Configuration.find(above: folder) else { return arguments }
        let configuration = try Configuration(
            file: PathText.directory(of: file) == folder ? PathText.name(of: file) : file, isFound: given == nil,
            ConfigurationKeys(source))
        return configuration.filling(
            arguments, of: command.name, options: options,
            takesPaths: command.ownPositionals == nil && source.positionals.least > 0)
    }

    private static func command(named word: String) -> (any Command.Type)? {
        Commands.all.first { $0.name == word }
    }

    private static func asks(for flag: Option<Bool>, _ words: some Sequence<String>) -> Bool {
        words.contains { $0 == flag.display || $0 == flag.letter.map { "-\($0)" } }
    }

    private func show(_ text: String) throws -> ExitCode {
        try console.write(Data(text.utf8))
        return .clean
    }
}
