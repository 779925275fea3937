import NavAtlasModel

/// Random graphs, the same for the same seed.
public struct RandomGraph {
    /// What the nodes, routes, inputs and so on are called.
    public enum Names: Sendable {
        /// `Coordinator3`, `Screen7`, `route2`.
        case plain
        /// Every text is one of ``HostileNames/short``.
        case hostile
    }

    private var random: SeededGenerator
    private let names: Names

    /// A graph of some nodes, with about `density` edges a node.
    ///
    /// All its references hold; apart from that nothing about it need make sense.
    public static func make(seed: UInt64, names: Names = .plain, nodes: Int = 8, density: Double = 1.5)
        -> NavigationGraph
    {
        let facts = facts(seed: seed, names: names, nodes: nodes, density: density)
        do {
            return try facts.graph()
        } catch {
            fatalError("the generator of random graphs named a node that it did not make: \(error)")
        }
    }

    /// The facts of such a graph, in the order in which they were drawn; several of them may have one identity.
    public static func facts(seed: UInt64, names: Names = .plain, nodes: Int = 8, density: Double = 1.5)
        -> GraphFacts
    {
        var maker = RandomGraph(random: SeededGenerator(seed: seed), names: names)
        return maker.facts(nodes: nodes, density: density)
    }

    private mutating func facts(nodes count: Int, density: Double) -> GraphFacts {
        var facts = GraphFacts()
        for number in 0..<count { facts.nodes.append(node(number)) }
        let ids = facts.nodes.map(\.id)
        guard !ids.isEmpty else { return facts }
        for _ in 0..<Int.random(in: 0...2, using: &random) { facts.entries.append(random.pick(ids)) }
        for _ in 0..<Int(Double(count) * density) { facts.edges.append(edge(ids)) }
        for _ in 0..<Int.random(in: 0...3, using: &random) { facts.deepLinks.append(link(ids, facts.edges)) }
        for _ in 0..<Int.random(in: 0...2, using: &random) { facts.unresolved.append(call(ids)) }
        for _ in 0..<Int.random(in: 0...2, using: &random) { facts.remarks.append(remark(ids)) }
        for _ in 0..<Int.random(in: 0...2, using: &random) { facts.suppressions.append(suppression()) }
        for _ in 0..<Int.random(in: 0...2, using: &random) { facts.census.append(census()) }
        for _ in 0..<Int.random(in: 0...2, using: &random) { facts.bounds.append(bound()) }
        return facts
    }

    private mutating func text(_ plain: String, _ number: Int) -> String {
        switch names {
        case .plain: "\(plain)\(number)"
        case .hostile: random.pick(HostileNames.short)
        }
    }

    private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
        random.once(in: 2) ? value(&self) : nil
    }

    private mutating func number() -> Int { Int.random(in: 0..<5, using: &random) }

    private mutating func location() -> SourceLocation {
        SourceLocation(
            file: text("File", number()), line: Int.random(in: 1...3, using: &random),
            column: Int.random(in: 1...2, using: &random))
    }

    private mutating func node(_ number: Int) -> Node {
        let kind = random.pick(Node.Kind.allCases)
        return Node(
            id: text(kind == .coordinator ? "Coordinator" : "Screen", number), kind: kind,
            flow: maybe { Node.Flow(rawValue: $0.text("flow", $0.number())) },
            style: maybe { $0.text("style", $0.number()) }, module: maybe { $0.text("Module", $0.number()) },
            container: random.once(in: 4), location: maybe { $0.location() },
            body: Set((0..<number % 3).map { _ in location() }))
    }

    private mutating func edge(_ ids: [String]) -> Edge {
        let from = random.pick(ids)
        let kind = random.pick(Edge.Kind.allCases)
        let route = text("route", number())
        let known: [Presentation] = [.push, .sheet, .fullScreen, .root, .tab, .popover]
        return Edge(
            from: from, to: random.pick(ids), kind: kind,
            name: kind == .transition && names == .plain ? "\(random.pick(ids)).\(route)" : route,
            presentation: maybe {
                $0.random.once(in: 4)
                    ? Presentation(rawValue: $0.text("presentation", $0.number())) : $0.random.pick(known)
            },
            otherPresentations: Dictionary(
                (0..<number() / 3).map { _ in (random.pick(known), random.once(in: 2)) }, uniquingKeysWith: { $1 }),
            input: maybe { $0.text("Input", $0.number()) }, initial: random.once(in: 3), replaces: random.once(in: 4),
            evidence: Set(Edge.Evidence.allCases.filter { _ in random.once(in: 2) }),
            locations: Set((0..<number() / 2).map { _ in location() }),
            triggers: maybe { maker in Set((0..<maker.number() / 2).map { _ in maker.location() }) },
            through: Set((0..<number() / 2).map { _ in location() }),
            components: Set((0..<number() / 2).map { _ in text("Component", number()) }))
    }

    private mutating func link(_ ids: [String], _ edges: [Edge]) -> DeepLink {
        let path = (0..<number() / 2).compactMap { _ in edges.isEmpty ? nil : random.pick(edges) }
        return DeepLink(
            pattern: text("app://link/{id}/", number()), to: maybe { $0.random.pick(ids) },
            path: names == .hostile ? path.map { _ in text("", 0) } : path.map { "\($0.from).\($0.name)" },
            location: maybe { $0.location() })
    }

    private mutating func remark(_ ids: [String]) -> Remark {
        Remark(
            Remark.Kind(rawValue: text("kind", number())), random.pick(ids),
            detail: maybe { $0.text("detail", $0.number()) } ?? "", location: maybe { $0.location() })
    }

    private mutating func suppression() -> Suppression {
        let place = location()
        return Suppression(
            rules: Set((0..<number() / 2).map { _ in text("rule", number()) }),
            reason: maybe { $0.text("reason", $0.number()) } ?? "", location: place, lastLine: place.line + number())
    }

    private mutating func census() -> FileCensus {
        FileCensus(
            file: text("File", number()), resolved: number(), dead: number(), noNavigation: number(),
            notFollowed: number())
    }

    private mutating func bound() -> Bound {
        Bound(
            what: text("limit", number()), hides: text("what it hides", number()), location: maybe { $0.location() })
    }

    private mutating func call(_ ids: [String]) -> UnresolvedCall {
        var candidates = Set((0..<number() / 2).map { _ in random.pick(ids) })
        if random.once(in: 5) { candidates = ["*"] }
        return UnresolvedCall(
            what: text("call", number()), reason: text("reason", number()), from: maybe { $0.random.pick(ids) },
            candidates: candidates, location: maybe { $0.location() })
    }
}
