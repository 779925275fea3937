import NavAtlasAnalysis
import NavAtlasModel

/// The options for URLs that a check opens.
enum URLOptions {
    static let file = Option<String?>.text(
        "urls", kind: .file,
        help:
            "Test the URLs in this file, one a line: each must match a deep link to a reachable screen"
    )

    /// The URLs; none where the option is not given.
    ///
    /// - Throws: ``URLListError`` or ``FileError``.
    static func urls(_ arguments: Arguments) throws -> [(url: String, location: SourceLocation)] {
        try arguments[file].map { try URLList(file: $0).urls } ?? []
    }

    /// What the listed URLs do not open, by the links of a graph: for each, a link must match that leads to a node which
    /// a person or a link can reach. URLs that live coordinators were found not to open are findings already. What a handler may
    /// open that was not followed is in doubt.
    static func findings(
        _ arguments: Arguments, in analysis: Analysis, by rules: [any Rule.Type], beside found: [Finding]
    ) throws -> [Finding] {
        let rule = Rules.deepLinkMismatch
        guard rules.contains(where: { $0.id == rule }) else { return [] }
        let known = Set(found.filter { $0.rule == rule }.map(\.subject))
        return try urls(arguments).compactMap { url, location in
            guard !known.contains(url), let problem = problem(with: url, in: analysis) else { return nil }
            var finding = Rules.deepLinkMismatch(url, problem, at: location)
            finding.doubt = analysis.unfollowedHandler.map { "\($0.what) was not followed, and may open it" }
            if arguments.rules[rule] == .warning { finding.severity = .warning }
            return finding
        }
    }

    private static func problem(with url: String, in analysis: Analysis) -> String? {
        let links = analysis.links(matching: url)
        if links.isEmpty { return "matches no declared link" }
        let broken = analysis.deepLinkCoverage.broken
        var problem: String?
        for link in links {
            guard let target = link.to, !broken.contains(where: { $0.link == link }) else {
                problem = "matches \(link.pattern), which opens nothing"
                continue
            }
            guard analysis.reachability(of: target) != .unreachable else {
                problem = "matches \(link.pattern), which leads to \(target), which cannot be reached"
                continue
            }
            return nil
        }
        return problem
    }
}
