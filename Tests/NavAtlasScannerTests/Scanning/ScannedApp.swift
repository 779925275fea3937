import NavAtlasModel
import NavAtlasScanner
import Testing

/// A small app, lines of the notation that it must give, and what must not stand in any.
struct ScannedApp: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    /// Lines of the notation that must be there.
    let expected: [String]
    /// Lines, or parts of lines, that must not.
    let absent: [String]

    init(_ name: String, _ files: [String: String], has expected: [String], hasNot absent: [String] = []) {
        (self.name, self.files, self.expected, self.absent) = (name, files, expected, absent)
    }

    var testDescription: String { name }

    func check() {
        let text = Notation.print(NavAtlasScanner.Scanner().graphOrIssue(of: files))
        let lines = Set(text.split(separator: "\n").map(String.init))
        for line in expected { #expect(lines.contains(line), "\(line) is missing from\n\(text)") }
        for part in absent { #expect(!lines.contains { $0.contains(part) }, "\(part) stands in\n\(text)") }
    }
}

extension NavAtlasScanner.Scanner {
    /// The graph of source texts, by path. That it breaks an invariant is an issue of the test.
    func graphOrIssue(of sources: [String: String], workShare: Double = 1) -> NavigationGraph {
        do {
            return try graph(of: sources, workShare: workShare)
        } catch {
            Issue.record(error)
            return .empty
        }
    }
}
