import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasTesting

@Suite struct SnapshotExpectationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func mismatch(_ graph: String, isRecording: Bool = false) throws -> String? {
        let navigation = TestedNavigation(try Notation.parse(graph))
        let expectation = NavigationExpectation.snapshot(at: "Snapshots/App.nav", isRecording: isRecording)
        return navigation.mismatch(
            with: expectation, testFile: folder.appendingPathComponent("AppTests.swift").path
        )?.description
    }

    private var text: String? {
        try? String(contentsOf: folder.appendingPathComponent("Snapshots/App.nav"), encoding: .utf8)
    }

    @Test func recordsOnlyWhenAskedAndFailsThen() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let graph = "entry Main\nMain -root!-> HomeScreen : home"
        let missing = try #require(try mismatch(graph))
        #expect(missing.contains("there is no snapshot at") && missing.contains("NAVATLAS_RECORD=1"))
        #expect(text == nil)
        #expect(try mismatch(graph, isRecording: true)?.hasPrefix("App.nav was recorded") == true)
        #expect(text == SnapshotText.print(try Notation.parse(graph)))
        #expect(try mismatch(graph, isRecording: true) != nil)
        #expect(try mismatch(graph) == nil)
    }

    @Test func aChangeIsADiff() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = "entry Main\nMain -root!-> HomeScreen : home\nMain -push-> OldScreen : old\nMain -sheet-> Z : z"
        _ = try mismatch(before, isRecording: true)
        let after = "entry Main\nMain -root!-> HomeScreen : home\nMain -push-> NewScreen : new\nMain -push-> Z : z"
        #expect(
            try mismatch(after) == """
                the navigation is not as App.nav says:
                - screen OldScreen
                + screen NewScreen
                - Main -push-> OldScreen : old
                - Main -sheet-> Z : z
                + Main -push-> NewScreen : new
                + Main -push-> Z : z
                Where that is meant, run the test with NAVATLAS_RECORD=1, and commit the file.
                """)
    }

    @Test func theEndsOfLinesDoNotCount() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let graph = "entry Main\nMain -root!-> HomeScreen : home"
        _ = try mismatch(graph, isRecording: true)
        let file = folder.appendingPathComponent("Snapshots/App.nav")
        try Data((text ?? "").replacing("\n", with: "\r\n").utf8).write(to: file)
        #expect(try mismatch(graph) == nil)
    }

    @Test func aFolderThatCannotBeIsAFailure() throws {
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try mismatch("screen A", isRecording: true)?.contains("cannot be written") == true)
    }
}
