import Foundation
import Testing

@testable import NavAtlasCommands

struct ConsoleTests {
    @Test(
        arguments: [
            ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
            (["TERM": "dumb"], false), (["TERM": "xterm"], true),
        ] as [([String: String], Bool)])
    func coloursOnATerminal(environment: [String: String], colored: Bool) throws {
        let terminal = try PseudoTerminal()
        let stream = Console.Stream(descriptor: terminal.inside.fileDescriptor)
        let console = Console(output: stream, error: stream, environment: environment)
        #expect((console.outputStyle == .colored) == colored)
        _ = terminal.readAll()
    }

    @Test func noColoursAndNoProgressInAFile() throws {
        let folder = try TemporaryFolder()
        let file = try FileHandle(forWritingTo: folder.write(Data(), to: "file"))
        let stream = Console.Stream(descriptor: file.fileDescriptor)
        let console = Console(output: stream, error: stream, environment: [:])
        #expect(console.outputStyle == .plain)
        console.showProgress("Reading 1 of 2")
        console.endProgress()
        console.say("done")
        #expect(try folder.text(of: "file") == "done\n")
    }

    @Test func aLogShowsProgressNowAndThen() throws {
        let folder = try TemporaryFolder()
        let file = try FileHandle(forWritingTo: folder.write(Data(), to: "file"))
        let stream = Console.Stream(descriptor: file.fileDescriptor)
        let clock = Clock()
        let log = ProgressLog { clock.seconds }
        let console = Console(output: stream, error: stream, environment: [:], progressLog: log)
        for second in 0...25 {
            clock.seconds = Double(second)
            console.showProgress("Reading \(second) of 25")
            console.withoutProgress.showProgress("not shown")
        }
        console.endProgress()
        #expect(try folder.text(of: "file") == "Reading 10 of 25…\nReading 20 of 25…\n")
    }

    private final class Clock: @unchecked Sendable { var seconds = 0.0 }

    @Test func progressIsReplacedByWhatIsSaid() throws {
        let terminal = try PseudoTerminal()
        let stream = Console.Stream(descriptor: terminal.inside.fileDescriptor)
        let console = Console(output: stream, error: stream, environment: [:])
        console.showProgress("Reading")
        console.say("done")
        #expect(terminal.readAll() == "\r\u{1B}[2KReading…\r\u{1B}[2Kdone\r\n")
    }
}
