@testable import NavAtlasAnalysis
import NavAtlasModel
import Testing

@Suite struct SourceRuntimeMismatchTests {
    private func findings(source: String, live: String) throws -> [Finding] {
        let merged = try Notation.parse(source).merging(try Notation.parse(live))
        return Rules.findings(in: Analysis(merged), by: [SourceRuntimeMismatchRule.self])
    }

    private let source = """
        coordinator Shop stack [at=Shop.swift:3:7]
        Shop -root!-> Menu : menu [source at=Shop.swift:5:5]
        Shop -push-> Item : item [source at=Shop.swift:6:5]
        Menu ~push~> Item : Shop.item [source at=Menu.swift:9:9]
        Help -root!-> HelpScreen : start [source at=Help.swift:1:1]
        """

    @Test func anEdgeIsSourceRuntimeOrBoth() throws {
        let live = try Notation.parse("coordinator Shop stack\nShop -root!-> Menu : menu [runtime]")
        let merged = try Notation.parse(source).merging(live)
        #expect(merged.edges.first { $0.name == "menu" }?.evidence == [.source, .runtime])
        #expect(merged.edges.first { $0.name == "item" }?.evidence == [.source])
    }

    @Test func whatBothSidesKnowIsNoFinding() throws {
        let live = "Shop -root!-> Menu : menu [runtime]\nShop -push-> Item : item [observed runtime]"
        #expect(try findings(source: source, live: live).isEmpty)
        #expect(try findings(source: source, live: "coordinator Shop stack").isEmpty, "Shop was not read live")
    }

    @Test func aWayOfOneSideHasBothPlaces() throws {
        let found = try findings(source: source, live: "Shop -root!-> Menu : menu [runtime]")
        #expect(found.map(\.subject) == ["Shop.item"])
        #expect(
            found.first?.message
                == "the source says that Shop.item leads to Item as push; the live coordinator says that it is not declared"
        )
        #expect(found.first?.locations.map(\.description) == ["Shop.swift:3:7", "Shop.swift:6:5"])
        #expect(found.first?.evidence.count == 2)
    }

    @Test(arguments: [
        ("Shop -sheet-> Item : item [runtime]", "leads to Item as sheet"),
        ("Shop -push-> Other : item [observed]", "leads to Other as push"),
    ])
    func aWayThatDiffersIsOneFinding(live: String, words: String) throws {
        let found = try findings(source: source, live: "Shop -root!-> Menu : menu [runtime]\n" + live)
        #expect(found.map(\.subject) == ["Shop.item"])
        #expect(found.first?.message.hasSuffix("the live coordinator says that it \(words)") == true)
    }

    @Test func aRouteThatOneSideCouldNotReadIsNoFinding() throws {
        let live = """
            Shop -root!-> Menu : menu [runtime]
            unresolved Shop.item : "no value of this case is known" [from=Shop]
            """
        #expect(try findings(source: source, live: live).isEmpty)
    }

    /// `if #available(…)` around two presentations: the live coordinator takes one of them.
    @Test func theBranchThatIsNotTakenIsNoFinding() throws {
        let branches = source + "\nShop -sheet-> Item : item [source at=Shop.swift:8:5]"
        let live = "Shop -root!-> Menu : menu [runtime]\nShop -push-> Item : item [runtime]"
        #expect(try findings(source: branches, live: live).isEmpty)
        #expect(try findings(source: source, live: live + "\nShop -sheet-> Item : item [runtime]").count == 1)
    }

    /// A live coordinator of a real library does not say by which action it has started a child.
    @Test(arguments: [
        ("Shop -push-> Cart : showCart [source]", "Shop -push-> Cart : start [runtime]", []),
        ("Shop -root-> Cart : showCart [source]", "Shop -root!-> Cart : start [runtime]", []),
        ("Shop -push-> Cart : start [source]", "Shop -push-> Cart : showCart [runtime]", []),
        (
            "Shop -push-> Cart : showCart [source]\nShop -push-> Cart : buy [source]",
            "Shop -push-> Cart : start [runtime]", []
        ),
        (
            "Shop -push-> Other : showOther [source]", "Shop -push-> Cart : start [runtime]",
            ["Shop.showOther", "Shop.start"]
        ),
        (
            "Shop -push-> Cart : showCart [source]", "Shop -push-> Cart : openCart [runtime]",
            ["Shop.openCart", "Shop.showCart"]
        ),
        (
            "Shop -push-> Cart : showCart [source]",
            "Shop -sheet-> Cart : showCart [runtime]\nShop -push-> Cart : start [runtime]",
            ["Shop.showCart", "Shop.start"]
        ),
    ])
    func aChildThatWasStartedMayBeAnyWayThatLeadsToIt(source: String, live: String, subjects: [String]) throws {
        let nodes = "coordinator Shop stack [at=Shop.swift:3:7]\ncoordinator Cart stack\ncoordinator Other stack\n"
        let found = try findings(source: nodes + source, live: live)
        #expect(found.map(\.subject).sorted() == subjects)
    }

    @Test func itIsOffUnlessAsked() { #expect(!Rules.standard.contains { $0.id == "source-runtime-mismatch" }) }
}
