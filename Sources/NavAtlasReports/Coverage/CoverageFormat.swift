import NavAtlasAnalysis
import NavAtlasModel

/// A format for reports on coverage. ``all`` lists the formats.
package struct CoverageFormat: Sendable {
    /// The name on the command line.
    package let id: String
    /// The ending of its files, without the dot; `nil` for a format that no ending names.
    package let fileExtension: String?
    /// What it is for, in a few words.
    package let summary: String
    /// The report as text that ends with a newline, or is empty.
    package let render: @Sendable (CoverageReport, TextStyle) throws -> String

    /// Every format, in the order in which help lists them.
    package static let all: [CoverageFormat] = [text, markdown, json, githubActions, cobertura, lcov]

    /// For people, in a terminal.
    package static let text = CoverageFormat(id: "text", fileExtension: "txt", summary: "for people") { report, style in
        func heading(_ text: String) -> String { style.paint(text.escapedForTerminal, as: .heading) + "\n" }
        var blocks = [heading("\(report.title): what tests take") + counts(report)]
        let groups = report.coverage.groups
        if groups.contains(where: { $0.coordinator != nil }) {
            blocks.append(heading("By coordinator") + table(groups))
        }
        if !report.untaken.isEmpty {
            let items = report.untaken.map { item($0, style) }.joined()
            blocks.append(heading("\(report.untaken.count.counted("transition")) that no test takes") + items)
        }
        for (title, names) in report.lists where !names.isEmpty {
            blocks.append(heading(title) + names.map { "  \($0.escapedForTerminal)\n" }.joined())
        }
        let notes = report.notes.map { "note: \($0.escapedForTerminal)\n" }.joined()
        return (blocks + (notes.isEmpty ? [] : [notes])).joined(separator: "\n")
    }

    private static func counts(_ report: CoverageReport) -> String {
        report.tallies.map { noun, verb, tally in
            "  \(noun)\(String(repeating: " ", count: max(13 - noun.count, 1)))\(tally.text(verb))\n"
        }.joined()
    }

    private static func table(_ groups: [CoverageGroup]) -> String {
        let rows = groups.map { group in
            [
                group.coordinator?.escapedForTerminal ?? "no coordinator", group.transitions.shortText,
                group.screens.shortText,
            ]
        }
        let all = [["", "transitions", "screens"]] + rows
        let widths = (0..<2).map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            let line = (["  " + cells[0], cells[1], row[2]]).joined(separator: "  ")
            return line.trimmingSuffix(" ") + "\n"
        }.joined()
    }

    private static func item(_ transition: UntakenTransition, _ style: TextStyle) -> String {
        let place = transition.step.ownPlace.map { " (\($0))" } ?? ""
        let head = "  \(Notation.print(transition.step))\(place): \(transition.behindText)".escapedForTerminal
        let steps = transition.sentences.isEmpty ? ["no path leads there"] : transition.sentences
        let lines = steps.enumerated().map { number, step in
            let number = transition.sentences.isEmpty ? "" : "\(number + 1). "
            return style.paint("      \(number)\(step)".escapedForTerminal, as: .quiet) + "\n"
        }
        return head + "\n" + lines.joined()
    }

    /// For the summary of a job, or a pull request.
    package static let markdown = CoverageFormat(
        id: "markdown", fileExtension: "md", summary: "for a pull request, or the summary of a job"
    ) { report, _ in
        var text = "### \(report.title.escapedForMarkdown): what tests take\n\n"
        text += report.tallies.map { "- \($0): \($2.text($1))\n" }.joined()
        let groups = report.coverage.groups
        if groups.contains(where: { $0.coordinator != nil }) {
            text += "\n| coordinator | transitions | screens |\n| --- | --- | --- |\n"
            text += groups.map { group in
                "| \(group.coordinator?.codeForMarkdown ?? "none") | \(group.transitions.shortText) "
                    + "| \(group.screens.shortText) |\n"
            }.joined()
        }
        if !report.untaken.isEmpty {
            text += "\n**\(report.untaken.count.counted("transition")) that no test takes**\n\n"
            text += report.untaken.map { transition in
                let steps = transition.sentences.enumerated().map { "  \($0 + 1). \($1.escapedForMarkdown)\n" }
                return "- \(Notation.print(transition.step).codeForMarkdown): \(transition.behindText)\n"
                    + (steps.isEmpty ? "  - no path leads there\n" : steps.joined())
            }.joined()
        }
        for (title, names) in report.lists where !names.isEmpty {
            text += "\n**\(title)**\n\n" + names.map { "- \($0.codeForMarkdown)\n" }.joined()
        }
        return text + report.notes.map { "\n> \($0.escapedForMarkdown)\n" }.joined()
    }

    /// For other programs.
    package static let json = CoverageFormat(id: "json", fileExtension: "json", summary: "for other programs") {
        report, _ in
        try CoveragePayload(report).jsonText()
    }
}

extension CoverageReport {
    /// Other things that no test comes by, or of which that is not known, by headings.
    fileprivate var lists: [(title: String, names: [String])] {
        [
            ("\(unvisited.count.counted("screen")) that no test visits", unvisited.map(\.id)),
            ("\(unopened.count.counted("deep link")) that no test opens", unopened.map(\.pattern)),
            ("\(unknown.count.counted("transition")) without a line that tells", unknown.map(Notation.print)),
        ]
    }
}

extension String {
    /// The text without some signs at its end.
    fileprivate func trimmingSuffix(_ sign: Character) -> String {
        var text = Substring(self)
        while text.last == sign { text.removeLast() }
        return String(text)
    }
}
