import Foundation
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasCommands

struct CoverageCommandTests {
    private static let package = Guide.package
    private static let coordinators = "Examples/TodoApp/Coordinators"
    private static let profile = "Tests/Coverage/todo-app.json"

    private static let app = ["--no-config", "--no-cache", "--entry", "MainCoordinator"]
    /// The example's graph, scanned once for all tests.
    private static let graph = Result {
        try Executable.navatlas.run(["graph", "--format", "json"] + app + [coordinators], in: package).standardOutput
    }

    /// The example, and what two walks of its tests ran (see `Tests/Coverage/test.sh`).
    private func run(
        _ words: String..., command: String = "coverage", profile: String = profile, app: String = "-"
    ) throws -> Executable.Run {
        try Executable.navatlas.run(
            [command] + Self.app + ["--profile", profile] + words + (command == "diff" ? [] : [app]),
            input: Self.graph.get(), in: Self.package)
    }

    @Test func theExamplesOwnTestsTakeWhatTheyTake() throws {
        struct Report: Decodable {
            struct Step: Decodable { let from, to, kind, route: String }
            struct Transition: Decodable { let transition: Step, state: String }
            struct Screen: Decodable { let id, state: String }
            let transitions: [Transition], screens: [Screen]
        }
        let report = try JSONDecoder().decode(
            Report.self, from: try run("--format", "json", app: Self.coordinators).standardOutput)
        let lines =
            report.transitions.filter { $0.transition.kind == "transition" }.map {
                "\($0.transition.from) -> \($0.transition.to) \($0.transition.route) \($0.state)\n"
            } + report.screens.map { "\($0.id) \($0.state)\n" }
        let expected = Self.package.appendingPathComponent("Tests/Coverage/expected.txt")
        #expect(lines.joined() == (try String(contentsOf: expected, encoding: .utf8)))
    }

    @Test func theReportNamesSharesAndWalks() throws {
        let run = try run()
        #expect(run.status == 0 && run.standardError.isEmpty, "\(run.standardError)")
        #expect(run.text.contains("screens      3 of 11 visited (27.3 %)"), "\(run.text)")
        #expect(run.text.contains("TodosCoordinator"))
        #expect(run.text.contains("4. On LoginScreen, trigger UnauthenticatedCoordinator.registration ("))
    }

    /// A folder without the app itself has no entry that walks could start at.
    @Test func withoutAnEntryItAsksForOne() throws {
        let run = try Executable.navatlas.run(
            ["coverage", "--no-config", "--no-cache", "--profile", Self.profile, Self.coordinators], in: Self.package)
        #expect(run.status == 0 && run.text.contains("name one with --entry"), "\(run.text)")
    }

    @Test func profilesMerge() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "SF:/b/TodoApp/Coordinators/Screens/Unauthenticated.swift\nDA:11,1\nend_of_record\n", to: "more.lcov")
        let more = try run("--profile", folder.path("more.lcov"), "--format", "json")
        #expect(more.text.contains(#""covered" : 3"#) && more.status == 0)
    }

    @Test(arguments: ["cobertura", "lcov", "github-actions", "markdown"])
    func formatsForServicesAreWritten(format: String) throws {
        let run = try run("--format", format)
        #expect(run.status == 0 && run.text.contains("Screens/Unauthenticated.swift"), "\(run.text)")
    }

    /// What lcov writes is read as a profile: lines that run there are those of what tests take.
    @Test func theLcovOutputIsAProfileOfItsOwn() throws {
        let folder = try TemporaryFolder()
        #expect(try run("-o", folder.path("out.info")).status == 0)
        let again = try run("--format", "json", profile: folder.path("out.info"))
        let first = try run("--format", "json")
        struct Report: Decodable {
            struct Tally: Decodable, Equatable { let covered: Int }
            struct Summary: Decodable { let transitions, screens: Tally }
            let summary: Summary
        }
        let reports = try [first, again].map { try JSONDecoder().decode(Report.self, from: $0.standardOutput).summary }
        #expect(reports[0].transitions == reports[1].transitions && reports[0].screens == reports[1].screens)
    }

    @Test func aCoverIsTheFewestWalksThatTakeTheRest() throws {
        let steps = try run("--cover").text
        #expect(steps.contains("1 of ") && steps.contains("LoginScreen ~push~> RegistrationCoordinator"))
        #expect(!steps.contains("\ncannot be taken"))
        #expect(try run("--cover", "--format", "html").status == 2)
        #expect(try run("--format", "swift").standardError.contains("needs --cover"))
    }

    /// The compiler takes the file, with the toolchain's own frameworks.
    @Test(arguments: ["xctest", "swift-testing"])
    func walksAreATestFile(framework: String) throws {
        let folder = try TemporaryFolder()
        let file = folder.path("NavigationWalks.swift")
        #expect(try run("--cover", "--framework", framework, "-o", file).status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("// 1. Start at MainCoordinator.") && text.contains("/// Takes"))
        let parsed = try Executable(at: URL(fileURLWithPath: "/usr/bin/env")).run(["swiftc", "-parse", file])
        #expect(parsed.status == 0, "\(parsed.standardError)")
    }

    @Test func thePageAndTheDiagramMarkWhatTestsTake() throws {
        let folder = try TemporaryFolder()
        #expect(try run("-o", folder.path("map.html")).status == 0)
        let page = try String(contentsOfFile: folder.path("map.html"), encoding: .utf8)
        #expect(page.contains("tests take 2 of ") && page.contains("UNTESTED") && page.contains("untested-transition"))
        let diagram = try run("--highlight", "coverage", command: "diagram")
        #expect(diagram.status == 0 && diagram.text.contains("✓ TESTED") && diagram.text.contains("○ UNTESTED"))
        #expect(try run(command: "diagram").standardError.contains("needs --highlight coverage"))
    }

    @Test func aCheckAsksForAShare() throws {
        let check = try run(
            "--min-transition-coverage", "60", "--min-screen-coverage", "20", "--format", "json", command: "check")
        #expect(check.status == 1)
        #expect(check.text.contains(#""rule" : "min-transition-coverage""#))
        #expect(!check.text.contains(#""rule" : "min-screen-coverage""#))
        #expect(!check.text.contains("untested-transition"))
        let rule = try run("--enable", "untested-transition", command: "check")
        #expect(rule.text.contains("no test takes the transition from LoginScreen to RegistrationCoordinator"))
        let without = try Executable.navatlas.run(
            ["check", "--no-config", "--min-screen-coverage", "1", Self.coordinators], in: Self.package)
        #expect(without.status == 2 && without.standardError.contains("--profile"))
    }

    @Test func aDiffNamesNewTransitionsThatNoTestTakes() throws {
        let folder = try TemporaryFolder()
        let whole = folder.path("whole.nav")
        let snapshot = ["snapshot", "--no-config", "--no-cache", "--entry", "MainCoordinator", "--write", whole]
        #expect(try Executable.navatlas.run(snapshot + [Self.coordinators], in: Self.package).status == 0)
        let earlier = try folder.text(of: "whole.nav").split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("LoginScreen ~") }
        try folder.write(earlier.joined(separator: "\n"), to: "earlier.nav")
        let diff = try run(folder.path("earlier.nav"), "--path", Self.coordinators, command: "diff")
        #expect(
            diff.text.contains(
                "no test takes UnauthenticatedCoordinator.registration from LoginScreen to Registration"),
            "\(diff.text) \(diff.standardError)")
        #expect(!diff.text.contains("no test takes UnauthenticatedCoordinator.forgottenPassword"))
    }

    /// Without a profile, what live coordinators were seen to do counts.
    @Test func whatExploringObservedIsTaken() throws {
        let live = try Executable.todoApp.run(["coverage", "--format", "json"])
        #expect(live.status == 0 && live.text.contains(#""state" : "covered""#), "\(live.standardError)")
        let nothing = try Executable.navatlas.run(["coverage", "--no-config", Self.coordinators], in: Self.package)
        #expect(nothing.status == 2 && nothing.standardError.contains("give the coverage of a test run with --profile"))
    }

    @Test(arguments: [
        ("hello", "not a coverage file that NavAtlas can read"), ("{\"targets\": [", "malformed JSON"),
        ("", "is empty"),
        ("SF:Other.swift\nDA:1,1\nend_of_record\n", "no file of the app"),
        ("SF:A.swift\nDA:\0,1\n", "not a coverage file"),
        ("SF:x/Screens/Unauthenticated.swift\nDA:x,1\n", "line 2 is malformed lcov"),
    ])
    func badProfilesAreToldApart(text: String, problem: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "profile")
        let run = try run(profile: folder.path("profile"))
        #expect(run.status == 2 && run.text.isEmpty)
        #expect(run.standardError.contains(problem), "\(run.standardError)")
    }

    @Test func whatIsNoFileIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Run.xcresult")
        #expect(
            try run(profile: folder.path("Run.xcresult")).standardError.contains("xcrun xccov view --archive --json"))
        #expect(try run(profile: folder.path("none.json")).standardError.contains("does not exist"))
        try folder.link("loop", to: folder.path("loop"))
        #expect(try run(profile: folder.path("loop")).status == 2)
        #expect(try run(profile: "/dev/zero").standardError.contains("is a pipe, a socket or a device"))
    }

    @Test func filesThatNoProfileHasAreSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write("SF:/ci/Screens/Unauthenticated.swift\nDA:11,1\nend_of_record\n", to: "one.lcov")
        let run = try run(profile: folder.path("one.lcov"))
        #expect(
            run.status == 0 && run.text.contains("note: no profile has 2 of 3 files with navigation"), "\(run.text)")
    }
}
