import Testing

@testable import NavAtlasScanner

@Suite struct PackageManifestTests {
    private func read(_ package: String, after: String = "", in folder: String = "/repo") -> TargetManifest? {
        PackageManifest.manifest(
            Array("// swift-tools-version: 6.0\nimport PackageDescription\n\(package)\n\(after)".utf8),
            displayPath: "Package.swift", folder: folder)
    }

    private func folder(_ target: BuildTarget) -> SourceFolder? {
        if case .folder(let folder)? = target.sources.first { return folder }
        return nil
    }

    @Test func targetsAndProductsAreRead() throws {
        let manifest = try #require(
            read(
                """
                let kit = "Kit"
                let shared: [Target] = [.target(name: kit + "UI", path: "UI", exclude: ["Old", "Read Me.md"], sources: ["New"])]
                let package = Package(
                    name: "P",
                    products: [.library(name: "All", targets: [kit, "KitUI"]), .executable(name: "run", targets: ["Run"])],
                    targets: shared + [
                        .target(name: kit, dependencies: [
                            "KitUI", .product(name: "Net", package: "net", condition: .when(platforms: [.iOS, .tvOS])),
                            .target(name: "Run"), .byName(name: "Other")]),
                        .executableTarget(name: "Run"), .testTarget(name: "KitTests"),
                        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
                    ])
                """,
                after: "package.targets.append(.target(name: \"Late\"))\npackage.targets += [.target(name: \"Last\")]"
            ))
        #expect(manifest.isComplete)
        #expect(manifest.targets.map(\.name) == ["KitUI", "Kit", "Run", "KitTests", "Late", "Last"])
        #expect(manifest.targets.map(\.kind) == [.library, .library, .tool, .test, .library, .library])
        #expect(manifest.products == ["All": ["Kit", "KitUI"], "run": ["Run"]])
        #expect(
            manifest.targets[1].dependencies == [
                .init(name: "KitUI"), .init(name: "Net", platforms: ["iOS", "tvOS"]), .init(name: "Run"),
                .init(name: "Other"),
            ])
        let source = try #require(folder(manifest.targets[0]))
        #expect(source.path == "/repo/UI")
        #expect(source.holds("New/A.swift", for: "iOS") && !source.holds("A.swift", for: "iOS"))
        #expect(folder(manifest.targets[1])?.path == "/repo/Sources/Kit")
    }

    /// Without a path the Swift package manager looks in its usual folders.
    @Test func usualFoldersAreLookedFor() throws {
        let files = try TemporaryFolder(files: ["src/Kit/A.swift", "Tests/KitTests/B.swift"])
        let text =
            "let package = Package(name: \"P\", targets: [.target(name: \"Kit\"), .testTarget(name: \"KitTests\")])"
        let places = try #require(read(text, in: files.path)).targets.map { folder($0)?.path }
        #expect(places == [files.path("src/Kit"), files.path("Tests/KitTests")])
        let alone = "let package = Package(name: \"P\", targets: [.target(name: \"Other\")])"
        #expect(try #require(read(alone, in: files.path)).targets.map { folder($0)?.path } == [files.path("src")])
    }

    /// Tests and plugins have folders of their own.
    @Test(arguments: [
        (".testTarget(name: \"KitTests\"), .plugin(name: \"Lint\", capability: .buildTool())", "Sources"),
        (".binaryTarget(name: \"Blob\", path: \"Blob.xcframework\")", "Sources/Kit"),
        (".target(name: \"Other\")", "Sources/Kit"),
    ])
    func oneTargetHasTheSourcesItself(others: String, place: String) throws {
        let files = try TemporaryFolder(files: ["Sources/A.swift", "Tests/KitTests/B.swift"])
        let text = "let package = Package(name: \"P\", targets: [.target(name: \"Kit\"), \(others)])"
        let kit = try #require(read(text, in: files.path)).targets.first
        #expect(kit.flatMap(folder)?.path == files.path(place))
    }

    @Test(arguments: [
        ("extension Target.Dependency { static let kit: Self = \"Kit\" }", ["Kit"]),
        ("extension Target.Dependency { static var kit: Self { .target(name: \"Kit\") } }", ["Kit"]),
        (
            "extension Target.Dependency { static let kit: Self = .product(name: \"Other\", package: \"other\") }",
            ["Other"]
        ),
        // It may be any of the package's targets.
        ("extension Target.Dependency { static let kit = named(\"Kit\") }", ["App", "Kit"]),
        ("extension Product { static let kit = \"Kit\" }", ["App", "Kit"]),
    ])
    func dependenciesAreStaticMembers(declaration: String, names: [String]) throws {
        let text = """
            let package = Package(name: "P", targets: [
                .target(name: "App", dependencies: [.kit]), .target(name: "Kit"),
            ])
            \(declaration)
            """
        #expect(try #require(read(text)).targets[0].dependencies.map(\.name) == names)
    }

    @Test(arguments: [
        "let parts: [Target.Dependency] = [\"Kit\", other]\nlet other: Target.Dependency = \"Net\"",
        "var parts: [Target.Dependency] { [\"Kit\", other] }\nlet other: Target.Dependency = \"Net\"",
    ])
    func dependenciesAreComputed(declaration: String) throws {
        let package = "let package = Package(name: \"P\", targets: [.target(name: \"App\", dependencies: parts)])"
        for text in [declaration + "\n" + package, package + "\n" + declaration] {
            #expect(try #require(read(text)).targets[0].dependencies.map(\.name) == ["Kit", "Net"])
        }
    }

    /// What only running the manifest would tell is not guessed.
    @Test(arguments: [
        "let package = Package(name: \"P\", targets: makeTargets())",
        "let package = Package(name: \"P\", targets: []).adding(features)", "let package = makePackage()",
        "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })",
        "let package = Package(name: \"P\", targets: [.target(name: \"A\\(1)\")])",
        "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: place)])",
        "let package = Package(name: \"P\", targets: [.feature(\"A\")] + more)",
        "let package = Package(name: \"P\", targets: [])\nif isServer { package.targets.append(.target(name: \"A\")) }",
        "let package = Package(name: \"P\", targets: [])\n#if os(iOS)\npackage.targets = [.target(name: \"A\")]\n#endif",
        "let package = Package(name: \"P\", targets: [])\nfor name in names { package.targets.append(.target(name: name)) }",
    ])
    func whatIsComputedIsNotComplete(text: String) throws {
        #expect(try !#require(read(text)).isComplete)
    }

    @Test(arguments: ["", "let x = 1", "let package = ", String(repeating: "[", count: 5000)])
    func badTextIsNoPackage(text: String) {
        #expect(read(text)?.targets.isEmpty ?? true)
    }
}
