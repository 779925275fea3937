/// A breadth-first search over all that can be reached, made for graphs that are larger than a processor's caches.
///
/// What bounds such a search is the wait for memory. So it takes the queue in blocks: the bounds of a block's rows, which
/// lie anywhere, are fetched all at once, then the beginnings of the rows, and only then are the rows gone through. And
/// whether a node was met is a coin toss that no processor predicts, so nothing branches on it: every node is written
/// behind the queue's end, and the end moves where it is new.
struct BreadthFirst {
    private static let blockSize = 64

    private struct Row {
        let node: Int32
        var first: Int32
        let place: Int
        let end: Int
    }

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 1 for each node that was met, else 0.
    let marks: UnsafeMutableBufferPointer<UInt8>
    /// The nodes in the order in which they were met; one place longer than there are nodes.
    let queue: UnsafeMutableBufferPointer<Int32>
    /// The node by which each node of the queue was met.
    let origins: UnsafeMutableBufferPointer<Int32>

    /// Goes on from the first `sourceCount` nodes of the queue, which are marked, and returns how many nodes were met.
    func run(sourceCount: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Row.self, capacity: Self.blockSize) { rows in
            var (start, end) = (0, sourceCount)
            while start < end {
                let count = min(Self.blockSize, end &- start)
                for step in 0..<count {
                    let node = queue[start &+ step]
                    rows[step] = Row(
                        node: node, first: 0, place: Int(offsets[Int(node)]), end: Int(offsets[Int(node) &+ 1]))
                }
                for step in 0..<count where rows[step].place < rows[step].end {
                    rows[step].first = heads[rows[step].place]
                }
                for step in 0..<count {
                    let row = rows[step]
                    if row.place == row.end { continue }
                    meet(row.first, from: row.node, &end)
                    for place in (row.place &+ 1)..<row.end { meet(heads[place], from: row.node, &end) }
                }
                start &+= count
            }
            return end
        }
    }

    @inline(__always)
    private func meet(_ node: Int32, from origin: Int32, _ end: inout Int) {
        queue[end] = node
        origins[end] = origin
        end &+= 1 &- Int(truncatingIfNeeded: marks[Int(node)])
        marks[Int(node)] = 1
    }
}

extension Digraph {
    /// Searches from the sources, and hands over the nodes that were met, in their order, each with the node by which it
    /// was met, and how many of them are sources.
    ///
    /// - Parameter marks: a zero for every node, which becomes 1 where it is met.
    func breadthFirst(
        from sources: some Sequence<Int32>, marks: UnsafeMutableBufferPointer<UInt8>,
        _ body: (_ met: Slice<UnsafeMutableBufferPointer<Int32>>, UnsafeMutableBufferPointer<Int32>, Int) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount &+ 1) { queue in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount &+ 1) { origins in
                var sourceCount = 0
                for source in sources {
                    precondition(source >= 0 && Int(source) < nodeCount, "every source is a node")
                    if marks[Int(source)] != 0 { continue }
                    marks[Int(source)] = 1
                    queue[sourceCount] = source
                    sourceCount += 1
                }
                let count = withRows { offsets, heads in
                    BreadthFirst(offsets: offsets, heads: heads, marks: marks, queue: queue, origins: origins)
                        .run(sourceCount: sourceCount)
                }
                body(queue[..<count], origins, sourceCount)
            }
        }
    }
}
