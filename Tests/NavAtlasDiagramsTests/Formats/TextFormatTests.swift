import Foundation
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasDiagrams

@Suite struct TextFormatTests {
    private func text(_ format: DiagramFormat, _ diagram: Diagram) throws -> String {
        String(decoding: try diagram.render(as: format), as: UTF8.self)
    }

    private static let shop = """
        entry Main
        Main -root!-> Home : home
        Main -sheet-> Help : help
        Home ~sheet~> Help : Main.help
        screen Lost
        """

    @Test func mermaidDrawsWhatThePictureDraws() throws {
        let graph = try Notation.parse(Self.shop)
        let markdown = try text(
            .mermaid, Diagram(graph: graph, title: "Shop", marks: ["Lost": Mark(reach: .unreachable)]))
        #expect(
            markdown == """
                # Shop

                ```mermaid
                flowchart LR
                    subgraph f3[" "]
                        n3[["Main"]]
                        n0("Help")
                        n1("Home")
                    end
                    n2("Lost<br>UNREACHABLE")
                    entry3(("entry")) ==> n3
                    n1 -.->|"help (sheet)"| n0
                    n3 ==>|"home (root)"| n1
                    classDef flow fill:#7F8FA61F,stroke:#7F8FA6
                    class f3 flow
                    classDef coordinator fill:#24364F,color:#FDFDFD,stroke:#111827
                    class n3 coordinator
                    classDef lost fill:#FFF0E6,color:#A33F00,stroke:#B84A00,stroke-dasharray:5 3
                    class n2 lost
                ```

                """)
    }

    /// Past the limits of renderers there is a block for each coordinator; no block passes them.
    @Test func mermaidIsSplitWhereItIsTooLarge() throws {
        var lines = ["entry Main"]
        for coordinator in 0..<30 {
            lines.append("Main -push-> C\(coordinator) : c\(coordinator)")
            for screen in 0..<25 { lines.append("C\(coordinator) -push-> S\(coordinator)x\(screen) : s\(screen)") }
        }
        let markdown = try text(.mermaid, Diagram(graph: try Notation.parse(lines.joined(separator: "\n"))))
        let blocks = markdown.components(separatedBy: "```mermaid").dropFirst()
        #expect(blocks.count == 31)
        #expect(blocks.allSatisfy { $0.count <= Mermaid.mostCharacters })
        #expect(blocks.allSatisfy { $0.components(separatedBy: "|\"").count <= Mermaid.mostEdges })
        #expect(markdown.contains("This part shows only coordinators") && markdown.contains("## C17\n"))
    }

    @Test(arguments: HostileNames.short) func namesStayText(_ name: String) throws {
        let graph = try NavigationGraph(
            nodes: [Node(id: name, kind: .coordinator, flow: .stack), Node(id: "B", kind: .screen)],
            edges: [Edge(from: name, to: "B", kind: .route, name: name, presentation: .push)])
        let diagram = Diagram(graph: graph, title: name)
        let plain = try Notation.parse("coordinator A stack\nA -push-> B : a\n")
        let expected = try text(.mermaid, Diagram(graph: plain, title: "A")).split(separator: "\n").count
        let mermaid = try text(.mermaid, diagram)
        // No name ends its line, its quotation marks, or the block.
        #expect(mermaid.split(separator: "\n").count == expected || name.isEmpty)
        #expect(mermaid.components(separatedBy: "```").count == 3)
        for line in mermaid.split(separator: "\n") where line.contains("\"") {
            #expect(line.unicodeScalars.count { $0 == "\"" } == 2, "\(line)")
        }
        let plantUML = try text(.plantUML, diagram)
        #expect(plantUML.components(separatedBy: "@enduml").count == 2 && plantUML.hasPrefix("@startuml\n"))
        #expect(
            plantUML.split(separator: "\n").count
                == (try text(.plantUML, Diagram(graph: plain, title: "A")).split(separator: "\n").count))
    }

    private struct Name: Sendable {
        let name, mermaid, plantUML: String
    }

    /// What Mermaid 11.6 and PlantUML 1.2020.2 read amiss, and how they read it as it is.
    private static let misread = [
        Name(name: "", mermaid: "#34;#34;", plantUML: "<U+0022><U+0022>"),
        Name(name: "%%{x}", mermaid: "#37;#37;#123;x#125;", plantUML: "<U+0025><U+0025><U+007B>x<U+007D>"),
        Name(name: "1. Start", mermaid: "1#46; Start", plantUML: "1. Start"),
        Name(name: "Outer.Inner", mermaid: "Inner", plantUML: "Inner"),
        Name(name: "$x", mermaid: "#36;x", plantUML: "<U+0024>x"),
        Name(name: "..", mermaid: "#46;#46;", plantUML: ".<U+002E>"),
        Name(name: "--", mermaid: "#45;#45;", plantUML: "<U+002D><U+002D>"),
        Name(name: "“x”", mermaid: "“x”", plantUML: "<U+201C>x<U+201D>"),
    ]

    @Test(arguments: misread) private func namesAreReadAsTheyAre(_ name: Name) throws {
        let graph = try NavigationGraph(entries: [], nodes: [Node(id: name.name, kind: .screen)], edges: [])
        #expect(try text(.mermaid, Diagram(graph: graph)).contains("(\"\(name.mermaid)\")"))
        #expect(try text(.plantUML, Diagram(graph: graph)).contains("rectangle \"\(name.plantUML)\" as n0"))
    }

    @Test func jsonHasPlaces() throws {
        let data = try Diagram(graph: try Notation.parse(Self.shop)).render(as: .json)
        let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let parts = try #require(document["parts"] as? [[String: Any]])
        let home = try #require(parts.first { $0["id"] as? String == "node-Home" })
        #expect((home["box"] as? [Double])?.count == 4)
        let line = try #require(parts.first { $0["id"] as? String == "edge-Home-Help" })
        #expect((line["points"] as? [[Double]])?.count ?? 0 > 1)
    }

    /// A pair of nodes has one line, however many ways lead from one to the other.
    @Test(arguments: [DiagramFormat.mermaid, .plantUML].map(\.id))
    func repeatedLinesAreOne(_ id: String) throws {
        let format = try #require(DiagramFormat.all.first { $0.id == id })
        let graph = try Notation.parse("A -push-> B : one\nA -push-> B : two\nA -sheet-> B : three")
        let text = try text(format, Diagram(graph: graph))
        #expect(text.contains(id == "mermaid" ? "one, three and 1 more (sheet)" : "one, three and 1 more"))
        #expect(text.split(separator: "\n").count { $0.contains("->") || $0.contains("-->") } == 1)
    }
}
