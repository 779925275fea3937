import Foundation
import NavAtlasAnalysis
import NavAtlasTestSupport
import Testing

@testable import NavAtlasCommands

@Suite struct ConfigurationTests {
    private static let graph = "entry Main\nMain -root!-> Home : home\nscreen Lost\n"

    private func folder(_ configuration: String, _ more: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.graph, to: "graph.nav")
        try folder.write(configuration, to: Configuration.fileName)
        for (name, text) in more { try folder.write(text, to: name) }
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ words: String...) throws -> Executable.Run {
        try Executable.navatlas.run(["check", "-q"] + words, in: folder.url)
    }

    @Test func saysWhatTheCommandLineDoesNot() throws {
        let folder = try folder(#"{ "paths": ["graph.nav"], "rules": { "unreachable-screen": "warning" } }"#)
        let run = try check(folder)
        #expect(run.status == 0 && run.text.contains("warning: Lost"), "\(run.standardError)\(run.text)")
        #expect(try check(folder, "--fail-on", "warning").status == 1)
        #expect(try check(folder, "--no-config").status == 2)
        #expect(try check(folder, "--no-config", "graph.nav").status == 1)
    }

    @Test func theCommandLineComesFirst() throws {
        let folder = try folder(
            #"{ "paths": ["nowhere"], "rules": { "unreachable-screen": "off" }, "check": { "format": "json" } }"#)
        #expect(try check(folder, "graph.nav").text.hasPrefix("{"))
        #expect(try check(folder, "graph.nav", "--format", "xcode").text.isEmpty)
        let run = try check(folder, "graph.nav", "--format", "xcode", "--enable", "unreachable-screen")
        #expect(run.status == 1 && run.text.contains("Lost"))
    }

    /// It is found from a folder beneath, and its paths are told from where it lies.
    @Test func isFoundUpwards() throws {
        let folder = try folder(
            #"{ "paths": ["graph.nav"], "check": { "output": ["json=report.json"], "format": "xcode" } }"#)
        let inner = folder.url.appendingPathComponent("a/b")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let run = try Executable.navatlas.run(["check"], in: inner)
        #expect(run.status == 1, "\(run.standardError)")
        #expect(try folder.names().contains("report.json"))
    }

    @Test func choosesTargets() throws {
        func source(_ name: String) -> String {
            "import SwiftUI\nstruct \(name): View { var body: some View { NavigationLink(\"\") { Text(\"\") } } }\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(
            "let package = Package(name: \"P\", targets: [.target(name: \"Shop\"), .target(name: \"Cart\")])\n",
            to: "Package.swift")
        for (target, screen) in [("Shop", "ShelfScreen"), ("Cart", "TotalScreen")] {
            let sources = folder.url.appendingPathComponent("Sources/\(target)")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try source(screen).write(
                to: sources.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
        }
        try folder.write(
            #"{ "paths": ["."], "target": ["Cart"], "cache-path": "cache" }"#, to: Configuration.fileName)
        func graph(_ words: String...) throws -> String {
            try Executable.navatlas.run(["graph", "--format", "notation"] + words, in: folder.url).text
        }
        let chosen = try graph()
        #expect(chosen.contains("TotalScreen") && !chosen.contains("ShelfScreen"), "\(chosen)")
        let other = try graph("--target", "Shop")
        #expect(other.contains("ShelfScreen") && !other.contains("TotalScreen"), "\(other)")
        #expect(try graph() == chosen)
    }

    @Test func buildsOnOthers() throws {
        let folder = try folder(
            #"{ "rules": { "unreachable-screen": "warning" }, "extends": "team/base.json" }"#)
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("team"), withIntermediateDirectories: true)
        try folder.write(
            #"{ "paths": ["../graph.nav"], "rules": { "unreachable-screen": "off", "deep-link-gap": "off" } }"#,
            to: "team/base.json")
        let run = try check(folder)
        #expect(run.status == 0 && run.text.contains("warning: Lost"), "\(run.standardError)\(run.text)")
        #expect(try check(folder, "--config", "team/base.json").text.isEmpty)
    }

    @Test(arguments: [
        (#"{ "rulez": {} }"#, "1:3: there is no key 'rulez'; did you mean 'rules'?"),
        (
            #"{ "rules": { "unreachable-scren": "off" } }"#,
            "1:14: there is no rule 'unreachable-scren'; did you mean 'unreachable-screen'?"
        ),
        (
            #"{ "rules": { "dead-end": "eror" } }"#,
            "1:26: a rule is one of off, warning, error, not 'eror'; did you mean 'error'?"
        ),
        (#"{ "rules": { "dead-end": true } }"#, "a rule is one of"), (#"{ "rules": [] }"#, "'rules' is an object"),
        (#"{ "strict": true }"#, "'strict' is an option of 'check'"),
        (#"{ "check": { "strict": "yes" } }"#, "'strict' is true or false"),
        (#"{ "check": { "to": "Home" } }"#, "'check' has no option 'to' to configure"),
        (#"{ "check": { "fail-on": "warnings" } }"#, "'warnings' is not a value of 'fail-on'"),
        (#"{ "check": { "min-deep-link-coverage": 101 } }"#, "expected a number from 0 to 100"),
        (#"{ "exclude": [1] }"#, "1:15: 'exclude' is a list of strings"),
        (#"{ "platform": ["iOS"] }"#, "'platform' is a string"),
        ("{\n  \"paths\": [\".\"\n}", "3:1: expected ',' or ']'"), ("[]", "a configuration is an object"),
        (#"{ "extends": ".navatlas.json" }"#, "extends itself"),
        (#"{ "extends": ["gone.json"] }"#, "1:14: 'gone.json' does not exist"),
    ])
    func whatIsWrongIsSaidWithItsPlace(text: String, clue: String) throws {
        let run = try check(try folder(text), "graph.nav")
        #expect(run.status == 2 && run.text.isEmpty)
        #expect(run.standardError.contains(clue), "\(run.standardError)")
    }

    /// An app's own tool takes what the reader of source would, and nothing else.
    @Test func anOwnToolTakesTheConfigurationOfBoth() throws {
        let folder = try folder(#"{ "exclude": ["Play"], "platform": "macOS", "check": { "format": "xcode" } }"#)
        let run = try Executable.todoApp.run(["check", "-q"], in: folder.url)
        #expect(run.status == 1 && run.standardError.isEmpty, "\(run.standardError)")
        try folder.write(#"{ "exlude": ["Play"] }"#, to: Configuration.fileName)
        let wrong = try Executable.todoApp.run(["check", "-q"], in: folder.url)
        #expect(wrong.status == 2 && wrong.standardError.contains("there is no key 'exlude'"))
    }

    @Test func policiesAreAsked() throws {
        let folder = try folder(
            """
            { "paths": ["graph.nav"], "rules": { "unreachable-screen": "off", "deep-link-gap": "off" },
              "policies": [
                { "name": "no way home", "forbidden": { "to": "Ho*" }, "severity": "warning" },
                { "required": { "to": "Home" } }, { "max-depth": 0 }, { "must-pass": "Main", "before": ["Home"] },
                { "profile": "Main", "reaches": "Home", "never-reaches": ["Lost"] },
              ] }
            """)
        let run = try check(folder)
        #expect(run.status == 0 && run.text.contains("warning: no way home: Main leads to Home, which is forbidden"))
        #expect(run.text.contains("[policy]") && !run.text.contains("max-depth"), "\(run.text)\(run.standardError)")
    }

    @Test(arguments: [
        (#"[{ "must-pass": "Main" }]"#, "'must-pass' needs 'before'"),
        (
            #"[{ "must-pass": "Mian", "before": "Home" }]"#,
            "1:31: nothing in the graph is called 'Mian'; did you mean 'Main'?"
        ),
        (#"[{ "max-depth": -1 }]"#, "a whole number"), (#"[{ "max-dept": 1 }]"#, "a policy has one of forbidden"),
        (#"[{ "max-depth": 1, "for": "x" }]"#, "a policy with 'max-depth' has no 'for'"), (#"{}"#, "is a list"),
        (#"[{ "forbidden": {} }]"#, "match every connection"),
        (#"[{ "forbidden": { "form": "A" } }]"#, "no 'form'; did you mean 'from'?"),
        (#"[{ "max-depth": 1, "severity": "fatal" }]"#, "warning, error"), (#"[{ "profile": [] }]"#, "names nothing"),
        (#"[{ "max-depth": 1, "max-stack": 1 }]"#, "a policy has one of"),
    ])
    func whatIsWrongInAPolicyIsSaid(policies: String, clue: String) throws {
        let run = try check(try folder(#"{ "policies": \#(policies) }"#), "graph.nav")
        #expect(run.status == 2 && run.text.isEmpty)
        #expect(run.standardError.contains(clue), "\(run.standardError)")
    }

    @Test func initWritesWhatHoldsWithoutAConfiguration() throws {
        let folder = try TemporaryFolder()
        let first = try Executable.navatlas.run(["init"], in: folder.url)
        #expect(first.status == 0, "\(first.standardError)")
        try folder.write(Self.graph, to: "graph.nav")
        for words in [[], ["--format", "json"]] {
            let with = try Executable.navatlas.run(["check", "graph.nav"] + words, in: folder.url)
            let without = try Executable.navatlas.run(["check", "graph.nav", "--no-config"] + words, in: folder.url)
            #expect(with.text == without.text && with.status == without.status)
        }
        let again = try Executable.navatlas.run(["init"], in: folder.url)
        #expect(again.status == 2 && again.standardError.contains("--force"))
        #expect(try Executable.navatlas.run(["init", "--force"], in: folder.url).status == 0)
        #expect(try Executable.navatlas.run(["init", "no/such/folder"], in: folder.url).status == 2)
    }

    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { NavigationLink("More") { Detail() } } }
        struct Detail: View { var body: some View { Text("") } }
        """

    @Test func initShowsWhatTheSourceSays() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.app, to: "Shop.swift")
        try folder.write(
            """
            // swift-tools-version: 5.6
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Shop", products: [.iOSApplication(name: "Shop", targets: ["ShopApp"])],
                targets: [.executableTarget(name: "ShopApp", path: ".")])
            """, to: "Package.swift")
        let run = try Executable.navatlas.run(["init"], in: folder.url)
        #expect(run.status == 0, "\(run.standardError)")
        let text = try folder.text(of: Configuration.fileName)
        for words in [
            "found here: plain SwiftUI.", #"Found here: ["Home"]."#, #"Found here: ["ShopApp"]."#, "\"must-pass\"",
            "Playground",
        ] { #expect(text.contains(words), "\(words) is missing in\n\(text)") }
        let with = try Executable.navatlas.run(["check"], in: folder.url)
        let without = try Executable.navatlas.run(["check", ".", "--no-config"], in: folder.url)
        #expect(with.text == without.text && with.status == without.status, "\(with.text)\(without.text)")
    }

    @Test func initNamesCandidatesWhereNoEntryIsFound() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            import Stinsen
            final class MainCoordinator: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\MainCoordinator.start)
                @Root var start = makeStart
                func makeStart() -> some View { Detail() }
            }
            struct Detail: View { var body: some View { Text("") } }
            """, to: "Main.swift")
        _ = try Executable.navatlas.run(["init"], in: folder.url)
        #expect(
            try folder.text(of: Configuration.fileName).contains(#"nothing leads to: ["MainCoordinator"]."#))
    }

    @Test func initWritesAConfigurationForWhatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("let answer = 42\n", to: "Answer.swift")
        let run = try Executable.navatlas.run(["init"], in: folder.url)
        #expect(run.status == 0 && run.standardError.contains("nothing was detected"), "\(run.standardError)")
        #expect(try folder.names() == [Configuration.fileName, "Answer.swift"])
    }

    /// The schema takes the configuration that `init` writes, and knows every key.
    @Test func theSchemaDescribesIt() throws {
        let folder = try TemporaryFolder()
        let run = try Executable.navatlas.run(["init", "--schema"], in: folder.url)
        let schema = try JSONSchema(run.text)
        let template = try JSONC(ConfigurationTemplate(readsPaths: true).text).plain
        let problems = try schema.problems(in: JSONSerialization.data(withJSONObject: template))
        #expect(problems == [])
        #expect(try schema.problems(in: Data(#"{ "check": { "strict": "yes" }, "rulez": {} }"#.utf8)).count == 2)
        let properties = try #require(
            (try JSONSerialization.jsonObject(with: run.standardOutput) as? [String: Any])?["properties"]
                as? [String: Any])
        let rules = try #require((properties["rules"] as? [String: Any])?["properties"] as? [String: Any])
        #expect(Set(rules.keys) == Set(Rules.described.map { $0.id }))
        let commands = ["check", "report", "diagram", "docs", "diff", "coverage", "explain", "graph", "mcp", "watch"]
        let keys = ConfigurationKeys.fixed + ConfigurationKeys.ofSourceReader + ["title"] + commands
        #expect(Set(properties.keys) == Set(keys))
    }
}
