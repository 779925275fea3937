// Descriptions of findings that no rule of the graph makes: broken policies, stale baselines, missed coverage.

/// An app that breaks a ``Policy``.
package enum PolicyRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    package static let id = "policy"
    /// What it is about, in a few words.
    package static let title = "The app breaks a policy of the team"
    /// How much its findings weigh unless a team decides otherwise.
    package static let severity = Severity.error
    /// Why a finding is trouble.
    package static let rationale = """
        A policy states what a team requires of its own app: a login comes before every payment, one module never \
        leads to another, no screen is too deep. Policies are in the configuration under 'policies', each with its \
        own severity.
        """
    /// What to do about a finding.
    package static let remedy = "Change the app, or change the policy in the configuration."
}

/// A comment that accepts nothing.
package enum SuperfluousSuppressionRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    package static let id = "superfluous-suppression"
    /// What it is about, in a few words.
    package static let title = "A comment accepts a finding that does not exist"
    /// How much its findings weigh unless a team decides otherwise.
    package static let severity = Severity.warning
    /// Why a finding is trouble.
    package static let rationale = """
        A comment that outlives its finding hides the next finding at the same place. A comment that names an \
        unknown rule never accepted anything, and is an error.
        """
    /// What to do about a finding.
    package static let remedy = "Remove the rule from the comment, or remove the comment."
}

/// An entry of a baseline that accepts nothing.
package enum StaleBaselineRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    package static let id = "stale-baseline"
    /// What it is about, in a few words.
    package static let title = "The baseline accepts a finding that no longer exists"
    /// How much its findings weigh unless a team decides otherwise.
    package static let severity = Severity.error
    /// Why a finding is trouble.
    package static let rationale = """
        A baseline entry that outlives its finding hides the finding if it comes back.
        """
    /// What to do about a finding.
    package static let remedy = "Remove the entry from the baseline, or write the baseline again."
}

/// Fewer deep links than asked for.
package enum MinimumCoverageRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    package static let id = "min-deep-link-coverage"
    /// What it is about, in a few words.
    package static let title = "Deep links open too few screens"
    /// How much its findings weigh unless a team decides otherwise.
    package static let severity = Severity.error
    /// Why a finding is trouble.
    package static let rationale = """
        The option --min-deep-link-coverage requires that deep links open a share of the screens, so that the share \
        does not fall unnoticed.
        """
    /// What to do about a finding.
    package static let remedy = """
        Declare links for the screens that 'deep-link-gap' lists (--enable deep-link-gap), or lower --min-deep-link- \
        coverage.
        """
}

/// Fewer tested transitions than asked for.
package enum MinimumTransitionCoverageRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    package static let id = "min-transition-coverage"
    /// What it is about, in a few words.
    package static let title = "Tests take too few transitions"
    /// How much its findings weigh unless a team decides otherwise.
    package static let severity = Severity.error
    /// Why a finding is trouble.
    package static let rationale = """
        The option --min-transition-coverage requires that tests take a share of the transitions, so that the share \
        does not fall unnoticed. Transitions of which it is not known are not counted.
        """
    /// What to do about a finding.
    package static let remedy = """
        Write tests for the transitions that the command 'coverage' lists, or lower --min-transition-coverage.
        """
}

/// Fewer visited screens than asked for.
package enum MinimumScreenCoverageRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    package static let id = "min-screen-coverage"
    /// What it is about, in a few words.
    package static let title = "Tests visit too few screens"
    /// How much its findings weigh unless a team decides otherwise.
    package static let severity = Severity.error
    /// Why a finding is trouble.
    package static let rationale = """
        The option --min-screen-coverage requires that tests visit a share of the screens, so that the share does not \
        fall unnoticed. Screens of which it is not known are not counted.
        """
    /// What to do about a finding.
    package static let remedy = """
        Write tests that visit the screens that the command 'coverage' lists, or lower --min-screen-coverage.
        """
}
