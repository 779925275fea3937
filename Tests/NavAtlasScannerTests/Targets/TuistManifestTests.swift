import Testing

@testable import NavAtlasScanner

@Suite struct TuistManifestTests {
    private func read(_ project: String, imports: String = "import ProjectDescription") -> TargetManifest? {
        TuistManifest.manifest(Array("\(imports)\n\(project)".utf8), displayPath: "Project.swift", folder: "/repo/App")
    }

    @Test func plainTargetsAreRead() throws {
        let manifest = try #require(
            read(
                """
                let project = Project(name: "Shop", targets: [
                    .target(
                        name: "Shop", destinations: [.iPhone, .iPad], product: .app, bundleId: "shop",
                        sources: ["Sources/**", .glob("More/*.swift", excluding: ["More/Old*.swift"])],
                        dependencies: [.target(name: "Kit"), .project(target: "Net", path: "../Net"), .external(name: "Lib")]),
                    Target(name: "ShopTV", platform: .tvOS, product: .app, bundleId: "tv", sources: "../TV/**"),
                    .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k", buildableFolders: ["Kit"]),
                ])
                """))
        #expect(manifest.isComplete)
        #expect(manifest.targets.map(\.kind) == [.app, .app, .library])
        #expect(manifest.targets.map(\.platforms) == [["iOS"], ["tvOS"], ["iOS"]])
        #expect(manifest.targets[0].dependencies.map(\.name) == ["Kit", "Net", "Lib"])
        let folders = manifest.targets.flatMap(\.sources).compactMap { rule in
            if case .folder(let folder) = rule { folder } else { nil }
        }
        #expect(folders.map(\.path) == ["/repo/App/Sources", "/repo/App/More", "/repo/TV", "/repo/App/Kit"])
        #expect(folders[0].holds("Deep/A.swift", for: "iOS"))
        #expect(folders[1].holds("A.swift", for: "iOS") && !folders[1].holds("Deep/A.swift", for: "iOS"))
        #expect(!folders[1].holds("OldA.swift", for: "iOS"))
    }

    @Test(arguments: [
        "let project = Project.app(name: \"Shop\")",
        "let project = Project(name: \"Shop\", targets: [.target(name: \"A\", product: kind, sources: [\"A/**\"])])",
        "let project = Project(name: \"Shop\", targets: [.feature(\"A\")])",
        "let project = Project(name: \"A\", targets: [.target(name: \"A\", product: .app, sources: .all)])",
    ])
    func helpersAreNotRun(project: String) throws {
        #expect(try !#require(read(project)).isComplete)
    }

    @Test func aProjectOfTheAppsOwnIsNoManifest() {
        #expect(read("struct Project {}", imports: "import SwiftUI") == nil)
    }
}
