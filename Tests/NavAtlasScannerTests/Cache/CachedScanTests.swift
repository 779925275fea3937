import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// A scan of the same files is taken from the cache whole; any change to what it depends on is seen.
@Suite struct CachedScanTests {
    private static func app(_ screen: String) -> String {
        """
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { NavigationStack { Gate() } } } }
        struct Gate: View { var body: some View { NavigationLink("") { \(screen)() } } }
        struct Lion: View { var body: some View { Text("") } }
        struct Seal: View { var body: some View { Text("") } }
        """
    }

    private func scan(
        _ folder: TemporaryFolder, platform: String = "iOS", build: String = "",
        progress: (@Sendable (Int, Int) -> Void)? = nil
    ) throws -> NavAtlasScanner.Scanner.Result {
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        scanner.cache = .folder(folder.path + "/cache")
        scanner.platform = Platform(name: platform)
        scanner.build = build
        return try scanner.scan([folder.path + "/App"], progress: progress)
    }

    @Test func theSameFilesGiveTheSameGraph() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        let first = try scan(folder)
        let second = try scan(folder)
        #expect(first.cached == 0)
        #expect(second.cached == 1)
        #expect(try GraphDocument.encode(first.graph) == GraphDocument.encode(second.graph))
        #expect(first.diagnostics == second.diagnostics)
    }

    @Test func anotherBuildReadsAnew() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        #expect(try scan(folder, build: "1").cached == 0)
        #expect(try scan(folder, build: "2").cached == 0)
        #expect(try scan(folder, build: "2").cached == 1)
    }

    @Test func aChangeIsSeen() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        _ = try scan(folder)
        try folder.write("App/Zoo.swift", Self.app("Seal"))
        let changed = try scan(folder).graph
        #expect(changed.edges.map(\.to) == ["Seal"])
        try folder.write("App/Other.swift", "import SwiftUI\nextension Gate { var more: some View { Lion() } }")
        #expect(try scan(folder).files == 2)
    }

    /// What was found in a text must not be kept for the one that was there when the scan began.
    @Test func aFileThatIsWrittenDuringAScanGivesNoWrongAnswerLater() throws {
        let folder = try TemporaryFolder()
        // The smallest file is read last, after all workers have had another one.
        let long = String(repeating: "// No navigation here.\n", count: 100)
        for number in 0...ProcessInfo.processInfo.activeProcessorCount {
            try folder.write("App/Long\(number).swift", long)
        }
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        let file = folder.path + "/App/Zoo.swift"
        _ = try scan(folder) { _, _ in try? Self.app("Seal").write(toFile: file, atomically: true, encoding: .utf8) }
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        #expect(try scan(folder).graph.edges.map(\.to) == ["Lion"])
        try folder.write("App/Zoo.swift", Self.app("Seal"))
        #expect(try scan(folder).graph.edges.map(\.to) == ["Seal"])
    }

    /// The graph depends on what files say, not on how it is written.
    @Test func whatSaysTheSameGivesTheSameGraph() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        let first = try scan(folder)
        #expect(!first.isKnown)
        try folder.write("App/Zoo.swift", Self.app("Lion") + "\n// The end.\n")
        let second = try scan(folder)
        #expect(second.isKnown && second.graph == first.graph)
        #expect(try scan(folder).isKnown)
        // Another place is another graph.
        try folder.write("App/Zoo.swift", "// The beginning.\n" + Self.app("Lion"))
        let moved = try scan(folder)
        #expect(!moved.isKnown && moved.graph != first.graph)
        #expect(moved.graph.withoutProvenance == first.graph.withoutProvenance)
    }

    /// With a memory of the last scan, a graph is moved where code moved and is the same.
    @Test(arguments: [
        "// The beginning.\n", "/* one line */ ", "\n\n",
    ])
    func whatMovesPlacesAloneMovesTheGraph(words: String) throws {
        let folder = try TemporaryFolder()
        let gate = "\nstruct Door: View { var body: some View { Gate().sheet(isPresented: $a) { Seal() } } }\n"
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        try folder.write("App/Door.swift", "import SwiftUI" + gate)
        var scanner = NavAtlasScanner.Scanner()
        (scanner.base, scanner.cache) = (folder.path, .folder(folder.path + "/cache"))
        scanner.memory = ScanMemory()
        let first = try scanner.scan([folder.path + "/App"]).graph
        for (round, text) in [Self.app("Lion"), Self.app("Lion").replacing("\n", with: "\n\n")].enumerated() {
            try folder.write("App/Zoo.swift", text.replacing("struct", with: words + "struct"))
            try folder.write("App/Door.swift", "import SwiftUI" + gate.replacing("struct", with: words + "struct"))
            let moved = try scanner.scan([folder.path + "/App"])
            var fresh = scanner
            (fresh.memory, fresh.cache) = (nil, .none)
            #expect(moved.isKnown, "round \(round)")
            #expect(moved.graph != first)
            #expect(moved.graph == (try fresh.scan([folder.path + "/App"]).graph))
        }
        // More than places is another graph.
        try folder.write("App/Zoo.swift", words + Self.app("Seal"))
        let changed = try scanner.scan([folder.path + "/App"])
        #expect(!changed.isKnown && changed.graph.edges.contains { $0.to == "Seal" && $0.from == "Gate" })
    }

    @Test func aDamagedCacheIsNotTrusted() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Zoo.swift", Self.app("Lion"))
        let first = try scan(folder)
        let files = try FileSystem.entries(of: folder.path + "/cache").map(\.name).filter { $0.hasSuffix(".graph") }
        #expect(files.count == 1)
        for file in files { try folder.write("cache/" + file, "NAVA but no more") }
        #expect(try GraphDocument.encode(scan(folder).graph) == GraphDocument.encode(first.graph))
    }

    @Test func anotherPlatformIsAnotherScan() throws {
        let folder = try TemporaryFolder()
        let text =
            Self.app("Lion").replacing("Lion()", with: "Pet()")
            + "\n#if os(macOS)\ntypealias Pet = Seal\n#else\ntypealias Pet = Lion\n#endif"
        try folder.write("App/Zoo.swift", text)
        #expect(try scan(folder).graph.edges.map(\.to) == ["Lion"])
        #expect(try scan(folder, platform: "macOS").graph.edges.map(\.to) == ["Seal"])
    }

    /// What is built of which files is part of what a scan depends on.
    @Test func anotherMembershipIsAnotherScan() throws {
        let folder = try TemporaryFolder()
        var project = ProjectText(targets: [
            .init(name: "Zoo", files: [("Zoo.swift", []), ("Bear.swift", [])]),
            .init(name: "Zoo TV", settings: "SDKROOT = appletvos;", files: []),
        ])
        try folder.write("App/Zoo.xcodeproj/project.pbxproj", project.text)
        try folder.write("App/Zoo.swift", Self.app("Bear"))
        try folder.write("App/Bear.swift", "import SwiftUI\nstruct Bear: View { var body: some View { Text(\"\") } }\n")
        let first = try scan(folder).graph
        #expect(first.nodes.map(\.module) == ["Zoo", "Zoo"] && first["Bear"]?.location != nil)
        #expect(try scan(folder).cached == 2)

        project.targets[0].settings += " PRODUCT_MODULE_NAME = Park;"
        try folder.write("App/Zoo.xcodeproj/project.pbxproj", project.text)
        #expect(try scan(folder).graph.nodes.map(\.module) == ["Park", "Park"])

        project.targets[1].files = [project.targets[0].files.removeLast()]
        try folder.write("App/Zoo.xcodeproj/project.pbxproj", project.text)
        #expect(try scan(folder).graph["Bear"]?.location == nil)
    }
}
