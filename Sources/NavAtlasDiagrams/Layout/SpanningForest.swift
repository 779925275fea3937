/// What leads to each thing first, from the roots on: a tree, or several where not everything is led to.
struct SpanningForest {
    /// Things by the least number of lines from a root.
    private(set) var columns: [[Int]] = []
    /// The line that leads to a thing for the first time, by its place in the list; none leads to a root.
    private(set) var led: [Int: Int] = [:]

    /// - Parameters:
    ///   - count: How many things there are.
    ///   - lines: From where to where; `nil` for what is none of the things.
    ///   - roots: Where it begins.
    init(count: Int, lines: [(from: Int?, to: Int?)], roots: [Int]) {
        var leaving: [[(to: Int, line: Int)]] = Array(repeating: [], count: count)
        for (place, line) in lines.enumerated() {
            if let from = line.from, let to = line.to { leaving[from].append((to, place)) }
        }
        var isReached = Array(repeating: false, count: count)
        for root in roots + Array(0..<count) where !isReached[root] {
            isReached[root] = true
            var (last, depth) = ([root], 0)
            while !last.isEmpty {
                if depth == columns.count { columns.append([]) }
                columns[depth] += last
                var next: [Int] = []
                for from in last {
                    for (to, line) in leaving[from] where !isReached[to] {
                        isReached[to] = true
                        next.append(to)
                        led[to] = line
                    }
                }
                (last, depth) = (next, depth + 1)
            }
        }
    }
}
