import NavAtlasModel

/// The graph of one program, and what it rests on: another program in the same folder may share files with it.
struct ProgramGraph: Sendable {
    var graph: NavigationGraph
    var ends: [SourceLocation: SiteEnd]
    /// The screens and coordinators that live code uses, though they are no nodes, with their declarations.
    var uses: [String: SourceLocation]
}

/// How a site ended; where programs that share it disagree, the greatest counts.
enum SiteEnd: Int, Comparable {
    case dead, noNavigation, resolved, notFollowed

    init(_ outcome: SiteOutcome) {
        self =
            switch outcome {
            case .dead: .dead
            case .noNavigation: .noNavigation
            case .resolved: .resolved
            case .notFollowed: .notFollowed
            }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension FileCensus {
    /// How the sites of each file ended.
    static func all(_ ends: [SourceLocation: SiteEnd]) -> [FileCensus] {
        var files: [String: FileCensus] = [:]
        for (place, end) in ends {
            let count: WritableKeyPath<FileCensus, Int> =
                switch end {
                case .dead: \.dead
                case .noNavigation: \.noNavigation
                case .resolved: \.resolved
                case .notFollowed: \.notFollowed
                }
            files[place.file, default: FileCensus(file: place.file)][keyPath: count] += 1
        }
        return files.values.sorted { $0.file < $1.file }
    }
}

extension NavigationGraph {
    /// The graph of all programs. A site that they share counts once, and is dead only if it is dead in all of them; a
    /// screen that one of them uses in a way that is not known is not proven unreachable by the others.
    ///
    /// - Throws: ``ScanError/brokenGraph(_:)``.
    init(uniting programs: [ProgramGraph]) throws(ScanError) {
        guard programs.count > 1 else {
            self = programs.first?.graph ?? .empty
            return
        }
        var ends: [SourceLocation: SiteEnd] = [:]
        for program in programs { ends.merge(program.ends) { max($0, $1) } }
        let whole = programs.reduce(NavigationGraph.empty) { $0.merging($1.graph) }
        let used = Self.usesElsewhere(programs, whole)
        for place in used.compactMap(\.location) { ends[place] = .notFollowed }
        let remarks = whole.remarks.filter { remark in
            guard [.deadSite, .idleSite].contains(remark.kind) else { return true }
            return remark.location.flatMap { ends[$0] }.map { $0 <= .noNavigation } ?? true
        }
        do {
            self = try NavigationGraph(
                entries: whole.entries, nodes: whole.nodes, edges: whole.openings(shownIn: programs.map(\.graph)),
                deepLinks: whole.deepLinks,
                unresolved: Self.unusedInAllPrograms(programs, whole) + used, remarks: remarks,
                suppressions: whole.suppressions,
                census: FileCensus.all(ends),
                bounds: whole.bounds)
        } catch {
            throw .brokenGraph(error)
        }
    }

    /// The edges. If programs disagree on whether one is a root, a tab or a route, those decide that show its coordinator.
    private func openings(shownIn graphs: [NavigationGraph]) -> [Edge] {
        let said = graphs.reduce(into: Set<Opening>()) { said, graph in
            let shown = graph.shownNodes
            for edge in graph.edges where edge.isOpening && shown.contains(edge.from) { said.insert(Opening(edge)) }
        }
        let known = Set(said.map(\.withoutKind))
        return edges.filter {
            !$0.isOpening || said.contains(Opening($0)) || !known.contains(Opening($0).withoutKind)
        }
    }

    /// The unresolved calls, but for code that stands for a route which only programs say nobody takes that do not show it:
    /// another program that reads the file shows it.
    private static func unusedInAllPrograms(_ programs: [ProgramGraph], _ whole: NavigationGraph) -> [UnresolvedCall] {
        let shown = programs.map { (graph: $0.graph, nodes: $0.graph.shownNodes, files: $0.graph.files) }
        return whole.unresolved.filter { call in
            guard call.reason == UnresolvedCall.untaken, let file = call.location?.file else { return true }
            return !shown.contains { program in
                program.files.contains(file) && call.candidates.isSubset(of: program.nodes)
                    && !program.graph.unresolved.contains(call)
            }
        }
    }

    /// The files in which its nodes and edges are.
    private var files: Set<String> {
        Set(nodes.compactMap(\.location?.file)).union(edges.flatMap(\.locations).map(\.file))
            .union(census.map(\.file))
    }

    /// The nodes that the entries lead to, or links.
    private var shownNodes: Set<String> {
        let ways = Dictionary(grouping: edges, by: \.from)
        return Set.reachable(from: entries + deepLinks.compactMap(\.to)) { (ways[$0] ?? []).map(\.to) }
    }

    private struct Opening: Hashable {
        let from: String
        let to: String
        let name: String
        var kind: Edge.Kind?

        init(_ edge: Edge) { (from, to, name, kind) = (edge.from, edge.to, edge.name, edge.kind) }

        var withoutKind: Self {
            var one = self
            one.kind = nil
            return one
        }
    }

    /// The nodes that nothing leads to, but that another program uses as something else.
    private static func usesElsewhere(_ programs: [ProgramGraph], _ whole: NavigationGraph) -> [UnresolvedCall] {
        let led = Set(whole.edges.map(\.to)).union(whole.entries).union(whole.deepLinks.compactMap(\.to))
            .union(whole.remarks.filter { $0.kind == .part }.map(\.detail))
        let unled = Set(whole.nodes.map(\.id)).subtracting(led)
        return programs.flatMap { program in
            program.uses.filter { unled.contains($0.key) }.map { id, place in
                UnresolvedCall(
                    what: id, reason: "another app that is read uses it, and no code that shows it was found there",
                    candidates: [id], location: place)
            }
        }
    }
}

extension Edge {
    /// Whether it says how a coordinator begins, or what it may show.
    fileprivate var isOpening: Bool { kind == .root || kind == .route }
}
