import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct ReachabilityTests {
    static let start = "entry Main\nMain -root!-> Home : start\n"

    @Test(arguments: [
        ("screen X", Reachability.unreachable),
        ("Main -push-> X : x", .reachable),
        ("Main -root-> X : x", .reachable),
        ("Main -tab-> X : x", .reachable),
        ("Home ~push~> X : Main.x", .reachable),
        ("Other -push-> X : x", .unreachable),
        ("X ~push~> Home : Main.home", .unreachable),
        ("link app://x => X", .deepLinkOnly),
        ("link app://y => Y\nY -push-> X : x", .deepLinkOnly),
        ("link app://x => X : Main.nothing", .unreachable),
        ("link app://x => X\nMain -push-> X : x", .reachable),
        ("screen X\nremark part : Home \"X\"", .reachable),
        ("screen X\nscreen Lost\nremark part : Lost \"X\"", .unreachable),
        ("screen X\nunresolved call : why [candidate=X]", .unknown),
        ("screen X\nunresolved call : why [from=Home candidate=X]", .unknown),
        ("screen X\nunresolved call : why [from=Home candidate=*]", .unknown),
        ("screen X\nunresolved call : why [from=Home]", .unreachable),
        ("screen X\nscreen Lost\nunresolved call : why [from=Lost candidate=X]", .unreachable),
        ("screen X\nscreen Lost\nunresolved call : why [from=Lost candidate=*]", .unreachable),
        ("Y ~push~> X : Main.x\nunresolved call : why [from=Home candidate=Y]", .unknown),
        (
            """
            screen X
            screen Y
            unresolved call : why [from=Y candidate=X]
            unresolved call : why [from=Home candidate=Y]
            """, .unknown
        ),
        ("link app://x => X\nunresolved call : why [candidate=X]", .deepLinkOnly),
        ("screen X\nlink app://y => Y\nunresolved call : why [from=Y candidate=X]", .unknown),
    ])
    func theSurestAnswerCounts(facts: String, answer: Reachability) throws {
        let analysis = Analysis(try Notation.parse(Self.start + facts))
        #expect(analysis.reachability(of: "X") == answer)
        #expect(analysis.reachability(of: "Home") == .reachable)
        #expect(analysis.nodes(answer).contains { $0.id == "X" })
    }

    @Test func withoutAnEntryNothingIsSure() throws {
        let analysis = Analysis(try Notation.parse("Main -root!-> Home : start\nlink app://x => X"))
        #expect(analysis.reachability(of: "Home") == .unknown)
        #expect(analysis.reachability(of: "X") == .deepLinkOnly)
    }

    @Test func whatIsNotThereCannotBeReached() {
        #expect(Analysis(.empty).reachability(of: "X") == .unreachable)
    }

    @Test func everyAnswerIsThatOfTheSlowVersion() {
        for seed in 0..<1_000 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed, nodes: 9, density: 0.8)
            let analysis = Analysis(graph)
            let broken = Set(analysis.deepLinkCoverage.broken.map(\.link))
            let links = graph.deepLinks.filter { !broken.contains($0) }.compactMap(\.to)
            let reached = closure(of: graph.entries, in: graph, guessing: false)
            let opened = closure(of: links, in: graph, guessing: false)
            let guessed = closure(of: graph.entries + links, in: graph, guessing: true)
            for node in graph.nodes {
                let answer: Reachability =
                    reached.contains(node.id)
                    ? .reachable
                    : opened.contains(node.id)
                        ? .deepLinkOnly
                        : guessed.contains(node.id) || graph.entries.isEmpty ? .unknown : .unreachable
                if analysis.reachability(of: node.id) != answer { Issue.record("seed \(seed), \(node.id)") }
            }
        }
    }

    /// Whatever can be added is added, until nothing can.
    private func closure(of ids: [String], in graph: NavigationGraph, guessing: Bool) -> Set<String> {
        var reached = Set(ids)
        while true {
            let before = reached
            for edge in graph.edges where reached.contains(edge.from) {
                reached.insert(edge.to)
                let owner = edge.name.prefix { $0 != "." }
                let isTaken = edge.kind == .transition && graph[String(owner)]?.kind == .coordinator
                if isTaken { reached.insert(String(owner)) }
            }
            for call in graph.unresolved where guessing && (call.from.map(reached.contains) ?? true) {
                reached.formUnion(call.candidates.contains("*") ? Set(graph.nodes.map(\.id)) : call.candidates)
            }
            if reached == before { return reached }
        }
    }

    @Test func whoTakesARouteHasComeToItsCoordinator() throws {
        let analysis = Analysis(
            try Notation.parse(
                """
                entry Home
                coordinator Frame stack
                coordinator Other stack
                Home ~push~> Detail : Frame.detail [source]
                Lost ~push~> Detail : Other.detail [source]
                """))
        #expect(analysis.reachability(of: "Frame") == .reachable)
        #expect(analysis.reachability(of: "Other") == .unreachable)
    }
}
