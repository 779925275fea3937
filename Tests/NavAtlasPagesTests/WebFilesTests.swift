import Foundation
import Testing

/// What `make web` writes.
@Suite struct WebFilesTests {
    private static let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/NavAtlasPages")

    @Test func theProgramHoldsTheFilesAsTheyAre() throws {
        let web = Self.module.appendingPathComponent("Web")
        let generated = try String(
            contentsOf: Self.module.appendingPathComponent("WebGenerated.swift"), encoding: .utf8)
        let names = try FileManager.default.contentsOfDirectory(atPath: web.path).filter { !$0.hasPrefix(".") }
        #expect(generated.components(separatedBy: "\nstatic let ").count == names.count + 1, "run 'make web'")
        for name in names {
            let text = try String(contentsOf: web.appendingPathComponent(name), encoding: .utf8)
            let constant = "static let \(name.replacing(".", with: "_")) = #\"\"\"\n\(text)\n\"\"\"#\n"
            #expect(generated.contains(constant), "\(name) has changed; run 'make web'")
        }
    }
}
