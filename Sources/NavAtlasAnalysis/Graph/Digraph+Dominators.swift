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
        let immediate = [Int32](count: nodeCount) { immediate in
            immediate.initialize(repeating: -1)
            withRows { offsets, heads in
                DominatorSearch(offsets: offsets, heads: heads, numbers: immediate).run(from: root)
            }
        }
        return Dominators(immediate: immediate)
    }
}

/// Everything in it speaks of nodes by the order in which a depth-first search meets them: what is next to each other in
/// the tree is then next to each other in memory, and an ancestor has a smaller number than what is under it.
///
/// Memory is given back as soon as nothing more is read from it: what is in use at the same time is what a large graph
/// needs.
private struct DominatorSearch {
    typealias Numbers = UnsafeMutableBufferPointer<Int32>

    let offsets: UnsafeBufferPointer<Int32>
    let heads: UnsafeBufferPointer<Int32>
    /// The number of each node, -1 at first; in the end its immediate dominator.
    let numbers: Numbers

    func run(from root: Int32) {
        withNumbers(numbers.count) { parents in
            withNumbers(numbers.count) { semidominators in
                let reached = findSemidominators(root, parents, semidominators)
                // The nearest ancestor that is no deeper than the semidominator; `semidominators` becomes the answer.
                for node in 1..<max(1, reached) {
                    let semidominator = semidominators[node]
                    var ancestor = parents[node]
                    while ancestor > semidominator { ancestor = semidominators[Int(ancestor)] }
                    semidominators[node] = ancestor
                }
                turnBack(semidominators, nodes: parents)
            }
        }
    }

    /// Turns the answer's numbers into nodes.
    private func turnBack(_ dominators: Numbers, nodes: Numbers) {
        for node in numbers.indices where numbers[node] >= 0 {
            nodes[Int(numbers[node])] = Int32(truncatingIfNeeded: node)
        }
        for node in numbers.indices where numbers[node] >= 0 {
            let number = Int(numbers[node])
            numbers[node] = number == 0 ? -1 : nodes[Int(dominators[number])]
        }
    }

    /// Finds the semidominators of what can be reached, and returns how many nodes that is.
    private func findSemidominators(_ root: Int32, _ parents: Numbers, _ semidominators: Numbers) -> Int {
        withNumbers(numbers.count &+ 2) { starts in
            // Of both only as much is written to as there are edges of that kind.
            LargeMemory.with(heads.count, of: Int32.self, inLargePages: false) { tails in
                let room = heads.count &+ numbers.count
                let reached = LargeMemory.with(room, of: Int32.self, inLargePages: false) { backward in
                    let (reached, count) = walk(root, parents, semidominators, backward)
                    gather(Numbers(rebasing: backward[..<count]), Numbers(rebasing: starts[..<(reached &+ 2)]), tails)
                    return reached
                }
                lower(reached, parents, semidominators, starts, tails)
                return reached
            }
        }
    }

    private func withNumbers<Result>(_ count: Int, _ body: (Numbers) -> Result) -> Result {
        LargeMemory.with(count, of: Int32.self, body)
    }

    /// Numbers the nodes in the order in which a depth-first search meets them.
    ///
    /// A node's edges are all looked at when it is met, so that their memory is fetched once. Those that lead to a larger
    /// number are those to nodes that were not met; of them only the one from the smallest counts, the first that is
    /// seen: it is the first guess at the semidominator, and stands meanwhile as -2 - tail in `numbers`. The others lead
    /// to a smaller number, and are written down.
    ///
    /// - Parameter backward: for each node in their order the numbers that its edges lead back to, the last as its
    ///   complement; the least number of all where there is none.
    private func walk(
        _ root: Int32, _ parents: Numbers, _ semidominators: Numbers, _ backward: Numbers
    ) -> (reached: Int, backward: Int) {
        withNumbers(heads.count &+ numbers.count &+ 1) { stack in
            // Nodes that may be met next; -1 under those of each node, where it is left.
            var (reached, height, count) = (0, 1, 0)
            var current: Int32 = -1
            stack[0] = root
            numbers[Int(root)] = -2
            while height > 0 {
                height &-= 1
                let node = Int(stack[height])
                if node < 0 {
                    current = parents[Int(current)]
                    continue
                }
                let guess = numbers[node]
                if guess >= 0 { continue }
                (parents[reached], semidominators[reached]) = (current, -2 &- guess)
                current = Int32(truncatingIfNeeded: reached)
                reached &+= 1
                numbers[node] = current
                stack[height] = -1
                height &+= 1
                let first = count
                // Whether a node was met before is a coin toss, so nothing branches on it.
                for place in Int(offsets[node])..<Int(offsets[node &+ 1]) {
                    let head = heads[place]
                    let number = numbers[Int(head)]
                    numbers[Int(head)] = number == -1 ? -2 &- current : number
                    stack[height] = head
                    height &+= number < 0 ? 1 : 0
                    backward[count] = number
                    count &+= number < 0 || number == current ? 0 : 1
                }
                if count == first {
                    backward[count] = .min
                    count &+= 1
                } else {
                    backward[count &- 1] = ~backward[count &- 1]
                }
            }
            return (reached, count)
        }
    }

    /// Sorts the tails of the edges that lead to a smaller number by where they lead.
    ///
    /// - Parameter starts: in the end, where those of each node begin.
    private func gather(_ backward: Numbers, _ starts: Numbers, _ tails: Numbers) {
        starts.initialize(repeating: 0)
        for entry in backward where entry != .min { starts[Int(entry ^ entry &>> 31) &+ 2] &+= 1 }
        for node in starts.indices.dropFirst() { starts[node] &+= starts[node &- 1] }
        var tail: Int32 = 0
        for entry in backward {
            if entry != .min {
                let number = Int(entry ^ entry &>> 31)
                tails[Int(starts[number &+ 1])] = tail
                starts[number &+ 1] &+= 1
            }
            tail &-= entry &>> 31
        }
    }

    /// Lowers each semidominator to the least one on the ways that come from behind, from the last node to the first.
    private func lower(
        _ reached: Int, _ parents: Numbers, _ semidominators: Numbers, _ starts: Numbers, _ tails: Numbers
    ) {
        LargeMemory.with(reached, of: Link.self) { links in
            for node in 0..<reached { links[node] = Link(ancestor: parents[node], least: 0) }
            LargeMemory.with(reached, of: Int32.self, inLargePages: false) { stack in
                for last in stride(from: reached &- 1, to: 0, by: -Self.blockSize) {
                    let first = max(1, last &- Self.blockSize &+ 1)
                    fetch(Int(starts[first])..<Int(starts[last &+ 1]), tails, links)
                    for node in stride(from: last, through: first, by: -1) {
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
    }

    private static let blockSize = 32

    /// Reads where the edges of a block begin, all at once and not one after the other when they are needed.
    @inline(__always)
    private func fetch(_ places: Range<Int>, _ tails: Numbers, _ links: UnsafeMutableBufferPointer<Link>) {
        var all: Int32 = 0
        for place in places { all |= links[Int(tails[place])].ancestor }
        // Nobody asks the root; the value only has to go somewhere for it to be read.
        links[0].least = all
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
