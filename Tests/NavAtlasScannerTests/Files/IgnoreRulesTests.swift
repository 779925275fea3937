import NavAtlasFiles
import Testing

@testable import NavAtlasScanner

/// What a `.gitignore` file leaves out, held against git itself.
@Suite struct IgnoreRulesTests {
    /// Patterns with the paths that they are asked about; git says what is right.
    static let patterns = [
        "a", "/a", "a/", "a/b", "/a/b/", "*.swift", "/*.swift", "a/*.swift", "**/b", "a/**", "a/**/c.swift", "**/a/**",
        "a**", "a**/b", "/a**/c.swift", "**a/b", "?", "a/?", "[ab]", "[!a]", "[^a]", "[a-c].swift", "[]]", "[]a]",
        "[a-]",
        "[[:alpha:]]", "[[:digit:][:upper:]]*", "[[:nope:]]", "[a", "a[", "\\a", "\\*", "a\\", "\\#x", "#x", "\\!x",
        "!x",
        "a ", "a\\ ", "a\\ \\ ", "a\\\\ ", " a", "a\t", "", " ", "/", "//", "a//b", "**", "/**", "***", "a/***/c.swift",
        "*",
        "*/", "*/*", "a/*/c.swift", "a*c", "*b*", "b/../a", "./a", "a/.", "a\r", "[a-\\c].swift", "[\\]]", "[a/]b",
        "a[/]b",
        "é", "[é]", "?.swift", "??.swift", "**/", "**/*.swift", "a/**/", "a/**/**/c.swift",
    ]

    static let paths = [
        "a", "b", "c", "ab", "abc", "A", "x", "#x", "!x", "]", "-", "*", "a ", "a  ", " a", "a\\", "é", "é.swift",
        "1.swift",
        "a.swift", "b.swift", "a.b", "d/ab", "d/c.swift", "d/a.swift", "d/a/b/c.swift", "d/b/a", "d/b/b/c.swift",
        "d/c/a",
        "ax/b", "ax/c.swift", "ax/y/b", "ax/y/c.swift", "xa/b", "xa/c/b",
    ]

    @Test(arguments: patterns) func agreesWithGitOnOnePattern(_ pattern: String) throws {
        let folder = try TemporaryFolder(files: Self.paths.map { "t/" + $0 } + Self.paths.suffix(14))
        try folder.run("git", "init", "-q")
        try folder.write(".gitignore", pattern + "\n")
        try Self.compare(folder, "\(pattern)")
    }

    @Test(arguments: 0..<12) func agreesWithGitOnGeneratedTrees(_ seed: Int) throws {
        var random = SplitMix(UInt64(seed) &+ 7)
        let names = ["a", "b", "ab", "c.swift", "a.swift", "D", "e e", "[x]"]
        let parts = [
            "a", "b", "ab", "*", "**", "?", "c.swift", "*.swift", "[a-c]*", "[!a]", "D", "e e", "\\[x\\]", "a*", "*b",
        ]
        let folder = try TemporaryFolder()
        try folder.run("git", "init", "-q")
        var folders = [""]
        for _ in 0..<14 {
            let parent = folders.randomElement(using: &random) ?? ""
            folders.append(
                parent + (names.prefix(6).filter { !$0.contains(".") }.randomElement(using: &random) ?? "a") + "/")
        }
        for inner in Set(folders).sorted() {
            for name in names where Bool.random(using: &random) && !folders.contains(inner + name + "/") {
                try folder.write(inner + name, "")
            }
        }
        for inner in Set(folders).sorted() where inner.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
            let lines = (0..<Int.random(in: 1...6, using: &random)).map { _ -> String in
                let count = Int.random(in: 1...3, using: &random)
                let body = (0..<count).map { _ in parts.randomElement(using: &random) ?? "a" }.joined(separator: "/")
                return (Int.random(in: 0..<3, using: &random) == 0 ? "!" : "")
                    + (Int.random(in: 0..<4, using: &random) == 0 ? "/" : "") + body
                    + (Int.random(in: 0..<4, using: &random) == 0 ? "/" : "")
            }
            try folder.write(inner + ".gitignore", (lines + ["!.gitignore"]).joined(separator: "\n"))
        }
        try Self.compare(folder, "seed \(seed)")
    }

    /// Compares what is ignored of all that stands in a repository.
    private static func compare(_ folder: TemporaryFolder, _ comment: String) throws {
        var all: [(path: String, isFolder: Bool)] = []
        var ignored: Set<String> = []
        func visit(_ inner: String, _ rules: IgnoreRules, isIgnored: Bool) throws {
            var rules = rules
            let entries = try FileSystem.entries(of: folder.path(inner))
            if entries.contains(where: { $0.name == ".gitignore" }), !isIgnored {
                let path = PathText.join(folder.path(inner), ".gitignore")
                rules.add(try FileSystem.contents(of: path, limit: 1000), in: folder.path(inner))
            }
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = PathText.join(inner, entry.name)
                let isFolder = entry.kind == .folder
                all.append((path, isFolder))
                let isIgnored = isIgnored || rules.ignores(folder.path(path), isFolder: isFolder)
                if isIgnored { ignored.insert(path) }
                if isFolder { try visit(path, rules, isIgnored: isIgnored) }
            }
        }
        try visit("", IgnoreRules(), isIgnored: false)
        #expect(all.count > 5)
        let answer = try folder.run(
            "git", "-c", "core.quotePath=false", "check-ignore", "--no-index", "-z", "--stdin",
            input: all.map(\.path).joined(separator: "\0") + "\0")
        let expected = Set(answer.split(separator: "\0").map(String.init))
        #expect(ignored.subtracting(expected) == [], "\(comment)")
        #expect(expected.subtracting(ignored) == [], "\(comment)")
    }

    @Test func holdsInAScan() throws {
        let folder = try TemporaryFolder(files: [
            "App/Keep.swift", "App/Made/A.swift", "App/Made/B.swift", "Sub/.git/config", "Sub/Made/C.swift",
            "Other/Made/D.swift",
        ])
        try folder.run("git", "init", "-q")
        try folder.write(".gitignore", "**/Made/*\n")
        try folder.write("App/.gitignore", "!B.swift\n")
        func scan(_ paths: String...) throws -> [String] {
            let tree = try SourceTree(paths: paths, options: SourceTree.Options(base: folder.path))
            return tree.swiftFiles.map(\.displayPath)
        }
        #expect(try scan(".") == ["App/Keep.swift", "App/Made/B.swift", "Sub/Made/C.swift"])
        // Files above the path given hold too.
        #expect(try scan("App") == ["App/Keep.swift", "App/Made/B.swift"])
        // What is given itself counts.
        #expect(try scan("Other/Made/D.swift") == ["Other/Made/D.swift"])
    }

    @Test func readsAFolderThatIsIgnoredButGiven() throws {
        let folder = try TemporaryFolder(files: ["build/A.swift", "build/sub/B.swift"])
        try folder.run("git", "init", "-q")
        try folder.write(".gitignore", "build\n")
        let options = SourceTree.Options(base: folder.path)
        #expect(try SourceTree(paths: ["."], options: options).swiftFiles == [])
        for path in ["build", "build/sub"] {
            #expect(try SourceTree(paths: [path], options: options).swiftFiles.last?.displayPath == "build/sub/B.swift")
        }
    }

    @Test func takesPatternsThatWouldBacktrack() throws {
        let pattern = String(repeating: "*a", count: 60) + "b"
        let path = Array(String(repeating: "a", count: 240).utf8)[...]
        #expect(try #require(IgnorePattern(line: pattern.utf8)).matches(path, isFolder: false) == false)
    }
}
