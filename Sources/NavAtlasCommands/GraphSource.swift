import Foundation
import NavAtlasIntrospection
import NavAtlasModel

/// Where the graph comes from: the one thing in which the tools differ. `main` hands it to the commands.
package struct GraphSource: Sendable {
    /// The title of reports and diagrams where `--title` is not given.
    let title: String
    /// The options that this source adds to every command that reads a graph.
    let options: [any OptionDeclaration]
    /// The paths that it takes.
    let positionals: Positionals
    /// A path to show in examples; empty where none is needed.
    let examplePath: String
    /// The graph for a command line.
    let graph: @MainActor @Sendable (Arguments, Console) throws -> NavigationGraph
    /// The graph that some paths alone lead to, read with the options of a command line.
    let graphAtPaths: @MainActor @Sendable ([String], Arguments, Console) throws -> NavigationGraph
    /// Reads Swift source; `nil` where only documents and live coordinators are read.
    var reader: SourceReader?

    /// Graph documents, and Swift source where a reader for it is given, in any mix; their graphs are merged.
    package static func paths(source reader: SourceReader? = nil) -> GraphSource {
        let documents = "graph documents (JSON, or the text notation), '-' for standard input; they are merged"
        let read: @MainActor @Sendable ([String], Arguments, Console) throws -> NavigationGraph = {
            paths, arguments, console in
            let sources = reader.map { reader in paths.filter { reader.accepts($0) } } ?? []
            let merged = try GraphInput.merged(paths.filter { !sources.contains($0) })
            guard let reader, !sources.isEmpty else { return try GraphInput.refusingEmpty(merged).namingLiveScreens }
            let read = try reader.read(sources, arguments, console)
            // An earlier revision need not have had them.
            if arguments.checkout == nil { for router in arguments.routers { try router.check(against: read) } }
            return merged.merging(read).namingLiveScreens
        }
        return GraphSource(
            title: "Navigation", options: reader?.options ?? [],
            positionals: Positionals(.path, least: 1, help: reader.map { "\($0.help), or \(documents)" } ?? documents),
            examplePath: reader?.examplePath ?? "graph.json", graph: { try read($0.paths, $0, $1) }, graphAtPaths: read,
            reader: reader)
    }

    /// The coordinators that an app registers, merged with graph documents where some are named.
    ///
    /// - Parameter program: The program that says what of the app's code was run when that ended it (default: the title).
    @MainActor static func registered(by map: any NavigationMap.Type, program: String? = nil) -> GraphSource {
        GraphSource(
            title: map.title, options: [AppCode.verbose],
            positionals: Positionals(
                .path, least: 0,
                help: "graph documents to merge with the registered coordinators, '-' for standard input"),
            examplePath: "",
            graph: { arguments, console in
                let urls = try URLOptions.urls(arguments)
                let live = try AppCode(program: program ?? map.title, says: arguments[AppCode.verbose] ? console : nil)
                    .run {
                        var registry = CoordinatorRegistry()
                        try map.register(in: &registry)
                        for (url, location) in urls { registry.open(url, at: location) }
                        return try registry.graph()
                    }
                return try live.merging(GraphInput.merged(arguments.paths)).namingLiveScreens
            },
            graphAtPaths: { paths, _, _ in
                try GraphInput.refusingEmpty(GraphInput.merged(paths)).namingLiveScreens
            })
    }
}

/// The sources could be read, but say nothing of navigation: worth a note, and no failure.
package struct NothingFound: Error, CustomStringConvertible {
    /// What was looked for, and where.
    package let description: String

    /// Creates the note.
    package init(_ description: String) { self.description = description }
}

/// Reads Swift source; the scanner is one.
package struct SourceReader: Sendable {
    /// The options that the reader takes.
    let options: [any OptionDeclaration]
    /// What the reader reads, for help pages: `folders and files of Swift source`.
    let help: String
    /// A path to show in examples.
    let examplePath: String
    /// Whether the path is the reader's, rather than a graph document.
    let accepts: @Sendable (String) -> Bool
    /// The name of the option by which links are followed out of what is read. No configuration may say so, since one may
    /// come with what is read.
    package static let followLinksName = "follow-links"

    /// The graph of all the paths together.
    let read: @MainActor @Sendable ([String], Arguments, Console) throws -> NavigationGraph
    /// The names of the app targets in a folder.
    let appTargets: @Sendable (String) throws -> [String]

    /// The styles of navigation that it reads.
    let styles: @Sendable () throws -> [SourceStyle]

    /// Creates a reader of folders and `.swift` files.
    package init(
        options: [any OptionDeclaration], help: String = "folders and files of Swift source",
        examplePath: String = "Sources", appTargets: @escaping @Sendable (String) throws -> [String] = { _ in [] },
        styles: @escaping @Sendable () throws -> [SourceStyle] = { [] },
        read: @escaping @MainActor @Sendable ([String], Arguments, Console) throws -> NavigationGraph
    ) {
        self.options = options
        self.help = help
        self.examplePath = examplePath
        accepts = { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            return path.hasSuffix(".swift") || exists && isFolder.boolValue
        }
        self.appTargets = appTargets
        self.styles = styles
        self.read = read
    }
}
