import Foundation

/// The graph as a versioned JSON document.
///
/// Unknown keys are ignored, so that a document of a later minor revision can be read. The same graph always gives the
/// same bytes.
public enum GraphDocument {
    /// The version that this program writes, and the only one that it reads.
    public static let schemaVersion = 1

    /// The document of a graph, as UTF-8 with a newline at its end.
    public static func encode(_ graph: NavigationGraph) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings, integers and booleans alone: there is nothing in a document that the encoder could refuse.
        let data = (try? encoder.encode(Payload(graph))) ?? Data()
        return data + Data("\n".utf8)
    }

    /// The graph in a document.
    ///
    /// - Throws: ``GraphError``, with the place of the trouble, where the data is not JSON, has another version, lacks
    ///   a value, or breaks an invariant.
    public static func decode(_ data: Data) throws(GraphError) -> NavigationGraph {
        let decoder = JSONDecoder()
        do {
            let version = try decoder.decode(Version.self, from: data).schemaVersion
            guard version == schemaVersion else {
                throw GraphError.unsupportedSchemaVersion(version, supported: schemaVersion)
            }
            return try decoder.decode(Payload.self, from: data).graph()
        } catch let error as GraphError {
            throw error
        } catch let error as DecodingError {
            throw GraphError(error)
        } catch {
            throw .malformedJSON("\(error)")
        }
    }
}

/// A graph encodes as its document, so that it can stand inside a larger one.
extension NavigationGraph: Encodable {
    /// Writes the document's keys.
    public func encode(to encoder: any Encoder) throws { try GraphDocument.Payload(self).encode(to: encoder) }
}

extension GraphDocument {
    private struct Version: Decodable { let schemaVersion: Int }

    /// The document's keys, one to one.
    fileprivate struct Payload: Codable {
        var schemaVersion: Int
        var entries: [String]?
        var nodes: [NodePayload]
        var edges: [EdgePayload]?
        var deepLinks: [LinkPayload]?
        var unresolved: [UnresolvedPayload]?
        /// Derived from the rest; written for readers, not read back.
        var resolution: Resolution?
    }

    fileprivate struct Resolution: Codable { var callSites: Int?, resolved: Int? }

    fileprivate struct LocationPayload: Codable {
        var file: String, line: Int, column: Int?

        init(_ location: SourceLocation) {
            (file, line, column) = (location.file, location.line, location.column)
        }

        var location: SourceLocation { SourceLocation(file: file, line: line, column: column ?? 1) }
    }

    fileprivate struct NodePayload: Codable {
        var id: String, kind: String
        var flow: String?, style: String?, module: String?, container: Bool?, location: LocationPayload?
    }

    fileprivate struct EdgePayload: Codable {
        var from: String, to: String, kind: String
        var name: String?, via: String?, presentation: String?, input: String?, initial: Bool?
        var evidence: [String]?, locations: [LocationPayload]?, components: [String]?
    }

    fileprivate struct LinkPayload: Codable {
        var pattern: String
        var to: String?, path: [String]?, location: LocationPayload?
    }

    fileprivate struct UnresolvedPayload: Codable {
        var what: String, reason: String
        var from: String?, candidates: [String]?, location: LocationPayload?
    }
}

extension GraphDocument.Payload {
    init(_ graph: NavigationGraph) {
        schemaVersion = GraphDocument.schemaVersion
        entries = graph.entries
        nodes = graph.nodes.map { node in
            GraphDocument.NodePayload(
                id: node.id, kind: node.kind.rawValue, flow: node.flow?.rawValue, style: node.style,
                module: node.module, container: node.container ? true : nil,
                location: node.location.map(GraphDocument.LocationPayload.init))
        }
        edges = graph.edges.map { edge in
            let isTransition = edge.kind == .transition
            return GraphDocument.EdgePayload(
                from: edge.from, to: edge.to, kind: edge.kind.rawValue, name: isTransition ? nil : edge.name,
                via: isTransition ? edge.name : nil, presentation: edge.presentation?.rawValue, input: edge.input,
                initial: edge.initial ? true : nil, evidence: edge.evidence.map(\.rawValue).sorted(),
                locations: edge.locations.sorted().map(GraphDocument.LocationPayload.init),
                components: edge.components.isEmpty ? nil : edge.components.sorted())
        }
        deepLinks = graph.deepLinks.map {
            GraphDocument.LinkPayload(
                pattern: $0.pattern, to: $0.to, path: $0.path,
                location: $0.location.map(GraphDocument.LocationPayload.init))
        }
        unresolved = graph.unresolved.map {
            GraphDocument.UnresolvedPayload(
                what: $0.what, reason: $0.reason, from: $0.from,
                candidates: $0.candidates.isEmpty ? nil : $0.candidates.sorted(),
                location: $0.location.map(GraphDocument.LocationPayload.init))
        }
        let (callSites, resolved) = graph.resolution
        resolution = GraphDocument.Resolution(callSites: callSites, resolved: resolved)
    }

    func graph() throws(GraphError) -> NavigationGraph {
        var ids: Set<String> = []
        for (index, node) in nodes.enumerated() where !ids.insert(node.id).inserted {
            throw .duplicateNode(node.id, place: "nodes[\(index)].id")
        }
        for (index, entry) in (entries ?? []).enumerated() where !ids.contains(entry) {
            throw .missingNode(entry, place: "entries[\(index)]")
        }
        var edgeValues: [Edge] = []
        edgeValues.reserveCapacity(edges?.count ?? 0)
        for (index, edge) in (edges ?? []).enumerated() {
            // Checked here rather than in the graph, so that the place is the document's own index.
            if !ids.contains(edge.from) { throw .missingNode(edge.from, place: "edges[\(index)].from") }
            if !ids.contains(edge.to) { throw .missingNode(edge.to, place: "edges[\(index)].to") }
            edgeValues.append(try edge.edge(place: "edges[\(index)]"))
        }
        for (index, link) in (deepLinks ?? []).enumerated() {
            if let target = link.to, !ids.contains(target) {
                throw .missingNode(target, place: "deepLinks[\(index)].to")
            }
        }
        for (index, call) in (unresolved ?? []).enumerated() {
            if let from = call.from, !ids.contains(from) {
                throw .missingNode(from, place: "unresolved[\(index)].from")
            }
        }
        var nodeValues: [Node] = []
        nodeValues.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() { nodeValues.append(try node.node(place: "nodes[\(index)]")) }
        return NavigationGraph(
            uniting: entries ?? [], nodes: nodeValues, edges: edgeValues,
            deepLinks: (deepLinks ?? []).map {
                DeepLink(pattern: $0.pattern, to: $0.to, path: $0.path ?? [], location: $0.location?.location)
            },
            unresolved: (unresolved ?? []).map {
                UnresolvedCall(
                    what: $0.what, reason: $0.reason, from: $0.from, candidates: Set($0.candidates ?? []),
                    location: $0.location?.location)
            })
    }
}

extension GraphDocument.NodePayload {
    func node(place: String) throws(GraphError) -> Node {
        guard let kind = Node.Kind(rawValue: kind) else {
            throw .unknownWord(kind, in: Node.Kind.allCases.map(\.rawValue), place: place + ".kind")
        }
        return Node(
            id: id, kind: kind, flow: flow.map(Node.Flow.init(rawValue:)), style: style, module: module,
            container: container ?? false, location: location?.location)
    }
}

extension GraphDocument.EdgePayload {
    func edge(place: String) throws(GraphError) -> Edge {
        guard let kind = Edge.Kind(rawValue: kind) else {
            throw .unknownWord(kind, in: Edge.Kind.allCases.map(\.rawValue), place: place + ".kind")
        }
        guard let label = kind == .transition ? via ?? name : name ?? via else {
            throw .malformedDocument(
                place: place, problem: "there is no '\(kind == .transition ? "via" : "name")'")
        }
        var proofs: Set<Edge.Evidence> = []
        for word in evidence ?? [] {
            guard let proof = Edge.Evidence(rawValue: word) else {
                throw .unknownWord(word, in: Edge.Evidence.allCases.map(\.rawValue), place: place + ".evidence")
            }
            proofs.insert(proof)
        }
        return Edge(
            from: from, to: to, kind: kind, name: label, presentation: presentation.map(Presentation.init(rawValue:)),
            input: input, initial: initial ?? false, evidence: proofs,
            locations: Set((locations ?? []).map(\.location)), components: Set(components ?? []))
    }
}

extension GraphError {
    fileprivate static func unknownWord(_ word: String, in words: [String], place: String) -> GraphError {
        .malformedDocument(
            place: place,
            problem: "\(word.quotedForNotation) is not one of \(words.joined(separator: ", "))")
    }

    fileprivate init(_ error: DecodingError) {
        func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
            (context.codingPath + (last.map { [$0] } ?? [])).reduce(into: "") { path, key in
                if let index = key.intValue {
                    path += "[\(index)]"
                } else {
                    path += (path.isEmpty ? "" : ".") + key.stringValue
                }
            }
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .malformedDocument(
                place: place(context), problem: "the key '\(key.stringValue)' is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self = .malformedDocument(place: place(context), problem: "expected \(Self.word(for: type))")
        case .dataCorrupted(let context):
            let detail = context.underlyingError.map { "\($0)" } ?? context.debugDescription
            self = .malformedJSON(Self.firstSentence(of: detail))
        @unknown default:
            self = .malformedJSON("\(error)")
        }
    }

    private static func word(for type: Any.Type) -> String {
        switch "\(type)" {
        case "String": "a string"
        case "Int": "a whole number"
        case "Bool": "true or false"
        case let name where name.hasPrefix("Array"): "a list"
        default: "an object"
        }
    }

    /// Foundation wraps the parser's message in a dump of an error object; only the message is for people.
    private static func firstSentence(of detail: String) -> String {
        guard let start = detail.range(of: "NSDebugDescription=") else { return detail }
        let rest = detail[start.upperBound...]
        return String(rest.prefix { $0 != "}" }.split(separator: ", NS").first ?? rest)
    }
}
