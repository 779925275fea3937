import Foundation
import Testing

@testable import NavAtlasCommands

private let graph = """
    entry Main
    screen Lost [at=App/Lost.swift:3:8]
    Main -root!-> Home : home
    Main -push-> Detail : detail
    link app://home => Home : Main.home

    """

/// Where `check` and `report` speak.
struct ReportOutputTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(graph, to: "graph.nav")
    }

    private func run(_ words: String, environment: [String: String] = [:]) throws -> Executable.Run {
        try Executable.navatlas.run(
            words.split(separator: " ").map(String.init), environment: environment, in: folder.url)
    }

    @Test(arguments: ["check", "report"])
    func severalFilesAreWrittenAtOnceAndTheReportIsShownAllTheSame(command: String) throws {
        let alone = try run("\(command) graph.nav")
        let together = try run("\(command) graph.nav -o sarif=a.sarif --output junit=b.xml --output=json=c=d.json")
        #expect(together.status == alone.status && together.text == alone.text)
        #expect(try folder.names() == ["a.sarif", "b.xml", "c=d.json", "graph.nav"])
        for (format, file) in [("sarif", "a.sarif"), ("junit", "b.xml"), ("json", "c=d.json")] {
            #expect(try folder.text(of: file) == run("\(command) graph.nav --format \(format)").text)
        }
    }

    @Test(
        arguments: [
            ("-o a.txt", [("a.txt", "text")], nil), ("-o map.html", [("map.html", "html")], nil),
            ("-o a.SARIF -o b.md", [("a.SARIF", "sarif"), ("b.md", "markdown")], nil),
            ("-o a.json", [("a.json", "json")], nil), ("-o a.json --format text", [("a.json", "text")], nil),
            ("-o a.log", [("a.log", "text")], nil), ("-o a.txt --format json", [("a.txt", "json")], nil),
            ("-o a.txt -o b.txt --format junit", [("a.txt", "junit"), ("b.txt", "junit")], nil),
            ("-o ./json=a", [("json=a", "text")], nil), ("-o sarif=a --format json", [("a", "sarif")], "json"),
            ("-o json=-", [], "json"), ("-o sarif=a -o b", [("a", "sarif"), ("b", "text")], nil),
            ("-o -", [], "text"),
        ] as [(String, [(String, String)], String?)])
    func eachOutputHasItsFormatAndPlace(words: String, files: [(String, String)], shown: String?) throws {
        let run = try run("report graph.nav \(words)")
        #expect(run.status == 0)
        #expect(try run.text == shown.map { try self.run("report graph.nav --format \($0)").text } ?? "")
        #expect(try folder.names() == (files.map(\.0) + ["graph.nav"]).sorted())
        for (file, format) in files {
            if file == "json=a" { continue }
            #expect(try folder.text(of: file) == self.run("report graph.nav --format \(format)").text)
        }
    }

    @Test(arguments: [
        ("-o sarfi=a", "write './sarfi=a'); did you mean 'sarif'?"),
        (
            "-o b.xml",
            "the name 'b.xml' implies several formats; write '-o junit=b.xml' or '-o checkstyle=b.xml'"
        ),
        ("-o sarif=", "a file after 'sarif='"),
        ("-o a -o json=a", "two results would be written to 'a'"),
        ("-o sarif=a -o json=./sub/../a", "two results would be written to"),
        ("-o sarif=a -o json=link", "two results would be written to 'link'"),
        ("-o json=- --format text", "two results would be written to standard output"),
        ("-o graph.nav/a", "cannot be written"), ("-o sarif=no/a", "the folder 'no' does not exist"),
    ])
    func aBadOutputIsAnErrorAndLeavesNothing(words: String, clue: String) throws {
        try folder.write("old", to: "a")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("sub"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a")
        let run = try run("check graph.nav \(words)")
        #expect(run.status == 2)
        #expect(run.standardOutput.isEmpty)
        #expect(run.standardError.contains(clue))
        #expect(try folder.names() == ["a", "graph.nav", "link", "sub"])
        #expect(try folder.text(of: "a") == "old")
    }

    @Test(
        arguments: [
            (#"{ "report": { "format": "json" } }"#, ["-o", "a.md"], "markdown"),
            (#"{ "report": { "format": "json" } }"#, ["-o", "a"], "json"),
            (#"{ "report": { "format": "json", "output": "a.md" } }"#, [], "json"),
            (#"{ "report": { "output": "a.md" } }"#, [], "markdown"),
        ] as [(String, [String], String)])
    func aNameOnTheCommandLineCountsMoreThanAConfiguredFormat(
        configuration: String, words: [String], format: String
    ) throws {
        try folder.write(configuration, to: Configuration.fileName)
        _ = try Executable.navatlas.run(["report", "graph.nav"] + words, in: folder.url)
        let name = words.last ?? "a.md"
        #expect(try folder.text(of: name) == run("report graph.nav --no-config --format \(format)").text)
    }

    @Test(arguments: [("rules", "a.md", "markdown"), ("paths --to Home graph.nav", "a.json", "json")])
    func otherListsTakeTheFormatOfTheName(command: String, file: String, format: String) throws {
        _ = try run("\(command) -o \(file)")
        #expect(try folder.text(of: file) == run("\(command) --format \(format)").text)
    }

    @Test func xcodePathsAreNormalized() throws {
        let place = #"at="./Sources/../App//Lost.swift":3:8"#
        try folder.write(graph.replacing("at=App/Lost.swift:3:8", with: place), to: "graph.nav")
        let path = folder.url.resolvingSymlinksInPath().path
        #expect(try run("check graph.nav --format xcode").text.hasPrefix("\(path)/App/Lost.swift:3:8: error: Lost "))
    }

    @Test func strictTakesWarningsForErrors() throws {
        try folder.write(graph.replacing("screen Lost [at=App/Lost.swift:3:8]\n", with: ""), to: "graph.nav")
        #expect(try run("check graph.nav --enable deep-link-gap --format xcode").text.contains(": warning: ") == false)
        #expect(try run("check graph.nav --enable deep-link-gap --format xcode").text.hasPrefix("warning: "))
        #expect(try run("check graph.nav --enable deep-link-gap").status == 0)
        let strict = try run("check graph.nav --enable deep-link-gap --strict --format xcode")
        #expect(strict.status == 1)
        #expect(strict.text.hasPrefix("error: ") && !strict.text.contains("warning"))
        #expect(try run("check graph.nav --enable deep-link-gap --strict --format junit").text.contains("<failure"))
    }

    @Test func quietShowsFindingsAlone() throws {
        let full = try run("check graph.nav")
        let quiet = try run("check graph.nav --quiet")
        #expect(quiet.status == full.status)
        #expect(full.text.hasPrefix(quiet.text) && full.text.contains("coordinator"))
        #expect(quiet.text.contains("Lost") && !quiet.text.contains("1 coordinator"))
        #expect(try run("check graph.nav -q --format json").text == run("check graph.nav --format json").text)
        try folder.write("entry Main\nMain -root!-> Home : home\n", to: "clean.nav")
        #expect(try run("check clean.nav -q").text.isEmpty)
    }

    @Test func xcodeGetsAbsolutePathsAndOthersThoseOfTheGraph() throws {
        let path = folder.url.resolvingSymlinksInPath().path
        #expect(try run("check graph.nav --format xcode").text.hasPrefix("\(path)/App/Lost.swift:3:8: error: Lost "))
        #expect(try run("check graph.nav --format github-actions").text.hasPrefix("::error file=App/Lost.swift,line=3"))
    }

    @Test func theSummaryOfAStepIsAppendedWhereThereIsOne() throws {
        try folder.write("before\n", to: "summary.md")
        let environment = ["GITHUB_STEP_SUMMARY": folder.path("summary.md")]
        let check = try run("check graph.nav --format github-actions", environment: environment)
        #expect(check.status == 1 && check.standardError.isEmpty)
        let markdown = try run("check graph.nav --format markdown").text
        #expect(try folder.text(of: "summary.md") == "before\n" + markdown)
        _ = try run("report graph.nav", environment: environment)
        #expect(try folder.text(of: "summary.md") == "before\n" + markdown)
    }

    @Test func aSummaryThatCannotBeWrittenIsSaidAndChangesNothing() throws {
        let check = try run("check graph.nav", environment: ["GITHUB_STEP_SUMMARY": folder.path("no/summary.md")])
        #expect(check.status == 1)
        #expect(try check.text == run("check graph.nav").text)
        #expect(check.standardError.contains("the step summary could not be written"))
    }

    @Test func aSummaryStaysBelowWhatGitHubTakes() throws {
        let lost = (0..<16_000).map { "screen LostScreenNumber\($0)" }.joined(separator: "\n")
        try folder.write(graph + lost, to: "graph.nav")
        _ = try run("check graph.nav -o report.txt", environment: ["GITHUB_STEP_SUMMARY": folder.path("summary.md")])
        let summary = try folder.text(of: "summary.md")
        #expect(summary.utf8.count < 1 << 20 && summary.utf8.count > 1_000_000)
        #expect(summary.hasSuffix("|\n\nThe report is too long for GitHub; see the log for the rest.\n"))
    }
}
