import Testing

@testable import NavAtlasScanner

/// A process that scans again and again must not keep what it has read.
struct ProgramMemoryTests {
    private struct Left {
        weak var program: Program?
        weak var type: Nominal?
    }

    @Test func aProgramIsFreedWithItsTypes() throws {
        let code = """
            class Base { func go() -> Leaf { Leaf() } }
            final class Leaf: Base { var base = Base(); let again: Leaf? = nil }
            """
        var program: Program? = Program([FileLowering.facts(of: code, path: "App.swift")])
        #expect(program?.storyboards.scenes.isEmpty == true)
        let left = Left(program: program, type: program?.nominals.first)
        #expect(left.program != nil && left.type != nil)
        program = nil
        #expect(left.program == nil && left.type == nil)
    }
}
