import Foundation
import Testing

/// The test that the guide about live coordinators shows is one that runs.
@Suite struct GuideExampleTests {
    private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private var guide: String {
        get throws { try text("Documentation/NavAtlas.docc/LiveCoordinators.md") }
    }

    @Test func theExampleIsTheExampleAppsOwnTest() throws {
        let test = try text("Examples/TodoApp/Tests/NavigationTests.swift")
        let shown = try #require(test.range(of: "@Suite")).lowerBound
        #expect(try guide.contains("```swift\n" + test[shown...] + "```"))
    }

    @Test func theFailureIsOneThatATestHolds() throws {
        let failure = """
            every path to PaymentScreen should pass LoginScreen, but this one does not:
            + Main -root!-> OfferScreen : offer
            + OfferScreen ~sheet~> PaymentScreen : Main.payment
            """.split(separator: "\n")
        let test = try text("Tests/NavAtlasTestingTests/NavigationExpectationTests.swift")
        for line in failure {
            #expect(try guide.contains("\n\(line)\n"))
            #expect(test.contains(line))
        }
    }
}
