import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Types of one name are told apart by the target or module that has them before they are by their files.
@Suite struct TypeIDsTests {
    private static func screen(_ name: String, showing other: String? = nil, access: String = "public ") -> String {
        """
        import SwiftUI
        \(access)struct \(name): View {
            public var body: some View {
                NavigationStack { \(other.map { "NavigationLink(\"\") { \($0)() }" } ?? "Text(\"\")") }
            }
        }

        """
    }

    private func scan(
        _ texts: [String: String], targets: [String] = []
    ) throws -> (text: String, diagnostics: [String]) {
        let folder = try TemporaryFolder(texts)
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        scanner.targets = targets
        let result = try scanner.scan(["."])
        return (Notation.print(result.graph), result.diagnostics.map(\.description))
    }

    private static let package = """
        let package = Package(name: "P", targets: [.target(name: "Shop"), .target(name: "Cart"), .target(name: "Row")])
        """

    @Test func modulesTellTypesApart() throws {
        let text = try scan([
            "Package.swift": Self.package,
            "Sources/Shop/A.swift": Self.screen("Home", showing: "Item") + Self.screen("Item"),
            "Sources/Cart/B.swift": Self.screen("Cart", showing: "Item") + Self.screen("Item"),
        ]).text
        #expect(text.contains("Home ~push~> Shop.Item : "), "\(text)")
        #expect(text.contains("Cart ~push~> Cart.Item : "), "\(text)")
    }

    /// The module that is written before a type says which one is meant.
    @Test func aWrittenModuleTellsTypesApart() throws {
        let text = try scan([
            "Package.swift": Self.package,
            "Sources/Shop/A.swift": Self.screen("Home", showing: "Cart.Item") + Self.screen("Item"),
            "Sources/Cart/B.swift": Self.screen("Item", access: "public "),
            "Sources/Row/C.swift": "import Cart\nimport Shop\n" + Self.screen("Far", showing: "Shop.Item")
                + Self.screen("Near", showing: "Cart.Item"),
        ]).text
        #expect(text.contains("Home ~push~> Cart.Item : "), "\(text)")
        #expect(text.contains("Far ~push~> Shop.Item : "), "\(text)")
        #expect(text.contains("Near ~push~> Cart.Item : "), "\(text)")
    }

    /// Files tell the private types of one module apart, whatever another module has.
    @Test func filesTellTypesOfOneModuleApart() throws {
        var texts = [
            "Package.swift": Self.package,
            "Sources/Shop/A.swift": Self.screen("Home", showing: "Item") + Self.screen("Item", access: "private "),
            "Sources/Shop/B.swift": Self.screen("Away", showing: "Item") + Self.screen("Item", access: "private "),
        ]
        let before = try scan(texts).text
        #expect(before.contains("Home ~push~> Item#A : ") && before.contains("Away ~push~> Item#B : "), "\(before)")
        texts["Sources/Cart/A.swift"] = Self.screen("Cart", showing: "Item") + Self.screen("Item")
        let after = try scan(texts).text
        #expect(
            after.contains("Home ~push~> Shop.Item#A : ") && after.contains("Cart ~push~> Cart.Item : "), "\(after)")
    }

    /// Two apps for one platform that share a screen, each with a home of its own.
    @Test func appsThatShareFilesAreReadEachForItself() throws {
        let project = ProjectText(targets: [
            .init(name: "One App", files: [("One/App.swift", []), ("One/Home.swift", []), ("Flow.swift", [])]),
            .init(name: "Two", files: [("Two/App.swift", []), ("Two/Home.swift", []), ("Flow.swift", [])]),
        ])
        let app = "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Flow() } } }\n"
        let text = try scan([
            "A.xcodeproj/project.pbxproj": project.text, "Flow.swift": Self.screen("Flow", showing: "Home"),
            "One/App.swift": app, "One/Home.swift": Self.screen("Home", showing: "First") + Self.screen("First"),
            "Two/App.swift": app, "Two/Home.swift": Self.screen("Home", showing: "Second") + Self.screen("Second"),
        ]).text
        #expect(
            text.contains("Flow ~push~> \"One App.Home\" : ") && text.contains("Flow ~push~> Two.Home : "), "\(text)")
        #expect(text.contains("\"One App.Home\" ~push~> First") && text.contains("Two.Home ~push~> Second"))
    }

    /// A target that is called like a type with inner ones gives no two types one id.
    @Test func idsAreDistinct() throws {
        let text = try scan([
            "Package.swift": Self.package,
            "Sources/Shop/A.swift": Self.screen("Home", showing: "Item") + Self.screen("Item"),
            "Sources/Cart/B.swift": Self.screen("Start", showing: "Item") + Self.screen("Item")
                + Self.screen("Far", showing: "Cart.Item")
                + "public enum Cart { public struct Item: View { public var body: some View { Text(\"\") } } }\n",
        ]).text
        #expect(text.contains("Home ~push~> Shop.Item : "), "\(text)")
        #expect(text.contains("Far ~push~> Cart.Item : "), "\(text)")
        #expect(text.contains("Start ~push~> Item#Sources/Cart/B.swift:"), "\(text)")
    }

    /// A name of the system's means what a module calls so only where that is imported.
    @Test func modelsOfOtherModulesHideNoViews() throws {
        for imports in ["", "import Cart\n"] {
            let text = try scan([
                "Package.swift": Self.package,
                "Sources/Cart/List.swift": "public struct List { public let id: String }\n",
                "Sources/Shop/A.swift": imports + """
                    import SwiftUI
                    struct Shelf: View {
                        var body: some View { NavigationStack { List { Row() } } }
                    }
                    struct Row: View { var body: some View { NavigationLink("") { Detail() } } }
                    struct Detail: View { var body: some View { Text("") } }
                    """,
            ]).text
            #expect(text.contains("Shelf ~push~> Detail : "), "\(text)")
        }
    }

    /// What a module calls like a library's view is not meant in a module that it imports itself.
    @Test func modulesDoNotSeeThoseThatImportThem() throws {
        let text = try scan([
            "Package.swift": Self.package,
            "Sources/Shop/A.swift": """
            import Cart
            import SwiftUI
            public struct Panel: View { public var body: some View { NavigationStack { NavigationLink("") { Tools() } } } }
            """,
            "Sources/Cart/B.swift": """
            import Consoles
            import SwiftUI
            public struct Tools: View {
                @State private var isOpen = false
                public var body: some View { Button("") { isOpen = true }.sheet(isPresented: $isOpen) { Panel() } }
            }
            """,
        ]).text
        #expect(text.contains("Panel ~push~> Tools : "), "\(text)")
        #expect(!text.contains("-> Panel"), "\(text)")
    }

    /// Where no project says which of two files is built, that is said.
    @Test func whatStaysAmbiguousIsSaid() throws {
        let scan = try scan([
            "A/Home.swift": Self.screen("Home", showing: "Item") + Self.screen("Item"),
            "B/Item.swift": Self.screen("Item"),
        ])
        #expect(scan.text.contains("Home ~push~> Item#Home : "), "\(scan.text)")
        #expect(
            scan.diagnostics == [
                "A/Home.swift: warning: 'Item' is declared here and in B/Item.swift; there is no project that tells which "
                    + "files are built together, so NavAtlas uses the nearest; leave the others out with --exclude"
            ])
    }

    /// A route is named by the id of its coordinator, so that the routes of two coordinators of one name differ.
    @Test func routesAreNamedByTheirCoordinatorsIDs() throws {
        func flow(_ screen: String, from start: String) -> String {
            """
            import SwiftUI
            public struct Flow: View {
                @State private var path: [String] = []
                public var body: some View {
                    NavigationStack(path: $path) {
                        \(start)(path: $path).navigationDestination(for: String.self) { _ in \(screen)() }
                    }
                }
            }
            public struct \(start): View {
                @Binding var path: [String]
                public var body: some View { Button("") { path.append("a") } }
            }
            public struct \(screen): View { public var body: some View { Text("") } }

            """
        }
        let text = try scan([
            "Package.swift": Self.package, "Sources/Shop/A.swift": flow("Item", from: "Shelf"),
            "Sources/Cart/B.swift": flow("Total", from: "List"),
        ]).text
        #expect(text.contains("Shelf ~push~> Item : Shop.Flow.String"), "\(text)")
        #expect(text.contains("List ~push~> Total : Cart.Flow.String"), "\(text)")
    }

    /// Where another target keeps its file does not decide what the screens of this one are called.
    @Test(arguments: [["Phone"], ["Phone", "TV"]])
    func aFileThatMovesRenamesNoScreenOfAnotherTarget(targets: [String]) throws {
        func phone(_ tvFile: String) throws -> [Substring] {
            let project = ProjectText(targets: [
                .init(name: "Phone", files: [("Phone/App.swift", []), ("Phone/Home.swift", [])]),
                .init(name: "TV", settings: "SDKROOT = appletvos;", files: [(tvFile, [])]),
            ])
            let app = "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }\n"
            return try scan(
                [
                    "A.xcodeproj/project.pbxproj": project.text, "Phone/App.swift": app,
                    "Phone/Home.swift": Self.screen("Home", showing: "Item") + Self.screen("Item"),
                    tvFile: Self.screen("Home", showing: "Item") + Self.screen("Item"),
                ], targets: targets
            ).text.split(separator: "\n").filter { !$0.contains("TV") }
        }
        let before = try phone("TV/Home.swift")
        #expect(before.contains { $0.contains("Home ~push~> ") && $0.contains("Item") }, "\(before)")
        #expect(try phone("TV/Screens/Start.swift") == before)
    }
}
