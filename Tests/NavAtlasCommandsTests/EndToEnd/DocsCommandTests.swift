import Foundation
import Testing

@testable import NavAtlasCommands

private let graph = """
    entry Main
    Main -root!-> Home : home
    Main -push-> Detail : detail
    Main -push-> Flow : flow
    Flow -root!-> Step : step

    """

struct DocsCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(graph, to: "graph.nav")
    }

    private func docs(_ words: String..., graph: String = "graph.nav") throws -> Executable.Run {
        try Executable.navatlas.run(["docs", graph] + words, in: folder.url)
    }

    private func files() throws -> [String] {
        FileManager.default.enumerator(atPath: folder.path("out"))?.compactMap { $0 as? String }
            .filter { !folder.isFolder("out/" + $0) }.sorted() ?? []
    }

    private static let written = [
        ".navatlas-files", "README.md", "coordinators/Flow.md", "coordinators/Main.md", "pictures/Flow.svg",
        "pictures/Main.svg", "pictures/overview.svg",
    ]

    @Test func writesAFolder() throws {
        let run = try docs("-o", "out")
        #expect(run.status == 0 && run.standardError.isEmpty && run.standardOutput.isEmpty)
        #expect(try files() == Self.written)
        #expect(try docs("-o", "out").status == 0)
        #expect(try files() == Self.written)
    }

    @Test func takesAwayWhatItWroteAndNothingElse() throws {
        #expect(try docs("-o", "out").status == 0)
        for name in ["out/mine.md", "out/coordinators/Mine.md", "out/pictures/.keep"] {
            try folder.write("mine", to: name)
        }
        try folder.write("entry Other\nOther -push-> Screen : screen\n", to: "other.nav")
        #expect(try docs("-o", "out", "--format", "html", graph: "other.nav").status == 0)
        #expect(
            try files() == [
                ".navatlas-files", "coordinators/Mine.md", "coordinators/Other.html", "index.html", "mine.md",
                "pictures/.keep", "pictures/Other.svg", "pictures/overview.svg",
            ])
        #expect(try folder.text(of: "out/coordinators/Mine.md") == "mine")
    }

    @Test func someoneElsesFileIsNotWrittenOver() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out/coordinators"), withIntermediateDirectories: true)
        try folder.write("mine", to: "out/coordinators/Main.md")
        let run = try docs("-o", "out")
        #expect(run.status == 2 && run.standardError.contains("was not written by this command"))
        #expect(try files() == ["coordinators/Main.md"])
        #expect(try folder.text(of: "out/coordinators/Main.md") == "mine")
    }

    /// A list that someone else wrote cannot have files outside of the folder removed.
    @Test func aListReachesNothingOutside() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
        try folder.write("../graph.nav\n/\(folder.path("graph.nav"))\na/../../graph.nav\n", to: "out/.navatlas-files")
        #expect(try docs("-o", "out").status == 0)
        #expect(try folder.text(of: "graph.nav") == graph)
    }

    /// The limit on the size of files lets the small ones through and stops at a picture.
    @Test func isWrittenWholeOrNotAtAll() throws {
        #expect(try docs("-o", "out").status == 0)
        let before = try files().map { try folder.text(of: "out/" + $0) }
        try folder.write("entry Main\nMain -push-> Screen : screen\n", to: "graph.nav")
        let shell = Executable(at: URL(fileURLWithPath: "/bin/bash"))
        for target in ["out", "new/deep"] {
            let run = try shell.run(
                [
                    "-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" docs graph.nav -o \(target)",
                    Executable.navatlas.url.path,
                ], in: folder.url)
            #expect(run.status == 2)
            #expect(run.standardError.contains("cannot be written: File too large"))
        }
        #expect(try files() == Self.written)
        #expect(try files().map { try folder.text(of: "out/" + $0) } == before)
        #expect(try folder.names() == ["graph.nav", "out"])
    }

    @Test func aFileIsNoFolder() throws {
        let run = try docs("-o", "graph.nav")
        #expect(run.status == 2 && run.standardError.contains("graph.nav"))
        #expect(try folder.text(of: "graph.nav") == graph)
        #expect(try docs().standardError.contains("--output"))
    }
}

extension TemporaryFolder {
    fileprivate func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && isFolder.boolValue
    }
}
