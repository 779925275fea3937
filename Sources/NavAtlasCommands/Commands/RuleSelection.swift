import NavAtlasAnalysis
import NavAtlasModel

/// The rules that a command line and a configuration ask.
enum RuleSelection {
    /// The rules that are on unless switched off, and those that are switched on, in the order of the list; the command
    /// line comes before the configuration.
    ///
    /// - Throws: ``UsageError`` where there is no such rule, or one is both enabled and disabled.
    static func rules(for arguments: Arguments) throws(UsageError) -> [any Rule.Type] {
        let (enabled, disabled) = (arguments[ReportOptions.enabled], arguments[ReportOptions.disabled])
        for id in enabled + disabled { _ = try rule(id) }
        if let both = enabled.first(where: disabled.contains) { throw .contradictedRule(both) }
        return Rules.all.filter { rule in
            if enabled.contains(rule.id) || disabled.contains(rule.id) { return enabled.contains(rule.id) }
            return arguments.rules[rule.id].map { $0 != .off } ?? rule.isEnabledByDefault
        }
    }

    /// What the rules have to say, or withhold, that no comment accepts, with the severities that the configuration gives,
    /// sorted.
    ///
    /// - Throws: ``ConfigurationError`` where a policy speaks of what is not in the graph.
    static func answers(
        in analysis: Analysis, by rules: [any Rule.Type], _ arguments: Arguments
    ) throws(ConfigurationError) -> RuleAnswers {
        for policy in arguments.policies { try policy.check(against: analysis.graph) }
        return asked(of: analysis, by: rules, arguments)
    }

    /// The same without a look at whether the policies speak of what is there.
    static func asked(of analysis: Analysis, by rules: [any Rule.Type], _ arguments: Arguments) -> RuleAnswers {
        var answers = Rules.answers(in: analysis, by: rules)
        answers.findings += arguments.policies.flatMap { analysis.violations(of: $0.policy) }
        let left = Suppressing.filter(answers, by: analysis.graph.suppressions, askedOf: asked(rules))
        return RuleAnswers(findings: weighed(left.findings, arguments), withheld: weighed(left.withheld, arguments))
    }

    /// The ids of the other sources of findings, besides the selected rules.
    static func asked(_ rules: [any Rule.Type]) -> Set<String> {
        Set(rules.map { $0.id } + RuleDescription.ofTeam.map(\.id)).subtracting([RuleDescription.staleBaseline.id])
    }

    /// Findings with the severities that the configuration gives, sorted, without those of what is switched off. A setting
    /// takes the place of a rule's own severity; a policy that is a warning stays one.
    static func weighed(_ findings: [Finding], _ arguments: Arguments) -> [Finding] {
        findings.compactMap { finding in
            if arguments[ReportOptions.disabled].contains(finding.rule) { return nil }
            var finding = finding
            let isOwn = Rules.described.first { $0.id == finding.rule }?.severity == finding.severity
            switch arguments.rules[finding.rule] {
            case .warning? where isOwn: finding.severity = .warning
            case .error? where isOwn: finding.severity = .error
            case .off? where !arguments[ReportOptions.enabled].contains(finding.rule): return nil
            case .off?, .warning?, .error?, nil: break
            }
            return finding
        }.sorted()
    }

    /// The rule with that id, or the other source of findings with it.
    ///
    /// - Throws: ``UsageError/unknownRule(_:meant:)``.
    static func rule(_ id: String) throws(UsageError) -> RuleDescription {
        guard let rule = Rules.described.first(where: { $0.id == id }) else {
            throw .unknownRule(id, meant: nearest(to: id, among: Rules.described.map { $0.id }))
        }
        return rule
    }
}
