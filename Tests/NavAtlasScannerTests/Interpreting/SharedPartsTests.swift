import Testing

@testable import NavAtlasScanner

/// Values share their parts: each part is looked through once.
@Suite struct SharedPartsTests {
    /// A library's views around one another, each twice around the one before: there are a trillion ways to the innermost.
    private let tower: Values = {
        var view = Value.external("Leaf", [], member: nil, [])
        for _ in 0..<40 {
            let part = ArgumentValue(label: nil, values: [view])
            view = .external("Pair", [], member: nil, [part, part])
        }
        return [view]
    }()

    private let interpreter = Interpreter(Program([]), dialects: [], draft: GraphDraft())

    @Test func viewsThatNobodyShowsAreRunOnce() {
        interpreter.runApart(tower)
        #expect(interpreter.limits.steps < 1000)
    }

    @Test func viewsOfTheAppAreLookedForOnce() {
        #expect(!interpreter.holdsOwnViews(tower))
        #expect(interpreter.limits.steps < 1000)
    }
}
