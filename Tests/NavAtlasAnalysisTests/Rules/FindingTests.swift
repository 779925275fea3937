@testable import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct FindingTests {
    /// What a rule says about a graph, as `subject: message`.
    static func say(_ rule: any Rule.Type, _ notation: String) throws -> [String] {
        Rules.findings(in: Analysis(try Notation.parse(notation)), by: [rule]).map { "\($0.subject): \($0.message)" }
    }

    @Test func anUnreachableScreenNamesWhoLeadsThere() throws {
        let analysis = Analysis(
            try Notation.parse(
                """
                entry Main
                Main -root!-> Home : start
                screen Lost [at=Lost.swift:3:8]
                Old -root!-> Lost : start
                Older -push-> Lost : lost
                """))
        let finding = try #require(UnreachableScreenRule.findings(in: analysis).first)
        #expect(finding.subject == "Lost")
        #expect(
            finding.message
                == "Lost cannot be reached from any entry: only Old, Older lead to it, and cannot be reached either")
        #expect(finding.evidence == ["Old -root!-> Lost : start", "Older -push-> Lost : lost"])
        #expect(finding.locations.map(\.description) == ["Lost.swift:3:8"])
    }

    @Test func aScreenThatOnlyShowsItselfHasNothingThatLeadsToIt() throws {
        #expect(
            try Self.say(UnreachableScreenRule.self, "entry Home\nLost ~push~> Lost : Main.lost")
                == ["Lost: Lost cannot be reached from any entry: nothing leads to it"])
    }

    @Test func withoutAnEntryNothingIsCalledUnreachable() throws {
        let notation = "Main -root!-> Home : start\nscreen Lost"
        #expect(try Self.say(UnreachableScreenRule.self, notation) == [])
        #expect(
            try Self.say(MissingEntryRule.self, notation)
                == ["entries: the graph has no entry, so NavAtlas cannot say which screens can be reached"])
        #expect(
            try Self.say(MissingEntryRule.self, "")
                == ["entries: the graph is empty: NavAtlas found no coordinator and no screen"])
    }

    @Test func anUnregisteredCoordinatorIsFoundWhereItIsLedTo() throws {
        let analysis = Analysis(
            try Notation.parse(
                "entry Main\ncoordinator Profile\nMain -push-> Profile : profile [source at=Main.swift:9:5]"))
        let finding = try #require(UnregisteredCoordinatorRule.findings(in: analysis).first)
        #expect(finding.subject == "Profile")
        #expect(finding.evidence == ["Main -push-> Profile : profile (Main.swift:9:5)"])
        #expect(finding.locations.map(\.description) == ["Main.swift:9:5"])
    }

    @Test func aRouteThatMayBeShownInSeveralWaysIsOneFinding() throws {
        let analysis = Analysis(
            try Notation.parse(
                """
                entry Main
                Main -root!-> Home : start [source]
                Main -push-> Detail : detail [source at=Main.swift:4:9]
                Main -sheet-> Detail : detail [source at=Main.swift:8:9]
                Main -fullScreen-> Detail : detail [source at=Main.swift:9:9]
                Main -push-> Help : help [source at=Main.swift:4:9]
                """))
        let findings = UnusedRouteRule.findings(in: analysis).sorted { $0.subject < $1.subject }
        #expect(findings.map(\.subject) == ["Main.detail", "Main.help"])
        #expect(findings.first?.locations.count == 3)
    }

    @Test func anUnusedRouteIsNamedByItsCoordinator() throws {
        #expect(
            try Self.say(
                UnusedRouteRule.self,
                """
                entry Main
                Main -root!-> Login : login [source]
                Main -root-> Home : home [source]
                Main -push-> Detail : detail [source]
                Main -push-> Detail : used [source]
                Main -push-> Live : live [runtime]
                Home ~push~> Detail : Main.used [source]
                """)
                == [
                    "Main.detail: nothing triggers the route Main.detail to Detail",
                    "Main.home: nothing triggers the root Main.home to Home",
                ])
    }

    @Test func anUnresolvedCallExcusesOnlyItsCandidates() throws {
        #expect(
            try Self.say(
                UnusedRouteRule.self,
                """
                entry Main
                Main -root!-> Home : start [source]
                Main -push-> One : one [source]
                Main -push-> Two : two [source]
                unresolved "route(to:)" : "not known" [candidate=One]
                """) == ["Main.two: nothing triggers the route Main.two to Two"])
    }

    @Test func onlyARouteOfTheSameCoordinatorIsUsedByATrigger() throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            Main -push-> Fuel : fuel [source]
            Other -root!-> Help : help [source]
            Other -push-> Fuel : fuel [source]
            Home ~push~> Other : Main.other [source]
            Home ~push~> Fuel : Other.fuel [source]
            """
        #expect(
            try Self.say(UnusedRouteRule.self, notation) == ["Main.fuel: nothing triggers the route Main.fuel to Fuel"])
    }

    @Test func aRootThatIsSwitchedToIsNoUseOfARouteToTheSameScreen() throws {
        let notation = """
            entry Main
            Main -root!-> Login : login [source]
            Main -root-> Home : home [source]
            Main -push-> Login : again [source]
            Login ~root~> Home : Main.home [source]
            Home ~root~> Login : Main.login [source]
            """
        #expect(
            try Self.say(UnusedRouteRule.self, notation)
                == ["Main.again: nothing triggers the route Main.again to Login"])
    }

    @Test func aTableAtSeveralHostsIsOneFinding() throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            Main -tab-> Search : search [source]
            Main -push-> Detail : detail [source at=Table.swift:4:9]
            Search -push-> Detail : detail [source at=Table.swift:4:9]
            Search -push-> Other : other [source at=Table.swift:5:9]
            """
        #expect(
            try Self.say(UnusedRouteRule.self, notation) == [
                "Main.detail: nothing triggers the route Main.detail, at any of 2 hosts, to Detail",
                "Search.other: nothing triggers the route Search.other to Other",
            ])
    }

    @Test func unusedCasesOfOneTableThatShowTheSameAreOneFinding() throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            Main -push-> Gallery : truck [source at=Table.swift:4:9]
            Main -push-> Gallery : sales [source at=Table.swift:4:9]
            Main -push-> Gallery : used [source at=Table.swift:4:9]
            Main -push-> Other : other [source at=Table.swift:4:9]
            Home ~push~> Gallery : Main.used [source]
            Lost -push-> Gallery : lost [source at=Lost.swift:4:9]
            """
        #expect(
            try Self.say(UnusedRouteRule.self, notation) == [
                "Main.other: nothing triggers the route Main.other to Other",
                "Main.sales: nothing triggers the route Main.sales and 1 more to Gallery",
            ])
    }

    @Test func linksThatBreakAtOneStepAreOneFinding() throws {
        let links = (1...20).map { "link app://\($0) => Home : Main.gone [at=Links.swift:\($0):1]" }
        let notation = "entry Main\nMain -root!-> Home : start\n" + links.joined(separator: "\n")
        let findings = Rules.findings(in: Analysis(try Notation.parse(notation)), by: [BrokenDeepLinkRule.self])
        #expect(findings.map(\.subject) == ["app://1"])
        #expect(
            findings.first?.message == "app://1 and 19 more open nothing: no coordinator declares Main.gone")
        #expect(findings.first?.locations.count == 20)
    }

    @Test func aValueWithoutDestinationIsOneFindingWhereverItIsPushed() throws {
        let calls = (1...3).map {
            "unresolved append : \"\(UnresolvedCall.missingDestination)\" [from=Home at=Home.swift:\($0):1]"
        }
        let notation = "entry Main\nMain -root!-> Home : start\n" + calls.joined(separator: "\n")
        let findings = Rules.findings(in: Analysis(try Notation.parse(notation)), by: [MissingDestinationRule.self])
        #expect(findings.map(\.subject) == ["Home: append"])
        #expect(findings.first?.locations.count == 3)
    }

    @Test func screensThatLeadToOneAnotherAreOneFinding() throws {
        let notation = """
            entry Shop
            Shop -root!-> A : a [source]
            A ~push~> B : Shop.b [source]
            B ~push~> C : Shop.c [source]
            C ~push~> A : Shop.a [source]
            B ~push~> D : Shop.d [source]
            D ~push~> B : Shop.b [source]
            D ~push~> D : Shop.d [source]
            Home ~push~> Home : Shop.home [source]
            A ~push~> Home : Shop.home [source]
            """
        #expect(
            try Self.say(GrowingCycleRule.self, notation) == [
                "B -> D: the stack grows with each round of B -> D -> B, and of cycles through 2 more",
                "Home: Home can be shown on top of itself again and again",
            ])
    }

    @Test(arguments: [
        ("replaces", []), ("replaces alsoReplacing=sheet also=root", []),
        ("replaces also=sheet", ["A -> B: the stack grows with each round of A -> B -> A"]),
        ("alsoReplacing=sheet", ["A -> B: the stack grows with each round of A -> B -> A"]),
    ])
    func aRoundOnWhichEveryCallResetsTheStackDoesNotGrow(showings: String, sentences: [String]) throws {
        let notation = """
            entry Shop
            Shop -root!-> A : a [source]
            A ~push~> B : Shop.b [source]
            B ~push~> A : Shop.a [\(showings) source]
            """
        #expect(try Self.say(GrowingCycleRule.self, notation) == sentences)
    }

    @Test func aScreenThatOnlyDeadCodeConstructsShowsThatCode() throws {
        let notation = """
            entry Home
            screen Lost
            remark "dead-site" : Lost "nobody calls makeLost()" [at=Legacy.swift:4:9]
            remark "dead-site" : Lost "only a preview shows it" [at=Legacy.swift:9:9]
            """
        let findings = Rules.findings(in: Analysis(try Notation.parse(notation)), by: [UnreachableScreenRule.self])
        #expect(findings.map(\.message) == ["Lost cannot be reached from any entry: only dead code creates it"])
        #expect(
            findings.first?.evidence == [
                "Lost is created at Legacy.swift:4:9, but nobody calls makeLost()",
                "Lost is created at Legacy.swift:9:9, but only a preview shows it",
            ])
    }

    @Test func aScreenThatNothingConstructsSaysSoWhereTheSourceWasCounted() throws {
        let notation = "entry Home\nscreen Lost\ncensus A.swift [resolved=3 dead=1]"
        let findings = Rules.findings(in: Analysis(try Notation.parse(notation)), by: [UnreachableScreenRule.self])
        #expect(
            findings.map(\.evidence) == [
                [
                    "besides previews and tests, none of the 4 navigation calls and initializers creates Lost"
                ]
            ])
    }

    @Test func aGrowingCycleShowsItsSteps() throws {
        let analysis = Analysis(
            try Notation.parse(
                """
                entry Shop
                Shop -root!-> Product : start [source]
                Shop -push-> Seller : seller [source]
                Product ~push~> Seller : Shop.seller [source at=Product.swift:7:9]
                Seller ~sheet~> Product : Shop.product [source at=Seller.swift:8:9]
                """))
        let finding = try #require(GrowingCycleRule.findings(in: analysis).first)
        #expect(finding.subject == "Product -> Seller")
        #expect(finding.message == "the stack grows with each round of Product -> Seller -> Product")
        #expect(
            finding.evidence
                == [
                    "Product ~push~> Seller : Shop.seller (Product.swift:7:9)",
                    "Seller ~sheet~> Product : Shop.product (Seller.swift:8:9)",
                ])
        #expect(finding.locations.map(\.description) == ["Product.swift:7:9", "Seller.swift:8:9"])
    }

    @Test func aCycleThatNobodyCanComeToIsNoTrouble() throws {
        #expect(
            try Self.say(
                GrowingCycleRule.self, "entry Main\nMain -root!-> Home : start\nA -push-> B : b\nB -push-> A : a") == []
        )
    }

    @Test(arguments: [
        // Only what a sheet shows stands outside; what a library calls by another name may stand anywhere.
        ("Main -sheet-> Profile : p", true), ("Main -fullScreen-> Profile : p", true),
        ("Main -modal-> Profile : p", false), ("Main -?-> Profile : p", false),
        ("Main -sheet-> Profile : p\nMain -push-> Profile : q", false),
        ("Main -sheet-> Profile : p\nHome ~push~> Profile : Main.q", false),
        ("Main -sheet-> Tabs : t\nTabs -tab-> Profile : p", true),
        ("coordinator Tabs tab [container]\nMain -sheet-> Tabs : t\nTabs -tab-> Profile : p", false),
        ("entry Profile", false), ("", false),
    ])
    func aCoordinatorStandsInTheContainerOfWhatShowsIt(ways: String, isOutside: Bool) throws {
        let said = try Self.say(
            PushOutsideContainerRule.self,
            "entry Main\ncoordinator Profile stack [style=stinsen2]\nProfile -push-> Name : name\n" + ways)
        #expect(
            said == (isOutside ? ["Profile: Profile pushes Name, but is never inside a navigation container"] : []))
    }

    @Test func aDeadEndNamesTheSwitchesThatLeadThere() throws {
        let analysis = Analysis(
            try Notation.parse(
                """
                entry Main
                Main -root!-> Login : login [source]
                Main -root-> Done : done [source]
                Done -root!-> DoneScreen : start [source]
                Login ~root~> Done : Main.done [source at=Login.swift:7:9]
                """))
        let finding = try #require(DeadEndRule.findings(in: analysis).first)
        #expect(finding.subject == "DoneScreen")
        #expect(finding.evidence == ["Login ~root~> Done : Main.done (Login.swift:7:9)"])
        #expect(finding.locations.map(\.description) == ["Login.swift:7:9"])
    }

    @Test func rulesThatAreOffAreAskedOnlyByName() throws {
        let analysis = Analysis(
            try Notation.parse("entry A\nA -root!-> B : b\nunresolved \"go()\" : \"not known\" [from=B]"))
        #expect(!Rules.findings(in: analysis).contains { $0.rule == "unresolved-navigation" })
        let finding = Rules.findings(in: analysis, by: Rules.all).first { $0.rule == "unresolved-navigation" }
        #expect(finding?.subject == "B: go()")
    }

    @Test func errorsComeFirst() {
        for seed in 0..<50 as Range<UInt64> {
            let findings = Rules.findings(in: Analysis(RandomGraph.make(seed: seed, nodes: 12)), by: Rules.all)
            #expect(findings == findings.sorted())
            let severities = findings.map(\.severity)
            #expect(severities == severities.sorted(by: >))
        }
    }

    @Test func hostileNamesAreNoTrouble() {
        for seed in 0..<100 as Range<UInt64> {
            let analysis = Analysis(RandomGraph.make(seed: seed, names: .hostile, nodes: 12, density: 2))
            for finding in Rules.findings(in: analysis, by: Rules.all) { #expect(!finding.message.isEmpty) }
        }
    }

    /// Nobody can remove a library's view from the app: what shows it is the finding.
    @Test(arguments: [("[source at=Lost.swift:9:5]", ["Lost"]), ("[runtime]", ["LibraryView", "Lost"])])
    func aScreenThatNoFileDeclaresGoesWithWhatShowsIt(evidence: String, subjects: [String]) throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            screen Lost [at=Lost.swift:3:1]
            Lost ~push~> LibraryView : NavigationLink \(evidence)
            """
        let answers = Rules.answers(in: Analysis(try Notation.parse(notation)), by: [UnreachableScreenRule.self])
        #expect(answers.findings.map(\.subject) == subjects)
    }
}
