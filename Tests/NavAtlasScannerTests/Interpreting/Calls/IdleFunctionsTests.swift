import Testing

@testable import NavAtlasScanner

/// Calls of a function that never did anything for a screen are told apart by types alone, once there are many.
@Suite struct IdleFunctionsTests {
    private let most = Limit.callsOfIdleFunction.most

    /// A class whose method is called with so many different objects of another.
    private func program(_ method: String, calls: Int, _ others: String = "") -> Program {
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
                    \(others)
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

    /// To call what a screen has left is to do nothing for the one that comes by.
    @Test func callsOfWhatOthersHaveLeftAreJoined() throws {
        let program = program(
            "func take(_ item: Item) { last = item; Later.shared.action?() }", calls: most + 20,
            """
            final class Later {
                static let shared = Later()
                var action: (() -> Void)?
                func leave() { Later.shared.action = { path.popToRoot() } }
            }
            """)
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let later = try #require(program.nominals.first { $0.name == "Later" })
        let leave = try #require(later.functions["leave"]?.first)
        interpreter.with(owner: Owner(node: .undeclared("Settings"))) {
            _ = interpreter.invoke(leave, receiver: .instance(later, []), arguments: [])
        }
        #expect(interpreter.leftClosures.count == 1)
        #expect(try runs(of: program, interpreter) == most + 1)
    }

    /// It was taken for idle until then: another round is to tell its calls apart.
    @Test func whatDoesSomethingLateIsSomethingNew() {
        let program = program("func take(_ item: Item) {}", calls: 1)
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let known = interpreter.knowledgeOfEarlierCalls
        interpreter.functionUses.noteLate(at: nil)
        #expect(interpreter.knowledgeOfEarlierCalls > known)
    }

    /// A function that does something only after many calls that did not is followed as if it had done so from the first.
    @Test func aCallThatDoesSomethingLateIsToldApart() {
        let idle = (0..<most + 5).map { "desk.take(Letter(page: .draft, kind: .new(\($0))))" }
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Post: App { var body: some Scene { WindowGroup { DeskView() } } }
            enum Page: Hashable { case draft, receipt }
            enum Kind { case new(Int), sent }
            final class Letter {
                let page: Page
                let kind: Kind
                init(page: Page, kind: Kind) {
                    self.page = page
                    self.kind = kind
                }
            }
            @Observable final class Desk {
                var path: [Page] = []
                func take(_ letter: Letter) { if case .sent = letter.kind { path.append(letter.page) } }
            }
            struct DeskView: View {
                @State var desk = Desk()
                var body: some View {
                    NavigationStack(path: $desk.path) {
                        Button("all") {
                            \(idle.joined(separator: "\n"))
                            desk.take(Letter(page: .receipt, kind: .sent))
                        }
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .draft: DraftView()
                            case .receipt: ReceiptView()
                            }
                        }
                    }
                }
            }
            struct DraftView: View { var body: some View { Text("draft") } }
            struct ReceiptView: View { var body: some View { Text("receipt") } }
            """, gives: "")
        #expect(app.found.filter { $0.contains("~push~>") } == ["DeskView ~push~> ReceiptView : DeskView.receipt"])
    }
}
