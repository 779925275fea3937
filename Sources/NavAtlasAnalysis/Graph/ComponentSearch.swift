/// Tarjan's search for strongly connected components in the form of D. J. Pearce, "A space-efficient algorithm for
/// finding strongly connected components" (2016).
struct ComponentSearch {
    /// A node on the path that the search is on.
    struct Frame {
        let node: Int32
        /// The edge that the path takes.
        let place: Int32
        /// The least rank that is known to be reached from the node.
        let low: Int32
    }

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// 0 for a node that was not seen, else its visiting order from 1 on, else, when it was left, the least rank that it
    /// reaches, else its component's number. Ranks of open nodes stay below the numbers of components.
    let rank: UnsafeMutableBufferPointer<Int32>
    /// The path and the members of components that are open: a node is on one of them.
    let path: UnsafeMutableBufferPointer<Frame>
    let open: UnsafeMutableBufferPointer<Int32>
    /// The number of the component that is found next; they go down from the number of nodes.
    private(set) var nextComponent: Int32

    init(
        offsets: UnsafeBufferPointer<Int32>, heads: UnsafeBufferPointer<Int32>,
        rank: UnsafeMutableBufferPointer<Int32>, path: UnsafeMutableBufferPointer<Frame>,
        open: UnsafeMutableBufferPointer<Int32>
    ) {
        (self.offsets, self.heads, self.rank, self.path, self.open) = (offsets, heads, rank, path, open)
        nextComponent = Int32(truncatingIfNeeded: rank.count)
    }

    /// Takes a component that is known; all that its edges lead to is in components already.
    mutating func take(_ isMember: UnsafeMutableBufferPointer<UInt8>) {
        for node in rank.indices { rank[node] = isMember[node] == 1 ? nextComponent : rank[node] }
        nextComponent &-= 1
    }

    /// Finds the components of all that can be reached from a node and is in none.
    mutating func search(from start: Int) {
        if rank[start] != 0 { return }
        var (openCount, height) = (0, 0)
        var (nextRank, nextComponent): (Int32, Int32) = (2, nextComponent)
        var node = Int32(truncatingIfNeeded: start)
        var (place, end, low) = (offsets[start], offsets[start &+ 1], Int32(1))
        rank[start] = 1
        while true {
            if place < end {
                let head = heads[Int(place)]
                let headRank = rank[Int(head)]
                if headRank == 0 {
                    path[height] = Frame(node: node, place: place, low: low)
                    height &+= 1
                    (node, place, end, low) = (head, offsets[Int(head)], offsets[Int(head) &+ 1], nextRank)
                    rank[Int(head)] = nextRank
                    nextRank &+= 1
                } else {
                    low = min(low, headRank)
                    place &+= 1
                }
                continue
            }
            // The node is left: its component is open still, or complete.
            if low < rank[Int(node)] {
                rank[Int(node)] = low
                open[openCount] = node
                openCount &+= 1
            } else {
                nextRank &-= 1
                while openCount > 0, rank[Int(open[openCount &- 1])] >= low {
                    openCount &-= 1
                    rank[Int(open[openCount])] = nextComponent
                    nextRank &-= 1
                }
                rank[Int(node)] = nextComponent
                nextComponent &-= 1
            }
            if height == 0 { break }
            height &-= 1
            let left = rank[Int(node)]
            let frame = path[height]
            (node, place, low) = (frame.node, frame.place &+ 1, min(frame.low, left))
            end = offsets[Int(node) &+ 1]
        }
        self.nextComponent = nextComponent
    }
}
