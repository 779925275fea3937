import NavAtlasAnalysis
import NavAtlasModel

// Sentences and phrases that several formats share.

extension Summary {
    /// `2 errors, 1 warning`.
    var countedFindings: String {
        "\(errors.counted("error")), \(warnings.counted("warning"))"
    }

    /// How far call sites could be followed.
    var resolutionText: String {
        guard let callSites else { return "not read; the graph has declarations only" }
        let others = [
            (callSites.dead, "in dead code"), (callSites.noNavigation, "without navigation"),
            (callSites.notFollowed, "not followed"),
        ]
        return "\(callSites.resolved) of \(callSites.callSites) followed"
            + others.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    }
}

extension Report {
    /// The file of a finding that has no place, for formats that demand one: the graph itself.
    static let placeless = "navigation-graph"

    /// How many screens deep links open.
    var deepLinkText: String {
        let links = analysis.graph.deepLinks.count
        if links == 0 { return "none declared" }
        let coverage = analysis.deepLinkCoverage
        let screens = coverage.linked.count + coverage.gaps.count
        let share = coverage.fraction.map { " (\($0.percentage))" } ?? ""
        return "\(links.counted("link")) for \(coverage.linked.count) of \(screens.counted("screen"))\(share)"
    }

    /// How many cycles there are, by kind.
    var cycleText: String {
        let cycles = analysis.cycles
        let parts = [Cycle.Kind.growing, .selfPresenting, .switching].compactMap { kind -> String? in
            let count = cycles.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.text)"
        }
        let text = parts.isEmpty ? "none" : parts.joined(separator: ", ")
        return analysis.hasAllCycles ? text : text + ", and more that are not listed"
    }

    /// How many nodes a person can reach, in one sentence.
    var reachabilityText: String {
        let graph = analysis.graph
        guard !graph.entries.isEmpty else { return "No entry is known: name one with --entry." }
        let parts = Reachability.allCases.compactMap { reachability -> String? in
            let ids = analysis.nodes(reachability).map(\.id)
            guard !ids.isEmpty else { return nil }
            let names = reachability == .reachable ? "" : " (\(ids.shortened(to: 3)))"
            return "\(ids.count) \(reachability.text)\(names)"
        }
        let entries = graph.entries.shortened(to: 3)
        return parts.count == 1 && analysis.nodes(.reachable).count == graph.nodes.count
            ? "All of them can be reached from \(entries)." : "From \(entries): \(parts.joined(separator: ", "))."
    }
}

extension [String] {
    /// The first of them with commas, and how many more there are.
    func shortened(to shown: Int) -> String {
        prefix(shown).joined(separator: ", ") + (count > shown ? " and \(count - shown) more" : "")
    }
}

extension Reachability {
    /// The answer in words.
    var text: String {
        switch self {
        case .reachable: "reachable"
        case .deepLinkOnly: "by deep link only"
        case .unknown: "unknown"
        case .unreachable: "unreachable"
        }
    }
}

extension Cycle.Kind {
    fileprivate var text: String {
        switch self {
        case .growing: "growing"
        case .selfPresenting: "of a screen that shows itself"
        case .switching: "that switch a root or tab"
        }
    }
}

extension Edge {
    /// What taking it does, in the third person.
    var verb: String {
        switch presentation {
        case .push?: "pushes"
        case .root?: "switches the root to"
        case .tab?: "chooses the tab of"
        case .sheet?: "presents as a sheet"
        case .fullScreen?: "presents over the whole screen"
        case .popover?: "presents in a popover"
        case let other?: "presents as \(other.rawValue)"
        case nil: "shows"
        }
    }
}

extension UnresolvedCall {
    /// Where the call may lead, in words, with the names of the first few nodes.
    func candidatesText(shown: Int = .max) -> String {
        if candidates.contains("*") { return "may lead anywhere" }
        return candidates.isEmpty
            ? "leads to no screen of the app" : "may lead to \(candidates.sorted().shortened(to: shown))"
    }
}

extension Int {
    /// The number with its noun, in the plural where it is not one.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Double {
    /// A part of one as per cent, with one digit after the point where that is not 0.
    var percentage: String {
        let tenths = Int((self * 1000).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }
}
