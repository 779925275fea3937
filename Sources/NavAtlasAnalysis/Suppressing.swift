import NavAtlasModel

/// Removes findings that comments in the source suppress.
package enum Suppressing {
    /// The findings that no comment accepts, and one for each comment, or rule in it, that accepts none.
    ///
    /// Withheld findings are filtered like others; a comment for one is not superfluous.
    ///
    /// - Parameter rules: the ids of the rules that were asked; a comment for another one is not superfluous.
    package static func filter(
        _ answers: RuleAnswers, by suppressions: [Suppression], askedOf rules: Set<String>
    ) -> RuleAnswers {
        if suppressions.isEmpty { return answers }
        let byFile = Dictionary(grouping: suppressions, by: \.location.file)
        var used: Set<Use> = []
        func isLeft(_ finding: Finding) -> Bool {
            guard let place = finding.locations.first else { return true }
            let covering = (byFile[place.file] ?? []).filter { $0.covers(finding.rule, at: place) }
            used.formUnion(covering.map { Use(suppression: $0, rule: finding.rule) })
            return covering.isEmpty
        }
        var left = RuleAnswers(
            findings: answers.findings.filter(isLeft), withheld: answers.withheld.filter(isLeft))
        left.findings +=
            suppressions.flatMap { suppression -> [Finding] in
                suppression.rules.sorted().compactMap { rule in
                    if used.contains(Use(suppression: suppression, rule: rule)) { return nil }
                    let isKnown = Rules.described.contains { $0.id == rule }
                    if isKnown, !rules.contains(rule) { return nil }
                    return superfluous(suppression, rule, isKnown: isKnown)
                }
            }
        return left
    }

    private struct Use: Hashable {
        let suppression: Suppression
        let rule: String
    }

    private static func superfluous(_ suppression: Suppression, _ rule: String, isKnown: Bool) -> Finding {
        let meant = isKnown ? [] : nearest(to: rule, among: Rules.described.map { $0.id })
        return Finding(
            rule: RuleDescription.superfluousSuppression.id,
            severity: isKnown ? RuleDescription.superfluousSuppression.severity : .error,
            subject: "\(suppression.location.file) \(rule)",
            message: isKnown
                ? "the comment accepts '\(rule)' here, but there is nothing to accept"
                : "the comment accepts '\(rule)', but there is no such rule",
            help: isKnown
                ? RuleDescription.superfluousSuppression.remedy
                : "Name one of the rules that the command 'rules' lists"
                    + (meant.isEmpty ? "." : NavAtlasModel.suggestion(meant)),
            locations: [suppression.location])
    }
}
