import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// What rules withhold, because something that was not followed could contradict it.
@Suite struct WithheldFindingTests {
    /// The subjects and doubts of what a rule withholds, and the subjects of what it says.
    private func answers(_ rule: any Rule.Type, _ notation: String) throws -> (withheld: [String], said: [String]) {
        let answers = Rules.answers(in: Analysis(try Notation.parse(notation)), by: [rule])
        return (answers.withheld.map { "\($0.subject): \($0.doubt ?? "")" }, answers.findings.map(\.subject))
    }

    private static let app = """
        entry Main
        Main -root!-> Home : start [source]
        Home ~push~> Detail : Main.detail [source]

        """

    @Test(arguments: [
        ("[from=Home candidate=Lost]", true), ("[from=Home candidate=*]", true), ("[candidate=Lost]", true),
        ("[candidate=*]", true), ("[from=Maybe candidate=Lost]", true), ("[from=Other candidate=Lost]", false),
        ("[from=Home candidate=Detail]", false), ("[from=Home]", false), ("", false),
    ])
    func onlyACallThatMayLeadToAScreenExcusesIt(attributes: String, isWithheld: Bool) throws {
        let notation =
            Self.app + "screen Lost\nscreen Other\nscreen Maybe\n"
            + "unresolved maybe : \"decided elsewhere\" [from=Home candidate=Maybe]\n"
            + "unresolved go : variable \(attributes)\n"
        let (withheld, said) = try answers(UnreachableScreenRule.self, notation)
        #expect(withheld.contains("Lost: variable") == isWithheld)
        #expect(said.contains("Lost") != isWithheld)
        #expect(withheld.contains("Maybe: decided elsewhere"))
    }

    @Test func whatAnUnknownScreenLeadsToIsUnknownForTheSameReason() throws {
        let notation =
            Self.app + "Maybe ~push~> Behind : Main.behind [source]\n"
            + "unresolved go : variable [from=Home candidate=Maybe]\nunresolved run : closure [from=Home candidate=*]\n"
            + "screen Else"
        #expect(
            try answers(UnreachableScreenRule.self, notation).withheld
                == ["Behind: variable", "Else: closure", "Maybe: variable"])
    }

    @Test func withoutAnEntryNothingIsWithheld() throws {
        let notation = "Main -root!-> Home : start [source]\nunresolved go : variable [candidate=*]"
        let (withheld, said) = try answers(UnreachableScreenRule.self, notation)
        #expect(withheld.isEmpty && said.isEmpty)
    }

    static let initialRoots = "entry Main\nMain -root-> A : a [EVIDENCE]\nMain -root-> B : b [EVIDENCE]"

    @Test(arguments: [("source", true), ("runtime", false), ("source runtime", false)])
    func onlyALiveCoordinatorProvesThatItHasNoFirstRoot(evidence: String, isWithheld: Bool) throws {
        let notation = Self.initialRoots.replacing("EVIDENCE", with: evidence)
        let (withheld, said) = try answers(MissingInitialRootRule.self, notation)
        #expect(withheld == (isWithheld ? ["Main: the source does not show which root comes first"] : []))
        #expect(said == (isWithheld ? [] : ["Main"]))
    }

    @Test(arguments: [
        ("", ["Main.detail"]), ("unresolved go : variable [candidate=Home]", ["Main.detail"]),
        ("unresolved go : variable [candidate=Detail]", []), ("unresolved go : variable [from=Home candidate=*]", []),
        ("screen Lost\nunresolved go : variable [from=Lost candidate=*]", ["Main.detail"]),
    ])
    func aRouteIsUnusedWhereNothingOpenCouldTakeIt(call: String, said: [String]) throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            Main -push-> Detail : detail [source]
            \(call)
            """
        let answer = try answers(UnusedRouteRule.self, notation)
        #expect(answer.said == said)
        #expect(answer.withheld == (said.isEmpty ? ["Main.detail: variable"] : []))
    }

    /// A transition takes the route of the coordinator that it names. One of which no coordinator is known may take any
    /// route of that name.
    @Test(arguments: [
        ("Main.detail", [], []), ("Other.detail", ["Main.detail"], []), ("detail", [], ["Main.detail"]),
        ("Base.detail", [], ["Main.detail"]), ("Base.info", ["Main.detail"], []),
    ])
    func aRouteIsUsedByItsIdentityAndNotByItsName(route: String, said: [String], withheld: [String]) throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            Main -push-> Detail : detail [source]
            Main -push-> Other : other [source]
            Other -root!-> Start : start [source]
            Other -push-> Detail : detail [source]
            Home ~push~> Other : Main.other [source]
            Home ~push~> Detail : Other.detail [source]
            Home ~push~> Detail : \(route) [source]
            """
        let answer = try answers(UnusedRouteRule.self, notation)
        #expect(answer.said == said)
        #expect(answer.withheld.map { $0.prefix { $0 != ":" } } == withheld.map { $0[...] })
    }

    @Test(arguments: [
        ("link app://a => ?", "", true),
        ("link app://a => ?", "remark \"idle-link\" : \"app://a\"", false),
        ("link app://a => Home : Main.gone", "", false),
        ("link app://a => Home : Main.gone", "unresolved routes : variable [from=Main]", true),
        ("link app://a => Home : Main.gone", "unresolved go : variable [candidate=Home]", true),
        ("link app://a => Home : Main.gone", "unresolved go : variable [candidate=Detail]", false),
        ("link app://a => Home : Other.b", "Other -push-> B : b [source]", false),
        (
            "link app://a => B : Other.b",
            "Other -push-> B : b [source]\nunresolved go : variable [from=Home candidate=Other]", true
        ),
    ])
    func aLinkIsBrokenWhereAllThatItNeedsWasFollowed(link: String, facts: String, isWithheld: Bool) throws {
        let (withheld, said) = try answers(BrokenDeepLinkRule.self, Self.app + "\(link)\n\(facts)")
        #expect(said == (isWithheld ? [] : ["app://a"]))
        #expect(withheld.count == (isWithheld ? 1 : 0))
    }

    @Test(arguments: [("", false), ("[from=Home candidate=*]", true), ("[from=Home candidate=Home]", false)])
    func aDestinationIsMissingWhereNoOtherTableIsOpen(attributes: String, isWithheld: Bool) throws {
        let notation =
            Self.app + "unresolved append : \"\(UnresolvedCall.missingDestination)\" [from=Home]\n"
            + "unresolved table : variable \(attributes)"
        let (withheld, said) = try answers(MissingDestinationRule.self, notation)
        #expect(said == (isWithheld ? [] : ["Home: append"]))
        #expect(withheld == (isWithheld ? ["Home: append: variable"] : []))
    }

    @Test(arguments: [
        ("", nil), ("unresolved go : variable", "variable"),
        ("unresolved go : variable [from=Done]", "NavAtlas could not follow a call in it or in a screen around it"),
        ("unresolved go : variable [from=Login]", nil),
    ])
    func aScreenIsADeadEndWhereNothingOpenCouldLeaveIt(call: String, doubt: String?) throws {
        let notation = """
            entry Main
            Main -root!-> Login : login [source]
            Main -root-> Done : done [source]
            Login ~root~> Done : Main.done [source]
            \(call)
            """
        let (withheld, said) = try answers(DeadEndRule.self, notation)
        #expect(withheld == (doubt.map { ["Done: \($0)"] } ?? []))
        #expect(said == (doubt == nil ? ["Done"] : []))
    }

    @Test(arguments: [
        ("", nil), ("unresolved go : variable", "variable"),
        ("unresolved go : variable [from=Player]", "NavAtlas could not follow a call in it"),
    ])
    func aCoverIsATrapWhereNothingOpenCouldCloseIt(call: String, doubt: String?) throws {
        let notation = """
            entry Main
            Main -root!-> Home : start [source]
            Home ~fullScreen~> Player : Main.player [source]
            \(call)
            """
        let (withheld, said) = try answers(ModalTrapRule.self, notation)
        #expect(withheld == (doubt.map { ["Player: \($0)"] } ?? []))
        #expect(said == (doubt == nil ? ["Player"] : []))
    }

    @Test func aGapIsNoneWhereItIsNotKnownWhatLinksOpen() throws {
        let open = Self.app + "link app://home => Home [at=L.swift:1:1]\nlink app://other => ? [at=L.swift:2:1]"
        let doubt = "NavAtlas could not follow what some links open"
        #expect(try answers(DeepLinkGapRule.self, open).withheld == ["Detail: \(doubt)"])
        let closed = Self.app + "link app://home => Home [at=L.swift:1:1]"
        #expect(try answers(DeepLinkGapRule.self, closed).said == ["Detail"])
    }

    @Test(arguments: [
        (20, 20, true), (20, 21, false), (19, 20, false), (0, 19, true), (0, 20, false), (300, 301, false),
    ])
    func anAppIsUnderstoodWhereMostOfItWasFollowed(resolved: Int, notFollowed: Int, isUnderstood: Bool) throws {
        let notation =
            Self.app + "screen Lost\ncensus A.swift [resolved=\(resolved) dead=50 noNavigation=90 "
            + "notFollowed=\(notFollowed)]\nunresolved go : variable [candidate=Detail at=Router.swift:1:1]"
        let analysis = Analysis(try Notation.parse(notation))
        #expect(analysis.isUnderstood == isUnderstood)
        let answers = Rules.answers(in: analysis)
        #expect(answers.findings.map(\.rule) == [isUnderstood ? "unreachable-screen" : "navigation-not-followed"])
        guard !isUnderstood else { return }
        #expect(answers.withheld.map(\.subject) == ["Lost"])
        #expect(answers.findings.first?.evidence == ["most of them in Router.swift (1)", "reasons: variable (1)"])
    }

    @Test func theFilesAndReasonsWithTheMostSitesComeFirst() throws {
        let notation = """
            unresolved a : variable [at=B.swift:1:1]
            unresolved a : variable [at=A.swift:1:1]
            unresolved a : closure [at=B.swift:2:1]
            unresolved a : "\(UnresolvedCall.unhandledAction)" [at=C.swift:1:1]
            unresolved a : variable
            """
        let notFollowed = Analysis(try Notation.parse(notation)).notFollowed
        #expect(notFollowed.files.map { "\($0.name) \($0.sites)" } == ["B.swift 2", "A.swift 1"])
        #expect(notFollowed.reasons.map { "\($0.name) \($0.sites)" } == ["variable 3", "closure 1"])
    }

    /// What such a screen needs is what the screen needs that shows it.
    @Test func aScreenWithoutATypeHasNoFindingOfItsOwn() throws {
        let notation = """
            entry Main
            screen Declared [at=Declared.swift:3:8]
            Main -root!-> Home : start [source]
            "inline:Sheet#present" ~push~> Home : Main.start [source at=Sheet.swift:2:5]
            Declared ~sheet~> "inline:Text#Declared.help" : help [source at=Declared.swift:9:5]
            census App.swift [resolved=4]
            """
        let (withheld, said) = try answers(UnreachableScreenRule.self, notation)
        #expect(said == ["Declared"] && withheld.isEmpty)
    }
}
