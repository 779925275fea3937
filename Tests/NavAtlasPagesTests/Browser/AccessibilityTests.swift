import Foundation
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// By keyboard alone, with a screen reader, in light and in dark.
extension BrowserTests {
    @Test func theFocusGoesThroughThePageInOrder() throws {
        let page = try BrowserPage(rendered(bazaar))
        var stops: [String] = []
        for _ in 0..<40 {
            try page.press("Tab")
            stops.append(
                try page.text(
                    "(element => element.id || element.getAttribute('href') || element.textContent.trim())(document.activeElement)"
                ))
            if stops.last == "panel" { break }
        }
        let expected = [
            "find", "from", "to", "Filters", "view", "node-App", "larger", "smaller", "whole", "fold", "panel",
        ]
        #expect(Array(stops.suffix(expected.count)) == expected, "\(stops)")
        try page.press("Tab", shift: true)
        #expect(try page.text("document.activeElement.id") == "fold")
    }

    @Test func theArrowsGoFromScreenToScreen() throws {
        let page = try BrowserPage(rendered(bazaar))
        _ = try page.value("document.getElementById('node-App').focus()")
        func focused() throws -> (id: String, top: Double) {
            (
                try page.text("document.activeElement.id"),
                try page.number("document.activeElement.getBoundingClientRect().top")
            )
        }
        let first = try focused()
        try page.press("ArrowDown")
        let second = try focused()
        #expect(second.id.hasPrefix("node-") && second.id != first.id && second.top > first.top)
        #expect(try page.isTrue("document.activeElement.matches(':focus-visible')"))
        try page.press("ArrowDown")
        let third = try focused()
        #expect(third.id != second.id && third.top > second.top)
        try page.press("Enter")
        #expect(try page.nodes("chosen") == [String(third.id.dropFirst(5))])
        #expect(try focused().id == third.id)
        #expect(try page.text("document.activeElement.ariaPressed") == "true")
        try page.press("ArrowUp")
        #expect(try focused().id == second.id)
        try page.press("Escape")
        #expect(try page.text("document.activeElement.id") == "view")
        // One stop for all screens, however many there are.
        #expect(try page.number("document.querySelectorAll('#drawing [tabindex=\"0\"]').length") == 1)
    }

    @Test func aScreenReaderHearsWhatThereIs() throws {
        let page = try BrowserPage(rendered(bazaar), fragment: "#node=Item")
        let tree = try page.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        let all = tree.filter { $0["ignored"] as? Bool != true }.map(AccessibleNode.init)
        for (role, name) in [
            ("banner", ""), ("main", ""), ("navigation", "On this page"), ("region", "Map"), ("region", "Details"),
            ("search", "Search, paths and filters"), ("combobox", "Find"), ("combobox", "Paths from"),
            ("combobox", "to"),
            ("status", ""), ("heading", "Item"), ("heading", "Findings"), ("button", "Larger"),
            ("group", "Size of the map"),
            ("button", "screen Forgotten; unreachable"), ("group", "The map"), ("table", ""),
            ("columnheader", "Reachable"),
        ] {
            #expect(
                all.contains { $0.role == role && (name.isEmpty || $0.name.hasPrefix(name)) }, "\(role) '\(name)'")
        }
        #expect(all.contains { $0.role == "button" && $0.name.hasPrefix("screen Item") })
        // Nothing that can be pressed is without a name, and the lines of the drawing are not read out.
        for role in ["button", "link", "combobox", "searchbox", "image"] {
            #expect(
                !all.contains { $0.role == role && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }, "\(role)")
        }
        #expect(!all.contains { $0.role == "button" && $0.name.contains("~push~>") })
        #expect(try page.text("document.getElementById('status').getAttribute('role')") == "status")
        #expect(try page.text("document.documentElement.lang") == "en")
    }

    @Test(
        arguments: BrowserPage.Scheme.allCases,
        [
            "", "#node=Item", "#from=Offers&to=Seller", "#kind=screen", "#cycle=Item -> Seller&step=1",
            "#node=Item&reach=unreachable", "#finding=unreachable-screen:Forgotten", "#compared",
        ])
    func everyTextHasAContrastOfFourAndAHalf(scheme: BrowserPage.Scheme, fragment: String) throws {
        let isCompared = fragment == "#compared"
        let page = try BrowserPage(
            rendered(
                bazaar,
                base: isCompared
                    ? bazaar.replacing("screen Forgotten", with: "Buying -push-> Auction : auction [source]") : nil),
            fragment: isCompared ? "" : fragment, scheme: scheme)
        if fragment.isEmpty {
            try page.press("/")
            try page.type("e")
        }
        let faint = try page.texts(Self.faintTexts)
        #expect(faint == [])
        #expect(try page.number("texts().length") > 60)
        // What shows the focus, what is chosen, and the borders of fields are no texts: WCAG asks for 3.
        let signs = try page.texts(
            """
            ["link", "line"].flatMap(name => ["ground", "card"].map(ground => {
              const probe = document.createElement("i"); probe.style.color = "var(--" + name + ")"; probe.style.background = "var(--" + ground + ")";
              document.body.append(probe); const { color, backgroundColor } = getComputedStyle(probe); probe.remove();
              return [name + " on " + ground, contrast(color, backgroundColor)]; })).filter(([, found]) => !(found >= 3)).map(String)
            """)
        #expect(signs == [])
        // The dark page is dark, and its drawing with it.
        let ground = try page.number("luminance(ground(document.getElementById('view')))")
        #expect(scheme == .dark ? ground < 0.03 : ground > 0.9)
    }

    /// Texts whose computed colours stand apart by less than 4.5, as WCAG 2.2 reckons it. A text of the drawing stands on
    /// its own node, or, at a line, on whatever may be beneath: the ground or any frame. The lines of the legend are
    /// pictures, for which 3 is enough.
    private static let faintTexts = """
        var channels = color => (color.match(/[\\d.]+/g) ?? []).map(Number);
        var luminance = color => { const [r, g, b] = channels(color).map(value => { value /= 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
        var contrast = (one, other) => { const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
          return (high + 0.05) / (low + 0.05); };
        var ground = element => { for (let at = element; at; at = at.parentElement) {
          const color = getComputedStyle(at).backgroundColor; const [, , , alpha = 1] = channels(color);
          if (alpha === 1) return color; } return "rgb(255, 255, 255)"; };
        var fillOf = shape => getComputedStyle(shape).fill;
        var rowUnder = element => { const own = element.getBoundingClientRect();
          return [...document.querySelectorAll(".node[data-node]")].find(row => { const box = row.querySelector("rect").getBoundingClientRect();
            return box.left <= own.left && own.left <= box.right && box.top <= own.top + own.height / 2 && own.top + own.height / 2 <= box.bottom; }); };
        var texts = () => { const found = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) { const text = walker.currentNode, element = text.parentElement;
            if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest("script, style, title, select, .keys:not([open]) p")) continue;
            const style = getComputedStyle(element);
            if (!element.closest("svg")) { found.push({ text: text.data, color: style.color, grounds: [ground(element)] }); continue; }
            const node = element.closest(".node") ?? rowUnder(element), view = ground(element.closest("svg").parentElement);
            const least = element.closest("#legend") ? 3 : 4.5; const shape = node?.querySelector("rect");
            const grounds = shape ? [fillOf(shape)] : [view, ...[...document.querySelectorAll(".cluster > rect")].map(fillOf)];
            found.push({ text: text.data, color: style.fill, grounds, least }); }
          for (const element of document.querySelectorAll("select, input")) found.push({ text: element.id, color: getComputedStyle(element).color, grounds: [ground(element)] });
          found.push({ text: "placeholder", color: getComputedStyle(document.getElementById("find"), "::placeholder").color, grounds: [ground(document.getElementById("find"))] });
          return found; };
        texts().flatMap(({ text, color, grounds, least = 4.5 }) => grounds.filter(at => !(contrast(color, at) >= least)).map(at => text + ": " + color + " on " + at + " " + contrast(color, at).toFixed(2)))
        """
}
