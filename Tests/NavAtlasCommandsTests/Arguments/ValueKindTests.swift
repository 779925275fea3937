import Foundation
import NavAtlasTestSupport
import Testing

@testable import NavAtlasCommands

/// The help page, the completion, the schema and the configuration agree on what the value of each option is.
struct ValueKindTests {
    struct Configurable: Sendable, CustomTestStringConvertible {
        let command: String
        let option: any OptionDeclaration
        var testDescription: String { "\(command) \(option.display)" }

        /// A value of the option as a configuration gives it, and as the command line does.
        var example: (json: String, word: String) {
            switch option.kind {
            case .flag: ("true", "")
            case .number: ("20", "20")
            case .choice(_, let words): ("\"\(words[0].id)\"", words[0].id)
            case .text where option.name == "fit": ("\"900x600\"", "900x600")
            default: ("\"a/b\"", "a/b")
            }
        }
    }

    private static let keys = ConfigurationKeys(.paths())
    private static let configurable =
        keys.shared.map { Configurable(command: "check", option: $0) }
        + keys.commands.flatMap { command in
            command.options.map { Configurable(command: command.name, option: $0) }
        }

    /// A shell completes a value with files or folders if, and only if, a configuration resolves it from its own folder.
    @Test(arguments: configurable)
    func aPathIsRelativeToTheConfiguration(_ tested: Configurable) throws {
        let folder = try TemporaryFolder()
        let isShared = Self.keys.shared.contains { $0.name == tested.option.name }
        let member = "\"\(tested.option.name)\": \(tested.example.json)"
        try folder.write(
            isShared ? "{ \(member) }" : "{ \"\(tested.command)\": { \(member) } }", to: Configuration.fileName)
        try folder.makeFolder("a")
        try folder.write("", to: "a/b")
        let configuration = try Configuration(
            file: folder.path(Configuration.fileName), Self.keys)
        let filled = configuration.filling(
            Arguments(), of: tested.command, options: [tested.option], takesPaths: true)

        let isPath =
            switch tested.option.kind.completion {
            case .files, .folders: true
            case .words, .text: false
            }
        let word = isPath ? folder.path("a/b") : tested.example.word
        let expected = try tested.option.value(reading: word, after: nil)
        let value = try #require(filled.values[tested.option.name])
        #expect("\(value)" == "\(expected)")
    }

    /// The schema takes the value that the configuration takes, and a flag is what takes no value in the help page.
    @Test(arguments: configurable)
    func theSchemaTakesTheValue(_ tested: Configurable) throws {
        let schema = try JSONSchema(ConfigurationSchema(Self.keys).text())
        let member = "{ \"\(tested.option.name)\": \(tested.example.json) }"
        let isShared = Self.keys.shared.contains { $0.name == tested.option.name }
        let document = isShared ? member : "{ \"\(tested.command)\": \(member) }"
        #expect(try schema.problems(in: Data(document.utf8)) == [])
        let wrong = document.replacing(tested.example.json, with: "{}")
        #expect(try schema.problems(in: Data(wrong.utf8)) != [])

        var page = HelpPage(usage: "", summary: "")
        page.add(options: [tested.option])
        let takesValue = page.text.contains(tested.option.display + " " + (tested.option.kind.placeholder ?? "\n"))
        #expect(takesValue == !tested.option.kind.jsonTypes.contains("boolean"))
    }
}
