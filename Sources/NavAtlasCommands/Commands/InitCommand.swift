import Foundation
import NavAtlasFiles

/// `init`: a configuration to begin with.
enum InitCommand: Command {
    static let name = "init"
    static let summary = "Write a commented configuration for the app in a folder"
    static let options: [any OptionDeclaration] = [force, schema, SharedOptions.output]
    static let readsGraph = false
    static let ownPositionals: Positionals? = Positionals(
        .folder, placeholder: "[FOLDER]", least: 0, most: 1,
        help: "the folder that the configuration is for (default: the working folder)")

    static func examples(path: String) -> [Example] {
        [
            Example("init", "Write '\(Configuration.fileName)' into this folder."),
            Example("init --schema -o navatlas.schema.json", "Write the JSON Schema, with which an editor checks it."),
        ]
    }

    private static let force = Option<Bool>.flag("force", help: "Replace an existing configuration")
    private static let schema = Option<Bool>.flag(
        "schema", help: "Print the JSON Schema of configurations, for editors")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let keys = ConfigurationKeys(invocation.source)
        if invocation.arguments[schema] {
            try invocation.deliver(Data(ConfigurationSchema(keys).text().utf8))
            return .clean
        }
        let folder = invocation.arguments.paths.first ?? "."
        let file = folder == "." ? Configuration.fileName : PathText.join(folder, Configuration.fileName)
        let template = ConfigurationTemplate(
            readsPaths: !invocation.source.examplePath.isEmpty, app: detectedApp(in: folder, invocation))
        let data = Data(template.text.utf8)
        if let output = invocation.arguments[SharedOptions.output] {
            if output != GraphInput.standardInput, !invocation.arguments[force],
                FileManager.default.fileExists(atPath: output)
            {
                throw ConfigurationError.exists(output)
            }
            try invocation.deliver(data)
            return .clean
        }
        guard invocation.arguments[force] || !FileManager.default.fileExists(atPath: file) else {
            throw ConfigurationError.exists(file)
        }
        try Files.write(data, to: file)
        invocation.console.say("wrote \(file)")
        return .clean
    }

    /// What the source in the folder says; `nil` if there is none to read. A first configuration is written all the same.
    @MainActor private static func detectedApp(in folder: String, _ invocation: Invocation) -> DetectedApp? {
        guard let reader = invocation.source.reader, reader.accepts(folder) else { return nil }
        defer { invocation.console.endProgress() }
        do {
            let graph = try reader.read([folder], invocation.arguments, invocation.console)
            return DetectedApp(graph, targets: try reader.appTargets(folder))
        } catch {
            invocation.console.say("note: nothing was detected: \(error)")
            return nil
        }
    }
}
