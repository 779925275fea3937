import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct SuppressionCommentsTests {
    private func found(_ source: String) -> [Suppression] {
        NavAtlasScanner.Scanner().graph(of: ["A.swift": source]).suppressions
    }

    @Test func belongsToTheLineOrTheNextOfCode() {
        let source = """
            import SwiftUI
            // navatlas:ignore unreachable-screen, dead-end - kept for June
            // (see the ticket)
            @MainActor

            @Observable final class X {}
            struct A: View { var body: some View { Text("") } } // navatlas:ignore unused-route
                // navatlas:ignore dead-end -
            """
        #expect(
            found(source) == [
                Suppression(
                    rules: ["unreachable-screen", "dead-end"], reason: "kept for June",
                    location: SourceLocation(file: "A.swift", line: 2, column: 1), lastLine: 6),
                Suppression(
                    rules: ["unused-route"], reason: "",
                    location: SourceLocation(file: "A.swift", line: 7, column: 53), lastLine: 7),
                Suppression(
                    rules: ["dead-end"], reason: "",
                    location: SourceLocation(file: "A.swift", line: 8, column: 5), lastLine: 8),
            ])
    }

    @Test(arguments: [
        "let text = \"// navatlas:ignore dead-end\"", "// navatlas:ignore", "// navatlas:ignored dead-end",
        "// Write navatlas:ignore to accept one.",
    ])
    func isNothingElse(_ line: String) { #expect(found(line + "\n").isEmpty) }

    @Test func theLinesOfOtherSystemsCountAsWell() {
        let found = found("import SwiftUI\r\n// navatlas:ignore dead-end - why\r\nstruct A {}\r\n")
        #expect(found.map(\.lastLine) == [3])
        #expect(found.map(\.reason) == ["why"])
    }
}
