/// Why facts do not form a graph, or why a document cannot be read.
public enum GraphError: Error, Hashable, Sendable {
    /// Something names a node that the graph does not have; the place is a path into the document.
    case missingNode(String, place: String)
    /// Two nodes of a document have the same id; the place is that of the second.
    case duplicateNode(String, place: String)
    /// The text is not JSON; the detail says where it goes wrong.
    case malformedJSON(String)
    /// A value of the document is missing or of the wrong type.
    case malformedDocument(place: String, problem: String)
    /// The document has a version that this program does not know.
    case unsupportedSchemaVersion(Int, supported: Int)
    /// A line of the text notation cannot be read.
    case malformedNotation(line: Int, problem: String)
    /// The encoder refuses the graph, with these words.
    case notEncodable(String)
}

extension GraphError {
    /// The same, for a place inside another one.
    func inside(_ outer: String) -> Self {
        switch self {
        case .missingNode(let id, let place): .missingNode(id, place: outer + place)
        case .duplicateNode(let id, let place): .duplicateNode(id, place: outer + place)
        case .malformedDocument(let place, let problem): .malformedDocument(place: outer + place, problem: problem)
        case .malformedJSON, .unsupportedSchemaVersion, .malformedNotation, .notEncodable: self
        }
    }
}

extension GraphError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .missingNode(let id, let place):
            "\(place) names \(id.quotedForNotation), but no node has that id; add the node or fix the reference"
        case .duplicateNode(let id, let place):
            "\(place) repeats the id \(id.quotedForNotation); every node needs an id of its own"
        case .malformedJSON(let detail):
            "this is not JSON: \(detail)"
        case .malformedDocument(let place, let problem):
            "\(place.isEmpty ? "the document" : place): \(problem)"
        case .unsupportedSchemaVersion(let version, let supported):
            "schemaVersion is \(version), but this program reads version \(supported); update it, "
                + "or write the document again with this version"
        case .malformedNotation(let line, let problem):
            "line \(line): \(problem)"
        case .notEncodable(let reason):
            "the graph cannot be written as JSON: \(reason); please report this as a bug of NavAtlas"
        }
    }
}
