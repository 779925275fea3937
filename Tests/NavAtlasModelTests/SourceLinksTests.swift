import Foundation
import NavAtlasModel
import Testing

@Suite struct SourceLinksTests {
    private let place = SourceLocation(file: "Sources/A b/Häuser.swift", line: 12, column: 5)

    @Test(arguments: [
        ("https://host/{revision}/{file}#L{line}", "https://host/abc/Sources/A%20b/H%C3%A4user.swift#L12"),
        ("vscode://file/{file}:{line}:{column}", "vscode://file/Sources/A%20b/H%C3%A4user.swift:12:5"),
        ("../{file}", "../Sources/A%20b/H%C3%A4user.swift"),
        ("{file}?{file}", "Sources/A%20b/H%C3%A4user.swift?Sources/A%20b/H%C3%A4user.swift"),
    ])
    func fillsPlaceholders(_ pattern: String, _ expected: String) throws {
        #expect(try SourceLinks(pattern: pattern, revision: "abc").url(of: place) == expected)
    }

    @Test func aRevisionIsFilledInOnce() throws {
        let links = try SourceLinks(pattern: "https://host/{revision}/{file}", revision: "feature/{line} #1")
        #expect(links.pattern == "https://host/feature/%7Bline%7D%20%231/{file}")
    }

    @Test(arguments: [
        ("https://host/", SourceLinkError.missingFile), ("https://host/{file}{page}", .unknownPlaceholder("page")),
        ("https://host/{revision}/{file}", .missingRevision), ("javascript:alert('{file}')", .script("javascript")),
        ("  JavaScript:{file}", .script("javascript")), ("java\nscript:{file}", .script("javascript")),
        ("\u{1}javascript:{file}", .script("javascript")), ("data:text/html,{file}", .script("data")),
        ("VBScript:{file}", .script("vbscript")), ("blob:{file}", .script("blob")), ("", .missingFile),
    ])
    func refuses(_ pattern: String, _ error: SourceLinkError) {
        #expect(throws: error) { try SourceLinks(pattern: pattern) }
        #expect(!error.description.isEmpty)
    }

    /// No file's name makes a scheme, a query, a placeholder or markup.
    @Test(arguments: ["javascript:alert(1)", "\"><script>", "//evil", "a\nb", "a?x#y", "日本", "{line}", "%2e"])
    func aFileIsNeverMoreThanAPath(_ file: String) throws {
        let url = try SourceLinks(pattern: "{file}").url(of: SourceLocation(file: file, line: 1, column: 1))
        #expect(url.unicodeScalars.allSatisfy { $0.isASCII && !":<>\"' \n?#{}".unicodeScalars.contains($0) })
        #expect(url.removingPercentEncoding == file)
    }
}
