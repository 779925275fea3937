import NavAtlasAnalysis

/// The options for the minimum coverage that a check requires.
enum MinimumCoverage {
    static let options: [any OptionDeclaration] = [transitions, screens, CoverageOptions.profiles]

    private static let transitions = Option<Double?>.number(
        "min-transition-coverage", in: 0...100,
        help: "With --profile, fail if tests take fewer than N percent of the transitions (default: not checked)")
    private static let screens = Option<Double?>.number(
        "min-screen-coverage", in: 0...100,
        help: "With --profile, fail if tests visit fewer than N percent of the screens (default: not checked)")

    /// Reads what tests took, if anything asks for it.
    ///
    /// - Throws: ``CoverageError`` or ``FileError``.
    static func read(
        _ invocation: Invocation, by rules: [any Rule.Type], into analysis: inout Analysis
    ) throws {
        let arguments = invocation.arguments
        let isAsked = arguments[transitions] != nil || arguments[screens] != nil
        guard isAsked || !arguments[CoverageOptions.profiles].isEmpty else {
            if analysis.coverage == nil, rules.contains(where: { $0.id == Rules.untestedTransition }) {
                invocation.console.say(
                    "note: '\(Rules.untestedTransition)' needs --profile; without it, it finds nothing")
            }
            return
        }
        let answer = try CoverageOptions.answer(arguments, for: analysis.graph)
        for note in answer.notes { invocation.console.say("note: \(note)") }
        analysis.coverage = answer.coverage
    }

    /// The findings about coverage that is below its minimum.
    static func findings(_ arguments: Arguments, in analysis: Analysis) -> [Finding] {
        guard let coverage = analysis.coverage else { return [] }
        return findings(
            .minimumTransitionCoverage, arguments[transitions], subject: "transitions",
            coverage.transitions.checked, "tests take", "the transitions")
            + findings(
                .minimumScreenCoverage, arguments[screens], subject: "screens", coverage.screens.checked,
                "tests visit", "the screens")
    }

    /// A share below the minimum is a finding, so that every format shows why the check fails.
    ///
    /// - Parameter fraction: the share; `nil` where there is nothing to have a share of.
    static func findings(
        _ rule: RuleDescription, _ minimum: Double?, subject: String, _ fraction: Double?, _ verb: String,
        _ things: String
    ) -> [Finding] {
        guard let minimum, let fraction, fraction * 100 < minimum else { return [] }
        // Rounded down, so that it is never shown as the minimum that it misses.
        let percent = ((fraction * 1000).rounded(.down) / 10).formattedShortly
        return [
            Finding(
                rule: rule.id, severity: rule.severity, subject: subject,
                message: "\(verb) \(percent) % of \(things), but at least \(minimum.formattedShortly) % is required",
                help: rule.remedy)
        ]
    }
}

extension CoverageTally {
    /// The share that a minimum is compared with. Of nothing there is none; where nothing is known, nothing is shown to be
    /// tested.
    fileprivate var checked: Double? { count == 0 ? nil : fraction ?? 0 }
}
