import Foundation
import Testing

private let graph = "entry Main\nMain -root!-> Home : home\nMain -push-> Detail : detail\n"

/// Repositories that were laid out to have a run touch what is not its own, or never end.
struct HostileFolderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(graph, to: "graph.nav")
        try folder.makeFolder("app")
        try folder.makeFolder("outside")
        try folder.write("precious", to: "outside/important.txt")
    }

    private func run(_ words: String..., input: Data = Data()) throws -> Executable.Run {
        try Executable.navatlas.run(words, input: input, in: folder.url.appendingPathComponent("app"))
    }

    private func expectOutsideUntouched() throws {
        #expect(try folder.names("outside") == ["important.txt"])
        #expect(try folder.text(of: "outside/important.txt") == "precious")
    }

    // MARK: - The folder of docs

    @Test func aListReachesNothingThroughALink() throws {
        try folder.makeFolder("app/docs")
        try folder.link("app/docs/link", to: "../../outside")
        try folder.write(
            "link/important.txt\n./link/important.txt\nlink//important.txt\n", to: "app/docs/.navatlas-files")
        #expect(try run("docs", "-o", "docs", "../graph.nav").status == 0)
        try expectOutsideUntouched()
    }

    @Test(arguments: ["pictures", "coordinators", ".navatlas-files", ".navatlas-stage"])
    func nothingIsWrittenThroughALink(name: String) throws {
        try folder.makeFolder("app/docs")
        for target in ["../../outside", "../../outside/new", "/dev/zero"] {
            try? FileManager.default.removeItem(atPath: folder.path("app/docs/" + name))
            try folder.link("app/docs/" + name, to: target)
            let run = try run("docs", "-o", "docs", "../graph.nav")
            // What a killed run has left is thrown away, and nothing but the link itself.
            let isLeftover = name == ".navatlas-stage"
            #expect(run.status == (isLeftover ? 0 : 2), "\(run.standardError)")
            #expect(isLeftover || run.standardError.contains("NavAtlas writes through neither"), "\(run.standardError)")
            try expectOutsideUntouched()
        }
        #expect(try folder.names("app/docs").filter { $0.hasPrefix(".navatlas-stage") } == [])
    }

    @Test func aFileThatIsALinkIsReplacedItself() throws {
        #expect(try run("docs", "-o", "docs", "../graph.nav").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("app/docs/README.md"))
        try folder.link("app/docs/README.md", to: "../../outside/important.txt")
        #expect(try run("docs", "-o", "docs", "../graph.nav").status == 0)
        try expectOutsideUntouched()
        #expect(try folder.text(of: "app/docs/README.md").contains("Main"))
    }

    // MARK: - A configuration that is found

    @Test(arguments: [
        #"{"report": {"output": "../outside/important.txt"}}"#, #"{"report": {"output": ["json=../outside/new"]}}"#,
        #"{"report": {"output": "link/important.txt"}}"#, #"{"report": {"output": "missing/../../outside/new"}}"#,
        #"{"report": {"output": "file"}}"#, #"{"report": {"output": "dangling"}}"#,
        #"{"extends": "../base.json"}"#, #"{"cache-path": "../outside/cache"}"#,
        #"{"check": {"baseline": "../outside/important.txt"}}"#, #"{"docs": {"output": "../outside"}}"#,
    ])
    func namesNothingOutsideItsFolder(text: String) throws {
        try folder.write(text, to: "app/.navatlas.json")
        try folder.write(#"{"report": {"output": "outside/new"}}"#, to: "base.json")
        try folder.link("app/link", to: "../outside")
        try folder.link("app/file", to: "../outside/important.txt")
        try folder.link("app/dangling", to: "../outside/new")
        let found = try run("report", "../graph.nav")
        #expect(found.status == 2)
        #expect(found.standardError.contains("is outside the folder of this configuration"), "\(found.standardError)")
        try expectOutsideUntouched()
    }

    @Test func namesWhatItLikesWhereAPersonNamesIt() throws {
        try folder.write(#"{"report": {"output": "../outside/new"}}"#, to: "app/.navatlas.json")
        #expect(try run("report", "../graph.nav", "--config", ".navatlas.json").status == 0)
        #expect(try folder.names("outside") == ["important.txt", "new"])
    }

    @Test func namesWhatLiesInItsFolder() throws {
        try folder.write(
            #"{"report": {"output": "made/report.md"}, "cache-path": "made/cache"}"#, to: "app/.navatlas.json")
        try folder.makeFolder("app/made")
        try folder.makeFolder("app/inner")
        #expect(try run("report", "../graph.nav").status == 0)
        let inner = try Executable.navatlas.run(
            ["report", "../../graph.nav"], in: folder.url.appendingPathComponent("app/inner"))
        #expect(inner.status == 0, "\(inner.standardError)")
        #expect(try folder.names("app/made").contains("report.md"))
    }

    /// A link to `/` would be followed over the whole disk.
    @Test func cannotHaveLinksFollowed() throws {
        try folder.write(#"{"follow-links": true}"#, to: "app/.navatlas.json")
        let run = try run("report", "../graph.nav")
        #expect(run.status == 2 && run.standardError.contains("there is no key 'follow-links'"))
    }

    // MARK: - What has no end

    @Test(arguments: ["/dev/zero", "pipe"])
    func onlyRegularFilesAreRead(target: String) throws {
        try folder.run("mkfifo", folder.path("app/pipe"))
        for command in [
            ["report", target], ["diff", target, target], ["report", "../graph.nav", "--config", target],
            ["check", "../graph.nav", "--baseline", target], ["check", "../graph.nav", "--urls", target],
            ["snapshot", "../graph.nav", "--check", target],
        ] {
            let run = try Executable.navatlas.run(command, in: folder.url.appendingPathComponent("app"))
            #expect(run.status == 2)
            #expect(run.standardError.contains("'\(target)' is a pipe, a socket or a device"), "\(run.standardError)")
        }
        for text in [nil, "{\"extends\": \"\(target)\"}"] {
            try? FileManager.default.removeItem(atPath: folder.path("app/.navatlas.json"))
            if let text {
                try folder.write(text, to: "app/.navatlas.json")
            } else {
                try folder.link("app/.navatlas.json", to: target)
            }
            let run = try run("report", "../graph.nav")
            #expect(run.status == 2)
            #expect(run.standardError.contains("is a pipe, a socket or a device"), "\(run.standardError)")
        }
    }

    /// Nobody may ever read the pipe, so that the command would wait for ever.
    @Test(arguments: [#"{"report": {"output": "pipe"}}"#, #"{"report": {"output": "text=pipe"}}"#])
    func aConfigurationThatWasFoundNamesNoPipes(text: String) throws {
        try folder.run("mkfifo", folder.path("app/pipe"))
        try folder.write(text, to: "app/.navatlas.json")
        let run = try run("report", "../graph.nav")
        #expect(run.status == 2)
        #expect(run.standardError.contains("is a pipe, a socket or a device"), "\(run.standardError)")
    }

    @Test func aConfigurationHasALimit() throws {
        try folder.write(String(repeating: " ", count: 2 << 20), to: "app/.navatlas.json")
        let run = try run("report", "../graph.nav")
        #expect(run.status == 2 && run.standardError.contains("'.navatlas.json' is larger than 1 MB"))
    }

    /// Deeper than a path can be, so that not even root can list it all.
    @Test func whatCannotBeReadIsNoSuccess() throws {
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n", to: "app/A.swift")
        let name = String(repeating: "d", count: 200)
        let script = "cd app; i=0; while [ $i -lt 30 ]; do mkdir \(name); cd -P \(name); i=$((i+1)); done"
        try folder.run("sh", "-c", script)
        for command in ["check", "report", "graph"] {
            let run = try run(command, "--no-cache", ".")
            #expect(run.status == 2 && run.text.isEmpty)
            #expect(run.standardError.contains("cannot be read, so the result would be incomplete"))
        }
        #expect(try run("check", "--no-cache", "--allow-empty", "--exclude", name, ".").status == 0)
        try folder.run("rm", "-rf", "app/" + name)
    }

    // MARK: - Command lines

    @Test func hardLinksAreOneFile() throws {
        try folder.write("old", to: "app/a.json")
        try FileManager.default.linkItem(atPath: folder.path("app/a.json"), toPath: folder.path("app/b.json"))
        let run = try run("check", "../graph.nav", "-o", "json=a.json", "-o", "sarif=b.json")
        #expect(run.status == 2 && run.standardError.contains("two results would be written to 'b.json'"))
        #expect(try folder.text(of: "app/a.json") == "old")
    }

    @Test(arguments: [["--affected", "-h"], ["-o", "--help"], ["--title", "--version"]])
    func anOptionsValueIsNoRequestForHelp(words: [String]) throws {
        let run = try Executable.navatlas.run(["check"] + words + ["graph.nav"], in: folder.url)
        #expect(run.status == 2 && run.text.isEmpty)
        #expect(run.standardError.contains("\(words[0] == "-o" ? "--output" : words[0]) needs a value"))
    }
}
