import NavAtlasModel

/// A route that the source declares and the live coordinator does not, or the reverse.
enum SourceRuntimeMismatchRule: Rule {
    static let id = "source-runtime-mismatch"
    static let title = "Source and live coordinator declare different routes"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let rationale = """
        NavAtlas merged a graph of the running app with a graph of its source. A route that only one of them has \
        means that they are different versions of the app, that a build condition hides the route, or that NavAtlas \
        read one of them wrongly. The rule compares coordinators that both sides read. It ignores routes that either \
        side lists as unresolved, and screens whose type the live coordinator does not show. A child that a live \
        coordinator started by itself ('start') matches any route that leads to it in source. If the coordinator's \
        'handle' is unresolved, so are the coordinators that it starts. If a route has several branches in source, a \
        live coordinator takes only one of them, so one is enough.
        """
    static let remedy = """
        Run and scan the same version with the same build settings. If they are the same, please report a bug.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source runtime]
            ShopCoordinator -push-> ItemScreen : item [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source runtime]
            ShopCoordinator -push-> ItemScreen : item [source]
            ShopCoordinator -sheet-> ItemScreen : item [observed runtime]
            """,
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source runtime]
            ShopCoordinator -push-> HelpCoordinator : help [source runtime]
            HelpCoordinator -root!-> HelpScreen : start [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source runtime]
            ShopCoordinator -push-> ItemScreen : item [source]
            unresolved ShopCoordinator.item : "no value of this case is known" [from=ShopCoordinator]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source runtime]
            ShopCoordinator -push-> HelpCoordinator : showHelp [source]
            ShopCoordinator -push-> HelpCoordinator : start [runtime]
            HelpCoordinator -root!-> HelpScreen : start [source runtime]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source runtime]
            ShopCoordinator -push-> HelpCoordinator : showHelp [source]
            HelpCoordinator -root!-> HelpScreen : start [source]
            unresolved ShopCoordinator.handle : "which coordinators it starts is decided by its code" [from=ShopCoordinator]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            screen ShopCoordinator.shop
            ShopCoordinator -root!-> ShopCoordinator.shop : shop [runtime]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> "inline:VStack#ShopCoordinator.root" : root [runtime]
            ShopCoordinator -push-> ItemScreen : item [source runtime]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph.namingLiveScreens
        let open = Dictionary(grouping: graph.unresolved, by: \.from)
        var sides: [String: (source: [Edge], runtime: [Edge])] = [:]
        for edge in graph.edges where edge.kind.isDeclared {
            if edge.isKnown(to: .source) { sides[edge.from, default: ([], [])].source.append(edge) }
            if edge.isKnown(to: .runtime) { sides[edge.from, default: ([], [])].runtime.append(edge) }
        }
        var findings: [Finding] = []
        for (coordinator, var side) in sides where !side.runtime.isEmpty {
            let declaration = graph[coordinator]?.location
            guard !side.source.isEmpty || declaration != nil else { continue }
            takeAwayStarts(in: &side.source, knownIn: &side.runtime, graph)
            takeAwayStarts(in: &side.runtime, knownIn: &side.source, graph)
            let names = Set((side.source + side.runtime).map(\.name))
            for name in names where !isOpen(name, of: coordinator, open[coordinator] ?? []) {
                let source = side.source.filter { $0.name == name }
                let runtime = side.runtime.filter { $0.name == name }
                // Of several branches, a live coordinator takes the one that its surroundings ask for.
                let known = Set(runtime.map(\.identity))
                if !known.isEmpty, known.isSubset(of: source.map(\.identity)) { continue }
                if source.isEmpty, runtime.allSatisfy(isOwnPart) { continue }
                let isStart = source.allSatisfy { graph[$0.to]?.kind == .coordinator }
                if runtime.isEmpty, isStart, isOpen("handle", of: coordinator, open[coordinator] ?? []) { continue }
                findings.append(
                    finding(
                        "\(coordinator).\(name)",
                        "the source says that \(coordinator).\(name) \(words(source)); the live coordinator says that it "
                            + words(runtime),
                        at: (source + runtime).flatMap(\.locations) + [declaration].compactMap(\.self),
                        evidence: lines("source", source) + lines("runtime", runtime)))
            }
        }
        return findings
    }

    /// Takes away the children that a side knows to be started, but not by which way, where the other side names the ways.
    private static func takeAwayStarts(
        in nameless: inout [Edge], knownIn named: inout [Edge], _ graph: NavigationGraph
    ) {
        let known = Set(named.lazy.filter { $0.name == Edge.startName }.map(\.to))
        let children = Set(
            nameless.lazy.filter { $0.name == Edge.startName && graph[$0.to]?.kind == .coordinator }.map(\.to))
        let own = Set(nameless.map { [$0.name, $0.to] })
        let matched = named.filter { children.subtracting(known).contains($0.to) && !own.contains([$0.name, $0.to]) }
        let found = Set(matched.map(\.to))
        nameless.removeAll { $0.name == Edge.startName && found.contains($0.to) }
        let identities = Set(matched.map(\.identity))
        named.removeAll { identities.contains($0.identity) }
    }

    /// Whether a way leads to a root without a type of its own: source takes that for a part of the coordinator.
    private static func isOwnPart(_ edge: Edge) -> Bool { edge.kind == .root && edge.to.hasPrefix("inline:") }

    /// Whether a side has said that it does not know what the name leads to.
    private static func isOpen(_ name: String, of coordinator: String, _ calls: [UnresolvedCall]) -> Bool {
        calls.contains { $0.what == "\(coordinator).\(name)" || $0.what == name || $0.what.hasSuffix(".\(name)") }
    }

    private static func words(_ edges: [Edge]) -> String {
        if edges.isEmpty { return "is not declared" }
        return edges.map { edge in
            let manner = edge.presentation.map { " as \($0.rawValue)" } ?? ""
            return "leads to \(edge.to)\(manner)"
        }.joined(separator: " and ")
    }

    private static func lines(_ side: String, _ edges: [Edge]) -> [String] {
        edges.isEmpty ? ["\(side): nothing"] : edges.map { "\(side): \(Notation.print($0))" }
    }
}

extension Edge {
    /// What was observed was live.
    fileprivate func isKnown(to side: Evidence) -> Bool {
        evidence.contains(side) || side == .runtime && evidence.contains(.observed)
    }
}
