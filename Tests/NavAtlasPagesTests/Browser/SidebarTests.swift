import Foundation
import NavAtlasAnalysis
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// Search, screens, paths, cycles and findings.
extension BrowserTests {
    @Test func searchJumpsToAScreen() throws {
        let page = try BrowserPage(rendered(bazaar), width: 700, height: 500)
        try page.press("/")
        #expect(try page.text("document.activeElement.id") == "find")
        try page.type("pay")
        #expect(
            try page.texts("[...document.querySelectorAll('#hits li')].map(item => item.innerText)")
                == [
                    "Payment screen", "Account → Payment payment · fullScreen",
                    "Profile → Payment Account.payment · fullScreen",
                ].map { $0.replacing("fullScreen", with: "full screen") })
        #expect(try page.text("document.getElementById('find').getAttribute('aria-expanded')") == "true")
        try page.press("ArrowDown")
        #expect(
            try page.isTrue(
                "document.querySelector('#hits [aria-selected=true]').id === document.getElementById('find').getAttribute('aria-activedescendant')"
            ))
        try page.press("Enter")
        #expect(try page.nodes("chosen") == ["Payment"])
        #expect(try page.fragment == "#node=Payment")
        try page.settle()
        #expect(
            try page.isTrue(
                """
                (([node, view]) => node.left >= view.left && node.right <= view.right && node.top >= view.top && node.bottom <= view.bottom)
                (["node-Payment", "view"].map(id => document.getElementById(id).getBoundingClientRect()))
                """))
        #expect(try page.text("document.activeElement.textContent") == "Payment")
    }

    @Test(arguments: [("bazaar://", ["Item"]), ("E", ["Seller", "Basket"]), ("nothing like it", [])])
    func searchFindsNamesAndLinks(words: String, names: [String]) throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.press("/")
        try page.type(words)
        let found = try page.texts(
            "[...document.querySelectorAll('#hits li')].map(item => item.firstChild.textContent.trim())")
        #expect(names.isEmpty ? found.isEmpty : names.allSatisfy(found.contains), "\(found)")
        if names.isEmpty { #expect(try page.status == "Nothing matches this search.") }
        try page.press("Escape")
        #expect(try page.isTrue("hits.hidden"))
    }

    @Test func aScreenTellsItsRoutesItsShortestWayItsLinksAndItsFindings() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.click("#node-Item")
        let panel = try page.panel
        for words in [
            "Close Item", "screen · reachable · module ShopModule",
            "Shortest path from the start of the app App → Tabs",
            "Offers → Item Buying.item · push Buying/Offers.swift:12:9", "Deep links bazaar://item/{id}",
            "Connections in (3) Buying declared: item · push", "Seller triggered: Buying.item · push",
            "Connections out (2)",
            "Basket triggered: Buying.basket · sheet",
            "1 finding warning the stack grows",
        ] {
            #expect(panel.contains(words), "\(words): \(panel)")
        }
        #expect(
            try page.texts("[...document.querySelectorAll('#panel a[href^=http]')].map(link => link.href)")
                .contains("https://example.com/blob/main/Buying/Offers.swift#L12"))
        #expect(try page.status.contains("Item: screen, reachable, 3 connections in, 2 connections out"))
        try page.click("#panel .close")
        #expect(try page.nodes("chosen") == [])
        #expect(try page.fragment == "")
    }

    @Test func aLineTellsItsEndsItsNameItsPresentationAndItsPlaces() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.click("#edge-Offers-Item path:last-of-type")
        let panel = try page.panel
        for words in [
            "Offers → Item", "From Offers to Item", "Buying.item", "triggered · push",
            "Where Buying/Offers.swift:12:9",
        ] {
            #expect(panel.contains(words), "\(words): \(panel)")
        }
        #expect(try page.status == "Offers to Item, triggered: Buying.item · push")
        #expect(try page.isTrue("document.querySelector('.edge.onstep').id === 'edge-Offers-Item'"))
        #expect(try page.nodes("onway") == ["Item", "Offers"])
        let other = try BrowserPage(rendered(bazaar), fragment: page.fragment)
        #expect(try other.panel.contains("From Offers to Item"))
        try page.click("#panel .close")
        #expect(try page.fragment == "" && page.isTrue("!document.querySelector('.edge.onstep')"))
    }

    /// The page says of a line what 'navatlas explain' says of its edge; it opens by keyboard, too.
    @Test(arguments: BrowserPage.Scheme.allCases) func aLineSaysWhyItIsThere(scheme: BrowserPage.Scheme) throws {
        let line = "#line=%5B%22Offers%22%2C%22transition%22%2C%22Buying.item%22%2C%22push%22%2C%22Item%22%5D"
        let page = try BrowserPage(rendered(bazaar), fragment: line, scheme: scheme)
        #expect(try !page.panel.contains("triggers it"))
        _ = try page.value("document.querySelector('#panel .why summary').focus()")
        try page.press("Enter")
        let why = try page.text("document.querySelector('#panel .why pre').textContent")
        let report = try Report(bazaar)
        let explainer = Explainer(
            report.analysis, RuleAnswers(findings: report.findings, withheld: report.withheld))
        let explanation = try explainer.explanation(of: ["Offers ~push~> Item : Buying.item"])
        #expect(try why == ExplanationFormat.text.render(explanation, [:], .plain))
        #expect(try page.panel.contains("triggers it"))
    }

    /// So it says of a screen and of a finding what 'navatlas explain' says of them.
    @Test(arguments: [true, false]) func aScreenAndAFindingSayWhy(isScreen: Bool) throws {
        let report = try Report(bazaar)
        let finding = try #require(report.findings.first)
        let explainer = Explainer(
            report.analysis, RuleAnswers(findings: report.findings, withheld: report.withheld))
        let explanation = try explainer.explanation(of: isScreen ? ["Offers"] : [finding.rule, finding.subject])
        let fragment = isScreen ? "#node=Offers" : "#finding=\(finding.rule):\(finding.subject)"
        let page = try BrowserPage(rendered(bazaar), fragment: fragment)
        let why = try page.text("document.querySelector('#panel .why pre').textContent")
        #expect(try why == ExplanationFormat.text.render(explanation, [:], .plain))
    }

    /// By keyboard, a line is chosen from a screen's list; one that is not drawn, because its triggers are, as well.
    @Test func aLineIsChosenFromTheListOfWays() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Item")
        let links = "[...document.querySelectorAll('#panel a')].filter(link => link.innerText.startsWith('declared'))"
        _ = try page.value("\(links)[0].focus()")
        try page.press("Enter")
        #expect(try page.panel.contains("Buying → Item"))
        #expect(try page.panel.contains("Triggered by Offers triggered: Buying.item · push"))
        #expect(try page.text("document.activeElement.textContent") == "Buying → Item")
    }

    @Test func whatCannotBeReachedSaysSo() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Forgotten")
        #expect(try page.panel.contains("unreachable"))
        #expect(try page.panel.contains("No path leads here."))
    }

    @Test func twoScreensShowEveryWayBetweenThem() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.select("from", "Offers")
        #expect(try page.panel.contains("Choose where the paths end"))
        try page.select("to", "Seller")
        #expect(try page.panel.contains("All paths that visit nothing twice: 2 paths."))
        #expect(
            try page.texts("[...document.querySelectorAll('.ways button')].map(way => way.textContent)")
                == ["Offers → Seller", "Offers → Item → Seller"])
        #expect(try page.nodes("onway") == ["Offers", "Seller"])
        try page.click(".ways li:last-child button")
        #expect(try page.nodes("onway") == ["Item", "Offers", "Seller"])
        #expect(try page.fragment == "#from=Offers&to=Seller&step=2")
        try page.click(".actions button:nth-of-type(2)")
        #expect(try page.status == "Step 1 of 2: Offers to Item")
    }

    /// A mesh of twelve has millions of paths; the list ends somewhere, and says where.
    @Test func tooManyWaysAreBoundedAndTheBoundIsSaid() throws {
        let names = (0..<12).map { "S\($0)" }
        let mesh = names.flatMap { from in
            names.filter { $0 != from }.map { "\(from) ~push~> \($0) : Main.\($0.lowercased()) [source]" }
        }
        let lines = ["entry Main", "Main -root!-> S0 : start [source]"] + mesh
        let page = try BrowserPage(rendered(lines.joined(separator: "\n")), fragment: "#from=S0&to=S11")
        #expect(try page.panel.contains("The 50 shortest paths. There are more: the list ends at 50 paths"))
        #expect(try page.number("document.querySelectorAll('.ways li').length") == 50)
    }

    /// The same paths, in the same number, as the command `paths` finds.
    @Test(arguments: 1...6) func waysAreThoseOfTheAnalysis(seed: Int) throws {
        let graph = RandomGraph.make(seed: UInt64(seed), nodes: 9, density: 1.8)
        let report = Report(graph, title: "Random")
        let page = try BrowserPage(HTMLFormat.render(report, style: .plain))
        for node in graph.nodes {
            let paths = report.analysis.paths(PathQuery(to: node.id, atMost: 50))
            try page.go(to: "to=" + node.id)
            let shown = try page.number("document.querySelectorAll('.ways li').length")
            let expected = paths.paths.count
            // One path has no list of its own.
            let text = try page.panel
            if expected == 0 {
                #expect(text.contains("There is no path."), "\(node.id): \(text)")
            } else {
                #expect(Int(shown) == (expected == 1 ? 0 : expected), "\(node.id): \(text)")
            }
        }
    }

    @Test func aCycleIsWalkedStepByStep() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.click("#cycles a[data-cycle='0']")
        #expect(try page.panel.contains("A cycle of 2 steps"))
        #expect(try page.status == "Step 1 of 2: Item to Seller")
        #expect(try page.nodes("onway") == ["Item", "Seller"])
        #expect(try page.nodes("chosen") == ["Seller"])
        try page.press("n")
        #expect(try page.status == "Step 2 of 2: Seller to Item")
        #expect(try page.nodes("chosen") == ["Item"])
        try page.press("n")
        #expect(try page.status == "Step 1 of 2: Item to Seller")
        try page.press("p")
        #expect(try page.fragment.hasSuffix("step=2"))
        #expect(try page.number("document.querySelectorAll('[aria-current=step]').length") == 1)
    }

    @Test func theListOfFindingsJumps() throws {
        let page = try BrowserPage(rendered(bazaar))
        let messages = try page.texts("[...document.querySelectorAll('#findings a')].map(link => link.textContent)")
        #expect(messages.contains { $0.contains("Forgotten") })
        let place = messages.firstIndex { $0.contains("Forgotten") } ?? 0
        _ = try page.value("document.querySelectorAll('#findings a')[\(place)].click()")
        #expect(try page.nodes("chosen") == ["Forgotten"])
        #expect(try page.panel.contains("What to do"))
        #expect(try page.isTrue("document.getElementById('view').getBoundingClientRect().bottom > 0 && scrollY < 200"))
        let cycle = messages.firstIndex { $0.contains("Item -> Seller") } ?? 0
        _ = try page.value("document.querySelectorAll('#findings a')[\(cycle)].click()")
        #expect(try page.nodes("chosen") == ["Item", "Seller"])
        try page.click("#panel .actions button")
        #expect(try page.status == "Step 1 of 2: Item to Seller")
    }
}
