extension Digraph {
    /// Which nodes can be reached from the sources, the sources among them.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func reachable(from sources: some Sequence<Int32>) -> [Bool] {
        [Bool](unsafeUninitializedCapacity: nodeCount) { isReached, count in
            isReached.initialize(repeating: false)
            // A truth value is a byte, 0 or 1.
            isReached.withMemoryRebound(to: UInt8.self) { marks in
                breadthFirst(from: sources, marks: marks) { _, _, _ in }
            }
            count = nodeCount
        }
    }
}
