import Foundation
import NavAtlasReports
import Testing

@testable import NavAtlasCommands

/// What the README and the guides show is true: commands run, output is real, links lead somewhere.
struct GuideTests {
    /// Commands that other tests run: of the archive, the installation, the plugins, and those that ask for a folder of
    /// their own or do not end.
    private static let testedElsewhere = [
        "mkdir -p ~/.local && tar xzf ", "make ", "swift package navatlas ", "navatlas init", "navatlas watch ",
    ]

    private static let app = Guide.package.appendingPathComponent("Examples/TodoApp")

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: Self.app, to: folder.url.appendingPathComponent("Sources"))
        // The example's own tool names its entry, not its source.
        try folder.write(#"{ "entry": ["MainCoordinator"], "paths": ["Sources"] }"#, to: Configuration.fileName)
        try folder.write("", to: "Sources/Empty.generated.swift")
        try folder.write("todo-app://todo/7\n", to: "urls.txt")
        for path in ["Tests/Snapshots", "docs/App.docc"] { try folder.makeFolder(path) }
        try FileManager.default.copyItem(
            at: Guide.package.appendingPathComponent("Tests/Coverage/todo-app.json"),
            to: folder.url.appendingPathComponent("profile.json"))
        let run = try Executable.navatlas.run(["graph", "Sources", "-o", "graph.json"], in: folder.url)
        try #require(run.status == 0, "\(run.standardError)")
        for name in ["ModuleA.json", "ModuleB.json", "main.json"] {
            try FileManager.default.copyItem(atPath: folder.path("graph.json"), toPath: folder.path(name))
        }
        let observed = try Executable.todoApp.run(["graph", "-o", "observed.json"], in: folder.url)
        try #require(observed.status == 0, "\(observed.standardError)")
        try folder.makeFolder("bin")
        try folder.link("bin/navatlas", to: Executable.navatlas.url.path)
        try folder.link("bin/MyMap", to: Executable.todoApp.url.path)
        try folder.write("bin\n", to: ".gitignore")
        return folder
    }

    @Test(arguments: Guide.all.filter { !$0.commands.isEmpty })
    func everyCommandRuns(guide: Guide) throws {
        let folder = try folder()
        let shell = Executable(at: URL(fileURLWithPath: "/bin/sh"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let environment = ["PATH": "\(folder.path("bin")):\(path)"]
        let repository = """
            git init -q && git -c user.name=A -c user.email=a@b.c commit -q --allow-empty -m none && git add Sources &&
            git -c user.name=A -c user.email=a@b.c commit -q -m all && git update-ref refs/remotes/origin/main HEAD
            """
        #expect(try shell.run(["-c", repository], in: folder.url).status == 0)
        for command in guide.commands {
            if Self.testedElsewhere.contains(where: command.hasPrefix) { continue }
            let words = command.replacing("swift run MyMap", with: "MyMap").replacing(
                "rules ID", with: "rules unused-route")
            #expect(words.hasPrefix("navatlas ") || words.hasPrefix("MyMap "), "\(command) is tested nowhere")
            let run = try shell.run(["-c", words], environment: environment, in: folder.url)
            // The example has findings.
            #expect(
                run.status == 0 || "\(words) ".contains(" check ") && run.status == 1,
                "\(command): \(run.standardError)")
        }
    }

    @Test(arguments: Guide.all)
    func everyTargetOfMakeExists(guide: Guide) throws {
        let makefile = try #require(Guide(path: "Makefile")).text
        for match in guide.text.matches(of: /(?:`|^)make ([a-z-]+)/.anchorsMatchLineEndings()) {
            #expect(makefile.contains("\n\(match.output.1):"), "\(guide.path): make \(match.output.1)")
        }
    }

    /// The shell that the guides show is that of the files in Integrations/, which 'make test-integrations' runs.
    @Test func theBuildPhaseOfXcodeIsTheOneThatIsTested() throws {
        let guide = try #require(Guide(path: "Documentation/NavAtlas.docc/ContinuousIntegration.md"))
        let phase = try #require(Guide(path: "Integrations/xcode-build-phase.sh"))
        let lines = phase.text.split(separator: "\n").map(String.init).filter { !$0.contains("#") }
        let shown = guide.blocks(of: "text").map { $0.filter { !$0.contains("#") } }
        #expect(shown.contains(lines), "\(lines)")
    }

    @Test func theReadmeShowsRealOutput() throws {
        let readme = try #require(Guide(path: "README.md"))
        let commands = [["report"], ["check"]]
        let shown = readme.blocks(of: "text")
        #expect(shown.count == commands.count)
        for (words, lines) in zip(commands, shown) {
            let run = try Executable.navatlas.run(
                words + ["--no-cache", "Examples/SwiftUICoordinatorApp"], in: Guide.package)
            #expect(run.text.contains(lines.joined(separator: "\n")), "\(run.text)")
        }
    }

    @Test func theReadmeIsShort() throws {
        let lines = try #require(Guide(path: "README.md")).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect((120...151).contains(lines.count), "\(lines.count)")
    }

    @Test func everyFormatIsInTheTable() throws {
        let guide = try #require(Guide(path: "Documentation/NavAtlas.docc/ContinuousIntegration.md"))
        let rows = ReportOptions.formats.map { "| `\($0.id)` | \($0.summary) |\n" }
        #expect(guide.text.contains("| `--format` | is |\n| --- | --- |\n" + rows.joined() + "\n"), "\(rows.joined())")
    }

    @Test(arguments: Guide.all)
    func everyLinkLeadsSomewhere(guide: Guide) throws {
        let folder = Guide.package.appendingPathComponent(guide.path).deletingLastPathComponent()
        for match in guide.text.matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) where !match.output.1.hasPrefix("http") {
            let target = folder.appendingPathComponent(String(match.output.1)).path
            #expect(FileManager.default.fileExists(atPath: target), "\(guide.path): \(match.output.1)")
        }
        for match in guide.text.matches(of: /<doc:([A-Za-z]+)>/) {
            // What is generated is checked by 'make docs'.
            let name = String(match.output.1)
            #expect(
                ["Rules", "Dialects"].contains(name)
                    || FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name).md").path),
                "\(name)")
        }
    }
}
