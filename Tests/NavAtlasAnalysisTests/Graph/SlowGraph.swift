import NavAtlasAnalysis
import NavAtlasTestSupport

/// A graph as a matrix, with the obvious cubic algorithms: what the fast ones are held against.
struct SlowGraph {
    let nodeCount: Int
    /// The pairs that edges connect.
    let pairs: [(Int, Int)]
    /// The fewest edges from one node to another; `nil` where there is no way, 0 from a node to itself.
    let distance: [[Int?]]

    init(nodeCount: Int, pairs: [(Int, Int)]) {
        self.nodeCount = nodeCount
        self.pairs = pairs
        var distance = [[Int?]](repeating: [Int?](repeating: nil, count: nodeCount), count: nodeCount)
        for (tail, head) in pairs { distance[tail][head] = 1 }
        for node in 0..<nodeCount { distance[node][node] = 0 }
        for middle in 0..<nodeCount {
            for tail in 0..<nodeCount {
                guard let first = distance[tail][middle] else { continue }
                for head in 0..<nodeCount {
                    guard let second = distance[middle][head] else { continue }
                    if first + second < distance[tail][head] ?? .max { distance[tail][head] = first + second }
                }
            }
        }
        self.distance = distance
    }

    func reachable(from sources: [Int]) -> [Bool] {
        (0..<nodeCount).map { node in sources.contains { distance[$0][node] != nil } }
    }

    func isInOneComponent(_ left: Int, _ right: Int) -> Bool {
        distance[left][right] != nil && distance[right][left] != nil
    }

    /// A random graph of up to eight nodes, from sparse to dense, with loops and parallel edges.
    static func random(seed: UInt64) -> SlowGraph {
        var random = SeededGenerator(seed: seed)
        let nodeCount = Int.random(in: 1...8, using: &random)
        let pairs = (0..<Int.random(in: 0...2 * nodeCount, using: &random)).map { _ in
            (Int.random(in: 0..<nodeCount, using: &random), Int.random(in: 0..<nodeCount, using: &random))
        }
        return SlowGraph(nodeCount: nodeCount, pairs: pairs)
    }

    var digraph: Digraph {
        Digraph(nodeCount: nodeCount, tails: pairs.map { Int32($0.0) }, heads: pairs.map { Int32($0.1) })
    }
}
