import Foundation
import NavAtlasModel
import NavAtlasReports

/// One command of a tool. Its options, help and examples stand on the type; the list of all is ``Commands/all``.
protocol Command: Sendable {
    /// The word that calls it.
    static var name: String { get }
    /// What it does, in one sentence.
    static var summary: String { get }
    /// Its own options; those of the graph source and of every command come on top.
    static var options: [any OptionDeclaration] { get }
    /// Its arguments, where they are others than the paths that the graph source takes.
    static var ownPositionals: Positionals? { get }
    /// Whether it takes the options of the graph source.
    static var readsGraph: Bool { get }
    /// Command lines to try, for a tool whose graph comes from such a path.
    static func examples(path: String) -> [Example]
    /// Does its work.
    ///
    /// - Throws: an error whose description says what is wrong and what to do; the exit status is then ``ExitCode/failure``.
    @MainActor static func run(_ invocation: Invocation) throws -> ExitCode
}

extension Command {
    /// The command's arguments are the graph source's.
    static var ownPositionals: Positionals? { nil }
    /// A command with the graph source's arguments takes its options, too.
    static var readsGraph: Bool { ownPositionals == nil }
}

/// One run of a command.
struct Invocation {
    let reference: CommandLineReference
    let arguments: Arguments
    let console: Console

    var source: GraphSource { reference.source }

    /// The graph that the command line asks for.
    ///
    /// Limits that were hit on the way are said, for what they hide looks like nothing in every result.
    @MainActor func graph(showsProgress: Bool = true) throws -> NavigationGraph {
        defer { console.endProgress() }
        let graph = try source.graph(arguments, showsProgress ? console : console.withoutProgress)
        console.endProgress()
        for bound in graph.bounds { console.say("note: \(bound.sentence)") }
        return graph
    }

    /// The graph that the command line asks for; an empty one, and a note, where there is no navigation.
    @MainActor func graphOrEmpty() throws -> NavigationGraph { try notingNothing { try graph() } }

    /// The graph that some paths alone lead to, read with the options of the command line; an empty one, and a note, where
    /// there is no navigation at them.
    @MainActor func graph(at paths: [String]) throws -> NavigationGraph {
        try notingNothing { try source.graphAtPaths(paths, arguments, console) }
    }

    /// The graph at some paths as they were at a revision, likewise.
    ///
    /// - Throws: ``GitError`` where they cannot be read, so that a revision is never taken for one without navigation.
    @MainActor func graph(at paths: [String], of revision: GitRevision) throws -> NavigationGraph {
        try revision.withFiles(at: paths) { checkout in
            var arguments = arguments
            arguments.checkout = checkout.folder
            return try notingNothing { try source.graphAtPaths(checkout.paths, arguments, console) }
        }
    }

    /// The graph of one side of a comparison: what is at a path, or what was at some paths at a revision of git.
    ///
    /// - Throws: ``GitError/ambiguous(_:)`` where a path and a revision have one name.
    @MainActor func graph(of operand: String, at paths: [String]) throws -> NavigationGraph {
        if operand == GraphInput.standardInput || FileManager.default.fileExists(atPath: operand) {
            // A branch and a folder may have one name; a path that is written as one is none.
            let isPath = operand.contains("/") || operand.contains(".") || operand == GraphInput.standardInput
            if !isPath, (try? GitRevision(operand)) != nil { throw GitError.ambiguous(operand) }
            return try graph(at: [operand])
        }
        return try graph(at: paths.isEmpty ? ["."] : paths, of: GitRevision(operand))
    }

    @MainActor private func notingNothing(_ graph: () throws -> NavigationGraph) throws -> NavigationGraph {
        defer { console.endProgress() }
        do {
            return try graph()
        } catch let nothing as NothingFound {
            console.say("note: \(nothing.description)")
            return .empty
        }
    }

    /// What the title of the output is.
    var title: String { arguments[SharedOptions.title] ?? source.title }

    /// The file that takes the result; `nil` for standard output.
    var outputFile: String? {
        let file = arguments[SharedOptions.output]
        return file == GraphInput.standardInput ? nil : file
    }

    /// Hands the result over: to the file that the command line names, else to standard output.
    func deliver(_ data: Data) throws(FileError) {
        if let outputFile {
            try Files.write(data, to: outputFile)
        } else {
            try console.write(data)
        }
    }
}

/// Options that more than one command takes.
enum SharedOptions {
    static let output = Option<String?>.text(
        "output", letter: "o", kind: .file,
        help: "Write to this file (default: '-', standard output)")
    static let title = Option<String?>.text(
        "title", kind: .text("TEXT"), help: "The title of the output (default: the app's own, else 'Navigation')")
    static let configuration = Option<String?>.text(
        "config", kind: .file,
        help: "Use this configuration (default: the nearest '.navatlas.json' at or above the working folder)")
    static let noConfiguration = Option<Bool>.flag("no-config", help: "Ignore configurations")
    static let help = Option<Bool>.flag("help", letter: "h", help: "Show this page")
    static let version = Option<Bool>.flag("version", help: "Show the version")
}
