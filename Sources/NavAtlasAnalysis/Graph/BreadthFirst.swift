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
    typealias Marks = UnsafeMutableBufferPointer<UInt8>

    private static let blockSize = 64
    /// How many edges are copied at a time.
    private static let width = 8
    private static let roomForEdges = 1024

    private let offsets: UnsafePointer<Int32>
    private let heads: UnsafePointer<Int32>
    private let edgeCount: Int
    private let marks: UnsafeMutablePointer<UInt8>
    private let queue: UnsafeMutablePointer<Arrival>
    /// Where the rows of a block begin and end.
    private let bounds: UnsafeMutablePointer<Arrival>
    /// Edges that were copied: the node that each one leads to, and that which it leaves.
    private let edges: UnsafeMutablePointer<Arrival>

    /// Runs a body with a search.
    ///
    /// - Parameters:
    ///   - marks: 0 for each node that was met, else 1.
    ///   - queue: the nodes in the order in which they were met; one place longer than there are nodes.
    ///   - body: not called where there is no edge to follow.
    @inline(__always)
    static func with(
        offsets: UnsafeBufferPointer<Int32>, heads: UnsafeBufferPointer<Int32>, marks: Marks, queue: Arrivals,
        _ body: (BreadthFirst) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: Arrival.self, capacity: blockSize) { bounds in
            withUnsafeTemporaryAllocation(of: Arrival.self, capacity: roomForEdges) { edges in
                guard let search = BreadthFirst(offsets, heads, marks, queue, bounds, edges) else { return }
                body(search)
            }
        }
    }

    private init?(
        _ offsets: UnsafeBufferPointer<Int32>, _ heads: UnsafeBufferPointer<Int32>, _ marks: Marks, _ queue: Arrivals,
        _ bounds: Arrivals, _ edges: Arrivals
    ) {
        guard !heads.isEmpty, let offsets = offsets.baseAddress, let firstHead = heads.baseAddress,
            let marks = marks.baseAddress, let queue = queue.baseAddress, let bounds = bounds.baseAddress,
            let edges = edges.baseAddress
        else { return nil }
        (self.offsets, self.heads, edgeCount) = (offsets, firstHead, heads.count)
        (self.marks, self.queue, self.bounds, self.edges) = (marks, queue, bounds, edges)
    }

    /// Goes on from some places of the queue, the last that are filled, and returns those of the nodes that are met.
    @inline(__always)
    func next(after level: Range<Int>) -> Range<Int> {
        var (start, end) = (level.lowerBound, level.upperBound)
        while start < level.upperBound {
            let size = min(Self.blockSize, level.upperBound &- start)
            end = follow(queue + start, size, end)
            start &+= size
        }
        return level.upperBound..<end
    }

    /// Returns where the queue ends then.
    @inline(__always)
    private func follow(_ block: UnsafeMutablePointer<Arrival>, _ size: Int, _ end: Int) -> Int {
        var (step, count, end) = (0, 0, end)
        while step < size {
            bounds[step] = UnsafeRawPointer(offsets + Int(block[step][0])).loadUnaligned(as: Arrival.self)
            step &+= 1
        }
        step = 0
        while step < size {
            let (row, origin) = (bounds[step], block[step][0])
            var place = Int(row[0])
            var left = Int(row[1]) &- place
            copy(from: place, to: count, origin)
            while left > Self.width {
                count &+= Self.width
                left &-= Self.width
                place &+= Self.width
                // There is always room for all rows that are still to come, as most are short.
                if count > Self.roomForEdges &- Self.blockSize &* Self.width {
                    end = meet(count, end)
                    count = 0
                }
                copy(from: place, to: count, origin)
            }
            count &+= left
            step &+= 1
        }
        return meet(count, end)
    }

    @inline(__always)
    private func copy(from place: Int, to count: Int, _ origin: Int32) {
        if place > edgeCount &- Self.width { return copyLast(from: place, to: count, origin) }
        let row = UnsafeRawPointer(heads + place).loadUnaligned(as: SIMD8<Int32>.self)
        var pairs = SIMD16<Int32>(repeating: origin)
        pairs.evenHalf = row
        UnsafeMutableRawPointer(edges + count).storeBytes(of: pairs, as: SIMD16<Int32>.self)
    }

    /// Apart, as what it needs would slow down the rows of all others.
    @inline(never)
    private func copyLast(from place: Int, to count: Int, _ origin: Int32) {
        for step in 0..<(edgeCount &- place) { edges[count &+ step] = Arrival(heads[place &+ step], origin) }
    }

    /// Follows the edges that were copied.
    @inline(__always)
    private func meet(_ count: Int, _ end: Int) -> Int {
        var (step, end) = (0, end)
        while step < count {
            let arrival = edges[step]
            let node = Int(arrival[0])
            queue[end] = arrival
            end &+= Int(truncatingIfNeeded: marks[node])
            marks[node] = 0
            step &+= 1
        }
        return end
    }
}

extension Digraph {
    /// Searches from the sources, and hands over level by level the nodes that are met, first the sources themselves.
    ///
    /// - Parameters:
    ///   - marks: 1 for every node that is to be met, which becomes 0 when it is; the sources may have either.
    ///   - body: takes the queue, and where in it the nodes of a level stand, which may change their order.
    func breadthFirst(
        from sources: some Sequence<Int32>, marks: BreadthFirst.Marks,
        _ body: (_ queue: BreadthFirst.Arrivals, _ level: Range<Int>) -> Void
    ) {
        LargeMemory.with(nodeCount &+ 1, of: BreadthFirst.Arrival.self) { queue in
            var level = 0..<0
            for source in sources {
                marks[Int(source)] = 0
                queue[level.upperBound] = BreadthFirst.Arrival(source, -1)
                level = 0..<(level.upperBound + 1)
            }
            body(queue, level)
            withRows { offsets, heads in
                BreadthFirst.with(offsets: offsets, heads: heads, marks: marks, queue: queue) { search in
                    while !level.isEmpty {
                        level = search.next(after: level)
                        body(queue, level)
                    }
                }
            }
        }
    }
}
