import NavAtlasAnalysis
import NavAtlasModel

// What every format says about how far the app was read: what is withheld, what was not followed, which limits were hit.

extension Report {
    /// One sentence each, for people; none where everything was followed.
    public var readingNotes: [String] { notFollowedNotes + boundNotes }

    /// What is withheld, and what was not followed.
    public var notFollowedNotes: [String] { [withheldNote, notFollowedNote].compactMap { $0 } }

    /// The findings that are withheld: how many of which rule, and why.
    var withheldNote: String? {
        guard !withheld.isEmpty else { return nil }
        let rules = Self.counted(withheld.map(\.rule)).map { "\($0.count) of \($0.name)" }
        let reasons = Self.counted(withheld.compactMap(\.doubt)).map { "\($0.name) (\($0.count))" }
        let verb = withheld.count == 1 ? "is" : "are"
        return
            "\(withheld.count.counted("finding")) \(verb) withheld, because code that could not be followed may contradict "
            + "\(withheld.count == 1 ? "it" : "them"): \(rules.joined(separator: ", ")). Reasons: \(reasons.shortened(to: 5))."
    }

    /// The files and reasons with the most sites that were not followed.
    var notFollowedNote: String? {
        let notFollowed = analysis.notFollowed
        guard !notFollowed.reasons.isEmpty, analysis.isUnderstood else { return nil }
        let sites = notFollowed.reasons.reduce(0) { $0 + $1.sites }
        let files = notFollowed.files.map { "\($0.name) (\($0.sites))" }
        let reasons = notFollowed.reasons.map { "\($0.name) (\($0.sites))" }
        return "\(sites.counted("navigation call")) could not be followed"
            + (files.isEmpty ? "" : ", most of them in \(files.shortened(to: 5))")
            + ". Reasons: \(reasons.shortened(to: 5))."
    }

    /// The limits that were hit while the app was read.
    var boundNotes: [String] {
        let (bounds, shown) = (analysis.graph.bounds, 5)
        return bounds.prefix(shown).map(\.sentence)
            + (bounds.count > shown
                ? ["\((bounds.count - shown).counted("more limit")) \(bounds.count - shown == 1 ? "was" : "were") hit."]
                : [])
    }

    /// How often each name is there, the most frequent first.
    static func counted(_ names: [String]) -> [(name: String, count: Int)] {
        names.reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
            .map { (name: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}

extension Bound {
    /// What was hit, and what that may hide, as a sentence.
    public var sentence: String {
        "A limit was hit\(location.map { " at \($0)" } ?? ""): \(what). It may hide \(hides)."
    }
}
