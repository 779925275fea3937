import Foundation
import NavAtlasReports
import Testing

@testable import NavAtlasCommands

private let graph = """
    entry Main
    Main -root!-> Home : home
    Main -push-> Detail : detail
    Home ~push~> Detail : Main.detail
    Home ~sheet~> Detail : Main.preview
    screen Lost

    """

struct PathsCommandTests {
    private func run(_ words: String) throws -> Executable.Run {
        try Executable.navatlas.run(
            ["paths", "-"] + words.split(separator: " ").map(String.init), input: Data(graph.utf8))
    }

    @Test func theShortestPathIsShownAndAllOfThem() throws {
        let one = try run("--to Detail")
        #expect(one.status == 0 && one.standardError.isEmpty)
        #expect(
            one.text == """
                paths to Detail

                Main: 2 steps
                    Main -root!-> Home : home
                    Home ~push~> Detail : Main.detail

                """)
        #expect(try run("--to Detail --all").text.contains("~sheet~>"))
        let some = try run("--to Detail --all --max 1")
        #expect(some.text == one.text + "\nnote: there are more paths; ask for them with --max\n")
        #expect(try run("--to Detail --avoid Main.detail").text.contains("~sheet~>"))
        #expect(try run("--to Detail --from Home --format steps").text.contains("1. Start at Home.\n"))
    }

    @Test(arguments: PathFormat.all.map(\.id))
    func withoutAPathTheStatusSaysSo(format: String) throws {
        for words in ["--to Lost", "--to Detail --avoid Home", "--to Home --from Detail"] {
            let run = try run("\(words) --format \(format)")
            #expect(run.status == 1)
            #expect(run.standardError.isEmpty && run.text.contains("no path leads from "))
            if format == "json" { #expect(try JSONSerialization.jsonObject(with: run.standardOutput) is [String: Any]) }
        }
    }

    @Test(arguments: [
        ("", "needs --to"), ("--to Detial", "called 'Detial', as --to says; did you mean 'Detail'"),
        ("--to Detail --from Hme", "did you mean 'Home'"),
        ("--to Detail --avoid Main.detial", "did you mean 'Main.detail'"),
        ("--to Detail --max 3", "together with --all"), ("--to Detail --all --max 1.5", "a whole number"),
        ("--to Detail --all --max 0", "from 1 to 10000"),
    ])
    func whatCannotBeAskedIsAnError(words: String, clue: String) throws {
        let run = try run(words)
        #expect(run.status == 2)
        #expect(run.standardOutput.isEmpty)
        #expect(run.standardError.contains(clue))
    }
}
