import Foundation
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasCommands

/// A look after another, with what is done in between. No time passes.
struct WatchTests {
    private static let app = "entry Main\nMain -root!-> Home : home\nHome ~push~> Detail : Main.detail\n"

    /// What an app's own document says, and what is said to whoever watches it.
    @MainActor private final class Watched {
        let folder = try? TemporaryFolder()
        private(set) var watch: Watch

        init(_ graph: String, outputs: [String] = [], format: String = "") throws {
            let folder = try #require(folder)
            let graph = try folder.write(graph, to: "graph.nav")
            try folder.write("", to: "said")
            try folder.write("", to: "noted")
            let source = GraphSource.paths()
            let command = WatchCommand.self
            let reference = CommandLineReference(tool: "navatlas", source: source)
            let parser = ArgumentParser(
                command: command.name, options: reference.options(of: command), positionals: source.positionals)
            let words = outputs.flatMap { ["-o", format + folder.path($0)] }
            let console = Console(
                output: .init(descriptor: open(folder.path("said"), O_WRONLY | O_APPEND)),
                error: .init(descriptor: open(folder.path("noted"), O_WRONLY | O_APPEND)), environment: [:])
            watch = try Watch(
                Invocation(reference: reference, arguments: try parser.parse(words + [graph]), console: console))
        }

        func begin() throws { try watch.begin() }

        /// Looks after the document has become another one; `nil` where it is gone. Gives what was said and noted.
        func look(_ graph: String?) throws -> (said: String, noted: String) {
            let folder = try #require(folder)
            let before = (try folder.text(of: "said").count, try folder.text(of: "noted").count)
            if let graph {
                try folder.write(graph, to: "graph.nav")
            } else {
                try FileManager.default.removeItem(atPath: folder.path("graph.nav"))
            }
            watch.look()
            return (
                String(try folder.text(of: "said").dropFirst(before.0)),
                String(try folder.text(of: "noted").dropFirst(before.1))
            )
        }
    }

    @Test @MainActor func eachLookSaysWhatHasChanged() throws {
        let watched = try Watched(Self.app)
        try watched.begin()
        #expect(try watched.look(Self.app) == ("", ""))
        let new = try watched.look(Self.app + "screen Lost\n")
        #expect(new.said.contains("Lost"))
        #expect(
            new.said.contains(
                "  error: Lost cannot be reached from any entry: nothing leads to it [unreachable-screen]\n"))
        #expect(try watched.look(Self.app + "screen Lost\n") == ("", ""))
        let mended = try watched.look(Self.app + "Home ~push~> Lost : Main.lost\n")
        #expect(mended.said.contains("  + ") && mended.said.contains("  no longer unreachable-screen: Lost\n"))
    }

    @Test @MainActor func troubleIsSaidOnceAndTheMapStays() throws {
        let watched = try Watched(Self.app, outputs: ["map.json"])
        try watched.begin()
        let folder = try #require(watched.folder)
        let before = try folder.text(of: "map.json")
        let broken = try watched.look("Home ~push~>")
        #expect(broken.said.isEmpty && broken.noted.contains("waiting for the next change"))
        #expect(try watched.look("Home ~push~>") == ("", ""))
        #expect(try watched.look(nil).noted.contains("graph.nav"))
        #expect(try folder.text(of: "map.json") == before)
        // Back again, and different from what it was before the trouble.
        #expect(try watched.look(Self.app + "Home ~push~> New : Main.new\n").said.contains("New"))
        #expect(try folder.text(of: "map.json").contains("\"New\""))
    }

    /// A report in a format of its own takes nothing of standard output, which is for what changes.
    @Test @MainActor func aReportOfAFormatNeedsNoOther() throws {
        let watched = try Watched(Self.app, outputs: ["map.txt"], format: "json=")
        try watched.begin()
        #expect(try watched.look(Self.app + "screen New\n").said.contains("New"))
        #expect(try #require(watched.folder).text(of: "map.txt").contains("\"New\""))
    }

    @Test @MainActor func outputsAreWrittenAnewWhereTheyCouldNotBe() throws {
        let watched = try Watched(Self.app, outputs: ["out/map.json"])
        let folder = try #require(watched.folder)
        #expect(throws: FileError.self) { try watched.begin() }
        try folder.makeFolder("out")
        try watched.begin()
        try FileManager.default.removeItem(atPath: folder.path("out"))
        #expect(try watched.look(Self.app + "screen New\n").noted.contains("out/map.json"))
        try folder.makeFolder("out")
        // Nothing has changed since, but the file is not what it should be.
        _ = try watched.look(Self.app + "screen New\n")
        #expect(try folder.text(of: "out/map.json").contains("\"New\""))
    }

    @Test(arguments: [["-"], ["-o", "-", "graph.nav"], ["-o", "json=-", "graph.nav"]])
    func whatIsWatchedAndWrittenIsFiles(words: [String]) throws {
        let run = try Executable.navatlas.run(["watch"] + words)
        #expect(run.status == 2 && run.standardError.contains("'watch' reads files and folders"))
    }

    @Test func whatIsNotThereCannotBeWatched() throws {
        let run = try Executable.navatlas.run(["watch", "no-such-folder"])
        #expect(run.status == 2 && run.standardError.contains("no-such-folder"))
    }
}

struct WatchedTreeTests {
    /// Every way in which files change, by its name.
    private static let changes: [(name: String, change: @Sendable (TemporaryFolder) throws -> Void)] = [
        ("a new file", { try $0.write("", to: "app/new.swift") }),
        ("a longer file", { try $0.write("// longer", to: "app/deep/b.swift") }),
        ("a file that is gone", { try FileManager.default.removeItem(atPath: $0.path("app/a.swift")) }),
        ("a new folder", { try $0.makeFolder("app/more/deeper") }),
        (
            "another name",
            { try FileManager.default.moveItem(atPath: $0.path("app/a.swift"), toPath: $0.path("app/c.swift")) }
        ),
        ("no folder", { try FileManager.default.removeItem(atPath: $0.path("app")) }),
    ]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("app/deep")
        try folder.makeFolder("app/.git/objects")
        try folder.write("", to: "app/a.swift")
        try folder.write("", to: "app/deep/b.swift")
        return folder
    }

    @Test(arguments: changes.map(\.name))
    func changesAreSeenByLooking(name: String) throws {
        let folder = try folder()
        let tree = WatchedTree(paths: [folder.path("app")])
        let before = tree.signature
        #expect(tree.signature == before)
        try folder.write("", to: "app/.git/objects/x")
        #expect(tree.signature == before)
        try #require(Self.changes.first { $0.name == name }).change(folder)
        #expect(tree.signature != before)
    }

    /// Each pause does the next thing; a look after it sees whether that changed anything.
    @Test func lookingGoesOnUntilChangesAreOver() throws {
        let folder = try folder()
        var pauses = 0
        var changes = PolledChanges(WatchedTree(paths: [folder.path("app")])) {
            pauses += 1
            // Nothing, then three changes in a row, then nothing.
            if (2...4).contains(pauses) { _ = try? folder.write("\(pauses)", to: "app/\(pauses).swift") }
        }
        let answer1 = changes.wait(until: { false })
        #expect(answer1)
        #expect(pauses == 5)
        let answer2 = changes.wait(until: { pauses > 7 })
        #expect(!answer2)
        #expect(pauses == 8)
    }

    @Test func foldersAreThoseWithFilesOrTheNearestAbove() throws {
        let folder = try folder()
        func folders(_ path: String) -> [String] {
            Self.folders(entered: folder.path(path)).map { $0.replacing(folder.url.path, with: "") }.sorted()
        }
        #expect(folders("app") == ["/app", "/app/deep"])
        #expect(folders("app/a.swift") == ["/app"])
        #expect(folders("app/gone/deeper") == ["/app"])
        // A link is not followed: it may lead back.
        try folder.link("app/deep/again", to: folder.path("app"))
        #expect(folders("app") == ["/app", "/app/deep"])
    }

    /// The folders that are entered, with what is done as each is: that a folder comes in such a moment must not be missed.
    private static func folders(entered path: String, _ during: (String) -> Void = { _ in }) -> [String] {
        var entered: [String] = []
        WatchedTree(paths: [path]).enterFolders { folder in
            entered.append(folder)
            during(folder)
            return FileManager.default.fileExists(atPath: folder)
        }
        return entered
    }

    @Test func foldersThatComeWhileOthersAreEnteredAreEntered() throws {
        let folder = try folder()
        let within = Self.folders(entered: folder.path("app")) { entered in
            if entered == folder.path("app") { try? folder.makeFolder("app/new/deeper") }
        }
        #expect(within.contains(folder.path("app/new/deeper")))
        // What is to be watched is not there yet, and comes as the folder above it is entered.
        let late = Self.folders(entered: folder.path("late/Sources")) { entered in
            if entered == folder.url.path { try? folder.makeFolder("late") }
            if entered == folder.path("late") { try? folder.makeFolder("late/Sources/deep") }
        }
        #expect(late.contains(folder.path("late/Sources")) && late.contains(folder.path("late/Sources/deep")))
        // It goes as it is entered: then the folder above it tells when it is there again.
        let gone = Self.folders(entered: folder.path("app")) { entered in
            if entered == folder.path("app") { try? FileManager.default.removeItem(atPath: entered) }
        }
        #expect(gone.last == folder.url.path)
    }

    #if os(Linux)
        @Test(arguments: changes.map(\.name))
        func theSystemTellsOfChanges(name: String) throws {
            let folder = try folder()
            var changes = try #require(NotifiedChanges(WatchedTree(paths: [folder.path("app")])))
            try #require(Self.changes.first { $0.name == name }).change(folder)
            let answer3 = changes.wait(until: { false })
            #expect(answer3)
        }

        @Test func newFoldersAreWatchedToo() throws {
            let folder = try folder()
            var changes = try #require(NotifiedChanges(WatchedTree(paths: [folder.path("app")])))
            try FileManager.default.removeItem(atPath: folder.path("app"))
            let answer4 = changes.wait(until: { false })
            #expect(answer4)
            try folder.makeFolder("app/new/deeper")
            let answer5 = changes.wait(until: { false })
            #expect(answer5)
            try folder.write("", to: "app/new/deeper/x.swift")
            let answer6 = changes.wait(until: { false })
            #expect(answer6)
            let answer7 = changes.wait(until: { true })
            #expect(!answer7)
        }
    #endif
}

/// The command as a person runs it, who waits for what it says.
struct WatchCommandTests {
    @Test(arguments: [[], ["--poll"]])
    func savedFilesAreSeenAndCtrlCLeavesNothing(options: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Sources")
        let code = """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { HomeScreen() } } } }
            struct HomeScreen: View { var body: some View { Text("home") } }
            struct ItemScreen: View { var body: some View { Text("item") } }

            """
        try folder.write(code, to: "Sources/Shop.swift")
        let output = Pipe()
        let process = Process()
        process.executableURL = Executable.navatlas.url
        process.arguments = ["watch", "--no-cache", "-o", "map.json"] + options + ["Sources"]
        process.currentDirectoryURL = folder.url
        (process.standardOutput, process.standardError) = (output, output)
        process.standardInput = FileHandle.nullDevice
        let waitForEnd = try process.start()
        var said = ""
        func wait(for words: String) throws {
            while !said.contains(words) {
                let data = output.fileHandleForReading.availableData
                try #require(!data.isEmpty, "it ended before it said '\(words)': \(said)")
                said += String(decoding: data, as: UTF8.self)
            }
            said = ""
        }
        try wait(for: "watching Navigation: 0 coordinators, 2 screens, 1 error, 0 warnings")
        let linked = code.replacing("Text(\"home\")", with: "NavigationLink(\"x\") { ItemScreen() }")
        try folder.write(linked, to: "Sources/Shop.swift")
        try wait(for: "no longer unreachable-screen: ItemScreen")
        try folder.write(String(linked.dropLast(12)), to: "Sources/Shop.swift")
        try wait(for: "so the map stays as it was")
        #expect(try folder.text(of: "map.json").contains("NavigationLink"))
        try folder.write(code, to: "Sources/Shop.swift")
        try wait(for: "ItemScreen cannot be reached")
        process.interrupt()
        waitForEnd()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(try folder.names() == ["Sources", "map.json"])
        #expect(try folder.names("Sources") == ["Shop.swift"])
    }
}
