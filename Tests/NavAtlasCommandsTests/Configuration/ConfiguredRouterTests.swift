import Foundation
import Testing

@testable import NavAtlasCommands

struct ConfiguredRouterTests {
    private static let app = """
        import RouterKit
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Button("More") { AppRouter.shared.open(Detail(), animated: true) } } }
        struct Detail: View { var body: some View { Text("") } }
        """

    private func folder(_ routers: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.app, to: "Shop.swift")
        try folder.write(#"{ "paths": ["."], "routers": \#(routers) }"#, to: Configuration.fileName)
        return folder
    }

    private func run(_ words: [String], _ routers: String) throws -> Executable.Run {
        let folder = try folder(routers)
        return try withExtendedLifetime(folder) { try Executable.navatlas.run(words, in: folder.url) }
    }

    @Test func theGraphHasWhatARouterShows() throws {
        let run = try run(
            ["graph", "--format", "notation"], #"[{ "call": "AppRouter.open", "presentation": "sheet" }]"#)
        #expect(run.status == 0, "\(run.standardError)")
        #expect(run.text.contains("Home ~sheet~> Detail : open"))
    }

    @Test func whatEachLineMatchesIsExplained() throws {
        let run = try run(["graph", "--explain"], #"[{ "call": "AppRouter.open", "argument": 0 }]"#)
        #expect(run.status == 0, "\(run.standardError)")
        #expect(
            run.text == """
                AppRouter.open, argument 0, push: 1 call
                  Shop.swift:4:77
                    Home ~push~> Detail : open

                """)
        let none = try self.run(["graph", "--explain"], "[]")
        #expect(none.status == 0 && none.text.contains("no 'routers'"))
    }

    @Test func aChangedLineIsReadAnew() throws {
        let folder = try folder(#"[{ "call": "AppRouter.open" }]"#)
        let words = ["graph", "--format", "notation", "--cache-path", "cache"]
        #expect(try Executable.navatlas.run(words, in: folder.url).text.contains("~push~>"))
        try folder.write(
            #"{ "paths": ["."], "routers": [{ "call": "AppRouter.open", "presentation": "root" }] }"#,
            to: Configuration.fileName)
        #expect(try Executable.navatlas.run(words, in: folder.url).text.contains("~root~>"))
    }

    @Test(arguments: [
        (#"[{ "call": "AppRouter.opens" }]"#, "no call of 'AppRouter.opens' was found"),
        (#"{}"#, "'routers' is a list"), (#"["AppRouter.open"]"#, "a router is an object"),
        (#"[{ "argument": 0 }]"#, "a router needs 'call'"),
        (#"[{ "call": "open" }]"#, "'call' is a type and the name of its function"),
        (#"[{ "call": "AppRouter.open(_:)" }]"#, "without parentheses"),
        (#"[{ "call": "AppRouter." }]"#, "'call' is a type"),
        (#"[{ "call": "A.b", "arguments": 0 }]"#, "a router has no 'arguments'; did you mean 'argument'?"),
        (#"[{ "call": "A.b", "argument": -1 }]"#, "'argument' is the place of an argument, from 0"),
        (#"[{ "call": "A.b", "argument": 0.5 }]"#, "'argument' is the place of an argument, from 0"),
        (#"[{ "call": "A.b", "argument": "to:" }]"#, "or its label"),
        (
            #"[{ "call": "A.b", "presentation": "sheets" }]"#,
            "a presentation is one of push, sheet, fullScreen, root, tab, popover, not 'sheets'; did you mean 'sheet'?"
        ),
    ])
    func whatIsWrongIsSaid(routers: String, clue: String) throws {
        let run = try run(["check"], routers)
        #expect(run.status == 2 && run.text.isEmpty)
        #expect(
            run.standardError.contains(".navatlas.json:1:") && run.standardError.contains(clue), "\(run.standardError)")
    }

    @Test func theSchemaKnowsRouters() throws {
        let run = try Executable.navatlas.run(["init", "--schema"])
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        let items = try #require((properties["routers"] as? [String: Any])?["items"] as? [String: Any])
        #expect((items["properties"] as? [String: Any])?.keys.sorted() == ["argument", "call", "presentation"])
        #expect(items["required"] as? [String] == ["call"])
    }
}
