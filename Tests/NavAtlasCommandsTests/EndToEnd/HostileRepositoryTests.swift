import Foundation
import Testing

@testable import NavAtlasCommands

/// Repositories whose settings name programs: reading a revision runs none of them.
struct HostileRepositoryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("app/Sources")
        try folder.write(
            """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { NavigationStack { NavigationLink("") { Detail() } } } }
            struct Detail: View { var body: some View { Text("") } }
            """, to: "app/Sources/Shop.swift")
        try folder.write("*.swift filter=evil diff=evil merge=evil text eol=crlf ident\n", to: "app/.gitattributes")
        // Whatever is run leaves a mark.
        try folder.write("#!/bin/sh\necho \"$0 $*\" >> '\(folder.path("ran"))'\ncat\n", to: "evil")
        try folder.run("chmod", "755", "evil")
        try git("init", "-q", "-b", "main")
        try git("config", "user.email", "a@example.com")
        try git("config", "user.name", "A")
        try git("add", ".")
        try git("commit", "-q", "-m", "one")
    }

    private func git(_ words: String...) throws {
        let run = try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["git"] + words, in: folder.url.appendingPathComponent("app"))
        try #require(run.status == 0, "\(run.standardError)")
    }

    private func expectNothingRuns(status: Int32 = 0) throws {
        for words in [["diff", "main", "--path", "Sources"], ["check", "-q", "Sources", "--affected", "main"]] {
            let run = try Executable.navatlas.run(
                words, environment: ["TMPDIR": folder.url.path, "XDG_CACHE_HOME": folder.path("cache")],
                in: folder.url.appendingPathComponent("app"))
            #expect(run.status == status, "\(run.text)\(run.standardError)")
        }
        let ran = try? folder.text(of: "ran")
        #expect(!FileManager.default.fileExists(atPath: folder.path("ran")), "\(ran ?? "")")
    }

    /// Each is a setting that names a program. Git runs one of those for a filter, and one of those for a difference, so these
    /// are in different groups.
    @Test(arguments: [
        [
            "filter.evil.smudge", "filter.evil.clean", "diff.evil.textconv", "merge.evil.driver", "core.fsmonitor",
            "core.sshCommand", "core.editor", "core.pager", "core.askPass", "core.gitProxy", "sequence.editor",
            "credential.helper", "gpg.program", "uploadpack.packObjectsHook", "core.alternateRefsCommand",
            "interactive.diffFilter",
        ], ["filter.evil.process", "diff.evil.command", "pager.ls-tree", "pager.cat-file"], ["diff.external"],
    ])
    func noSettingRunsAProgram(settings: [String]) throws {
        for setting in settings { try git("config", setting, folder.path("evil")) }
        if settings.contains("filter.evil.process") { try git("config", "filter.evil.required", "true") }
        try expectNothingRuns()
    }

    @Test func noAliasRunsAProgram() throws {
        for name in ["ls-tree", "cat-file", "rev-parse", "for-each-ref"] {
            try git("config", "alias.\(name)", "!" + folder.path("evil"))
        }
        try expectNothingRuns()
    }

    @Test func noHookRuns() throws {
        try folder.makeFolder("hooks")
        for name in [
            "post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman", "pre-auto-gc",
            "update",
        ] {
            for place in ["hooks/", "app/.git/hooks/"] {
                try? FileManager.default.removeItem(atPath: folder.path(place + name))
                try FileManager.default.copyItem(atPath: folder.path("evil"), toPath: folder.path(place + name))
            }
        }
        try expectNothingRuns()
        try git("config", "core.hooksPath", folder.path("hooks"))
        try expectNothingRuns()
    }

    /// A partial clone would fetch what it lacks, with the program that its settings name.
    @Test func nothingIsFetched() throws {
        for (setting, value) in [
            ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"), ("protocol.allow", "always"),
            ("protocol.ext.allow", "always"), ("remote.origin.url", "ext::" + folder.path("evil")),
            ("core.repositoryFormatVersion", "1"),
        ] { try git("config", setting, value) }
        let objects = folder.url.appendingPathComponent("app/.git/objects")
        let line = try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["git", "rev-parse", "main:Sources/Shop.swift"], in: folder.url.appendingPathComponent("app"))
        let name = line.text.trimmingCharacters(in: .newlines)
        try FileManager.default.removeItem(at: objects.appendingPathComponent("\(name.prefix(2))/\(name.dropFirst(2))"))
        try expectNothingRuns(status: 2)
    }

    /// Git opens what lies in its folder as it is.
    @Test(arguments: ["config", "packed-refs", "refs/heads/odd", "objects/info/alternates", "info/grafts"])
    func nothingKeepsGitWaiting(place: String) throws {
        let path = folder.path("app/.git/" + place)
        for device in [nil, "/dev/zero"] {
            try? FileManager.default.removeItem(atPath: path)
            if let device { try folder.link("app/.git/" + place, to: device) } else { try folder.run("mkfifo", path) }
            let run = try Executable.navatlas.run(
                ["diff", "main", "--path", "Sources"], in: folder.url.appendingPathComponent("app"))
            #expect(run.status == 2)
            #expect(run.standardError.contains("is a pipe, a socket or a device"), "\(run.standardError)")
        }
    }

    /// Settings may include any file, which git then opens.
    @Test func aPipeAmongTheSettingsStopsGit() throws {
        try folder.run("mkfifo", folder.path("pipe"))
        try git("config", "include.path", folder.path("pipe"))
        #expect(throws: GitError.tooLong("-C")) {
            try Git.run(["-C", folder.path("app"), "rev-parse", "HEAD"], patience: 0.1)
        }
    }

    /// A link in the folder of git's to a folder that it lies in, and what git has for several working folders.
    @Test func soundRepositoriesAreRead() throws {
        try folder.link("app/.git/refs/all", to: "../..")
        try git("worktree", "add", "-q", "../other", "-b", "other")
        try expectNothingRuns()
        let run = try Executable.navatlas.run(
            ["diff", "main", "--path", "Sources"], in: folder.url.appendingPathComponent("other"))
        #expect(run.status == 0, "\(run.standardError)")
    }

    /// Eight trees, each ten times in the next, are a hundred million files. Their names are long, so that the list of
    /// them is soon too long.
    @Test func aRevisionWithoutAnEndIsNotRead() throws {
        try folder.write(
            """
            cd app
            blob=$(echo 'struct A {}' | git hash-object -w --stdin)
            long=$(printf '%0200d' 0)
            tree=$(for n in 0 1 2 3 4 5 6 7 8 9; do printf '100644 blob %s\\t%s.swift\\n' $blob $n; done | git mktree)
            for level in 1 2 3 4 5 6 7; do
                tree=$(for n in 0 1 2 3 4 5 6 7 8 9; do printf '040000 tree %s\\t%s\\n' $tree $n$long; done | git mktree)
            done
            git -c user.name=A -c user.email=a@example.com commit-tree -m bomb $tree > ../commit
            """, to: "bomb.sh")
        try folder.run("sh", "bomb.sh")
        let commit = try folder.text(of: "commit").trimmingCharacters(in: .newlines)
        let run = try Executable.navatlas.run(
            ["diff", commit, "--path", "."], in: folder.url.appendingPathComponent("app"))
        #expect(run.status == 2)
        #expect(run.standardError.contains("too large to be read"), "\(run.standardError)")
    }

    /// A link of the revision is written as one, and leads to nothing outside of what is read.
    @Test func linksOfARevisionAreNotFollowed() throws {
        try folder.write("struct Secret: View {}", to: "Secret.swift")
        try folder.link("app/Sources/Secret.swift", to: "../../Secret.swift")
        try folder.link("app/Sources/Root", to: "/")
        try git("add", ".")
        try git("commit", "-q", "-m", "two")
        try expectNothingRuns()
    }
}
