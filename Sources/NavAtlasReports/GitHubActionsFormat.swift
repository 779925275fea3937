import NavAtlasAnalysis

/// For a log of GitHub Actions: workflow commands, which become annotations of the pull request.
///
/// The syntax is that of the runner's `ActionCommand`: `::error file=A.swift,line=1,col=2,title=T::message`.
enum GitHubActionsFormat: ReportFormat {
    static let id = "github-actions"
    static let summary = "for GitHub Actions, which annotates the pull request"

    static func render(_ report: Report, style: TextStyle) -> String {
        let notes = report.readingNotes.map {
            "::notice title=NavAtlas::\($0.escapedForTerminal.escapedForCommand())\n"
        }
        return (report.findings.map(line) + notes).joined()
    }

    private static func line(for finding: Finding) -> String {
        var properties: [(String, String)] = []
        if let place = finding.locations.first {
            properties = [("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)")]
        }
        properties.append(("title", finding.rule))
        let list = properties.map { "\($0)=\($1.escapedForTerminal.escapedForCommand(andFor: ":,"))" }
        let message = ([finding.message] + finding.evidence + [finding.help]).map(\.escapedForTerminal)
        return "::\(finding.severity.rawValue) \(list.joined(separator: ","))"
            + "::\(message.joined(separator: "\n").escapedForCommand())\n"
    }
}

extension String {
    /// The text as the runner reads it back from a command's message, or with more signs from a property.
    func escapedForCommand(andFor more: String = "") -> String {
        let escaped = "%\r\n" + more
        return unicodeScalars.map { scalar in
            guard escaped.unicodeScalars.contains(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
