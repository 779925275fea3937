import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

@Suite struct HTMLFormatTests {
    @Test func everythingStandsInOneFileAndNothingIsFetched() throws {
        let page = try HTMLFormat.render(Report(shop), style: .plain)
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        for word in ["src=", "@import", "url(", "http-equiv=\"refresh", "onclick", "onload", "javascript:"] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    /// What a person reads without any script.
    @Test func tablesSayItWithoutAScript() throws {
        let page = try HTMLFormat.render(Report(shop), style: .plain)
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
        let page = try HTMLFormat.render(Report(graph, title: name), style: .plain)
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

    /// A large map has no room for why each edge is there.
    @Test(arguments: [(3, true), (PageContents.mostExplained, true), (PageContents.mostExplained + 1, false)])
    func edgesAreExplainedWhereThereAreNotTooMany(count: Int, isExplained: Bool) throws {
        let lines = (0..<count).map { "Main ~push~> Screen\($0) : Main.screen\($0) [source]" }
        let page = try HTMLFormat.render(Report((["entry Main"] + lines).joined(separator: "\n")), style: .plain)
        #expect(page.contains("It was read in source.") == isExplained)
    }

    /// The page says of a screen and a finding what 'navatlas explain' says, as far as there is room.
    @Test(arguments: [(3, true), (PageContents.mostExplained + 1, false)])
    func screensAndFindingsAreExplainedWhereThereAreNotTooMany(count: Int, isExplained: Bool) throws {
        let lines = (0..<count).map { "screen Lost\($0)" }
        let report = try Report((["entry Main"] + lines).joined(separator: "\n"))
        let page = try HTMLFormat.render(report, style: .plain)
        #expect(page.contains("Lost1 is a screen, and cannot be reached.") == isExplained)
        #expect(report.findings.count >= count)
        #expect(page.contains("Why it is trouble\\n") == isExplained)
    }

    /// A graph of live coordinators knows no places.
    @Test func aTableHasNoColumnOfNothing() throws {
        let page = try HTMLFormat.render(Report("entry Main\nMain -push-> A : a\nlink x://a => A"), style: .plain)
        for head in ["Module", "Declared", "Where"] {
            #expect(!page.contains("<th scope=\"col\">\(head)</th>"), "\(head)")
        }
        let other = try HTMLFormat.render(Report(shop), style: .plain)
        #expect(other.contains("<th scope=\"col\">Where</th>"))
    }

    @Test func anEmptyGraphIsAPage() throws {
        let page = try HTMLFormat.render(Report(.empty, title: ""), style: .plain)
        #expect(page.contains("Nothing to draw") && page.contains("<p>None.</p>"))
    }

    @Test func elementsAreCalledAsInTheDrawing() throws {
        let page = try HTMLFormat.render(Report(shop), style: .plain)
        for (id, mark) in [
            ("node-Main", "data-node=\"4\""), ("node-Lost", "data-node=\"3\""), ("frame-Main", "data-frame=\"4\""),
            ("edge-Home-Detail", "data-edges=\""),
        ] {
            let element = try #require(page.range(of: "id=\"\(id)\""), "\(id)")
            let rest = page[element.upperBound...].prefix { $0 != ">" }
            #expect(rest.contains(mark), "\(id): \(rest)")
        }
    }

    /// The policy names what stands there, to the letter.
    @Test func thePolicyNamesTheScriptAndTheStyle() throws {
        let page = try HTMLFormat.render(Report(shop), style: .plain)
        for (start, end) in [("<style>", "</style>"), ("<script>", "</script>")] {
            let from = try #require(page.range(of: start))
            let to = try #require(page.range(of: end, range: from.upperBound..<page.endIndex))
            let hash = SHA256.base64(of: String(page[from.upperBound..<to.lowerBound]))
            #expect(page.contains("-src 'sha256-\(hash)'"))
        }
        #expect(!page.contains("unsafe") && !page.contains("style=\""))
    }

    /// A thousand screens with their tables, with links to the source.
    @Test func aThousandScreensStayUnderThreeMegabytes() throws {
        let page = try thousand.get()
        #expect(page.contains("1000 screens") || page.contains("999 screens"))
        #expect(page.utf8.count < 3_000_000, "\(page.utf8.count)")
    }

    @Test func aComparisonListsWhatHasChanged() throws {
        let page = try rendered(bazaar, base: bazaar + "\nscreen Gone")
        #expect(
            page.contains("<h2 id=\"changes-title\" tabindex=\"-1\">Changes</h2>")
                && page.contains("screen Gone is gone"))
        #expect(!(try rendered(bazaar)).contains("id=\"changes\""))
    }

    @Test func whatAPageHasNoRoomForIsSaid() {
        #expect(PageContents().notes(findings: 10_000).isEmpty)
        #expect(PageContents.all.map { $0.notes(findings: 501).count } == [0, 1, 2, 3])
        #expect(PageContents.all.map { $0.notes(findings: 500).count } == [0, 1, 1, 2])
    }

    @Test func aPageTellsTheFirstFindingsWhereThereAreTooMany() throws {
        let report = try Report(
            "entry Main\ncoordinator Main stack\nMain -root!-> Home : home\n"
                + (0..<600).map { "screen Lost\($0)" }.joined(separator: "\n"))
        let page = try Page(report, mostBytes: 1_000)
        #expect(report.findings.count >= 600)
        #expect(page.html.contains("\(report.findings.count - 500) more are not listed here"))
        #expect(page.html.components(separatedBy: "data-finding=").count == 501)
        #expect(page.notes.contains { $0.contains("lists only 500 of its \(report.findings.count) findings") })
    }

    @Test func aPageThatWouldBeTooLargeLeavesLinesOut() throws {
        let report = try Report(
            "entry Main\ncoordinator Main stack\n"
                + (0..<20).map { "Main -push-> C\($0) : c\($0) [source]\nC\($0) -root!-> S\($0) : start [source]" }
                .joined(separator: "\n") + "\n"
                + (0..<20).flatMap { from in
                    (0..<4).map { "S\(from) ~push~> S\(($0 * 3 + from + 1) % 20) : Main.x\($0)" }
                }
                .joined(separator: "\n"))
        let whole = try Page(report)
        #expect(whole.notes.isEmpty && !whole.html.contains("left out of this map"))
        let size = whole.html.utf8.count
        let lines = { (page: Page) in
            page.html.matches(of: /class="edge" data-edges="[^"]*">(?:<title>[^<]*<\/title>)?<path/).count
        }
        let some = try Page(report, mostBytes: size - 4_000)
        #expect(some.html.utf8.count <= size - 4_000)
        #expect((1..<lines(whole)).contains(lines(some)))
        #expect(
            some.notes.count == 1 && some.html.contains("\(lines(whole) - lines(some)) lines are left out of this map"))
        #expect(
            some.html.components(separatedBy: "class=\"node\"").count
                == whole.html.components(separatedBy: "class=\"node\"").count)
        let least = try Page(report, mostBytes: 1_000)
        #expect(lines(least) == 0 && least.notes.count == 3 && least.html.contains("too many to list here"))
    }
}
