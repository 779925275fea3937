/// The strongly connected component that holds most nodes, where there is one, found by breadth alone: from nodes on a
/// cycle, all that can be reached, and of that, all that leads back (L. K. Fleischer, B. Hendrickson, A. Pınar, "On
/// identifying strongly connected components in parallel", 2000).
///
/// A search in depth waits for memory at each node, one after the other; these two searches go over the nodes in their
/// order. The way back needs no edges turned round: every node that is not known to lead back asks whether one of its own
/// edges leads to a node that does (as in S. Beamer, K. Asanović, D. Patterson, "Direction-optimizing breadth-first
/// search", 2012).
struct GiantComponent {
    typealias Numbers = UnsafeMutableBufferPointer<Int32>
    typealias Marks = UnsafeMutableBufferPointer<UInt8>

    /// How many times all nodes may be looked at. In a graph that is drawn out long it takes more, and a search in depth
    /// is faster; in a random one, it takes about three.
    static let effort = 5

    /// The edges of eight nodes that are looked at together; where they have more, each node is looked at by itself.
    private static let roomForEdges = 504

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 1 for each node that can be reached from the component, its own among them, else 0; zeros up to a multiple of eight.
    let isReached: Marks
    /// 1 for each node of the component, else 0; as long.
    let isMember: Marks

    /// A cycle that is come to by leaving each node over its first edge to a node with several edges, or else with one;
    /// empty where there is none. In a random graph it has about as many nodes as the root of their number.
    ///
    /// - Parameter turns: zeros, one for each node; in the end, too.
    static func cycle(
        _ offsets: UnsafeBufferPointer<Int32>, _ heads: UnsafeBufferPointer<Int32>, turns: Numbers
    ) -> [Int32] {
        func ways(on node: Int32) -> Int32 { min(2, offsets[Int(node) &+ 1] &- offsets[Int(node)]) }
        var walk: [Int32] = []
        defer { for node in walk { turns[Int(node)] = 0 } }
        var node: Int32 = 0
        while turns[Int(node)] == 0 {
            walk.append(node)
            turns[Int(node)] = Int32(truncatingIfNeeded: walk.count)
            var next: Int32 = -1
            var most: Int32 = 0
            for place in Int(offsets[Int(node)])..<Int(offsets[Int(node) &+ 1]) where ways(on: heads[place]) > most {
                (next, most) = (heads[place], ways(on: heads[place]))
            }
            if next < 0 { return [] }
            node = next
        }
        return Array(walk[(Int(turns[Int(node)]) - 1)...])
    }

    /// Finds the members, of which some are known; whether that was done with so much effort.
    func isComplete(effort: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.roomForEdges &+ 1) { hits in
            hits.initialize(repeating: 0)
            var budget = effort &* isMember.count
            while budget > 0 {
                if !sweep(hits, &budget) { return true }
            }
            return false
        }
    }

    /// Whether members were found.
    private func sweep(_ hits: UnsafeMutableBufferPointer<Int32>, _ budget: inout Int) -> Bool {
        var news: UInt64 = 0
        for first in stride(from: 0, to: isMember.count, by: 8) {
            let members = ReachSweeps.eight(isMember, at: first)
            let others = ReachSweeps.eight(isReached, at: first) & ~members
            if others == 0 { continue }
            budget &-= 8
            let found = others & leadingBack(first..<min(first &+ 8, offsets.count &- 1), hits)
            UnsafeMutableRawBufferPointer(isMember).storeBytes(
                of: (members | found).littleEndian, toByteOffset: first, as: UInt64.self)
            news |= found
        }
        return news != 0
    }

    /// Which of up to eight nodes have an edge to a member, a byte for each. Their edges stand one behind the other: the
    /// members that they lead to are counted through, and nothing branches on what is a coin toss.
    @inline(__always)
    private func leadingBack(_ nodes: Range<Int>, _ hits: UnsafeMutableBufferPointer<Int32>) -> UInt64 {
        let base = Int(offsets[nodes.lowerBound])
        let count = Int(offsets[nodes.upperBound]) &- base
        if count > Self.roomForEdges || base &+ count &+ 8 > heads.count { return leadingBackOneByOne(nodes) }
        var hitCount: Int32 = 0
        for first in stride(from: 0, to: count, by: 8) {
            for step in first..<(first &+ 8) {
                hitCount &+= Int32(truncatingIfNeeded: isMember[Int(heads[base &+ step])])
                hits[step &+ 1] = hitCount
            }
        }
        var found: UInt64 = 0
        var upper = hits[count]
        for node in nodes.reversed() {
            let lower = hits[Int(offsets[node]) &- base]
            found = found &<< 8 | UInt64(UInt32(bitPattern: lower &- upper) &>> 31)
            upper = lower
        }
        return found
    }

    private func leadingBackOneByOne(_ nodes: Range<Int>) -> UInt64 {
        nodes.reversed().reduce(0) { found, node in
            let row = Int(offsets[node])..<Int(offsets[node &+ 1])
            return found &<< 8 | (row.contains { isMember[Int(heads[$0])] != 0 } ? 1 : 0)
        }
    }
}
