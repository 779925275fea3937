import Testing

@testable import NavAtlasScanner

/// Calls of a function that never did anything for a screen are told apart by types alone, once there are many.
@Suite struct IdleFunctionsTests {
    private let most = Limit.callsOfIdleFunction.most

    /// A class whose method is called with so many different objects of another.
    private func program(_ method: String, calls: Int) -> Program {
        let makings = (0..<calls).map { "cache.take(Item(name: \"\($0)\"))" }.joined(separator: "\n")
        return Program([
            FileLowering.facts(
                of: """
                    final class Item {
                        var name: String
                        init(name: String) { self.name = name }
                    }
                    final class Cache {
                        var last: Item?
                        \(method)
                        func fill() {
                            let cache = Cache()
                            \(makings)
                        }
                    }
                    """, path: "Cache.swift")
        ])
    }

    /// In how many different ways the method is run.
    private func runs(of program: Program, _ interpreter: Interpreter) throws -> Int {
        let cache = try #require(program.nominals.first { $0.name == "Cache" })
        let fill = try #require(cache.functions["fill"]?.first)
        let take = try #require(cache.functions["take"]?.first)
        interpreter.with(owner: Owner(node: .undeclared("Home"))) {
            _ = interpreter.invoke(fill, receiver: .instance(cache, []), arguments: [])
        }
        return interpreter.frames.keys.count { $0.function == take.id }
    }

    @Test func manyCallsThatDoNothingAreJoined() throws {
        let program = program("func take(_ item: Item) { last = item }", calls: most + 20)
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        #expect(try runs(of: program, interpreter) == most + 1)
        #expect(!interpreter.limits.isHit(.callsOfIdleFunction))
    }

    @Test func fewCallsAreToldApart() throws {
        let program = program("func take(_ item: Item) { last = item }", calls: most)
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        #expect(try runs(of: program, interpreter) == most)
    }

    /// What goes back does that for the screen that calls it; what gives an object is asked which one; what is true or false
    /// chooses.
    @Test(arguments: [
        "func take(_ item: Item) { router.popToRoot() }", "func take(_ item: Item) -> Item { item }",
        "func take(_ item: Item) -> Bool { true }",
    ])
    func callsThatDoSomethingAreToldApart(method: String) throws {
        let program = program(method, calls: most + 20)
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        #expect(try runs(of: program, interpreter) == most + 20)
    }
}
