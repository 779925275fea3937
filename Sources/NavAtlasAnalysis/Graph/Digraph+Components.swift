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
        var count = 0
        let labels = [Int32](unsafeUninitializedCapacity: nodeCount) { labels, labelCount in
            labels.initialize(repeating: 0)
            withRows { offsets, heads in
                count = ComponentSearch(offsets: offsets, heads: heads, rank: labels).run()
            }
            labelCount = nodeCount
        }
        return Components(count: count, labels: labels)
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
    /// A node on the path that the search is on.
    struct Frame {
        var node: Int32
        /// The next edge to look at.
        var place: Int32
        /// The least rank that is known to be reached from the node.
        var low: Int32
    }

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 0 for a node that was not seen, else its visiting order from 1 on, else, when it was left, the least rank that it
    /// reaches, else its component's number. Ranks of open nodes stay below the numbers of components.
    let rank: UnsafeMutableBufferPointer<Int32>

    /// Turns ranks into components' numbers, and returns how many components there are.
    func run() -> Int {
        // The path and the members of components that are open: a node is on one of them.
        withUnsafeTemporaryAllocation(of: Frame.self, capacity: rank.count) { path in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: rank.count) { open in
                let highest = Int32(truncatingIfNeeded: rank.count)
                var nextComponent = highest
                var nextRank: Int32 = 1
                var openCount = 0
                for start in rank.indices where rank[start] == 0 {
                    var height = 0
                    var frame = enter(Int32(truncatingIfNeeded: start), &nextRank)
                    while true {
                        if let head = advance(&frame) {
                            path[height] = frame
                            height &+= 1
                            frame = enter(head, &nextRank)
                            continue
                        }
                        if frame.low < rank[Int(frame.node)] {
                            rank[Int(frame.node)] = frame.low
                            open[openCount] = frame.node
                            openCount &+= 1
                        } else {
                            nextRank &-= 1
                            while openCount > 0, rank[Int(open[openCount &- 1])] >= frame.low {
                                openCount &-= 1
                                rank[Int(open[openCount])] = nextComponent
                                nextRank &-= 1
                            }
                            rank[Int(frame.node)] = nextComponent
                            nextComponent &-= 1
                        }
                        if height == 0 { break }
                        height &-= 1
                        frame = path[height]
                    }
                }
                // Numbers were given from the highest down; turned round, the first component found is number 0.
                for node in rank.indices { rank[node] = highest &- rank[node] }
                return Int(highest &- nextComponent)
            }
        }
    }

    @inline(__always)
    private func enter(_ node: Int32, _ nextRank: inout Int32) -> Frame {
        rank[Int(node)] = nextRank
        defer { nextRank &+= 1 }
        return Frame(node: node, place: offsets[Int(node)], low: nextRank)
    }

    /// Looks at a node's edges up to one that leads to a node that was not seen: it is looked at again when the search
    /// comes back to it.
    @inline(__always)
    private func advance(_ frame: inout Frame) -> Int32? {
        let end = offsets[Int(frame.node) &+ 1]
        while frame.place < end {
            let head = heads[Int(frame.place)]
            let rank = rank[Int(head)]
            if rank == 0 { return head }
            if rank < frame.low { frame.low = rank }
            frame.place &+= 1
        }
        return nil
    }
}
