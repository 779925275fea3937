import NavAtlasAnalysis
import NavAtlasModel

// What every format says about how far the app was read: what is withheld, what was not followed, which limits were reached.

extension Report {
    /// One sentence each, for people; none where everything was followed.
    package var readingNotes: [String] { notFollowedNotes + boundNotes }

    /// What is withheld, and what was not followed.
    package var notFollowedNotes: [String] { [withheldNote, notFollowedNote].compactMap { $0 } }

    /// The findings that are withheld: how many of which rule, and why.
    var withheldNote: String? {
        guard !withheld.isEmpty else { return nil }
        let rules = Self.counted(withheld.map(\.rule)).map { "\($0.name) (\($0.count))" }
        let reasons = Self.counted(withheld.compactMap(\.doubt)).map { "\($0.name) (\($0.count))" }
        let (verb, object) = withheld.count == 1 ? ("is", "it") : ("are", "them")
        return
            "\(withheld.count.counted("finding")) \(verb) withheld, because code that NavAtlas could not follow may contradict "
            + "\(object): \(rules.joined(separator: ", ")). Reasons: \(reasons.shortened(to: 5))."
    }

    /// The files and reasons with the most sites that were not followed.
    var notFollowedNote: String? {
        let notFollowed = analysis.notFollowed
        guard !notFollowed.reasons.isEmpty, analysis.isUnderstood else { return nil }
        let sites = notFollowed.reasons.reduce(0) { $0 + $1.sites }
        let files = notFollowed.files.map { "\($0.name) (\($0.sites))" }
        let reasons = notFollowed.reasons.map { "\($0.name) (\($0.sites))" }
        return "NavAtlas could not follow \(sites.counted("navigation call"))."
            + (files.isEmpty ? "" : " Files: \(files.shortened(to: 3)).")
            + " Reasons: \(reasons.shortened(to: 3))."
    }

    /// The limits that were reached while the app was read.
    var boundNotes: [String] {
        let (bounds, shown) = (analysis.graph.bounds, 5)
        let rest = bounds.count - shown
        return bounds.prefix(shown).map(\.sentence)
            + (rest > 0 ? ["\(rest.counted("more limit")) \(rest == 1 ? "was" : "were") reached."] : [])
    }

    /// That limits were reached, in one sentence, for a summary whose details list them.
    var boundSummary: String? {
        let count = analysis.graph.bounds.count
        guard count > 0 else { return nil }
        return "NavAtlas reached \(count.counted("limit")), which may hide transitions; the details list "
            + (count == 1 ? "it." : "them.")
    }

    /// How often each name is there, the most frequent first.
    static func counted(_ names: [String]) -> [(name: String, count: Int)] {
        names.reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
            .map { (name: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}

extension Bound {
    /// Which limit was reached, and what that may hide, as a sentence.
    package var sentence: String {
        "A limit was reached\(location.map { " at \($0)" } ?? ""): \(what). It may hide \(hides)."
    }
}
