import NavAtlasModel

/// A selection of a part of a graph, for a diagram or a page.
package struct GraphSelection: Hashable, Sendable {
    /// Which ways are kept.
    package enum Ways: String, Hashable, Sendable, CaseIterable {
        /// What is triggered, and what shows itself: initial roots and tabs.
        case transitions
        /// What is declared.
        case routes
        /// Both.
        case both
    }

    /// Only this coordinator and what it declares, directly or through coordinators inside; `nil` for all.
    package var scope: String?
    /// How many coordinators deep a scope goes, 1 for the coordinator's own; `nil` for all.
    package var depth: Int?
    /// Only this node and what is one step away; `nil` for all.
    package var focus: String?
    /// Only what lies on a way from this node; `nil` for all.
    package var from: String?
    /// Only what lies on a way to this node; `nil` for all.
    package var to: String?
    /// Which ways are kept.
    package var ways = Ways.both
    /// Whether screens are drawn together with the coordinators that declare them.
    package var isCollapsed = false

    /// Everything.
    package init() {}
}

extension NavigationGraph {
    /// The part of the graph that a selection asks for.
    package func selecting(_ selection: GraphSelection) -> NavigationGraph {
        if selection == GraphSelection() { return self }
        var kept = Set(nodes.map(\.id))
        if let scope = selection.scope { kept.formIntersection(members(of: scope, depth: selection.depth)) }
        if let focus = selection.focus { kept.formIntersection(neighbours(of: focus)) }
        if selection.from != nil || selection.to != nil {
            kept.formIntersection(between(selection.from, selection.to))
        }
        let part = keeping(kept) { edge in
            switch selection.ways {
            case .both: true
            case .transitions: edge.kind == .transition || edge.kind == .tab || edge.initial
            case .routes: edge.kind.isDeclared
            }
        }
        return selection.isCollapsed ? part.collapsed : part
    }

    private func members(of scope: String, depth: Int?) -> Set<String> {
        let declared = Dictionary(grouping: edges.filter(\.kind.isDeclared), by: \.from)
        var members: Set<String> = [scope]
        var level = [scope]
        var left = depth ?? .max
        while left > 0, !level.isEmpty {
            let next = level.flatMap { declared[$0] ?? [] }.map(\.to).filter { members.insert($0).inserted }
            level = next.filter { self[$0]?.kind == .coordinator }
            left -= 1
        }
        return members
    }

    private func neighbours(of focus: String) -> Set<String> {
        edges.reduce(into: [focus]) { ids, edge in
            if edge.from == focus { ids.insert(edge.to) }
            if edge.to == focus { ids.insert(edge.from) }
        }
    }

    /// What can be reached from one node and leads to another.
    private func between(_ from: String?, _ to: String?) -> Set<String> {
        let index = GraphIndex(self)
        func reached(_ id: String?, _ digraph: Digraph) -> [Bool] {
            guard let id else { return Array(repeating: true, count: nodes.count) }
            return digraph.reachable(from: [index.node(id)].compactMap { $0 })
        }
        let (after, before) = (reached(from, index.digraph), reached(to, index.incoming))
        return Set(nodes.indices.filter { after[$0] && before[$0] }.map { nodes[$0].id })
    }
}
