import Foundation
import Testing

@testable import NavAtlasScanner

@Suite struct SourceTreeTests {
    /// What a tree holds, what of it is asked for, and the Swift files that are found.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var files: [String]
        var base = ""
        var paths = ["."]
        var excluded: [String] = []
        var includesTests = false
        var expected: [String]
    }

    static let cases = [
        Case(
            testDescription: "sorted by path", files: ["b.swift", "a/c.swift", "a.swift"],
            expected: ["a.swift", "a/c.swift", "b.swift"]),
        Case(
            testDescription: "other files", files: ["A.swift", "B.swift.stencil", "C.m", "README.md"],
            expected: ["A.swift"]),
        Case(
            testDescription: "build folders and what is fetched",
            files: [
                ".build/A.swift", "Pods/B/B.swift", "Carthage/Checkouts/C.swift", "DerivedData/D.swift",
                "SourcePackages/checkouts/S.swift", "node_modules/kit/N.swift", ".git/E.swift",
                "App/Pods/F.swift", "App/.hidden.swift", "App/G.swift",
            ], expected: ["App/G.swift"]),
        Case(
            testDescription: "bundles", files: ["Guide.docc/Step.swift", "Try.playground/Contents.swift", "App.swift"],
            expected: ["App.swift"]),
        Case(
            testDescription: "what lies among pictures", files: ["Assets.xcassets/Home.swift", "App.swift"],
            expected: ["App.swift", "Assets.xcassets/Home.swift"]),
        Case(
            testDescription: "manifests",
            files: ["Package.swift", "Package@swift-5.9.swift", "Package/Package+More.swift"],
            expected: ["Package/Package+More.swift"]),
        Case(
            testDescription: "manifests that are given",
            files: ["Package.swift", "Package@swift-6.0.swift", "A.swift"],
            paths: ["Package.swift", "Package@swift-6.0.swift", "A.swift"], expected: ["A.swift"]),
        Case(
            testDescription: "tests",
            files: [
                "Tests/A.swift", "AppTests/B.swift", "AppUITests/C.swift", "App/DTests.swift", "TestbedEO/E.swift",
                "TestFlight/F.swift", "Contests/G.swift", "Testing/H.swift", "App/TestView.swift",
            ],
            expected: [
                "App/TestView.swift", "Contests/G.swift", "TestFlight/F.swift", "TestbedEO/E.swift", "Testing/H.swift",
            ]),
        Case(
            testDescription: "tests when asked for", files: ["Tests/A.swift", "App/BTests.swift"], includesTests: true,
            expected: ["App/BTests.swift", "Tests/A.swift"]),
        Case(
            testDescription: "a test folder that is given", files: ["Tests/A.swift", "App/B.swift"], paths: ["Tests"],
            expected: ["Tests/A.swift"]),
        Case(
            testDescription: "a test file that is given", files: ["App/ATests.swift", "App/B.swift"],
            paths: ["App/ATests.swift"], expected: ["App/ATests.swift"]),
        Case(
            testDescription: "several spellings", files: ["App/A.swift", "App/B.swift"],
            paths: ["App", "./App/", "App/A.swift", "App//./B.swift", "App/../App", "."],
            expected: ["App/A.swift", "App/B.swift"]),
        Case(
            testDescription: "exclusion by name", files: ["A/Generated/B.swift", "Generated/C.swift", "A/D.swift"],
            excluded: ["Generated"], expected: ["A/D.swift"]),
        Case(
            testDescription: "exclusion by path", files: ["A/Generated/B.swift", "Generated/C.swift"],
            excluded: ["A/Generated"], expected: ["Generated/C.swift"]),
        Case(
            testDescription: "exclusion by pattern", files: ["A/X.generated.swift", "A/Y.swift", "B/Z/Mocks/W.swift"],
            excluded: ["*.generated.swift", "**/Mocks/**"], expected: ["A/Y.swift"]),
        Case(
            testDescription: "exclusion taken back", files: ["A/X.swift", "A/Y.swift"],
            excluded: ["A/*", "!A/Y.swift"], expected: ["A/Y.swift"]),
        Case(
            testDescription: "exclusion below the path given",
            files: ["App/Legacy/X.swift", "App/Y.swift", "App/Z.swift"],
            paths: ["App"], excluded: ["/Legacy", "./App/Z.swift"], expected: ["App/Y.swift"]),
        Case(
            testDescription: "exclusion beside the base folder",
            files: ["A/X.swift", "A/Play/Y.swift", "B/Play/Z.swift"],
            base: "B", paths: [".."], excluded: ["../A/Play"], expected: ["../A/X.swift", "../B/Play/Z.swift"]),
        Case(
            testDescription: "exclusion taken back beside it", files: ["A/X.swift", "A/Y.swift", "B/Z.swift"],
            base: "B",
            paths: ["../A"], excluded: ["../A/*.swift", "!../A/Y.swift"], expected: ["../A/Y.swift"]),
        Case(
            testDescription: "exclusion of a file that is given", files: ["A.swift", "B.swift"],
            paths: ["A.swift", "B.swift"], excluded: ["B.swift"], expected: ["A.swift"]),
        Case(
            testDescription: "names that are not ASCII", files: ["Écran/Ü ber.swift"], expected: ["Écran/Ü ber.swift"]),
        Case(testDescription: "an empty folder", files: [], expected: []),
    ]

    @Test(arguments: cases) func findsSwiftFiles(_ example: Case) throws {
        let folder = try TemporaryFolder(files: example.files)
        let options = SourceTree.Options(
            base: folder.path(example.base), excluded: example.excluded, includesTests: example.includesTests)
        for paths in [example.paths, example.paths.reversed()] {
            let tree = try SourceTree(paths: paths, options: options)
            #expect(tree.swiftFiles.map(\.displayPath) == example.expected)
            #expect(
                tree.swiftFiles.map(\.path)
                    == example.expected.map {
                        URL(fileURLWithPath: folder.path(example.base)).appendingPathComponent($0).standardizedFileURL
                            .path
                    })
            #expect(tree.diagnostics == [])
        }
    }

    @Test func findsWhatLinksAreDeclaredIn() throws {
        let folder = try TemporaryFolder(files: [
            "App/Info.plist", "App/Share-Info.plist", "App/Settings.plist", "Pods/Info.plist", "AppTests/Info.plist",
            "web/.well-known/apple-app-site-association", "apple-app-site-association.json",
        ])
        let tree = try SourceTree(paths: [folder.path], options: SourceTree.Options(base: folder.path))
        #expect(tree.infoPlists.map(\.displayPath) == ["App/Info.plist", "App/Share-Info.plist"])
        #expect(
            tree.appSiteAssociations.map(\.displayPath) == [
                "apple-app-site-association.json", "web/.well-known/apple-app-site-association",
            ])
    }

    @Test(arguments: [
        ("", "", "App/A.swift"), ("", "App", "App/A.swift"), ("App", "App", "A.swift"),
        ("Other", "", "../App/A.swift"), ("App/Views", "App", "../A.swift"),
    ]) func displaysPathsRelativeToTheBase(_ base: String, _ path: String, _ expected: String) throws {
        let folder = try TemporaryFolder(files: ["App/A.swift", "App/Views/B.txt", "Other/B.txt"])
        let tree = try SourceTree(
            paths: [folder.path(path)], options: SourceTree.Options(base: folder.path(base)))
        #expect(tree.swiftFiles.map(\.displayPath) == [expected])
    }

    @Test(arguments: [
        ("missing", ScanError.noSuchPath("missing")), ("", .noSuchPath("")), ("A.swift/x", .noSuchPath("A.swift/x")),
        ("README.md", .unsupportedFile("README.md")), ("/dev/null", .unsupportedFile("/dev/null")),
    ]) func refusesPaths(_ path: String, _ expected: ScanError) throws {
        let folder = try TemporaryFolder(files: ["A.swift", "README.md"])
        #expect(throws: expected) {
            try SourceTree(paths: ["A.swift", path], options: SourceTree.Options(base: folder.path))
        }
    }

    @Test func refusesAPatternThatMatchesNothing() throws {
        let folder = try TemporaryFolder()
        #expect(throws: ScanError.malformedPattern("a[b")) {
            try SourceTree(paths: ["."], options: SourceTree.Options(base: folder.path, excluded: ["a[b"]))
        }
    }

    /// A pattern that leaves nothing out was meant otherwise; what is left out anyway counts as left out.
    @Test(
        arguments: [
            (["Sources/Play"], nil), (["Play"], nil), ([".build"], nil), (["Ignored"], nil),
            (["*.swift", "!Toy.swift"], nil),
            (["Sources/Plya"], "Sources/Play"), (["Play", "Toys"], nil), (["Nothing/like/it"], .some(nil)),
        ] as [([String], String??)])
    func aPatternThatLeavesNothingOutIsAnError(excluded: [String], nearest: String??) throws {
        let folder = try TemporaryFolder()
        for file in ["Sources/Play/Toy.swift", ".build/A.swift", "Ignored/B.swift"] { try folder.write(file, "") }
        try FileManager.default.createDirectory(atPath: folder.path + "/.git", withIntermediateDirectories: true)
        try folder.write(".gitignore", "Ignored\n")
        func tree(_ isTaken: Bool) throws -> SourceTree {
            try SourceTree(
                paths: ["."],
                options: SourceTree.Options(
                    base: folder.path, excluded: excluded, takesIdleExclusions: isTaken))
        }
        _ = try tree(true)
        guard let nearest else {
            if excluded.contains("Toys") {
                #expect(throws: ScanError.self) { try tree(false) }
            } else {
                _ = try tree(false)
            }
            return
        }
        #expect(throws: ScanError.idleExclusion(excluded[0], nearest: nearest)) { try tree(false) }
    }

    @Test(arguments: [
        (["Package.swift", "Sources/Kit/Sub/A.swift"], "Kit"), (["Package.swift", "Sources/A.swift"], nil),
        (["Sources/Kit/A.swift"], nil), (["Package.swift", "App/A.swift"], nil),
        (["Package.swift", "Modules/Kit/Package.swift", "Modules/Kit/Sources/Inner/A.swift"], "Inner"),
    ]) func guessesTheModule(_ files: [String], _ expected: String?) throws {
        let folder = try TemporaryFolder(files: files)
        let tree = try SourceTree(paths: ["."], options: SourceTree.Options(base: folder.path))
        #expect(tree.swiftFiles.map(\.module) == [expected])
    }
}
