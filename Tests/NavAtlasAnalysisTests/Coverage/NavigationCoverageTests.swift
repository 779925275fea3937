import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

struct NavigationCoverageTests {
    /// Lines that ran and lines that did not, in one file; every place is in its first column.
    private func coverage(_ graph: String, ran: [Int] = [], notRun: [Int] = []) throws -> NavigationCoverage {
        func places(_ lines: [Int], _ answer: Bool) -> [(NavAtlasModel.SourceLocation, Bool)] {
            lines.map { (NavAtlasModel.SourceLocation(file: "A.swift", line: $0, column: 1), answer) }
        }
        let all = places(ran, true) + places(notRun, false)
        return NavigationCoverage(of: try Notation.parse(graph), ran: Dictionary(uniqueKeysWithValues: all))
    }

    private func states(_ coverage: NavigationCoverage) -> [CoverageState] { coverage.steps.map { coverage[$0] } }

    private static let shop = """
        entry Home
        screen Home [body=A.swift:1:1]
        screen Detail [body=A.swift:10:1]
        Home ~push~> Detail : Home.detail [source at=A.swift:2:1]
        """

    @Test(
        arguments: [([2], [], .covered), ([], [2], .uncovered), ([], [], .unknown)] as [([Int], [Int], CoverageState)])
    func aTransitionIsTakenWhereItsCallRan(ran: [Int], notRun: [Int], state: CoverageState) throws {
        #expect(states(try coverage(Self.shop, ran: ran, notRun: notRun)) == [state])
    }

    @Test func aScreenIsVisitedWhereItsBodyRan() throws {
        let coverage = try coverage(Self.shop, ran: [1], notRun: [10])
        #expect(coverage[node: "Home"] == .covered && coverage[node: "Detail"] == .uncovered)
        #expect(coverage.screens == CoverageTally([.covered, .uncovered]))
        #expect(coverage.screens.fraction == 0.5)
    }

    /// One of two calls is not in the profile: it may have run.
    @Test func aCallOfWhichNothingIsKnownMayHaveRun() throws {
        let graph = Self.shop.replacing("at=A.swift:2:1", with: "at=A.swift:2:1 at=A.swift:3:1")
        #expect(states(try coverage(graph, notRun: [2])) == [.unknown])
        #expect(states(try coverage(graph, notRun: [2, 3])) == [.uncovered])
        #expect(states(try coverage(graph, ran: [3], notRun: [2])) == [.covered])
    }

    /// A link runs with the view around it. Its destination says whether it was followed, as long as nothing else leads
    /// there.
    @Test func aLinkIsToldFromItsDestination() throws {
        let link = Self.shop.replacing("at=A.swift:2:1", with: "at=A.swift:2:1 triggerless")
        #expect(states(try coverage(link, ran: [1, 2, 10])) == [.covered])
        #expect(states(try coverage(link, ran: [1, 2], notRun: [10])) == [.uncovered])
        #expect(states(try coverage(link, ran: [1, 2])) == [.unknown])
        let two = link + "\nHome ~sheet~> Detail : Home.preview [source at=A.swift:4:1]"
        #expect(states(try coverage(two, ran: [1, 2, 10], notRun: [4])) == [.covered, .uncovered])
        #expect(states(try coverage(two, ran: [1, 2, 4, 10])) == [.unknown, .covered])
    }

    /// A screen that was never shown had no link to follow, so that the other one was.
    @Test func aLinkOfAScreenThatWasNeverShownWasNotFollowed() throws {
        let graph =
            Self.shop.replacing("at=A.swift:2:1", with: "at=A.swift:2:1 triggerless") + """

                screen Other [body=A.swift:5:1]
                Other ~push~> Detail : NavigationLink [source at=A.swift:6:1 triggerless]
                """
        #expect(states(try coverage(graph, ran: [1, 10], notRun: [5])) == [.covered, .uncovered])
        #expect(states(try coverage(graph, ran: [1, 5, 10])) == [.unknown, .unknown])
    }

    /// Two screens hand one function of a shared model to their buttons.
    @Test func aSharedTriggerCountsForTheScreenThatWasShown() throws {
        let graph = """
            entry Home
            screen Home [body=A.swift:1:1]
            screen Other [body=A.swift:5:1]
            screen Detail [body=A.swift:10:1]
            Home ~push~> Detail : Home.detail [source at=A.swift:2:1 trigger=A.swift:20:1]
            Other ~push~> Detail : Home.detail [source at=A.swift:6:1 trigger=A.swift:20:1]
            """
        #expect(states(try coverage(graph, ran: [1, 2, 20], notRun: [5])) == [.covered, .uncovered])
        #expect(states(try coverage(graph, ran: [1, 2, 5, 6, 20])) == [.unknown, .unknown])
        #expect(states(try coverage(graph, ran: [1, 2, 5, 6], notRun: [20])) == [.uncovered, .uncovered])
    }

    /// A component that two screens have as a part: its line is in the code of both.
    @Test func theLineOfAComponentCountsForTheScreenThatWasShown() throws {
        let graph = """
            entry Home
            screen Home [body=A.swift:1:1]
            screen Other [body=A.swift:5:1]
            screen Detail [body=A.swift:10:1]
            Home ~push~> Detail : Home.detail [source component=Row at=A.swift:20:1]
            Other ~push~> Detail : Other.detail [source component=Row at=A.swift:20:1 at=A.swift:6:1]
            """
        #expect(states(try coverage(graph, ran: [1, 20], notRun: [5, 6])) == [.covered, .uncovered])
        #expect(states(try coverage(graph, ran: [1, 5, 20], notRun: [6])) == [.unknown, .unknown])
        #expect(states(try coverage(graph, ran: [1, 5, 6], notRun: [20])) == [.uncovered, .covered])
    }

    /// A screen without a body of its own, such as `Text("…")` in a sheet.
    @Test func aScreenWithoutABodyIsToldFromItsWays() throws {
        let graph = """
            entry Home
            screen Home [body=A.swift:1:1]
            screen "inline:Text#Home.help"
            Home ~sheet~> "inline:Text#Home.help" : Home.help [source at=A.swift:2:1]
            """
        #expect(try coverage(graph, ran: [2])[node: "inline:Text#Home.help"] == .covered)
        #expect(try coverage(graph, notRun: [2])[node: "inline:Text#Home.help"] == .uncovered)
        #expect(try coverage(graph)[node: "inline:Text#Home.help"] == .unknown)
    }

    @Test func aRouteIsTakenWhereATransitionTakesIt() throws {
        let graph = """
            entry Main
            Main -root!-> Home : home [source at=A.swift:30:1]
            Main -push-> Detail : detail [source at=A.swift:31:1]
            Main -tab-> Profile : profile [source at=A.swift:32:1]
            screen Detail [body=A.swift:10:1]
            screen Profile [body=A.swift:40:1]
            Home ~push~> Detail : Main.detail [source at=A.swift:2:1]
            """
        let taken = try coverage(graph, ran: [2, 10, 30, 31, 32], notRun: [40])
        #expect(taken.routes == CoverageTally([.covered, .uncovered]))
        // Declarations run when their coordinator is made, and say nothing.
        #expect(taken.transitions == CoverageTally([.covered, .uncovered]))
        #expect(
            try coverage(graph, ran: [30, 31, 32], notRun: [2, 10]).routes == CoverageTally([.uncovered, .unknown]))
    }

    @Test(
        arguments: [
            ([7, 10], [], .covered), ([7], [10], .uncovered), ([10], [7], .uncovered), ([7], [], .unknown),
        ] as [([Int], [Int], CoverageState)])
    func aLinkIsOpenedWhereItsHandlerAndItsScreenRan(ran: [Int], notRun: [Int], state: CoverageState) throws {
        let graph = Self.shop + "\nlink app://detail => Detail [at=A.swift:7:1]"
        #expect(try coverage(graph, ran: ran, notRun: notRun).links.map(\.state) == [state])
    }

    /// Without a profile, what live coordinators were seen to do is all there is.
    @Test func whatWasObservedIsTaken() throws {
        let graph = try Notation.parse(
            """
            entry Home
            Home ~push~> Detail : Home.detail [observed]
            Home ~push~> Other : Home.other [source at=A.swift:3:1]
            """)
        let observed = NavigationCoverage(of: graph, ran: nil)
        #expect(states(observed) == [.covered, .uncovered])
        #expect(observed[node: "Detail"] == .covered && observed[node: "Other"] == .uncovered)
        #expect(states(NavigationCoverage(of: graph, ran: [:])) == [.covered, .unknown])
    }

    /// A live coordinator took its route; the screen's own button was not tapped.
    @Test func whatARouteWasSeenToShowIsVisited() throws {
        let graph = try Notation.parse(
            """
            entry Main
            Main -root!-> Home : home
            Main -push-> Detail : detail [observed]
            Home ~push~> Detail : Main.detail [source at=A.swift:3:1]
            """)
        let observed = NavigationCoverage(of: graph, ran: nil)
        #expect(observed[node: "Detail"] == .covered)
        #expect(states(observed) == [.uncovered] && observed.routes == CoverageTally([.covered]))
    }

    @Test func groupsAreByTheCoordinatorWhoseRouteIsTaken() throws {
        let graph = """
            entry Main
            Main -root!-> Home : home
            Main -push-> Detail : detail
            screen Home [body=A.swift:1:1]
            Home ~push~> Detail : Main.detail [source at=A.swift:2:1]
            Home ~push~> Linked : NavigationLink [source at=A.swift:3:1]
            Detail ~push~> Home : Main.Outer.home [source at=A.swift:4:1]
            Lost ~push~> Lone : NavigationLink [source at=A.swift:5:1]
            """
        let groups = try coverage(graph, ran: [1, 2], notRun: [3, 5]).groups
        #expect(groups.map(\.coordinator) == ["Main", nil])
        // What a link of a coordinator's screen shows belongs to that coordinator.
        #expect(groups.map(\.transitions.count) == [3, 1])
        #expect(groups.map(\.screens.count) == [3, 2])
        #expect(groups[0].screens == CoverageTally([.covered, .covered, .uncovered]))
    }

    @Test func nothingKnownIsNoShare() {
        #expect(CoverageTally([.unknown]).fraction == nil)
        #expect(CoverageTally([]).fraction == nil)
    }
}
