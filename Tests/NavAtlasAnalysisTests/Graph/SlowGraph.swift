import NavAtlasAnalysis
import NavAtlasTestSupport

/// A graph as a matrix of bits, with the obvious algorithms: what the fast ones are held against.
struct SlowGraph {
    let nodeCount: Int
    /// The pairs that edges connect.
    let pairs: [(Int, Int)]
    /// Which nodes an edge leads to from each, as bits.
    let neighbours: [UInt64]
    /// Which nodes can be reached from each, itself among them: Warshall's closure.
    let closure: [UInt64]

    init(nodeCount: Int, pairs: [(Int, Int)]) {
        self.nodeCount = nodeCount
        self.pairs = pairs
        var neighbours = [UInt64](repeating: 0, count: nodeCount)
        for (tail, head) in pairs { neighbours[tail] |= 1 << head }
        var closure = (0..<nodeCount).map { neighbours[$0] | 1 << $0 }
        for middle in 0..<nodeCount {
            for tail in 0..<nodeCount where closure[tail] >> middle & 1 == 1 { closure[tail] |= closure[middle] }
        }
        (self.neighbours, self.closure) = (neighbours, closure)
    }

    func leads(_ tail: Int, _ head: Int) -> Bool { closure[tail] >> head & 1 == 1 }

    func reachable(from sources: [Int]) -> [Bool] {
        (0..<nodeCount).map { node in sources.contains { leads($0, node) } }
    }

    func isInOneComponent(_ left: Int, _ right: Int) -> Bool { leads(left, right) && leads(right, left) }

    /// Bellman and Ford's distances; -1 where there is no way.
    func distances(from sources: [Int]) -> [Int32] {
        var distances = (0..<nodeCount).map { sources.contains($0) ? 0 : Int32.max }
        var isNew = true
        while isNew {
            isNew = false
            for (tail, head) in pairs where distances[tail] < .max && distances[tail] + 1 < distances[head] {
                distances[head] = distances[tail] + 1
                isNew = true
            }
        }
        return distances.map { $0 == .max ? -1 : $0 }
    }

    /// A random graph: mostly small, some of up to 30 nodes; from sparse to dense, with loops and parallel edges; some
    /// lead mostly forward, so that there are more components, or over short distances, so that ways are long.
    static func random(seed: UInt64, largest: Int = 30) -> SlowGraph {
        var random = SeededGenerator(seed: seed)
        let nodeCount = Int.random(in: 0...(random.once(in: 12) ? largest : min(largest, 8)), using: &random)
        guard nodeCount > 0 else { return SlowGraph(nodeCount: 0, pairs: []) }
        let density = random.pick([0.3, 0.8, 1, 1.2, 1.5, 2, 4])
        let shape = Int.random(in: 0..<3, using: &random)
        let pairs = (0..<Int(density * Double(nodeCount))).map { _ in
            let tail = Int.random(in: 0..<nodeCount, using: &random)
            let head = Int.random(in: 0..<nodeCount, using: &random)
            switch shape {
            case 0: return (tail, head)
            case 1: return random.once(in: 6) ? (tail, head) : (min(tail, head), max(tail, head))
            default: return (tail, min(nodeCount - 1, max(0, tail + head % 4 - 1)))
            }
        }
        return SlowGraph(nodeCount: nodeCount, pairs: pairs)
    }

    var digraph: Digraph {
        Digraph(nodeCount: nodeCount, tails: pairs.map { Int32($0.0) }, heads: pairs.map { Int32($0.1) })
    }
}
