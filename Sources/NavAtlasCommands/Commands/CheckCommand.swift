import Foundation
import NavAtlasAnalysis
import NavAtlasReports

/// `check`: the report, and an exit status that a CI job can fail by.
enum CheckCommand: Command {
    static let name = "check"
    static let summary = "Fail where the app's navigation is broken: exit status 1 where there are findings"
    static let options: [any OptionDeclaration] = [
        ReportOptions.format, failOn, minimumCoverage, SharedOptions.output, SharedOptions.title,
    ]

    static func examples(path: String) -> [Example] {
        [
            Example("check \(path)", "Fail on errors, such as a screen that cannot be reached."),
            Example("check --fail-on warning \(path)", "Fail on warnings, too."),
            Example(
                "check --min-deep-link-coverage 80 \(path)",
                "Fail, too, where deep links open fewer than 80 % of the screens."),
        ]
    }

    private static let failOn = Option<Severity>.choice(
        "fail-on", placeholder: "SEVERITY",
        among: [
            .init("error", "only errors fail the check", .error),
            .init("warning", "warnings fail it, too", .warning),
        ], absent: .error, help: "The least severity that fails the check (default: error)")
    private static let minimumCoverage = Option<Double?>.number(
        "min-deep-link-coverage", in: 0...100,
        help: "Fail where deep links open less than N percent of the screens (default: not checked)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let analysis = Analysis(try invocation.graph())
        var findings = Rules.findings(in: analysis)
        if let minimum = invocation.arguments[minimumCoverage] {
            findings = (findings + coverageFinding(analysis.deepLinkCoverage, minimum: minimum)).sorted()
        }
        try invocation.deliver(Report(title: invocation.title, analysis: analysis, findings: findings))
        let failing = invocation.arguments[failOn]
        return findings.contains { $0.severity >= failing } ? .findings : .clean
    }

    /// A coverage below the minimum is a finding, so that every format shows why the check fails.
    private static func coverageFinding(_ coverage: DeepLinkCoverage, minimum: Double) -> [Finding] {
        guard let fraction = coverage.fraction, fraction * 100 < minimum else { return [] }
        // Rounded down, so that it is never shown as the minimum that it misses.
        let percent = ((fraction * 1000).rounded(.down) / 10).formattedShortly
        return [
            Finding(
                rule: "min-deep-link-coverage", severity: .error, subject: "deepLinks",
                message:
                    "deep links open \(percent) % of the screens, but at least \(minimum.formattedShortly) % is asked for",
                help:
                    "declare links for the screens that 'deep-link-gap' names, or ask for less with --min-deep-link-coverage"
            )
        ]
    }
}
