import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct SuppressionCommentsTests {
    private func found(_ source: String) -> [Suppression] {
        NavAtlasScanner.Scanner().graphOrIssue(of: ["A.swift": source]).suppressions
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

    @Test(arguments: [
        ("@available(iOS 17, *)\nstruct A {}\n", 3), ("@Wrapped(\") (\")\nvar a = 1\n", 2), ("@objc func a() {}\n", 2),
        ("@MainActor @available(iOS 17, *)\nstruct A {}\n", 2), ("\n\n@A.B\n// more\nstruct A {}\n", 6),
    ])
    func attributesMayStandBetween(_ code: String, lastLine: Int) {
        #expect(found("// navatlas:ignore dead-end\n\(code)import SwiftUI\n").map(\.lastLine) == [lastLine])
    }

    @Test func aTextOfSeveralLinesHoldsNone() {
        let source = """
            // Write \"\"\" around it.
            let help = \"\"\"
                // navatlas:ignore dead-end - in a text
                \"\"\"
            // navatlas:ignore unused-route - in a comment
            let one = \"\"\"
            \"\"\"; struct A {}
            """
        #expect(found(source).map(\.rules) == [["unused-route"]])
    }

    @Test func theLinesOfOtherSystemsCountAsWell() {
        let found = found("import SwiftUI\r\n// navatlas:ignore dead-end - why\r\nstruct A {}\r\n")
        #expect(found.map(\.lastLine) == [3])
        #expect(found.map(\.reason) == ["why"])
    }
}
