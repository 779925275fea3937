import NavAtlasModel

// Checks a team's policies, and finds where the app breaks them.

extension Analysis {
    /// Where the app breaks a policy.
    public func violations(of policy: Policy) -> [Finding] {
        switch policy.demand {
        case .mustPass(let gate, let before): bypasses(of: gate, before: before, policy)
        case .forbidden(let ways):
            self.ways(ways).map { edge in
                finding(
                    policy, "\(edge.from) \(edge.to)", "\(edge.from) leads to \(edge.to), which is forbidden",
                    at: Array(edge.locations), evidence: [Finding.evidence(edge)])
            }
        case .required(let ways):
            self.ways(ways).isEmpty ? [finding(policy, policy.name, "no connection matches it")] : []
        case .maxDepth(let most, let patterns):
            distances { $0.isStep ? 1 : 0 }.far(from: self, over: most, patterns).map { id, steps in
                finding(
                    policy, id, "\(id) is \(steps) steps away from where the app starts; \(most) are allowed", of: id)
            }
        case .maxStack(let most, let patterns):
            distances { $0.isStacked ? 1 : 0 }.far(from: self, over: most, patterns).map { id, height in
                finding(policy, id, "\(id) lies over \(height) others at least; \(most) are allowed", of: id)
            }
        case .profile(let entries, let reaches, let neverReaches):
            profile(ids(entries), ids(reaches), ids(neverReaches), policy)
        }
    }

    private func ids(_ patterns: [Glob]) -> [String] {
        graph.nodes.map(\.id).filter { id in patterns.contains { $0.matches(id) } }
    }

    private func finding(
        _ policy: Policy, _ subject: String, _ message: String, of id: String? = nil,
        at locations: [SourceLocation] = [],
        evidence: [String] = []
    ) -> Finding {
        let places = locations + [id.flatMap { graph[$0]?.location }].compactMap { $0 }
        return Finding(
            rule: RuleDescription.policy.id, severity: policy.severity,
            subject: subject == policy.name ? subject : "\(policy.name): \(subject)",
            message: "\(policy.name): \(message)",
            help: RuleDescription.policy.remedy, locations: Set(places).sorted(),
            evidence: evidence)
    }

    // MARK: Gates

    private func bypasses(of gate: Glob, before patterns: [Glob], _ policy: Policy) -> [Finding] {
        let gates = Set(ids([gate]))
        let isBypassed = bypassed(gates)
        return ids(patterns).compactMap { id in
            guard let node = index.node(id), isBypassed[Int(node)], let path = bypass(of: gates, to: id) else {
                return nil
            }
            let link = path.link.map { ["link \($0.pattern)"] } ?? []
            return finding(
                policy, id, "a path leads to \(id) that does not pass \(gates.sorted().joined(separator: " or "))",
                of: id,
                evidence: link + (path.steps.isEmpty ? [path.start] : path.steps.map(Finding.evidence)))
        }
    }

    /// Which nodes a way leads to that passes none of the gates: from an entry, or from where a link opens the app.
    private func bypassed(_ gates: Set<String>) -> [Bool] {
        let starts = (graph.entries + openedStarts(avoiding: []).map(\.start)).filter { !gates.contains($0) }
        let open = graph.walkedEdges().filter { place in
            let edge = graph.edges[Int(place)]
            return gates.isDisjoint(with: [edge.from, edge.to])
        }
        return index.digraph(ofEdges: open).reachable(from: starts.compactMap(index.node))
    }

    /// A way to a node that passes none of the gates, from an entry or from where a link opens the app.
    private func bypass(of gates: Set<String>, to id: String) -> GraphPath? {
        func way(from starts: [String]) -> GraphPath? {
            let open = starts.filter { !gates.contains($0) }
            if open.isEmpty { return nil }
            let answer = paths(PathQuery(to: id, from: open, avoiding: gates))
            // A route that nobody triggers is no way that a person takes.
            return answer.usesDeclarations ? nil : answer.paths.first
        }
        if let path = way(from: graph.entries) { return path }
        let shown = Dictionary(grouping: graph.edges.filter(\.kind.isDeclared)) { $0.routeName }
        let broken = Set(deepLinkCoverage.broken.map(\.link))
        for link in graph.deepLinks where !broken.contains(link) {
            let passed = link.path.flatMap { shown[$0] ?? [] }.map(\.to)
            guard let start = link.to, gates.isDisjoint(with: passed), let path = way(from: [start]) else { continue }
            return GraphPath(start: path.start, link: link, steps: path.steps)
        }
        return nil
    }

    // MARK: Ways

    private func ways(_ pattern: Policy.Ways) -> [Edge] {
        func fits(_ glob: Glob?, _ name: String?) -> Bool { glob.map { $0.matches(name ?? "") } ?? true }
        return graph.edges.filter { edge in
            fits(pattern.from, edge.from) && fits(pattern.to, edge.to)
                && edge.showings.contains { fits(pattern.presentation, $0.presentation?.rawValue) }
                && fits(pattern.fromModule, graph[edge.from]?.module) && fits(pattern.toModule, graph[edge.to]?.module)
        }
    }

    // MARK: Distances

    /// The least weight of a way from an entry to each node, by breadth-first search with weights of 0 and 1 (Dial, 1969).
    fileprivate func distances(_ weight: (Edge) -> Int) -> Distances {
        let walked = graph.walkedEdges()
        let digraph = index.digraph(ofEdges: walked)
        let weights = walked.map { weight(graph.edges[Int($0)]) }
        var best = [Int](repeating: .max, count: graph.nodes.count)
        var level = graph.entries.compactMap(index.node)
        for node in level { best[Int(node)] = 0 }
        var distance = 0
        while !level.isEmpty {
            var next: [Int32] = []
            var place = 0
            while place < level.count {
                let node = level[place]
                place += 1
                guard best[Int(node)] == distance else { continue }
                for edge in digraph.places(from: node) {
                    let (head, weight) = (digraph.heads[edge], weights[edge])
                    guard distance + weight < best[Int(head)] else { continue }
                    best[Int(head)] = distance + weight
                    if weight == 0 { level.append(head) } else { next.append(head) }
                }
            }
            (level, distance) = (next, distance + 1)
        }
        return Distances(best: best)
    }

    // MARK: Profiles

    private func profile(
        _ entries: [String], _ reaches: [String], _ neverReaches: [String], _ policy: Policy
    ) -> [Finding] {
        let digraph = index.digraph(ofEdges: graph.walkedEdges())
        let isReached = digraph.reachable(from: entries.compactMap(index.node))
        func reached(_ id: String) -> Bool { index.node(id).map { isReached[Int($0)] } ?? false }
        let missing = reaches.filter { !reached($0) }.map {
            finding(policy, $0, "\($0) cannot be reached from \(entries.joined(separator: ", "))", of: $0)
        }
        let wrong = neverReaches.filter(reached).map { id in
            let path = paths(PathQuery(to: id, from: entries)).paths.first
            return finding(
                policy, id, "\(id) can be reached from \(path?.start ?? entries.joined(separator: ", "))", of: id,
                evidence: path?.steps.map(Finding.evidence) ?? [])
        }
        return missing + wrong
    }
}

/// The least weight of a way to each node; `Int.max` for one to which none leads.
private struct Distances {
    let best: [Int]

    func far(from analysis: Analysis, over most: Int, _ patterns: [Glob]) -> [(id: String, distance: Int)] {
        zip(analysis.graph.nodes, best).compactMap { node, distance in
            guard distance > most, distance < .max, patterns.contains(where: { $0.matches(node.id) }) else {
                return nil
            }
            return (node.id, distance)
        }
    }
}

extension Edge {
    /// Whether a person does something: a root that is there first, and a tab bar's tabs, show themselves.
    fileprivate var isStep: Bool { kind == .transition || (kind != .tab && !initial) }

    /// Whether each call lays the destination over what was shown.
    fileprivate var isStacked: Bool { isStep && !isShown(as: .root) && !isShown(as: .tab) }
}
