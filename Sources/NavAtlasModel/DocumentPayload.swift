/// The keys of a graph document, one to one.
struct DocumentPayload: Codable {
    var schemaVersion: WholeNumber
    var entries: [String]?
    var nodes: [NodePayload]
    var edges: [EdgePayload]?
    var deepLinks: [LinkPayload]?
    var unresolved: [UnresolvedPayload]?
    var remarks: [RemarkPayload]?
    var suppressions: [SuppressionPayload]?
    /// Derived from the rest; written for readers, not read back.
    var resolution: ResolutionPayload?

    init(_ graph: NavigationGraph) {
        schemaVersion = WholeNumber(GraphDocument.schemaVersion)
        entries = graph.entries
        nodes = graph.nodes.map(NodePayload.init)
        edges = graph.edges.map(EdgePayload.init)
        deepLinks = graph.deepLinks.map(LinkPayload.init)
        unresolved = graph.unresolved.map(UnresolvedPayload.init)
        remarks = graph.remarks.isEmpty ? nil : graph.remarks.map(RemarkPayload.init)
        suppressions = graph.suppressions.isEmpty ? nil : graph.suppressions.map(SuppressionPayload.init)
        let (callSites, resolved) = graph.resolution
        resolution = ResolutionPayload(callSites: WholeNumber(callSites), resolved: WholeNumber(resolved))
    }

    /// The graph, with every reference checked; places in errors are those of the document.
    func graph() throws(GraphError) -> NavigationGraph {
        var ids: Set<String> = []
        let nodes = try values(of: nodes, in: "nodes") { node, place throws(GraphError) in
            if !ids.insert(node.id).inserted { throw .duplicateNode(node.id, place: place + ".id") }
            return try node.node(place: place)
        }
        func check(_ id: String?, _ place: String) throws(GraphError) {
            if let id, !ids.contains(id) { throw .missingNode(id, place: place) }
        }
        let entries = try values(of: entries, in: "entries") { entry, place throws(GraphError) in
            try check(entry, place)
            return entry
        }
        let edges = try values(of: edges, in: "edges") { edge, place throws(GraphError) in
            try check(edge.from, place + ".from")
            try check(edge.to, place + ".to")
            return try edge.edge(place: place)
        }
        let deepLinks = try values(of: deepLinks, in: "deepLinks") { link, place throws(GraphError) in
            try check(link.to, place + ".to")
            return try link.link(place: place)
        }
        let unresolved = try values(of: unresolved, in: "unresolved") { call, place throws(GraphError) in
            try check(call.from, place + ".from")
            return try call.call(place: place)
        }
        let remarks = try values(of: remarks, in: "remarks") { remark, place throws(GraphError) in
            try remark.remark(place: place)
        }
        let suppressions = try values(of: suppressions, in: "suppressions") { comment, place throws(GraphError) in
            try comment.suppression(place: place)
        }
        return NavigationGraph(
            uniting: entries, nodes: nodes, edges: edges, deepLinks: deepLinks, unresolved: unresolved,
            remarks: remarks, suppressions: suppressions)
    }
}

private func values<Payload, Value>(
    of payloads: [Payload]?, in key: String, _ value: (Payload, String) throws(GraphError) -> Value
) throws(GraphError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(payloads?.count ?? 0)
    for (index, payload) in (payloads ?? []).enumerated() { values.append(try value(payload, "\(key)[\(index)]")) }
    return values
}

/// An integer. Where it is none, the error has its place: the decoder itself would call the whole text malformed.
struct WholeNumber: Codable {
    let value: Int

    init(_ value: Int) { self.value = value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            value = try container.decode(Int.self)
        } catch {
            throw DecodingError.typeMismatch(
                Int.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: ""))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

struct ResolutionPayload: Codable { var callSites: WholeNumber?, resolved: WholeNumber? }

struct LocationPayload: Codable {
    var file: String, line: WholeNumber, column: WholeNumber?

    init(_ location: SourceLocation) {
        (file, line, column) = (location.file, WholeNumber(location.line), WholeNumber(location.column))
    }

    func location(place: String) throws(GraphError) -> SourceLocation {
        for (key, number) in [("line", line), ("column", column)] where (number?.value ?? 1) < 1 {
            throw .malformedDocument(place: "\(place).\(key)", problem: "lines and columns are counted from 1")
        }
        return SourceLocation(file: file, line: line.value, column: column?.value ?? 1)
    }
}

struct NodePayload: Codable {
    var id: String, kind: String
    var flow: String?, style: String?, module: String?, container: Bool?, location: LocationPayload?

    init(_ node: Node) {
        (id, kind, flow) = (node.id, node.kind.rawValue, node.flow?.rawValue)
        (style, module, container) = (node.style, node.module, node.container ? true : nil)
        location = node.location.map(LocationPayload.init)
    }

    func node(place: String) throws(GraphError) -> Node {
        Node(
            id: id, kind: try word(kind, place: place + ".kind"), flow: flow.map(Node.Flow.init(rawValue:)),
            style: style, module: module, container: container ?? false,
            location: try location?.location(place: place + ".location"))
    }
}

struct EdgePayload: Codable {
    var from: String, to: String, kind: String
    var name: String?, via: String?, presentation: String?, input: String?, initial: Bool?
    var evidence: [String]?, locations: [LocationPayload]?, components: [String]?

    init(_ edge: Edge) {
        (from, to, kind) = (edge.from, edge.to, edge.kind.rawValue)
        if edge.kind == .transition { via = edge.name } else { name = edge.name }
        (presentation, input, initial) = (edge.presentation?.rawValue, edge.input, edge.initial ? true : nil)
        evidence = edge.evidence.map(\.rawValue).sorted()
        locations = edge.locations.sorted().map(LocationPayload.init)
        components = edge.components.isEmpty ? nil : edge.components.sorted()
    }

    func edge(place: String) throws(GraphError) -> Edge {
        let kind: Edge.Kind = try word(kind, place: place + ".kind")
        guard let name = kind == .transition ? via : name else {
            let key = kind == .transition ? "via" : "name"
            throw .malformedDocument(place: place, problem: "the key '\(key)' is missing")
        }
        let proofs = try values(of: evidence, in: place + ".evidence") { proof, place throws(GraphError) in
            try word(proof, place: place) as Edge.Evidence
        }
        let places = try values(of: locations, in: place + ".locations") { location, place throws(GraphError) in
            try location.location(place: place)
        }
        return Edge(
            from: from, to: to, kind: kind, name: name, presentation: presentation.map(Presentation.init(rawValue:)),
            input: input, initial: initial ?? false, evidence: Set(proofs), locations: Set(places),
            components: Set(components ?? []))
    }
}

struct LinkPayload: Codable {
    var pattern: String
    var to: String?, path: [String]?, location: LocationPayload?

    init(_ link: DeepLink) {
        (pattern, to, path) = (link.pattern, link.to, link.path)
        location = link.location.map(LocationPayload.init)
    }

    func link(place: String) throws(GraphError) -> DeepLink {
        DeepLink(
            pattern: pattern, to: to, path: path ?? [], location: try location?.location(place: place + ".location"))
    }
}

struct UnresolvedPayload: Codable {
    var what: String, reason: String
    var from: String?, candidates: [String]?, location: LocationPayload?

    init(_ call: UnresolvedCall) {
        (what, reason, from) = (call.what, call.reason, call.from)
        candidates = call.candidates.isEmpty ? nil : call.candidates.sorted()
        location = call.location.map(LocationPayload.init)
    }

    func call(place: String) throws(GraphError) -> UnresolvedCall {
        UnresolvedCall(
            what: what, reason: reason, from: from, candidates: Set(candidates ?? []),
            location: try location?.location(place: place + ".location"))
    }
}

struct RemarkPayload: Codable {
    var kind: String, subject: String
    var detail: String?, location: LocationPayload?

    init(_ remark: Remark) {
        (kind, subject) = (remark.kind.rawValue, remark.subject)
        detail = remark.detail.isEmpty ? nil : remark.detail
        location = remark.location.map(LocationPayload.init)
    }

    func remark(place: String) throws(GraphError) -> Remark {
        Remark(
            Remark.Kind(rawValue: kind), subject, detail: detail ?? "",
            location: try location?.location(place: place + ".location"))
    }
}

struct SuppressionPayload: Codable {
    var rules: [String]
    var reason: String?, location: LocationPayload, lastLine: WholeNumber?

    init(_ suppression: Suppression) {
        rules = suppression.rules.sorted()
        reason = suppression.reason.isEmpty ? nil : suppression.reason
        location = LocationPayload(suppression.location)
        lastLine = WholeNumber(suppression.lastLine)
    }

    func suppression(place: String) throws(GraphError) -> Suppression {
        let location = try location.location(place: place + ".location")
        return Suppression(
            rules: Set(rules), reason: reason ?? "", location: location, lastLine: lastLine?.value ?? location.line)
    }
}

private func word<Word: RawRepresentable<String> & CaseIterable>(_ text: String, place: String) throws(GraphError)
    -> Word
{
    guard let word = Word(rawValue: text) else {
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw .malformedDocument(place: place, problem: "\(text.quotedForNotation) is not one of \(words)")
    }
    return word
}
