import Foundation
import Testing

@testable import NavAtlasCommands

struct DiffCommandTests {
    private func app(detail: String, extra: String = "") -> String {
        """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
            var body: some View { NavigationStack { NavigationLink("More") { \(detail)() } } }
        }
        struct \(detail): View { var body: some View { Text("More") } }
        \(extra)
        """
    }

    /// A repository with two commits, the second of which has a sheet that the first has not.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let steps: [[String]] = [
            ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"], ["config", "user.name", "A"],
        ]
        for step in steps { try git(step, in: folder) }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("App"), withIntermediateDirectories: true)
        _ = try folder.write(Data(app(detail: "Detail").utf8), to: "App/Shop.swift")
        try git(["add", "."], in: folder)
        try git(["commit", "-q", "-m", "one"], in: folder)
        try git(["tag", "one"], in: folder)
        try git(["branch", "App"], in: folder)
        _ = try folder.write(
            Data(
                app(
                    detail: "ItemDetail",
                    extra:
                        "struct Forgotten: View { var body: some View { Text(\"\").sheet(isPresented: .constant(true)) { Text(\"\") } } }"
                ).utf8), to: "App/Shop.swift")
        try git(["commit", "-q", "-am", "two"], in: folder)
        return folder
    }

    private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
        let run = try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(["git"] + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.standardError)")
    }

    private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Executable.Run {
        try Executable.navatlas.run(["diff"] + arguments, in: folder.url)
    }

    @Test func comparesRevisionsWithTheAppAsItIs() throws {
        let folder = try repository()
        let same = try run("main", "--path", "App", "--exit-code", in: folder)
        #expect(same.status == 0 && same.text.isEmpty && same.standardError.isEmpty)

        let changed = try run("one", "--path", "App", in: folder)
        #expect(changed.status == 0, "\(changed.standardError)")
        #expect(changed.text.contains("~ screen Detail is now called ItemDetail"))
        #expect(changed.text.contains("! Forgotten is new, and cannot be reached"))
        #expect(try run("one", "main", "--exit-code", in: folder).status == 1)
        // From a folder inside, paths are told from there.
        let inside = try Executable.navatlas.run(
            ["diff", "one", "--path", "."], in: folder.url.appendingPathComponent("App"))
        #expect(inside.text == changed.text)
    }

    /// Every change of a list is one item, and the signs make no list of their own.
    @Test func markdownIsForAPullRequest() throws {
        let folder = try repository()
        let text = try run("one", "--path", "App", "--format", "markdown", in: folder).text
        #expect(text.hasPrefix("### Navigation: ") && text.contains("\n**Who can be reached**\n"))
        let items = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
        #expect(!items.isEmpty && items.allSatisfy { $0.hasPrefix("- <code>") }, "\(text)")
        #expect(try run("main", "--path", "App", "--format", "markdown", in: folder).text.isEmpty)
    }

    @Test func leavesNothingBehind() throws {
        let folder = try repository()
        let before = try git(status: folder)
        _ = try run("one", in: folder)
        #expect(try git(status: folder) == before)
    }

    private func git(status folder: TemporaryFolder) throws -> String {
        try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(["git", "status", "--porcelain"], in: folder.url)
            .text
            + Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(["git", "worktree", "list"], in: folder.url).text
    }

    @Test(arguments: [
        (["nowhere"], "nor a revision of this repository"), (["one", "--path", "Nope"], "'one' has no 'Nope'"),
        (["one", "--path", "/"], "is outside this repository"), (["one", "main", "main"], "at most 2"),
        ([], "needs a BASE"), (["--upload-pack=x"], "has no option"), (["--", "-x"], "nor a revision"),
        (["mian"], "did you mean 'main'"), (["App", "main"], "both a file or folder and a revision"),
        (["./kept.nav", "one", "-o", "kept.nav"], "would overwrite it"),
        (["old.nav", "one"], "of version '9'"), (["./Empty", "./Empty"], "the graph is empty"),
    ])
    func whatCannotBeReadIsAnErrorAndNeverNoChange(arguments: [String], clue: String) throws {
        let folder = try repository()
        try folder.write("# NavAtlas snapshot, version 9\nentry A\n", to: "old.nav")
        try folder.write("entry A\n", to: "kept.nav")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Empty"), withIntermediateDirectories: true)
        let run = try Executable.navatlas.run(["diff"] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.text.isEmpty && run.standardError.contains(clue), "\(run.standardError)")
    }

    @Test func outsideARepositoryThatIsSaid() throws {
        let folder = try TemporaryFolder()
        let run = try run("main", in: folder)
        #expect(run.status == 2 && run.standardError.contains("no git repository"), "\(run.standardError)")
    }

    /// Markdown and JSON are the names of written forms and of pictures.
    @Test(arguments: [("change.md", "### "), ("change.json", "\"changes\""), ("change.dot", "digraph ")])
    func theFileNameSaysTheForm(file: String, clue: String) throws {
        let folder = try repository()
        let run = try run("one", "--path", "App", "-o", file, in: folder)
        #expect(run.status == 0, "\(run.standardError)")
        #expect(try folder.text(of: file).contains(clue))
    }

    @Test func whatHasChangedIsDrawn() throws {
        let folder = try repository()
        let run = try run("one", "--path", "App", "-o", "change.svg", in: folder)
        #expect(run.status == 0, "\(run.standardError)")
        let svg = try folder.text(of: "change.svg")
        #expect(svg.contains("CHANGED") && svg.contains("ItemDetail") && svg.contains("what has changed"))
        let nothing = try self.run("main", "--path", "App", "--format", "dot", in: folder)
        #expect(nothing.status == 0 && nothing.text.contains("Nothing to draw"))
    }

    @Test func jsonIsADocumentEvenWhereNothingChanged() throws {
        let folder = try repository()
        for (base, count) in [("main", 0), ("one", 2)] {
            let run = try run(base, "--path", "App", "--format", "json", in: folder)
            let document = try JSONSerialization.jsonObject(with: run.standardOutput) as? [String: Any]
            #expect((document?["changes"] as? [Any])?.count ?? -1 >= count)
            if count == 0 { #expect((document?["changes"] as? [Any])?.isEmpty == true) }
        }
    }
}

struct SnapshotCommandTests {
    private static let graph = "entry Main\nMain -root!-> Home : home\n"

    private func run(_ arguments: String..., graph: String = graph, in folder: TemporaryFolder) throws -> Executable.Run
    {
        try Executable.navatlas.run(["snapshot", "-"] + arguments, input: Data(graph.utf8), in: folder.url)
    }

    @Test func whatIsWrittenHolds() throws {
        let folder = try TemporaryFolder()
        #expect(try run("--write", "Navigation.nav", in: folder).status == 0)
        let text = try String(contentsOf: folder.url.appendingPathComponent("Navigation.nav"), encoding: .utf8)
        #expect(text.hasPrefix("# NavAtlas snapshot, version 1\nentry Main\n"))
        let same = try run("--check", "Navigation.nav", in: folder)
        #expect(same.status == 0 && same.text.isEmpty && same.standardError.isEmpty)
        let drift = try run("--check", "Navigation.nav", graph: Self.graph + "Main -push-> Detail : d\n", in: folder)
        #expect(drift.status == 1)
        #expect(drift.text.contains("Main has a new route 'd', which pushes Detail"))
    }

    @Test(arguments: [
        ("", "is not a snapshot"), ("entry Main\n", "is not a snapshot"),
        ("# NavAtlas snapshot, version 2\nentry Main\n", "version '2'"),
        ("# NavAtlas snapshot, version 1\nentry\n", "line 2"),
    ])
    func anotherFileIsAnError(text: String, clue: String) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Data(text.utf8), to: "Navigation.nav")
        let run = try run("--check", "Navigation.nav", in: folder)
        #expect(run.status == 2 && run.standardError.contains(clue), "\(run.standardError)")
    }

    /// That nothing is found is the greatest change of all, and nothing to keep.
    @Test func nothingIsNoSnapshot() throws {
        let folder = try TemporaryFolder()
        try folder.write("let a = 1\n", to: "A.swift")
        _ = try run("--write", "Navigation.nav", in: folder)
        let before = try folder.text(of: "Navigation.nav")
        let check = try Executable.navatlas.run(
            ["snapshot", "A.swift", "--no-cache", "--check", "Navigation.nav"], in: folder.url)
        #expect(check.status == 1 && check.text.contains("- screen Home is gone"), "\(check.standardError)")
        let write = try Executable.navatlas.run(
            ["snapshot", "A.swift", "--no-cache", "--write", "Navigation.nav"], in: folder.url)
        #expect(write.status == 2 && write.standardError.contains("the graph is empty"))
        #expect(try folder.text(of: "Navigation.nav") == before)
    }

    /// Where a fact stands is no part of it.
    @Test func placesAreNoPartOfIt() throws {
        let folder = try TemporaryFolder()
        let app = """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { NavigationStack { NavigationLink("") { Detail() } } } }
            struct Detail: View { var body: some View { Text("") } }
            // navatlas:ignore dead-end - a comment
            """
        try folder.write(app, to: "Shop.swift")
        for words in [["--write", "Navigation.nav"], ["--check", "Navigation.nav"]] {
            try folder.write(
                words[0] == "--check" ? "\n\n" + app.replacing("Home {", with: "Home  {") : app, to: "Shop.swift")
            let run = try Executable.navatlas.run(["snapshot", "Shop.swift", "--no-cache"] + words, in: folder.url)
            #expect(run.status == 0 && run.text.isEmpty, "\(run.text)\(run.standardError)")
        }
        let text = try folder.text(of: "Navigation.nav")
        #expect(text.contains("Detail") && !text.contains("Shop.swift") && !text.contains("at="))
    }

    @Test func oneOfTheTwoMustBeAskedFor() throws {
        let folder = try TemporaryFolder()
        #expect(try run(in: folder).standardError.contains("needs --write or --check"))
        #expect(try run("--write", "a", "--check", "a", in: folder).standardError.contains("exclude each other"))
    }
}
