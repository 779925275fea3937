import NavAtlasAnalysis
import NavAtlasModel

/// The counts of a report.
package struct Summary: Hashable, Sendable {
    /// Findings that are errors.
    package let errors: Int
    /// Findings that are warnings.
    package let warnings: Int
    /// The part of the screens that a deep link opens, from 0 to 1; `nil` where there are no screens.
    package let deepLinkCoverage: Double?
    /// How many coordinators the graph has.
    package let coordinators: Int
    /// How many screens the graph has.
    package let screens: Int
    /// How many nodes there are of each reachability; every one has a count.
    package let reachability: [Reachability: Int]
    /// The ids of the nodes of which it is not known whether they can be reached, sorted.
    package let unknown: [String]
    /// How the call sites ended; `nil` where none were looked for.
    package let callSites: Resolution?
    /// How many calls could not be resolved.
    package let unresolved: Int

    init(analysis: Analysis, findings: [Finding]) {
        let graph = analysis.graph
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        deepLinkCoverage = analysis.deepLinkCoverage.fraction
        coordinators = graph.nodes.count { $0.kind == .coordinator }
        screens = graph.nodes.count { $0.kind == .screen }
        reachability = Dictionary(
            uniqueKeysWithValues: Reachability.allCases.map { ($0, analysis.nodes($0).count) })
        unknown = analysis.nodes(.unknown).map(\.id)
        let hasLooked =
            graph.hasReadCallSites || !graph.census.isEmpty || graph.edges.contains { $0.kind == .transition }
        callSites = hasLooked ? graph.resolution : nil
        unresolved = graph.unresolved.count
    }
}
