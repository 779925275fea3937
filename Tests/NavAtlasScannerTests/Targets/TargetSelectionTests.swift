import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Which files a scan is about, and what it says of the others.
@Suite struct TargetSelectionTests {
    private static func screen(_ name: String, _ text: String = "") -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { NavigationStack { Text(\"\(text)\") } } }\n"
    }

    private static func app(_ name: String, showing screen: String) -> String {
        "import SwiftUI\n@main struct \(name): App { var body: some Scene { WindowGroup { \(screen)() } } }\n"
    }

    private static let flow = """
        import SwiftUI
        struct Flow: View {
            var body: some View { NavigationStack { NavigationLink("h") { HomeScreen() } } }
        }

        """

    /// An app for the phone and one for the television that share a flow, each with a home of its own.
    private static let phoneAndTelevision = ProjectText(targets: [
        .init(
            name: "Shop", files: [("Phone/App.swift", []), ("Phone/HomeScreen.swift", []), ("Flow.swift", [])],
            dependencies: [("Widget", nil)]),
        .init(
            name: "Shop TV", settings: "SDKROOT = appletvos;",
            files: [("Big/App.swift", []), ("Big/HomeScreen.swift", []), ("Flow.swift", [])]),
        .init(name: "Widget", type: "app-extension", files: [("Widget/Widget.swift", [])]),
    ])

    private static let twoApps = [
        "Shop.xcodeproj/project.pbxproj": phoneAndTelevision.text, "Flow.swift": flow,
        "Phone/App.swift": app("ShopApp", showing: "Flow"), "Phone/HomeScreen.swift": screen("HomeScreen", "phone"),
        "Big/App.swift": app("BigApp", showing: "Flow"), "Big/HomeScreen.swift": screen("HomeScreen", "big"),
        "Widget/Widget.swift": screen("WidgetScreen"), "Old.swift": screen("OldScreen"),
    ]

    private func scan(
        _ texts: [String: String], platform: String? = nil, targets: [String] = [], tests: Bool = false,
        paths: [String]? = nil
    ) throws -> (notation: String, diagnostics: [String]) {
        let folder = try TemporaryFolder(texts)
        var scanner = NavAtlasScanner.Scanner()
        (scanner.base, scanner.targets) = (folder.path, targets)
        (scanner.platform, scanner.choosesPlatform) = (Platform(name: platform ?? "iOS"), platform == nil)
        scanner.includesTests = tests
        let result = try scanner.scan(paths ?? ["."])
        return (Notation.print(result.graph), result.diagnostics.map(\.description))
    }

    @Test func whereNoAppIsForThePlatformTheOthersAreRead() throws {
        let project = ProjectText(targets: [
            .init(
                name: "Shop TV", settings: "SDKROOT = appletvos;", files: [("Big/App.swift", []), ("Flow.swift", [])])
        ])
        let scan = try scan([
            "Shop.xcodeproj/project.pbxproj": project.text, "Flow.swift": Self.flow + Self.screen("HomeScreen"),
            "Big/App.swift": Self.app("BigApp", showing: "Flow"),
        ])
        #expect(scan.notation.contains("Flow ~push~> HomeScreen : "), "\(scan)")
    }

    @Test(arguments: [(nil, ["Shop Mac"], true), ("iOS", ["Shop Mac"], false), (nil, ["Shop Mac", "Shop"], false)])
    func whereNoAppIsForThePlatformTheCodeIsReadForTheirs(asked: String?, apps: [String], isRead: Bool) throws {
        let targets = apps.map { app in
            ProjectText.Target(
                name: app, settings: "SDKROOT = \(app == "Shop" ? "iphoneos" : "macosx");",
                files: [("\(app)/App.swift", [])])
        }
        let code = """
            import SwiftUI
            @main struct ShopApp: App {
                var body: some Scene {
                    WindowGroup {
                        #if os(macOS)
                        NavigationStack { NavigationLink("d") { DeskScreen() } }
                        #else
                        Text("nothing")
                        #endif
                    }
                }
            }
            """
        var texts = ["Shop.xcodeproj/project.pbxproj": ProjectText(targets: targets).text]
        for app in apps { texts["\(app)/App.swift"] = code + Self.screen("DeskScreen") }
        let scan = try scan(texts, platform: asked)
        #expect(scan.notation.contains("DeskScreen") == isRead, "\(scan)")
        #expect(scan.diagnostics.contains { $0.contains("evaluated for macOS") } == isRead, "\(scan)")
    }

    @Test(arguments: [("iOS", "Phone/HomeScreen.swift"), ("tvOS", "Big/HomeScreen.swift")])
    func thePlatformsAppIsRead(platform: String, home: String) throws {
        let scan = try scan(Self.twoApps, platform: platform)
        #expect(scan.notation.contains("Flow ~push~> HomeScreen : "), "\(scan)")
        #expect(!scan.notation.contains("#") && !scan.notation.contains("WidgetScreen"))
        #expect(!scan.notation.contains("OldScreen"))
        let left = try #require(scan.diagnostics.last)
        #expect(scan.diagnostics.allSatisfy { $0.hasPrefix("Shop.xcodeproj/project.pbxproj: note: ") })
        #expect(left.contains(platform == "iOS" ? "'Shop TV' (tvOS), 'Widget' (app extension)" : "'Shop' (iOS)"))
        #expect(left.contains("3 Swift files are left out, because they belong only to "))
        #expect(
            scan.diagnostics.first?.contains("1 Swift file is left out, such as Old.swift, because no target") == true)
    }

    /// A screen in a file of both, which only the television's own code shows, is not said to be unreachable.
    @Test func aScreenThatAnotherTargetShowsMayBeReached() throws {
        var texts = Self.twoApps
        texts["Flow.swift"] = Self.flow + Self.screen("GuideScreen") + Self.screen("OldScreen")
        texts["Big/HomeScreen.swift"] = Self.screen("HomeScreen") + "func guide() -> some View { GuideScreen() }"
        let unresolved = try scan(texts).notation.split(separator: "\n").filter { $0.hasPrefix("unresolved") }
        #expect(
            unresolved == [
                "unresolved GuideScreen : \"the target 'Shop TV' names it, which was not read\" [candidate=GuideScreen]"
            ])
    }

    /// An extension links the package of the app, and makes something there that the app itself does not.
    @Test func aScreenThatAnExtensionMakesMayBeReached() throws {
        let project = ProjectText(targets: [
            .init(name: "Shop", files: [("App.swift", [])], products: ["Kit"]),
            .init(name: "Share", type: "app-extension", files: [("Share/Share.swift", [])], products: ["Kit"]),
        ])
        let texts = [
            "Shop.xcodeproj/project.pbxproj": project.text, "App.swift": Self.app("ShopApp", showing: "Flow"),
            "Kit/Package.swift": """
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """,
            "Kit/Sources/Kit/Flow.swift": Self.flow + Self.screen("HomeScreen") + Self.screen("GuideScreen"),
            "Share/Share.swift": "import Kit\nfunc guide() -> Any { GuideScreen() }",
        ]
        let unresolved = try scan(texts).notation.split(separator: "\n").filter { $0.hasPrefix("unresolved") }
        #expect(
            unresolved == [
                "unresolved GuideScreen : \"the target 'Share' names it, which was not read\" [candidate=GuideScreen]"
            ])
    }

    /// A template for several platforms lets a target be built for all of them, whatever its name.
    @Test func anAppNamedForAnotherPlatformIsNotReadBesideOneThatIsNot() throws {
        var project = Self.phoneAndTelevision
        project.targets[1].name = "Shop macOS"
        project.targets[1].settings = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
        var texts = Self.twoApps
        texts["Big/HomeScreen.swift"] = Self.screen("DeskScreen")
        texts["Shop.xcodeproj/project.pbxproj"] = project.text
        #expect(try !scan(texts).notation.contains("DeskScreen"))
        #expect(try scan(texts, targets: ["Shop macOS"]).notation.contains("DeskScreen"))
    }

    /// A new file of the television's renames nothing of the phone's.
    @Test func anotherPlatformsFilesChangeNothing() throws {
        let before = try scan(Self.twoApps).notation
        var texts = Self.twoApps
        texts["Big/Flow2.swift"] = Self.screen("Flow", "another")
        var project = Self.phoneAndTelevision
        project.targets[1].files.append(("Big/Flow2.swift", []))
        texts["Shop.xcodeproj/project.pbxproj"] = project.text
        #expect(try scan(texts).notation == before)
    }

    @Test func aTargetIsChosenByItsName() throws {
        let widget = try scan(Self.twoApps, targets: ["Widget"])
        #expect(widget.notation.contains("WidgetScreen") && !widget.notation.contains("HomeScreen"))
        #expect(widget.diagnostics.contains { $0.contains("6 Swift files") == false && $0.contains("'Shop'") })
        let television = try scan(Self.twoApps, targets: ["Shop TV"])
        #expect(television.notation.contains("Flow ~push~> HomeScreen"))
        #expect(throws: ScanError.noSuchTarget("Shopp", known: ["Shop", "Shop TV", "Widget"])) {
            try scan(Self.twoApps, targets: ["Shopp"])
        }
        #expect(throws: ScanError.noSuchTarget("Shop", known: [])) {
            try scan(["A.swift": Self.screen("A")], targets: ["Shop"])
        }
    }

    /// A file may be built for one platform of its target only.
    @Test func filesHavePlatformsOfTheirOwn() throws {
        let project = ProjectText(targets: [
            .init(
                name: "Shop", settings: "SUPPORTED_PLATFORMS = \"iphoneos xros\";",
                files: [("App.swift", []), ("Flat.swift", ["ios"]), ("Deep.swift", ["xros"])])
        ])
        let texts = [
            "Shop.xcodeproj/project.pbxproj": project.text, "App.swift": Self.app("ShopApp", showing: "HomeScreen"),
            "Flat.swift": Self.screen("HomeScreen") + Self.screen("FlatScreen"),
            "Deep.swift": Self.screen("HomeScreen") + Self.screen("DeepScreen"),
        ]
        let flat = try scan(texts).notation
        #expect(!flat.contains("DeepScreen") && flat.contains("entry HomeScreen\n"))
        let deep = try scan(texts, platform: "visionOS").notation
        #expect(!deep.contains("FlatScreen") && deep.contains("entry HomeScreen\n"))
    }

    /// Synchronized folders, packages and their products, and what none of them has.
    @Test func foldersAndPackagesAreFollowed() throws {
        var project = ProjectText(targets: [.init(name: "Shop", folders: ["APP"], products: ["FeatureUI"])])
        project.folders = [("APP", "App", ["OUT"])]
        project.exceptions = [("OUT", "target = \"Shop target\"; membershipExceptions = (Draft.swift, );")]
        let texts = [
            "Shop.xcodeproj/project.pbxproj": project.text,
            "App/App.swift": "import Feature\n" + Self.app("ShopApp", showing: "FeatureScreen"),
            "App/Draft.swift": Self.screen("DraftScreen"),
            "Feature/Package.swift": """
            let package = Package(name: "Feature", products: [.library(name: "FeatureUI", targets: ["Feature"])],
                targets: [.target(name: "Feature", dependencies: ["Base"]), .target(name: "Base"), .target(name: "Spare")])
            """,
            "Feature/Sources/Feature/A.swift": """
            import SwiftUI
            import Base
            public struct FeatureScreen: View {
                public var body: some View { NavigationStack { NavigationLink("b") { BaseScreen() } } }
            }
            """,
            "Feature/Sources/Base/B.swift": "public " + Self.screen("BaseScreen").dropFirst("import SwiftUI\n".count),
            "Feature/Sources/Spare/C.swift": Self.screen("SpareScreen"),
        ]
        let scan = try scan(texts)
        #expect(scan.notation.contains("entry FeatureScreen\n"), "\(scan)")
        #expect(scan.notation.contains("FeatureScreen ~push~> BaseScreen"))
        #expect(!scan.notation.contains("DraftScreen") && !scan.notation.contains("SpareScreen"))
        #expect(
            scan.diagnostics.contains { $0.hasPrefix("Feature/Package.swift: note: 1 Swift file is left out") },
            "\(scan.diagnostics)")
    }

    /// An app of quizzes may have a folder of tests that are none of its code's.
    @Test(arguments: [true, false]) func whatAnAppIsBuiltOfIsNoTest(isNamed: Bool) throws {
        let quiz = [("App.swift", [String]()), ("MathTests/HomeScreen.swift", [])]
        let project = ProjectText(targets: [
            .init(name: "Quiz", files: isNamed ? quiz : [quiz[0]]),
            .init(name: "QuizTests", type: "bundle.unit-test", files: [("MathTests/FlowTests.swift", [])]),
        ])
        let scan = try scan([
            "Quiz.xcodeproj/project.pbxproj": project.text,
            "App.swift": Self.app("QuizApp", showing: "Flow") + Self.flow,
            "MathTests/HomeScreen.swift": """
            import SwiftUI
            struct HomeScreen: View { var body: some View { NavigationLink("s") { SumScreen() } } }
            """,
            "MathTests/FlowTests.swift": Self.screen("TestScreen"), "MathTests/Package.swift": "let package = Package(",
        ])
        #expect(scan.notation.contains("HomeScreen ~push~> SumScreen") == isNamed, "\(scan)")
        #expect(!scan.notation.contains("TestScreen") && scan.diagnostics == [], "\(scan)")
    }

    /// Without a project that names its files, what has the name of tests is read where it draws, and tests nothing.
    @Test(arguments: ["import UIKit", "import XCTest"]) func whatOnlyHasTheNameOfTestsIsRead(beside helper: String)
        throws
    {
        let scan = try scan([
            "App.swift": Self.app("QuizApp", showing: "Flow") + Self.flow,
            "MathTests/HomeScreen.swift": """
            import SwiftUI
            struct HomeScreen: View { var body: some View { NavigationLink("s") { SumScreen() } } }
            """, "MathTests/Helpers/Text.swift": helper,
        ])
        #expect(scan.notation.contains("HomeScreen ~push~> SumScreen") == (helper == "import UIKit"), "\(scan)")
    }

    /// A package that code makes may be built of all its files, whatever the project above names.
    @Test func aPackageThatCodeMakesIsRead() throws {
        var project = ProjectText(targets: [.init(name: "Shop", folders: ["APP"], products: ["Feature"])])
        project.folders = [("APP", "App", [])]
        let scan = try scan([
            "Shop.xcodeproj/project.pbxproj": project.text,
            "App/App.swift": "import Feature\n" + Self.app("ShopApp", showing: "FeatureScreen"),
            "Feature/Package.swift": """
            import PackageDescription
            let package = Package(name: "Feature", targets: []).adding(["Feature"])
            """,
            "Feature/Sources/Feature/A.swift": Self.screen("FeatureScreen"),
        ])
        #expect(scan.notation.contains("entry FeatureScreen\n") && scan.diagnostics.isEmpty, "\(scan)")
    }

    /// A package without an app is read as a whole; so is what only its own tool could tell.
    @Test func whereNoAppIsMadeAllIsRead() throws {
        let screens = ["Sources/A/A.swift": Self.screen("AScreen"), "Sources/B/B.swift": Self.screen("BScreen")]
        for package in [
            "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })", "nothing",
        ] {
            let scan = try scan(screens.merging(["Package.swift": package]) { $1 })
            #expect(scan.notation.contains("screen AScreen") && scan.notation.contains("screen BScreen"))
            #expect(scan.diagnostics.isEmpty)
        }
    }

    /// A file that is asked for counts, whatever is built of it; a project above the folder that is asked for counts, too.
    @Test(arguments: [true, false]) func whatIsAskedForCounts(isInRepository: Bool) throws {
        let given = try scan(Self.twoApps, paths: ["Big/App.swift", "Big/HomeScreen.swift", "Flow.swift"])
        #expect(given.notation.contains("Flow ~push~> HomeScreen") && given.diagnostics.isEmpty, "\(given)")
        var texts = Self.twoApps
        if isInRepository { texts[".git/HEAD"] = "" }
        texts["Phone/Old.swift"] = Self.screen("StaleScreen")
        let inside = try scan(texts, paths: ["Phone", "Flow.swift"])
        #expect(inside.notation.contains("Flow ~push~> HomeScreen") && !inside.notation.contains("StaleScreen"))
    }

    /// A project above that has nothing to do with the folder says nothing of it.
    @Test func anotherProjectAboveSaysNothing() throws {
        var texts = Self.twoApps
        texts["Other/A.swift"] = Self.screen("OtherScreen")
        let scan = try scan(texts, paths: ["Other"])
        #expect(scan.notation.contains("screen OtherScreen") && scan.diagnostics.isEmpty)
    }

    /// An ignored project is made anew on each machine, and another one on the next.
    @Test func anIgnoredProjectIsNotRead() throws {
        var texts = Self.twoApps
        texts[".gitignore"] = "*.xcodeproj\n"
        texts[".git/HEAD"] = ""
        texts["project.yml"] = """
            targets:
              Shop: { type: application, platform: iOS, sources: [Phone, Flow.swift, Old.swift] }
              TV: { type: application, platform: tvOS, sources: [Big, Flow.swift] }
            """
        let scan = try scan(texts)
        #expect(scan.notation.contains("OldScreen") && scan.notation.contains("Flow ~push~> HomeScreen : "))
        #expect(
            scan.diagnostics.map { $0.prefix(30) }
                == ["project.yml: note: 1 Swift file", "project.yml: note: 2 Swift files"].map { $0.prefix(30) })
    }

    /// Ready-made lists of ignored files have all projects, also where one was committed.
    @Test func anIgnoredProjectThatNothingMakesIsRead() throws {
        var texts = Self.twoApps
        texts[".gitignore"] = "*.xcodeproj\n"
        texts[".git/HEAD"] = ""
        #expect(try scan(texts).notation == scan(Self.twoApps).notation)
        texts["Package.swift"] =
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Shop\")"
        #expect(try scan(texts).notation.contains("OldScreen"))
    }

    @Test func aDamagedProjectLeavesNothingOut() throws {
        var texts = Self.twoApps
        texts["Shop.xcodeproj/project.pbxproj"] = "{ objects = "
        let scan = try scan(texts)
        #expect(scan.notation.contains("OldScreen"))
        #expect(scan.diagnostics.contains { $0.contains("the property list cannot be read") })
    }

    /// Where nothing says what is built, names are a hint, and that is said.
    @Test func namesAreAHintWhereNothingElseIs() throws {
        var texts = Self.twoApps
        texts["Shop.xcodeproj/project.pbxproj"] = nil
        texts["TV tvOS/HomeScreen.swift"] = texts.removeValue(forKey: "Big/HomeScreen.swift")
        texts["TV tvOS/App.swift"] = texts.removeValue(forKey: "Big/App.swift")
        let scan = try scan(texts)
        #expect(scan.notation.contains("Flow ~push~> HomeScreen : ") && !scan.notation.contains("#"))
        #expect(scan.diagnostics.count == 1)
        #expect(
            scan.diagnostics.first?.contains("warning: 2 Swift files are left out, of which this is the first") == true)
        // The name of what is asked for is no hint.
        #expect(try self.scan(texts, paths: ["TV tvOS"]).notation.contains("entry Flow") == false)
        #expect(try self.scan(texts, paths: ["TV tvOS"]).notation.contains("screen HomeScreen"))
    }

    /// The app for the phone is of a target that the team's own helpers make.
    @Test(arguments: [true, false])
    func anAppOfATargetThatIsNotReadIsReadForItsPlatform(hasPhone: Bool) throws {
        var texts = [
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "Shop", targets: [
                .target(name: env.name, destinations: env.destination, product: .app, sources: ["Phone/**"]),
                .target(name: "Desk", destinations: .macOS, product: .app, sources: ["Desk/**"]),
            ])
            """,
            "Desk/App.swift": Self.app("DeskApp", showing: "DeskScreen"),
            "Desk/DeskScreen.swift": Self.screen("DeskScreen"),
        ]
        if hasPhone {
            texts["Phone/App.swift"] = """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = Shelf()
                        return true
                    }
                }
                final class Shelf: UIViewController {}
                """
        }
        let notation = try scan(texts).notation
        #expect(notation.contains("entry Shelf") == hasPhone, "\(notation)")
        #expect(notation.contains("entry DeskScreen"), "\(notation)")
    }
}
