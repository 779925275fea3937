import NavAtlasModel

/// What `init` finds in a folder, for the first configuration.
struct DetectedApp {
    /// The styles of navigation, such as `stinsen2`, sorted.
    let styles: [String]
    /// The names of the app targets, sorted.
    let targets: [String]
    /// Where a person starts; empty if the source does not say.
    let entries: [String]
    /// Coordinators that nothing leads to: candidates for an entry.
    let candidates: [String]

    init(_ graph: NavigationGraph, targets: [String]) {
        styles = Set(graph.nodes.compactMap(\.style)).sorted()
        self.targets = targets
        entries = graph.entries
        let destinations = Set(graph.edges.map(\.to))
        candidates = graph.nodes.filter { $0.kind == .coordinator && !destinations.contains($0.id) }.map(\.id)
    }
}
