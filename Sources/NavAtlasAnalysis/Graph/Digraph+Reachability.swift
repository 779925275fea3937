extension Digraph {
    /// Which nodes can be reached from the sources, the sources among them.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func reachable(from sources: some Sequence<Int32>) -> [Bool] {
        reachable(from: sources, sweepLimit: Self.sweepLimit)
    }

    /// - Parameter sweepLimit: how many sweeps are tried before nodes are queued.
    func reachable(from sources: some Sequence<Int32>, sweepLimit: Int) -> [Bool] {
        [Bool](count: nodeCount, room: ReachSweeps.room(for: nodeCount)) { isReached in
            isReached.initialize(repeating: false)
            // A truth value is a byte, 0 or 1.
            isReached.withMemoryRebound(to: UInt8.self) { marks in
                markReachable(from: sources, marks: marks, sweepLimit: sweepLimit)
            }
        }
    }
}
