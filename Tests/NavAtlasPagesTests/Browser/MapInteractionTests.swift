import Foundation
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// Cards that close and open, a map of one screen and its neighbours, ways that play, and what is taken away from the page.
extension BrowserTests {
    /// The places of all cards, rows and lines, to tell whether anything has moved.
    private static let places = """
        JSON.stringify([...document.querySelectorAll('#cards .row, #cards .cluster rect, #lines path')]
          .filter(part => !part.closest('[hidden]')).map(part => (box => [box.x, box.y, box.width, box.height].map(Math.round))(part.getBoundingClientRect())))
        """

    @Test func aCardClosesAndOpensInItsPlace() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.settle()
        let before = try page.text(Self.places)
        func top(_ id: String) throws -> Double {
            try page.number("document.getElementById('\(id)').getBoundingClientRect().top")
        }
        let (head, row) = (try top("node-Buying"), "document.getElementById('node-Item').closest('[hidden]') === null")
        try page.click("[data-card]:has(#node-Buying) .fold rect")
        try page.settle()
        #expect(try page.isTrue("!(\(row))") && abs(top("node-Buying") - head) < 2)
        #expect(
            try page.text("document.querySelector('[data-card]:has(#node-Buying) .count').textContent") == "4 screens")
        #expect(try page.text("document.getElementById('node-Buying').ariaExpanded") == "false")
        // A line to a screen in it leads to its head now.
        #expect(try page.isTrue("document.querySelectorAll('#lines > *').length > 0"))
        try page.click("[data-card]:has(#node-Buying) .fold rect")
        try page.settle()
        #expect(try page.isTrue(row))
        #expect(try page.text(Self.places) == before)
        #expect(try page.misdeeds == [])
    }

    @Test func allCardsCloseAndOpen() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.click("#fold")
        #expect(
            try page.number("[...document.querySelectorAll('.row')].filter(row => !row.closest('[hidden]')).length")
                == 5)
        let fragment = try page.fragment
        let other = try BrowserPage(rendered(bazaar), fragment: fragment)
        #expect(try other.isTrue("document.getElementById('node-Item').closest('[hidden]') !== null"))
        try page.click("#fold")
        #expect(try page.fragment == "")
    }

    /// By keyboard and in words, too.
    @Test func theKeyboardClosesACard() throws {
        let page = try BrowserPage(rendered(bazaar))
        _ = try page.value("document.getElementById('node-App').focus()")
        try page.go(to: "node=Item")
        _ = try page.value("document.getElementById('node-Item').focus()")
        try page.press("c")
        #expect(try page.text("document.activeElement.id") == "node-Buying")
        #expect(try page.isTrue("document.getElementById('node-Item').closest('[hidden]') !== null"))
        try page.press("c")
        #expect(try page.isTrue("document.getElementById('node-Item').closest('[hidden]') === null"))
    }

    @Test func onlyAScreenAndItsNeighboursAreLaidOutAnew() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Profile")
        _ = try page.value(
            "[...document.querySelectorAll('#panel button')].find(one => one.textContent === 'Only this and its neighbours').click()"
        )
        try page.settle()
        let shown =
            "[...document.querySelectorAll('[data-node]')].filter(row => !row.closest('[hidden]')).map(row => row.id.slice(5)).sort()"
        #expect(try page.texts(shown) == ["Account", "Payment", "Profile"])
        #expect(try page.place.scale >= 0.7)
        let box = "document.getElementById('node-Profile').getBoundingClientRect()"
        #expect(
            try page.isTrue(
                "(([node, view]) => node.left >= view.left && node.right <= view.right)([\(box), view.getBoundingClientRect()])"
            ))
        _ = try page.value(
            "[...document.querySelectorAll('#panel button')].find(one => one.textContent === 'Show all again').click()")
        #expect(try page.texts(shown).count == 11)
        #expect(try page.misdeeds == [])
    }

    /// Every screen's map of neighbours: every line ends at cards, and nothing lies on another card.
    @Test(arguments: 1...3) func cardsLaidOutAnewLieBesideEachOther(seed: Int) throws {
        let graph = RandomGraph.make(seed: UInt64(seed), nodes: 24, density: 1.6)
        let page = try BrowserPage(HTMLFormat.render(Report(graph, title: "Random"), style: .plain))
        for node in graph.nodes.prefix(12) {
            try page.go(to: "node=\(node.id.percentEncoded)&only=\(node.id.percentEncoded)")
            let overlaps = try page.number(
                """
                (all => all.filter((one, place) => all.slice(place + 1).some(other => one.left < other.right - 1 && other.left < one.right - 1
                  && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length)
                ([...document.querySelectorAll('.cluster > rect')].filter(card => !card.closest('[hidden]')).map(card => card.getBoundingClientRect()))
                """)
            #expect(overlaps == 0, "\(node.id)")
        }
        #expect(try page.misdeeds == [])
    }

    @Test func pointingDimsTheRestAndNamesWhatIsPointedAt() throws {
        let page = try BrowserPage(thousand.get())
        try page.click("#whole")
        try page.settle()
        let at = try page.middle(of: "#frame-OrderCoordinator rect")
        try page.send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": at.x, "y": at.y])
        try page.wait("the rest to be dimmed") {
            try page.isTrue("document.getElementById('drawing').classList.contains('dimming')")
        }
        #expect(try page.number("document.querySelectorAll('#names text').length") > 0)
        try page.send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 5, "y": 5])
        try page.wait("nothing to be dimmed") {
            try page.isTrue("!document.getElementById('drawing').classList.contains('dimming')")
        }
    }

    /// What is chosen has a colour that no presentation has, in both schemes.
    @Test(arguments: BrowserPage.Scheme.allCases) func whatIsChosenHasAColourOfItsOwn(scheme: BrowserPage.Scheme) throws
    {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Item", scheme: scheme)
        let chosen = try page.text("getComputedStyle(document.querySelector('#node-Item > rect')).fill")
        _ = try page.value("location.hash = ''")
        let others = try page.texts(
            "[...document.querySelectorAll('#navigation [fill], #navigation [stroke]')].flatMap(one => [getComputedStyle(one).fill, getComputedStyle(one).stroke])"
        )
        #expect(!others.contains(chosen), "\(chosen)")
    }

    @Test func aWayPlaysStepByStep() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#from=Offers&to=Seller&step=2")
        try page.click("#play")
        #expect(try page.text("document.getElementById('play').textContent") == "Pause")
        #expect(try page.status == "Step 1 of 2: Offers to Item")
        try page.wait("the next step") { try page.status == "Step 2 of 2: Item to Seller" }
        try page.wait("the end") { try page.text("document.getElementById('play').textContent") == "Play" }
        #expect(try page.fragment.contains("step=2.2"))
        try page.click("#play")
        #expect(try page.status == "Step 1 of 2: Offers to Item")
        try page.click("#play")
        #expect(try page.text("document.getElementById('play').textContent") == "Play")
    }

    @Test(
        arguments: [
            ("item seller", "Item → Seller"), ("selller", "Seller"), ("foprgotten", "Forgotten"), ("profle", "Profile"),
            ("basket buying", "Buying → Basket"),
        ])
    func searchForgivesOrderAndSpelling(words: String, first: String) throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.press("/")
        try page.type(words)
        let found = try page.texts(
            "[...document.querySelectorAll('#hits li')].map(item => item.firstChild.textContent.trim())")
        #expect(found.contains(first), "\(found)")
    }

    /// On a map that is larger than the window, what each step of a way leads to comes into sight.
    @Test(arguments: BrowserPage.Scheme.allCases) func theMapMovesAlongWithAWay(scheme: BrowserPage.Scheme) throws {
        let page = try BrowserPage(
            thousand.get(), fragment: "#to=OrderEditScreen&step=1.1", width: 1000, height: 600, scheme: scheme)
        let steps = try Int(page.number("Number(document.getElementById('status').textContent.match(/of (\\d+)/)[1])"))
        var places: [Double] = []
        for step in 1...max(steps, 1) {
            try page.settle()
            #expect(try page.status.hasPrefix("Step \(step) of \(steps)"))
            let isInSight = try page.isTrue(
                """
                ((view, { to }) => (box =>
                  box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom
                )(document.querySelector(`.node[data-node="${to}"]`).getBoundingClientRect()))
                (document.getElementById('view').getBoundingClientRect(),
                  JSON.parse(document.getElementById('data').textContent)
                    .edges[document.querySelector('.edge.onstep').dataset.edges.split(' ')[0]])
                """)
            #expect(isInSight, "step \(step)")
            try places.append(page.place.x + 10_000 * page.place.y)
            if step < steps { try page.go(to: "to=OrderEditScreen&step=1.\(step + 1)") }
        }
        #expect(steps > 1 && Set(places).count > 1, "\(steps) steps, \(places)")
    }

    /// A way as steps, as a diagram and as a test; hostile names stay text.
    @Test func aWayIsCopied() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#from=Offers&to=Seller")
        try page.send("Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
        func copied(_ name: String) throws -> String {
            try page.click(
                "[aria-label='Copy this path'] button:nth-of-type(\(name == "Steps" ? 1 : name == "Mermaid" ? 2 : 3))")
            try page.wait("the copy") { try page.status.hasPrefix("Copied") }
            return try page.text("navigator.clipboard.readText()")
        }
        #expect(try copied("Steps") == "1. Start at Offers\n2. Offers pushes: Seller (Buying.seller)\n")
        #expect(
            try copied("Mermaid")
                == "flowchart LR\n    n0[\"Offers\"]\n    n1[\"Seller\"]\n    n0 -->|\"Buying.seller\"| n1\n")
        #expect(
            try copied("Test")
                == "@Test func aPersonComesToSeller() {\n    navigation.expect(.path([\"Offers\", \"Seller\"]))\n}\n")
    }

    @Test func parallelWaysAreToldApart() throws {
        let twice = bazaar + "\nBuying -sheet-> Seller : peek [source]\nOffers ~sheet~> Seller : Buying.peek [source]"
        let page = try BrowserPage(rendered(twice), fragment: "#from=Offers&to=Seller")
        let ways = try page.texts("[...document.querySelectorAll('.ways button')].map(way => way.textContent)")
        #expect(Set(ways).count == ways.count && ways.contains { $0.contains("Buying.peek · sheet") }, "\(ways)")
    }

    /// What is seen as a file that stands by itself, and as pixels.
    @Test(arguments: BrowserPage.Scheme.allCases) func whatIsSeenIsSaved(scheme: BrowserPage.Scheme) throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Item", scheme: scheme)
        try page.settle()
        _ = try page.value(
            "window.saved = [], URL.createObjectURL = blob => { saved.push(blob); return 'about:blank#'; }, HTMLAnchorElement.prototype.click = () => {}, 0"
        )
        try page.click("#svg")
        let text = try page.text("saved[0].text()")
        #expect(try XMLTree.parse(text).name == "svg")
        for word in ["class=", "var(", "data-", "<script", "href="] { #expect(!text.contains(word), "\(word)") }
        #expect(text.contains("Payment") && text.contains(scheme == .dark ? "rgb(16, 22, 31)" : "rgb(255, 255, 255)"))
        try page.click("#png")
        try page.wait("the pixels") { try page.number("saved.length") == 2 }
        #expect(try page.text("saved[1].type") == "image/png")
        #expect(try page.number("saved[1].size") > 2_000)
        // The pixels are drawn from the text itself; nothing else is loaded.
        #expect(try page.misdeeds.allSatisfy { $0.hasPrefix("Network.requestWillBeSent: data:image/svg+xml") })
    }

    @Test func beforeAndAfterStandSideBySide() throws {
        let earlier =
            bazaar.replacing("Buying -sheet-> Basket : basket [source]\n", with: "")
            .replacing("Item ~sheet~> Basket : Buying.basket [source at=Buying/Item.swift:31:9]\n", with: "")
            + "\nBuying -push-> Auction : auction [source]\nOffers ~push~> Auction : Buying.auction [source]"
        let page = try BrowserPage(rendered(bazaar, base: earlier))
        _ = try page.value(
            "[...document.querySelectorAll('#panel button')].find(one => one.textContent.startsWith('Before and after')).click()"
        )
        func isSeen(_ node: String, in map: String) throws -> Bool {
            let number = try page.text("document.getElementById('node-\(node)').dataset.node")
            return try page.isTrue(
                "document.querySelector('\(map) [data-node=\"\(number)\"]').checkVisibility({ visibilityProperty: true })"
            )
        }
        #expect(try !isSeen("Basket", in: "#before") && isSeen("Basket", in: "#drawing"))
        #expect(try isSeen("Auction", in: "#before") && !isSeen("Auction", in: "#drawing"))
        #expect(try page.panel.contains("screen Basket is new"))
        try page.drag(from: page.middle(of: "#view"), by: (-40, -30))
        try page.settle()
        #expect(
            try page.text("document.querySelector('#before svg').style.transform")
                == page.text("document.getElementById('drawing').style.transform"))
        try page.click("#panel .close")
        #expect(try page.isTrue("!document.getElementById('before')") && isSeen("Auction", in: "#drawing"))
        #expect(try page.misdeeds == [])
    }

    /// A link to an element chooses it, and scrolls nothing out of sight.
    @Test func aLinkToAnElementScrollsNothingAway() throws {
        let page = try BrowserPage(thousand.get(), fragment: "#node-OrderEditScreen", width: 1000, height: 600)
        try page.settle()
        #expect(
            try page.number(
                "scrollY + document.getElementById('view').scrollTop + document.getElementById('view').scrollLeft") == 0
        )
        #expect(try page.isTrue("document.querySelector('h1').getBoundingClientRect().top >= 0"))
        #expect(try page.nodes("chosen") == ["OrderEditScreen"])
    }

    /// Whatever the size, names can be read at first, and the entry is in sight; the rest is in the mini-map.
    @Test func aLargeMapOpensWhereTheAppStarts() throws {
        let page = try BrowserPage(thousand.get())
        #expect(try page.place.scale >= 0.7)
        #expect(
            try page.isTrue(
                """
                (([node, view]) => node.left >= view.left && node.right <= view.right && node.top >= view.top && node.bottom <= view.bottom)
                ([document.querySelector('[id^="entry-"]'), document.getElementById('view')].map(one => one.getBoundingClientRect()))
                """))
        let before = try page.place
        let at = try page.middle(of: "#minimap")
        try page.send(
            "Input.dispatchMouseEvent",
            ["type": "mousePressed", "x": at.x, "y": at.y, "button": "left", "buttons": 1, "clickCount": 1])
        try page.send(
            "Input.dispatchMouseEvent",
            ["type": "mouseReleased", "x": at.x, "y": at.y, "button": "left", "clickCount": 1])
        let after = try page.place
        #expect(after.scale == before.scale && (after.x != before.x || after.y != before.y))
    }
}
