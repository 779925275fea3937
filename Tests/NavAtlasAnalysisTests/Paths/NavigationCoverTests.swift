import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct NavigationCoverTests {
    private static func cover(
        _ notation: String, from starts: [String] = [], avoiding avoided: Set<String> = []
    ) throws -> NavigationCover {
        Analysis(try Notation.parse(notation)).cover(from: starts, avoiding: avoided)
    }

    private static func lines(_ cover: NavigationCover) -> [[String]] {
        cover.paths.map { $0.steps.map { Notation.print($0) } }
    }

    @Test func everyTransitionAndTabIsTaken() throws {
        let cover = try Self.cover(NavigationPathTests.app)
        #expect(cover.paths.map(\.start) == ["Main", "Main", "Offer"])
        #expect(cover.paths.map(\.link?.pattern) == [nil, nil, "app://offer"])
        #expect(
            Set(Self.lines(cover).map { $0.last ?? "" }) == [
                "List ~push~> Todo : Todos.todo", "List ~sheet~> Todo : Todos.preview",
                "Offer ~push~> Terms : Offer.terms",
            ])
        #expect(cover.untaken.isEmpty)
    }

    @Test func whatNothingLeadsToIsNamed() throws {
        let cover = try Self.cover(NavigationPathTests.app, from: ["List"])
        #expect(Self.lines(cover).count == 2)
        #expect(
            cover.untaken.map { Notation.print($0) } == [
                "Login ~root~> Tabs : Main.home", "Offer ~push~> Terms : Offer.terms", "Tabs -tab-> Todos : todos",
            ])
    }

    @Test func whatIsAvoidedIsNeitherTakenNorMissed() throws {
        let cover = try Self.cover(NavigationPathTests.app, avoiding: ["Todos.todo", "Offer"])
        #expect(Self.lines(cover).map { $0.last ?? "" } == ["List ~sheet~> Todo : Todos.preview"])
        #expect(cover.untaken.isEmpty)
    }

    @Test func roundsAreGoneInOneWalk() throws {
        let cover = try Self.cover(
            """
            entry A
            A -root!-> B : b
            B ~push~> C : A.c
            C ~root~> A : A.a
            C ~push~> B : A.b
            C ~push~> D : A.d
            """)
        #expect(cover.paths.count == 1)
        #expect(cover.paths[0].steps.last?.to == "D")
    }

    @Test func theSameGraphGivesTheSameWalks() {
        for seed in 0..<50 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed)
            let (one, other) = (Analysis(graph).cover(), Analysis(graph).cover())
            if one.paths != other.paths || one.untaken != other.untaken { Issue.record("seed \(seed)") }
        }
    }
}
