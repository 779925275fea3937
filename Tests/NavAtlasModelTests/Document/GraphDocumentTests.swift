import Foundation
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@Suite struct GraphDocumentTests {
    @Test(arguments: 0..<100 as Range<UInt64>)
    func everythingIsReadBack(seed: UInt64) throws {
        for names in [RandomGraph.Names.plain, .hostile] {
            let graph = RandomGraph.make(seed: seed, names: names)
            let data = try GraphDocument.encode(graph)
            #expect(try GraphDocument.decode(data) == graph)
            #expect(try GraphDocument.encode(GraphDocument.decode(data)) == data)
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func theOrderOfFactsDoesNotMatter(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for names in [RandomGraph.Names.plain, .hostile] {
            let facts = RandomGraph.facts(seed: seed, names: names)
            let data = try GraphDocument.encode(facts.graph())
            for _ in 0..<3 {
                let shuffled = facts.shuffled(using: &random)
                #expect(try GraphDocument.encode(shuffled.graph()) == data)
                #expect(try Notation.print(shuffled.graph()) == Notation.print(facts.graph()))
            }
        }
    }

    @Test func theBytesAreTheSameOnEveryMachine() throws {
        let graph = try Notation.parse(
            """
            entry Main
            coordinator Main stack [style=stinsen2 module=App container at=Main.swift:5:13]
            screen Home
            Main -root!-> Home : start [source runtime at=Main.swift:6:9]
            Home ~push~> Home : Main.home(UUID) [replaces also=fullScreen alsoReplacing=sheet source component=Cell at=Home.swift:2:3 through=Router.swift:8:5]
            link app://home/{id} => Home : Main.start
            unresolved "router.route(to:)" : "not known" [from=Home candidate=* at=Home.swift:9:1]
            census Home.swift [resolved=1 dead=2 noNavigation=3 notFollowed=1]
            bound "values handed through more than 8 fields" : "ways of these values" [at=Home.swift:7:1]
            """)
        try Golden.check(String(decoding: try GraphDocument.encode(graph), as: UTF8.self), "document.json")
    }

    /// A decoder would drop one of the two without a word.
    @Test(arguments: [
        (#"{"schemaVersion": 1, "nodes": [], "nodes": []}"#, "nodes"),
        (#"{"schemaVersion": 1, "nodes": [{"id": "A", "kind": "screen", "id": "B"}]}"#, "nodes[0].id"),
        (#"{"schemaVersion": 1, "nodes": [{"id": "A", "kind": "screen", "\u0069d": "B"}]}"#, "nodes[0].id"),
        (#"{"schemaVersion": 1, "nodes": [], "schemaVersion": 1}"#, "schemaVersion"),
        (#"{"schemaVersion": 1, "nodes": [{"id": "A", "kind": "screen", "own": {"a": 1, "a": 2}}]}"#, "nodes[0].own.a"),
        (
            #"""
            {"schemaVersion": 1, "nodes": [{"id": "A", "kind": "screen"}], "edges": [{"from": "A", "to": "A",
            "kind": "transition", "evidence": ["source"], "to": "A"}]}
            """#, "edges[0].to"
        ),
    ])
    func aKeyThatIsThereTwiceIsRefused(text: String, place: String) throws {
        #expect(throws: GraphError.malformedDocument(place: place, problem: "the key appears twice; remove one")) {
            try GraphDocument.decode(Data(text.utf8))
        }
    }

    @Test func anEmptyGraphIsADocumentToo() throws {
        #expect(try GraphDocument.decode(GraphDocument.encode(.empty)) == .empty)
        #expect(try GraphDocument.decode(Data(#"{"schemaVersion": 1, "nodes": []}"#.utf8)) == .empty)
    }

    @Test func unknownKeysAreIgnored() throws {
        let text = #"{"schemaVersion":1,"later":{},"nodes":[{"id":"A","kind":"screen","colour":"red"}]}"#
        #expect(try GraphDocument.decode(Data(text.utf8)).nodes == [Node(id: "A", kind: .screen)])
    }

    /// A document with two nodes, A and B, and something more.
    static func document(_ more: String) -> String {
        #"{"schemaVersion":1,"nodes":[{"id":"A","kind":"coordinator"},{"id":"B","kind":"screen"}],\#(more)}"#
    }

    @Test(arguments: [
        (#"{"nodes":[]}"#, GraphError.malformedDocument(place: "", problem: "the key 'schemaVersion' is missing")),
        (#"{"schemaVersion":"1"}"#, .malformedDocument(place: "schemaVersion", problem: "expected a whole number")),
        (#"{"schemaVersion":1.5}"#, .malformedDocument(place: "schemaVersion", problem: "expected a whole number")),
        (#"{"schemaVersion":1e99}"#, .malformedDocument(place: "schemaVersion", problem: "expected a whole number")),
        (#"{"schemaVersion":2}"#, .unsupportedSchemaVersion(2, supported: 1)),
        (#"{"schemaVersion":1}"#, .malformedDocument(place: "", problem: "the key 'nodes' is missing")),
        (#"[]"#, .malformedDocument(place: "", problem: "expected an object")),
        (#"{"schemaVersion":1,"nodes":{}}"#, .malformedDocument(place: "nodes", problem: "expected a list")),
        (
            #"{"schemaVersion":1,"nodes":[{"kind":"screen"}]}"#,
            .malformedDocument(place: "nodes[0]", problem: "the key 'id' is missing")
        ),
        (
            #"{"schemaVersion":1,"nodes":[{"id":"A","kind":"window"}]}"#,
            .malformedDocument(place: "nodes[0].kind", problem: "window is not one of coordinator, screen")
        ),
        (
            #"{"schemaVersion":1,"nodes":[{"id":"A","kind":"screen"},{"id":"A","kind":"screen"}]}"#,
            .duplicateNode("A", place: "nodes[1].id")
        ),
        (
            #"{"schemaVersion":1,"nodes":[{"id":"A","kind":"screen","location":{"file":"a","line":0}}]}"#,
            .malformedDocument(place: "nodes[0].location.line", problem: "lines and columns are counted from 1")
        ),
        (
            #"{"schemaVersion":1,"nodes":[{"id":"A","kind":"screen","container":"yes"}]}"#,
            .malformedDocument(place: "nodes[0].container", problem: "expected true or false")
        ),
        (document(#""entries":["C"]"#), .missingNode("C", place: "entries[0]")),
        (
            document(#""edges":[{"from":"C","to":"B","kind":"route","name":"b"}]"#),
            .missingNode("C", place: "edges[0].from")
        ),
        (
            document(#""edges":[{"from":"A","to":"C","kind":"route","name":"b"}]"#),
            .missingNode("C", place: "edges[0].to")
        ),
        (
            document(#""edges":[{"from":"A","to":"B","kind":"hop","name":"b"}]"#),
            .malformedDocument(place: "edges[0].kind", problem: "hop is not one of root, route, tab, transition")
        ),
        (
            document(#""edges":[{"from":"A","to":"B","kind":"route"}]"#),
            .malformedDocument(place: "edges[0]", problem: "the key 'name' is missing")
        ),
        (
            document(#""edges":[{"from":"A","to":"B","kind":"transition","name":"A.b"}]"#),
            .malformedDocument(place: "edges[0]", problem: "the key 'via' is missing")
        ),
        (
            document(#""edges":[{"from":"A","to":"B","kind":"route","name":"b","evidence":["rumour"]}]"#),
            .malformedDocument(
                place: "edges[0].evidence[0]", problem: "rumour is not one of source, runtime, observed")
        ),
        (
            document(
                #""edges":[{"from":"A","to":"B","kind":"route","name":"b","locations":[{"file":"a","line":1,"column":-1}]}]"#
            ),
            .malformedDocument(
                place: "edges[0].locations[0].column", problem: "lines and columns are counted from 1")
        ),
        (document(#""deepLinks":[{"pattern":"a","to":"C"}]"#), .missingNode("C", place: "deepLinks[0].to")),
        (
            document(#""deepLinks":[{"to":"B"}]"#),
            .malformedDocument(place: "deepLinks[0]", problem: "the key 'pattern' is missing")
        ),
        (
            document(#""unresolved":[{"what":"a","reason":"b","from":"C"}]"#),
            .missingNode("C", place: "unresolved[0].from")
        ),
        (
            document(#""edges":[{"from":"A","to":"B","kind":"route","name":"b","through":[{"file":"a","line":0}]}]"#),
            .malformedDocument(place: "edges[0].through[0].line", problem: "lines and columns are counted from 1")
        ),
        (
            document(#""census":[{"resolved":1}]"#),
            .malformedDocument(place: "census[0]", problem: "the key 'file' is missing")
        ),
        (
            document(#""census":[{"file":"a","dead":-1}]"#),
            .malformedDocument(place: "census[0].dead", problem: "expected a count from 0 to 2147483647")
        ),
        (
            document(#""census":[{"file":"a"},{"file":"b","resolved":999999999999}]"#),
            .malformedDocument(place: "census[1].resolved", problem: "expected a count from 0 to 2147483647")
        ),
        (
            document(#""bounds":[{"what":"a"}]"#),
            .malformedDocument(place: "bounds[0]", problem: "the key 'hides' is missing")
        ),
        (
            document(#""unresolved":[{"what":"a"}]"#),
            .malformedDocument(place: "unresolved[0]", problem: "the key 'reason' is missing")
        ),
    ])
    func whatCannotBeReadIsNamedWithItsPlace(text: String, error: GraphError) {
        #expect(throws: error) { try GraphDocument.decode(Data(text.utf8)) }
    }

    @Test(arguments: ["", " ", "{", #"{"schemaVersion": 1 "nodes": []}"#, "\u{FEFF}", "nonsense", "\u{0}"])
    func whatIsNotJSONIsCalledSo(text: String) throws {
        #expect(try isMalformed(Data(text.utf8)))
    }

    @Test func bytesThatAreNoTextAreRefused() throws {
        #expect(try isMalformed(Data([0xFF, 0xFE, 0x00])))
        #expect(
            try isMalformed(
                Data(#"{"schemaVersion":1,"nodes":[{"id":""#.utf8) + Data([0xC3, 0x28]) + Data("\"}]}".utf8)))
        #expect(try isMalformed(Data(String(repeating: "[", count: 100_000).utf8)))
    }

    private func isMalformed(_ data: Data) throws -> Bool {
        do {
            _ = try GraphDocument.decode(data)
            return false
        } catch {
            guard case .malformedJSON(let detail) = error else { return false }
            return !detail.isEmpty && !detail.contains("NSDebugDescription")
        }
    }
}
