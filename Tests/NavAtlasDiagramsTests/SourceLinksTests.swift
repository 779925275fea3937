import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct SourceLinksTests {
    private let place = SourceLocation(file: "Sources/Home Screen.swift", line: 12, column: 5)

    @Test(arguments: [
        ("https://host/{revision}/{file}#L{line}", "https://host/abc/Sources/Home%20Screen.swift#L12"),
        ("vscode://file/{file}:{line}:{column}", "vscode://file/Sources/Home%20Screen.swift:12:5"),
        ("../{file}", "../Sources/Home%20Screen.swift"),
        ("{file}?{file}", "Sources/Home%20Screen.swift?Sources/Home%20Screen.swift"),
    ])
    func fillsPlaceholders(_ pattern: String, _ expected: String) throws {
        #expect(try SourceLinks(pattern: pattern, revision: "abc").url(of: place) == expected)
    }

    @Test(arguments: [
        ("https://host/", SourceLinkError.missingFile), ("https://host/{file}{page}", .unknownPlaceholder("page")),
        ("https://host/{revision}/{file}", .missingRevision), ("javascript:alert('{file}')", .script("javascript")),
        ("  JavaScript:{file}", .script("javascript")), ("java\nscript:{file}", .script("javascript")),
        ("\u{1}javascript:{file}", .script("javascript")), ("data:text/html,{file}", .script("data")),
        ("VBScript:{file}", .script("vbscript")),
    ])
    func refuses(_ pattern: String, _ error: SourceLinkError) {
        #expect(throws: error) { try SourceLinks(pattern: pattern) }
        #expect(!error.description.isEmpty)
    }

    @Test(arguments: ["javascript:alert(1)", "\"><script>", "//evil", "a\nb", "?x#y", "日本"])
    func aFileIsNeverMoreThanAPath(_ file: String) throws {
        let url = try SourceLinks(pattern: "{file}").url(of: SourceLocation(file: file, line: 1, column: 1))
        #expect(url.unicodeScalars.allSatisfy { $0.isASCII && !":<>\"' \n?#".unicodeScalars.contains($0) })
        #expect(url.removingPercentEncoding == file)
    }

    @Test func nodesAndWaysLeadToTheirSource() throws {
        var diagram = Diagram(
            graph: try Notation.parse(
                """
                screen A [at=A.swift:3:1]
                screen B
                A ~push~> B : C.b [source at=A.swift:9:4]
                """))
        let plain = try SVGElements(try diagram.render(as: .svg))
        #expect(plain.elements.flatMap(\.links).isEmpty)
        diagram.sourceLinks = try SourceLinks(pattern: "https://host/{file}#L{line}")
        let linked = try SVGElements(try diagram.render(as: .svg))
        #expect(try linked.element("node-A").links == ["https://host/A.swift#L3"])
        #expect(try linked.element("node-B").links.isEmpty)
        let way = try #require(linked.elements.first { $0.kind == "edge" })
        #expect(Set(way.links) == ["https://host/A.swift#L9"])
    }
}
