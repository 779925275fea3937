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
    var census: [CensusPayload]?
    var bounds: [BoundPayload]?
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
        census = graph.census.isEmpty ? nil : graph.census.map(CensusPayload.init)
        bounds = graph.bounds.isEmpty ? nil : graph.bounds.map(BoundPayload.init)
        resolution = ResolutionPayload(graph.resolution)
    }

    /// The graph, with every reference checked; places in errors are those of the document.
    func graph() throws(GraphError) -> NavigationGraph {
        var ids: Set<String> = []
        let nodes = try values(of: nodes, in: "nodes") { node throws(GraphError) in
            if !ids.insert(node.id).inserted { throw .duplicateNode(node.id, place: ".id") }
            return try node.node()
        }
        func check(_ id: String?, _ place: String) throws(GraphError) {
            if let id, !ids.contains(id) { throw .missingNode(id, place: place) }
        }
        let entries = try values(of: entries, in: "entries") { entry throws(GraphError) in
            try check(entry, "")
            return entry
        }
        let edges = try values(of: edges, in: "edges") { edge throws(GraphError) in
            try check(edge.from, ".from")
            try check(edge.to, ".to")
            return try edge.edge()
        }
        let deepLinks = try values(of: deepLinks, in: "deepLinks") { link throws(GraphError) in
            try check(link.to, ".to")
            return try link.link()
        }
        let unresolved = try values(of: unresolved, in: "unresolved") { call throws(GraphError) in
            try check(call.from, ".from")
            return try call.call()
        }
        let remarks = try values(of: remarks, in: "remarks") { remark throws(GraphError) in
            try remark.remark()
        }
        let suppressions = try values(of: suppressions, in: "suppressions") { comment throws(GraphError) in
            try comment.suppression()
        }
        let census = try values(of: census, in: "census") { file throws(GraphError) in try file.census() }
        let bounds = try values(of: bounds, in: "bounds") { bound throws(GraphError) in try bound.bound() }
        return NavigationGraph(
            uniting: entries, nodes: nodes, edges: edges, deepLinks: deepLinks, unresolved: unresolved,
            remarks: remarks, suppressions: suppressions, census: census, bounds: bounds)
    }
}

/// The values of payloads. What is wrong with one is said with a place in it, which becomes one in the list.
private func values<Payload, Value>(
    of payloads: [Payload]?, in key: String, _ value: (Payload) throws(GraphError) -> Value
) throws(GraphError) -> [Value] {
    guard let payloads else { return [] }
    var values: [Value] = []
    values.reserveCapacity(payloads.count)
    for payload in payloads {
        do throws(GraphError) {
            values.append(try value(payload))
        } catch {
            throw error.inside("\(key)[\(values.count)]")
        }
    }
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

struct ResolutionPayload: Codable {
    var callSites: WholeNumber?, resolved: WholeNumber?
    var dead: WholeNumber?, noNavigation: WholeNumber?, notFollowed: WholeNumber?

    init(_ resolution: Resolution) {
        (callSites, resolved) = (WholeNumber(resolution.callSites), WholeNumber(resolution.resolved))
        (dead, noNavigation) = (WholeNumber(resolution.dead), WholeNumber(resolution.noNavigation))
        notFollowed = WholeNumber(resolution.notFollowed)
    }
}

struct LocationPayload: Codable {
    var file: String, line: WholeNumber, column: WholeNumber?

    init(_ location: SourceLocation) {
        (file, line, column) = (location.file, WholeNumber(location.line), WholeNumber(location.column))
    }

    func location(place: String) throws(GraphError) -> SourceLocation {
        let column = column?.value ?? 1
        guard line.value >= 1, column >= 1 else {
            let key = line.value < 1 ? "line" : "column"
            throw .malformedDocument(place: "\(place).\(key)", problem: "lines and columns are counted from 1")
        }
        return SourceLocation(file: file, line: line.value, column: column)
    }
}

struct NodePayload: Codable {
    var id: String, kind: String
    var flow: String?, style: String?, module: String?, container: Bool?, location: LocationPayload?
    var body: [LocationPayload]?

    init(_ node: Node) {
        (id, kind, flow) = (node.id, node.kind.rawValue, node.flow?.rawValue)
        (style, module, container) = (node.style, node.module, node.container ? true : nil)
        location = node.location.map(LocationPayload.init)
        body = node.body.isEmpty ? nil : node.body.sorted().map(LocationPayload.init)
    }

    func node() throws(GraphError) -> Node {
        let body = try values(of: body, in: ".body") { location throws(GraphError) in
            try location.location(place: "")
        }
        return Node(
            id: id, kind: try word(kind, place: ".kind"), flow: flow.map(Node.Flow.init(rawValue:)),
            style: style, module: module, container: container ?? false,
            location: try location?.location(place: ".location"), body: Set(body))
    }
}

struct EdgePayload: Codable {
    var from: String, to: String, kind: String
    var name: String?, via: String?, presentation: String?, input: String?
    var initial: Bool?, replaces: Bool?
    var evidence: [String]?, locations: [LocationPayload]?, components: [String]?
    /// Absent where they are the locations.
    var triggers: [LocationPayload]?
    var through: [LocationPayload]?
    var otherPresentations: [ShowingPayload]?

    init(_ edge: Edge) {
        (from, to, kind) = (edge.from, edge.to, edge.kind.rawValue)
        if edge.kind == .transition { via = edge.name } else { name = edge.name }
        (presentation, input) = (edge.presentation?.rawValue, edge.input)
        (initial, replaces) = (edge.initial ? true : nil, edge.replaces ? true : nil)
        evidence = edge.evidence.map(\.rawValue).sorted()
        locations = edge.locations.sorted().map(LocationPayload.init)
        triggers = edge.triggers == edge.locations ? nil : edge.triggers.sorted().map(LocationPayload.init)
        through = edge.through.isEmpty ? nil : edge.through.sorted().map(LocationPayload.init)
        components = edge.components.isEmpty ? nil : edge.components.sorted()
        let others = edge.showings.dropFirst().compactMap(ShowingPayload.init)
        otherPresentations = others.isEmpty ? nil : others
    }

    func edge() throws(GraphError) -> Edge {
        let kind: Edge.Kind = try word(kind, place: ".kind")
        guard let name = kind == .transition ? via : name else {
            let key = kind == .transition ? "via" : "name"
            throw .malformedDocument(place: "", problem: "the key '\(key)' is missing")
        }
        let proofs = try values(of: evidence, in: ".evidence") { proof throws(GraphError) in
            try word(proof, place: "") as Edge.Evidence
        }
        let places = try values(of: locations, in: ".locations") { location throws(GraphError) in
            try location.location(place: "")
        }
        let triggers = try triggers.map { triggers throws(GraphError) in
            try values(of: triggers, in: ".triggers") { location throws(GraphError) in
                try location.location(place: "")
            }
        }
        let through = try values(of: through, in: ".through") { location throws(GraphError) in
            try location.location(place: "")
        }
        return Edge(
            from: from, to: to, kind: kind, name: name, presentation: presentation.map(Presentation.init(rawValue:)),
            otherPresentations: Dictionary(
                (otherPresentations ?? []).map { (Presentation(rawValue: $0.presentation), $0.replaces ?? false) },
                uniquingKeysWith: { $0 && $1 }), input: input,
            initial: initial ?? false, replaces: replaces ?? false, evidence: Set(proofs),
            locations: Set(places), triggers: triggers.map(Set.init), through: Set(through),
            components: Set(components ?? []))
    }
}

/// How other calls of a transition show its destination.
struct ShowingPayload: Codable {
    var presentation: String
    var replaces: Bool?

    init?(_ showing: Edge.Showing) {
        guard let presentation = showing.presentation?.rawValue else { return nil }
        (self.presentation, replaces) = (presentation, showing.replaces ? true : nil)
    }
}

struct LinkPayload: Codable {
    var pattern: String
    var to: String?, path: [String]?, location: LocationPayload?

    init(_ link: DeepLink) {
        (pattern, to, path) = (link.pattern, link.to, link.path)
        location = link.location.map(LocationPayload.init)
    }

    func link() throws(GraphError) -> DeepLink {
        DeepLink(
            pattern: pattern, to: to, path: path ?? [], location: try location?.location(place: ".location"))
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

    func call() throws(GraphError) -> UnresolvedCall {
        UnresolvedCall(
            what: what, reason: reason, from: from, candidates: Set(candidates ?? []),
            location: try location?.location(place: ".location"))
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

    func remark() throws(GraphError) -> Remark {
        Remark(
            Remark.Kind(rawValue: kind), subject, detail: detail ?? "",
            location: try location?.location(place: ".location"))
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

    func suppression() throws(GraphError) -> Suppression {
        let location = try location.location(place: ".location")
        return Suppression(
            rules: Set(rules), reason: reason ?? "", location: location, lastLine: lastLine?.value ?? location.line)
    }
}

struct CensusPayload: Codable {
    var file: String
    var resolved: WholeNumber?, dead: WholeNumber?, noNavigation: WholeNumber?, notFollowed: WholeNumber?

    init(_ census: FileCensus) {
        (file, resolved, dead) = (census.file, WholeNumber(census.resolved), WholeNumber(census.dead))
        (noNavigation, notFollowed) = (WholeNumber(census.noNavigation), WholeNumber(census.notFollowed))
    }

    func census() throws(GraphError) -> FileCensus {
        FileCensus(
            file: file, resolved: try count(resolved, ".resolved"), dead: try count(dead, ".dead"),
            noNavigation: try count(noNavigation, ".noNavigation"), notFollowed: try count(notFollowed, ".notFollowed"))
    }

    /// Files are summed, so that a count has to leave room for others.
    private func count(_ number: WholeNumber?, _ place: String) throws(GraphError) -> Int {
        let count = number?.value ?? 0
        guard 0...FileCensus.mostSites ~= count else {
            throw .malformedDocument(place: place, problem: "expected a count from 0 to \(FileCensus.mostSites)")
        }
        return count
    }
}

struct BoundPayload: Codable {
    var what: String, hides: String
    var location: LocationPayload?

    init(_ bound: Bound) {
        (what, hides) = (bound.what, bound.hides)
        location = bound.location.map(LocationPayload.init)
    }

    func bound() throws(GraphError) -> Bound {
        Bound(what: what, hides: hides, location: try location?.location(place: ".location"))
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
