import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct AppSiteAssociationTests {
    private func read(_ text: String) throws -> [AppSiteAssociation.Pattern] {
        try AppSiteAssociation(Array(text.utf8), displayPath: "aasa").patterns
    }

    @Test func readsComponents() throws {
        let patterns = try read(
            """
            { "applinks": { "details": [ {
              "appIDs": ["TEAM.app", "TEAM.app.beta"],
              "components": [
                { "#": "no_links", "exclude": true, "comment": "left to the browser" },
                { "/": "/buy/*", "?": { "id": "????", "b": "*" } },
                { "/": "\\/help\\/*", "?": "any=*", "#": "top" },
                { "comment": "everything" }
              ] } ] } }
            """)
        #expect(patterns.map(\.text) == ["*#no_links", "/buy/*?b=*&id=????", "/help/*?any=*#top", "*"])
        #expect(patterns.map(\.isExcluded) == [true, false, false, false])
        #expect(patterns.map(\.comment) == ["left to the browser", nil, nil, "everything"])
        #expect(patterns.allSatisfy { $0.appIDs == ["TEAM.app", "TEAM.app.beta"] })
        #expect(patterns.map(\.location.line) == [4, 5, 6, 7])
        #expect(patterns[1].location == SourceLocation(file: "aasa", line: 5, column: 12))
    }

    @Test(arguments: [
        #"{"applinks":{"apps":[],"details":[{"appID":"T.a","paths":["/a/*","NOT /b/?", "*"]}]}}"#,
        #"{"applinks":{"apps":[],"details":{"T.a":{"paths":["/a/*","NOT  /b/?", "*"]}}}}"#,
    ]) func readsPaths(_ text: String) throws {
        let patterns = try read(text)
        #expect(patterns.map(\.text) == ["/a/*", "/b/?", "*"])
        #expect(patterns.map(\.isExcluded) == [false, true, false])
        #expect(patterns.allSatisfy { $0.appIDs == ["T.a"] && $0.location.line == 1 })
    }

    @Test func prefersComponentsToPaths() throws {
        let text = #"{"applinks":{"details":[{"appID":"T.a","paths":["/old"],"components":[{"/":"/new"}]}]}}"#
        #expect(try read(text).map(\.path) == ["/new"])
    }

    @Test(arguments: [
        "{}", #"{"webcredentials":{"apps":["T.a"]}}"#, #"{"applinks":{}}"#, #"{"applinks":{"details":[]}}"#,
        #"{"applinks":{"details":[{"appID":"T.a"}]}}"#,
    ]) func findsNoneWhereThereAreNone(_ text: String) throws {
        #expect(try read(text) == [])
    }

    @Test(arguments: [
        "", "{", "[]", #"{"applinks":1}"#, #"{"applinks":{"details":1}}"#, #"{"applinks":{"details":[1]}}"#,
        #"{"applinks":{"details":[{"paths":[1]}]}}"#, #"{"applinks":{"details":[{"components":["/a"]}]}}"#, "\u{0}",
    ]) func reportsWhatIsMalformed(_ text: String) throws {
        let error = try #require(throws: ScanDiagnostic.self) { try read(text) }
        #expect(error.path == "aasa")
        #expect(error.message.hasPrefix("the app site association cannot be read: "))
        #expect(!error.message.contains("NSCocoaErrorDomain") && !error.message.hasSuffix(": "))
    }
}
