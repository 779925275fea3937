import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import Testing
import TodoAppCoordinators

@testable import NavAtlasCommands

/// The example app's own tool, whose app has a forgotten screen and a forgotten coordinator.
struct OwnToolTests {
    @Test func itHasAllTheCommandsAndNeedsNoPath() throws {
        let page = try Executable.todoApp.run(["--help"])
        #expect(page.status == 0)
        #expect(page.text.hasPrefix("USAGE: TodoApp COMMAND [OPTIONS] [PATH…]\n"))
        for command in Commands.all { #expect(page.text.contains("  \(command.name) ")) }
        for command in ["report", "diagram", "graph"] {
            let run = try Executable.todoApp.run([command])
            #expect(run.status == 0)
            #expect(run.standardError.isEmpty)
            #expect(!run.standardOutput.isEmpty)
        }
    }

    @Test func theCheckFailsAndNamesWhatIsForgotten() throws {
        let check = try Executable.todoApp.run(["check", "--format", "json"])
        #expect(check.status == 1)
        let document = try JSONSerialization.jsonObject(with: check.standardOutput) as? [String: Any]
        let findings = try #require(document?["findings"] as? [[String: Any]])
        let errors = findings.filter { $0["severity"] as? String == "error" }.map {
            "\($0["rule"] ?? "") \($0["subject"] ?? "")"
        }
        #expect(errors.sorted() == ["unreachable-coordinator ArchiveCoordinator", "unreachable-screen WhatsNewScreen"])
    }

    @Test @MainActor func theCheckPassesOnceWhatIsForgottenIsRemoved() throws {
        let (status, output, errors) = try run(MendedMap.self, ["check"])
        #expect(status == .clean)
        #expect(output.contains("Mended"))
        #expect(errors.isEmpty)
    }

    @Test func registeredCoordinatorsAreMergedWithDocuments() throws {
        let run = try Executable.todoApp.run(
            ["graph", "-"], input: Data("coordinator Extra stack\nExtra -push-> ExtraScreen : more\n".utf8))
        let ids = try GraphDocument.decode(run.standardOutput).nodes.map(\.id)
        #expect(ids.contains("ExtraScreen"))
        #expect(ids.count > 2)
    }

    @Test @MainActor func aRegistrationThatFailsIsAnError() throws {
        let maps: [(any NavigationMap.Type, String)] = [(EmptyMap.self, "regist"), (FailingMap.self, "none today")]
        for (map, clue) in maps {
            let (status, output, errors) = try run(map, ["check"])
            #expect(status == .failure)
            #expect(output.isEmpty)
            #expect(errors.hasPrefix("map: error: "))
            #expect(errors.contains(clue))
        }
    }

    @Test func whatTheAppPrintsIsNoPartOfTheResult() throws {
        for command in [["graph"], ["report", "--format", "json"], ["check", "--format", "json"]] {
            let run = try Executable.faultyMap.run(command)
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: run.standardOutput) }
            #expect(run.standardError.hasPrefix("registering\nmaking cart\n"))
            #expect(run.standardError.hasSuffix("the shop is gone\n"))
        }
    }

    @Test(arguments: [["graph", "-o", "/dev/stdout"], ["report", "--output=json=/dev/stdout"]])
    func standardOutputMayBeNamedAsTheSystemNamesIt(command: [String]) throws {
        let run = try Executable.faultyMap.run(command)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: run.standardOutput) }
    }

    @Test func verboseNamesWhatIsMade() throws {
        let run = try Executable.faultyMap.run(["graph", "--verbose"])
        for page in ["item", "cart", "help"] {
            #expect(run.standardError.contains("FaultyMap: running Shop.\(page)\n"))
        }
        #expect(throws: Never.self) { try GraphDocument.decode(run.standardOutput) }
    }

    @Test(arguments: [
        ("registering", "the coordinators were registered"), ("trap", "Shop.help was run"),
        ("abort", "Shop.help was run"), ("recursion", "Shop.help was run"),
    ]) func codeThatEndsTheProcessIsNamed(fault: String, doing: String) throws {
        let run = try Executable.faultyMap.run(["check"], environment: ["FAULT": fault])
        #expect(run.status < 0, "a signal has ended it, as it would have without us")
        #expect(run.standardOutput.isEmpty)
        #expect(
            run.standardError.contains("FaultyMap: error: the app's own code ended the process while \(doing)\n"),
            "\(run.standardError)")
    }

    @MainActor private func run(
        _ map: any NavigationMap.Type, _ words: [String]
    ) throws -> (status: ExitCode, output: String, errors: String) {
        let folder = try TemporaryFolder()
        let files = try ["output", "error"].map { try FileHandle(forWritingTo: folder.write(Data(), to: $0)) }
        let console = Console(
            output: Console.Stream(descriptor: files[0].fileDescriptor),
            error: Console.Stream(descriptor: files[1].fileDescriptor), environment: [:])
        let status = Tool(name: "map", source: .registered(by: map), console: console).run(words)
        return (status, try folder.text(of: "output"), try folder.text(of: "error"))
    }
}

/// The example app without what is forgotten.
private enum MendedMap: NavigationMap {
    static let title = "Mended"

    static func register(in registry: inout CoordinatorRegistry) throws { TodoApp.register(in: &registry) }
}

private enum EmptyMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {}
}

private enum FailingMap: NavigationMap {
    struct Failure: Error, CustomStringConvertible { let description = "none today" }

    static func register(in registry: inout CoordinatorRegistry) throws { throw Failure() }
}
