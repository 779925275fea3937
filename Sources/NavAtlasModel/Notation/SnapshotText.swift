/// A graph as a file that is committed: its facts in the text notation, beneath a line that says the version.
package enum SnapshotText {
    /// The version that is written, and the only one that is read.
    package static let version = 1
    /// What the first line begins with, before the version.
    package static let head = "# NavAtlas snapshot, version "

    /// The snapshot of a graph.
    package static func print(_ graph: NavigationGraph) -> String { "\(head)\(version)\n\(Notation.print(graph))" }
}
