import Testing

@testable import NavAtlasScanner

@Suite struct XcodeGenManifestTests {
    private func read(_ text: String) -> TargetManifest? {
        XcodeGenManifest.manifest(Array(text.utf8), displayPath: "project.yml", folder: "/repo")
    }

    /// What the property list of a target says that XcodeGen writes.
    @Test func launchScreensAreRead() throws {
        let manifest = try #require(
            read(
                """
                targets:
                  Shop:
                    type: application
                    platform: iOS
                    info:
                      path: Info.plist
                      properties:
                        UILaunchStoryboardName: Curtain
                  Till:
                    type: application
                    platform: iOS
                    settings:
                      base:
                        INFOPLIST_KEY_UILaunchStoryboardName: Drawer.storyboard
                """))
        #expect(manifest.targets.map(\.launchStoryboards) == [["Curtain"], ["Drawer"]])
    }

    @Test func targetsAreRead() throws {
        let manifest = try #require(
            read(
                """
                name: Shop
                targetTemplates:
                  Base:
                    platform: iOS
                    sources: [Base]
                targets:
                  Shop:
                    type: application
                    templates: [Base]
                    sources:
                      - path: App
                        excludes: ["Old", "**/*Preview.swift"]
                      - One.swift
                    dependencies:
                      - target: Kit
                      - package: Net
                        product: NetUI
                      - package: Rooms
                        products: [Lobby, Attic]
                      - framework: Carthage/Lib.framework
                      - target: Watch
                        platforms: [watchOS]
                  Kit:
                    type: framework
                    platform: [iOS, tvOS]
                    sources: Kit/${platform}
                  Tests:
                    type: bundle.unit-test
                    platform: iOS
                    sources: Tests
                """))
        #expect(manifest.isComplete)
        #expect(manifest.targets.map(\.name) == ["Shop", "Kit_iOS", "Kit_tvOS", "Tests"])
        #expect(manifest.targets.map(\.kind) == [.app, .library, .library, .test])
        #expect(manifest.targets.map(\.platforms) == [["iOS"], ["iOS"], ["tvOS"], ["iOS"]])
        let shop = manifest.targets[0]
        #expect(
            shop.dependencies == [
                .init(name: "Kit"), .init(name: "NetUI"), .init(name: "Lobby"), .init(name: "Attic"),
                .init(name: "Lib"),
                .init(name: "Watch", platforms: ["watchOS"]),
            ])
        let paths = manifest.targets.map { target in
            target.sources.map { rule in
                switch rule {
                case .file(let path, _): path
                case .folder(let folder): folder.path
                }
            }
        }
        #expect(
            paths == [
                ["/repo/Base", "/repo/App", "/repo/One.swift"], ["/repo/Kit/iOS"], ["/repo/Kit/tvOS"], ["/repo/Tests"],
            ])
        guard case .folder(let app) = shop.sources[1] else { return }
        #expect(app.holds("A.swift", for: "iOS") && !app.holds("Old/A.swift", for: "iOS"))
        #expect(!app.holds("Sub/APreview.swift", for: "iOS"))
    }

    @Test(arguments: [
        "include: base.yml\ntargets:\n  App:\n    type: application", "targets:\n  App:\n    templates: [Missing]",
        "targets:\n  App: *app", "targets:\n  App: [",
    ])
    func whatStandsElsewhereIsNotComplete(text: String) throws {
        #expect(try !#require(read(text)).isComplete)
    }

    @Test func includedFilesAreRead() throws {
        let files = [
            "/repo/Project/targets.yml": "targets:\n  Shop:\n    type: application\n    sources: ../Shop",
            "/repo/more.yml": """
            include:
              - project.yml
              - schemes.yml
              - path: Project/kit.yml
                relativePaths: false
            """,
            "/repo/schemes.yml": "define: &all\n  -a: true\nschemes:\n  Shop:\n    run:\n      <<: *all",
            "/repo/Project/kit.yml": "targets:\n  Kit:\n    type: framework\n    sources: Kit",
        ]
        let manifest = try #require(
            XcodeGenManifest.manifest(
                Array("include: [Project/targets.yml, more.yml]".utf8), displayPath: "project.yml", folder: "/repo"
            ) { path in
                path == "/repo/project.yml" ? Array("include: more.yml".utf8) : files[path].map { Array($0.utf8) }
            })
        #expect(manifest.isComplete)
        #expect(manifest.targets.map(\.name) == ["Shop", "Kit"])
        #expect(
            manifest.targets.flatMap(\.sources).map { rule in
                if case .folder(let folder) = rule { folder.path } else { "" }
            } == ["/repo/Shop", "/repo/Kit"])
    }

    @Test(arguments: ["", "name: other tool", "a: [", "targets"])
    func otherFilesAreNoManifest(text: String) { #expect(read(text) == nil) }
}
