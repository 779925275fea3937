import Testing

@testable import NavAtlasScanner

/// A process that scans again and again must not keep what it has read.
struct ProgramMemoryTests {
    @Test func aProgramIsFreedWithItsTypes() throws {
        let code = """
            class Base { func go() -> Leaf { Leaf() } }
            final class Leaf: Base { var base = Base(); let again: Leaf? = nil }
            """
        var program: Program? = Program([FileLowering.facts(of: code, path: "App.swift")])
        #expect(program?.storyboards.scenes.isEmpty == true)
        weak var freed = program
        weak var type = try #require(program?.nominals.first)
        #expect(freed != nil && type != nil)
        program = nil
        #expect(freed == nil && type == nil)
    }
}
