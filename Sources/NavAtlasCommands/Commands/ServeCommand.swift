import Foundation
import NavAtlasModel

/// `mcp`: answers an assistant's or an editor's questions about the map.
enum ServeCommand: Command {
    static let name = "mcp"
    static let summary = "Answer questions of assistants and editors by the Model Context Protocol"
    static let options: [any OptionDeclaration] = [CoverageOptions.profiles, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [Example("mcp \(path)", "Serve on standard input and output, for an assistant that starts this command.")]
    }

    static func run(_ invocation: Invocation) throws -> ExitCode {
        guard !invocation.arguments.paths.contains(GraphInput.standardInput) else { throw ServedStandardInput() }
        // A client that is gone is no fault.
        signal(SIGPIPE, SIG_IGN)
        let lines = MessageLines(descriptor: STDIN_FILENO)
        lines.start()
        var server = ProtocolServer(ServedMap(invocation, paths: invocation.arguments.paths))
        while let line = lines.next() {
            guard let answer = server.answer(line), !lines.isCurrentCancelled else { continue }
            if FileDescriptor.write(answer, to: invocation.console.output.descriptor) != nil { break }
        }
        return .clean
    }
}

/// Standard input takes messages.
private struct ServedStandardInput: Error, CustomStringConvertible {
    var description: String {
        "standard input is for the client's questions, so the graph must come from a file or a folder"
    }
}
