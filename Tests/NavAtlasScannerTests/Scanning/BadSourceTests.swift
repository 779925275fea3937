import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Source that is not what it should be: a diagnostic or a smaller graph, never a crash or a hang.
@Suite struct BadSourceTests {
    private func scan(_ text: String) throws -> NavAtlasScanner.Scanner.Result {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", text)
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        return try scanner.scan([folder.path])
    }

    private static let screen = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { ListScreen() } } } }
        struct ListScreen: View { var body: some View { NavigationLink("x") { DetailScreen() } } }
        struct DetailScreen: View { var body: some View { Text("x") } }

        """

    @Test func halfWrittenSource() throws {
        let result = try scan(Self.screen + "struct Half: View { var body: some View { NavigationLink(")
        #expect(result.diagnostics.contains { if case .malformedSource = $0.problem { true } else { false } })
        #expect(result.graph["DetailScreen"] != nil)
    }

    @Test func mergeConflictMarkers() throws {
        let result = try scan(
            Self.screen + """
                <<<<<<< ours
                struct Ours: View { var body: some View { Text("a") } }
                =======
                struct Theirs: View { var body: some View { Text("b") } }
                >>>>>>> theirs
                """)
        #expect(result.diagnostics.contains { if case .malformedSource = $0.problem { true } else { false } })
        #expect(result.graph["DetailScreen"] != nil)
    }

    /// The parser would overflow its stack.
    @Test(arguments: ["(", "[", "{ _ = ", "if x { ", "f("])
    func deepNesting(_ opening: String) throws {
        let result = try scan(Self.screen + "func f() { " + String(repeating: opening, count: 10_000))
        #expect(result.diagnostics.contains { if case .nestedTooDeep = $0.problem { true } else { false } })
    }

    @Test func manyOperators() throws {
        let text = Self.screen + "func f() { x = " + String(repeating: "!", count: 10_000) + "y }"
        #expect(try scan(text).graph["DetailScreen"] != nil)
    }

    @Test func aChainOfTenThousandModifiers() throws {
        let chain = String(repeating: ".padding()", count: 10_000)
        let text = Self.screen + "struct Long: View { var body: some View { Text(\"x\")\(chain) } }"
        #expect(try scan(text).graph["DetailScreen"] != nil)
    }

    @Test func typesInACircle() throws {
        let text =
            Self.screen + """
                class A: B {} ; class B: C {} ; class C: A {}
                protocol P: Q {} ; protocol Q: P {}
                typealias X = Y ; typealias Y = X
                extension X { func f() {} }
                struct Loop: View { let inner: () -> Loop ; var body: some View { Loop(inner: inner) ; inner() } }
                struct Ping: View { var body: some View { Pong() } }
                struct Pong: View { var body: some View { Ping() } }
                struct Bound: View {
                    @Binding var isOn: Bool
                    init(_ isOn: Binding<Bool>) { _isOn = isOn }
                    var body: some View { Bound($isOn).sheet(isPresented: $isOn) { Bound($isOn) } }
                }
                struct Own: View { let id: Own.ID ; var body: some View { NavigationLink("x") { id } } }
                func forever(_ n: Int) -> Loop { forever(n + 1) }
                """
        #expect(try scan(text).graph["DetailScreen"] != nil)
    }

    @Test func anEmptyFileAndNoFile() throws {
        #expect(try scan("").graph == .empty)
        let folder = try TemporaryFolder()
        let result = try NavAtlasScanner.Scanner().scan([folder.path])
        #expect(result.graph == .empty)
        #expect(result.files == 0)
    }

    @Test func aPathThatIsNotThere() {
        #expect(throws: ScanError.self) { try NavAtlasScanner.Scanner().scan(["/nowhere/at/all"]) }
    }

    @Test func bytesThatAreNotUTF8() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", Self.screen)
        try folder.write("Bad.swift", [0x2F, 0x2F, 0xFF, 0xFE, 0x0A])
        let result = try NavAtlasScanner.Scanner().scan([folder.path])
        #expect(result.diagnostics.map(\.problem) == [.notUTF8])
        #expect(result.graph["DetailScreen"] != nil)
    }
}
