import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct PolicyTests {
    private static let shop = """
        entry Main
        coordinator Main stack [module=App]
        screen Payment [module=Pay]
        Main -root!-> Home : home [source]
        Main -root-> Login : login [source]
        Main -push-> Payment : pay [source]
        Main -sheet-> Help : help [source]
        Home ~root~> Login : Main.login [source]
        Login ~push~> Payment : Main.pay [source]
        Payment ~sheet~> Help : Main.help [source]

        """

    private func violations(_ demand: Policy.Demand, _ more: String = "") throws -> [String] {
        let analysis = Analysis(try Notation.parse(Self.shop + more))
        return analysis.violations(of: Policy(name: "p", demand)).map(\.subject)
    }

    @Test func everyWayMustPassTheGate() throws {
        let gated = Policy.Demand.mustPass(gate: Glob("Login"), before: [Glob("Pay*")])
        #expect(try violations(gated).isEmpty)
        #expect(try violations(gated, "Home ~push~> Payment : Main.pay [source]\n") == ["p: Payment"])
        // What is declared, but triggered by nobody, is no way.
        #expect(try violations(gated, "Home -push-> Payment : unused [source]\n").isEmpty)
        // A link goes past the gate, unless its own path does not.
        #expect(try violations(gated, "link shop://pay => Payment : Main.pay\n") == ["p: Payment"])
        #expect(try violations(gated, "link shop://pay => Payment : Main.login / Main.pay\n").isEmpty)
        #expect(try violations(gated, "link shop://help => Home : Main.home\n").isEmpty)
        #expect(try violations(.mustPass(gate: Glob("Login"), before: [Glob("Login"), Glob("Home")])) == ["p: Home"])
    }

    /// A gate that nothing goes round is one of the nodes without which the other cannot be reached.
    @Test func gatesAreWhatTakingThemAwayCutsOff() throws {
        for seed in 0..<300 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed, nodes: 7)
            let bare = try NavigationGraph(entries: graph.entries, nodes: graph.nodes, edges: graph.edges)
            let analysis = Analysis(bare)
            let walked = bare.walkedEdges().map { bare.edges[Int($0)] }
            for gate in bare.nodes {
                var reached = Set(bare.entries).subtracting([gate.id])
                var isNew = true
                while isNew {
                    let next = reached.union(walked.filter { reached.contains($0.from) && $0.to != gate.id }.map(\.to))
                    (isNew, reached) = (next != reached, next)
                }
                let policy = Policy(name: "p", .mustPass(gate: Glob(gate.id), before: [Glob("*")]))
                let found = analysis.violations(of: policy).map { String($0.subject.dropFirst(3)) }
                #expect(Set(found) == reached, "seed \(seed), \(gate.id)")
            }
        }
    }

    @Test func waysAreForbiddenOrRequired() throws {
        #expect(try violations(.forbidden(.init(from: Glob("Login"), to: Glob("Payment")))) == ["p: Login Payment"])
        #expect(try violations(.forbidden(.init(to: Glob("Pay*"), presentation: Glob("sheet")))).isEmpty)
        #expect(
            try violations(
                .forbidden(.init(to: Glob("Pay*"), presentation: Glob("sheet"))),
                "Home ~push~> Payment : Main.pay [also=sheet source]\n") == ["p: Home Payment"])
        #expect(try violations(.forbidden(.init(toModule: Glob("Pay")))).count == 2)
        #expect(try violations(.required(.init(from: Glob("Home"), to: Glob("Payment")))) == ["p"])
        #expect(try violations(.required(.init(from: Glob("Home"), presentation: Glob("root")))).isEmpty)
    }

    @Test func whatIsFarAwayOrDeepIsFound() throws {
        #expect(try violations(.maxDepth(2, of: [Glob("*")])) == ["p: Help"])
        #expect(try violations(.maxDepth(3, of: [Glob("*")])).isEmpty)
        #expect(try violations(.maxDepth(0, of: [Glob("Login")])) == ["p: Login"])
        #expect(try violations(.maxStack(1, of: [Glob("*")])) == ["p: Help"])
        #expect(try violations(.maxStack(2, of: [Glob("*")])).isEmpty)
        let atOnce = "Home ~sheet~> Help : Main.help [also=root source]\n"
        #expect(try violations(.maxStack(0, of: [Glob("Help")]), atOnce).isEmpty)
    }

    @Test func profilesSayWhatCanBeReachedFromWhere() throws {
        let profile = Policy.Demand.profile(
            entries: [Glob("Home")], reaches: [Glob("Login"), Glob("Main")], neverReaches: [Glob("Help")])
        #expect(try violations(profile) == ["p: Main", "p: Help"])
    }

    @Test func anEmptyGraphBreaksNothingButWhatIsRequired() {
        let analysis = Analysis(.empty)
        for demand: Policy.Demand in [
            .mustPass(gate: Glob("A"), before: [Glob("*")]), .forbidden(.init()), .maxDepth(0, of: [Glob("*")]),
            .maxStack(0, of: [Glob("*")]), .profile(entries: [], reaches: [], neverReaches: []),
        ] {
            #expect(analysis.violations(of: Policy(name: "p", demand)).isEmpty)
        }
        #expect(analysis.violations(of: Policy(name: "p", .required(.init()))).count == 1)
    }
}
