/// A search for all that can be reached which goes over the nodes in their order, again and again, and follows the edges
/// of those that were met since the last time.
///
/// So it reads the edges from front to back, as memory likes it, and needs no queue; and what is met in front of where it
/// is counts in the same sweep. In a graph that is not drawn out long, a few sweeps are enough. Every node is a byte, and
/// eight of them are looked at together.
struct ReachSweeps {
    typealias Marks = UnsafeMutableBufferPointer<UInt8>

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 1 for each node that was met, else 0; with zeros up to a multiple of eight.
    let marks: Marks
    /// 1 for each node whose edges were followed, else 0; as long.
    let followed: Marks

    /// The nodes that a list has room for when eight of them are looked at together.
    static func room(for nodeCount: Int) -> Int { (nodeCount &+ 7) & -8 }

    /// Sweeps until nothing is left to follow; whether that was so after so many.
    func isComplete(after limit: Int) -> Bool {
        for _ in 0..<limit where !sweep() { return true }
        return false
    }

    /// Whether there was an edge to follow.
    private func sweep() -> Bool {
        var isNew = false
        for first in stride(from: 0, to: marks.count, by: 8) {
            // Edges may lead back among the same eight.
            while true {
                let pending = Self.eight(marks, at: first) & ~Self.eight(followed, at: first)
                if pending == 0 { break }
                isNew = true
                var rest = pending
                while rest != 0 {
                    let node = first &+ rest.trailingZeroBitCount &>> 3
                    rest &= rest &- 1
                    followed[node] = 1
                    follow(node)
                }
            }
        }
        return isNew
    }

    /// Eight edges at a time, whether there are as many or not: the last one is then followed several times, and no
    /// processor has to guess how many there are.
    @inline(__always)
    private func follow(_ node: Int) {
        var place = Int(offsets[node])
        let last = Int(offsets[node &+ 1]) &- 1
        while place <= last {
            for step in 0..<8 { marks[Int(heads[min(place &+ step, last)])] = 1 }
            place &+= 8
        }
    }

    /// The bytes of eight nodes, the first one lowest.
    @inline(__always)
    static func eight(_ bytes: Marks, at first: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: first, as: UInt64.self))
    }
}

extension Digraph {
    /// How many sweeps are tried before nodes are queued.
    static let sweepLimit = 16

    /// Marks all that can be reached from some nodes.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    ///
    /// - Parameter marks: a zero for every node, up to a multiple of eight; becomes 1 where a node is met.
    func markReachable(
        from sources: some Sequence<Int32>, marks: ReachSweeps.Marks, sweepLimit: Int = sweepLimit
    ) {
        for source in sources {
            precondition(source >= 0 && Int(source) < nodeCount, "every source is a node")
            marks[Int(source)] = 1
        }
        LargeMemory.with(marks.count, of: UInt8.self) { followed in
            followed.initialize(repeating: 0)
            let isComplete = withRows { offsets, heads in
                ReachSweeps(offsets: offsets, heads: heads, marks: marks, followed: followed)
                    .isComplete(after: sweepLimit)
            }
            if isComplete { return }
            let pending = (0..<Int32(truncatingIfNeeded: nodeCount)).lazy
                .filter { marks[Int($0)] == 0 && followed[Int($0)] == 0 }
            // The search marks the nodes that are still to be met.
            for node in marks.indices { marks[node] ^= 1 }
            breadthFirst(from: pending, marks: marks) { _, _ in }
            for node in marks.indices { marks[node] ^= 1 }
        }
    }
}
