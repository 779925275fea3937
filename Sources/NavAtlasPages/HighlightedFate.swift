import NavAtlasAnalysis
import NavAtlasDiagrams

extension Highlight {
    /// What became of something since an earlier graph, as pictures show it.
    public init(_ fate: ChangedNeighbourhood.Fate) {
        switch fate {
        case .added: self = .added
        case .removed: self = .removed
        case .changed: self = .changed
        }
    }
}
