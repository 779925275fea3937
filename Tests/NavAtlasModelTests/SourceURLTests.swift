import NavAtlasModel
import Testing

@Suite struct SourceURLTests {
    private let place = SourceLocation(file: "Sources/A b/Häuser.swift", line: 7, column: 9)

    @Test func aPlaceIsPutIn() throws {
        let url = try #require(SourceURL(pattern: "https://example.com/{file}#L{line}:{column}"))
        #expect(url.url(of: place) == "https://example.com/Sources/A%20b/H%C3%A4user.swift#L7:9")
    }

    /// No file's name makes a scheme, a query or markup.
    @Test(arguments: ["javascript:alert(1)", "a?b#c", "\"><script>", "{line}", "%2e"])
    func aFileStaysAPartOfThePath(file: String) throws {
        let url = try #require(SourceURL(pattern: "{file}")).url(of: SourceLocation(file: file, line: 1, column: 1))
        #expect(!url.contains { ":?#\"<>{}".contains($0) }, "\(url)")
    }

    @Test(arguments: [
        "https://example.com/{line}", "javascript:alert('{file}')", "JavaScript:{file}", "data:text/html,{file}", "",
        " javascript:{file}", "java\nscript:{file}",
    ]) func whatShowsNoSourceIsRefused(pattern: String) {
        #expect(SourceURL(pattern: pattern) == nil)
    }
}
