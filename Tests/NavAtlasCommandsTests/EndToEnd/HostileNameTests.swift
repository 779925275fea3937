import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasCommands

private let hostileNames = [
    #"""quo"ted"""#, #"back\slash\"#, "new\nline", "<script>alert(1)</script>", "\u{202E}right\u{200F}",
    "a|b`c*d_e[f](g)",
    "&amp;&#x3c;", "-->", "]]>", "{curly}", #"<b>html</b>"#, "\u{1B}[31m", "emoji 🧭", " ", "\t", "\u{0}nul",
    String(repeating: "long", count: 2500),
]

struct HostileNameTests {
    @Test(arguments: hostileNames.indices)
    func namesAreEscapedEverywhere(index: Int) throws {
        let name = hostileNames[index]
        let graph = try NavigationGraph(
            entries: ["Main"],
            nodes: [
                Node(id: "Main", kind: .coordinator, flow: .stack), Node(id: name, kind: .screen),
                Node(id: name + "2", kind: .screen),
            ],
            edges: [Edge(from: "Main", to: name, kind: .route, name: name, presentation: .push, input: name)],
            deepLinks: [DeepLink(pattern: name, to: name, path: ["Main." + name])])
        let folder = try TemporaryFolder()
        try folder.write(GraphDocument.encode(graph), to: "graph.json")

        let copy = try Executable.navatlas.run(["graph", "graph.json"], in: folder.url)
        #expect(try GraphDocument.decode(copy.standardOutput) == graph)

        let report = try Executable.navatlas.run(["report", "graph.json", "--format", "json"], in: folder.url)
        #expect(report.status == 0)
        #expect(try JSONSerialization.jsonObject(with: report.standardOutput) is [String: Any])

        let text = try Executable.navatlas.run(["report", "graph.json"], in: folder.url)
        #expect(text.status == 0)
        #expect(!text.text.unicodeScalars.contains { "\u{1B}\u{202E}\u{200F}\u{0}".unicodeScalars.contains($0) })

        for format in ["svg", "dot"] {
            let drawing = try Executable.navatlas.run(
                [
                    "diagram", "graph.json", "--title=" + name.replacingOccurrences(of: "\0", with: ""), "--format",
                    format,
                ],
                in: folder.url)
            #expect(drawing.status == 0)
            #expect(drawing.standardError.isEmpty)
            if format == "svg" {
                #expect(!drawing.text.contains("<script"))
                #expect(XMLCheck.isWellFormed(drawing.standardOutput))
            }
        }
    }
}
