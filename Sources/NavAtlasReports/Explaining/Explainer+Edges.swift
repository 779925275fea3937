import NavAtlasAnalysis
import NavAtlasModel

// Explains edges: the code that triggers each, or why there is none.

extension Explainer {
    /// Why edges are in the graph.
    func edges(_ edges: [Edge]) -> Explanation {
        guard edges.count == 1, let edge = edges.first else {
            let routes = Set(edges.map(\.routeText))
            let ends = Set(edges.map { "\($0.from) to \($0.to)" })
            let subject = ends.count == 1 ? "from \(ends.first ?? "")" : routes.sorted().shortened(to: 3)
            return Explanation(
                subject, "The graph has \(edges.count.counted("such edge")); ask about one of them for all its steps.",
                edges.map { section(summing: $0) } + [
                    findings(about: routes, facts: Set(edges.map { Notation.print($0) }))
                ])
        }
        return Explanation(
            Notation.print(edge), edge.kind.isDeclared ? declaredAnswer(edge) : triggeredAnswer(edge),
            (edge.kind.isDeclared ? declaredSections(edge) : triggeredSections(edge))
                + [ground(of: edge), waySection(to: edge.from), aboutEdge(edge)])
    }

    /// One of several edges: the fact, its calls, and what they go through.
    private func section(summing edge: Edge) -> Explanation.Section {
        let through =
            edge.through.isEmpty
            ? [] : [Explanation.Item("The calls hand on to:", at: edge.through)]
        let route =
            edge.kind.isDeclared ? [] : declarations(of: edge).map { Explanation.Item($0, "The route is declared:") }
        return Explanation.Section(
            title: Notation.print(edge),
            items: [Explanation.Item(edge.kind.isDeclared ? "It is declared:" : callsText(edge), at: edge.locations)]
                + through + route)
    }

    // MARK: Transitions

    private func triggeredAnswer(_ edge: Edge) -> String {
        let way = edge.name.contains(".") ? "by the route \(edge.name)" : "by \(edge.name)"
        return "\(edge.from) \(edge.verb) \(edge.to) \(way)."
    }

    private func callsText(_ edge: Edge) -> String {
        if edge.locations.isEmpty { return "No call was read in source." }
        let count = edge.locations.count
        let parts = edge.components.sorted()
        let place =
            parts.isEmpty
            ? "the code of \(edge.from)"
            : "\(parts.shortened(to: 3)), \(parts.count == 1 ? "which is a part" : "which are parts") of \(edge.from),"
        return "\(count == 1 ? "This line" : "Each of these \(count) lines") in \(place) triggers it:"
    }

    private func triggeredSections(_ edge: Edge) -> [Explanation.Section] {
        let declared = declarations(of: edge)
        let route: [Explanation.Item] =
            declared.isEmpty
            ? [
                Explanation.Item(
                    edge.name.contains(".")
                        ? "No declaration of \(edge.name) to \(edge.to) is in the graph."
                        : "\(edge.name) names its destination at the call: no route is declared.")
            ]
            : declared.map {
                Explanation.Item($0, "\($0.from) is the host: it declares \($0.name), which \($0.verb) \($0.to):")
            }
        return [
            Explanation.Section(title: "The calls", items: [Explanation.Item(callsText(edge), at: edge.locations)]),
            Explanation.Section(
                title: "What the calls go through",
                items: edge.through.isEmpty
                    ? []
                    : [
                        Explanation.Item(
                            "The calls hand on to \(edge.through.count == 1 ? "this line" : "these lines"), which other "
                                + "screens may share:", at: edge.through)
                    ]),
            Explanation.Section(title: "The route", items: route),
        ]
    }

    /// The declarations of the route that a transition takes: those of that name, else those of a superclass or protocol,
    /// whose names end alike.
    private func declarations(of edge: Edge) -> [Edge] {
        let named = graph.edges.filter { $0.kind.isDeclared && $0.routeText == edge.name }
        let exact = named.filter { $0.to == edge.to }
        if !exact.isEmpty { return exact }
        let last = edge.name.split(separator: ".").last.map(String.init)
        guard edge.name.contains("."), let last else { return named }
        return graph.edges.filter { $0.kind.isDeclared && $0.to == edge.to && $0.name == last }
    }

    // MARK: Declared edges

    private func declaredAnswer(_ edge: Edge) -> String {
        let kind = edge.kind.rawValue
        if edge.initial { return "\(edge.from) starts with \(edge.to): it is the initial \(kind), \(edge.name)." }
        let input = edge.input.map { " It takes a value of type \($0)." } ?? ""
        return "\(edge.from) declares the \(kind) \(edge.name), which \(edge.verb) \(edge.to).\(input)"
    }

    private func declaredSections(_ edge: Edge) -> [Explanation.Section] {
        let triggers = graph.edges.filter { $0.kind == .transition && $0.to == edge.to && $0.name == edge.routeText }
        let links = graph.deepLinks.filter { $0.path.contains(edge.routeText) }
        var users = triggers.map { Explanation.Item($0) }
        users += links.map { link in
            Explanation.Item("The deep link \(link.pattern) takes it.", at: [link.location].compactMap { $0 })
        }
        if users.isEmpty, edge.initial || edge.kind == .tab {
            users = [Explanation.Item("It needs no call: \(edge.from) shows it itself.")]
        } else if users.isEmpty {
            let none =
                graph.hasReadCallSites
                ? "No transition in the graph takes it."
                : "Call sites were not read; the graph has declarations only."
            users = [Explanation.Item(none)]
            users += graph.unresolved.filter { $0.mayLead(to: edge.to) }.map { call in
                var item = item(call)
                item.text = "It may be taken \(item.text)"
                return item
            }
        }
        return [
            Explanation.Section(
                title: "The declaration", items: [Explanation.Item("\(edge.from) declares it:", at: edge.locations)]),
            Explanation.Section(title: "Who takes it", items: users),
        ]
    }

    // MARK: Both

    private func ground(of edge: Edge) -> Explanation.Section {
        var items = edge.evidence.sorted { $0.rawValue < $1.rawValue }.map { evidence in
            switch evidence {
            case .source: Explanation.Item("It was read in source.")
            case .runtime: Explanation.Item("It was read from the declarations of a live coordinator.")
            case .observed: Explanation.Item("It was taken on live coordinators, and \(edge.to) was shown.")
            }
        }
        if edge.showings.allSatisfy(\.replaces) {
            items.append(
                Explanation.Item(
                    "Every call of it resets or replaces the stack first, so that the stack does not grow."))
        }
        return Explanation.Section(title: "What it rests on", items: items)
    }

    private func aboutEdge(_ edge: Edge) -> Explanation.Section {
        let routes: Set<String> = edge.kind.isDeclared ? [edge.routeText] : []
        return findings(about: routes, facts: [Notation.print(edge)])
    }

    // MARK: Others

    /// What a deep link opens, and over which routes.
    func link(_ pattern: String) -> Explanation {
        let links = graph.deepLinks.filter { $0.pattern == pattern }
        let targets = links.compactMap(\.to)
        let answer =
            targets.isEmpty
            ? "\(pattern) opens nothing that is known." : "\(pattern) opens \(Set(targets).sorted().shortened(to: 5))."
        let routes = links.flatMap { link in
            link.path.map { route in
                let declared = graph.edges.filter { $0.kind.isDeclared && $0.routeText == route }
                return declared.first.map { Explanation.Item($0) }
                    ?? Explanation.Item("\(route) is not declared in the graph.")
            }
        }
        let declared = links.compactMap(\.location).map { Explanation.Item("It is handled:", at: [$0]) }
        return Explanation(
            pattern, answer,
            [
                Explanation.Section(title: "Where it stands", items: declared),
                Explanation.Section(title: "The routes that it takes", items: routes),
                findings(about: [pattern]),
            ])
    }

    /// The screens that a view is a part of, and what it triggers there.
    func component(_ name: String) -> Explanation {
        let edges = graph.edges.filter { $0.components.contains(name) }
        let screens = Set(edges.map(\.from)).sorted()
        return Explanation(
            name,
            "\(name) is no screen of its own: it is a part of \(screens.shortened(to: 5)), and what it triggers counts as theirs.",
            [Explanation.Section(title: "What it triggers", items: edges.map { Explanation.Item($0) })])
    }
}
