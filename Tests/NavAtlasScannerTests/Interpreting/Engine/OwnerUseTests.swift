import Testing

@testable import NavAtlasScanner

/// Code that asks for no owner is run for the first one only.
@Suite struct OwnerUseTests {
    private let program = Program([
        FileLowering.facts(
            of: """
                final class Store {
                    var text = ""
                    func read() { text = parse("a") + parse("b") }
                    func parse(_ text: String) -> String { String(text.prefix(2)) + String(text.suffix(2)) }
                    func leave() { read(); path.popToRoot() }
                    func drop() { read(); path.removeLast() }
                    func hear() { Signals.shared.listen { _ in self.read() } }
                    func tell() { Signals.shared.all.send("h"); parse("i") }
                    func keepForLater() { Later.shared.action = { self.read() } }
                    var whole: String { parse(half) }
                    var half: String { whole + parse("g") }
                    func readWhole() { text = whole }
                    func twice() { leave(); leave() }
                    func around(_ count: Int) { back(count); read() }
                    func back(_ count: Int) { around(count); leave() }
                    func spin() { turn(); parse("d") }
                    func turn() { spin(); twist(); read() }
                    func twist() { turn(); parse("e") }
                    func hand() { keep(read); parse("c") }
                    func keep(_ action: () -> Void) { parse("f") }
                }
                final class Later {
                    static let shared = Later()
                    var action: (() -> Void)?
                }
                final class Signals {
                    static let shared = Signals()
                    let all = PassthroughSubject<String, Never>()
                    func listen(_ action: @escaping (String) -> Void) { all.sink { action($0) } }
                }
                """, path: "Store.swift")
    ])

    /// Whether a function's body is run again for a second owner: what is not run again costs as little as a third call.
    private func runsAgain(_ name: String) throws -> Bool {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let store = try #require(program.nominals.first)
        let function = try #require(store.functions[name]?.first)
        let steps = ["Home", "Settings", "Settings"].map { screen in
            let before = interpreter.limits.steps
            interpreter.with(owner: Owner(node: .undeclared(screen))) {
                let arguments = [Values](repeating: [], count: function.fact.parameters.count)
                _ = interpreter.invoke(function, receiver: .instance(store, []), arguments: arguments)
            }
            return interpreter.limits.steps - before
        }
        return steps[1] > steps[2]
    }

    @Test(arguments: ["read", "parse"])
    func whatOnlyReadsRunsOnce(name: String) throws { #expect(try !runsAgain(name)) }

    /// A way back is the screen's, wherever it is called.
    @Test(arguments: ["leave", "twice"])
    func whatNavigatesRunsForEach(name: String) throws { #expect(try runsAgain(name)) }

    /// One calls the other before that has ended: what it does is not known until then.
    @Test(arguments: ["around", "back"])
    func recursionRunsForEach(name: String) throws { #expect(try runsAgain(name)) }

    /// Code that calls itself does nothing for its owner where nothing in the circle does.
    @Test(arguments: ["spin", "turn", "twist"])
    func aCircleThatOnlyReadsRunsOnce(name: String) throws { #expect(try !runsAgain(name)) }

    /// What listens, is sent, is left to be called, or takes a screen away is noted for each that comes by: that needs no second run.
    @Test(arguments: ["drop", "hear", "keepForLater", "tell"])
    func whatIsNotedForEachRunsOnce(name: String) throws { #expect(try !runsAgain(name)) }

    /// A property that is read while it is computed is as much a circle as functions that call each other.
    @Test func propertiesThatReadEachOtherRunOnce() throws { #expect(try !runsAgain("readWhole")) }

    /// Code that runs for an owner of its own, whoever runs the code around it, is that owner's alone.
    @Test func codeForAFixedOwnerRunsOnce() throws {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let use = OwnerUse()
        interpreter.with(owner: Owner(node: .undeclared("Home"))) {
            interpreter.watchingOwner(use, elseForOthers: { _ in }) {
                interpreter.with(owner: Owner(node: .undeclared("Settings"))) { interpreter.askForOwner() }
            }
            #expect(interpreter.watchedRuns.hasFixedOwnerMattered)
        }
        #expect(use.asked == .nothing)
    }

    /// Code that asks no more than whether its owner is a coordinator does the same for all screens.
    @Test func codeThatAsksForTheRoleRunsOnceForAllScreens() throws {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        var scopes: [OwnerScope] = []
        interpreter.with(owner: Owner(node: .undeclared("Home"))) {
            interpreter.watchingOwner(OwnerUse(), elseForOthers: { scopes.append($0) }) {
                #expect(!interpreter.askForCoordinator())
            }
        }
        #expect(scopes == [.role(isCoordinator: false)])
    }

    /// Code that asks who makes something does nothing for its owner, but does it again for each.
    @Test func codeThatAsksForItsMakerDoesNothing() {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let use = OwnerUse()
        var scopes: [OwnerScope] = []
        interpreter.watchingOwner(use, elseForOthers: { scopes.append($0) }) { interpreter.askForMaker() }
        #expect(use.asked == .maker)
        #expect(!use.hasActed)
        #expect(scopes.isEmpty)
    }

    @Test func codeThatAsksForItsMakerAndForTheRoleAsksWhoItIs() {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let use = OwnerUse()
        interpreter.watchingOwner(use, elseForOthers: { _ in }) {
            interpreter.askForMaker()
            _ = interpreter.askForCoordinator()
        }
        #expect(use.asked == .identity)
        #expect(use.hasActed)
    }

    /// A way back belongs to each screen that comes by, though its code is run once.
    @Test func aDismissalBelongsToEach() throws {
        let draft = GraphDraft()
        let interpreter = Interpreter(program, dialects: [], draft: draft)
        let store = try #require(program.nominals.first)
        let function = try #require(store.functions["drop"]?.first)
        for screen in ["Home", "Settings"] {
            interpreter.with(owner: Owner(node: .undeclared(screen))) {
                _ = interpreter.invoke(function, receiver: .instance(store, []), arguments: [])
            }
        }
        #expect(Set(draft.remarks.map(\.node)) == [.undeclared("Home"), .undeclared("Settings")])
    }

    /// To name a method is not to call it.
    @Test func namingAMethodRunsOnce() throws { #expect(try !runsAgain("hand")) }

    /// A line that could navigate is seen for each screen that comes by, though its code is run once.
    @Test(arguments: ["read", "spin", "twist"])
    func aSiteBelongsToEach(of name: String) throws {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let store = try #require(program.nominals.first)
        let function = try #require(store.functions[name]?.first)
        guard case .expression(.assignment(_, _, let position))? = store.functions["read"]?.first?.fact.body?.first
        else {
            Issue.record("no assignment")
            return
        }
        let site = DraftLocation(file: 0, position: position)
        interpreter.journal.watch([site])
        for screen in ["Home", "Settings"] {
            interpreter.with(owner: Owner(node: .undeclared(screen))) {
                _ = interpreter.invoke(function, receiver: .instance(store, []), arguments: [])
            }
        }
        #expect(interpreter.journal.visits[site]?.owners == [.undeclared("Home"), .undeclared("Settings")])
    }

    /// A method that is named is asked for by each that comes by.
    @Test func aNamingBelongsToEach() throws {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let store = try #require(program.nominals.first)
        let function = try #require(store.functions["hand"]?.first)
        for screen in ["Home", "Settings"] {
            interpreter.with(owner: Owner(node: .undeclared(screen))) {
                _ = interpreter.invoke(function, receiver: .instance(store, []), arguments: [])
            }
        }
        #expect(Set(interpreter.namings.keys.map(\.owner)) == [.undeclared("Home"), .undeclared("Settings")])
    }

    @Test func aRoundBeginsAnew() throws {
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let store = try #require(program.nominals.first)
        let function = try #require(store.functions["read"]?.first)
        func steps() -> Int {
            let before = interpreter.limits.steps
            _ = interpreter.invoke(function, receiver: .instance(store, []), arguments: [])
            return interpreter.limits.steps - before
        }
        let first = steps()
        #expect(steps() < first / 2)
        interpreter.beginRound()
        #expect(steps() > first / 2)
    }
}
