import Foundation
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// Filters, the fragment, and a comparison.
extension BrowserTests {
    @Test(arguments: [
        ("kind", "coordinator", ["Account", "App", "Buying", "Tabs"]),
        ("shown", "fullScreen", ["Payment"]), ("in", "Account", ["Account", "Payment", "Profile"]),
        ("module", "AccountModule", ["Account", "Payment", "Profile"]),
        ("about", "unreachable-screen", ["Forgotten"]), ("reach", "unreachable", ["Forgotten"]),
        ("reach", "linked", ["Item"]),
    ])
    func aFilterDimsTheRest(filter: String, value: String, left: [String]) throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.click("#filters summary")
        try page.select(filter, value)
        let bright = "[...document.querySelectorAll('[data-node].lit')].map(node => node.id.slice(5)).sort()"
        #expect(try page.texts(bright) == left)
        #expect(try page.panel.contains("\(left.count) of 11 match"))
        #expect(try page.status == "\(left.count) of 11 match")
        #expect(try page.fragment == "#\(filter)=\(value)")
        try page.click("#clear")
        #expect(try page.isTrue("!document.getElementById('drawing').classList.contains('dimming')"))
    }

    /// What is left out keeps no colour: neither the heads of its lines nor the frame of what cannot be reached.
    @Test(arguments: BrowserPage.Scheme.allCases) func whatAFilterLeavesOutHasNoColour(scheme: BrowserPage.Scheme)
        throws
    {
        let page = try BrowserPage(
            rendered(bazaar + "\ncoordinator Old stack\nOld -push-> Older : older [source]"),
            fragment: "#kind=screen&shown=sheet", scheme: scheme)
        let fills = try page.texts(
            "[...new Set([...document.querySelectorAll('.node:not(.lit, .whose), .edge:not(.lit), .cluster:not(.lit)')].flatMap(part => [...part.querySelectorAll('path, rect, circle')]).map(shape => getComputedStyle(shape).fill))].sort()"
        )
        let allowed = try page.texts(
            """
            ["ground", "hair"].map(name => { const probe = document.createElement("i"); probe.style.color = "var(--" + name + ")";
            document.body.append(probe); const color = getComputedStyle(probe).color; probe.remove(); return color; })
            """)
        #expect(Set(fills).isSubset(of: allowed + ["none"]), "\(fills) \(allowed)")
        #expect(try page.isTrue("!document.getElementById('frame-Old').classList.contains('lit')"))
        #expect(try page.isTrue("document.getElementById('frame-Buying').classList.contains('lit')"))
    }

    @Test func aFilterThatWouldFilterNothingIsNotThere() throws {
        let page = try BrowserPage(
            try HTMLFormat.render(Report("entry Main\nMain -push-> A : a\nlink x://a => A", title: "A"), style: .plain))
        try page.click("#filters summary")
        func isShown(_ id: String) throws -> Bool {
            try page.isTrue("document.getElementById('\(id)').checkVisibility()")
        }
        #expect(try !isShown("module") && isShown("kind"))
    }

    @Test func filtersWorkTogether() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#module=ShopModule&shown=push")
        #expect(
            try page.texts(
                "[...document.querySelectorAll('[data-node].lit')].map(node => node.id.slice(5)).sort()") == [
                    "Item", "Seller",
                ])
        #expect(try page.text("document.getElementById('module').value") == "ShopModule")
    }

    /// A view can be sent to someone else, and the browser's way back leads through what was chosen.
    @Test func theFragmentHoldsTheView() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.click("#node-Item")
        try page.click("#node-Seller")
        try page.drag(from: page.middle(of: "#view"), by: (-70, 30))
        try page.settle()
        try page.wait("the fragment") { try page.fragment.contains("at=") }
        let (fragment, place) = try (page.fragment, page.place)
        let other = try BrowserPage(Self.bazaarPage(), fragment: fragment)
        #expect(try other.nodes("chosen") == ["Seller"])
        #expect(try other.fragment == fragment)
        let there = try other.place
        #expect(abs(there.x - place.x) < 3 && abs(there.y - place.y) < 3 && abs(there.scale - place.scale) < 0.01)
        try page.goBack()
        #expect(try page.nodes("chosen") == ["Item"])
    }

    private static func bazaarPage() throws -> String { try rendered(bazaar) }

    /// Documentation may link to an element of the drawing.
    @Test func aFragmentMayBeAnElementsID() throws {
        #expect(try BrowserPage(rendered(bazaar), fragment: "#node-Basket").nodes("chosen") == ["Basket"])
    }

    @Test(arguments: [
        "#node=%3Cscript%3Ealert(1)%3C/script%3E", "#node=__proto__&from=constructor&to=toString", "#%", "#%E0%A4%A",
        "#=",
        "#at=NaN,Infinity,1e999", "#at=1e308,-1e308,0", "#step=-1&cycle=x", "#to=Seller&step=99.99",
        "#to=Seller&step=NaN.x", "#finding=%00&about=%22%3E", "#kind=%22%5D%7D&shown=*", "#javascript:alert(1)",
        "#tools", "#node=Item&node=Seller&&&", "#\u{202E}", "#at=,,", "#to=App&from=App",
    ])
    func aHostileFragmentIsHarmless(fragment: String) throws {
        let page = try BrowserPage(rendered(bazaar), fragment: fragment)
        #expect(try page.isTrue("panel.textContent.length > 0 && !panel.innerHTML.includes('<script')"))
        let place = try page.place
        #expect(place.x.isFinite && place.y.isFinite && place.scale > 0.01 && place.scale <= 4)
        #expect(try page.misdeeds == [])
    }

    private static let earlier =
        bazaar.replacing("Buying -sheet-> Basket : basket [source]\n", with: "")
        .replacing("Item ~sheet~> Basket : Buying.basket [source at=Buying/Item.swift:31:9]\n", with: "")
        + "\nBuying -push-> Auction : auction [source]\nOffers ~push~> Auction : Buying.auction [source]"

    @Test func aComparisonColoursWhatIsNewAndWhatIsGone() throws {
        let page = try BrowserPage(rendered(bazaar, base: Self.earlier))
        func border(_ name: String) throws -> String {
            try page.text("getComputedStyle(document.querySelector('#node-\(name) rect')).stroke")
        }
        #expect(try page.text("document.getElementById('node-Basket').textContent").contains("NEW"))
        #expect(try page.text("document.getElementById('node-Auction').textContent").contains("GONE"))
        #expect(try Set([border("Basket"), border("Auction"), border("Offers")]).count == 3)
        let changes = try page.texts(
            "[...document.querySelectorAll('#changes li')].map(item => item.className + item.textContent)")
        #expect(changes.contains { $0.hasPrefix("added+ screen Basket is new") }, "\(changes)")
        #expect(changes.contains { $0.hasPrefix("removed- screen Auction is gone") }, "\(changes)")
        try page.go(to: "node=Auction")
        #expect(try page.panel.contains("gone"))
        try page.go(to: "")
        _ = try page.value(
            "[...document.querySelectorAll('#panel button')].find(button => button.textContent === 'Show what has changed').click()"
        )
        #expect(try page.fragment == "#fate=any")
        #expect(try page.panel.contains("Auction"))
        try page.go(to: "fate=removed")
        #expect(try page.panel.contains("Auction"))
        #expect(try !page.panel.contains("Payment"))
        #expect(try page.misdeeds == [])
        // What is gone is no step of any path.
        try page.go(to: "to=Auction")
        #expect(try page.panel.contains("There is no path."))
    }
}
