import Foundation
import NavAtlasReports
import Testing

@testable import NavAtlasCommands

struct ExplainCommandTests {
    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Sources")
        try folder.write(
            """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { HomeScreen() } } } }
            struct HomeScreen: View {
                var body: some View {
                    NavigationLink("item") { ItemScreen() }
                }
                func old() -> some View { LostScreen() }
            }
            struct ItemScreen: View { var body: some View { Text("item") } }
            struct LostScreen: View { var body: some View { Text("lost") } }
            """, to: "Sources/Shop.swift")
        return folder
    }

    private func explain(_ words: String..., in folder: TemporaryFolder) throws -> Executable.Run {
        try Executable.navatlas.run(["explain"] + words, in: folder.url)
    }

    @Test func theCodeOfAnEdgeIsShown() throws {
        let run = try explain("HomeScreen ~push~> ItemScreen", "--path", "Sources", "--no-cache", in: app())
        #expect(run.status == 0 && run.standardError.isEmpty)
        #expect(
            run.text.contains("Sources/Shop.swift:5:9\n        NavigationLink(\"item\") { ItemScreen() }\n"),
            "\(run.text)")
    }

    @Test func aDocumentGivesTheSameAnswerAsItsSource() throws {
        let folder = try app()
        #expect(try Executable.navatlas.run(["graph", "Sources", "-o", "graph.json"], in: folder.url).status == 0)
        for words in [["ItemScreen"], ["HomeScreen", "LostScreen"], ["unreachable-screen", "LostScreen"]] {
            let source = try Executable.navatlas.run(["explain", "--path", "Sources"] + words, in: folder.url)
            let document = try Executable.navatlas.run(["explain", "--path", "graph.json"] + words, in: folder.url)
            #expect(source.status == 0 && !source.text.isEmpty)
            #expect(source.text == document.text)
        }
        #expect(
            try explain("HomeScreen", "LostScreen", "--path", "graph.json", in: folder).text.contains(
                "In HomeScreen: LostScreen is created here, but nothing uses HomeScreen.old"))
    }

    @Test func withoutAPathTheConfigurationSaysWhatIsRead() throws {
        let folder = try app()
        let here = try explain("ItemScreen", in: folder)
        #expect(here.text.contains("ItemScreen is a screen, and can be reached."))
        try folder.write("Sources: no Swift", to: "Sources/notes.txt")
        try folder.write(#"{ "paths": ["Sources"] }"#, to: ".navatlas.json")
        #expect(try explain("ItemScreen", in: folder).text == here.text)
    }

    @Test(arguments: [
        (["HomeScren"], "nothing in the graph is called 'HomeScren'; did you mean 'HomeScreen'?"),
        (["HomeScreen", "\u{1B}[31m"], "nothing in the graph is called '\\u{1b}[31m'"),
        ([], "'explain' needs a SUBJECT"), (["A", "B", "C"], "'explain' takes at most 2 arguments"),
    ])
    func whatCannotBeExplainedIsSaid(words: [String], problem: String) throws {
        let folder = try app()
        let run = try Executable.navatlas.run(["explain"] + words + ["--path", "Sources"], in: folder.url)
        #expect(run.status == 2 && run.standardOutput.isEmpty)
        #expect(run.standardError.contains(problem), "\(run.standardError)")
    }

    /// A document may name any file; only Swift files below the folders that the command line names are read.
    @Test func noFileIsReadBecauseADocumentNamesIt() throws {
        let (folder, outside) = (try app(), try TemporaryFolder())
        try outside.write("secret\n", to: "Secret.swift")
        try folder.write("secret\n", to: "notes.txt")
        try folder.link("Link.swift", to: outside.path("Secret.swift"))
        let names = [
            outside.path("Secret.swift"), "notes.txt", "Link.swift", "../\(outside.url.lastPathComponent)/Secret.swift",
        ]
        let facts = names.enumerated().map { "Main -push-> S\($0) : s\($0) [at=\"\($1)\":1:1]\n" }.joined()
        try folder.write("entry Main\n" + facts, to: "graph.nav")
        let run = try explain("Main", "--path", "graph.nav", in: folder)
        #expect(run.status == 0 && run.text.contains("Secret.swift:1:1"))
        #expect(!run.text.contains("secret"), "\(run.text)")
    }

    @Test(arguments: ExplanationFormat.all.map(\.id))
    func everyFormatIsWrittenToAFileToo(format: String) throws {
        let folder = try app()
        let shown = try explain("ItemScreen", "--path", "Sources", "--format", format, in: folder)
        let suffix = try #require(ExplanationFormat.all.first { $0.id == format }).fileExtension
        let written = try explain("ItemScreen", "--path", "Sources", "-o", "answer.\(suffix)", in: folder)
        #expect(written.status == 0 && written.text.isEmpty)
        #expect(try folder.text(of: "answer.\(suffix)") == shown.text)
    }
}
