import NavAtlasModel

/// An app's flows, each below the one that leads to it first: its entries, their roots and tabs, and the coordinators
/// that those lead to.
package struct FlowTree: Sendable {
    /// An entry, a tab or a coordinator, with the screens that belong to it.
    package struct Flow: Sendable {
        /// The id of its node.
        package let id: String
        /// The edge that leads to it first; `nil` for an entry.
        package let way: Edge?
        /// How many flows stand above it.
        package let depth: Int
        /// The ids of its screens, in the order in which they are met; its own where it is a screen itself.
        package internal(set) var screens: [String]
        /// The id of what it shows first, where the graph says so.
        package internal(set) var start: String?
    }

    /// The flows, each directly before those below it.
    package let flows: [Flow]
    private let numbers: [String: Int]

    /// The tree of a graph. Declared ways come before transitions, so that a screen belongs to the coordinator that
    /// declares it. What no entry leads to is not in it.
    init(_ graph: NavigationGraph) {
        var search = FlowSearch(graph)
        search.run()
        flows = search.flowsInOrder()
        var numbers: [String: Int] = [:]
        for (place, flow) in flows.enumerated() {
            for id in [flow.id] + flow.screens where numbers[id] == nil { numbers[id] = place }
        }
        self.numbers = numbers
    }

    /// The flow that a node belongs to; `nil` where no entry leads to it.
    package func flow(of id: String) -> Flow? { numbers[id].map { flows[$0] } }
}

/// A search from the entries, nearest first, where a declared way costs nothing and a transition one step.
private struct FlowSearch {
    private let graph: NavigationGraph
    private var leaving: [String: [Edge]] = [:]
    private var flows: [FlowTree.Flow] = []
    private var children: [[Int]] = []
    /// The flow of each node that was met.
    private var owners: [String: Int] = [:]

    init(_ graph: NavigationGraph) {
        self.graph = graph
        for edge in graph.edges where edge.from != edge.to { leaving[edge.from, default: []].append(edge) }
        for id in leaving.keys { leaving[id]?.sort { ($0.flowRank, $0.name) < ($1.flowRank, $1.name) } }
    }

    mutating func run() {
        for entry in graph.entries where owners[entry] == nil { open(entry, by: nil, below: nil) }
        var near = graph.entries
        while !near.isEmpty {
            var met = near
            var next = 0
            while next < met.count {
                met += follow(met[next]) { $0.kind != .transition }
                next += 1
            }
            near = met.flatMap { id in follow(id) { $0.kind == .transition } }
        }
    }

    /// Meets what some of a node's ways lead to; gives what was not met before.
    private mutating func follow(_ id: String, _ isTaken: (Edge) -> Bool) -> [String] {
        var met: [String] = []
        for edge in leaving[id] ?? [] where isTaken(edge) && owners[edge.to] == nil {
            guard let owner = owners[id], let node = graph[edge.to] else { continue }
            if node.kind == .coordinator || edge.kind == .tab {
                open(edge.to, by: edge, below: owner)
            } else {
                owners[edge.to] = owner
                flows[owner].screens.append(edge.to)
            }
            met.append(edge.to)
        }
        return met
    }

    private mutating func open(_ id: String, by way: Edge?, below parent: Int?) {
        let place = flows.count
        owners[id] = place
        let isScreen = graph[id]?.kind == .screen
        let depth = parent.map { flows[$0].depth + 1 } ?? 0
        let start = leaving[id]?.first { $0.kind == .root && $0.initial }?.to
        flows.append(.init(id: id, way: way, depth: depth, screens: isScreen ? [id] : [], start: start))
        children.append([])
        if let parent { children[parent].append(place) }
    }

    /// The flows, each directly before those below it.
    func flowsInOrder() -> [FlowTree.Flow] {
        var ordered: [FlowTree.Flow] = []
        var open = Array(flows.indices.filter { flows[$0].way == nil }.reversed())
        while let place = open.popLast() {
            ordered.append(flows[place])
            open += children[place].reversed()
        }
        return ordered
    }
}

extension Edge {
    /// The order in which a person meets what a coordinator leads to.
    fileprivate var flowRank: Int {
        switch kind {
        case .root: initial ? 0 : 1
        case .tab: 2
        case .route: 3
        case .transition: 4
        }
    }
}
