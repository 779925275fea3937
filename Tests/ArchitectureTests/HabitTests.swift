import Testing

/// Habits that the design asks for and that a text can show.
@Suite struct HabitTests {
    /// The most lines that a file may have and still be read in one go.
    static let readableLength = 400

    @Test func noFileIsTooLongToRead() throws {
        for file in try SourceFile.all()
        where file.lines.count > Self.readableLength && !file.path.hasSuffix("Generated.swift") {
            Issue.record("\(file.path) has \(file.lines.count) lines; split it (at most \(Self.readableLength))")
        }
    }

    /// Someone who opens a file reads first what it holds.
    @Test func everyFileBeginsWithAComment() throws {
        let others = ["import ", "@_exported import ", "internal import ", "#if ", "#else", "#endif"]
        for file in try SourceFile.all() {
            let first = file.lines.lazy.map { $0.drop { $0 == " " } }.first { line in
                !line.isEmpty && !others.contains(where: line.hasPrefix)
            }
            if let first, !first.hasPrefix("//") { Issue.record("\(file.path) begins with \(first)") }
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

    @Test(arguments: ["NavAtlasModel/", "NavAtlasAnalysis/", "NavAtlasReports/"])
    func pureModulesShareNoState(module: String) throws {
        for file in try SourceFile.all() where file.path.hasPrefix(module) {
            for word in ["Lock", "Mutex", "@unchecked", "nonisolated(unsafe)"] where file.code.contains(word) {
                Issue.record("\(file.path) uses \(word)")
            }
        }
    }

    /// The graph is the same for every library that an app navigates with; only those who read an app know its libraries.
    @Test func theModelNamesNoLibrary() throws {
        let files = try SourceFile.all()
        let styles = files.compactMap { file in
            file.path.hasPrefix("Coordination/") ? file.path.split(separator: "/").dropFirst().first : nil
        }
        let libraries = Set(styles).subtracting(["State", "Views"]).union(["SwiftUI", "UIKit"])
        #expect(libraries.count > 5)
        for file in files where file.path.hasPrefix("NavAtlasModel/") {
            for library in libraries where file.code.contains(library) { Issue.record("\(file.path) names \(library)") }
        }
    }

    /// All files are read by one function, which takes regular files only and has a limit. What only we run ourselves, the
    /// benchmark and the fuzzer, may read as it likes.
    @Test func onePlaceReadsFiles() throws {
        let reading = [
            "Data(contentsOf", "String(contentsOf", "contentsOfFile:", "contents(atPath", "FileHandle(forReading",
            "FileHandle(forUpdating", "fopen(", "freopen(", "InputStream(", "O_RDONLY", "O_RDWR", "NSData(",
            "NSDictionary(contents", "NSArray(contents", "XMLParser(contentsOf", "resourceBytes", "readDataToEndOfFile",
        ]
        // Those of a word that are no reading: they open a folder, or write.
        let other = ["O_DIRECTORY", "O_WRONLY"]
        let files = try SourceFile.all().filter {
            !$0.path.hasPrefix("NavAtlasBench/") && !$0.path.hasPrefix("NavAtlasFuzz/")
        }
        // The second hands git a list that it wrote itself.
        let places = ["NavAtlasFiles/RegularFile.swift", "NavAtlasCommands/Files/GitObjects.swift"]
        for file in files where !places.contains(file.path) {
            for line in file.code.split(separator: "\n") where !other.contains(where: line.contains) {
                for word in reading where line.contains(word) { Issue.record("\(file.path): \(line)") }
            }
        }
        #expect(files.contains { $0.path == "NavAtlasFiles/RegularFile.swift" && $0.code.contains("O_RDONLY") })
    }

    @Test func pointersStayInsideTheDiagrams() throws {
        for file in try SourceFile.all() where file.path.hasPrefix("NavAtlasDiagrams/") {
            for line in file.code.split(separator: "\n") where line.contains("public") {
                #expect(!line.contains("Pointer"), "\(file.path): \(line)")
            }
        }
    }
}
