import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct GraphDiffTests {
    private static let base = """
        entry Main
        Main -root!-> Home : home
        Main -push-> Detail : detail
        Main -sheet-> Filter : filter
        Home ~push~> Detail : Main.detail
        Home ~sheet~> Filter : Main.filter
        Detail ~sheet~> Filter : Main.filter
        link app://detail => Detail : Main.detail

        """

    private func diff(_ edit: (String) -> String) throws -> [GraphDiff.Change] {
        let base = try Notation.parse(Self.base)
        return GraphDiff(from: base, to: try Notation.parse(edit(Self.base))).changes
    }

    @Test func nothingChangedIsNothing() throws {
        #expect(try diff { $0 }.isEmpty)
        // Places and evidence do not count.
        #expect(
            try diff {
                $0.replacing(" : Main.detail\n", with: " : Main.detail [source at=A.swift:1:2]\n", maxReplacements: 1)
            }.isEmpty)
    }

    @Test func aRenamedScreenIsOneChange() throws {
        let changes = try diff { $0.replacing("Detail ", with: "Item ").replacing("Detail :", with: "Item :") }
        #expect(changes == [.renamed(Node(id: "Detail", kind: .screen), to: Node(id: "Item", kind: .screen))])
    }

    @Test func aRenamedCoordinatorTakesItsRoutesWithIt() throws {
        let changes = try diff { $0.replacing("Main", with: "Root") }
        #expect(changes.count == 1)
        guard case .renamed(let from, let to)? = changes.first else {
            Issue.record("\(changes)")
            return
        }
        #expect(from.id == "Main" && to.id == "Root")
    }

    @Test func aRenamedScreenThatIsShownOtherwiseIsBoth() throws {
        let changes = try diff {
            $0.replacing("Filter :", with: "Facets :").replacing("Filter ", with: "Facets ")
                .replacing("Home ~sheet~> Facets", with: "Home ~push~> Facets")
        }
        #expect(changes.count == 2)
        #expect(changes.contains { if case .renamed = $0 { true } else { false } })
        #expect(changes.contains { if case .changed = $0 { true } else { false } })
    }

    @Test(arguments: [true, false])
    func aRenamedScreenMayHaveMoreWaysOutOrFewer(grows: Bool) throws {
        let small = try Notation.parse(
            "entry M\nM -push-> A : a\nA ~push~> X : M.x\nM -push-> X : x\nM -push-> Y : y\n")
        let large = try Notation.parse(
            "entry M\nM -push-> B : a\nB ~push~> X : M.x\nB ~push~> Y : M.y\nM -push-> X : x\nM -push-> Y : y\n")
        let changes = GraphDiff(from: grows ? small : large, to: grows ? large : small).changes
        #expect(changes.count == 2, "\(changes)")
        #expect(changes.contains { if case .renamed = $0 { true } else { false } })
        #expect(changes.contains { if case .edge = $0 { true } else { false } })
    }

    /// Another screen under the same route, with other ways out, is not the same screen.
    @Test func aScreenInAnothersPlaceIsNotCalledRenamed() throws {
        let base = try Notation.parse("entry M\nM -push-> A : a\nA ~push~> X : M.x\nM -push-> X : x\nM -push-> Y : y\n")
        let head = try Notation.parse("entry M\nM -push-> B : a\nB ~push~> Y : M.y\nM -push-> X : x\nM -push-> Y : y\n")
        let changes = GraphDiff(from: base, to: head).changes
        #expect(!changes.contains { if case .renamed = $0 { true } else { false } })
    }

    /// Two that went and two that came with the same ways: who is who cannot be told.
    @Test func twinsAreNotCalledRenamed() throws {
        let base = try Notation.parse("entry M\nM -push-> A : a\nM -push-> B : b\n")
        let head = try Notation.parse("entry M\nM -push-> C : c\nM -push-> D : d\n")
        let changes = GraphDiff(from: base, to: head).changes
        #expect(!changes.contains { if case .renamed = $0 { true } else { false } })
        #expect(changes.count { if case .node = $0 { true } else { false } } == 4)
    }

    @Test func whatIsShownInAnotherWayIsChanged() throws {
        let changes = try diff { $0.replacing("Main -push-> Detail", with: "Main -sheet-> Detail") }
        guard changes.count == 1, case .changed(let from, let to)? = changes.first else {
            Issue.record("\(changes)")
            return
        }
        #expect(from.presentation == .push && to.presentation == .sheet)
    }

    @Test func whatIsDeclaredElsewhereHasMoved() throws {
        let changes = try diff { $0.replacing("Main -sheet-> Filter : filter", with: "Other -sheet-> Filter : filter") }
        #expect(
            changes.contains {
                if case .moved(let from, let to) = $0 { from.from == "Main" && to.from == "Other" } else { false }
            })
    }

    @Test func whoIsCutOffIsNamed() throws {
        let changes = try diff {
            $0.split(separator: "\n").filter { !$0.contains("filter") && !$0.contains("Filter") }.joined(
                separator: "\n")
                + "\nscreen Filter\nscreen New\n"
        }
        #expect(changes.contains(.reach(Node(id: "Filter", kind: .screen), from: .reachable, to: .unreachable)))
        #expect(changes.contains(.unreachable(Node(id: "New", kind: .screen))))
    }

    @Test func aLinkThatLeadsElsewhereIsRedirected() throws {
        let changes = try diff { $0.replacing("=> Detail : Main.detail", with: "=> Home : Main.home") }
        guard case .redirected(let from, let to)? = changes.first, changes.count == 1 else {
            Issue.record("\(changes)")
            return
        }
        #expect(from.to == "Detail" && to.to == "Home")
    }

    /// No difference is passed over, and none is invented.
    @Test(arguments: [RandomGraph.Names.plain, .hostile])
    func thereIsAChangeJustWhereGraphsDiffer(names: RandomGraph.Names) {
        for seed in 0..<400 as Range<UInt64> {
            let base = RandomGraph.make(seed: seed, names: names, nodes: 5)
            let head = RandomGraph.make(seed: seed % 7 == 0 ? seed : seed + 1000, names: names, nodes: 5)
            let diff = GraphDiff(from: base, to: head)
            #expect(diff.isEmpty == (base.withoutProvenance == head.withoutProvenance), "seed \(seed)")
            let known = Set((base.nodes + head.nodes).map(\.id))
            #expect(diff.touched.isSubset(of: known), "seed \(seed)")
            #expect(GraphDiff(from: base, to: .empty).isEmpty == base.nodes.isEmpty)
        }
    }
}
