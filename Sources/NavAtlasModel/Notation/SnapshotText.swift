/// A graph as a file that is committed: its facts in the text notation, beneath a line that says the version.
public enum SnapshotText {
    /// The version that is written, and the only one that is read.
    public static let version = 1
    /// What the first line begins with, before the version.
    public static let head = "# NavAtlas snapshot, version "

    /// The snapshot of a graph.
    public static func print(_ graph: NavigationGraph) -> String { "\(head)\(version)\n\(Notation.print(graph))" }
}
