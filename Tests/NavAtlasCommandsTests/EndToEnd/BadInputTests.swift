import Foundation
import NavAtlasModel
import Testing

/// A document that cannot be used, and what the error must name.
private struct BadDocument: CustomTestStringConvertible {
    let name: String
    let text: String
    let clues: [String]

    var testDescription: String { name }
}

private let badDocuments = [
    BadDocument(name: "empty", text: "", clues: ["JSON"]),
    BadDocument(name: "half", text: #"{"schemaVersion": 1, "nodes": ["#, clues: ["JSON"]),
    BadDocument(name: "no object", text: "[1, 2]", clues: ["an object"]),
    BadDocument(name: "no version", text: #"{"nodes": []}"#, clues: ["schemaVersion"]),
    BadDocument(name: "version", text: #"{"schemaVersion": 99, "nodes": []}"#, clues: ["99", "version 1"]),
    BadDocument(
        name: "dangling edge",
        text: """
            {"schemaVersion": 1, "nodes": [{"id": "A", "kind": "coordinator"}],
             "edges": [{"from": "A", "to": "Nowhere", "kind": "route", "name": "a"}]}
            """, clues: ["edges[0].to", "Nowhere"]),
    BadDocument(
        name: "duplicate id",
        text: #"{"schemaVersion": 1, "nodes": [{"id": "A", "kind": "screen"}, {"id": "A", "kind": "screen"}]}"#,
        clues: ["nodes[1].id", "A"]),
    BadDocument(
        name: "kind", text: #"{"schemaVersion": 1, "nodes": [{"id": "A", "kind": "window"}]}"#,
        clues: ["nodes[0].kind", "window", "screen"]),
    BadDocument(name: "type", text: #"{"schemaVersion": 1, "nodes": 3}"#, clues: ["nodes", "a list"]),
    BadDocument(name: "empty graph", text: #"{"schemaVersion": 1, "nodes": []}"#, clues: ["empty"]),
    BadDocument(
        name: "depth", text: String(repeating: "[", count: 100_000), clues: ["JSON"]),
]

struct BadInputTests {
    @Test(arguments: badDocuments, ["report", "check", "diagram", "graph"])
    private func aBadDocumentIsAnErrorWithItsPlace(document: BadDocument, command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(document.text, to: "bad.json")
        try folder.write("precious", to: "out.svg")
        let run = try Executable.navatlas.run([command, "bad.json", "-o", "out.svg"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.standardOutput.isEmpty)
        #expect(run.standardError.hasPrefix("navatlas: error: "))
        for clue in document.clues { #expect(run.standardError.contains(clue)) }
        #expect(run.standardError.contains("bad.json") || document.name == "empty graph")
        #expect(try folder.text(of: "out.svg") == "precious")
        #expect(try folder.names() == ["bad.json", "out.svg"])
    }

    @Test(arguments: [
        ("A -push-> : b\n", "line 1"), ("entry A\nentry B C\n", "line 2"), ("nonsense", "line 1"),
    ])
    func badNotationIsAnErrorWithItsLine(text: String, clue: String) throws {
        let run = try Executable.navatlas.run(["check", "-"], input: Data(text.utf8))
        #expect(run.status == 2)
        #expect(run.standardError.contains("standard input"))
        #expect(run.standardError.contains(clue))
    }

    /// A build that reads each module apart and merges the documents has some without a screen.
    @Test func theGraphOfSourceWithoutNavigationIsAnEmptyDocument() throws {
        let folder = try TemporaryFolder()
        try folder.write("struct Weight { var grams = 0 }\n", to: "Weight.swift")
        let run = try Executable.navatlas.run(["graph", "--no-cache", "."], in: folder.url)
        #expect(run.status == 0 && run.standardError.contains("no navigation was found in 1 Swift files"))
        #expect(try GraphDocument.decode(run.standardOutput) == .empty)
    }

    @Test(arguments: [["Weight.swift": "struct Weight { var grams = 0 }\n"], ["notes.txt": ""]])
    func aCheckOfNothingFailsUnlessThatIsAllowed(files: [String: String]) throws {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let run = try Executable.navatlas.run(["check", "--no-cache", "."], in: folder.url)
        #expect(run.status == 2 && run.standardError.contains("--allow-empty"))
        let allowed = try Executable.navatlas.run(
            ["check", "--no-cache", "--allow-empty", "--format", "json", "."], in: folder.url)
        #expect(allowed.status == 0 && allowed.standardError.contains("note: no navigation was found"))
        #expect(allowed.text.contains("\"findings\" : ["))
    }

    @Test(arguments: ["check", "report", "graph"])
    func aLimitThatWasHitIsSaidOnStandardError(command: String) throws {
        let graph = "entry Main\nMain -root!-> Home : start\nbound \"more than 8 fields\" : \"ways\" [at=A.swift:3:4]\n"
        let run = try Executable.navatlas.run([command, "-"], input: Data(graph.utf8))
        #expect(
            run.standardError == "note: A limit was reached at A.swift:3:4: more than 8 fields. It may hide ways.\n")
        #expect(run.text.contains("more than 8 fields"))
    }

    @Test func whatAFormatHasNoRoomForIsSaidOnStandardError() throws {
        let graph =
            "entry Main\nMain -root!-> Home : start [source]\nscreen Lost\nunresolved go : why [candidate=Lost]\n"
        for (format, isSaid) in [("gitlab-codequality", true), ("checkstyle", true), ("text", false)] {
            let run = try Executable.navatlas.run(["check", "-", "--format", format], input: Data(graph.utf8))
            #expect(run.status == 0)
            #expect(run.standardError.contains("note: 1 finding is withheld") == isSaid)
        }
    }

    @Test func whatIsNotUTF8IsSaidToBeSo() throws {
        let run = try Executable.navatlas.run(["check", "-"], input: Data([0x41, 0xFF, 0xFE, 0x0A]))
        #expect(run.status == 2)
        #expect(run.standardError.contains("UTF-8"))
    }

    @Test(arguments: [
        (["check", "missing.json"], "'missing.json' does not exist"),
        (["check", "-", "-"], "twice"),
        (["diagram", "-", "-o", "map.jpg"], ".svg"),
        (["check", "-", "--fail-on", "eror"], "did you mean 'error'"),
        (["check", "-", "--min-deep-link-coverage", "101"], "from 0 to 100"),
        (["chek", "-"], "did you mean 'check'"),
        (["check", "--fal-on=error"], "did you mean '--fail-on'"),
        (["check"], "needs a PATH"),
        ([], "a command is missing"),
    ])
    func aBadCommandLineSaysWhatToDo(words: [String], clue: String) throws {
        let folder = try TemporaryFolder()
        let run = try Executable.navatlas.run(words, in: folder.url)
        #expect(run.status == 2)
        #expect(run.standardOutput.isEmpty)
        #expect(run.standardError.contains(clue))
        #expect(try folder.names() == [])
    }
}
