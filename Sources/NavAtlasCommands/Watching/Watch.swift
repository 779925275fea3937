import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// An app that is watched: its last report, against which each look says what has changed.
@MainActor struct Watch {
    private let invocation: Invocation
    private let rules: [any Rule.Type]
    private let outputs: ReportOutputs?
    private var last: Report?
    /// The files that could not be read to their end when the last report was made.
    private var malformed: Set<String> = []
    /// What was said about a look without a report, so that it is said once.
    private var trouble: String?
    private var areOutputsOutdated = false

    /// - Throws: ``UsageError`` where the command line is wrong.
    init(_ invocation: Invocation) throws {
        self.invocation = invocation
        rules = try RuleSelection.rules(for: invocation.arguments)
        let isWritten = invocation.arguments.isGiven(ReportOptions.output)
        outputs = isWritten ? try ReportOutputs(invocation.arguments, usesStandardOutput: false) : nil
        guard !invocation.arguments.paths.contains(GraphInput.standardInput),
            outputs?.all.contains(where: { $0.place == GraphInput.standardInput }) != true
        else { throw WatchedPipe() }
    }

    /// Reads the app for the first time.
    ///
    /// - Throws: what keeps it from being read; an app without navigation may get some.
    mutating func begin() throws {
        do {
            let report = try report()
            try write(report)
            last = report
            try invocation.console.write(Data("\(Self.head(of: report))\n".utf8))
        } catch let nothing as NothingFound {
            invocation.console.say("note: \(nothing.description)")
        }
    }

    /// Reads the app anew, and says what has changed. Trouble is said, and the next look may find it gone.
    mutating func look() {
        do {
            let report = try report()
            trouble = nil
            let changes = last.map { AppChanges(from: $0, to: report) }
            if last?.analysis.graph != report.analysis.graph || areOutputsOutdated {
                areOutputsOutdated = true
                try write(report)
                areOutputsOutdated = false
            }
            last = report
            let text = try changes?.text(invocation.console.outputStyle) ?? "\(Self.head(of: report))\n"
            if !text.isEmpty { try invocation.console.write(Data(text.utf8)) }
        } catch {
            let text = "\(error)"
            if text != trouble { invocation.console.say("note: \(text); waiting for the next change") }
            trouble = text
        }
    }

    /// - Throws: ``HalfWritten`` where a file cannot be read to its end that could be before.
    private mutating func report() throws -> Report {
        let found = Found()
        var arguments = invocation.arguments
        arguments.tellMalformed = { found.malformed.formUnion($0) }
        let quiet = invocation.console.withoutProgress
        let graph = try Invocation(reference: invocation.reference, arguments: arguments, console: quiet)
            .graph(showsProgress: false)
        if last != nil, let file = found.malformed.subtracting(malformed).min() { throw HalfWritten(file: file) }
        malformed = found.malformed
        let analysis = Analysis(graph)
        let answers = RuleSelection.asked(of: analysis, by: rules, invocation.arguments)
        return Report(
            title: invocation.title, analysis: analysis, rules: rules, findings: answers.findings,
            withheld: answers.withheld)
    }

    private func write(_ report: Report) throws {
        if let outputs { try invocation.deliver(report, to: outputs) }
    }

    private static func head(of report: Report) -> String {
        let summary = report.summary
        let counts = [
            summary.coordinators.counted("coordinator"), summary.screens.counted("screen"),
            summary.errors.counted("error"), summary.warnings.counted("warning"),
        ]
        return "watching \(report.title): \(counts.joined(separator: ", "))"
    }

    /// What a reader of source tells while it reads.
    private final class Found: @unchecked Sendable {
        // Only the thread that reads the graph tells.
        var malformed: Set<String> = []
    }
}

/// A file is being written, or somebody is in the middle of a sentence.
private struct HalfWritten: Error, CustomStringConvertible {
    let file: String

    var description: String { "\(file.quoted) cannot be read to its end, so the map stays as it was" }
}

/// What is watched is files, and standard output takes the changes.
private struct WatchedPipe: Error, CustomStringConvertible {
    var description: String {
        "'watch' reads files and folders, and prints changes to standard output; give paths, and files for the reports"
    }
}
