import NavAtlasAnalysis
import NavAtlasModel

// Explains screens and coordinators: how a person reaches one, and where it leads.

extension Explainer {
    /// What a node is, how a person comes to it, and where it leads.
    func node(_ id: String) -> Explanation {
        guard let node = graph[id] else { return Explanation(id, "Nothing in the graph is called \(id).", []) }
        let incoming = graph.edges.filter { $0.to == id }
        let outgoing = graph.edges.filter { $0.from == id }
        return Explanation(
            id, "\(id) is a \(Self.kind(of: node)), and \(reach(id)).",
            [
                Explanation.Section(
                    title: "Where it is declared",
                    items: node.location.map { [Explanation.Item(at: [$0])] }
                        ?? (node.isUndeclaredCoordinator
                            ? [Explanation.Item("Its declaration was neither registered nor found in the source.")]
                            : [])),
                waySection(to: id),
                Explanation.Section(
                    title: "What leads to it",
                    items: incoming.map { Explanation.Item($0) } + links(opening: id) + callsLeading(to: id)),
                Explanation.Section(
                    title: "Code that creates it and that nobody runs", items: deadSites(of: id).map(item(deadSite:))),
                Explanation.Section(title: "Where it leads", items: outgoing.map { Explanation.Item($0) }),
                Explanation.Section(
                    title: "Calls in it that were not followed",
                    items: graph.unresolved.filter { $0.from == id }.map { item($0, naming: false) }),
                Explanation.Section(
                    title: "Code in it that leads nowhere", items: idleSites(in: id).map(item(idleSite:))),
                findings(about: Set([id] + outgoing.filter(\.kind.isDeclared).map(\.routeText))),
            ])
    }

    /// What leads directly to a node.
    ///
    /// - Parameter id: the id of a node of the graph.
    package func incoming(_ id: String) -> Explanation {
        let whole = node(id)
        let titles = ["What leads to it", "Code that creates it and that nobody runs"]
        return Explanation(id, whole.answer, whole.sections.filter { titles.contains($0.title) })
    }

    private static func kind(of node: Node) -> String {
        switch node.kind {
        case .screen: "screen"
        case .coordinator: node.flow.map { "coordinator (\($0.rawValue))" } ?? "coordinator"
        }
    }

    private func links(opening id: String) -> [Explanation.Item] {
        graph.deepLinks.filter { $0.to == id }.map { link in
            Explanation.Item("The deep link \(link.pattern) opens it.", at: [link.location].compactMap { $0 })
        }
    }

    /// Calls that were not followed and that name a node. One that may lead anywhere says nothing about this one.
    private func callsLeading(to id: String) -> [Explanation.Item] {
        graph.unresolved.filter { $0.candidates.contains(id) }.map { call in
            var item = item(call)
            item.text = "Not followed: \(item.text)"
            return item
        }
    }

    /// What leads from one node to another; where no edge does, every site that could have, and why it does not.
    func way(from: String, to: String, missing: String?) -> Explanation {
        let edges = graph.edges.filter { $0.from == from && $0.to == to }
        guard edges.isEmpty else {
            var explanation = self.edges(edges)
            if let missing { explanation.answer = "There is no edge '\(missing)', but: \(explanation.answer)" }
            return explanation
        }
        let own = graph.unresolved.filter { $0.from == from }
        let maybe = own.filter { $0.mayLead(to: to) }
        let placeless = graph.unresolved.filter { $0.from == nil && $0.mayLead(to: to) }
        let dead = deadSites(of: to)
        let idle = idleSites(in: from)
        let deadPlaces = Set(dead.compactMap(\.location))
        let idlePlaces = Set(idle.compactMap(\.location))
        let sections = [
            waySection(to: to, from: from),
            Explanation.Section(
                title: "Calls in \(from) that were not followed, and may lead to \(to)",
                items: maybe.map { item($0, naming: false) }),
            Explanation.Section(
                title: "Calls that may lead to \(to), whose screen is not known",
                items: placeless.map { item($0) }),
            Explanation.Section(
                title: "Code that creates \(to) and that nobody runs",
                items: dead.map { site in
                    var item = item(deadSite: site)
                    if site.location.map(idlePlaces.contains) == true { item.text = "In \(from): \(item.text)" }
                    return item
                }),
            Explanation.Section(
                title: "Calls in \(from) that were not followed, and that do not lead to \(to)",
                items: own.filter { !$0.mayLead(to: to) }.map { item($0, naming: false) }),
            Explanation.Section(
                title: "Code in \(from) that leads nowhere",
                items: idle.filter { site in site.location.map { !deadPlaces.contains($0) } ?? true }
                    .map(item(idleSite:))),
            elsewhere(from: from, to: to),
            Explanation.Section(
                title: "What does lead to \(to)",
                items: graph.edges.filter { $0.to == to }.map { Explanation.Item($0) } + links(opening: to)),
            Explanation.Section(
                title: "In the other direction",
                items: graph.edges.filter { $0.from == to && $0.to == from }.map { Explanation.Item($0) }),
        ]
        return Explanation(
            "from \(from) to \(to)", absence(from, to, unfollowed: maybe.count + placeless.count), sections)
    }

    private func absence(_ from: String, _ to: String, unfollowed: Int) -> String {
        let path = analysis.paths(PathQuery(to: to, from: [from])).paths.first
        let direct = "No edge leads from \(from) to \(to)"
        let way =
            path.map { "\(direct). The shortest path takes \($0.steps.count.counted("step"))." }
            ?? "\(direct), and no path over other screens does."
        if unfollowed > 0 {
            let calls = unfollowed == 1 ? "a call that was not followed" : "\(unfollowed) calls that were not followed"
            return "\(way) There may be one anyway: \(calls) may lead there."
        }
        return graph.hasReadCallSites
            ? way : "\(way) Call sites were not read; the graph has declarations only."
    }

    /// The edges of a node go elsewhere: every call that is in the graph is one of theirs.
    private func elsewhere(from: String, to: String) -> Explanation.Section {
        let outgoing = graph.edges.filter { $0.from == from }
        let targets = Set(outgoing.map(\.to)).sorted()
        let item =
            targets.isEmpty
            ? Explanation.Item("Nothing in its code that was followed shows another screen.")
            : Explanation.Item("Every call in it that was followed leads to \(targets.shortened(to: 12)).")
        return Explanation.Section(title: "Where \(from) does lead", items: [item])
    }
}
