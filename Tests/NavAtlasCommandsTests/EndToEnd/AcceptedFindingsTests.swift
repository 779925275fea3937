import Foundation
import Testing

@testable import NavAtlasCommands

/// What a team accepts: by a comment, or because it was there before.
struct AcceptedFindingsTests {
    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { NavigationStack { Text("Home") } } }

        """
    private static let lost = "struct LostScreen: View { var body: some View { Text(\"\") } }\n"

    private func check(_ source: String, _ words: String..., in folder: TemporaryFolder) throws -> Executable.Run {
        try folder.write(source, to: "Shop.swift")
        return try Executable.navatlas.run(["check", "-q", "Shop.swift", "--no-cache"] + words, in: folder.url)
    }

    @Test func aCommentAcceptsAFindingAtItsPlace() throws {
        let folder = try TemporaryFolder()
        #expect(try check(Self.app + Self.lost, in: folder).status == 1)
        let accepted = try check(
            Self.app + "// navatlas:ignore unreachable-screen - comes with 2.0\n" + Self.lost, in: folder)
        #expect(accepted.status == 0 && accepted.text.isEmpty, "\(accepted.text)")
        let superfluous = try check(Self.app + "// navatlas:ignore dead-end\n" + Self.lost, in: folder)
        #expect(superfluous.status == 1)
        #expect(
            superfluous.text.contains("Shop.swift:4:1: warning")
                && superfluous.text.contains("[superfluous-suppression]"))
        let unknown = try check(Self.app + "// navatlas:ignore no-such-rule\n", in: folder)
        #expect(unknown.status == 1 && unknown.text.contains("there is no such rule"))
    }

    /// What comes from a team's own words is weighed as a rule is; a comment for an unknown rule stays an error.
    @Test func whatTheTeamWroteIsWeighed() throws {
        let folder = try TemporaryFolder()
        let superfluous = Self.app + "// navatlas:ignore dead-end\n"
        for (setting, word) in [("off", nil), ("warning", "warning"), ("error", "error")] {
            try folder.write(#"{ "rules": { "superfluous-suppression": "\#(setting)" } }"#, to: ".navatlas.json")
            let run = try check(superfluous, in: folder)
            #expect(run.status == (setting == "error" ? 1 : 0), "\(run.text)")
            #expect(word.map { run.text.contains("\($0)") && run.text.contains("dead-end") } ?? run.text.isEmpty)
        }
        try folder.write(#"{ "rules": { "superfluous-suppression": "warning" } }"#, to: ".navatlas.json")
        #expect(try check(Self.app + "// navatlas:ignore no-such-rule\n", in: folder).status == 1)
        #expect(try check(superfluous, "--disable", "superfluous-suppression", in: folder).text.isEmpty)

        let policies = #""policies": [ { "required": { "from": "Home", "to": "Home" } } ]"#
        for (setting, status) in [("error", 1), ("warning", 0), ("off", 0)] {
            try folder.write(#"{ "rules": { "policy": "\#(setting)" }, \#(policies) }"#, to: ".navatlas.json")
            #expect(try check(Self.app, in: folder).status == status)
        }
    }

    /// On or above a declaration, and on or above a call.
    @Test func aCommentStandsOnOrAbove() throws {
        let folder = try TemporaryFolder()
        let source = """
            import Stinsen
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Main().view() } } }
            final class Main: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Main.start)
                @Root var start = makeStart
                // here: unused-route - kept
                @Route(.push) var detail = makeDetail
                @Route(.push) var other = makeDetail // here: unused-route
                func makeStart() -> some View { StartScreen() }
                func makeDetail() -> some View { DetailScreen() }
            }
            struct StartScreen: View {
                @State var isShown = false
                @State var isAsked = false
                var body: some View {
                    Text("")
                        // here: unresolved-navigation - the server says
                        .sheet(isPresented: $isAsked) { HelpScreen() }
                        .sheet(isPresented: $isShown) { HelpScreen() } // here: unresolved-navigation
                }
            }
            struct DetailScreen: View { var body: some View { Text("") } }
            struct HelpScreen: View { var body: some View { Text("") } }
            """
        let rules = ["--enable", "unresolved-navigation", "--format", "xcode", "--strict"]
        func lines(_ source: String) throws -> [String] {
            try folder.write(source, to: "Shop.swift")
            let run = try Executable.navatlas.run(["check", "-q", "Shop.swift", "--no-cache"] + rules, in: folder.url)
            #expect(run.standardError.isEmpty, "\(run.standardError)")
            return run.text.split(separator: "\n").map(String.init)
        }
        let found = try lines(source)
        #expect(found.count { $0.contains("[unused-route]") } == 2, "\(found)")
        #expect(found.count { $0.contains("[unresolved-navigation]") } == 2, "\(found)")
        #expect(try lines(source.replacing("here:", with: "navatlas:ignore")) == [])
    }

    @Test func affectedLeavesOutWhatWasThereAndIsAsItWas() throws {
        let folder = try TemporaryFolder()
        _ = try check(Self.app + Self.lost, in: folder)
        for step in [
            ["init", "-q"], ["config", "user.email", "a@example.com"], ["config", "user.name", "A"],
            ["add", "Shop.swift"], ["commit", "-q", "-m", "one"],
        ] {
            let run = try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(["git"] + step, in: folder.url)
            #expect(run.status == 0, "\(run.standardError)")
        }
        let same = try check(Self.app + Self.lost, "--affected", "HEAD", in: folder)
        #expect(same.status == 0 && same.text.isEmpty, "\(same.text)\(same.standardError)")
        let worse = try check(
            Self.app + Self.lost + Self.lost.replacing("LostScreen", with: "OtherScreen"), "--affected", "HEAD",
            in: folder)
        #expect(worse.status == 1 && worse.text.contains("OtherScreen") && !worse.text.contains("LostScreen"))
        let wrong = try check(Self.app, "--affected", "no-such-branch", in: folder)
        #expect(wrong.status == 2 && wrong.standardError.contains("nor a revision"))
    }
}
