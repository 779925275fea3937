import NavAtlasModel
import NavAtlasTesting
import Testing
import XCTest

private func lost() throws -> TestedNavigation {
    TestedNavigation(try Notation.parse("entry Main\nMain -root!-> HomeScreen : home\nscreen LostScreen"))
}

private let message = "a screen cannot be reached from Main:\n+ screen LostScreen"

@Suite struct FailureTests {
    @Test func swiftTestingRecordsItAtTheLineThatExpects() throws {
        let navigation = try lost()
        let line = #line + 2
        withKnownIssue {
            #expect(!navigation.expect(.everyScreenIsReachable))
        } matching: { issue in
            issue.comments.contains(Comment(rawValue: message)) && issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileName == "FailureTests.swift"
        }
    }

    @Test func whatIsAsExpectedRecordsNothing() throws {
        let navigation = TestedNavigation(try Notation.parse("entry Main\nMain -root!-> HomeScreen : home"))
        #expect(navigation.expect(.everyScreenIsReachable))
    }
}

final class FailureXCTests: XCTestCase {
    /// What was recorded while failures are kept instead of counted.
    private var kept: [(text: String, file: String, line: Int)]?

    #if canImport(Darwin)
        override func record(_ issue: XCTIssue) {
            guard kept != nil else { return super.record(issue) }
            let place = issue.sourceCodeContext.location
            kept?.append((issue.compactDescription, place?.fileURL.path ?? "", place?.lineNumber ?? 0))
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard kept != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            kept?.append((description, filePath, lineNumber))
        }
    #endif

    func testXCTestRecordsItAtTheLineThatExpects() throws {
        let navigation = try lost()
        kept = []
        let line = #line + 1
        let isAsExpected = navigation.expect(.everyScreenIsReachable)
        let recorded = try XCTUnwrap(kept)
        kept = nil
        XCTAssertFalse(isAsExpected)
        XCTAssertEqual(recorded.map(\.line), [line])
        XCTAssertTrue(recorded.allSatisfy { $0.text.contains(message) && $0.file.hasSuffix("FailureTests.swift") })
    }
}
