import NavAtlasAnalysis
import NavAtlasModel

// For services that annotate pull requests, or draw how coverage changes.

extension CoverageFormat {
    /// For a log of GitHub Actions: an annotation for each transition that no test takes.
    package static let githubActions = CoverageFormat(
        id: "github-actions", fileExtension: nil, summary: "for GitHub Actions, which annotates the pull request"
    ) { report, _ in
        let warnings = report.untaken.map { transition in
            let place = transition.step.ownPlace.map { place in
                "file=\(place.file.escapedForTerminal.escapedForCommand(andFor: ":,")),line=\(place.line),"
                    + "col=\(place.column),"
            }
            let lines =
                ["no test takes \(Notation.print(transition.step)), \(transition.behindText)"]
                + transition.sentences.enumerated().map { "\($0 + 1). \($1)" }
            let message = lines.map(\.escapedForTerminal).joined(separator: "\n").escapedForCommand()
            return "::warning \(place ?? "")title=untested-transition::\(message)\n"
        }
        let notes = (report.tallies.map { "\($0): \($2.text($1))" } + report.notes).map {
            "::notice title=NavAtlas::\($0.escapedForTerminal.escapedForCommand())\n"
        }
        return (warnings + notes).joined()
    }

    /// Cobertura's XML: a class for each file, with a condition for each transition.
    package static let cobertura = CoverageFormat(
        id: "cobertura", fileExtension: "xml", summary: "for services that draw trends; a transition is a branch"
    ) { report, _ in
        let files = CoverageLines(report.coverage).files
        let classes = files.map { file in
            let lines = file.lines.map { coberturaLine($0.number, $0.line) }
            return MarkupElement(
                "class",
                rates(file.hits, file.branches).merging(["name": file.path, "filename": file.path]) { $1 },
                [MarkupElement("methods", [:]), MarkupElement("lines", [:], lines)])
        }
        let (hits, branches) = (files.flatMap(\.hits), files.flatMap(\.branches))
        let counts = [
            "lines-covered": "\(hits.count { $0 })", "lines-valid": "\(hits.count)",
            "branches-covered": "\(branches.count { $0 })", "branches-valid": "\(branches.count)",
            // Reports do not depend on the time.
            "timestamp": "0", "version": "NavAtlas",
        ]
        let package = MarkupElement(
            "package", rates(hits, branches).merging(["name": report.title]) { $1 },
            [MarkupElement("classes", [:], classes)])
        return MarkupElement(
            "coverage", rates(hits, branches).merging(counts) { $1 },
            [
                MarkupElement("sources", [:], [MarkupElement("source", [:], text: ".")]),
                MarkupElement("packages", [:], [package]),
            ]
        ).document
    }

    private static func rates(_ hits: [Bool], _ branches: [Bool]) -> [String: String] {
        func rate(_ answers: [Bool]) -> String {
            let share = answers.isEmpty ? 1 : Double(answers.count { $0 }) / Double(answers.count)
            return "\((share * 10_000).rounded() / 10_000)"
        }
        return ["line-rate": rate(hits), "branch-rate": rate(branches), "complexity": "0"]
    }

    private static func coberturaLine(_ number: Int, _ line: CoverageLines.Line) -> MarkupElement {
        var attributes = ["number": "\(number)", "hits": "\(line.hits)", "branch": "false"]
        guard !line.transitions.isEmpty else { return MarkupElement("line", attributes) }
        let (taken, count) = (line.transitions.count(where: \.isTaken), line.transitions.count)
        attributes["branch"] = "true"
        attributes["condition-coverage"] = "\(taken * 100 / count)% (\(taken)/\(count))"
        let conditions = line.transitions.enumerated().map { number, transition in
            MarkupElement(
                "condition",
                ["number": "\(number)", "type": "jump", "coverage": transition.isTaken ? "100%" : "0%"])
        }
        return MarkupElement("line", attributes, [MarkupElement("conditions", [:], conditions)])
    }

    /// lcov's tracefile: a screen is a function, a transition is a branch.
    package static let lcov = CoverageFormat(
        id: "lcov", fileExtension: "info", summary: "for tools that read lcov; a transition is a branch"
    ) { report, _ in
        CoverageLines(report.coverage).files.map { file in
            var records = ["TN:navigation", "SF:\(file.path)"]
            records += file.screens.map { "FN:\($0.number),\($0.id)" }
            records += file.screens.map { "FNDA:\($0.isVisited ? 1 : 0),\($0.id)" }
            records += ["FNF:\(file.screens.count)", "FNH:\(file.screens.count(where: \.isVisited))"]
            records += file.lines.flatMap { number, line in
                line.transitions.enumerated().map { branch, transition in
                    "BRDA:\(number),0,\(branch),\(transition.isTaken ? "1" : line.hits > 0 ? "0" : "-")"
                }
            }
            records += ["BRF:\(file.branches.count)", "BRH:\(file.branches.count { $0 })"]
            records += file.lines.map { "DA:\($0.number),\($0.line.hits)" }
            records += ["LF:\(file.hits.count)", "LH:\(file.hits.count { $0 })", "end_of_record"]
            return records.map { $0.escapedForTerminal + "\n" }.joined()
        }.joined()
    }
}
