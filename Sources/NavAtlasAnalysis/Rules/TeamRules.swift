// Descriptions of findings that no rule of the graph makes: broken policies, stale baselines, missed coverage.

extension RuleDescription {
    /// What findings come from besides the rules of the graph.
    package static let ofTeam = [
        policy, superfluousSuppression, staleBaseline, minimumCoverage, minimumTransitionCoverage,
        minimumScreenCoverage,
    ]

    /// An app that breaks a ``Policy``.
    package static let policy = RuleDescription(
        id: "policy", title: "The app breaks a policy of the team", severity: .error,
        rationale: """
            A policy states what a team requires of its own app: a login comes before every payment, one module never \
            leads to another, no screen is too deep. Policies are in the configuration under 'policies', each with its \
            own severity.
            """,
        remedy: "Change the app, or change the policy in the configuration.")

    /// A comment that accepts nothing.
    package static let superfluousSuppression = RuleDescription(
        id: "superfluous-suppression", title: "A comment accepts a finding that does not exist", severity: .warning,
        rationale: """
            A comment that outlives its finding hides the next finding at the same place. A comment that names an \
            unknown rule never accepted anything, and is an error.
            """,
        remedy: "Remove the rule from the comment, or remove the comment.")

    /// An entry of a baseline that accepts nothing.
    package static let staleBaseline = RuleDescription(
        id: "stale-baseline", title: "The baseline accepts a finding that no longer exists", severity: .error,
        rationale: "A baseline entry that outlives its finding hides the finding if it comes back.",
        remedy: "Remove the entry from the baseline, or write the baseline again.")

    /// Fewer deep links than asked for.
    package static let minimumCoverage = RuleDescription(
        id: "min-deep-link-coverage", title: "Deep links open too few screens", severity: .error,
        rationale: """
            The option --min-deep-link-coverage requires that deep links open a share of the screens, so that the share \
            does not fall unnoticed.
            """,
        remedy: """
            Declare links for the screens that 'deep-link-gap' lists (--enable deep-link-gap), or lower \
            --min-deep-link-coverage.
            """)

    /// Fewer tested transitions than asked for.
    package static let minimumTransitionCoverage = RuleDescription(
        id: "min-transition-coverage", title: "Tests take too few transitions", severity: .error,
        rationale: """
            The option --min-transition-coverage requires that tests take a share of the transitions, so that the share \
            does not fall unnoticed. Transitions of which it is not known are not counted.
            """,
        remedy: "Write tests for the transitions that the command 'coverage' lists, or lower --min-transition-coverage."
    )

    /// Fewer visited screens than asked for.
    package static let minimumScreenCoverage = RuleDescription(
        id: "min-screen-coverage", title: "Tests visit too few screens", severity: .error,
        rationale: """
            The option --min-screen-coverage requires that tests visit a share of the screens, so that the share does not \
            fall unnoticed. Screens of which it is not known are not counted.
            """,
        remedy: "Write tests that visit the screens that the command 'coverage' lists, or lower --min-screen-coverage.")
}
