import NavAtlasModel
import NavAtlasScanner
import Testing

/// Small apps of which an engine would learn ever more: the work that they are given is that of their size.
@Suite struct WorkBoundTests {
    private static let start =
        "import SwiftUI\n@main struct Sample: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }\n"

    /// Functions that hand each other new closures.
    private static func functions(_ count: Int) -> String {
        let functions = (0..<count).map { number in
            let calls = (0..<count).map { "f\($0)({ f\(number)(x) })" }.joined(separator: "; ")
            return "func f\(number)(_ x: Any) -> some View { VStack { \(calls) } }"
        }
        return start
            + "struct Home: View { var body: some View { f0(1) }\n\(functions.joined(separator: "\n"))\n}"
    }

    /// Methods that put each case into all others.
    private static func cases(_ count: Int) -> String {
        let cases = (0..<count).map { "indirect case c\($0)(Way?)" }.joined(separator: "; ")
        let methods = (0..<count).map { number in
            let calls = (0..<count).map { "f\($0)(.c\(number)(x))" }.joined(separator: "; ")
            return "func f\(number)(_ x: Way) { path.append(x); \(calls) }"
        }
        return start + """
            enum Way: Hashable { \(cases) }
            final class Model: ObservableObject { @Published var path: [Way] = []
            \(methods.joined(separator: "\n"))
            }
            struct Home: View { @StateObject var model = Model(); var body: some View { Button("") { model.f0(.c0(nil)) } } }
            """
    }

    @Test(arguments: [functions(3), cases(4)])
    func workIsThatOfTheSize(source: String) throws {
        let graph = NavAtlasScanner.Scanner().graph(of: ["App.swift": source])
        let bound = try #require(graph.bounds.first { $0.what.contains("more work than code of this size is given") })
        #expect(bound.hides == "screens and transitions behind it")
        #expect(bound.location?.file == "App.swift")
        #expect(graph.unresolved.contains { $0.reason == "its code is too large to be followed to the end" })
        // The bound counts steps, so that every run ends at the same one.
        #expect(NavAtlasScanner.Scanner().graph(of: ["App.swift": source]) == graph)
    }

    @Test func moreCodeIsGivenMoreWork() throws {
        func steps(_ source: String) throws -> Int {
            let graph = NavAtlasScanner.Scanner().graph(of: ["App.swift": source])
            let bound = try #require(graph.bounds.first { $0.what.contains("more work") })
            return try #require(bound.what.split { !$0.isNumber }.first.flatMap { Int($0) })
        }
        let more = (0..<100).map { "func more\($0)() -> [Int] { [\($0), \($0)] }\n" }.joined()
        #expect(try steps(Self.cases(4)) < steps(Self.cases(4) + more))
    }
}
