/// The shortest paths from some sources to every node, by number of edges.
public struct ShortestPaths: Sendable {
    /// The number of edges on a shortest path to each node: 0 for a source, -1 where there is no path.
    public let distances: [Int32]
    /// The last node but one of a shortest path to each node; -1 for a source, and where there is no path.
    public let parents: [Int32]

    /// The nodes on a shortest path from a source to a node; none where there is no path.
    public func path(to node: Int32) -> [Int32] {
        guard distances[Int(node)] >= 0 else { return [] }
        var path = [node]
        var node = node
        while parents[Int(node)] >= 0 {
            node = parents[Int(node)]
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
        var parents: [Int32] = []
        let distances = [Int32](count: nodeCount) { distances in
            parents = [Int32](count: nodeCount) { search(from: sources, distances, $0) }
        }
        return ShortestPaths(distances: distances, parents: parents)
    }

    private func search(
        from sources: some Sequence<Int32>, _ distances: UnsafeMutableBufferPointer<Int32>,
        _ parents: UnsafeMutableBufferPointer<Int32>
    ) {
        distances.initialize(repeating: -1)
        parents.initialize(repeating: -1)
        LargeMemory.with(nodeCount, of: UInt8.self) { marks in
            marks.initialize(repeating: 0)
            var distance: Int32 = 0
            breadthFirst(from: sources, marks: marks, wantsOrigins: true) { nodes, origins in
                for place in nodes.indices {
                    let node = Int(nodes[place])
                    distances[node] = distance
                    parents[node] = origins[place]
                }
                distance &+= 1
            }
        }
    }
}
