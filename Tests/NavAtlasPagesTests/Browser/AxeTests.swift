import Foundation
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// What axe-core, which `make test-browser` gets, finds wrong for people who use a screen reader or a keyboard, in twenty states.
extension BrowserTests {
    private static let axe = ProcessInfo.processInfo.environment["NAVATLAS_AXE"].flatMap { path in
        path.isEmpty ? nil : try? String(contentsOfFile: path, encoding: .utf8)
    }

    private static let states = [
        "", "#node=Item", "#node=Forgotten", "#from=Offers&to=Seller", "#from=Offers&to=Seller&step=2.1", "#to=Payment",
        "#from=Offers", "#kind=screen", "#node=Item&reach=unreachable", "#cycle=Item -> Seller&step=1",
        "#finding=unreachable-screen:Forgotten", "#only=Item&node=Item", "#closed=0.1.2.3", "#beside=1",
        "#fate=any", "#line=%5B%22Offers%22%2C%22transition%22%2C%22Buying.item%22%2C%22push%22%2C%22Item%22%5D",
    ]

    @Test(
        .enabled(if: axe != nil, "axe-core is missing; see .ci/page-tools.sh"), arguments: BrowserPage.Scheme.allCases)
    func axeFindsNothing(scheme: BrowserPage.Scheme) throws {
        let earlier = bazaar.replacing("screen Forgotten", with: "Buying -push-> Auction : auction [source]")
        for state in Self.states {
            try Self.check(BrowserPage(rendered(bazaar, base: earlier), fragment: state, scheme: scheme), state)
        }
        let searching = try BrowserPage(rendered(bazaar), scheme: scheme)
        try searching.press("/")
        try searching.type("e")
        try Self.check(searching, "searching")
        try Self.check(BrowserPage(rendered(bazaar), width: 390, height: 844, scheme: scheme, touch: true), "phone")
        try Self.check(BrowserPage(rendered("", title: "Empty"), scheme: scheme), "empty")
        for format in DocumentationFormat.all where format.id == "html" {
            let files = try Documentation(of: Report(bazaar), as: format, marks: [:]).files
            for file in files where file.path.hasSuffix(".html") {
                let text = String(decoding: file.data, as: UTF8.self)
                try Self.check(BrowserPage(text, scheme: scheme, isScripted: false), file.path)
            }
        }
    }

    private static func check(_ page: BrowserPage, _ state: String) throws {
        _ = try page.value("\(axe ?? "")\n;0")
        let violations = try page.texts(
            """
            axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, impact, nodes }) =>
              id + " (" + impact + "): " + nodes.slice(0, 3).map(node => node.html.slice(0, 160) + " " + node.failureSummary).join(" | ")))
            """)
        #expect(violations == [], "\(state)")
    }
}
