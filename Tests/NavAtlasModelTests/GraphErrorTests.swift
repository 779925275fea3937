import NavAtlasModel
import Testing

@Suite struct GraphErrorTests {
    @Test(arguments: [
        (
            GraphError.missingNode("A B", place: "edges[3].to"),
            "edges[3].to names \"A B\", but no node has that id; add the node or fix the reference"
        ),
        (
            .duplicateNode("A", place: "nodes[1].id"),
            "nodes[1].id repeats the id A; every node needs an id of its own"
        ),
        (.malformedJSON("Unexpected end of file"), "this is not JSON: Unexpected end of file"),
        (
            .malformedDocument(place: "", problem: "the key 'nodes' is missing"),
            "the document: the key 'nodes' is missing"
        ),
        (
            .unsupportedSchemaVersion(2, supported: 1),
            "schemaVersion is 2, but this program reads version 1; update it, or write the document again with this "
                + "version"
        ),
        (.malformedNotation(line: 4, problem: "expected ':'"), "line 4: expected ':'"),
    ])
    func eachSaysWhatIsWrongAndWhere(error: GraphError, text: String) { #expect("\(error)" == text) }
}
