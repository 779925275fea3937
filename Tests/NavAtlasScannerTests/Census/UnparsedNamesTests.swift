import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Files that are not parsed may use what the parsed ones declare.
@Suite struct UnparsedNamesTests {
    @Test(arguments: [("boot()", true), ("reboot()", false), ("// boot", true), ("bootä()", false), ("x.boot", true)])
    func areWholeWords(text: String, isThere: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("Plain.swift", text)
        let file = SourceFile(path: "\(folder.path)/Plain.swift", displayPath: "Plain.swift")
        #expect(UnparsedNames([file]).names(among: ["boot", "other"]) == (isThere ? ["boot"] : []))
    }

    @Test func aFileThatCannotBeReadMayNameAll() {
        let file = SourceFile(path: "/nowhere/Plain.swift", displayPath: "Plain.swift")
        #expect(UnparsedNames([file]).names(among: ["boot"]) == ["boot"])
    }

    /// The code that makes the screen is only used by a file without a word of navigation.
    @Test func whatTheyUseIsNotDead() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App.swift",
            """
            import SwiftUI
            @main struct Dock: App { var body: some Scene { WindowGroup { PierScreen() } } }
            struct PierScreen: View { var body: some View { Text("pier") } }
            struct BoatScreen: View { var body: some View { Text("boat").navigationTitle("Boat") } }
            func launchBoat() { Library.show(BoatScreen()) }
            """)
        try folder.write("Engine.swift", "struct Engine { func run() { launchBoat() } }")
        var scanner = NavAtlasScanner.Scanner()
        scanner.bytesReadWithoutWords = 0
        let result = try scanner.scan([folder.path])
        #expect(result.ruledOut == 1)
        #expect(result.graph.resolution.dead == 0)
        #expect(result.graph.unresolved.contains { $0.what == "BoatScreen(…)" && $0.candidates == ["BoatScreen"] })
    }
}
