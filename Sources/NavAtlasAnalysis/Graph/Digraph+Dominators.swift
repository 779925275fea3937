/// The dominators of the nodes of a graph: a node dominates another where every path from the root to that one passes it.
package struct Dominators: Sendable {
    /// The nearest dominator of each node beside itself; -1 for the root, and for what cannot be reached from it.
    package let immediate: [Int32]

    /// Which nodes a node dominates, itself among them.
    package func dominated(by node: Int32) -> [Bool] {
        let inner = immediate.indices.filter { immediate[$0] >= 0 }
        let tree = Digraph(
            nodeCount: immediate.count, tails: inner.map { immediate[$0] }, heads: inner.map { Int32($0) })
        return tree.reachable(from: [node])
    }
}

extension Digraph {
    /// The dominators of all nodes, seen from a root, by the algorithm SEMI-NCA of L. Georgiadis (in: Georgiadis, Tarjan
    /// and Werneck, "Finding Dominators in Practice", 2006): semidominators after Lengauer and Tarjan with path
    /// compression, then nearest common ancestors in the tree that grows.
    ///
    /// Takes near-linear time in practice, on ladders too; iterative. In the worst case the second part is quadratic in
    /// the nodes.
    package func dominators(from root: Int32) -> Dominators {
        var search = DominatorSearch(self)
        search.number(from: root)
        search.findSemidominators()
        return Dominators(immediate: search.immediateDominators())
    }
}

/// Nodes are spoken of by their numbers, the order in which a depth-first search meets them: an ancestor in its tree has a
/// smaller number than what is under it.
private struct DominatorSearch {
    private let graph: Digraph
    /// The number of each node; -1 for one that was not met.
    private var numbers: [Int32]
    /// By number: the node, its parent in the tree, and its semidominator.
    private var nodes: [Int32] = []
    private var parents: [Int32] = []
    private var semidominators: [Int32] = []
    /// By number: an ancestor to which the way up was shortened, and the least semidominator on what was skipped.
    private var ancestors: [Int32] = []
    private var least: [Int32] = []
    private var path: [Int] = []

    init(_ graph: Digraph) {
        self.graph = graph
        numbers = [Int32](repeating: -1, count: graph.nodeCount)
    }

    mutating func number(from root: Int32) {
        var waiting: [(node: Int32, parent: Int32)] = [(root, -1)]
        while let (node, parent) = waiting.popLast() {
            guard numbers[Int(node)] < 0 else { continue }
            let number = Int32(nodes.count)
            numbers[Int(node)] = number
            nodes.append(node)
            parents.append(parent)
            for place in graph.places(from: node) where numbers[Int(graph.heads[place])] < 0 {
                waiting.append((graph.heads[place], number))
            }
        }
        semidominators = parents
        ancestors = parents
        least = Array(parents.indices.map { Int32($0) })
    }

    /// Finds, for each node from the last to the first, the least number from which a path leads to it over larger numbers.
    mutating func findSemidominators() {
        let incoming = graph.reversed
        for number in nodes.indices.dropFirst().reversed() {
            for place in incoming.places(from: nodes[number]) {
                let tail = Int(numbers[Int(incoming.heads[place])])
                if tail >= 0 {
                    semidominators[number] = min(semidominators[number], leastSemidominator(above: tail, below: number))
                }
            }
            least[number] = semidominators[number]
        }
    }

    /// The least semidominator from a node up to where the numbers are below a limit, with path compression.
    private mutating func leastSemidominator(above start: Int, below limit: Int) -> Int32 {
        var node = start
        while ancestors[node] > limit {
            path.append(node)
            node = Int(ancestors[node])
        }
        while let lower = path.popLast() {
            least[lower] = min(least[lower], least[node])
            ancestors[lower] = ancestors[node]
            node = lower
        }
        return least[start]
    }

    func immediateDominators() -> [Int32] {
        var dominators = parents
        var immediate = [Int32](repeating: -1, count: graph.nodeCount)
        for number in nodes.indices.dropFirst() {
            // The nearest ancestor that is not below the semidominator.
            while dominators[number] > semidominators[number] {
                dominators[number] = dominators[Int(dominators[number])]
            }
            immediate[Int(nodes[number])] = nodes[Int(dominators[number])]
        }
        return immediate
    }
}
