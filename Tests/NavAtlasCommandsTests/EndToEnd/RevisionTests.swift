import Foundation
import Testing

/// What is read of a revision is what the working folder would be.
struct RevisionTests {
    private let folder: TemporaryFolder
    private let temporary: TemporaryFolder

    /// A repository with a Swift package, of which git would leave a part out of archives.
    init() throws {
        folder = try TemporaryFolder()
        temporary = try TemporaryFolder()
        let files = [
            "Package.swift": "// swift-tools-version: 6.0\n", ".gitattributes": "Play export-ignore\n",
            ".gitignore": "Made\n",
            "Sources/Shop/Shop.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { NavigationStack { NavigationLink("") { DetailScreen() } } } }
            struct DetailScreen: View { var body: some View { Text("") } }
            // navatlas:ignore dead-end - for long
            """,
            "Sources/Shop/Play/Toy.swift": Self.screen("ToyScreen"),
            "Sources/Shop/Made/Made.swift": Self.screen("MadeScreen"),
        ]
        for (path, text) in files { try write(text, to: path) }
        for step in [
            ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"], ["config", "user.name", "A"],
            // What is ignored may be committed all the same.
            ["add", "-f", "."], ["commit", "-q", "-m", "one"],
        ] {
            let run = try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(["git"] + step, in: folder.url)
            #expect(run.status == 0, "\(run.standardError)")
        }
    }

    private static func screen(_ name: String) -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { NavigationStack { Text(\"\") } } }\n"
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func run(_ words: [String], in place: String = "", _ environment: [String: String] = [:]) throws
        -> Executable.Run
    {
        let own = ["TMPDIR": temporary.url.path, "XDG_CACHE_HOME": temporary.path("cache")]
        return try Executable.navatlas.run(
            words, environment: own.merging(environment) { $1 }, in: folder.url.appendingPathComponent(place))
    }

    /// Modules come from a manifest above, attributes and what is ignored hold as they do here, and patterns are told from
    /// the working folder.
    @Test(arguments: [
        ("", ["--path", "Sources/Shop"]), ("", ["--path", "Sources", "--exclude", "Sources/Shop/Play"]),
        ("", ["--path", "."]), ("Sources", ["--path", "Shop/", "--exclude", "./Shop/Play"]),
        ("Sources/Shop", ["--path", "../Shop"]), ("Sources/Shop", ["--path", "Shop.swift", "--path", "Play"]),
    ])
    func theSameIsNoChange(place: String, words: [String]) throws {
        let run = try run(["diff", "main", "--exit-code"] + words, in: place)
        #expect(run.status == 0 && run.text.isEmpty && run.standardError.isEmpty, "\(run.text)\(run.standardError)")
    }

    @Test func aConfigurationAboveMeansTheSameThere() throws {
        try write(#"{ "paths": ["Sources"], "exclude": ["Sources/Shop/Play"] }"#, to: ".navatlas.json")
        for place in ["", "Sources/Shop"] {
            let graph = try run(["graph", "--format", "notation"], in: place)
            #expect(graph.text.contains("DetailScreen") && !graph.text.contains("Toy"), "\(graph.standardError)")
            let diff = try run(["diff", "main", "--exit-code", "--path", place.isEmpty ? "Sources" : ".."], in: place)
            #expect(diff.status == 0 && diff.text.isEmpty, "\(diff.text)\(diff.standardError)")
        }
    }

    /// What is left out today need not have been there.
    @Test func aNewExclusionIsNoErrorOfTheRevision() throws {
        try write(Self.screen("NewScreen"), to: "Sources/Shop/New/New.swift")
        let run = try run(["diff", "main", "--exit-code", "--path", "Sources", "--exclude", "New"])
        #expect(run.status == 0, "\(run.text)\(run.standardError)")
    }

    @Test func aCommentThatWasSuperfluousIsNotAffected() throws {
        let all = try run(["check", "-q", "Sources/Shop/Shop.swift", "--format", "xcode"])
        #expect(all.text.contains("superfluous-suppression"))
        let affected = try run(
            ["check", "-q", "Sources/Shop/Shop.swift", "--format", "xcode", "--affected", "main", "--strict"])
        #expect(affected.status == 0 && affected.text.isEmpty, "\(affected.text)\(affected.standardError)")
    }

    /// In a hook, git says by the environment which index is used.
    @Test func neitherTheRepositoryNorTheCacheIsTouched() throws {
        let git = Executable(at: URL(fileURLWithPath: "/usr/bin/env"))
        func state() throws -> String {
            try ["status --porcelain", "worktree list", "stash list", "rev-parse HEAD"].map {
                try git.run(["git"] + $0.split(separator: " ").map(String.init), in: folder.url).text
            }.joined()
        }
        try write("#!/bin/sh\necho ran > hook-ran\n", to: ".git/hooks/post-checkout")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path(".git/hooks/post-checkout"))
        let before = try state()
        let index = folder.path(".git/index")
        #expect(try run(["diff", "main", "main", "--path", "Sources"], ["GIT_INDEX_FILE": index]).status == 0)
        #expect(try state() == before && !folder.names().contains("hook-ran"))
        #expect(try temporary.names() == [])
    }

    /// A program in the place of git asks for the end just when the files are there.
    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
    func nothingIsLeftWhereTheProcessIsEnded(signal: String, status: Int32) throws {
        let tools = try TemporaryFolder()
        try tools.write(
            """
            #!/bin/sh
            PATH=${PATH#*:}
            git "$@" || exit $?
            case " $* " in *" cat-file "*) kill -s \(signal) "$PPID"; while kill -0 "$PPID"; do sleep 1; done ;; esac
            """, to: "git")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path("git"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let run = try run(
            ["diff", "main", "--path", "Sources"], ["PATH": "\(tools.url.path):\(path)"])
        #expect(run.status == status && run.text.isEmpty, "\(run.status) \(run.standardError)")
        #expect(try temporary.names().filter { $0.hasPrefix("navatlas-") } == [])
    }

    @Test func withoutGitThatIsSaid() throws {
        let tools = try TemporaryFolder()
        let run = try run(["diff", "main"], ["PATH": tools.url.path])
        #expect(run.status == 2 && run.standardError.contains("install it"), "\(run.standardError)")
    }
}
