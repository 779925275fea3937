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
        let labels = [Int32](count: nodeCount) { labels in
            labels.initialize(repeating: 0)
            withRows { offsets, heads in
                count = ComponentSearch(offsets: offsets, heads: heads, rank: labels).run()
            }
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
        let node: Int32
        /// The edge that the path takes.
        let place: Int32
        /// The least rank that is known to be reached from the node.
        let low: Int32
    }

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 0 for a node that was not seen, else its visiting order from 1 on, else, when it was left, the least rank that it
    /// reaches, else its component's number. Ranks of open nodes stay below the numbers of components.
    let rank: UnsafeMutableBufferPointer<Int32>

    /// Turns ranks into components' numbers, and returns how many components there are.
    func run() -> Int {
        // The path and the members of components that are open: a node is on one of them.
        LargeMemory.with(rank.count, of: Frame.self) { path in
            LargeMemory.with(rank.count, of: Int32.self) { open in
                let highest = Int32(truncatingIfNeeded: rank.count)
                var nextComponent = highest
                var nextRank: Int32 = 1
                var openCount = 0
                for start in rank.indices where rank[start] == 0 {
                    var height = 0
                    var node = Int32(truncatingIfNeeded: start)
                    var (place, end, low) = (offsets[start], offsets[start &+ 1], nextRank)
                    rank[start] = nextRank
                    nextRank &+= 1
                    while true {
                        if place < end {
                            let head = heads[Int(place)]
                            let headRank = rank[Int(head)]
                            if headRank == 0 {
                                path[height] = Frame(node: node, place: place, low: low)
                                height &+= 1
                                (node, place, end, low) = (head, offsets[Int(head)], offsets[Int(head) &+ 1], nextRank)
                                rank[Int(head)] = nextRank
                                nextRank &+= 1
                            } else {
                                low = min(low, headRank)
                                place &+= 1
                            }
                            continue
                        }
                        // The node is left: its component is open still, or complete.
                        if low < rank[Int(node)] {
                            rank[Int(node)] = low
                            open[openCount] = node
                            openCount &+= 1
                        } else {
                            nextRank &-= 1
                            while openCount > 0, rank[Int(open[openCount &- 1])] >= low {
                                openCount &-= 1
                                rank[Int(open[openCount])] = nextComponent
                                nextRank &-= 1
                            }
                            rank[Int(node)] = nextComponent
                            nextComponent &-= 1
                        }
                        if height == 0 { break }
                        height &-= 1
                        let left = rank[Int(node)]
                        let frame = path[height]
                        (node, place, low) = (frame.node, frame.place &+ 1, min(frame.low, left))
                        end = offsets[Int(node) &+ 1]
                    }
                }
                // Numbers were given from the highest down; turned round, the first component found is number 0.
                for node in rank.indices { rank[node] = highest &- rank[node] }
                return Int(highest &- nextComponent)
            }
        }
    }
}
