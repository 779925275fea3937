import Foundation
import Testing

struct BaselineCommandTests {
    private static let lost = Data("entry A\nA -root!-> B : b\nscreen Lost\n".utf8)
    private static let worse = Data("entry A\nA -root!-> B : b\nscreen Gone\nscreen Lost\n".utf8)
    private static let sound = Data("entry A\nA -root!-> B : b\n".utf8)

    @Test func onlyWhatIsNewFails() throws {
        let folder = try TemporaryFolder()
        let accept = ["check", "-", "--write-baseline", "known.json"]
        #expect(try Executable.navatlas.run(accept, input: Self.lost, in: folder.url).status == 0)
        let check = ["check", "-", "--baseline", "known.json", "--format", "xcode"]
        let same = try Executable.navatlas.run(check, input: Self.lost, in: folder.url)
        #expect(same.status == 0 && !same.text.contains("Lost"))
        let new = try Executable.navatlas.run(check, input: Self.worse, in: folder.url)
        #expect(new.status == 1 && new.text.contains("Gone") && !new.text.contains("Lost"))
        let stale = try Executable.navatlas.run(check, input: Self.sound, in: folder.url)
        #expect(stale.status == 1 && stale.text.contains("stale-baseline"))
    }

    @Test func aTeamMayBeWarnedOfStaleEntries() throws {
        let folder = try TemporaryFolder()
        let accept = ["check", "-", "--write-baseline", "known.json"]
        #expect(try Executable.navatlas.run(accept, input: Self.lost, in: folder.url).status == 0)
        try folder.write(#"{ "rules": { "stale-baseline": "warning" } }"#, to: ".navatlas.json")
        let check = ["check", "-", "--baseline", "known.json", "--format", "xcode"]
        let stale = try Executable.navatlas.run(check, input: Self.sound, in: folder.url)
        #expect(stale.status == 0 && stale.text.contains("stale-baseline"))
    }

    /// A baseline that the configuration names is written anew without a word about it.
    @Test func aConfiguredBaselineIsWrittenAnew() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "check": { "baseline": "known.json" } }"#, to: ".navatlas.json")
        let write = ["check", "-", "--write-baseline", "known.json"]
        for graph in [Self.lost, Self.worse] {
            let written = try Executable.navatlas.run(write, input: graph, in: folder.url)
            #expect(written.status == 0, "\(written.standardError)")
            #expect(try Executable.navatlas.run(["check", "-"], input: graph, in: folder.url).status == 0)
        }
        for (words, clue) in [
            (write + ["--baseline", "known.json"], "exclude each other"),
            (write + ["-o", "known.json"], "two results"),
            (write + ["-o", "sarif=./known.json"], "two results"),
            (["check", "-", "-o", "known.json"], "would overwrite it"),
        ] {
            let before = try folder.text(of: "known.json")
            let run = try Executable.navatlas.run(words, input: Self.lost, in: folder.url)
            #expect(run.status == 2 && run.standardError.contains(clue), "\(run.standardError)")
            #expect(try folder.text(of: "known.json") == before)
        }
    }

    @Test(arguments: [
        ("{\"version\":1,\"findings\":[{\"rule\":\"unreachble-screen\",\"subject\":\"A\"}]}", "unreachable-screen"),
        ("{\"version\":9,\"findings\":[]}", "version is 9"),
        ("no JSON", "this is no baseline"),
    ])
    func aBadBaselineIsAnError(text: String, clue: String) throws {
        let folder = try TemporaryFolder()
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("known.json"))
        let run = try Executable.navatlas.run(
            ["check", "-", "--baseline", "known.json"], input: Self.lost, in: folder.url)
        #expect(run.status == 2 && run.standardOutput.isEmpty)
        #expect(run.standardError.contains("known.json: ") && run.standardError.contains(clue))
    }
}
