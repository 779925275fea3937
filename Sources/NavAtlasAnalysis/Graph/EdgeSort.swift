/// Sorts edges by the node that they leave, those of a node in the order in which they are given.
///
/// A counting sort writes each edge to a place that may be anywhere, and in a large graph waits for memory each time. So
/// the edges are dealt out to buckets of neighbouring nodes first, which writes to few places one after the other; within
/// a bucket everything is near by.
struct EdgeSort {
    private static let bucketCount = 256

    /// An edge on its way.
    private struct Record {
        let tail: Int32
        let head: Int32
        let edge: Int32
    }

    private let nodeCount: Int
    private let tails: UnsafeBufferPointer<Int32>
    private let heads: UnsafeBufferPointer<Int32>
    /// How many low bits of a node tell it from the others of its bucket.
    private let shift: Int32

    /// - Precondition: the lists are equally long, and every node is in `0..<nodeCount`.
    init(nodeCount: Int, tails: UnsafeBufferPointer<Int32>, heads: UnsafeBufferPointer<Int32>) {
        (self.nodeCount, self.tails, self.heads) = (nodeCount, tails, heads)
        let width = Int.bitWidth - max(0, nodeCount - 1).leadingZeroBitCount
        shift = Int32(max(12, width - Self.bucketCount.trailingZeroBitCount))
        // A negative number is a large one without its sign: one comparison holds both bounds.
        let limit = UInt32(truncatingIfNeeded: nodeCount)
        precondition(tails.allSatisfy { UInt32(bitPattern: $0) < limit }, "every tail is a node")
        precondition(heads.allSatisfy { UInt32(bitPattern: $0) < limit }, "every head is a node")
    }

    /// Where each node's edges begin, and one more; the heads of the edges; and the places that they had.
    func rows() -> (offsets: [Int32], heads: [Int32], edges: [Int32]) {
        var (sortedHeads, edges): ([Int32], [Int32]) = ([], [])
        let count = heads.count
        let offsets = [Int32](unsafeUninitializedCapacity: nodeCount + 1) { offsets, offsetCount in
            sortedHeads = [Int32](unsafeUninitializedCapacity: count) { sortedHeads, headCount in
                edges = [Int32](unsafeUninitializedCapacity: count) { edges, edgeCount in
                    deal { bucket, records, start in
                        sort(records, start, bucket, offsets, sortedHeads, edges)
                    }
                    edgeCount = count
                }
                headCount = count
            }
            offsets[nodeCount] = Int32(truncatingIfNeeded: count)
            offsetCount = nodeCount + 1
        }
        return (offsets, sortedHeads, edges)
    }

    /// Hands over the edges bucket by bucket, with the number of those before.
    private func deal(_ body: (Range<Int>, Slice<UnsafeMutableBufferPointer<Record>>, Int) -> Void) {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.bucketCount &+ 1) { ends in
            withUnsafeTemporaryAllocation(of: Record.self, capacity: tails.count) { records in
                ends.initialize(repeating: 0)
                for tail in tails { ends[Int(tail &>> shift) &+ 1] &+= 1 }
                for bucket in 0..<Self.bucketCount { ends[bucket &+ 1] &+= ends[bucket] }
                for edge in 0..<tails.count {
                    let tail = tails[edge]
                    let place = ends[Int(tail &>> shift)]
                    ends[Int(tail &>> shift)] = place &+ 1
                    records[place] = Record(tail: tail, head: heads[edge], edge: Int32(truncatingIfNeeded: edge))
                }
                var start = 0
                for bucket in 0..<Self.bucketCount {
                    let first = min(nodeCount, bucket &<< Int(shift))
                    let last = min(nodeCount, (bucket &+ 1) &<< Int(shift))
                    if first < last { body(first..<last, records[start..<ends[bucket]], start) }
                    start = ends[bucket]
                }
            }
        }
    }

    private func sort(
        _ records: Slice<UnsafeMutableBufferPointer<Record>>, _ start: Int, _ nodes: Range<Int>,
        _ offsets: UnsafeMutableBufferPointer<Int32>, _ sortedHeads: UnsafeMutableBufferPointer<Int32>,
        _ edges: UnsafeMutableBufferPointer<Int32>
    ) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodes.count) { next in
            let records = UnsafeMutableBufferPointer(rebasing: records)
            next.initialize(repeating: 0)
            let first = Int32(truncatingIfNeeded: nodes.lowerBound)
            for record in records { next[Int(record.tail &- first)] &+= 1 }
            var place = Int32(truncatingIfNeeded: start)
            for step in 0..<nodes.count {
                let count = next[step]
                next[step] = place
                offsets[nodes.lowerBound &+ step] = place
                place &+= count
            }
            for record in records {
                let place = Int(next[Int(record.tail &- first)])
                next[Int(record.tail &- first)] &+= 1
                sortedHeads[place] = record.head
                edges[place] = record.edge
            }
        }
    }
}
