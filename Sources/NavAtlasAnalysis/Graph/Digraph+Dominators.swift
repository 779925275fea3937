/// The dominators of the nodes of a graph: a node dominates another where every path from the root to that one passes it.
public struct Dominators: Sendable {
    /// The nearest dominator of each node beside itself; -1 for the root, and for what cannot be reached from it.
    public let immediate: [Int32]

    /// Which nodes a node dominates, itself among them.
    public func dominated(by node: Int32) -> [Bool] {
        let inner = immediate.indices.filter { immediate[$0] >= 0 }
        let tree = Digraph(
            nodeCount: immediate.count, tails: inner.map { immediate[$0] },
            heads: inner.map { Int32(truncatingIfNeeded: $0) })
        return tree.reachable(from: [node])
    }
}

extension Digraph {
    /// The dominators of all nodes, seen from a root, by the algorithm SEMI-NCA of L. Georgiadis (in: Georgiadis, Tarjan
    /// and Werneck, "Finding Dominators in Practice", 2006): semidominators after Lengauer and Tarjan with path
    /// compression, then nearest common ancestors in the tree that grows.
    ///
    /// Takes near-linear time in practice, on ladders too; iterative. In the worst case the second part is quadratic in
    /// the nodes.
    public func dominators(from root: Int32) -> Dominators {
        precondition(root >= 0 && Int(root) < nodeCount, "the root is a node")
        let immediate = [Int32](unsafeUninitializedCapacity: nodeCount) { immediate, count in
            immediate.initialize(repeating: -1)
            withRows { offsets, heads in
                DominatorSearch(nodeCount: nodeCount, offsets: offsets, heads: heads).run(from: root, into: immediate)
            }
            count = nodeCount
        }
        return Dominators(immediate: immediate)
    }
}

/// Everything in it speaks of nodes by the order in which a depth-first search meets them: what is next to each other in
/// the tree is then next to each other in memory, and an ancestor has a smaller number than what is under it.
private struct DominatorSearch {
    typealias Numbers = UnsafeMutableBufferPointer<Int32>

    /// An edge that leads to a smaller number.
    struct Backward {
        let tail: Int32
        let head: Int32
    }

    let nodeCount: Int
    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>

    func run(from root: Int32, into immediate: Numbers) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount) { nodes in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount) { parents in
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount) { semidominators in
                    // What `immediate` holds meanwhile is each node's number.
                    let reached = findSemidominators(root, immediate, nodes, parents, semidominators)
                    // The nearest ancestor that is no deeper than the semidominator; `semidominators` becomes the answer.
                    for node in 1..<max(1, reached) {
                        let semidominator = semidominators[node]
                        var ancestor = parents[node]
                        while ancestor > semidominator { ancestor = semidominators[Int(ancestor)] }
                        semidominators[node] = ancestor
                    }
                    immediate.update(repeating: -1)
                    for node in 1..<max(1, reached) {
                        immediate[Int(nodes[node])] = nodes[Int(semidominators[node])]
                    }
                }
            }
        }
    }

    /// Finds the semidominators of what can be reached, and returns how many nodes that is.
    private func findSemidominators(
        _ root: Int32, _ numbers: Numbers, _ nodes: Numbers, _ parents: Numbers, _ semidominators: Numbers
    ) -> Int {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount &+ 1) { ends in
            withUnsafeTemporaryAllocation(of: Backward.self, capacity: heads.count) { backward in
                ends.initialize(repeating: 0)
                let (reached, count) = walk(root, numbers, nodes, parents, semidominators, ends, backward)
                var end: Int32 = 0
                for node in 0...reached {
                    end &+= ends[node]
                    ends[node] = end
                }
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { tails in
                    for place in 0..<count {
                        let edge = backward[place]
                        ends[Int(edge.head)] &-= 1
                        tails[Int(ends[Int(edge.head)])] = edge.tail
                    }
                    lower(reached, parents, semidominators, ends, tails)
                }
                return reached
            }
        }
    }

    /// Numbers the nodes in the order in which a depth-first search meets them.
    ///
    /// Of the edges that lead to a larger number only the one from the smallest counts, and it is the first guess at the
    /// semidominator; those that lead to a smaller number are gathered, and counted by where they lead.
    private func walk(
        _ root: Int32, _ numbers: Numbers, _ nodes: Numbers, _ parents: Numbers, _ semidominators: Numbers,
        _ counts: Numbers, _ backward: UnsafeMutableBufferPointer<Backward>
    ) -> (reached: Int, backward: Int) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: nodeCount) { cursors in
            var reached: Int32 = 1
            var backwardCount = 0
            numbers[Int(root)] = 0
            (nodes[0], parents[0], semidominators[0], cursors[0]) = (root, -1, 0, offsets[Int(root)])
            var current: Int32 = 0
            while current >= 0 {
                let end = offsets[Int(nodes[Int(current)]) &+ 1]
                var place = cursors[Int(current)]
                var child: Int32?
                while place < end, child == nil {
                    let head = heads[Int(place)]
                    let number = numbers[Int(head)]
                    place &+= 1
                    if number < 0 {
                        child = head
                    } else if number < current {
                        backward[backwardCount] = Backward(tail: current, head: number)
                        backwardCount &+= 1
                        counts[Int(number)] &+= 1
                    } else if semidominators[Int(number)] > current {
                        semidominators[Int(number)] = current
                    }
                }
                cursors[Int(current)] = place
                if let child {
                    numbers[Int(child)] = reached
                    nodes[Int(reached)] = child
                    (parents[Int(reached)], semidominators[Int(reached)]) = (current, current)
                    cursors[Int(reached)] = offsets[Int(child)]
                    current = reached
                    reached &+= 1
                } else {
                    current = parents[Int(current)]
                }
            }
            return (Int(reached), backwardCount)
        }
    }

    /// Lowers each semidominator to the least one on the ways that come from behind, from the last node to the first.
    private func lower(
        _ reached: Int, _ parents: Numbers, _ semidominators: Numbers, _ starts: Numbers, _ tails: Numbers
    ) {
        withUnsafeTemporaryAllocation(of: Link.self, capacity: reached) { links in
            for node in 0..<reached { links[node] = Link(ancestor: parents[node], least: 0) }
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: reached) { stack in
                for node in stride(from: reached &- 1, to: 0, by: -1) {
                    var least = semidominators[node]
                    for place in Int(starts[node])..<Int(starts[node &+ 1]) {
                        let found = Self.least(Int(tails[place]), upTo: node, links, stack)
                        if found < least { least = found }
                    }
                    semidominators[node] = least
                    links[node].least = least
                }
            }
        }
    }

    /// A node on its way up: how far the way was shortened, and the least semidominator on what was skipped.
    private struct Link {
        var ancestor: Int32
        var least: Int32
    }

    /// The least semidominator from a node up to the child of `top` that it stands under, with path compression.
    @inline(__always)
    private static func least(
        _ node: Int, upTo top: Int, _ links: UnsafeMutableBufferPointer<Link>, _ stack: Numbers
    ) -> Int32 {
        var height = 0
        var current = node
        while Int(links[current].ancestor) > top {
            stack[height] = Int32(truncatingIfNeeded: current)
            height &+= 1
            current = Int(links[current].ancestor)
        }
        var upper = links[current]
        while height > 0 {
            height &-= 1
            current = Int(stack[height])
            if links[current].least < upper.least { upper.least = links[current].least }
            links[current] = upper
        }
        return upper.least
    }
}
