import Testing

@testable import NavAtlasScanner

/// Closures are told apart by the code around them, but for those that do nothing.
@Suite struct InterpreterFunctionsTests {
    @Test(arguments: [("{}", 1), ("{ router.popToRoot() }", 2)])
    func aClosureThatDoesNothingIsTheSameWhereverItIsMade(closure: String, count: Int) throws {
        let program = Program([
            FileLowering.facts(
                of: "func action(_ name: String) -> () -> Void { return \(closure) }", path: "Actions.swift")
        ])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let action = try #require(program.globalFunctions["action"]?.first)
        let made = ["a", "b"].map { interpreter.invoke(action, receiver: nil, arguments: [[.text($0)]]) }
        #expect(Set(made).count == count)
        #expect(made.allSatisfy { $0.count == 1 })
    }
}
