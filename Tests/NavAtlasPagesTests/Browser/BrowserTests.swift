import Foundation
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// The page in a real browser, which `make test-browser` gets.
@Suite(.enabled(if: Browser.path != nil, "run by 'make test-browser'"), .serialized) struct BrowserTests {
    @Test func runsWithoutAWordInTheConsoleAndFetchesNothing() throws {
        let page = try BrowserPage(rendered(bazaar))
        for fragment in ["node=Item", "to=Seller", "from=Offers&to=Basket", "kind=screen", "cycle=Item -> Seller", ""] {
            try page.go(to: fragment)
        }
        #expect(try page.misdeeds == [])
    }

    /// What the policy forbids does not even run where a page's own script asks for it.
    @Test func thePolicyForbidsEverythingElse() throws {
        let page = try BrowserPage(rendered(bazaar))
        let tries = [
            "document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }))",
            "document.body.setAttribute('onclick', 'window.ran = 1'), document.body.click()",
            "document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/a.png' }))",
            "fetch('https://example.com').catch(() => 0)",
        ]
        for attempt in tries { _ = try page.value("void (\(attempt))") }
        #expect(try page.number("window.ran ?? 0") == 0)
        let misdeeds = try page.misdeeds
        #expect(misdeeds.count(where: { $0.contains("Content Security Policy") }) >= tries.count, "\(misdeeds)")
        #expect(try page.isTrue("!document.querySelector('meta[content*=unsafe]')"))
    }

    @Test func withoutAScriptItIsAPictureWithTables() throws {
        let page = try BrowserPage(rendered(bazaar), runsScripts: false)
        let tree = try page.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        let all = tree.filter { $0["ignored"] as? Bool != true }.map(AccessibleNode.init)
        #expect(all.contains { ["image", "img"].contains($0.role) && $0.name.contains("tables below") })
        #expect(all.count { $0.role == "table" } >= 3)
        for name in ["Forgotten", "Buying/Item.swift:20:9", "bazaar://item/{id}"] {
            #expect(all.contains { $0.name.contains(name) }, "\(name)")
        }
        for role in ["combobox", "searchbox", "button"] { #expect(!all.contains { $0.role == role }, "\(role)") }
        // The picture is there as a whole.
        #expect(try page.isTrue("(view => view.scrollWidth <= view.clientWidth)(document.getElementById('view'))"))
        #expect(try page.misdeeds == [])
    }

    @Test func printsTheWholeMapAndNoTools() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Item", scheme: .dark)
        try page.set(.dark, media: "print")
        let shown = "id => getComputedStyle(document.getElementById(id)).display"
        for id in ["tools", "size"] { #expect(try page.text("(\(shown))('\(id)')") == "none", "\(id)") }
        #expect(try page.text("getComputedStyle(document.getElementById('drawing')).transform") == "none")
        #expect(
            try page.isTrue(
                "document.getElementById('drawing').getBoundingClientRect().width <= document.body.clientWidth"))
        // On white paper, whatever the screen is.
        #expect(try page.text("getComputedStyle(document.body).color") == "rgb(17, 24, 39)")
        let item = "getComputedStyle(document.querySelector('#node-Offers rect')).fill"
        #expect(try page.text(item) == "rgb(254, 254, 254)")
        let paper = try page.send("Page.printToPDF", ["preferCSSPageSize": true])["data"] as? String ?? ""
        #expect(Data(base64Encoded: paper)?.starts(with: Data("%PDF".utf8)) == true)
        #expect(try page.misdeeds == [])
    }

    /// What explains the page is of no use on paper; what was chosen is.
    @Test func paperHasNoIntroduction() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.set(.light, media: "print")
        #expect(try page.text("getComputedStyle(document.getElementById('panel')).display") == "none")
        try page.go(to: "node=Item")
        #expect(try page.text("getComputedStyle(document.getElementById('panel')).display") != "none")
    }

    /// On a phone a table is moved sideways; no word in it is broken into letters, and nothing else is too wide.
    @Test func tablesCanBeReadOnAPhone() throws {
        let page = try BrowserPage(
            rendered(bazaar.replacing("Forgotten", with: "AScreenWithAnExceptionallyLongName")),
            width: 390, height: 844, touch: true)
        let heights =
            "[...document.querySelectorAll('#nodes th a, #links td a')].map(link => link.getBoundingClientRect().height)"
        #expect(try page.number("Math.max(...\(heights))") < 30)
        #expect(try page.number("document.documentElement.scrollWidth") <= 390)
    }

    @Test func documentationFitsAPhone() throws {
        let graph = try Notation.parse(
            bazaar.replacing("Account", with: "AnAccountCoordinatorWithALongName").replacing(
                "Item", with: "ItemWithAName"))
        for format in DocumentationFormat.all where format.id == "html" {
            let files = try Documentation(of: Report(graph, title: "TheNavigationOfTheBazaar"), as: format, marks: [:])
                .files
            for file in files where file.path.hasSuffix(".html") {
                let page = try BrowserPage(
                    String(decoding: file.data, as: UTF8.self), width: 390, height: 844, touch: true, isScripted: false)
                #expect(try page.number("document.documentElement.scrollWidth") <= 390, "\(file.path)")
                // On white paper, whatever the screen is.
                try page.set(.dark, media: "print")
                #expect(try page.text("getComputedStyle(document.body).color") == "rgb(17, 24, 39)")
            }
        }
    }

    @Test func tellsWhatCouldNotBeDrawn() throws {
        let page = try BrowserPage(rendered("", title: ""))
        #expect(try page.panel.contains("How to read this map"))
        #expect(try page.misdeeds == [])
    }

    @Test func whereTheAppStartsMayBeUnknown() throws {
        let page = try BrowserPage(rendered("coordinator Main stack\nMain -push-> Home : home [source]"))
        #expect(try page.panel.contains("NavAtlas does not know where the app starts"))
        try page.go(to: "node=Home")
        #expect(try page.panel.contains("NavAtlas does not know where the app starts"))
        #expect(try page.text("document.getElementById('from').selectedOptions[0].text") == "choose …")
        #expect(try page.misdeeds == [])
    }
}

/// A part of a page as a screen reader sees it.
struct AccessibleNode {
    let role: String
    let name: String

    init(_ node: [String: Any]) {
        role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
        name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
    }
}
