import Foundation
import NavAtlasModel
import NavAtlasTesting
import Testing

struct RecordedNavigationTests {
    @Test func whatWasObservedIsInTheDocument() throws {
        let graph = try Notation.parse("entry Home\nHome ~push~> Detail : Home.detail [observed]\n")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let test = folder.appendingPathComponent("Tests/NavigationTests.swift").path
        try TestedNavigation(graph).record(to: "Records/observed.json", testFile: test)
        let data = try Data(contentsOf: folder.appendingPathComponent("Tests/Records/observed.json"))
        #expect(try GraphDocument.decode(data) == graph)
    }
}
