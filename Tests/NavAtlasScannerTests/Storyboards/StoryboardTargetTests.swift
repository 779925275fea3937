import Foundation
import NavAtlasModel
import NavAtlasScanner
import Testing

/// Which storyboards a scan reads, and which of them the app starts with.
@Suite struct StoryboardTargetTests {
    private static let main = StoryboardText.storyboard(initial: "home", StoryboardText.scene("home", title: "Home"))
    private static let other = StoryboardText.storyboard(initial: "x", StoryboardText.scene("x", title: "Stray"))
    private static let source = "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}"

    private func project(_ settings: String) -> String {
        let target = ProjectText.Target(
            name: "App", settings: "SDKROOT = iphoneos; \(settings)", files: [("App.swift", [])])
        let text = ProjectText(targets: [target]).text
        // Storyboards are copied, in all their languages.
        return text.replacing(
            "\"App target\" = {",
            with: """
                STORY = { isa = PBXFileReference; name = Base; path = Base.lproj/Start.storyboard; sourceTree = "<group>"; };
                VARIANTS = { isa = PBXVariantGroup; children = (STORY); sourceTree = "<group>"; };
                COPIED = { isa = PBXBuildFile; fileRef = VARIANTS; };
                RESOURCES = { isa = PBXResourcesBuildPhase; files = (COPIED); };
                "App target" = {
                """
        ).replacing("buildPhases = (", with: "buildPhases = (RESOURCES, ").replacing(
            "children = (\"App", with: "children = (VARIANTS, \"App")
    }

    @Test func aProjectSaysWhatIsCopiedAndWhatIsFirst() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project("INFOPLIST_KEY_UIMainStoryboardFile = Start;"),
            "App.swift": Self.source, "Base.lproj/Start.storyboard": Self.main, "Stray.storyboard": Self.other,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let result = try scanner.scan([folder.path])
        #expect(result.graph.entries == ["Home"])
        #expect(result.graph.nodes.map(\.id) == ["Home"])
        #expect(result.diagnostics.map(\.problem) == [.interfacesOfNoTarget(files: 1, first: "Stray.storyboard")])
    }

    /// A storyboard beside the folders of languages is another file than one of its name in them, which may be left over.
    @Test func whatStandsBesideTheLanguagesIsAnotherFile() throws {
        let plain = project("INFOPLIST_KEY_UIMainStoryboardFile = Start;").replacing(
            "path = Base.lproj/Start.storyboard", with: "path = Start.storyboard")
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": plain, "App.swift": Self.source, "Start.storyboard": Self.main,
            "Base.lproj/Start.storyboard": Self.other,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let result = try scanner.scan([folder.path])
        #expect(result.graph.entries == ["Home"])
        #expect(
            result.diagnostics.map(\.problem) == [
                .interfacesOfNoTarget(files: 1, first: "Base.lproj/Start.storyboard")
            ])
    }

    /// A file of an absolute path is looked for in the project's folder: it was made on another machine.
    @Test func aProjectOfAnotherMachineNamesAnAbsolutePath() throws {
        let elsewhere = project("INFOPLIST_KEY_UIMainStoryboardFile = Start;").replacing(
            "children = (STORY); sourceTree = \"<group>\";",
            with: "children = (STORY); path = /Users/somebody/Work/App; sourceTree = \"<absolute>\";")
        let folder = try TemporaryFolder([
            "Inn/App.xcodeproj/project.pbxproj": elsewhere, "Inn/App.swift": Self.source,
            "Inn/App/Base.lproj/Start.storyboard": Self.main,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let result = try scanner.scan([folder.path])
        #expect(result.graph.entries == ["Home"])
        #expect(result.diagnostics.isEmpty)
    }

    /// A storyboard that was not read may hold any controller that no other one holds.
    @Test(arguments: [
        (#"present(UIStoryboard(name: "Items", bundle: nil).instantiateInitialViewController()!, animated: true)"#, ""),
        ("", #"<segue destination="items" kind="show"/>"#),
    ])
    func whatAStoryboardThatIsNotThereHolds(code: String, segue: String) throws {
        let list = StoryboardText.scene("list", class: "ListController", segues: [segue])
        let folder = try TemporaryFolder([
            "App.swift": """
            \(Self.source)
            final class ListController: UITableViewController { @objc func open() { \(code) } }
            final class ItemController: UIViewController {}
            """,
            "Main.storyboard": StoryboardText.storyboard(
                initial: "list", list, StoryboardText.reference("items", to: "Items")),
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let candidates = try scanner.scan([folder.path]).graph.unresolved.map(\.candidates)
        #expect(candidates.contains { $0 == ["ItemController"] })
    }

    /// Teams keep one for each way of building, named as they like.
    @Test(arguments: ["App/Production.plist", "$(SRCROOT)/App/Production.plist"])
    func aProjectNamesItsPropertyList(_ path: String) throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project("INFOPLIST_FILE = \"\(path)\";"),
            "App.swift": Self.source, "Base.lproj/Start.storyboard": Self.main,
            "App/Production.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>",
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        #expect(try scanner.scan([folder.path]).graph.entries == ["Home"])
    }

    private func entries(launching code: String, plist: String, beside others: String = "") throws -> [String] {
        let folder = try TemporaryFolder([
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    \(code)
                    return true
                }
            }
            final class ListController: UITableViewController {}
            \(others)
            """,
            "Info.plist": "<plist><dict>\(plist)</dict></plist>", "Start.storyboard": Self.main,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        return try scanner.scan([folder.path]).graph.entries.sorted()
    }

    private static let window = "let first = UIWindow(); first.rootViewController = ListController(); window = first"
    private static let start = "<key>UIMainStoryboardFile</key><string>Start</string>"

    /// The system makes a window with it, and the app puts its own in place of that before anybody sees it.
    @Test func nobodySeesTheMainStoryboardOfAnAppThatMakesItsWindow() throws {
        #expect(try entries(launching: Self.window, plist: Self.start) == ["ListController"])
        let scene = "if let scene = app as? UIWindowScene { \(Self.window) }"
        #expect(try entries(launching: scene, plist: Self.start) == ["ListController"])
        #expect(try entries(launching: "\(scene) else { return false }", plist: Self.start) == ["ListController"])
        let method = "open()\nreturn true }\nprivate func open() -> Bool { \(Self.window)"
        #expect(try entries(launching: method, plist: Self.start) == ["ListController"])
    }

    /// The windows of an app of SwiftUI's are its own, whatever an old property list names.
    @Test func nobodySeesTheMainStoryboardOfAnAppOfSwiftUIs() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import SwiftUI
            @main struct Inn: App { var body: some Scene { WindowGroup { Hall() } } }
            struct Hall: View { var body: some View { Text("Hall") } }
            final class ListController: UITableViewController {}
            """,
            "Info.plist": "<plist><dict>\(Self.start)</dict></plist>", "Start.storyboard": Self.main,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        #expect(try scanner.scan([folder.path]).graph.entries.sorted() == ["Hall"])
    }

    @Test func whatMayStillBeSeenIsShown() throws {
        let maybe = "if app.isNew { \(Self.window) }"
        #expect(try entries(launching: maybe, plist: Self.start) == ["Home", "ListController"])
        let `extension` = "<key>NSExtensionMainStoryboard</key><string>Start</string>"
        let ofExtension = "<key>NSExtension</key><dict>\(`extension`)</dict>"
        #expect(try entries(launching: Self.window, plist: ofExtension) == ["Home", "ListController"])
    }

    /// Code decides with which of two delegates the app starts: another one may be for its tests.
    @Test func somebodySeesTheMainStoryboardWhereNotAllDelegatesMakeAWindow() throws {
        let other = "final class Plain: UIResponder, UIApplicationDelegate {}"
        #expect(try entries(launching: Self.window, plist: Self.start, beside: other) == ["Home", "ListController"])
        let scenes = "final class Scenes: UIResponder, UIWindowSceneDelegate {}"
        #expect(try entries(launching: Self.window, plist: Self.start, beside: scenes) == ["ListController"])
    }

    /// Of several scenes, those that make a window take the storyboard of another one away as little as one for a projector does.
    @Test(arguments: ["UIWindowSceneSessionRoleApplication", "UIWindowSceneSessionRoleExternalDisplayNonInteractive"])
    func somebodySeesTheStoryboardOfAScene(role: String) throws {
        let scene = "<dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Plain</string>"
        let shown = "\(scene)<key>UISceneStoryboardFile</key><string>Start</string></dict>"
        let other = scene.replacingOccurrences(of: "Plain", with: "Wall") + "</dict>"
        let scenes =
            role == "UIWindowSceneSessionRoleApplication"
            ? "<key>\(role)</key><array>\(shown)\(other)</array>"
            : "<key>UIWindowSceneSessionRoleApplication</key><array>\(shown)</array><key>\(role)</key><array>\(other)</array>"
        let manifest =
            "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>\(scenes)</dict></dict>"
        let delegates = """
            final class Plain: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
            final class Wall: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(
                    _ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions
                ) { \(Self.window) }
            }
            """
        #expect(try entries(launching: "", plist: manifest, beside: delegates) == ["Home", "ListController"])
    }

    /// An extension starts with the controller that its property list names, as Objective-C does.
    @Test(arguments: [
        ("$(PRODUCT_MODULE_NAME).ShareController", ""), ("ShareController", "@objc(ShareController)"),
        ("Sharing", "@objc(Sharing)"),
    ])
    func somebodySeesTheControllerOfAnExtension(name: String, attribute: String) throws {
        let principal = "<key>NSExtensionPrincipalClass</key><string>\(name)</string>"
        let found = try entries(
            launching: Self.window, plist: "<key>NSExtension</key><dict>\(principal)</dict>",
            beside: "\(attribute) final class ShareController: UIViewController {}")
        #expect(found == ["ListController", "ShareController"])
    }

    /// A storyboard names a class as Objective-C does.
    @Test func aSceneMayNameAClassAsObjectiveCDoes() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {}
            @objc(Porch) final class Entrance: UIViewController {}
            """,
            "Info.plist": "<plist><dict>\(Self.start)</dict></plist>",
            "Start.storyboard": StoryboardText.storyboard(
                initial: "first", StoryboardText.scene("first", class: "Porch")),
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        #expect(try scanner.scan([folder.path]).graph.entries.sorted() == ["Entrance"])
    }

    /// The system shows it before any code runs, so that it is no screen of the app.
    @Test func aLaunchStoryboardIsNoScreen() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project("INFOPLIST_KEY_UILaunchStoryboardName = Start.storyboard;"),
            "App.swift": Self.source, "Base.lproj/Start.storyboard": Self.main,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        #expect(try scanner.scan([folder.path]).graph.nodes.isEmpty)
    }

    /// Of a storyboard in several languages the one with all its scenes is read.
    @Test func oneLanguageIsRead() throws {
        let folder = try TemporaryFolder([
            "App.swift": Self.source, "Base.lproj/Main.storyboard": Self.main, "de.lproj/Main.storyboard": Self.other,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        #expect(try scanner.scan([folder.path]).graph.nodes.map(\.id) == ["Home"])
    }

    @Test func whatCannotBeReadIsSaid() throws {
        let folder = try TemporaryFolder(["App.swift": Self.source, "Main.storyboard": "<document>\n<scenes>"])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let diagnostics = try scanner.scan([folder.path]).diagnostics
        #expect(diagnostics.map(\.path) == ["Main.storyboard"])
        #expect(diagnostics.first?.message.contains("line 2") == true)
    }

    /// A storyboard that has changed is read anew, and one that has not comes from the cache.
    @Test func theCacheKnowsStoryboards() throws {
        let (folder, cache) = (try TemporaryFolder(["App.swift": Self.source]), try TemporaryFolder())
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        scanner.cache = .folder(cache.path)
        let place = "\(folder.path)/Main.storyboard"
        for (text, nodes) in [(Self.main, ["Home"]), (Self.main, ["Home"]), (Self.other, ["Stray"])] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: place))
            #expect(try scanner.scan([folder.path]).graph.nodes.map(\.id) == nodes)
        }
        #expect(try scanner.scan([folder.path]).cached == 2)
    }
}
