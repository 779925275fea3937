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
        "#fate=any", "#in=Buying", "#shown=push",
        "#line=%5B%22Offers%22%2C%22transition%22%2C%22Buying.item%22%2C%22push%22%2C%22Item%22%5D",
    ]

    private static let isThere: ConditionTrait = .enabled(if: axe != nil, "axe-core is missing; see .ci/page-tools.sh")
    private static let earlier = bazaar.replacing(
        "screen Forgotten", with: "Buying -push-> Auction : auction [source]")

    /// Every other state in dark.
    @Test(isThere, arguments: states.indices) func axeFindsNothing(_ number: Int) throws {
        let page = try BrowserPage(
            rendered(bazaar, base: Self.earlier), fragment: Self.states[number],
            scheme: number.isMultiple(of: 2) ? .light : .dark)
        try Self.check(page, Self.states[number])
    }

    @Test(isThere) func axeFindsNothingWhileSearching() throws {
        let page = try BrowserPage(rendered(bazaar))
        try page.press("/")
        try page.type("e")
        try Self.check(page, "searching")
    }

    @Test(isThere) func axeFindsNothingOnAPhoneAndOnAnEmptyPage() throws {
        try Self.check(BrowserPage(rendered(bazaar), width: 390, height: 844, touch: true), "phone")
        try Self.check(BrowserPage(rendered("", title: "Empty"), scheme: .dark), "empty")
    }

    @Test(isThere) func axeFindsNothingInTheDocumentation() throws {
        for format in DocumentationFormat.all where format.id == "html" {
            let files = try Documentation(of: Report(bazaar), as: format, marks: [:]).files
            for file in files where file.path.hasSuffix(".html") {
                let page = try BrowserPage(String(decoding: file.data, as: UTF8.self), isScripted: false)
                try Self.check(page, file.path)
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
