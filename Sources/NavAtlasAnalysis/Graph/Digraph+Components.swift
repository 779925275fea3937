/// The strongly connected components of a graph.
public struct Components: Sendable {
    /// How many components there are.
    public let count: Int
    /// The component of each node, in `0..<count`; edges between components lead from a higher number to a lower one.
    public let labels: [Int32]
}

extension Digraph {
    /// The strongly connected components: first the one that holds most nodes, if it is soon found, by breadth (after
    /// Fleischer, Hendrickson and Pınar, 2000), then all others by depth (R. E. Tarjan's algorithm in the form of
    /// D. J. Pearce, "A space-efficient algorithm for finding strongly connected components", 2016).
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func components() -> Components { components(effort: GiantComponent.effort) }

    /// - Parameter effort: how many times all nodes may be looked at to find the component that holds most of them.
    func components(effort: Int) -> Components {
        var count = 0
        let labels = [Int32](count: nodeCount) { labels in
            labels.initialize(repeating: 0)
            // Of both only as much is written to as the search in depth needs.
            LargeMemory.with(nodeCount, of: ComponentSearch.Frame.self, inLargePages: false) { path in
                LargeMemory.with(nodeCount, of: Int32.self, inLargePages: false) { open in
                    withRows { offsets, heads in
                        var search = ComponentSearch(
                            offsets: offsets, heads: heads, rank: labels, path: path, open: open)
                        takeGiant(into: &search, effort)
                        for node in labels.indices { search.search(from: node) }
                        // Numbers were given from the highest down; turned round, the first one found is number 0.
                        let highest = Int32(truncatingIfNeeded: nodeCount)
                        for node in labels.indices { labels[node] = highest &- labels[node] }
                        count = Int(highest &- search.nextComponent)
                    }
                }
            }
        }
        return Components(count: count, labels: labels)
    }

    /// Finds the component that holds most nodes, and before it all that it leads to.
    private func takeGiant(into search: inout ComponentSearch, _ effort: Int) {
        let (offsets, heads) = (search.offsets, search.heads)
        let cycle = nodeCount == 0 ? [] : GiantComponent.cycle(offsets, heads, turns: search.rank)
        if cycle.isEmpty { return }
        let room = ReachSweeps.room(for: nodeCount)
        LargeMemory.with(room, of: UInt8.self) { isReached in
            isReached.initialize(repeating: 0)
            markReachable(from: cycle, marks: isReached)
            LargeMemory.with(room, of: UInt8.self) { isMember in
                isMember.initialize(repeating: 0)
                for node in cycle { isMember[Int(node)] = 1 }
                let giant = GiantComponent(
                    offsets: offsets, heads: heads, isReached: isReached, isMember: isMember)
                guard giant.isComplete(effort: effort) else { return }
                for node in 0..<nodeCount where isMember[node] < isReached[node] { search.search(from: node) }
                search.take(isMember)
            }
        }
    }
}

extension Digraph {
    /// Which of its components hold a way round: those of several nodes, and those of one with a loop.
    func cyclicComponents(_ components: Components) -> [Bool] {
        var isCyclic = [Bool](repeating: false, count: components.count)
        for node in 0..<Int32(truncatingIfNeeded: nodeCount) {
            let label = components.labels[Int(node)]
            // Inside a component of several nodes every node has an edge that stays inside.
            for place in places(from: node) where components.labels[Int(heads[place])] == label {
                isCyclic[Int(label)] = true
                break
            }
        }
        return isCyclic
    }
}
