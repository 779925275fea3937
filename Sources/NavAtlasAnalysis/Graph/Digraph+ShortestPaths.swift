/// The shortest paths from some sources to every node, by number of edges.
public struct ShortestPaths: Sendable {
    /// How a node is come to. Both numbers stand together, as both are written when it is met.
    struct Step: Sendable {
        let distance: Int32
        let parent: Int32
    }

    let steps: [Step]

    /// The number of edges on a shortest path to each node: 0 for a source, -1 where there is no path.
    public var distances: [Int32] { steps.map(\.distance) }
    /// The last node but one of a shortest path to each node; -1 for a source, and where there is no path.
    public var parents: [Int32] { steps.map(\.parent) }

    /// The nodes on a shortest path from a source to a node; none where there is no path.
    public func path(to node: Int32) -> [Int32] {
        guard steps[Int(node)].distance >= 0 else { return [] }
        var path = [node]
        var node = node
        while steps[Int(node)].parent >= 0 {
            node = steps[Int(node)].parent
            path.append(node)
        }
        return path.reversed()
    }
}

extension Digraph {
    /// The shortest paths from the sources to every node, by breadth-first search (E. F. Moore, "The shortest path through
    /// a maze", 1959).
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func shortestPaths(from sources: some Sequence<Int32>) -> ShortestPaths {
        shortestPaths(from: sources, sortedLevel: max(1 << 14, nodeCount / 16))
    }

    /// - Parameter sortedLevel: from more nodes than that at one distance on, those are taken in their order, so that
    ///   their edges are read from front to back.
    func shortestPaths(from sources: some Sequence<Int32>, sortedLevel: Int) -> ShortestPaths {
        let steps = [ShortestPaths.Step](count: nodeCount) { steps in
            steps.initialize(repeating: ShortestPaths.Step(distance: -1, parent: -1))
            LargeMemory.with(nodeCount, of: UInt8.self) { marks in
                marks.initialize(repeating: 1)
                let isNew = sources.lazy.filter { source in
                    precondition(source >= 0 && Int(source) < nodeCount, "every source is a node")
                    return marks[Int(source)] != 0
                }
                var distance: Int32 = 0
                breadthFirst(from: isNew, marks: marks) { queue, level in
                    for place in level {
                        let arrival = queue[place]
                        steps[Int(arrival[0])] = ShortestPaths.Step(distance: distance, parent: arrival[1])
                    }
                    if level.count > sortedLevel { sort(queue, level) }
                    distance &+= 1
                }
            }
        }
        return ShortestPaths(steps: steps)
    }

    /// Brings nodes into their order, each of which stands there once, through a set of bits. Where they were met from is
    /// lost.
    private func sort(_ queue: BreadthFirst.Arrivals, _ places: Range<Int>) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodeCount / UInt64.bitWidth + 1) { words in
            words.initialize(repeating: 0)
            for place in places {
                let node = Int(queue[place][0])
                words[node / UInt64.bitWidth] |= 1 &<< UInt64(truncatingIfNeeded: node)
            }
            var place = places.lowerBound
            for index in words.indices {
                var word = words[index]
                while word != 0 {
                    let node = index &* UInt64.bitWidth &+ word.trailingZeroBitCount
                    queue[place] = BreadthFirst.Arrival(Int32(truncatingIfNeeded: node), -1)
                    word &= word &- 1
                    place &+= 1
                }
            }
        }
    }
}
