import NavAtlasModel

/// Paths of source files as the page shows them: relative to the project's folder.
///
/// A graph holds paths as the scan was told them. Those that begin at the root of the disk or lead out of the folder of
/// the scan say nothing to a reader up to the folder that all of them share.
struct PagePaths {
    /// What all paths begin with and no text shows; empty where they are relative already.
    let folder: String

    init(_ files: some Sequence<String>) {
        var shared: [Substring]?
        for file in files {
            let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            shared = shared.map { zip($0, folders).prefix { $0 == $1 }.map(\.0) } ?? Array(folders)
        }
        let parts = shared ?? []
        folder = parts.first == "" || parts.first == ".." ? parts.map { $0 + "/" }.joined() : ""
    }

    init(_ graph: NavigationGraph) {
        self.init(
            (graph.nodes.compactMap(\.location) + graph.edges.flatMap(\.locations)
                + graph.deepLinks.compactMap(\.location) + graph.unresolved.compactMap(\.location)).map(\.file))
    }

    /// The path of a file.
    func path(of file: String) -> String {
        file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }

    /// A place in a file.
    func text(of place: SourceLocation) -> String {
        "\(SourceLocation(file: path(of: place.file), line: place.line, column: place.column))"
    }
}
