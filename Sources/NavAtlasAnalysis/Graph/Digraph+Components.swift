/// The strongly connected components of a graph.
package struct Components: Sendable {
    /// How many components there are.
    package let count: Int
    /// The component of each node, in `0..<count`; edges between components lead from a higher number to a lower one.
    package let labels: [Int32]
}

extension Digraph {
    /// The strongly connected components, by R. E. Tarjan's algorithm ("Depth-first search and linear graph algorithms",
    /// 1972).
    ///
    /// Takes time linear in the nodes and edges; iterative.
    package func components() -> Components {
        var search = ComponentSearch(self)
        for node in nodes { search.run(from: node) }
        return Components(count: Int(search.count), labels: search.labels)
    }

    /// Which of its components hold a way round: those of several nodes, and those of one with a loop.
    func cyclicComponents(_ components: Components) -> [Bool] {
        let labels = components.labels
        var isCyclic = [Bool](repeating: false, count: components.count)
        // Inside a component of several nodes every node has an edge that stays inside.
        for node in nodes where places(from: node).contains(where: { labels[Int(heads[$0])] == labels[Int(node)] }) {
            isCyclic[Int(labels[Int(node)])] = true
        }
        return isCyclic
    }
}

private struct ComponentSearch {
    /// A node that the search stands on.
    private struct Frame {
        let node: Int32
        /// The edges that it has not followed yet.
        var place: Int32
        let end: Int32
        /// The least index of an open node that is known to be reached.
        var low: Int32
    }

    /// The component of each node, once it is complete.
    private(set) var labels: [Int32]
    private(set) var count: Int32 = 0
    private let graph: Digraph
    /// The order in which nodes were met, from 1 on; 0 for one that was not, the largest number once its component is
    /// complete.
    private var indices: [Int32]
    private var lastIndex: Int32 = 0
    private var path: [Frame] = []
    /// The nodes whose components are not complete.
    private var open: [Int32] = []

    init(_ graph: Digraph) {
        self.graph = graph
        indices = [Int32](repeating: 0, count: graph.nodeCount)
        labels = indices
    }

    /// Finds the components of all that can be reached from a node and was not met before.
    mutating func run(from start: Int32) {
        if indices[Int(start)] > 0 { return }
        var current = enter(start)
        while true {
            if current.place < current.end {
                let head = graph.heads[Int(current.place)]
                let index = indices[Int(head)]
                current.place += 1
                if index == 0 {
                    path.append(current)
                    current = enter(head)
                } else {
                    current.low = min(current.low, index)
                }
            } else {
                if current.low == indices[Int(current.node)] { complete(from: current.node) }
                guard var parent = path.popLast() else { return }
                parent.low = min(parent.low, current.low)
                current = parent
            }
        }
    }

    private mutating func enter(_ node: Int32) -> Frame {
        lastIndex += 1
        indices[Int(node)] = lastIndex
        open.append(node)
        return Frame(node: node, place: graph.offsets[Int(node)], end: graph.offsets[Int(node) + 1], low: lastIndex)
    }

    /// The node and what was met after it and is open make a component.
    private mutating func complete(from node: Int32) {
        while let member = open.popLast() {
            (labels[Int(member)], indices[Int(member)]) = (count, .max)
            if member == node { break }
        }
        count += 1
    }
}
