import Foundation
import Testing

@testable import NavAtlasCommands

/// The scripts know every command and option. Real shells run them in `make test-shells`.
struct ShellTests {
    private func names() -> [String] {
        let reference = CommandLineReference(tool: "navatlas", source: .paths())
        return Commands.all.flatMap { command in
            [command.name] + reference.options(of: command).flatMap { [$0.name] + $0.choices.map(\.id) }
        }
    }

    @Test(arguments: Shell.all.map(\.id))
    func aScriptKnowsEveryCommandAndOption(shell: String) throws {
        let run = try Executable.navatlas.run(["completions", shell])
        #expect(run.status == 0 && run.standardError.isEmpty)
        for name in names() { #expect(run.text.contains(name)) }
    }

    @Test func theManualKnowsEveryCommandAndOption() throws {
        let run = try Executable.navatlas.run(["manual"])
        #expect(run.status == 0 && run.standardError.isEmpty)
        let text = run.text.replacing("\\-", with: "-")
        for name in names() { #expect(text.contains(name)) }
    }

    @Test func anUnknownShellIsAnError() throws {
        let run = try Executable.navatlas.run(["completions", "tcsh"])
        #expect(run.status == 2 && run.standardError.contains("'tcsh'; expected one of bash, zsh, fish"))
    }
}
