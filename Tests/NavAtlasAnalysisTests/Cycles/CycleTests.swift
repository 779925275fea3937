import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct CycleTests {
    static func cycles(_ notation: String) throws -> [String] {
        Analysis(try Notation.parse(notation)).cycles.map { "\($0.kind): \($0.subject)" }
    }

    @Test(arguments: [
        ("A -push-> B : b", []),
        ("A -push-> A : a", ["selfPresenting: A"]),
        ("A -sheet-> A : a\nA -push-> A : b", ["selfPresenting: A"]),
        ("A -push-> B : b\nB -push-> A : a", ["growing: A -> B"]),
        ("C -push-> B : b\nB -sheet-> A : a\nA -popover-> C : c", ["growing: A -> C -> B"]),
        // A coordinator contains what it shows first: showing it again shows that again.
        ("A -root!-> S : start\nS ~push~> A : A.again", ["growing: A -> S"]),
        ("A -tab-> B : b\nB -push-> A : a", ["growing: A -> B"]),
        // Switching a root or a tab drops or leaves what was on the stack.
        ("A -root-> B : b\nB -push-> A : a", ["switching: A -> B"]),
        ("S ~root~> T : A.t\nT ~root~> S : A.s", ["switching: S -> T"]),
        ("S ~push~> T : A.t\nT ~tab~> S : A.s", ["switching: S -> T"]),
        ("A ~root~> A : A.a", ["switching: A"]),
        // It is not known how it is shown, so it is not known to grow.
        ("A -?-> B : b\nB -push-> A : a", ["switching: A -> B"]),
        // Where call sites were read, only what is triggered is walked.
        ("A -push-> B : b [source]\nB -push-> A : a [source]", []),
        (
            """
            A -push-> B : b [source]
            B -push-> A : a [source]
            A ~push~> B : A.b [source]
            B ~push~> A : B.a [source]
            """, ["growing: A -> B"]
        ),
        ("A -push-> B : b [runtime]\nB -push-> A : a [runtime]", ["growing: A -> B"]),
        ("A -push-> A : a [runtime]\nS ~push~> A : A.a [observed]", []),
        ("A -push-> A : a [runtime]\nA -root!-> S : s [runtime]\nS ~push~> A : A.a", ["growing: A -> S"]),
        // A switch is the shorter way back, and the stack grows all the same.
        (
            "S ~push~> T : A.t\nT ~root~> S : A.s\nT ~push~> U : A.u\nU ~push~> S : A.s",
            ["growing: S -> T -> U", "switching: S -> T"]
        ),
    ])
    func eachWayRoundIsFoundOnce(notation: String, cycles: [String]) throws {
        #expect(try Self.cycles(notation) == cycles)
    }

    @Test func theTestbedOfAnAppIsHeardOfAndItsLoginIsNot() throws {
        let cycles = try Self.cycles(
            """
            entry Main
            Main -root!-> Unauthenticated : unauthenticated [source]
            Main -root-> Authenticated : authenticated [source]
            Unauthenticated -root!-> LoginScreen : start [source]
            Authenticated -tab-> Profile : profile [source]
            Authenticated -tab-> Testbed : testbed [source]
            Profile -root!-> ProfileScreen : start [source]
            Testbed -root!-> TestbedScreen : start [source]
            Testbed -push-> TestbedScreen : pushScreen [source]
            Testbed -modal-> Testbed : modalCoordinator [source]
            LoginScreen ~root~> Authenticated : Main.authenticated [source]
            ProfileScreen ~root~> Unauthenticated : Main.unauthenticated [source]
            TestbedScreen ~push~> TestbedScreen : Testbed.pushScreen [source]
            TestbedScreen ~modal~> Testbed : Testbed.modalCoordinator [source]
            """)
        #expect(
            cycles == [
                "growing: Testbed -> TestbedScreen", "selfPresenting: TestbedScreen",
                "switching: Authenticated -> Profile -> ProfileScreen -> Unauthenticated -> LoginScreen",
            ])
    }

    @Test func aDenseGraphGivesABoundedNumber() throws {
        let ids = (0..<25).map { "Screen\($0)" }
        let edges = ids.flatMap { from in
            ids.map { Edge(from: from, to: $0, kind: .transition, name: "Main.to\($0)", presentation: .push) }
        }
        let analysis = Analysis(
            try NavigationGraph(nodes: ids.map { Node(id: $0, kind: .screen) }, edges: edges))
        #expect(!analysis.hasAllCycles)
        #expect(analysis.cycles.count == 50)
    }

    @Test func aLongRingIsOneCycle() throws {
        let ids = (0..<1_000).map { "Screen\($0)" }
        let edges = ids.indices.map {
            Edge(
                from: ids[$0], to: ids[($0 + 1) % ids.count], kind: .transition, name: "Main.next", presentation: .push)
        }
        let analysis = Analysis(
            try NavigationGraph(nodes: ids.map { Node(id: $0, kind: .screen) }, edges: edges))
        #expect(analysis.hasAllCycles)
        #expect(analysis.cycles.map(\.members.count) == [1_000])
    }
}
