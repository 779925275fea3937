import Foundation

/// `manual`: the page that `man` shows.
enum ManualCommand: Command {
    static let name = "manual"
    static let summary = "Print the manual page"
    static let options: [any OptionDeclaration] = [SharedOptions.output]
    static let readsGraph = false
    static let ownPositionals: Positionals? = Positionals.none

    static func examples(path: String) -> [Example] {
        [Example("manual | man -l -", "Show the manual page."), Example("manual -o navatlas.1", "Write it to a file.")]
    }

    static func run(_ invocation: Invocation) throws -> ExitCode {
        try invocation.deliver(Data(ManualPage(invocation.reference).text.utf8))
        return .clean
    }
}
