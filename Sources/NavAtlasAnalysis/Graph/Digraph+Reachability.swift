extension Digraph {
    /// Which nodes can be reached from the sources, the sources among them.
    ///
    /// Takes time linear in the nodes and edges; iterative.
    public func reachable(from sources: some Sequence<Int32>) -> [Bool] {
        var isReached = [Bool](repeating: false, count: nodeCount)
        // A node enters the stack at most once, when it is first seen.
        var stack = [Int32](repeating: 0, count: nodeCount)
        var height = 0
        isReached.withUnsafeMutableBufferPointer { isReached in
            stack.withUnsafeMutableBufferPointer { stack in
                for source in sources where !isReached[Int(source)] {
                    isReached[Int(source)] = true
                    stack[height] = source
                    height += 1
                }
                offsets.withUnsafeBufferPointer { offsets in
                    heads.withUnsafeBufferPointer { heads in
                        while height > 0 {
                            height -= 1
                            let node = Int(stack[height])
                            for place in Int(offsets[node])..<Int(offsets[node + 1]) {
                                let head = heads[place]
                                if isReached[Int(head)] { continue }
                                isReached[Int(head)] = true
                                stack[height] = head
                                height += 1
                            }
                        }
                    }
                }
            }
        }
        return isReached
    }
}
