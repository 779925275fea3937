/// A breadth-first search over all that can be reached, made for graphs that are larger than a processor's caches.
///
/// What bounds such a search is the wait for memory, and what bounds it in a small graph are wrong guesses of the
/// processor. So it takes the queue in blocks: the bounds of a block's rows, which lie anywhere, are fetched all at once;
/// then the rows are copied one behind the other, eight edges at a time whether there are as many or not; and only then
/// are the edges followed, in a single loop. Whether a node was met before is a coin toss that no processor predicts, so
/// nothing branches on it: every node is written behind the queue's end, and the end moves where it is new.
struct BreadthFirst {
    /// A node, and the node from which it was met: -1 for a source.
    typealias Arrival = SIMD2<Int32>
    typealias Arrivals = UnsafeMutableBufferPointer<Arrival>

    private static let blockSize = 64
    /// How many edges are copied at a time.
    private static let width = 8
    private static let roomForEdges = 1024

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 1 for each node that was met, else 0.
    let marks: UnsafeMutableBufferPointer<UInt8>
    /// The nodes in the order in which they were met; one place longer than there are nodes.
    let queue: Arrivals

    /// Goes on from some places of the queue, the last that are filled, and returns those of the nodes that are met.
    func next(after level: Range<Int>) -> Range<Int> {
        var end = level.upperBound
        withUnsafeTemporaryAllocation(of: Arrival.self, capacity: Self.blockSize) { bounds in
            withUnsafeTemporaryAllocation(of: Arrival.self, capacity: Self.roomForEdges) { edges in
                for start in stride(from: level.lowerBound, to: level.upperBound, by: Self.blockSize) {
                    end = follow(start..<min(level.upperBound, start &+ Self.blockSize), bounds, edges, end)
                }
            }
        }
        return level.upperBound..<end
    }

    /// Returns where the queue ends then.
    @inline(__always)
    private func follow(_ places: Range<Int>, _ bounds: Arrivals, _ edges: Arrivals, _ end: Int) -> Int {
        for step in 0..<places.count {
            let node = Int(queue[places.lowerBound &+ step][0])
            bounds[step] = Arrival(offsets[node], offsets[node &+ 1])
        }
        var (count, end) = (0, end)
        for step in 0..<places.count {
            let row = bounds[step]
            var place = Int(row[0])
            let last = Int(row[1])
            let origin = queue[places.lowerBound &+ step][0]
            while place < last {
                if count > Self.roomForEdges &- Self.width {
                    end = meet(edges, count, end)
                    count = 0
                }
                copy(from: place, to: edges, count, origin)
                count &+= min(Self.width, last &- place)
                place &+= Self.width
            }
        }
        return meet(edges, count, end)
    }

    @inline(__always)
    private func copy(from place: Int, to edges: Arrivals, _ count: Int, _ origin: Int32) {
        if place &+ Self.width > heads.count {
            for step in 0..<(heads.count &- place) { edges[count &+ step] = Arrival(heads[place &+ step], origin) }
            return
        }
        let row = UnsafeRawBufferPointer(heads).loadUnaligned(fromByteOffset: 4 &* place, as: SIMD8<Int32>.self)
        var pairs = SIMD16<Int32>(repeating: origin)
        pairs.evenHalf = row
        UnsafeMutableRawBufferPointer(edges).storeBytes(of: pairs, toByteOffset: 8 &* count, as: SIMD16<Int32>.self)
    }

    /// Follows the edges that were copied.
    @inline(__always)
    private func meet(_ edges: Arrivals, _ count: Int, _ end: Int) -> Int {
        var end = end
        for step in 0..<count {
            let arrival = edges[step]
            let node = Int(arrival[0])
            queue[end] = arrival
            end &+= 1 &- Int(truncatingIfNeeded: marks[node])
            marks[node] = 1
        }
        return end
    }
}

extension Digraph {
    /// Searches from the sources, and hands over level by level the nodes that are met, first the sources themselves.
    ///
    /// - Parameters:
    ///   - marks: a zero for every node, which becomes 1 where it is met; the sources may be marked.
    ///   - body: takes the queue, and where in it the nodes of a level stand, which may change their order.
    func breadthFirst(
        from sources: some Sequence<Int32>, marks: UnsafeMutableBufferPointer<UInt8>,
        _ body: (_ queue: BreadthFirst.Arrivals, _ level: Range<Int>) -> Void
    ) {
        LargeMemory.with(nodeCount &+ 1, of: BreadthFirst.Arrival.self) { queue in
            var level = 0..<0
            for source in sources {
                marks[Int(source)] = 1
                queue[level.upperBound] = BreadthFirst.Arrival(source, -1)
                level = 0..<(level.upperBound + 1)
            }
            withRows { offsets, heads in
                let search = BreadthFirst(offsets: offsets, heads: heads, marks: marks, queue: queue)
                while !level.isEmpty {
                    body(queue, level)
                    level = search.next(after: level)
                }
            }
        }
    }
}
