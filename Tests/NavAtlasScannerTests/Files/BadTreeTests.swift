import Foundation
import Testing

@testable import NavAtlasScanner

/// Trees that no one would make on purpose.
@Suite struct BadTreeTests {
    private func scan(
        _ folder: TemporaryFolder, _ paths: [String] = ["."], followsLinks: Bool = false, sizeLimit: Int = 1 << 20
    )
        throws
        -> SourceTree
    {
        try SourceTree(
            paths: paths,
            options: SourceTree.Options(base: folder.path, followsLinks: followsLinks, sizeLimit: sizeLimit))
    }

    @Test func reportsLinksThatLoop() throws {
        let folder = try TemporaryFolder(files: ["A/B/C.swift"])
        try folder.link("A/B/up", to: "..")
        try folder.link("A/self", to: "self")
        try folder.link("one.swift", to: "two.swift")
        try folder.link("two.swift", to: "one.swift")
        let tree = try scan(folder)
        #expect(tree.swiftFiles.map(\.displayPath) == ["A/B/C.swift"])
        #expect(
            tree.diagnostics
                == ["A/B/up", "A/self", "one.swift", "two.swift"].map {
                    ScanDiagnostic(path: $0, problem: .linkLoop)
                })
    }

    @Test func prefersFilesToLinksToThem() throws {
        let folder = try TemporaryFolder(files: ["Real/A.swift", "outside/B.swift", "App/C.swift"])
        try folder.link("App/Linked", to: "../Real")
        try folder.link("App/Far", to: "../outside")
        try folder.link("App/A.swift", to: "../Real/A.swift")
        #expect(try scan(folder).swiftFiles.map(\.displayPath) == ["App/C.swift", "Real/A.swift", "outside/B.swift"])
        let linked = try scan(folder, ["App"], followsLinks: true)
        #expect(linked.swiftFiles.map(\.displayPath) == ["App/A.swift", "App/C.swift", "App/Far/B.swift"])
        #expect(linked.diagnostics == [])
    }

    /// A link to `/` would lead over the whole disk.
    @Test func staysInWhatIsGiven() throws {
        let folder = try TemporaryFolder(files: [
            "App/A.swift", "App/Part/B.swift", "Other/C.swift", "Other/Deep/D.swift",
        ])
        for (name, target) in [
            ("App/Root", "/"), ("App/Other", "../Other"), ("App/C.swift", "../Other/C.swift"), ("App/Inside", "Part"),
            ("App/Up", "../App2"), ("App2", "App"),
        ] { try folder.link(name, to: target) }
        let tree = try scan(folder, ["App"])
        #expect(tree.swiftFiles.map(\.displayPath) == ["App/A.swift", "App/Part/B.swift"])
        #expect(
            tree.diagnostics
                == ["App/C.swift", "App/Other", "App/Root"].map { ScanDiagnostic(path: $0, problem: .linkOutside) }
                + [ScanDiagnostic(path: "App/Up", problem: .linkLoop)])
        let both = try scan(folder, ["App2", "Other/Deep", "Other/C.swift"])
        #expect(
            both.swiftFiles.map(\.displayPath) == [
                "App2/A.swift", "App2/Part/B.swift", "Other/C.swift", "Other/Deep/D.swift",
            ])
    }

    @Test func countsHardLinksOnce() throws {
        let folder = try TemporaryFolder(files: ["b/A.swift"])
        try FileManager.default.linkItem(atPath: folder.path("b/A.swift"), toPath: folder.path("A.swift"))
        #expect(try scan(folder).swiftFiles.map(\.displayPath) == ["A.swift"])
    }

    @Test func reportsWhatIsNoFile() throws {
        let folder = try TemporaryFolder(files: ["A.swift"])
        try folder.link("gone.swift", to: "nowhere.swift")
        try folder.run("mkfifo", folder.path("pipe.swift"))
        let tree = try scan(folder)
        #expect(tree.swiftFiles.map(\.displayPath) == ["A.swift"])
        #expect(
            tree.diagnostics == [
                ScanDiagnostic(path: "gone.swift", problem: .danglingLink),
                ScanDiagnostic(path: "pipe.swift", problem: .notAFile),
            ])
        let pipe = SourceFile(path: folder.path("pipe.swift"), displayPath: "pipe.swift")
        #expect(throws: ScanDiagnostic(path: "pipe.swift", problem: .notAFile)) { try pipe.bytes() }
    }

    @Test func reportsNamesThatAreNotUTF8() throws {
        let folder = try TemporaryFolder(files: ["A.swift"])
        try folder.run("sh", "-c", "touch \"$(printf 'b\\377.swift')\" && mkdir \"$(printf 'd\\377')\"")
        let tree = try scan(folder)
        #expect(tree.swiftFiles.map(\.displayPath) == ["A.swift"])
        #expect(
            tree.diagnostics
                == ["b\u{FFFD}.swift", "d\u{FFFD}"].map { ScanDiagnostic(path: $0, problem: .nameNotUTF8) })
    }

    @Test func reportsFilesOverTheLimit() throws {
        let folder = try TemporaryFolder()
        try folder.write("big.swift", [UInt8](repeating: 32, count: 101))
        try folder.write("fits.swift", [UInt8](repeating: 32, count: 100))
        let tree = try scan(folder, sizeLimit: 100)
        let expected = ScanDiagnostic(path: "big.swift", problem: .tooLarge(bytes: 101, limit: 100))
        #expect(tree.swiftFiles.map(\.displayPath) == ["fits.swift"])
        #expect(tree.diagnostics == [expected])
        let grown = SourceFile(path: folder.path("big.swift"), displayPath: "big.swift")
        #expect(throws: expected) { try grown.text(limit: 100) }
    }

    @Test func reportsFoldersTooDeepForTheSystem() throws {
        let folder = try TemporaryFolder(files: ["A.swift"])
        // Deeper than a path can be, so not even root can list it all.
        let name = String(repeating: "d", count: 200)
        try folder.run("sh", "-c", "i=0; while [ $i -lt 30 ]; do mkdir \(name); cd -P \(name); i=$((i+1)); done")
        let tree = try scan(folder)
        #expect(tree.swiftFiles.map(\.displayPath) == ["A.swift"])
        #expect(tree.diagnostics.count == 1)
        try folder.run("rm", "-rf", name)
    }

    @Test(.enabled(if: geteuid() != 0, "root can read everything")) func reportsWhatMayNotBeRead() throws {
        let folder = try TemporaryFolder(files: ["A.swift", "locked/B.swift"])
        try folder.run("chmod", "000", "A.swift", "locked")
        let tree = try scan(folder)
        #expect(tree.swiftFiles.map(\.displayPath) == ["A.swift"])
        #expect(tree.diagnostics.map(\.path) == ["locked"])
        let file = try #require(tree.swiftFiles.first)
        #expect(throws: ScanDiagnostic.self) { try file.bytes() }
        try folder.run("chmod", "700", "A.swift", "locked")
    }

    @Test func reportsAFileThatIsGoneWhenItIsRead() throws {
        let folder = try TemporaryFolder(files: ["A.swift"])
        let file = try #require(try scan(folder).swiftFiles.first)
        try FileManager.default.removeItem(atPath: file.path)
        #expect(throws: ScanDiagnostic(path: "A.swift", problem: .unreadableFile(reason: "No such file or directory")))
        {
            try file.bytes()
        }
    }
}
