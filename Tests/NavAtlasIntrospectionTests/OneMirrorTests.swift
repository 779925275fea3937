import Foundation
import Testing

@Suite struct OneMirrorTests {
    @Test func onePlaceCallsMirror() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = package.appendingPathComponent("Sources").path
        let callers = try FileManager.default.subpathsOfDirectory(atPath: sources)
            .filter { $0.hasSuffix(".swift") }
            .filter { try String(contentsOfFile: "\(sources)/\($0)", encoding: .utf8).contains("Mirror(") }
        #expect(callers == ["NavAtlasIntrospection/Reflection.swift"])
    }
}
