import Foundation
import Testing

/// What the README shows is what runs.
@Suite struct ReadmeExampleTests {
    private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func theExampleIsTheExampleAppsOwnTest() throws {
        let test = try text("Examples/TodoApp/Tests/NavigationTests.swift")
        let shown = try #require(test.range(of: "@Suite")).lowerBound
        #expect(try text("README.md").contains("```swift\n" + test[shown...] + "```"))
    }

    @Test func theFailureIsOneThatATestHolds() throws {
        let failure = """
            every path to PaymentScreen should pass LoginScreen, but this one does not:
            + Main -root!-> OfferScreen : offer
            + OfferScreen ~sheet~> PaymentScreen : Main.payment
            """.split(separator: "\n")
        let (readme, test) = (
            try text("README.md"), try text("Tests/NavAtlasTestingTests/NavigationExpectationTests.swift")
        )
        for line in failure {
            #expect(readme.contains("    \(line)\n"))
            #expect(test.contains(line))
        }
    }
}
