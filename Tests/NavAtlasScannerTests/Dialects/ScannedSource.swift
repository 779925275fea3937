import NavAtlasModel
import NavAtlasScanner
import Testing

/// A piece of an app, and the edges, links and open calls that it is to give, in the text notation.
struct ScannedSource: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let expected: String

    init(_ name: String, _ source: String, gives expected: String) {
        self.name = name
        self.source = source
        self.expected = expected
    }

    var testDescription: String { name }

    /// What it gives, without the lines that only name nodes.
    var found: [String] {
        let graph = Scanner().graphOrIssue(of: ["App.swift": source])
        return Self.lines(of: Notation.print(graph)).filter { line in
            !["entry ", "coordinator ", "screen "].contains(where: line.hasPrefix)
        }
    }

    var wanted: [String] { Self.lines(of: expected).sorted() }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }
}
