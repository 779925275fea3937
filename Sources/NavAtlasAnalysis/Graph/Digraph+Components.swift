/// The strongly connected components of a graph.
public struct Components: Sendable {
    /// How many components there are.
    public let count: Int
    /// The component of each node, in `0..<count`; edges between components lead from a higher number to a lower one.
    public let labels: [Int32]
}

extension Digraph {
    /// The strongly connected components, by Tarjan's algorithm in the form of D. J. Pearce, "A space-efficient
    /// algorithm for finding strongly connected components" (2016): one number a node is its visiting order while its
    /// component is open and its component's number afterwards.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func components() -> Components {
        var search = ComponentSearch(nodeCount: nodeCount)
        for node in 0..<Int32(truncatingIfNeeded: nodeCount) where search.rank[Int(node)] == 0 {
            search.visit(node, in: self)
        }
        // Numbers were given from the highest down; turned round, the first component found is number 0.
        let highest = Int32(truncatingIfNeeded: nodeCount)
        return Components(
            count: Int(highest - search.nextComponent), labels: search.rank.map { highest - $0 })
    }
}

extension Digraph {
    /// Which of its components hold a way round: those of several nodes, and those of one with a loop.
    func cyclicComponents(_ components: Components) -> [Bool] {
        var isCyclic = [Bool](repeating: false, count: components.count)
        for node in 0..<Int32(truncatingIfNeeded: nodeCount) {
            let label = components.labels[Int(node)]
            // Inside a component of several nodes every node has an edge that stays inside.
            for place in places(from: node) where components.labels[Int(heads[place])] == label {
                isCyclic[Int(label)] = true
                break
            }
        }
        return isCyclic
    }
}

private struct ComponentSearch {
    /// 0 for a node that was not seen, else its visiting order from 1 on, else its component's number.
    /// Visiting orders of open nodes stay below the numbers of components.
    var rank: [Int32]
    var nextComponent: Int32
    private var nextRank: Int32 = 1
    private var cursor: [Int32]
    private var isLowered: [Bool]
    private var path: [Int32] = []
    private var open: [Int32] = []

    init(nodeCount: Int) {
        rank = [Int32](repeating: 0, count: nodeCount)
        cursor = [Int32](repeating: 0, count: nodeCount)
        isLowered = [Bool](repeating: false, count: nodeCount)
        nextComponent = Int32(truncatingIfNeeded: nodeCount)
    }

    mutating func visit(_ start: Int32, in graph: Digraph) {
        enter(start, in: graph)
        while let node = path.last {
            let end = graph.offsets[Int(node) + 1]
            var place = cursor[Int(node)]
            var next: Int32?
            while place < end {
                let head = graph.heads[Int(place)]
                // A child that was not seen is entered, and looked at again when the path comes back to this edge.
                if rank[Int(head)] == 0 {
                    next = head
                    break
                }
                if rank[Int(head)] < rank[Int(node)] {
                    rank[Int(node)] = rank[Int(head)]
                    isLowered[Int(node)] = true
                }
                place += 1
            }
            cursor[Int(node)] = place
            if let next { enter(next, in: graph) } else { leave(node) }
        }
    }

    private mutating func enter(_ node: Int32, in graph: Digraph) {
        rank[Int(node)] = nextRank
        nextRank += 1
        cursor[Int(node)] = graph.offsets[Int(node)]
        path.append(node)
    }

    private mutating func leave(_ node: Int32) {
        path.removeLast()
        if isLowered[Int(node)] {
            open.append(node)
            return
        }
        nextRank -= 1
        while let member = open.last, rank[Int(member)] >= rank[Int(node)] {
            open.removeLast()
            rank[Int(member)] = nextComponent
            nextRank -= 1
        }
        rank[Int(node)] = nextComponent
        nextComponent -= 1
    }
}
