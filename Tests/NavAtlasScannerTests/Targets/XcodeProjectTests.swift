import Testing

@testable import NavAtlasScanner

@Suite struct XcodeProjectTests {
    private func targets(_ project: ProjectText, in folder: String = "/repo") throws -> [BuildTarget] {
        try XcodeProject.manifest(Array(project.text.utf8), displayPath: "A.xcodeproj/project.pbxproj", folder: folder)
            .targets
    }

    @Test(arguments: [
        ("application", "SDKROOT = iphoneos;", BuildTarget.Kind.app, ["iOS"]),
        ("application", "SDKROOT = appletvos;", .app, ["tvOS"]),
        (
            "application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros\";", .app,
            ["iOS", "visionOS"]
        ),
        ("application.watchapp2", "", .app, ["watchOS"]), ("watchkit2-extension", "", .app, ["watchOS"]),
        ("application.on-demand-install-capable", "SDKROOT = iphoneos;", .app, ["iOS"]),
        ("app-extension", "SDKROOT = iphoneos;", .appExtension, ["iOS"]),
        ("framework", "", .library, []), ("bundle.unit-test", "SDKROOT = \"$(PLATFORM)\";", .test, []),
        ("tool", "SDKROOT = macosx;", .tool, ["macOS"]),
    ])
    func kindsAndPlatforms(type: String, settings: String, kind: BuildTarget.Kind, platforms: [String]) throws {
        let target = try #require(
            targets(ProjectText(targets: [.init(name: "My App", type: type, settings: settings)])).first)
        #expect(target.name == "My App" && target.module == "My_App")
        #expect(target.kind == kind)
        #expect(target.platforms == Set(platforms))
    }

    /// What a target's own settings leave open, the project's say, or a file of settings.
    @Test func settingsAreInherited() throws {
        var project = ProjectText(targets: [.init(name: "App", settings: "PRODUCT_NAME = Shop;")])
        project.projectSettings = "SDKROOT = watchos;"
        let target = try #require(targets(project).first)
        #expect(target.platforms == ["watchOS"] && target.module == "Shop")

        let folder = try TemporaryFolder([
            "Config/App.xcconfig": "#include \"Base.xcconfig\"\n// SDKROOT = macosx\nOTHER = 1",
            "Config/Base.xcconfig": "#include \"Base.xcconfig\"\nSDKROOT = appletvos // not xros\n",
        ])
        project.projectSettings = ""
        let text = project.text.replacing(
            "\"PROJECT debug\" = { isa = XCBuildConfiguration;",
            with: """
                CONFIG = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };
                "PROJECT debug" = { isa = XCBuildConfiguration; baseConfigurationReference = CONFIG;
                """
        ).replacing("children = (", with: "children = (CONFIG, ")
        let manifest = try XcodeProject.manifest(Array(text.utf8), displayPath: "", folder: folder.path)
        #expect(manifest.targets.map(\.platforms) == [["tvOS"]])
    }

    /// What only some configurations set, only some builds have.
    @Test func conditionsAreThoseOfAllConfigurations() throws {
        let setting = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
        let project = ProjectText(
            targets: [.init(name: "App", settings: "\(setting) = \"$(inherited) MAIN FULL\";")],
            projectSettings: "\(setting) = SHOP;")
        #expect(try targets(project).map(\.conditions) == [["MAIN", "FULL", "SHOP"]])
        let release = "RELEASE = { isa = XCBuildConfiguration; buildSettings = { \(setting) = MAIN; }; };"
        let text = project.text.replacing("(\"App debug\")", with: "(\"App debug\", RELEASE)")
            .replacing("MAIN = {", with: release + " MAIN = {")
        let manifest = try XcodeProject.manifest(Array(text.utf8), displayPath: "", folder: "/repo")
        #expect(manifest.targets.map(\.conditions) == [["MAIN", "SHOP"]])
    }

    /// Xcode writes an empty one where each platform has its own: `INFOPLIST_FILE[sdk=macosx*]`.
    @Test func anEmptySettingSaysNothing() throws {
        let settings = "INFOPLIST_FILE = \"\"; PRODUCT_NAME = \"\";"
        var project = ProjectText(targets: [.init(name: "App", settings: settings)])
        project.projectSettings = "INFOPLIST_FILE = Shared.plist;"
        let target = try #require(targets(project).first)
        #expect(target.infoPlists.isEmpty && target.module == "App")
    }

    @Test func filesAreFoundThroughTheirGroups() throws {
        let project = ProjectText(targets: [
            .init(name: "App", files: [("A.swift", []), ("Sub/../B.swift", ["tvos", "ios"])])
        ])
        let target = try #require(targets(project).first)
        #expect(
            target.sources == [
                .file("/repo/A.swift", platforms: []), .file("/repo/B.swift", platforms: ["iOS", "tvOS"]),
            ])
    }

    @Test func synchronizedFoldersHaveExceptions() throws {
        let project = ProjectText(
            targets: [.init(name: "App", folders: ["SHARED"]), .init(name: "Widget", type: "app-extension")],
            folders: [("SHARED", "Shared", ["OUT", "TAKEN"])],
            exceptions: [
                (
                    "OUT",
                    "target = \"App target\"; membershipExceptions = (Old.swift, Legacy, ); "
                        + "platformFiltersByRelativePath = { Pad.swift = (ios, ); };"
                ),
                ("TAKEN", "target = \"Widget target\"; membershipExceptions = (Model.swift, );"),
            ])
        let targets = try targets(project)
        guard case .folder(let folder)? = targets[0].sources.first else {
            Issue.record("the app has no folder")
            return
        }
        #expect(folder.path == "/repo/Shared")
        #expect(folder.holds("New.swift", for: "iOS") && folder.holds("In/New.swift", for: "tvOS"))
        #expect(!folder.holds("Old.swift", for: "iOS") && !folder.holds("Legacy/Deep/A.swift", for: "iOS"))
        #expect(folder.holds("Pad.swift", for: "iOS") && !folder.holds("Pad.swift", for: "tvOS"))
        #expect(targets[1].sources == [.file("/repo/Shared/Model.swift", platforms: [])])
    }

    @Test func dependenciesHavePlatforms() throws {
        let project = ProjectText(targets: [
            .init(name: "App", dependencies: [("Kit", nil), ("Watch", "ios")], products: ["Feature"]),
            .init(name: "Kit", type: "framework"), .init(name: "Watch"),
        ])
        #expect(
            try targets(project)[0].dependencies == [
                .init(name: "Kit"), .init(name: "Watch", platforms: ["iOS"]), .init(name: "Feature"),
            ])
    }

    /// A framework of another project may be linked, or only copied into the app.
    @Test(arguments: ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"])
    func frameworksAreDependencies(phase: String) throws {
        let project = ProjectText(targets: [.init(name: "App")])
        let text = project.text.replacing(
            "buildPhases = (", with: "buildPhases = (KITS, "
        ).replacing(
            "\"App target\" = {",
            with: """
                KITS = { isa = \(phase); files = (KIT); };
                KIT = { isa = PBXBuildFile; fileRef = FRAMEWORK; };
                FRAMEWORK = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                "App target" = {
                """)
        let manifest = try XcodeProject.manifest(
            Array(text.utf8), displayPath: "A.xcodeproj/project.pbxproj", folder: "/")
        #expect(manifest.targets.first?.dependencies == [.init(name: "Kit")])
    }

    /// Text that is no project is a diagnostic, whatever it holds; a group that holds itself ends.
    @Test(arguments: [
        "", "{", "{ objects = 1; }", "<plist", "\u{0}\u{1}", "{ a = \(String(repeating: "(", count: 10_000)) }",
        "{ objects = { }; }",
    ])
    func badTextIsADiagnostic(text: String) {
        #expect(throws: ScanDiagnostic.self) {
            try XcodeProject.manifest(Array(text.utf8), displayPath: "A.xcodeproj/project.pbxproj", folder: "/")
        }
    }

    @Test func oddObjectsAreNoTrouble() throws {
        let text = """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T, X, (1)); };
              G = { isa = PBXGroup; children = (G, F); sourceTree = "<group>"; path = "../.."; };
              T = { name = App; buildPhases = (S, G); productType = (1); buildConfigurationList = T; };
              S = { isa = PBXSourcesBuildPhase; files = (B, T); };
              B = { isa = PBXBuildFile; fileRef = G; platformFilter = (1); }; }; rootObject = P; }
            """
        let manifest = try XcodeProject.manifest(Array(text.utf8), displayPath: "", folder: "/repo")
        #expect(manifest.targets.map(\.name).isEmpty || manifest.targets.map(\.name) == ["App"])
    }
}
