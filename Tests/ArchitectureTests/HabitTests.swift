import Testing

/// Habits that the design asks for and that a text can show.
@Suite struct HabitTests {
    /// The most lines that a file may have and still be read in one go.
    static let readableLength = 400

    @Test func noFileIsTooLongToRead() throws {
        for file in try SourceFile.all() where file.lines.count > Self.readableLength {
            Issue.record("\(file.path) has \(file.lines.count) lines; split it (at most \(Self.readableLength))")
        }
    }

    /// The page's script and style, which are embedded in the program and read as they are.
    @Test func thePagesFilesAreReadable() throws {
        let files = try SourceFile.all(endings: [".js", ".css"])
        #expect(files.count > 20)
        for file in files {
            let longest = file.lines.map(\.count).max() ?? 0
            if file.lines.count > Self.readableLength || longest > 125 {
                Issue.record("\(file.path) has \(file.lines.count) lines, the longest of \(longest) characters")
            }
        }
    }

    @Test func onePlaceCallsMirror() throws {
        let users = try SourceFile.all().filter { $0.code.contains("Mirror(") }.map(\.path)
        #expect(users == ["NavAtlasIntrospection/Reflection/Reflection.swift"])
    }

    @Test(arguments: ["NavAtlasModel/", "NavAtlasAnalysis/", "NavAtlasReports/"])
    func pureModulesTouchNoFilesClocksOrEnvironment(module: String) throws {
        let words = [
            "FileManager", "FileHandle", "String(contentsOf", "Data(contentsOf", "Date(", "ContinuousClock",
            "ProcessInfo",
        ]
        for file in try SourceFile.all() where file.path.hasPrefix(module) {
            for word in words where file.code.contains(word) { Issue.record("\(file.path) uses \(word)") }
        }
    }

    @Test func pointersStayInsideTheDiagrams() throws {
        for file in try SourceFile.all() where file.path.hasPrefix("NavAtlasDiagrams/") {
            for line in file.code.split(separator: "\n") where line.contains("public") {
                #expect(!line.contains("Pointer"), "\(file.path): \(line)")
            }
        }
    }
}
