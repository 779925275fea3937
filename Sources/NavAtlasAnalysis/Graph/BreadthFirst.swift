/// A breadth-first search over all that can be reached, made for graphs that are larger than a processor's caches.
///
/// What bounds such a search is the wait for memory, and what bounds it in a small graph are wrong guesses of the
/// processor. So it takes the queue in blocks: the bounds of a block's rows, which lie anywhere, are fetched all at once;
/// then the rows are copied one behind the other, eight edges at a time whether there are as many or not; and only then
/// are the edges followed, in a single loop. Whether a node was met before is a coin toss that no processor predicts, so
/// nothing branches on it: every node is written behind the queue's end, and the end moves where it is new.
struct BreadthFirst {
    typealias Numbers = UnsafeMutableBufferPointer<Int32>

    private static let blockSize = 64
    /// How many edges are copied at a time.
    private static let width = 8
    private static let roomForEdges = 1024

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 1 for each node that was met, else 0.
    let marks: UnsafeMutableBufferPointer<UInt8>
    /// The nodes in the order in which they were met; one place longer than there are nodes.
    let queue: Numbers
    /// The node by which each node of the queue was met; empty where nobody asks.
    let origins: Numbers

    /// Goes on from some places of the queue, the last that are filled, and returns those of the nodes that are met.
    func next(after level: Range<Int>) -> Range<Int> {
        var end = level.upperBound
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 &* Self.blockSize) { bounds in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 &* Self.roomForEdges) { edges in
                for start in stride(from: level.lowerBound, to: level.upperBound, by: Self.blockSize) {
                    follow(start..<min(level.upperBound, start &+ Self.blockSize), bounds, edges, &end)
                }
            }
        }
        return level.upperBound..<end
    }

    private func follow(_ places: Range<Int>, _ bounds: Numbers, _ edges: Numbers, _ end: inout Int) {
        let base = places.lowerBound
        for step in 0..<places.count {
            let node = Int(queue[base &+ step])
            bounds[2 &* step] = offsets[node]
            bounds[2 &* step &+ 1] = offsets[node &+ 1]
        }
        var count = 0
        for step in 0..<places.count {
            var place = Int(bounds[2 &* step])
            let last = Int(bounds[2 &* step &+ 1])
            while place < last {
                if count > Self.roomForEdges &- Self.width { meet(edges, &count, &end) }
                copy(from: place, to: edges, count, from: queue[base &+ step])
                count &+= min(Self.width, last &- place)
                place &+= Self.width
            }
        }
        meet(edges, &count, &end)
    }

    @inline(__always)
    private func copy(from place: Int, to edges: Numbers, _ count: Int, from origin: Int32) {
        if place &+ Self.width > heads.count {
            for step in 0..<(heads.count &- place) { edges[count &+ step] = heads[place &+ step] }
        } else {
            let row = UnsafeRawBufferPointer(heads).loadUnaligned(fromByteOffset: 4 &* place, as: SIMD8<Int32>.self)
            UnsafeMutableRawBufferPointer(edges).storeBytes(of: row, toByteOffset: 4 &* count, as: SIMD8<Int32>.self)
        }
        if origins.isEmpty { return }
        UnsafeMutableRawBufferPointer(edges).storeBytes(
            of: SIMD8(repeating: origin), toByteOffset: 4 &* (Self.roomForEdges &+ count), as: SIMD8<Int32>.self)
    }

    /// Follows the edges that were copied; the nodes that they come from stand behind them.
    @inline(__always)
    private func meet(_ edges: Numbers, _ count: inout Int, _ end: inout Int) {
        if origins.isEmpty {
            for step in 0..<count { meet(edges[step], &end) }
        } else {
            for step in 0..<count {
                origins[end] = edges[Self.roomForEdges &+ step]
                meet(edges[step], &end)
            }
        }
        count = 0
    }

    @inline(__always)
    private func meet(_ node: Int32, _ end: inout Int) {
        queue[end] = node
        end &+= 1 &- Int(truncatingIfNeeded: marks[Int(node)])
        marks[Int(node)] = 1
    }
}

extension Digraph {
    /// Searches from the sources, and hands over level by level the nodes that are met, first the sources themselves.
    ///
    /// - Parameters:
    ///   - marks: a zero for every node, which becomes 1 where it is met.
    ///   - body: takes the nodes, and, if they are wanted, those by which they were met.
    func breadthFirst(
        from sources: some Sequence<Int32>, marks: UnsafeMutableBufferPointer<UInt8>, wantsOrigins: Bool,
        _ body: (_ nodes: Slice<BreadthFirst.Numbers>, _ origins: Slice<BreadthFirst.Numbers>) -> Void
    ) {
        LargeMemory.with(nodeCount &+ 1, of: Int32.self) { queue in
            LargeMemory.with(wantsOrigins ? nodeCount &+ 1 : 0, of: Int32.self) { origins in
                var level = 0..<0
                for source in sources {
                    precondition(source >= 0 && Int(source) < nodeCount, "every source is a node")
                    if marks[Int(source)] != 0 { continue }
                    marks[Int(source)] = 1
                    queue[level.upperBound] = source
                    if wantsOrigins { origins[level.upperBound] = -1 }
                    level = 0..<(level.upperBound + 1)
                }
                withRows { offsets, heads in
                    let search = BreadthFirst(
                        offsets: offsets, heads: heads, marks: marks, queue: queue, origins: origins)
                    while !level.isEmpty {
                        body(queue[level], wantsOrigins ? origins[level] : origins[...])
                        level = search.next(after: level)
                    }
                }
            }
        }
    }
}
