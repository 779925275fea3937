import Foundation
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// Moving the map and changing its size.
extension BrowserTests {
    @Test func theMouseMovesTheMapAndItsWheelChangesItsSize() throws {
        let page = try BrowserPage(rendered(bazaar))
        let before = try page.place
        let middle = try page.middle(of: "#view")
        try page.drag(from: (middle.x, middle.y + 200), by: (-120, -60))
        let moved = try page.place
        #expect(abs(moved.x - before.x + 120) < 8 && abs(moved.y - before.y + 60) < 8 && moved.scale == before.scale)
        try page.wheel(at: middle, by: -120)
        let larger = try page.place
        #expect(larger.scale > moved.scale)
        // What was under the mouse stays there.
        let box = try page.value("(box => [box.x, box.y])(document.getElementById('view').getBoundingClientRect())")
        let corner = (box as? [NSNumber])?.map(\.doubleValue) ?? [0, 0]
        func under(_ place: (x: Double, y: Double, scale: Double)) -> Double {
            (middle.x - corner[0] - place.x) / place.scale
        }
        #expect(abs(under(larger) - under(moved)) < 2)
        try page.click("#whole")
        #expect(try page.place.scale <= before.scale * 1.05)
        #expect(try page.misdeeds == [])
    }

    /// A drag that ends on a screen chooses nothing.
    @Test func draggingIsNoClick() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.drag(from: page.middle(of: "#node-Item"), by: (60, 40))
        #expect(try page.nodes("chosen") == [])
        try page.click("#node-Item")
        #expect(try page.nodes("chosen") == ["Item"])
    }

    @Test func twoFingersMoveAndPinch() throws {
        let page = try BrowserPage(rendered(bazaar), width: 390, height: 844, touch: true)
        let before = try page.place
        let middle = try page.middle(of: "#view")
        try page.touch("touchStart", [middle])
        for step in 1...6 { try page.touch("touchMove", [(middle.x - Double(step) * 10, middle.y)]) }
        try page.touch("touchEnd", [])
        let moved = try page.place
        #expect(moved.x < before.x - 20 && moved.scale == before.scale)
        func fingers(_ gap: Double) -> [(x: Double, y: Double)] {
            [(middle.x - gap, middle.y), (middle.x + gap, middle.y)]
        }
        try page.touch("touchStart", fingers(40))
        for step in 1...8 { try page.touch("touchMove", fingers(40 + Double(step) * 10)) }
        try page.touch("touchEnd", [])
        #expect(try page.place.scale > moved.scale * 1.5)
        let wide = try page.number("document.documentElement.scrollWidth")
        #expect(wide <= 390, "nothing stands beside a phone's screen")
        #expect(try page.misdeeds == [])
    }

    @Test func theKeyboardMovesTheMap() throws {
        let page = try BrowserPage(rendered(bazaar))
        _ = try page.value("document.getElementById('view').focus()")
        let before = try page.place
        try page.press("ArrowRight")
        try page.press("ArrowDown")
        let moved = try page.place
        #expect(moved.x < before.x && moved.y < before.y)
        try page.press("+")
        #expect(try page.place.scale > moved.scale)
        try page.press("-")
        try page.press("-")
        #expect(try page.place.scale < moved.scale)
        try page.press("0")
        let whole = try page.place
        #expect(whole.x >= 0 && whole.y >= 0)
    }

    /// What makes a large map move smoothly: only one transform changes, on a layer of its own, until the map rests.
    @Test func movingAThousandScreensChangesOneStyle() throws {
        let page = try BrowserPage(thousand.get())
        try page.settle()
        _ = try page.value(
            """
            window.seen = new Set(), window.layer = "", new MutationObserver(changes => {
              if (view.classList.contains("moving")) layer ||= getComputedStyle(drawing).willChange;
              for (const change of changes) seen.add(change.type + " " + change.attributeName + " " + change.target.id);
            }).observe(document.getElementById("map"), { subtree: true, childList: true, attributes: true }), 0
            """)
        try page.drag(from: page.middle(of: "#view"), by: (-200, -150), steps: 20)
        #expect(try page.text("layer") == "transform")
        try page.settle()
        let seen = try page.texts("[...seen].sort()")
        // The frame in the mini-map moves, too; it has no children.
        #expect(
            Set(seen).subtracting(["x", "y", "width", "height"].map { "attributes \($0) " }) == [
                "attributes class view", "attributes style drawing",
            ])
        #expect(try page.number("drawing.querySelectorAll('[data-node]').length") > 1000)
        #expect(try page.misdeeds == [])
    }

    /// From far away, coordinators are named in letters of the same size.
    @Test func aLargeMapNamesItsPartsFromFarAway() throws {
        let page = try BrowserPage(thousand.get())
        try page.click("#whole")
        try page.settle()
        #expect(try page.number("document.querySelectorAll('#names text').length") > 10)
        let height = "document.querySelector('#names text').getBoundingClientRect().height"
        #expect(try page.number(height) > 10)
        // With a filter, what it lets through is named, wherever it lies.
        try page.go(to: "shown=tab")
        try page.settle()
        let named = try page.texts("[...document.querySelectorAll('#names text')].map(name => name.textContent)")
        #expect(!named.isEmpty && named.allSatisfy { $0.hasSuffix("Coordinator") }, "\(named)")
        try page.go(to: "node=OrderEditScreen")
        try page.settle()
        #expect(try page.number("document.querySelectorAll('#names text').length") == 0)
        #expect(try page.place.scale >= 0.7)
        // Near by, every screen is there, and lines are as thin as ever.
        #expect(
            try page.text("getComputedStyle(document.getElementById('node-OrderHelpScreen')).visibility") == "visible")
        let widest = try page.number(
            "Math.max(...[...document.querySelectorAll('.edge.lit path')].map(line => parseFloat(getComputedStyle(line).strokeWidth)))"
        )
        #expect(widest <= 5)
    }

    /// Dashes take a browser long: while the map moves there are none, and as soon as it is at rest they are back.
    @Test func nothingIsDashedWhileTheMapMoves() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.settle()
        let dashes =
            "[...new Set([...document.querySelectorAll('.edge path[stroke-dasharray]')].map(line => getComputedStyle(line).strokeDasharray))]"
        let atRest = try page.texts(dashes)
        #expect(!atRest.isEmpty && !atRest.contains("none"), "\(atRest)")
        // Asked in the same turn, before time can pass.
        let moving = try page.texts(
            """
            (view => {
              view.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
              return \(dashes);
            })(document.getElementById("view"))
            """)
        #expect(moving == ["none"])
        try page.settle()
        #expect(try page.texts(dashes) == atRest)
    }

    /// Dashes take a browser long, and are too short to be seen from far away: there are thousands in a line.
    @Test func dashesAreDrawnNearByAlone() throws {
        let page = try BrowserPage(thousand.get())
        let dashes =
            "[...new Set([...document.querySelectorAll('.edge path[stroke-dasharray]')].map(line => getComputedStyle(line).strokeDasharray))]"
        try page.go(to: "node=OrderEditScreen")
        try page.settle()
        let near = try page.texts(dashes)
        #expect(!near.isEmpty && near.allSatisfy { ["5px, 3px", "1.5px, 2.5px"].contains($0) }, "\(near)")
        try page.click("#whole")
        try page.settle()
        #expect(try page.place.scale < 0.3)
        #expect(try page.texts(dashes) == ["none"])
    }

    /// On paper, which cannot be enlarged, a large map is laid out anew for pages on which names can be read.
    @Test func aLargeMapTakesSeveralPages() throws {
        let page = try BrowserPage(thousand.get(), fragment: "#node=OrderEditScreen")
        _ = try page.value("dispatchEvent(new Event('beforeprint'))")
        let scales = try page.value(
            "[...document.querySelectorAll('#sheets > svg')].map(page => page.width.baseVal.value / page.viewBox.baseVal.width)"
        )
        let all = (scales as? [NSNumber] ?? []).map(\.doubleValue)
        #expect(all.count > 3 && all.allSatisfy { $0 >= 0.6 }, "\(all)")
        // Every screen is on a page, and none is cut off beside one.
        #expect(
            try page.isTrue(
                """
                (all => [...document.querySelectorAll('#drawing [data-node]')].every(row => all.has(row.dataset.node)))
                (new Set([...document.querySelectorAll('#sheets [data-node]')].map(row => row.dataset.node)))
                """))
        _ = try page.value("dispatchEvent(new Event('afterprint'))")
        #expect(try page.isTrue("!document.getElementById('sheets')"))
    }

    /// The whole is to be seen: the buttons lie beneath it.
    @Test(arguments: [(1200, 900), (900, 700), (390, 844)])
    func nothingHidesTheWholeMap(width: Int, height: Int) throws {
        let page = try BrowserPage(rendered(bazaar), width: width, height: height)
        try page.click("#whole")
        try page.settle()
        let boxes = "id => document.getElementById(id).getBoundingClientRect()"
        #expect(try page.isTrue("(box => box('drawing').bottom <= box('size').top)(\(boxes))"))
        #expect(try page.isTrue("(box => box('drawing').top >= box('view').top)(\(boxes))"))
    }

    @Test func inAWindowOfAnotherSizeTheMiddleStaysInTheMiddle() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Item")
        func middle() throws -> [Double] {
            try page.settle()
            let numbers = try page.value(
                """
                (([node, view]) => [node.x + node.width / 2 - view.x - view.width / 2, node.y + node.height / 2 - view.y - view.height / 2])
                (["node-Item", "view"].map(id => document.getElementById(id).getBoundingClientRect()))
                """)
            return (numbers as? [NSNumber])?.map(\.doubleValue) ?? []
        }
        let before = try middle()
        try page.send(
            "Emulation.setDeviceMetricsOverride",
            ["width": 1500, "height": 1100, "deviceScaleFactor": 1, "mobile": false])
        try page.wait("the map to follow") { try page.number("document.getElementById('view').clientHeight") > 900 }
        let after = try middle()
        #expect(before.count == 2 && after.count == 2)
        for (one, other) in zip(before, after) { #expect(abs(one - other) < 2, "\(before) \(after)") }
    }
}
