/// The ranks that a layout puts nodes in, more or less: a line leads to a higher one, unless it closes a cycle. Graphviz finds
/// the lines that close cycles in the same way, by a search in depth.
struct Ranks {
    /// The nodes, each after all that lead to it.
    private var order: [Int] = []
    /// The lines that leave a node and close no cycle.
    private var leaving: [[(to: Int, line: Int)]]

    init(count: Int, lines: [(from: Int, to: Int)], roots: [Int]) {
        leaving = Array(repeating: [], count: count)
        for (place, line) in lines.enumerated() where line.from != line.to {
            leaving[line.from].append((line.to, place))
        }
        enum State { case new, open, done }
        var states = Array(repeating: State.new, count: count)
        var kept = leaving.map { _ in [(to: Int, line: Int)]() }
        for root in roots + Array(0..<count) where states[root] == .new {
            states[root] = .open
            var path = [(node: root, next: 0)]
            while let (node, next) = path.last {
                guard next < leaving[node].count else {
                    states[node] = .done
                    order.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let line = leaving[node][next]
                if states[line.to] == .open { continue }
                kept[node].append(line)
                if states[line.to] == .new {
                    states[line.to] = .open
                    path.append((line.to, 0))
                }
            }
        }
        order.reverse()
        leaving = kept
    }

    /// The rank of each node, where lines span as many ranks as that, by their places in the list, and one otherwise.
    func ranks(_ lengths: [Int: Int]) -> [Int] {
        var ranks = Array(repeating: 0, count: leaving.count)
        for node in order {
            for (to, line) in leaving[node] { ranks[to] = max(ranks[to], ranks[node] + lengths[line, default: 1]) }
        }
        return ranks
    }
}
