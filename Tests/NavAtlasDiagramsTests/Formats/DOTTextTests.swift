import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct DOTTextTests {
    private func dot(_ notation: String, marks: [String: Mark] = [:]) throws -> String {
        Diagram(graph: try Notation.parse(notation), marks: marks).dot()
    }

    @Test func aCardIsATableWithAPortForEachRow() throws {
        let text = try dot(
            "entry Main\nMain -root!-> Home : home\nMain -push-> Flow : flow\nFlow -root!-> Start : start")
        #expect(text.contains("\"Main\" [label=<<TABLE"))
        #expect(text.contains("PORT=\"r1\""))
        #expect(text.contains("\"entry::Main\" -> \"Main\":r0"))
        #expect(text.contains("\"Main\":r0 -> \"Flow\":r0"))
        #expect(text.contains("newrank=true"))
    }

    @Test func whatIsUnreachableDiffersInColourAndWord() throws {
        let text = try dot(Samples.todoApp, marks: Samples.todoAppMarks)
        #expect(text.components(separatedBy: ">unreachable</FONT>").count == 4)
        #expect(text.contains("BGCOLOR=\"\(ColorRole.alarmTint.light)\""))
    }
}
