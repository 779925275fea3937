import NavAtlasModel

/// Cards of an overview: coordinators as rows, each under the one that leads to it first.
struct OverviewCards {
    private(set) var cards: [Card] = []

    /// The most rows of a card; a larger tree is cut, its largest branches first.
    static let mostRows = 24

    private let graph: NavigationGraph
    private let lines: [CardLine]
    /// For each node: the places of the nodes under it, with the lines that lead there.
    private var children: [[(node: Int, line: Int)]]
    private var sizes: [Int]
    private var heads: [Int] = []
    private let touched: Set<String>

    init(_ graph: NavigationGraph, _ lines: [CardLine]) {
        (self.graph, self.lines) = (graph, lines)
        touched = Set(lines.filter { $0.from != $0.to }.flatMap { [$0.from, $0.to] })
        children = Array(repeating: [], count: graph.nodes.count)
        sizes = Array(repeating: 1, count: graph.nodes.count)
        let order = plantTrees()
        for node in order.reversed() { cut(node) }
        let isAlone = Set(heads.filter { children[$0].isEmpty && !isTouched($0) })
        for head in heads.sorted() where isAlone.count < 2 || !isAlone.contains(head) {
            var rows: [CardRow] = []
            write(head, depth: 0, parent: nil, into: &rows)
            cards.append(Card(rows: rows))
        }
        if isAlone.count > 1 {
            cards.append(
                Card(hasHead: false, rows: isAlone.sorted().map { CardRow(node: graph.nodes[$0]) }))
        }
    }

    private func isTouched(_ node: Int) -> Bool {
        let id = graph.nodes[node].id
        return graph.entries.contains(id) || touched.contains(id)
    }

    /// Trees from the entries on, and from what no entry leads to; gives the nodes in the order in which they were met.
    private mutating func plantTrees() -> [Int] {
        let places = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        var leaving: [[(node: Int, line: Int)]] = Array(repeating: [], count: graph.nodes.count)
        var hasWayIn: Set<Int> = []
        for (number, line) in lines.enumerated() where line.from != line.to {
            guard let from = places[line.from], let to = places[line.to] else { continue }
            leaving[from].append((to, number))
            hasWayIn.insert(to)
        }
        var met: Set<Int> = []
        var queue: [Int] = []
        var next = 0
        let entries = graph.entries.compactMap { places[$0] }
        let starts = graph.nodes.indices.sorted {
            (hasWayIn.contains($0) ? 1 : 0, $0) < (hasWayIn.contains($1) ? 1 : 0, $1)
        }
        for (number, start) in (entries + starts).enumerated() where met.insert(start).inserted {
            heads.append(start)
            queue.append(start)
            // All entries are roots before anything grows from one.
            if number < entries.count - 1 { continue }
            while next < queue.count {
                let node = queue[next]
                next += 1
                for way in leaving[node] where met.insert(way.node).inserted {
                    children[node].append(way)
                    queue.append(way.node)
                }
            }
        }
        return queue
    }

    /// Makes cards of their own of a node's largest branches, until the rest fits on one.
    private mutating func cut(_ node: Int) {
        var size = 1 + children[node].reduce(0) { $0 + sizes[$1.node] }
        while size > Self.mostRows, let largest = children[node].max(by: { sizes[$0.node] < sizes[$1.node] }),
            sizes[largest.node] > 1
        {
            children[node].removeAll { $0.node == largest.node }
            heads.append(largest.node)
            size -= sizes[largest.node]
        }
        sizes[node] = size
    }

    private func write(_ node: Int, depth: Int, parent: (row: Int, line: CardLine)?, into rows: inout [CardRow]) {
        let row = rows.count
        rows.append(CardRow(node: graph.nodes[node], depth: depth, parent: parent))
        for child in children[node] {
            write(child.node, depth: depth + 1, parent: (row, lines[child.line]), into: &rows)
        }
    }
}
