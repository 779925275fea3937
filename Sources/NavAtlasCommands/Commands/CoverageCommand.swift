import Foundation
import NavAtlasAnalysis
import NavAtlasFiles
import NavAtlasModel
import NavAtlasPages
import NavAtlasReports

/// `coverage`: which ways an app's tests take.
enum CoverageCommand: Command {
    static let name = "coverage"
    static let summary = "Show which transitions and screens the app's tests take"
    static let options: [any OptionDeclaration] = [
        CoverageOptions.profiles, format, cover, framework, SharedOptions.output, SharedOptions.title,
        DrawingChoices.sourceURL,
    ]

    static func examples(path: String) -> [Example] {
        let profile = "--profile .build/debug/codecov/App.json"
        return [
            Example(
                "coverage \(profile) \(path)",
                "Show which transitions the tests of 'swift test --enable-code-coverage' take."),
            Example(
                "coverage --profile unit.json --profile ui.json --format markdown \(path)",
                "Merge two runs, for the summary of a job."),
            Example(
                "coverage \(profile) -o coverage.html \(path)", "Write the map as a page, with what tests take."),
            Example(
                "coverage \(profile) --format cobertura -o coverage.xml \(path)",
                "Write Cobertura for a service that draws trends."),
            Example(
                "coverage \(profile) --cover --format swift -o NavigationWalks.swift \(path)",
                "Write the fewest walks that take all other transitions, as tests to fill in."),
        ]
    }

    /// What is written.
    private enum Output: Sendable {
        case report(CoverageFormat)
        /// The map.
        case page
        /// Walks alone.
        case tests
    }

    private static let format = Option<Output?>.choice(
        "format", placeholder: "FORMAT",
        among: CoverageFormat.all.map { .init($0.id, $0.summary, .report($0)) } + [
            .init(HTMLFormat.id, "one page: the map, with what tests take", .page),
            .init("swift", "with --cover, a file of tests to fill in", .tests),
        ], absent: nil, help: "The format of the report (default: by the file's name, else text)")
    private static let cover = Option<Bool>.flag(
        "cover", help: "Show as few walks as possible that together take every transition that no test takes")
    private static let framework = Option<WalkTests>.choice(
        "framework", placeholder: "FRAMEWORK", among: WalkTests.allCases.map { .init($0.rawValue, $0.summary, $0) },
        absent: .xctest, help: "With --format swift, the framework of the tests (default: xctest)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let arguments = invocation.arguments
        let output = output(for: invocation)
        try OutputTargets.check(
            [invocation.outputFile ?? GraphInput.standardInput],
            inputs: arguments.paths + arguments[CoverageOptions.profiles])
        var analysis = Analysis(try invocation.graph())
        var answer = try CoverageOptions.answer(arguments, for: analysis.graph)
        if analysis.graph.entries.isEmpty {
            answer.notes.append("no entry is known, so no walk can be shown; name one with --entry")
        }
        analysis.coverage = answer.coverage
        if arguments[cover] {
            try deliverCover(analysis, answer, output, invocation)
        } else {
            try deliver(analysis, answer, output, invocation)
        }
        return .clean
    }

    private static func output(for invocation: Invocation) -> Output {
        if let output = invocation.arguments[format] { return output }
        let suffix = invocation.outputFile.map(PathText.fileExtension) ?? ""
        switch suffix {
        case HTMLFormat.fileExtension: return .page
        case "swift": return .tests
        default: return .report(CoverageFormat.all.first { $0.fileExtension == suffix } ?? .text)
        }
    }

    private static func deliver(
        _ analysis: Analysis, _ answer: CoverageOptions.Answer, _ output: Output, _ invocation: Invocation
    ) throws {
        switch output {
        case .tests:
            throw UsageError.missingOption(cover.display, command: "\(format.display) swift")
        case .page:
            for note in answer.notes { invocation.console.say("note: \(note)") }
            let rules = Rules.all.filter { $0.id == Rules.untestedTransition }
            var report = Report(
                title: invocation.title, analysis: analysis, rules: rules,
                findings: Rules.findings(in: analysis, by: rules))
            report.coverage = answer.coverage
            report.sourceLinks = try DrawingChoices.sourceLinks(invocation.arguments)
            let page = try HTMLFormat.page(of: report)
            for note in page.notes { invocation.console.say("note: \(note)") }
            try invocation.deliver(Data(page.html.utf8))
        case .report(let format):
            let report = CoverageReport(
                title: invocation.title, coverage: answer.coverage,
                untaken: analysis.untakenTransitions(in: answer.coverage), notes: answer.notes)
            let style = invocation.outputFile == nil ? invocation.console.outputStyle : .plain
            try invocation.deliver(Data(format.render(report, style).utf8))
        }
    }

    /// The fewest walks that take what no test takes.
    private static func deliverCover(
        _ analysis: Analysis, _ answer: CoverageOptions.Answer, _ output: Output, _ invocation: Invocation
    ) throws {
        let untaken = Set(answer.coverage.steps.filter { answer.coverage[$0] == .uncovered }.map(\.identity))
        let walks = analysis.cover(taking: untaken)
        var notes = answer.notes
        if untaken.isEmpty { notes.append("no transition is known to be untested") }
        if !walks.untaken.isEmpty { notes.append("no path leads to the steps that cannot be taken") }
        let listing = PathListing(
            title: "walks that take every transition that no test takes", paths: walks.paths, untaken: walks.untaken,
            isNumbered: true, notes: notes)
        if case .tests = output {
            return try invocation.deliver(Data(invocation.arguments[framework].text(listing, taking: untaken).utf8))
        }
        guard case .report(let chosen) = output, let paths = PathFormat.all.first(where: { $0.id == chosen.id }) else {
            throw UsageError.contradictedOptions(cover.display, "a format other than text, json and swift")
        }
        try invocation.deliver(Data(paths.render(listing).utf8))
    }
}
