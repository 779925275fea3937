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
        #expect(blocks.count == 32)
        #expect(blocks.allSatisfy { $0.count <= Mermaid.mostCharacters })
        #expect(blocks.allSatisfy { $0.components(separatedBy: "|\"").count <= Mermaid.mostEdges })
        #expect(markdown.contains("## Coordinators\n") && markdown.contains("## C17\n"))
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
        Name(name: "", mermaid: " ", plantUML: " "),
        Name(name: "%%{x}", mermaid: "#37;#37;#123;x#125;", plantUML: "<U+0025><U+0025><U+007B>x<U+007D>"),
        Name(name: "1. Start", mermaid: "1#46; Start", plantUML: "1. Start"),
        Name(name: "Outer.Inner", mermaid: "Outer.Inner", plantUML: "Outer.Inner"),
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

    @Test func jsonHasCoordinates() throws {
        let data = try Diagram(graph: try Notation.parse(Self.shop)).render(as: .json)
        let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let objects = try #require(document["objects"] as? [[String: Any]])
        let home = try #require(objects.first { $0["id"] as? String == "node-Home" })
        let position = try #require(home["pos"] as? String)
        #expect(position.split(separator: ",").compactMap { Double($0) }.count == 2)
    }

    @Test(arguments: Diagram.Direction.allCases) func theDirectionIsTakenOver(_ direction: Diagram.Direction) throws {
        let diagram = Diagram(graph: try Notation.parse(Self.shop), direction: direction)
        #expect(diagram.dot().contains("rankdir=\(direction.rawValue)"))
        #expect(try text(.mermaid, diagram).contains("flowchart \(direction.rawValue)\n"))
        #expect(try !diagram.render(as: .svg).isEmpty)
    }

    @Test func whatIsPointedAtIsMarkedAndExplained() throws {
        let graph = try Notation.parse(Self.shop)
        let edge = try #require(graph.edges.first { $0.kind == .transition })
        let dot = Diagram(
            graph: graph, marks: ["Help": Mark(highlight: .added), "Lost": Mark(highlight: .removed)],
            highlights: [edge.identity: .changed]
        ).dot()
        for word in ["NEW", "GONE", "<B>~&#160;</B>", "</FONT>&#160;new", "</FONT>&#160;gone", "</FONT>&#160;changed"] {
            #expect(dot.contains(word), "\(word)")
        }
    }
}
