import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// `check`: the report, and an exit status that a CI job can fail by.
enum CheckCommand: Command {
    static let name = "check"
    static let summary = "Check the app's navigation; end with exit status 1 if there are findings"
    static let options: [any OptionDeclaration] =
        ReportOptions.all + BaselineOptions.all + AffectedOptions.all
        + [failOn, strict, minimumCoverage] + MinimumCoverage.options
        + [URLOptions.file, allowEmpty, quiet, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example("check \(path)", "Fail on errors, such as a screen that cannot be reached."),
            Example("check --fail-on warning \(path)", "Also fail on warnings."),
            Example(
                "check --format github-actions -o sarif=report.sarif -o junit=report.xml \(path)",
                "Annotate a pull request, and write two files for other services."),
            Example(
                "check --write-baseline .navatlas-baseline.json \(path)",
                "Accept all current findings; later, --baseline fails on new ones."),
            Example(
                "check --affected origin/main \(path)", "Report only what a pull request changed."),
            Example("check --urls urls.txt \(path)", "Also fail if a URL in a list does not open its screen."),
            Example(
                "check --min-deep-link-coverage 80 \(path)",
                "Also fail if deep links open fewer than 80 % of the screens."),
            Example(
                "check --min-transition-coverage 60 --profile .build/debug/codecov/App.json \(path)",
                "Also fail if tests take fewer than 60 % of the transitions."),
        ]
    }

    private static let failOn = Option<Severity>.choice(
        "fail-on", placeholder: "SEVERITY",
        among: [
            .init("error", "only errors fail the check", .error),
            .init("warning", "errors and warnings fail the check", .warning),
        ], absent: .error, help: "The lowest severity that fails the check (default: error)")
    private static let strict = Option<Bool>.flag("strict", help: "Treat every warning as an error")
    private static let allowEmpty = Option<Bool>.flag(
        "allow-empty", help: "Pass if no navigation is found; without this option, that ends with exit status 2")
    private static let quiet = Option<Bool>.flag(
        "quiet", letter: "q", help: "Show only findings: no counts, no unresolved calls, no progress"
    )
    private static let minimumCoverage = Option<Double?>.number(
        "min-deep-link-coverage", in: 0...100,
        help: "Fail if deep links open fewer than N percent of the screens (default: not checked)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        let outputs = try ReportOutputs(arguments)
        let rules = try RuleSelection.rules(for: arguments)
        let isQuiet = arguments[quiet]
        guard let graph = try graph(invocation, showsProgress: !isQuiet) else {
            let report = Report(title: invocation.title, analysis: Analysis(.empty), rules: rules, findings: [])
            try invocation.deliver(report, to: outputs)
            return .clean
        }
        var analysis = Analysis(graph)
        try MinimumCoverage.read(invocation, by: rules, into: &analysis)
        let answers = try RuleSelection.answers(in: analysis, by: rules, arguments)
        var findings = answers.findings
        let opened = try URLOptions.findings(arguments, in: analysis, by: rules, beside: findings)
        findings += opened.filter { $0.doubt == nil }
        let withheld = answers.withheld + opened.filter { $0.doubt != nil }
        findings += MinimumCoverage.findings(
            .minimumCoverage, arguments[minimumCoverage], subject: "deepLinks",
            analysis.deepLinkCoverage.fraction, "deep links open", "the screens")
        findings += MinimumCoverage.findings(arguments, in: analysis)
        // What a baseline accepts is told from all findings: none is stale because it has not changed.
        findings = try BaselineOptions.remaining(
            of: findings, withheld: withheld, askedOf: RuleSelection.asked(rules), invocation)
        findings = RuleSelection.weighed(findings, arguments)
        findings = try AffectedOptions.remaining(of: findings, in: analysis.graph, by: rules, invocation)
        if arguments[strict] { for place in findings.indices { findings[place].severity = .error } }
        let report = Report(
            title: invocation.title, analysis: analysis, rules: rules, findings: findings, withheld: withheld,
            failing: arguments[failOn], detail: isQuiet ? .findings : .list)
        try invocation.deliver(report, to: outputs)
        invocation.appendStepSummary(of: report)
        return findings.contains { $0.severity >= report.failing } ? .findings : .clean
    }

    /// The graph; `nil` where there is no navigation and that is allowed.
    @MainActor private static func graph(_ invocation: Invocation, showsProgress: Bool) throws -> NavigationGraph? {
        do {
            return try invocation.graph(showsProgress: showsProgress)
        } catch let nothing as NothingFound {
            guard invocation.arguments[allowEmpty] else { throw NothingToCheck(reason: nothing.description) }
            invocation.console.say("note: \(nothing.description)")
            return nil
        }
    }
}

/// There is nothing that a check could find fault with, which must not look like an app without a fault.
struct NothingToCheck: Error, CustomStringConvertible {
    let reason: String

    var description: String { "\(reason); check the path, or pass --allow-empty" }
}
