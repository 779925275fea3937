import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct LinkedDiagramTests {
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
