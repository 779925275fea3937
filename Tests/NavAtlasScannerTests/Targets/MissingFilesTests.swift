import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct MissingFilesTests {
    private static let code = """
        import SwiftUI
        @main struct Kiosk: App { var body: some Scene { WindowGroup { Counter() } } }
        struct Counter: View { var body: some View { Text("") } }
        """

    private func missing(_ files: [(path: String, filters: [String])], paths: [String] = ["."]) throws -> [String] {
        let project = ProjectText(targets: [.init(name: "Kiosk", files: [("App/Kiosk.swift", [])] + files)])
        let folder = try TemporaryFolder([
            "Kiosk.xcodeproj/project.pbxproj": project.text, "App/Kiosk.swift": Self.code,
            "Shared/Price.swift": "struct Price {}",
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        return try scanner.scan(paths).diagnostics.map(\.description).filter { $0.contains("missing") }
    }

    @Test func whatIsBuiltAndNotThereIsSaid() throws {
        let said = try missing([("App/Till.swift", []), ("App/Cart.swift", []), ("App/Wall.swift", ["tvos"])])
        #expect(said.count == 1)
        #expect(said.first?.contains("warning: 2 Swift files are built but missing, such as App/Cart.swift;") == true)
    }

    /// A file that lies outside what is scanned, or is written otherwise, is there.
    @Test func whatIsElsewhereIsNotMissing() throws {
        #expect(try missing([("Shared/Price.swift", [])], paths: ["App"]).isEmpty)
        #expect(try missing([("shared/price.swift", [])]).isEmpty)
    }

    /// What a missing file declares may show anything: nothing is unreachable for certain while code makes one or inherits
    /// it. Constants show nothing.
    @Test(
        "A type whose file is missing",
        arguments: [
            (file: "App/Till.swift", expected: ["Till"]), (file: "App/Slip.swift", expected: ["Slip"]),
            (file: "App/Prices.swift", expected: []),
        ])
    func whatAMissingFileDeclares(file: String, expected: [String]) throws {
        let project = ProjectText(
            targets: [.init(name: "Kiosk", files: [("App/Kiosk.swift", []), ("App/Receipt.swift", []), (file, [])])])
        let folder = try TemporaryFolder([
            "Kiosk.xcodeproj/project.pbxproj": project.text,
            "App/Kiosk.swift": Self.code.replacing(#"Text("")"#, with: "Till(price: Prices.first)"),
            "App/Receipt.swift": """
            import SwiftUI
            struct Receipt: View { var body: some View { NavigationStack { Text("receipt") } } }
            final class Invoice: Slip {}
            """,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let open = try scanner.scan(["."]).graph.unresolved.filter { $0.reason.hasSuffix("is missing") }
        #expect(open.map(\.what) == expected)
        #expect(open.allSatisfy { $0.candidates == ["*"] })
    }
}
