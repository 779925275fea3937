import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Apps that are told by the source alone.
@Suite struct InferredAppsTests {
    private static func home(_ app: String, _ target: String, imports: String = "") -> String {
        """
        import SwiftUI
        \(imports)
        @main struct \(app): App { var body: some Scene { WindowGroup { Flow() } } }
        struct HomeScreen: View {
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { \(target)() }
            }
        }
        struct \(target): View { var body: some View { Text("") } }
        """
    }

    private static let flow =
        "import SwiftUI\nstruct Flow: View { var body: some View { NavigationStack { NavigationLink(\"\") { HomeScreen() } } } }"

    private static func apps(imports: String = "") -> [String: String] {
        [
            "One/Home.swift": home("One", "OneSheet"), "Two/Home.swift": home("Two", "TwoSheet", imports: imports),
            "Shared/Flow.swift": flow,
        ]
    }

    /// An app that imports what the platform does not have is none for it.
    @Test func aFrameworkTellsThePlatform() throws {
        let folder = try TemporaryFolder(Self.apps(imports: "import TVUIKit"))
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let result = try scanner.scan(["."])
        let text = Notation.print(result.graph)
        #expect(text.contains("Flow ~push~> HomeScreen : ") && text.contains("HomeScreen ~sheet~> OneSheet"))
        #expect(!text.contains("TwoSheet") && !text.contains("#"))
        #expect(
            result.diagnostics.map(\.description) == [
                "Two/Home.swift: note: 1 Swift file is left out, of which this is the first: they or their app import TVUIKit, "
                    + "which iOS does not have"
            ])
    }

    /// What tells how the app is built is no code of it, even where its targets could not be read.
    @Test(arguments: ["ProjectDescription", "PackageDescription"])
    func aManifestIsNoPartOfTheApp(module: String) {
        let texts = [
            "Tuist/Modules.swift": "import \(module)\nextension Target { static let quay = Target.module(.quay) }",
            "Project.swift": "import \(module)\nlet project = Project.app(targets: [.quay])",
            "Quay.swift": "import SwiftUI",
        ]
        let facts = texts.sorted { $0.key < $1.key }.map {
            FileFacts(of: Array($1.utf8), path: $0, platform: Platform())
        }
        #expect(InferredApps(facts, platform: Platform()).facts.map(\.path) == ["Quay.swift"])
    }

    /// What two apps share shows in each of them what that one declares.
    @Test func twoAppsAreReadEachForItself() {
        let text = Notation.print(NavAtlasScanner.Scanner().graphOrIssue(of: Self.apps()))
        #expect(text.contains("Flow ~push~> HomeScreen#One/Home : "), "\(text)")
        #expect(text.contains("Flow ~push~> HomeScreen#Two/Home : "), "\(text)")
        #expect(text.contains("HomeScreen#One/Home ~sheet~> OneSheet"))
        #expect(text.contains("HomeScreen#Two/Home ~sheet~> TwoSheet"))
    }

    /// A module in whose folder a demo app stands is a part of the app that names what it declares for others.
    @Test func aModuleBesideItsDemoIsAPartOfTheApp() {
        let own = "struct HomeScreen: View { var body: some View { Text(\"\") } }"
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App/App.swift": """
            import SwiftUI
            import Login
            \(own)
            @main struct ShopApp: App { var body: some Scene { WindowGroup { RootScreen() } } }
            struct RootScreen: View {
                @State private var isLoggedIn = false
                var body: some View { if isLoggedIn { Flow() } else { LoginScreen(done: { isLoggedIn = true }) } }
            }
            """,
            "Login/Demo.swift": """
            import SwiftUI
            \(own)
            @main struct LoginDemo: App {
                var body: some Scene { WindowGroup { VStack { LoginScreen(done: {}); Flow() } } }
            }
            """,
            "Login/Login.swift": """
            import SwiftUI
            public struct LoginScreen: View {
                let done: () -> Void
                public var body: some View { NavigationStack { NavigationLink("") { CodeScreen(done: done) } } }
            }
            struct CodeScreen: View { let done: () -> Void; var body: some View { Button("") { done() } } }
            """,
            "Shared/Flow.swift": Self.flow,
        ])
        let text = Notation.print(graph)
        #expect(text.contains("RootScreen -root!-> LoginScreen : "), "\(text)")
        #expect(text.contains("CodeScreen ~root~> Flow : "), "\(text)")
    }

    /// A type that two apps share has one id, also where one of them has another type of its name.
    @Test func whatTwoAppsShareHasOneID() {
        let row = "import SwiftUI\nstruct Row: View { var body: some View { NavigationLink(\"\") { Page() } } }"
        var sources = Self.apps().merging([
            "Shared/Row.swift": row + "\nstruct Page: View { var body: some View { Text(\"\") } }",
            "One/Page.swift": "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\") } }",
        ]) { $1 }
        sources["Shared/Flow.swift"] = Self.flow.replacing("{ HomeScreen() }", with: "{ HomeScreen() }; Row()")
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: sources)
        let shared = graph.nodes.filter { $0.location?.file == "Shared/Row.swift" && $0.id.contains("Page") }
        #expect(shared.map(\.id) == ["Page#Row"], "\(Notation.print(graph))")
    }

    /// Files that import such a framework for the platform only that has it stay.
    @Test func guardedImportsTellNothing() {
        let text = Notation.print(
            NavAtlasScanner.Scanner().graphOrIssue(
                of: Self.apps(imports: "#if canImport(TVUIKit)\nimport TVUIKit\n#endif")))
        #expect(text.contains("TwoSheet"))
    }

    /// The only app is read for the platform that it needs, whatever a scan is for.
    @Test func theOnlyAppMayBeForAnotherPlatform() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import SwiftUI
            @main struct Desk: App { var body: some Scene { WindowGroup { Paper() }; Settings { Wishes() } } }
            struct Paper: View { var body: some View { Text("") } }
            """,
            "Wishes.swift": """
            import AppKit
            import SwiftUI
            struct Wishes: View {
                @State private var isOpen = false
                var body: some View { Button("more") { isOpen = true }.sheet(isPresented: $isOpen) { More() } }
            }
            struct More: View { var body: some View { Text("") } }
            """,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let result = try scanner.scan(["."])
        #expect(Notation.print(result.graph).contains("Wishes ~sheet~> More : Wishes.isOpen"))
        #expect(result.diagnostics.isEmpty)
    }
}
