import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct NotationTests {
    @Test(arguments: 0..<100 as Range<UInt64>)
    func everythingIsReadBack(seed: UInt64) throws {
        for names in [RandomGraph.Names.plain, .hostile] {
            let graph = RandomGraph.make(seed: seed, names: names)
            let text = Notation.print(graph, detail: .everything)
            #expect(try Notation.parse(text) == graph)
            #expect(try Notation.print(Notation.parse(text), detail: .everything) == text)
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func factsAreReadBackWithoutProvenance(seed: UInt64) throws {
        let graph = RandomGraph.make(seed: seed, names: .hostile)
        #expect(try Notation.parse(Notation.print(graph)) == graph.withoutProvenance)
    }

    @Test(arguments: HostileNames.all)
    func aHostileNameIsReadBackEverywhere(name: String) throws {
        let place = SourceLocation(file: name, line: 3, column: 5)
        let graph = try NavigationGraph(
            entries: [name],
            nodes: [
                Node(
                    id: name, kind: .coordinator, flow: Node.Flow(rawValue: name), style: name, module: name,
                    container: true, location: place)
            ],
            edges: Edge.Kind.allCases.map {
                Edge(
                    from: name, to: name, kind: $0, name: name, presentation: .push,
                    otherPresentations: [
                        Presentation(rawValue: name): false, Presentation(rawValue: name + "2"): true,
                    ],
                    input: name, initial: true, replaces: true, evidence: [.source], locations: [place],
                    through: [place],
                    components: [name])
            },
            deepLinks: [DeepLink(pattern: name, to: name, path: [name, name], location: place)],
            unresolved: [
                UnresolvedCall(what: name, reason: name, from: name, candidates: [name], location: place)
            ],
            census: [FileCensus(file: name, resolved: 1, dead: 2, noNavigation: 3, notFollowed: 4)],
            bounds: [Bound(what: name, hides: name, location: place)])
        let text = Notation.print(graph, detail: .everything)
        #expect(try Notation.parse(text) == graph)
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0 == "\n" || ($0.properties.generalCategory != .control && $0.properties.generalCategory != .format)
        }
        #expect(isPrintable)
    }

    @Test func theDesignsExampleIsItsOwnPrint() throws {
        let text = """
            entry MainCoordinator
            coordinator AuthenticatedCoordinator tab
            coordinator MainCoordinator stack
            coordinator TodosCoordinator stack
            coordinator UnauthenticatedCoordinator stack
            screen TodoScreen
            screen TodosScreen
            MainCoordinator -root-> AuthenticatedCoordinator : authenticated(User)
            MainCoordinator -root!-> UnauthenticatedCoordinator : unauthenticated
            TodosCoordinator -push-> TodoScreen : todo(UUID)
            TodosScreen ~push~> TodoScreen : TodosCoordinator.todo
            link stinsen://todo/{id} => TodoScreen : MainCoordinator.authenticated / TodosCoordinator.todo

            """
        #expect(try Notation.print(Notation.parse(text)) == text)
    }

    @Test(arguments: ["\n", "\r\n"])
    func linesMayEndAsOnWindows(lineEnd: String) throws {
        let lines = ["# a comment", "", "  entry A", "A -root!-> B : b", "\tscreen \"C D\" [at=\"a b\":1:2]"]
        let graph = try Notation.parse(lines.joined(separator: lineEnd))
        #expect(graph.entries == ["A"])
        #expect(graph.nodes.map(\.id) == ["A", "B", "C D"])
        #expect(graph["C D"]?.location == SourceLocation(file: "a b", line: 1, column: 2))
    }

    @Test func nodesThatOnlyEdgesNameAreAdded() throws {
        let graph = try Notation.parse("A -push-> B : b\nB ~push~> C : A.c")
        #expect(graph["A"] == Node(id: "A", kind: .coordinator, flow: .stack))
        #expect(graph["B"] == Node(id: "B", kind: .screen))
        #expect(graph["C"] == Node(id: "C", kind: .screen))
    }

    @Test(arguments: [
        ("A -root-> B : b", Edge.Kind.root, "root", false), ("A -root!-> B : b", .root, "root", true),
        ("A -tab-> B : b", .tab, "tab", false), ("A -push-> B : b", .route, "push", false),
        ("A -modal-> B : b", .route, "modal", false), ("A -root/push!-> B : b", .root, "push", true),
        ("A -route/root-> B : b", .route, "root", false), ("A -\"a/b\"-> B : b", .route, "a/b", false),
        ("A ~sheet~> B : A.b", .transition, "sheet", false), ("A -\"?\"-> B : b", .route, "?", false),
    ])
    func arrowsSayKindPresentationAndInitialRoot(line: String, kind: Edge.Kind, presentation: String, initial: Bool)
        throws
    {
        let edge = try #require(Notation.parse(line).edges.first)
        #expect(edge.kind == kind)
        #expect(edge.presentation?.rawValue == presentation)
        #expect(edge.initial == initial)
        #expect(Notation.print(edge) == line)
    }

    @Test(arguments: ["A -?-> B : b", "A ~?~> B : A.b", "A -tab/?-> B : b"])
    func aQuestionMarkLeavesThePresentationOpen(line: String) throws {
        let edge = try #require(Notation.parse(line).edges.first)
        #expect(edge.presentation == nil)
        #expect(Notation.print(edge) == line)
    }

    @Test(arguments: [
        (
            "nonsense",
            "expected 'entry', 'coordinator', 'screen', 'link', 'unresolved', 'remark', 'ignore', 'census', 'bound', "
                + "or an arrow after nonsense"
        ),
        ("entry", "expected the entry's id at column 6"),
        ("entry A B", "unexpected text at column 9"),
        ("coordinator", "expected the node's id at column 12"),
        ("screen A [", "expected an attribute at column 11"),
        ("screen A [colour=red]", "a node has no 'colour='"),
        ("screen A [source]", "a node has no 'source'"),
        ("screen A [at=file]", "expected 'at=file:line:column'"),
        ("screen A [at=file:0:1]", "expected 'at=file:line:column', counted from 1"),
        ("screen A [at=\"file\" 1:2]", "expected ':line:column' at column 20"),
        ("A - B : b", "the arrow has no end at column 6"),
        ("A -push B : b", "the arrow has no end at column 8"),
        ("A -push~> B : b", "the arrow has no end at column 8"),
        ("A -hop/push-> B : b", "'hop' is not a kind of edge"),
        ("A -push-> : b", "expected the destination's id at column 11"),
        ("A ~push~> B: b", "expected ':' at column 14"),
        ("A -push-> B", "expected ':' at column 12"),
        ("A -push-> B : ", "expected the route's name at column 15"),
        ("A -push-> B : b(", "expected the input's type at column 17"),
        ("A -push-> B : b(C", "expected ')' at column 18"),
        ("A -push-> B : b [runtime", "expected an attribute at column 25"),
        ("A -push-> B : b [style=x]", "an edge has no 'style='"),
        ("link a", "expected '=>' at column 7"),
        ("link a => ", "expected the destination's id at column 11"),
        ("link a => B : c /", "expected a route at column 18"),
        ("link a => B [source]", "a link has no 'source'"),
        ("unresolved a", "expected ':' at column 13"),
        ("unresolved a : b [source]", "an unresolved call has no 'source'"),
        ("census", "expected the file at column 7"),
        ("census a [lost=1]", "a census has no 'lost='"),
        ("census a [dead]", "a census has no 'dead'"),
        ("census a [dead=x]", "expected a count from 0 to 2147483647 after 'dead='"),
        ("census a [dead=2147483648]", "expected a count from 0 to 2147483647 after 'dead='"),
        ("bound a", "expected ':' at column 8"),
        ("bound a : b [source]", "a bound has no 'source'"),
        ("A ~push~> B : b [through=file]", "expected 'through=file:line:column'"),
        ("screen A [through=file:1:2]", "a node has no 'through='"),
        ("entry \"A", "a quoted name has no end"),
        ("entry \"A\\", "a quoted name has no end"),
        ("entry \"\\x\"", "unknown escape '\\x' at column 8"),
        ("entry \"\\u00\"", "expected four hexadecimal digits at column 10"),
        ("entry \"\\u+123\"", "expected four hexadecimal digits at column 10"),
    ])
    func whatCannotBeReadIsNamedWithItsLine(line: String, problem: String) {
        #expect(throws: GraphError.malformedNotation(line: 3, problem: problem)) {
            try Notation.parse("screen First\n\n\(line)\n")
        }
    }

    @Test func aNodeThatStandsTwiceIsAnError() {
        #expect(throws: GraphError.malformedNotation(line: 2, problem: "the node A appears twice")) {
            try Notation.parse("screen A\ncoordinator A stack")
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func randomTextIsRefusedOrRead(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces =
            ["A", "-push->", "~push~>", "~", "-", "\"", "\\", "\\u12", "[", "]", "at=", ":", "=>", "?", "/", " "]
            + ["link ", "entry ", "screen ", "\n", "(", ")", "!", "{", "\u{0}", "unresolved "]
        for _ in 0..<20 {
            let text = (0..<12).map { _ in random.pick(pieces) }.joined()
            // Whatever can be read prints to something that is read the same.
            guard let graph = try? Notation.parse(text) else { continue }
            #expect(try Notation.parse(Notation.print(graph)) == graph.withoutProvenance)
        }
    }
}
