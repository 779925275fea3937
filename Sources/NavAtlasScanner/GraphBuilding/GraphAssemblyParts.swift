// What parts of screens do is done by the screens.
extension GraphAssembly {
    /// What a view was seen to do before it turned out to be a part of screens only is done by those.
    mutating func replacePartsByScreens() {
        var wholes: [NodeKey: [NodeKey]] = [:]
        let shown = Set(edges.map(\.to))
        let writers = CodeWriters(program)
        let done = Set(edges.map(\.call))
        edges = edges.reduce(into: []) { result, edge in
            guard case .type(let part) = edge.from, draft.nodes[edge.from] == nil, !draft.entries.contains(edge.from),
                !shown.contains(edge.from)
            else {
                result.insert(edge)
                return
            }
            let known =
                wholes[edge.from]
                ?? draft.nodes.keys.filter { draft.components[$0]?.contains(part) == true }
            wholes[edge.from] = known
            if known.isEmpty { result.insert(edge) }
            for whole in screens(known, around: part, doing: edge, writers, done) where whole != edge.to {
                var edge = edge
                if edge.host == edge.from, case .type(let nominal) = whole {
                    (edge.host, edge.name) = (whole, nominal.name + edge.name.dropFirst(part.name.count))
                }
                (edge.from, edge.component) = (whole, part)
                result.insert(edge)
            }
        }
    }

    /// The screens for which a transition in a part's code may run. Content and actions that a screen passes to the part are
    /// written in that screen's code, and other screens with a part of the same type do not have them. For code of a helper,
    /// these are the screens that were seen to run it.
    private func screens(
        _ known: [NodeKey], around part: Nominal, doing edge: DraftEdge, _ writers: CodeWriters,
        _ done: Set<DraftEdge.Call>
    ) -> [NodeKey] {
        guard let writer = writers.type(around: edge.location), writer !== part, known.count > 1 else { return known }
        let doing = known.filter { draft.isOwnCode(writer, of: $0) }
        guard doing.isEmpty else { return doing }
        let seen = known.filter { done.contains(DraftEdge.Call(from: $0, to: edge.to, location: edge.location)) }
        guard seen.isEmpty else { return seen }
        let way = edge.origin.map { $0.places.union($0.through).union($0.triggers) } ?? []
        let asking = Set(way.compactMap(writers.type(around:)).map(draft.key))
        let own = known.filter(asking.contains)
        return own.isEmpty ? known : own
    }
}

/// The types in whose members code is written, by its place.
private struct CodeWriters {
    private struct Member {
        let position: Position
        let nominal: Nominal
    }

    private var members: [Int: [Member]] = [:]

    init(_ program: Program) {
        for nominal in program.nominals where !nominal.isForeign {
            for property in nominal.properties.values {
                members[property.file, default: []].append(Member(position: property.fact.position, nominal: nominal))
            }
            for function in nominal.functions.values.joined() {
                members[function.file, default: []].append(Member(position: function.fact.position, nominal: nominal))
            }
        }
        for file in members.keys { members[file]?.sort { $0.position < $1.position } }
    }

    /// The type of the last member that begins before some code.
    func type(around code: DraftLocation) -> Nominal? {
        guard let members = members[code.file] else { return nil }
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle].position <= code.position { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? members[low - 1].nominal : nil
    }
}
