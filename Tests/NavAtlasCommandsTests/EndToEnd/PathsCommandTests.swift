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
        #expect(some.text == one.text + "\nnote: there are more paths; raise the limit with --max\n")
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

    @Test func aPathThatWasNotFollowedIsNotDenied() throws {
        let open = graph + "unresolved go : \"the route is a variable\" [from=Home candidate=Lost]\n"
        let run = try Executable.navatlas.run(["paths", "-", "--to", "Lost"], input: Data(open.utf8))
        #expect(run.status == 1)
        #expect(run.text.contains("a call that was not followed may lead there: the route is a variable"))
    }

    @Test func aCoverTakesEveryStepAndNamesWhatItCannot() throws {
        let cover = try run("--cover")
        #expect(cover.status == 0 && cover.standardError.isEmpty)
        #expect(
            cover.text == """
                paths that take every transition and tab

                1 of 2: Main: 2 steps
                    1. Main -root!-> Home : home
                    2. Home ~push~> Detail : Main.detail

                2 of 2: Main: 2 steps
                    1. Main -root!-> Home : home
                    2. Home ~sheet~> Detail : Main.preview

                """)
        let some = try run("--cover --from Detail")
        #expect(some.status == 1)
        #expect(some.text.contains("cannot be taken: 2 steps\n    Home ~push~> Detail : Main.detail\n"))
        #expect(some.text.contains("note: no path from Detail leads to the steps that cannot be taken\n"))
        #expect(
            try run("--cover --format steps").text.contains(
                "# paths that take every transition and tab, 2 of 2\n\n1. Start at Main.")
        )
        let json = try JSONSerialization.jsonObject(with: run("--cover --from Detail --format json").standardOutput)
        let document = try #require(json as? [String: Any])
        #expect(
            (document["untaken"] as? [[String: Any]])?.compactMap { $0["route"] as? String } == [
                "Main.detail", "Main.preview",
            ])
        #expect((document["paths"] as? [Any])?.isEmpty == true)
    }

    @Test func aCoverShowsWhereEachStepIsTriggered() throws {
        let graph = "entry A\nA ~push~> B : A.b [source at=A.swift:7:9]\n"
        func run(_ format: String) throws -> String {
            try Executable.navatlas.run(["paths", "-", "--cover", "--format", format], input: Data(graph.utf8)).text
        }
        #expect(try run("text").contains("1. A ~push~> B : A.b (A.swift:7:9)\n"))
        #expect(try run("steps").contains("2. On A, trigger A.b (A.swift:7:9)"))
    }

    @Test(arguments: ["paths", "diagram"])
    func aShortNameOfSeveralListsThem(command: String) throws {
        let graph = "entry Main\nMain -push-> Cart.ItemView : a\nMain -push-> ItemView#Row : b\n"
        let run = try Executable.navatlas.run([command, "-", "--to", "ItemView"], input: Data(graph.utf8))
        #expect(run.status == 2)
        #expect(run.standardError.contains("give one of 'Cart.ItemView', 'ItemView#Row'"))
    }

    @Test(arguments: [
        ("", "needs --to"), ("--cover --to Detail", "--cover and --to exclude each other"),
        ("--cover --all", "--cover and --all exclude each other"), ("--cover --from Hme", "did you mean 'Home'"),
        ("--to Detial", "called 'Detial', as --to says; did you mean 'Detail'"),
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
