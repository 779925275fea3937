import NavAtlasAnalysis
import NavAtlasModel

/// The options that limit a check to findings which a change affects.
enum AffectedOptions {
    static let since = Option<String?>.text(
        "affected", kind: .text("REV"),
        help: """
            Report a finding only if it is new since this git revision, or if its screen, coordinator or route has \
            changed since then
            """)
    static let all: [any OptionDeclaration] = [since]

    /// The findings that are new since the revision, or about something that has changed since.
    ///
    /// - Throws: ``GitError`` where the revision cannot be read.
    @MainActor static func remaining(
        of findings: [Finding], in graph: NavigationGraph, by rules: [any Rule.Type], _ invocation: Invocation
    ) throws -> [Finding] {
        guard let name = invocation.arguments[since] else { return findings }
        let paths = invocation.arguments.paths
        guard !paths.isEmpty, !paths.contains(GraphInput.standardInput) else {
            throw UsageError.missingPathsAtRevision(option: since.display)
        }
        let base = try invocation.graph(at: paths, of: GitRevision(name))
        let touched = GraphDiff(from: base, to: graph).touched
        let before = Analysis(base)
        // A policy may speak of what was not there yet; and what a comment accepted then was not found.
        let known = Baseline(RuleSelection.asked(of: before, by: rules, invocation.arguments).findings)
        return findings.filter { finding in
            !known.accepts(finding) || touched.contains { finding.isAbout($0) }
        }
    }
}

extension Finding {
    /// Whether its subject is a node, one of its routes, or a cycle through it.
    fileprivate func isAbout(_ id: String) -> Bool {
        subject == id || subject.hasPrefix(id + ".")
            || evidence.contains { line in
                line.hasPrefix(id.quotedForNotation + " -") || line.hasPrefix(id.quotedForNotation + " ~")
            }
    }
}
