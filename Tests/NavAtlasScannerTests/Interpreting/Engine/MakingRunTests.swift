import Testing

@testable import NavAtlasScanner

/// Objects that make objects in turn do not multiply.
@Suite struct MakingRunTests {
    private func objects(_ name: String, madeBy start: String, in source: String) throws -> [ObjectID] {
        let program = Program([FileLowering.facts(of: source, path: "Models.swift")])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let place = LookupPlace(file: 0, nominal: nil)
        let first = try #require(program.nominal(named: start, in: place))
        let function = try #require(first.functions["open"]?.first)
        _ = interpreter.invoke(function, receiver: .instance(first, []), arguments: [])
        return interpreter.heap.objects(of: try #require(program.nominal(named: name, in: place)))
    }

    /// Each of three kinds leads to the two others, on as many ways as one may go in circles.
    @Test func waysInCirclesEnd() throws {
        let made = try objects(
            "User", madeBy: "User",
            in: """
                final class User {
                    func open() { Article(self).open(); Feed(self).open() }
                }
                final class Article {
                    init(_ from: AnyObject) {}
                    func open() { User(self).open(); Feed(self).open() }
                }
                final class Feed {
                    init(_ from: AnyObject) {}
                    func open() { User(self).open(); Article(self).open() }
                }
                """)
        #expect(made.count <= 8)
    }

    /// What one maker makes at one place for different cases stays apart, however many made that maker.
    @Test func casesStayApart() throws {
        let made = try objects(
            "Page", madeBy: "App",
            in: """
                enum Kind { case list, detail }
                final class App {
                    func open() { Main().open() }
                }
                final class Main {
                    func open() { Tab().open() }
                }
                final class Tab {
                    func open() { Flow().open() }
                }
                final class Flow {
                    func open() { show(.list); show(.detail) }
                    func show(_ kind: Kind) { Page(kind) }
                }
                final class Page {
                    init(_ kind: Kind) {}
                }
                """)
        #expect(made.count == 2)
    }
}
