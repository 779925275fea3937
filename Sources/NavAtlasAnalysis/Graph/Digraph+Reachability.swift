extension Digraph {
    /// Which nodes can be reached from the sources, the sources among them.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func reachable(from sources: some Sequence<Int32>) -> [Bool] {
        [Bool](count: nodeCount) { isReached in
            isReached.initialize(repeating: false)
            // A truth value is a byte, 0 or 1.
            isReached.withMemoryRebound(to: UInt8.self) { marks in
                breadthFirst(from: sources, marks: marks, wantsOrigins: false) { _, _ in }
            }
        }
    }
}
