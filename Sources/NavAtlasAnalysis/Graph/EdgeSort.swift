/// Sorts edges by the node that they leave, those of a node in the order in which they are given.
///
/// A counting sort writes each edge to a place that may be anywhere, and in a large graph waits for memory each time. So
/// the edges are dealt out to buckets of neighbouring nodes first, which writes to few places one after the other; within
/// a bucket everything is near by. They are dealt to where their bucket stands in the result, so that two bytes an edge
/// are all that is needed beside it: which node of the bucket the edge leaves.
struct EdgeSort {
    typealias Numbers = UnsafeMutableBufferPointer<Int32>

    private static let bucketCount = 128

    private let nodeCount: Int
    private let tails: UnsafeBufferPointer<Int32>
    private let heads: UnsafeBufferPointer<Int32>
    /// Whether the places that the edges had are wanted.
    private let keepsEdges: Bool
    /// How many low bits of a node tell it from the others of its bucket; they fit into 16.
    private let shift: Int

    /// - Precondition: the lists are equally long, and every node is in `0..<nodeCount`.
    init(nodeCount: Int, tails: UnsafeBufferPointer<Int32>, heads: UnsafeBufferPointer<Int32>, keepsEdges: Bool) {
        (self.nodeCount, self.tails, self.heads, self.keepsEdges) = (nodeCount, tails, heads, keepsEdges)
        let width = Int.bitWidth - max(0, nodeCount - 1).leadingZeroBitCount
        shift = min(16, max(12, width - Self.bucketCount.trailingZeroBitCount))
    }

    /// Where each node's edges begin, and one more; the heads of the edges; and the places that they had, if wanted.
    func rows() -> (offsets: [Int32], heads: [Int32], edges: [Int32]) {
        var (offsets, edges): ([Int32], [Int32]) = ([], [])
        let sortedHeads = [Int32](count: heads.count) { sortedHeads in
            edges = [Int32](count: keepsEdges ? heads.count : 0) { edges in
                offsets = [Int32](count: nodeCount + 1) { sort(into: $0, sortedHeads, edges) }
            }
        }
        return (offsets, sortedHeads, edges)
    }

    private func sort(into offsets: Numbers, _ sortedHeads: Numbers, _ edges: Numbers) {
        offsets.initialize(repeating: 0)
        let bucketCount = nodeCount &>> shift &+ 1
        withUnsafeTemporaryAllocation(of: Int.self, capacity: bucketCount) { ends in
            countBuckets(ends)
            let largest = ends.max() ?? 0
            LargeMemory.with(heads.count, of: UInt16.self) { lows in
                deal(to: sortedHeads, edges, lows, ends)
                LargeMemory.with(2 &* largest, of: Int32.self) { room in
                    var start = 0
                    for bucket in 0..<bucketCount {
                        let first = bucket &<< shift
                        let last = min(nodeCount, first &+ 1 &<< shift)
                        sort(
                            start..<ends[bucket], lows, room,
                            next: Numbers(rebasing: offsets[(first &+ 1)..<(last &+ 1)]),
                            sortedHeads, edges)
                        start = ends[bucket]
                    }
                }
            }
        }
    }

    private func countBuckets(_ counts: UnsafeMutableBufferPointer<Int>) {
        counts.initialize(repeating: 0)
        // A negative number is a large one without its sign: one comparison holds both bounds.
        let limit = UInt32(truncatingIfNeeded: nodeCount)
        for tail in tails {
            precondition(UInt32(bitPattern: tail) < limit, "every tail is a node")
            counts[Int(tail) &>> shift] &+= 1
        }
    }

    /// Turns the buckets' sizes into their ends on the way.
    private func deal(
        to sortedHeads: Numbers, _ edges: Numbers, _ lows: UnsafeMutableBufferPointer<UInt16>,
        _ ends: UnsafeMutableBufferPointer<Int>
    ) {
        var start = 0
        for bucket in ends.indices { (ends[bucket], start) = (start, start &+ ends[bucket]) }
        let limit = UInt32(truncatingIfNeeded: nodeCount)
        let mask = Int32(truncatingIfNeeded: 1 &<< shift &- 1)
        for edge in 0..<tails.count {
            let (tail, head) = (tails[edge], heads[edge])
            precondition(UInt32(bitPattern: head) < limit, "every head is a node")
            let place = ends[Int(tail) &>> shift]
            ends[Int(tail) &>> shift] = place &+ 1
            sortedHeads[place] = head
            if keepsEdges { edges[place] = Int32(truncatingIfNeeded: edge) }
            lows[place] = UInt16(truncatingIfNeeded: tail & mask)
        }
    }

    /// Sorts a bucket.
    ///
    /// - Parameters:
    ///   - room: for the bucket's edges twice.
    ///   - next: zeros, for the place of each node's next edge; in the end that is where the next node's edges begin.
    private func sort(
        _ places: Range<Int>, _ lows: UnsafeMutableBufferPointer<UInt16>, _ room: Numbers, next: Numbers,
        _ sortedHeads: Numbers, _ edges: Numbers
    ) {
        for place in places { next[Int(lows[place])] &+= 1 }
        var sum = Int32(truncatingIfNeeded: places.lowerBound)
        for node in next.indices { (next[node], sum) = (sum, sum &+ next[node]) }
        let targets = Numbers(rebasing: room[..<places.count])
        for (step, place) in places.enumerated() {
            let low = Int(lows[place])
            targets[step] = next[low]
            next[low] &+= 1
        }
        let copy = Numbers(rebasing: room[places.count..<(2 &* places.count)])
        move(sortedHeads, places, to: targets, copy)
        if keepsEdges { move(edges, places, to: targets, copy) }
    }

    private func move(_ numbers: Numbers, _ places: Range<Int>, to targets: Numbers, _ copy: Numbers) {
        for (step, place) in places.enumerated() { copy[step] = numbers[place] }
        for step in 0..<places.count { numbers[Int(targets[step])] = copy[step] }
    }
}
