import NavAtlasAnalysis
import NavAtlasModel

/// Which ways an app's tests take, with what a reader needs to take the others: what ``CoverageFormat`` writes.
package struct CoverageReport: Sendable {
    /// What the graph is of.
    package let title: String
    /// What was taken.
    package let coverage: NavigationCoverage
    /// What was not, those with the most screens behind them first.
    package let untaken: [UntakenTransition]
    /// What a reader must know beside it, each a sentence without a full stop.
    package let notes: [String]

    /// Creates a report.
    package init(title: String, coverage: NavigationCoverage, untaken: [UntakenTransition], notes: [String]) {
        self.title = title
        self.coverage = coverage
        self.untaken = untaken
        self.notes = notes
    }

    /// The screens that no test visits, by id.
    var unvisited: [Node] { coverage.graph.nodes.filter { $0.kind == .screen && coverage[node: $0.id] == .uncovered } }

    /// The transitions of which it is not known whether a test takes them.
    var unknown: [Edge] { coverage.steps.filter { coverage[$0] == .unknown } }

    /// The links that no test opens.
    var unopened: [DeepLink] { coverage.links.filter { $0.state == .uncovered }.map(\.link) }

    /// The counts, each with its noun and with what tests do to it.
    var tallies: [(noun: String, verb: String, tally: CoverageTally)] {
        [
            ("transitions", "taken", coverage.transitions), ("screens", "visited", coverage.screens),
            ("routes", "taken", coverage.routes), ("deep links", "opened", coverage.deepLinks),
        ].filter { $0.2.count > 0 }
    }
}

extension NavigationCoverage {
    /// How much tests take, in one line: `tests take 3 of 4 transitions (75 %) and visit 2 of 2 screens (100 %)`.
    package var sentence: String {
        func part(_ tally: CoverageTally, _ noun: String) -> String {
            let known = tally.covered + tally.uncovered
            return "\(tally.covered) of \(known.counted(noun))" + (tally.fraction.map { " (\($0.percentage))" } ?? "")
        }
        return "tests take \(part(transitions, "transition")) and visit \(part(screens, "screen"))"
    }
}

extension CoverageTally {
    /// `12 of 20 taken (60 %), 3 unknown`.
    func text(_ verb: String) -> String {
        let known = "\(covered) of \(covered + uncovered) \(verb)" + (fraction.map { " (\($0.percentage))" } ?? "")
        if covered + uncovered == 0 { return unknown == 0 ? "none" : "\(unknown) unknown" }
        return known + (unknown == 0 ? "" : ", \(unknown) unknown")
    }

    /// `12 of 20 (60 %)`; empty for nothing.
    var shortText: String {
        if count == 0 { return "" }
        guard let fraction else { return "unknown" }
        return "\(covered) of \(covered + uncovered) (\(fraction.percentage))"
    }
}

extension UntakenTransition {
    /// `3 unvisited screens behind it`.
    var behindText: String {
        screensBehind == 0
            ? "no unvisited screen behind it" : "\(screensBehind.counted("unvisited screen")) behind it"
    }

    /// What a person does to take it, each a sentence; none where no path leads there.
    var sentences: [String] { walk?.sentences ?? [] }
}
