import Foundation
import Testing

private let graph = "entry Main\nMain -root!-> Home : home\nMain -push-> Detail : detail\n"

struct OutputTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(graph, to: "graph.nav")
    }

    @Test(arguments: ["report", "check", "diagram", "graph"])
    func anOutputThatCannotBeWrittenIsAnError(command: String) throws {
        for (path, clue) in [
            (".", "is a folder"), ("no/map.svg", "the folder 'no' does not exist"),
            ("graph.nav/map.svg", "cannot be written"),
        ] {
            var words = [command, "graph.nav", "-o", path]
            if command == "diagram" { words += ["--format", "svg"] }
            let run = try Executable.navatlas.run(words, in: folder.url)
            #expect(run.status == 2)
            #expect(run.standardOutput.isEmpty)
            #expect(run.standardError.contains(clue))
        }
        #expect(try folder.names() == ["graph.nav"])
    }

    /// A limit on the size of files stops the write in its middle, as a full disk does.
    @Test(arguments: ["report --format json", "check --format json", "diagram", "graph"])
    func aWriteThatStopsHalfwayLeavesTheOldFile(command: String) throws {
        let routes = (0..<60).map { "Main -push-> Screen\($0) : screen\($0)\n" }
        try folder.write("entry Main\n" + routes.joined(), to: "graph.nav")
        try folder.write("precious", to: "map.svg")
        let shell = Executable(at: URL(fileURLWithPath: "/bin/bash"))
        let run = try shell.run(
            [
                "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \(command) graph.nav -o map.svg",
                Executable.navatlas.url.path,
            ], in: folder.url)
        #expect(run.status == 2)
        #expect(run.standardError.contains("'map.svg' cannot be written: File too large"))
        #expect(try folder.text(of: "map.svg") == "precious")
        #expect(try folder.names() == ["graph.nav", "map.svg"])
    }

    #if os(Linux)
        @Test(arguments: ["report", "check", "diagram", "graph"], ["> /dev/full", "--output /dev/full"])
        func aFullDiskIsAnError(command: String, target: String) throws {
            let shell = Executable(at: URL(fileURLWithPath: "/bin/bash"))
            let format = command == "diagram" ? "--format svg" : ""
            let run = try shell.run(
                ["-c", "\"$0\" \(command) graph.nav \(format) \(target)", Executable.navatlas.url.path], in: folder.url)
            #expect(run.status == 2)
            #expect(run.standardError.contains("No space left on device"))
        }
    #endif

    @Test func binaryFormatsAreKeptFromTheTerminal() throws {
        let path = folder.path("graph.nav")
        let refused = try Executable.navatlas.runOnTerminal(["diagram", "--format", "png", path])
        #expect(refused.status == 2)
        #expect(refused.text.contains("standard output is a terminal"))
        let piped = try Executable.navatlas.run(["diagram", "--format", "png", path])
        #expect(piped.status == 0)
        #expect(piped.standardOutput.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func coloursStandOnTerminalsOnly() throws {
        let path = try folder.write(graph + "screen Lost\n", to: "lost.nav")
        func hasColor(_ text: String) -> Bool {
            text.range(of: "\u{1B}\\[[0-9;]*m", options: .regularExpression) != nil
        }
        let terminal = ["NO_COLOR": "", "TERM": "xterm"]
        #expect(hasColor(try Executable.navatlas.runOnTerminal(["check", path], environment: terminal).text))
        #expect(!hasColor(try Executable.navatlas.runOnTerminal(["check", path], environment: ["NO_COLOR": "1"]).text))
        #expect(!hasColor(try Executable.navatlas.run(["check", path], environment: terminal).text))
    }
}
