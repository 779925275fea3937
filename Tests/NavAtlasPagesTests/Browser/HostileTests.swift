import Foundation
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// A graph in which every name, title, URL and path is markup, or code.
extension BrowserTests {
    private static let payloads = [
        "<script>window.hacked=1;alert(1)</script>", "\" onmouseover=\"window.hacked=1\" x=\"",
        "' onclick='window.hacked=1",
        "]]><svg onload=\"window.hacked=1\">", "javascript:window.hacked=1;alert(1)",
        "<img src=x onerror=window.hacked=1>",
        "</script><script>window.hacked=1//", "</style><style>*{display:none}",
        "</title><script>window.hacked=1</script>",
        "--><script>window.hacked=1</script><!--", "<a xlink:href=\"javascript:alert(1)\">x</a>", "&lt;script&gt;",
        "${window.hacked=1}", "</svg><iframe src=javascript:alert(1)>", "data:text/html,<script>alert(1)</script>",
        "\\\"];window.hacked=1;//", "<base href=//example.com>", "//example.com/x",
        "<foreignObject><body onload=alert(1)>",
    ]

    private static func hostilePage() throws -> String {
        let names = payloads
        func place(_ number: Int) -> NavAtlasModel.SourceLocation {
            NavAtlasModel.SourceLocation(file: names[number % names.count], line: number + 1, column: 1)
        }
        let nodes = names.enumerated().map { number, name in
            Node(
                id: name, kind: number.isMultiple(of: 2) ? .coordinator : .screen, flow: .init(rawValue: name),
                style: name, module: name, location: place(number + 1))
        }
        // Round and round, so that there are cycles, ways and findings with such names, too.
        let edges = names.enumerated().flatMap { number, name in
            [1, 4].map { step in
                Edge(
                    from: name, to: names[(number + step) % names.count],
                    kind: step == 1 ? .route : .transition, name: name,
                    presentation: step == 1 ? .push : Presentation(rawValue: name), input: name,
                    evidence: [.source], locations: [place(number + 2)])
            }
        }
        let graph = try NavigationGraph(
            entries: [names[0]], nodes: nodes + [Node(id: "Lost", kind: .screen)], edges: edges,
            deepLinks: names.map { DeepLink(pattern: $0, to: $0, path: [$0], location: place(3)) },
            unresolved: names.map { UnresolvedCall(what: $0, reason: $0, from: $0) })
        var report = Report(graph, title: names[0])
        let left = Set(names.dropFirst(3))
        let leftEdges = edges.filter { left.contains($0.from) && left.contains($0.to) }
        report.base = try NavigationGraph(entries: [String](), nodes: nodes.dropFirst(3), edges: leftEdges)
        report.sourceLinks = try SourceLinks(pattern: "{file}#L{line}")
        return try HTMLFormat.render(report, style: .plain)
    }

    @Test(arguments: BrowserPage.Scheme.allCases) func aHostileGraphRunsNothing(scheme: BrowserPage.Scheme) throws {
        let page = try BrowserPage(Self.hostilePage(), scheme: scheme)
        let title = try page.text("document.title")
        #expect(title == Self.payloads[0])
        for name in Self.payloads {
            let encoded = name.percentEncoded
            for fragment in [
                "node=\(encoded)", "to=\(encoded)", "from=\(encoded)&to=\(Self.payloads[5].percentEncoded)",
                "module=\(encoded)", "shown=\(encoded)",
            ] {
                try page.go(to: fragment)
            }
            #expect(try page.isTrue("panel.textContent.length > 0"))
        }
        // Every finding, change and cycle, as a click on it shows it.
        _ = try page.value(
            "[...document.querySelectorAll('[data-finding], [data-cycle], #changes a, #nodes a[href^=\"#\"]')].forEach(link => link.click())"
        )
        try page.press("/")
        try page.type("script")
        _ = try page.value(
            "document.querySelectorAll('[data-node]').forEach(node => node.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))"
        )
        #expect(try page.number("window.hacked ?? 0") == 0)
        #expect(try page.text("document.title") == title)
        let misdeeds = try page.misdeeds
        #expect(misdeeds == [], "\(misdeeds)")
        // Nothing is there that the page did not put there.
        #expect(try page.number("document.scripts.length") == 2)
        #expect(
            try page.number(
                "document.querySelectorAll('img, iframe, object, embed, foreignObject, base, audio, video').length")
                == 0)
        #expect(
            try page.texts(
                "[...document.querySelectorAll('*')].flatMap(element => element.getAttributeNames().filter(name => name.startsWith('on')))"
            ) == [])
        let schemes = try page.texts(
            "[...document.querySelectorAll('[href]')].map(link => new URL(link.getAttribute('href'), location).protocol)"
        )
        #expect(Set(schemes).isSubset(of: ["file:"]), "\(Set(schemes))")
    }

    @Test(arguments: [41, 42, 43]) func randomHostileGraphsRunNothing(seed: Int) throws {
        let graph = RandomGraph.make(seed: UInt64(seed), names: .hostile, nodes: 12, density: 2)
        let page = try BrowserPage(HTMLFormat.render(Report(graph, title: "</title>"), style: .plain))
        for node in graph.nodes {
            try page.go(to: "node=" + node.id.percentEncoded)
            #expect(try page.number("document.querySelectorAll('.node.chosen').length") <= 1)
        }
        #expect(try page.misdeeds == [])
    }
}
