import NavAtlasAnalysis
import NavAtlasModel

/// The shortest path from the app's entries to every node.
struct ShortestWays {
    /// Where a way starts, the link that opens the start if one does, and the steps from there.
    typealias Way = (start: String, link: DeepLink?, steps: [Edge])

    private let last: [String: Edge]
    private let starts: Set<String>
    private let analysis: Analysis

    init(_ analysis: Analysis) {
        self.analysis = analysis
        starts = Set(analysis.graph.entries)
        let edges = Dictionary(grouping: analysis.walkedEdges, by: \.from)
        var last: [String: Edge] = [:]
        var queue = analysis.graph.entries
        var next = 0
        while next < queue.count {
            for edge in edges[queue[next]] ?? [] where last[edge.to] == nil && !starts.contains(edge.to) {
                last[edge.to] = edge
                queue.append(edge.to)
            }
            next += 1
        }
        self.last = last
    }

    /// The way; `nil` where there is none. Where what is seen to be triggered does not lead there, it takes what is
    /// declared, and then a link.
    func way(to id: String) -> Way? {
        if starts.contains(id) || last[id] != nil {
            var steps: [Edge] = []
            var place = id
            while let edge = last[place] {
                steps.append(edge)
                place = edge.from
            }
            return (place, nil, steps.reversed())
        }
        if analysis.reachability(of: id) == .unreachable { return nil }
        return analysis.paths(PathQuery(to: id)).paths.first.map { ($0.start, $0.link, $0.steps) }
    }
}
