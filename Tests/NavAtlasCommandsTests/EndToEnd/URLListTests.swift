import Foundation
import Testing

@testable import NavAtlasCommands

struct URLListTests {
    private static let graph = """
        entry Main
        Main -root!-> Home : home [source]
        Main -push-> Item : item(Int) [source]
        link app://home => Home : Main.home
        link "app://item/{id}" => Item : Main.item
        link app://lost => ?

        """

    @Test func linesAreReadWithTheirPlaces() throws {
        let list = try URLList("\u{FEFF}# mail\r\n\n app://item/7 \nhttps://a.b/c?d#e", file: "urls.txt")
        #expect(list.urls.map(\.url) == ["app://item/7", "https://a.b/c?d#e"])
        #expect(list.urls.map(\.location.line) == [3, 4])
    }

    @Test(arguments: ["item", "app:", "app://", "app://a b", "://x", "app://{id}", "1:2"])
    func aLineThatIsNoURLIsRefusedWithItsPlace(line: String) {
        #expect(throws: URLListError.malformed(line, file: "u", line: 2)) { try URLList("# x\n\(line)", file: "u") }
    }

    @Test(arguments: [
        ("app://home\napp://item/7\n", 0, nil),
        ("app://home\napp://nowhere/7\n", 1, "app://nowhere/7 matches no declared link"),
        ("app://lost\n", 1, "app://lost matches app://lost, which opens nothing"),
    ])
    func aCheckFailsWhereAURLOpensNothing(urls: String, status: Int32, message: String?) throws {
        let folder = try TemporaryFolder()
        let list = try folder.write(urls, to: "urls.txt")
        let run = try Executable.navatlas.run(
            ["check", "--disable", "broken-deep-link", "--urls", list, "-"], input: Data(Self.graph.utf8))
        #expect(run.status == status, "\(run.text)\(run.standardError)")
        if let message { #expect(run.text.contains(message)) }
    }

    /// Code compares what a pattern says, of a URL that may say more; what was not followed may open any.
    @Test(arguments: [
        ("link app://item => Item : Main.item [at=A.swift:1:1]", 0),
        ("link \"{url}\" => Item : Main.item [at=A.swift:1:1]", 0),
        ("link app://home => Item : Main.item [at=A.swift:1:1]", 1),
        ("unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\"", 0),
    ])
    func aURLThatSaysMoreMayOpenALink(line: String, status: Int32) throws {
        let folder = try TemporaryFolder()
        let list = try folder.write("app://item/7/edit\n", to: "urls.txt")
        let graph = """
            entry Main
            Main -root!-> Home : home [source]
            Main -push-> Item : item(Int) [source]
            \(line)

            """
        let run = try Executable.navatlas.run(["check", "--urls", list, "-"], input: Data(graph.utf8))
        #expect(run.text.contains("app://item/7/edit matches no declared link") == (status == 1), "\(run.text)")
        #expect(run.status == status, "\(run.text)\(run.standardError)")
    }

    @Test func aMalformedListIsAFailure() throws {
        let folder = try TemporaryFolder()
        let list = try folder.write("app://home\nhome\n", to: "urls.txt")
        let run = try Executable.navatlas.run(["check", "--urls", list, "-"], input: Data(Self.graph.utf8))
        #expect(run.status == 2)
        #expect(run.standardError.contains("urls.txt:2: 'home' is not a URL"), "\(run.standardError)")
    }

    @Test func anAppOpensTheListedURLsForReal() throws {
        let folder = try TemporaryFolder()
        let id = "5E0F3C1E-1B1D-4B57-9C2B-0B8B5E0C7A11"
        let list = try folder.write(
            "todo-app://todo/\(id)\ntodo-app://todo/first\ntodo-app://profile\n", to: "urls.txt")
        let run = try Executable.todoApp.run(["check", "--format", "json", "--urls", list])
        #expect(run.status == 1)
        let document = try JSONSerialization.jsonObject(with: run.standardOutput) as? [String: Any]
        let findings = try #require(document?["findings"] as? [[String: Any]])
        let mismatches = findings.filter { $0["rule"] as? String == "deep-link-mismatch" }
        #expect(
            mismatches.compactMap { $0["message"] as? String }.sorted() == [
                "todo-app://profile matches no declared link; HomeScreen was shown",
                "todo-app://todo/first should open TodoScreen, but HomeScreen was shown",
            ])
    }
}
