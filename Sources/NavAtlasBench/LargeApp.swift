import NavAtlasModel

/// The navigation of a large app: coordinators in a tree, each with a root, screens of its own, and ways to other parts.
struct LargeApp {
    let coordinators: Int
    let screens: Int

    /// The graph, with call sites; nothing in it is broken but a screen in a thousand that nothing leads to.
    func graph() throws -> NavigationGraph {
        let nodes =
            (0..<coordinators).map { node(coordinator($0), .coordinator, 5) }
            + (0..<screens).map { node(screen($0), .screen, 9) }
        let edges = (0..<coordinators).flatMap(edges(of:))
        return try NavigationGraph(entries: [coordinator(0)], nodes: nodes, edges: edges)
    }

    private func coordinator(_ number: Int) -> String { "Feature\(number)Coordinator" }
    private func screen(_ number: Int) -> String { "Feature\(number % coordinators)Screen\(number / coordinators)" }
    private func file(_ id: String) -> String { "Sources/Features/\(id).swift" }

    private func node(_ id: String, _ kind: Node.Kind, _ line: Int) -> Node {
        Node(
            id: id, kind: kind, flow: kind == .coordinator ? .stack : nil,
            style: kind == .coordinator ? "stinsen2" : nil, module: "Features",
            location: SourceLocation(file: file(id), line: line, column: 7))
    }

    private func edges(of number: Int) -> [Edge] {
        let own = coordinator(number)
        let first = screen(number)
        let (child, sibling) = (number * 2 + 1, (number * 7_919 + 13) % coordinators)
        var edges = [edge(own, first, .root, "start", .root, line: 8)]
        // Every screen beyond the first is pushed; a feature in five hundred has forgotten to.
        for further in stride(from: number + coordinators, to: screens, by: coordinators) {
            let name = "detail\(further / coordinators)"
            edges.append(edge(own, screen(further), .route, name, .push, line: 9))
            if number % 500 == 499 { continue }
            edges.append(edge(first, screen(further), .transition, "\(own).\(name)", .push, line: 20))
            edges.append(
                edge(screen(further), screen(sibling), .transition, "\(coordinator(sibling)).start", .push, line: 30))
        }
        for child in [child, child + 1] where child < coordinators {
            let name = "child\(child)"
            edges.append(edge(own, coordinator(child), .route, name, .sheet, line: 10))
            edges.append(edge(first, coordinator(child), .transition, "\(own).\(name)", .sheet, line: 21))
        }
        return edges
    }

    private func edge(
        _ from: String, _ to: String, _ kind: Edge.Kind, _ name: String, _ presentation: Presentation, line: Int
    ) -> Edge {
        Edge(
            from: from, to: to, kind: kind, name: name, presentation: presentation, initial: kind == .root,
            evidence: [.source], locations: [SourceLocation(file: file(from), line: line, column: 9)])
    }
}
