import Foundation
import Testing

@testable import NavAtlasCommands

/// Every line of the README that starts with `navatlas` runs, on the sources of the example app.
struct ReadmeCommandTests {
    private static let commands = Result {
        try ReadmeTests.readme().split(separator: "\n").filter { $0.hasPrefix("    navatlas ") }.map { line in
            String(line.split(separator: " #")[0]).trimmingCharacters(in: .whitespaces)
        }
    }

    private func folder(testFile: String = #filePath) throws -> TemporaryFolder {
        let package = (0..<3).reduce(URL(fileURLWithPath: testFile)) { url, _ in url.deletingLastPathComponent() }
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: package.appendingPathComponent("Examples/TodoApp"), to: folder.url.appendingPathComponent("Sources"))
        // The example's own tool names its entry, not its source.
        try folder.write(#"{ "entry": ["MainCoordinator"] }"#, to: Configuration.fileName)
        for path in ["Tests/Snapshots", "docs"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        for name in ["graph.json", "ModuleA.json", "ModuleB.json", "main.json"] {
            let run = try Executable.navatlas.run(["graph", "Sources", "-o", name], in: folder.url)
            try #require(run.status == 0, "\(run.standardError)")
        }
        return folder
    }

    @Test func everyCommandRuns() throws {
        let commands = try Self.commands.get()
        #expect(commands.count > 20)
        let folder = try folder()
        let shell = Executable(at: URL(fileURLWithPath: "/bin/sh"))
        let path = Executable.navatlas.url.deletingLastPathComponent().path
        let environment = ["PATH": path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")]
        let repository = """
            git init -q && git -c user.name=A -c user.email=a@b.c commit -q --allow-empty -m none && git add Sources &&
            git -c user.name=A -c user.email=a@b.c commit -q -m all && git update-ref refs/remotes/origin/main HEAD
            """
        #expect(try shell.run(["-c", repository], in: folder.url).status == 0)
        for command in commands {
            let run = try shell.run(["-c", command], environment: environment, in: folder.url)
            // The example has findings.
            let isCheck = command.hasPrefix("navatlas check")
            #expect(run.status == 0 || isCheck && run.status == 1, "\(command): \(run.standardError)")
        }
    }
}
