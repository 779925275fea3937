import Foundation
import NavAtlasReports

// Writes the report as the summary of a step in GitHub Actions.

extension Invocation {
    /// The size from which on GitHub takes no summary of a step at all.
    private static let limit = 1 << 20

    /// Appends the report to the summary of the step, where GitHub Actions runs it.
    ///
    /// The summary is an extra: where it cannot be written, that is said, and the check has its own result all the same.
    func appendStepSummary(of report: Report) {
        guard let file = console.stepSummaryFile else { return }
        do {
            let taken = ((try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int) ?? 0
            try Files.append(try Self.summary(of: report, atMost: Self.limit - taken - 1), to: file)
        } catch {
            console.say("note: the step summary could not be written: \(error)")
        }
    }

    /// The report, or as many whole lines of it as fit.
    static func summary(of report: Report, atMost limit: Int) throws -> Data {
        let text = Data(try Formats.markdown.render(report, style: .plain).utf8)
        if text.count <= limit { return text }
        let note = Data("\nThe report is too long for GitHub; see the log for the rest.\n".utf8)
        let part = text.prefix(max(0, limit - note.count))
        return (part.lastIndex(of: UInt8(ascii: "\n")).map { part[...$0] } ?? Data())
            + (limit < note.count ? Data() : note)
    }
}
