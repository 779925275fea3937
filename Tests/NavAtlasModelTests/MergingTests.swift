import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct MergingTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func mergingIsAssociativeCommutativeAndIdempotent(seed: UInt64) throws {
        for names in [RandomGraph.Names.plain, .hostile] {
            let a = RandomGraph.make(seed: seed, names: names)
            let b = RandomGraph.make(seed: seed + 1_000, names: names)
            let c = RandomGraph.make(seed: seed + 2_000, names: names)
            #expect(try bytes(a.merging(b).merging(c)) == bytes(a.merging(b.merging(c))))
            #expect(try bytes(a.merging(b)) == bytes(b.merging(a)))
            #expect(try bytes(a.merging(b).merging(b)) == bytes(a.merging(b)))
            #expect(try bytes(a.merging(a)) == bytes(a))
            #expect(try bytes(a.merging(.empty)) == bytes(a))
        }
    }

    /// Equal graphs may still be spelt differently; equal bytes may not.
    private func bytes(_ graph: NavigationGraph) throws -> [UInt8] { Array(try GraphDocument.encode(graph)) }

    @Test func evidenceAndLocationsUnite() throws {
        let source = try Notation.parse("Main -root!-> Home : start [source at=Main.swift:6:9]")
        let live = try Notation.parse("Main -root-> Home : start(User) [runtime]")
        let edges = source.merging(live).edges
        #expect(edges.map { Notation.print($0) } == ["Main -root!-> Home : start(User)"])
        #expect(edges.first?.evidence == [.source, .runtime])
        #expect(edges.first?.locations.count == 1)
    }

    @Test func callsOnTheWayUnite() throws {
        let one = try Notation.parse("A ~push~> B : A.b [source at=A.swift:1:1 through=Router.swift:2:3]")
        let other = try Notation.parse("A ~push~> B : A.b [source at=A.swift:1:1 through=Router.swift:9:3]")
        #expect(one.merging(other).edges.map(\.through.count) == [2])
    }

    @Test func oneCallThatLeavesTheStackInPlaceLetsItGrow() throws {
        let resets = try Notation.parse("A ~push~> B : A.b [replaces source at=A.swift:1:1]")
        let grows = try Notation.parse("A ~push~> B : A.b [source at=A.swift:2:1]")
        #expect(resets.merging(resets).edges.map(\.replaces) == [true])
        #expect(resets.merging(grows).edges.map(\.replaces) == [false])
    }

    @Test func eachPresentationOfATransitionKeepsWhetherItResetsTheStack() throws {
        let one = try Notation.parse("A ~push~> B : A.b [alsoReplacing=fullScreen alsoReplacing=sheet source]")
        let other = try Notation.parse("A ~push~> B : A.b [replaces also=sheet source]")
        let united = one.merging(other).edges
        #expect(united.map { Notation.print($0) } == ["A ~push~> B : A.b [also=sheet alsoReplacing=fullScreen]"])
        #expect(united.first?.presentations == [.push, .fullScreen, .sheet])
        #expect(one.merging(other) == other.merging(one))
    }

    @Test func aFileThatTwoGraphsHaveReadIsCountedOnce() throws {
        let one = try Notation.parse("census A.swift [resolved=3 notFollowed=1]\ncensus B.swift [dead=2]")
        let other = try Notation.parse("census A.swift [resolved=2 noNavigation=4 notFollowed=1]")
        let merged = one.merging(other)
        #expect(
            merged.census == [
                FileCensus(file: "A.swift", resolved: 3, noNavigation: 4, notFollowed: 1),
                FileCensus(file: "B.swift", dead: 2),
            ])
        #expect(merged.resolution == Resolution(resolved: 3, dead: 2, noNavigation: 4, notFollowed: 1))
    }

    @Test func aDeclarationTellsMoreThanAMention() throws {
        let mention = try Notation.parse("screen Profile")
        let declaration = try Notation.parse("coordinator Profile stack [module=App]")
        #expect(mention.merging(declaration).nodes == declaration.nodes)
    }

    @Test func anEdgeWithoutPresentationIsNotOneWithAnEmptyOne() throws {
        let open = try Notation.parse("A -?-> B : b")
        let empty = try Notation.parse("A -\"\"-> B : b")
        #expect(open.merging(empty).edges.count == 2)
    }

    @Test func spellingsOfOneNameAreOneName() throws {
        let composed = try Notation.parse("Caf\u{E9} -push-> Screen : caf\u{E9}")
        let decomposed = try Notation.parse("\"Cafe\u{301}\" -push-> Screen : \"cafe\u{301}\"")
        #expect(composed.merging(decomposed).nodes.count == 2)
        #expect(try bytes(composed) == bytes(decomposed))
    }

    @Test func noCallIsCountedTwice() throws {
        let graph = try Notation.parse(
            """
            A ~push~> B : A.b [source at=A.swift:1:1 at=A.swift:2:1]
            unresolved "route(to:)" : "not known" [at=A.swift:3:1]
            unresolved "route(to:)" : "not known"
            """)
        let resolution = graph.merging(graph).resolution
        #expect(resolution == Resolution(resolved: 2, notFollowed: 2))
        #expect(resolution.callSites == 4)
    }
}
