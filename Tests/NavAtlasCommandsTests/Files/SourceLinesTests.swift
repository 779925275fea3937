import NavAtlasModel
import Testing

@testable import NavAtlasCommands

struct SourceLinesTests {
    /// The place is the first `open`.
    @Test(arguments: [
        (#"Button("Open") { open() }"#, true),
        (#"open() { close() }"#, false),
        (#"Button("{") ; open()"#, false),
        (#"Button("\"{") ; open()"#, false),
        (#"first { } ; open()"#, false),
        (#"outer { inner { } ; open() }"#, true),
    ])
    func aPlaceIsInAClosureThatBeginsOnItsLine(line: String, isIn: Bool) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("a.swift")
        try folder.write("// first\n\(line)\n", to: "a.swift")
        let column = try #require(line.range(of: "open()")).lowerBound.utf16Offset(in: line) + 1
        var lines = SourceLines()
        #expect(lines.standsInClosure(SourceLocation(file: file, line: 2, column: column)) == isIn)
    }

    @Test func whatCannotBeReadIsNotKnown() throws {
        let folder = try TemporaryFolder()
        try folder.write("open()", to: "a.swift")
        var lines = SourceLines()
        for (name, line, column) in [("a.swift", 9, 1), ("a.swift", 1, 9), ("a.swift", 0, 0), ("gone.swift", 1, 1)] {
            #expect(lines.standsInClosure(SourceLocation(file: folder.path(name), line: line, column: column)) == nil)
        }
    }
}
