// What is found beside the rules: where an app, or what a team has written down about it, does not hold any more.

/// An app that breaks a ``Policy``.
public enum PolicyRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    public static let id = "policy"
    /// What it is about, in a few words.
    public static let title = "The app breaks a policy of its team"
    /// How much its findings weigh unless a team decides otherwise.
    public static let severity = Severity.error
    /// Why a finding is trouble.
    public static let rationale = """
        A policy says what a team asks of its own app: that a login stands before every payment, that one module never \
        leads to another, that no screen is too deep. It stands in the configuration, under 'policies', with a severity \
        of its own.
        """
    /// What to do about a finding.
    public static let remedy = "Change the app, or what the configuration asks of it."
}

/// A comment that accepts nothing.
public enum SuperfluousSuppressionRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    public static let id = "superfluous-suppression"
    /// What it is about, in a few words.
    public static let title = "A comment accepts a finding that is not there"
    /// How much its findings weigh unless a team decides otherwise.
    public static let severity = Severity.warning
    /// Why a finding is trouble.
    public static let rationale = """
        A comment that outlives its finding would hide the next one at its place. One that names a rule that does not \
        exist never accepted anything, and is an error.
        """
    /// What to do about a finding.
    public static let remedy = "Take the rule out of the comment, or the comment away."
}

/// An entry of a baseline that accepts nothing.
public enum StaleBaselineRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    public static let id = "stale-baseline"
    /// What it is about, in a few words.
    public static let title = "The baseline accepts a finding that is not there any more"
    /// How much its findings weigh unless a team decides otherwise.
    public static let severity = Severity.error
    /// Why a finding is trouble.
    public static let rationale = """
        A finding that was mended stays accepted until its entry is gone: it could come back and nobody would see it.
        """
    /// What to do about a finding.
    public static let remedy = "Remove the entry from the baseline, or write the baseline again."
}

/// Fewer deep links than asked for.
public enum MinimumCoverageRule: RuleDescription {
    /// What configuration, reports and baselines call it.
    public static let id = "min-deep-link-coverage"
    /// What it is about, in a few words.
    public static let title = "Deep links open too few of the screens"
    /// How much its findings weigh unless a team decides otherwise.
    public static let severity = Severity.error
    /// Why a finding is trouble.
    public static let rationale = """
        The option of the same name asks for a share of screens that links open, so that it does not fall unnoticed.
        """
    /// What to do about a finding.
    public static let remedy = """
        Declare links for the screens that 'deep-link-gap' names, or ask for less with --min-deep-link-coverage.
        """
}
