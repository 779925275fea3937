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

    /// What the rules have to say that no comment accepts, with the severities that the configuration gives, sorted.
    ///
    /// - Throws: ``ConfigurationError`` where a policy speaks of what is not in the graph.
    static func findings(
        in analysis: Analysis, by rules: [any Rule.Type], _ arguments: Arguments
    ) throws(ConfigurationError) -> [Finding] {
        for policy in arguments.policies { try policy.check(against: analysis.graph) }
        return asked(of: analysis, by: rules, arguments)
    }

    /// The same without a look at whether the policies speak of what is there.
    static func asked(of analysis: Analysis, by rules: [any Rule.Type], _ arguments: Arguments) -> [Finding] {
        let found =
            Rules.findings(in: analysis, by: rules)
            + arguments.policies.flatMap { analysis.violations(of: $0.policy) }
        let left = Suppressing.filter(
            found, by: analysis.graph.suppressions, askedOf: Set(rules.map { $0.id } + [Policy.rule]))
        return left.map { finding in
            var finding = finding
            switch arguments.rules[finding.rule] {
            case .warning?: finding.severity = .warning
            case .error?: finding.severity = .error
            case .off?, nil: break
            }
            return finding
        }.sorted()
    }

    /// The rule of that id.
    ///
    /// - Throws: ``UsageError/unknownRule(_:nearest:)``.
    static func rule(_ id: String) throws(UsageError) -> any Rule.Type {
        guard let rule = Rules.all.first(where: { $0.id == id }) else {
            throw .unknownRule(id, nearest: nearest(to: id, among: Rules.all.map { $0.id }))
        }
        return rule
    }
}
