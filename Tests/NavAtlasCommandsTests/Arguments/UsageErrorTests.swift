import Testing

@testable import NavAtlasCommands

struct UsageErrorTests {
    @Test func whatTheUserTypedCannotControlTheTerminal() {
        let error = UsageError.unknownCommand("\u{1B}[31mred\u{202E}\n", meant: [])
        #expect("\(error)" == #"there is no command '\u{1b}[31mred\u{202e}\u{a}'"#)
    }

    @Test func aSuggestionIsMade() {
        #expect("\(UsageError.unknownCommand("chek", meant: ["check"]))".hasSuffix("; did you mean 'check'?"))
    }
}
