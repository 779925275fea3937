import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasCommands

/// Every screen can be reached, and a link opens each.
private let sound = """
    entry Main
    Main -root!-> Home : home
    Main -push-> Detail : detail
    link app://home => Home : Main.home
    link app://detail => Detail : Main.detail

    """
/// The same with a screen that nothing leads to.
private let broken = sound + "screen Forgotten\n"

struct CommandTests {
    @Test(arguments: Commands.all.map { $0.name })
    func everyCommandHasHelpWithItsOptionsAndExamples(name: String) throws {
        let page = try Executable.navatlas.run([name, "--help"])
        #expect(page.status == 0)
        #expect(page.standardError.isEmpty)
        let command = try #require(Commands.all.first { $0.name == name })
        let usage = [command.ownPositionals?.usage ?? "PATH…"].filter { !$0.isEmpty }
        #expect(
            page.text.hasPrefix("USAGE: " + (["navatlas", name, "[OPTIONS]"] + usage).joined(separator: " ") + "\n"))
        for option in command.options { #expect(page.text.contains(option.display)) }
        for example in command.examples(path: "Sources") { #expect(page.text.contains("navatlas " + example.words)) }
        for words in [["help", name], [name, "-h"], [name, "--bogus", "--help"]] {
            #expect(try Executable.navatlas.run(words).text == page.text)
        }
    }

    @Test func theOverviewNamesEveryCommand() throws {
        let page = try Executable.navatlas.run(["--help"])
        #expect(page.status == 0)
        for command in Commands.all { #expect(page.text.contains("  \(command.name) ")) }
        #expect(try Executable.navatlas.run(["help"]).text == page.text)
    }

    @Test(arguments: Commands.all.map { $0.name })
    func noChoiceIsListedTwice(command name: String) throws {
        let command = try #require(Commands.all.first { $0.name == name })
        for option in command.options {
            let ids = option.choices.map(\.id)
            #expect(Set(ids).count == ids.count, "\(option.name): \(ids)")
        }
    }

    @Test func aPlatformIsReadWhateverItsCase() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            #if os(tvOS)
            @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
            #endif
            struct Home: View { var body: some View { Text("") } }
            """, to: "Shop.swift")
        let run = try Executable.navatlas.run(["graph", "--no-cache", "--platform", "TVOS", "."], in: folder.url)
        #expect(run.text.contains("Home"), "\(run.standardError)")
    }

    @Test(arguments: [["--version"]] + Commands.all.map { [$0.name, "--version"] })
    func theVersionIsEverywhere(words: [String]) throws {
        let run = try Executable.navatlas.run(words)
        #expect(run.status == 0)
        #expect(run.text == Tool.versionLine)
    }

    @Test(arguments: ReportOptions.format.choices.map(\.id))
    func theExitStatusIsTheSameForEveryFormat(format: String) throws {
        for (graph, words, status) in [
            (sound, [], 0), (broken, [], 1), (broken, ["--fail-on", "warning"], 1), ("nonsense", [], 2),
        ] as [(String, [String], Int32)] {
            let run = try Executable.navatlas.run(
                ["check", "-", "--format", format] + words, input: Data(graph.utf8))
            #expect(run.status == status)
            if status == 2 { #expect(run.standardOutput.isEmpty) }
            #expect(run.standardError.isEmpty == (status != 2))
            if status == 1 { #expect(run.text.contains("Forgotten")) }
        }
    }

    @Test func aReportIsNoCheck() throws {
        let run = try Executable.navatlas.run(["report", "-"], input: Data(broken.utf8))
        #expect(run.status == 0)
        #expect(run.text.contains("Forgotten"))
    }

    @Test(arguments: [("", 0), ("screen Gap\nMain -push-> Gap : gap\n", 1)] as [(String, Int32)])
    func warningsFailOnlyWhereAsked(addition: String, status: Int32) throws {
        let input = Data((sound + addition).utf8)
        let words = ["check", "-", "--enable", "deep-link-gap"]
        #expect(try Executable.navatlas.run(words, input: input).status == 0)
        #expect(try Executable.navatlas.run(words + ["--fail-on", "warning"], input: input).status == status)
    }

    @Test(arguments: ReportOptions.format.choices.map(\.id))
    func aLowCoverageFailsAndIsShown(format: String) throws {
        let input = Data((sound + "Main -push-> Gap : gap\n").utf8)
        for (minimum, status) in [("66", 0), ("67", 1), ("66.7", 1), ("0", 0), ("100", 1)] as [(String, Int32)] {
            let run = try Executable.navatlas.run(
                ["check", "-", "--format", format, "--min-deep-link-coverage", minimum], input: input)
            #expect(run.status == status)
            #expect(run.text.contains("66.6 %") == (status == 1))
        }
    }

    @Test func titlesAreShown() throws {
        for command in ["report", "diagram"] {
            let run = try Executable.navatlas.run([command, "-", "--title", "My <App>"], input: Data(sound.utf8))
            #expect(run.status == 0)
            #expect(run.text.contains(command == "report" ? "My <App>" : "My &lt;App&gt;"))
        }
    }

    @Test(arguments: [
        (["--format", "svg"], "<?xml"), (["-o", "map.svg"], "<?xml"), (["-o", "map.dot"], "digraph"),
        (["-o", "map.png"], "\u{FFFD}PNG"), (["-o", "map.PDF"], "%PDF"), (["--format", "dot"], "digraph"),
        (["--format", "png", "-o", "map.svg"], "\u{FFFD}PNG"), ([], "<?xml"),
    ])
    func theDiagramsFormatIsGivenOrInferred(words: [String], start: String) throws {
        let folder = try TemporaryFolder()
        let run = try Executable.navatlas.run(["diagram", "-"] + words, input: Data(sound.utf8), in: folder.url)
        #expect(run.status == 0)
        #expect(run.standardError.isEmpty)
        let file = try folder.names().first
        #expect(run.standardOutput.isEmpty == (file != nil))
        let drawing = try file.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) } ?? run.standardOutput
        #expect(String(decoding: drawing, as: UTF8.self).hasPrefix(start))
    }

    @Test func dotsAnInchMakeAPictureLarger() throws {
        let widths = try ["72", "144"].map { dpi in
            let picture = try Executable.navatlas.run(
                ["diagram", "-", "--format", "png", "--dpi", dpi], input: Data(sound.utf8)
            ).standardOutput
            // The width stands big-endian at byte 16 of every PNG (ISO/IEC 15948, 11.2.1).
            return picture.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(widths[0] > 0 && abs(widths[1] - widths[0] * 2) <= 2)
    }

    @Test func theGraphIsReadBackFromWhatIsPrinted() throws {
        let expected = try Notation.parse(broken)
        for format in GraphFormat.all {
            let run = try Executable.navatlas.run(
                ["graph", "-", "--format", format.id], input: Data(broken.utf8))
            #expect(run.status == 0)
            #expect(
                format.id == "json"
                    ? try GraphDocument.decode(run.standardOutput) == expected : run.text == Notation.print(expected))
            let again = try Executable.navatlas.run(["graph", "-", "--format", format.id], input: run.standardOutput)
            #expect(again.standardOutput == run.standardOutput)
        }
    }

    @Test func documentsAreMergedInAnyOrder() throws {
        let folder = try TemporaryFolder()
        try folder.write(sound, to: "a.nav")
        try folder.write(GraphDocument.encode(Notation.parse("Main -sheet-> Help : help\n")), to: "b.json")
        let input = Data("Help -push-> More : more\n".utf8)
        let runs = try [["a.nav", "b.json", "-"], ["-", "b.json", "a.nav", "a.nav"]].map {
            try Executable.navatlas.run(["graph"] + $0, input: input, in: folder.url)
        }
        #expect(runs[0].status == 0)
        #expect(runs[0].standardOutput == runs[1].standardOutput)
        let graph = try GraphDocument.decode(runs[0].standardOutput)
        #expect(graph.nodes.map(\.id) == ["Detail", "Help", "Home", "Main", "More"])
    }
}
