import Testing

@testable import NavAtlasCommands

private let format = Option<Int>.choice(
    "format", placeholder: "FORMAT", among: [.init("text", "", 1), .init("json", "", 2)], absent: 0, help: "")
private let output = Option<String?>.text("output", letter: "o", kind: .file, help: "")
private let exclude = Option<[String]>.list("exclude", kind: .pathPattern, help: "")
private let coverage = Option<Double?>.number("coverage", in: 0...100, help: "")
private let quiet = Option<Bool>.flag("quiet", letter: "q", help: "")

private let parser = ArgumentParser(
    command: "check", options: [format, output, exclude, coverage, quiet],
    positionals: Positionals(.path, least: 0, help: "documents"))

struct ArgumentParserTests {
    @Test func absentOptionsHaveTheirDefaults() throws {
        let arguments = try parser.parse([])
        #expect(arguments[format] == 0)
        #expect(arguments[output] == nil)
        #expect(arguments[exclude] == [])
        #expect(arguments[coverage] == nil)
        #expect(arguments[quiet] == false)
        #expect(!arguments.isGiven(format))
        #expect(arguments.paths == [])
    }

    @Test(arguments: [
        ["--output", "a b"], ["--output=a b"], ["-o", "a b"], ["-oa b"], ["--output", "x", "--output", "a b"],
        ["path", "--output", "a b"], ["--output=a b", "path"], ["--output=x", "-oa b", "--quiet"],
    ])
    func everyWayToGiveAValue(words: [String]) throws {
        let arguments = try parser.parse(words)
        #expect(arguments[output] == "a b")
        #expect(arguments.isGiven(output))
    }

    @Test(arguments: [
        (["--output=--quiet"], "--quiet"), (["--output", "-"], "-"), (["-o", "-"], "-"), (["--output=a=b"], "a=b"),
        (["-o=b"], "=b"),
    ])
    func valuesThatLookLikeSomethingElse(words: [String], value: String) throws {
        let arguments = try parser.parse(words)
        #expect(arguments[output] == value)
        #expect(!arguments[quiet])
    }

    @Test func repeatedOptionsCollect() throws {
        #expect(try parser.parse(["--exclude", "a", "x", "--exclude=b"])[exclude] == ["a", "b"])
    }

    @Test func choicesAndNumbersAreTyped() throws {
        let arguments = try parser.parse(["--format", "json", "--coverage", "82.5", "-q"])
        #expect(arguments[format] == 2)
        #expect(arguments[coverage] == 82.5)
        #expect(arguments[quiet])
    }

    @Test(arguments: ["json", "JSON", "Json"])
    func choicesAreFoundWhateverTheirCase(word: String) throws {
        #expect(try parser.parse(["--format", word])[format] == 2)
    }

    @Test func afterTwoDashesEverythingIsAPath() throws {
        let arguments = try parser.parse(["a", "--quiet", "--", "--quiet", "-o", "--"])
        #expect(arguments.paths == ["a", "--quiet", "-o", "--"])
        #expect(arguments[output] == nil)
    }

    @Test(arguments: [
        (["--frmat", "x"], UsageError.unknownOption("--frmat", command: "check", meant: ["--format"])),
        (["--zzzz=1"], .unknownOption("--zzzz", command: "check", meant: [])),
        (["-x"], .unknownOption("-x", command: "check", meant: [])),
        (["--output"], .missingValue(option: "--output", placeholder: "FILE", follower: nil)),
        (["-o"], .missingValue(option: "--output", placeholder: "FILE", follower: nil)),
        (["--output", "--quiet"], .missingValue(option: "--output", placeholder: "FILE", follower: "--quiet")),
        (["--output="], .invalidValue("", option: "--output", expected: "some text", meant: [])),
        (["--quiet=yes"], .unexpectedValue("yes", option: "--quiet")),
        (["-qo"], .unexpectedValue("o", option: "--quiet")),
        (
            ["--format", "jsn"],
            .invalidValue("jsn", option: "--format", expected: "one of text, json", meant: ["json"])
        ),
        (
            ["--coverage", "101"],
            .invalidValue("101", option: "--coverage", expected: "a number from 0 to 100", meant: [])
        ),
        (
            ["--coverage", "nan"],
            .invalidValue("nan", option: "--coverage", expected: "a number from 0 to 100", meant: [])
        ),
    ])
    func whatIsWrongIsSaid(words: [String], error: UsageError) {
        #expect(throws: error) { try parser.parse(words) }
    }

    @Test func theNumberOfPathsIsChecked() {
        let needy = ArgumentParser(
            command: "graph", options: [], positionals: Positionals(.path, least: 1, help: "documents"))
        #expect(throws: UsageError.missingArgument("PATH", command: "graph", help: "documents")) {
            try needy.check(try needy.parse([]))
        }
        let none = ArgumentParser(command: "rules", options: [], positionals: .none)
        #expect(throws: UsageError.unexpectedArgument("a", command: "rules")) { try none.check(try none.parse(["a"])) }
    }
}
