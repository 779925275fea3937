/// Finds the shortest ways from a node back to itself, through each edge that leads back to it.
///
/// Made once for a graph and used for many nodes: what one search leaves behind is told apart by its number, so that
/// starting anew costs nothing.
struct ShortestRounds {
    private var seenBy: [Int32]
    /// The place of the edge by which the node was first seen, and the node that this edge leaves.
    private var arrival: [Int32]
    private var origin: [Int32]
    private var queue: [Int32] = []
    private var search: Int32 = 0
    private let graph: Digraph
    private let labels: [Int32]
    /// How many edges lead to each node from nodes with the same label.
    private var arrivals: [Int32]

    /// - Parameter labels: a label for each node; ways stay among nodes with the same one.
    init(_ graph: Digraph, within labels: [Int32]) {
        let nodeCount = graph.nodeCount
        (self.graph, self.labels) = (graph, labels)
        arrivals = [Int32](repeating: 0, count: nodeCount)
        for tail in 0..<Int32(truncatingIfNeeded: nodeCount) {
            for place in graph.places(from: tail) where labels[Int(graph.heads[place])] == labels[Int(tail)] {
                arrivals[Int(graph.heads[place])] += 1
            }
        }
        seenBy = [Int32](repeating: 0, count: nodeCount)
        arrival = [Int32](repeating: 0, count: nodeCount)
        origin = [Int32](repeating: 0, count: nodeCount)
    }

    /// For every edge that leads back to `start`, the places of the edges of a shortest round from `start` that ends
    /// with it, by breadth-first search among the nodes with the same label.
    ///
    /// - Parameter budget: lowered by the number of edges looked at; the search ends where it is used up.
    mutating func rounds(from start: Int32, budget: inout Int) -> [[Int32]] {
        search += 1
        queue.removeAll(keepingCapacity: true)
        queue.append(start)
        seenBy[Int(start)] = search
        var rounds: [[Int32]] = []
        var next = 0
        while next < queue.count, budget > 0, rounds.count < arrivals[Int(start)] {
            let node = queue[next]
            next += 1
            let places = graph.places(from: node)
            budget -= places.count
            for place in places {
                let head = graph.heads[place]
                if head == start {
                    let round = self.round(from: start, over: node, place: place)
                    budget -= round.count
                    rounds.append(round)
                } else if labels[Int(head)] == labels[Int(start)], seenBy[Int(head)] != search {
                    seenBy[Int(head)] = search
                    arrival[Int(head)] = Int32(truncatingIfNeeded: place)
                    origin[Int(head)] = node
                    queue.append(head)
                }
            }
        }
        return rounds
    }

    private func round(from start: Int32, over last: Int32, place: Int) -> [Int32] {
        var places = [Int32(truncatingIfNeeded: place)]
        var node = last
        while node != start {
            places.append(arrival[Int(node)])
            node = origin[Int(node)]
        }
        return places.reversed()
    }
}
