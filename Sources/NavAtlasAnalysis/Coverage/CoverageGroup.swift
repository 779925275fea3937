import NavAtlasModel

/// The coverage of one coordinator's edges and screens.
package struct CoverageGroup: Sendable {
    /// The id of the coordinator; `nil` for what belongs to none.
    package let coordinator: String?
    /// The transitions that take its routes.
    package let transitions: CoverageTally
    /// The screens that it shows.
    package let screens: CoverageTally
}

extension NavigationCoverage {
    /// What tests took by coordinator, sorted by id, and last what belongs to none. A screen that several coordinators show
    /// belongs to each of them; one that only other screens show belongs where those do.
    package var groups: [CoverageGroup] {
        let owners = owners
        var transitions: [String?: [CoverageState]] = [:]
        for step in steps {
            let owner = coordinator(of: step) ?? owners[step.from]?.min()
            transitions[owner, default: []].append(self[step])
        }
        var screens: [String?: [CoverageState]] = [:]
        for node in graph.nodes where node.kind == .screen {
            for owner in owners[node.id].map({ $0.map(Optional.some) }) ?? [nil] {
                screens[owner, default: []].append(self[node: node.id])
            }
        }
        return Set(transitions.keys).union(screens.keys).sorted { left, right in
            guard let left, let right else { return right == nil && left != nil }
            return left < right
        }.map {
            CoverageGroup(
                coordinator: $0, transitions: CoverageTally(transitions[$0] ?? []),
                screens: CoverageTally(screens[$0] ?? []))
        }
    }

    /// The coordinators that each screen belongs to.
    private var owners: [String: Set<String>] {
        var owners: [String: Set<String>] = [:]
        for edge in graph.edges where edge.kind.isDeclared && graph[edge.from]?.kind == .coordinator {
            owners[edge.to, default: []].insert(edge.from)
        }
        let onward = Dictionary(grouping: steps, by: \.from)
        var level = owners.keys.sorted()
        while !level.isEmpty {
            var next: [String] = []
            for id in level {
                for step in onward[id] ?? [] where owners[step.to] == nil {
                    owners[step.to] = owners[id]
                    next.append(step.to)
                }
            }
            level = next
        }
        return owners
    }

    /// The coordinator whose route a step takes, or that takes it.
    private func coordinator(of step: Edge) -> String? {
        if graph[step.from]?.kind == .coordinator, step.kind.isDeclared { return step.from }
        var name = Substring(step.name)
        while let dot = name.lastIndex(of: ".") {
            name = name[..<dot]
            if graph[String(name)]?.kind == .coordinator { return String(name) }
        }
        return graph[step.from]?.kind == .coordinator ? step.from : nil
    }
}
