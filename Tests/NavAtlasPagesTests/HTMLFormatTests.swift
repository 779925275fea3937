import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

extension Report {
    /// A report of a graph in the notation.
    init(_ notation: String, title: String = "Shop") throws {
        self.init(try Notation.parse(notation), title: title)
    }

    init(_ graph: NavigationGraph, title: String) {
        let analysis = Analysis(graph)
        self.init(title: title, analysis: analysis, rules: Rules.standard, findings: Rules.findings(in: analysis))
    }
}

let shop = """
    entry Main
    Main -root!-> Home : home [source]
    Main -push-> Detail : detail [source]
    Main -sheet-> Help : help [source]
    Home ~push~> Detail : Main.detail [source at=Home.swift:7:9]
    Detail ~sheet~> Help : Main.help [source]
    screen Lost
    link shop://detail/{id} => Detail : Main.detail
    """

@Suite struct HTMLFormatTests {
    @Test func everythingStandsInOneFileAndNothingIsFetched() throws {
        let page = HTMLFormat.render(try Report(shop), style: .plain)
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        for word in ["src=", "@import", "url(", "http-equiv=\"refresh", "onclick", "onload", "javascript:"] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    /// What a person reads without any script.
    @Test func tablesSayItWithoutAScript() throws {
        let page = HTMLFormat.render(try Report(shop), style: .plain)
        for word in ["Lost", "unreachable", "shop://detail/{id}", "Home.swift:7:9", "<svg", "1 coordinator, 4 screens"]
        {
            #expect(page.contains(word), "\(word)")
        }
    }

    @Test(
        arguments: HostileNames.short + ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "]]>"])
    func namesStayText(_ name: String) throws {
        let graph = try NavigationGraph(
            entries: [name], nodes: [Node(id: name, kind: .coordinator, flow: .stack), Node(id: "B", kind: .screen)],
            edges: [Edge(from: name, to: "B", kind: .route, name: name, presentation: Presentation(rawValue: name))],
            deepLinks: [DeepLink(pattern: name, to: "B")])
        let page = HTMLFormat.render(Report(graph, title: name), style: .plain)
        // The page has its own two scripts and one style, whatever the names are.
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(page.components(separatedBy: "</style").count == 2)
        #expect(!page.contains("<img"))
        let start = try #require(page.range(of: "id=\"data\">"))
        let end = try #require(page.range(of: "</script", range: start.upperBound..<page.endIndex))
        let data = Data(page[start.upperBound..<end.lowerBound].utf8)
        let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((document["nodes"] as? [Any])?.count == graph.nodes.count)
    }

    @Test func anEmptyGraphIsAPage() {
        let page = HTMLFormat.render(Report(.empty, title: ""), style: .plain)
        #expect(page.contains("Nothing to draw") && page.contains("<p>None.</p>"))
    }

    @Test func elementsAreCalledAsInTheDrawing() throws {
        let page = HTMLFormat.render(try Report(shop), style: .plain)
        for id in ["node-Main", "node-Lost", "edge-Home-Detail-transition-Main.detail-push"] {
            // Graphviz writes a hyphen as an entity.
            let drawn = id.replacing("-", with: "&#45;")
            #expect(page.contains("id=\"\(drawn)\"") && page.contains("\"element\":\"\(id)\""), "\(id)")
        }
    }
}
