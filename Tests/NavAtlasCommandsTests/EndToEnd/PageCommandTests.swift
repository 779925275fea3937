import Foundation
import Testing

@testable import NavAtlasCommands

/// `report --format html`, with what it compares and links.
struct PageCommandTests {
    private let now = "entry Main\nMain -root!-> Home : home\nMain -push-> Detail : detail\n"
    private let before = "entry Main\nMain -root!-> Home : home\nMain -sheet-> Help : help\n"

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try folder.write(Data(now.utf8), to: "now.nav")
        _ = try folder.write(Data(before.utf8), to: "before.nav")
        _ = try folder.write(Data(("# navatlas snapshot 1\n" + before).utf8), to: "Snapshot.nav")
        return folder
    }

    private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Executable.Run {
        try Executable.navatlas.run(["report"] + arguments, in: folder.url)
    }

    @Test(arguments: ["before.nav", "-"]) func comparesWithADocument(base: String) throws {
        let folder = try folder()
        let arguments = ["report", "--format", "html", "--compare", base, "now.nav"]
        let page = try Executable.navatlas.run(arguments, input: Data(before.utf8), in: folder.url)
        #expect(page.status == 0, "\(page.standardError)")
        for words in ["screen Detail is new", "screen Help is gone", "4 changes", ">+ NEW<", ">− GONE<"] {
            #expect(page.text.contains(words), "\(words)")
        }
    }

    @Test func comparesWithASnapshotThatWasWritten() throws {
        let folder = try folder()
        #expect(
            try Executable.navatlas.run(["snapshot", "--write", "Old.nav", "before.nav"], in: folder.url).status == 0)
        #expect(try run("--compare", "Old.nav", "-o", "html=map.html", "now.nav", in: folder).status == 0)
        let page = try String(contentsOf: folder.url.appendingPathComponent("map.html"), encoding: .utf8)
        #expect(page.contains("screen Help is gone"))
    }

    @Test func showsScreenshotsOfScreens() throws {
        let folder = try folder()
        let png = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"))
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("shots"), withIntermediateDirectories: true)
        try folder.write(png, to: "shots/Home.png")
        let page = try run("--format", "html", "--thumbnails", "shots", "now.nav", in: folder)
        #expect(page.status == 0, "\(page.standardError)")
        #expect(page.text.components(separatedBy: "data:image/png;base64,").count == 2)
    }

    /// However many ways lead between its coordinators, a page has its map.
    @Test func aTangleHasAMap() throws {
        let folder = try folder()
        let ways = (0..<40).flatMap { from in (0..<40).map { "C\(from) -push-> C\($0) : c\($0)\n" } }
        try folder.write("entry C0\n" + ways.joined(), to: "dense.nav")
        let run = try run("--format", "html", "dense.nav", in: folder)
        #expect(run.status == 0 && run.standardError.isEmpty)
        #expect(run.text.contains("<svg id=\"drawing\""))
    }

    @Test func aConfiguredBaseIsToldFromTheConfigurationsFolder() throws {
        let folder = try folder()
        try folder.write(
            #"{ "paths": ["now.nav"], "report": { "compare": "before.nav", "format": "html" } }"#,
            to: Configuration.fileName)
        let inner = folder.url.appendingPathComponent("a/b")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        for place in [folder.url, inner] {
            let page = try Executable.navatlas.run(["report"], in: place)
            #expect(page.status == 0 && page.text.contains("screen Help is gone"), "\(page.standardError)")
        }
    }

    @Test(arguments: [
        (["--compare", "before.nav", "now.nav"], "needs --format html for --compare"),
        (["--format", "html", "--compare", "nowhere.json", "now.nav"], "nowhere.json"),
        (["--format", "html", "--compare", "before.nav", "-o", "before.nav", "now.nav"], "would overwrite it"),
        (["--format", "html", "--source-url", "https://example.com", "now.nav"], "needs {file}"),
        (
            ["--format", "html", "--source-url", "javascript:alert('{file}')", "now.nav"],
            "cannot be a 'javascript:' URL"
        ),
    ]) func wrongUseIsSaid(arguments: [String], words: String) throws {
        let folder = try folder()
        let run = try Executable.navatlas.run(["report"] + arguments, in: folder.url)
        #expect(run.status == 2 && run.text.isEmpty && run.standardError.contains(words), "\(run.standardError)")
        #expect(try String(contentsOf: folder.url.appendingPathComponent("before.nav"), encoding: .utf8) == before)
    }
}
