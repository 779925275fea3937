import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel

// Chooses highlights for changes between two graphs, and for coverage.

extension Highlight {
    /// The highlight for a node or edge that was added, removed or changed since an earlier graph.
    package init(_ fate: ChangedNeighbourhood.Fate) {
        switch fate {
        case .added: self = .added
        case .removed: self = .removed
        case .changed: self = .changed
        }
    }

    /// Whether tests take something, as pictures show it; `nil` where that is not known.
    package init?(_ state: CoverageState) {
        switch state {
        case .covered: self = .tested
        case .uncovered: self = .untested
        case .unknown: return nil
        }
    }
}

extension NavigationCoverage {
    /// What pictures show at the screens.
    package var highlightedNodes: [String: Highlight] {
        let screens = graph.nodes.filter { $0.kind == .screen }
        return Dictionary(
            uniqueKeysWithValues: screens.compactMap { node in
                Highlight(self[node: node.id]).map { (node.id, $0) }
            })
    }

    /// What pictures show at the connections that a person takes.
    package var highlightedEdges: [Edge.Identity: Highlight] {
        Dictionary(uniqueKeysWithValues: steps.compactMap { step in Highlight(self[step]).map { (step.identity, $0) } })
    }
}
