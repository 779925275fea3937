import NavAtlasModel

// Unites transitions of one screen to one destination by one route.

extension Edge {
    /// One transition for each screen, destination and route, however its calls show the destination.
    static func onePerWay(_ edges: [Edge]) -> [Edge] {
        struct Way: Hashable { let (from, to, name): (String, String, String) }
        let transitions = edges.filter { $0.kind == .transition && $0.presentation != nil }
        let ways = Dictionary(grouping: transitions) { Way(from: $0.from, to: $0.to, name: $0.name) }
        return edges.filter { $0.kind != .transition || $0.presentation == nil } + ways.values.flatMap(united)
    }

    /// What grows the stack comes first: a person who comes by one of the calls stands on top of what was there before.
    private static func united(_ edges: [Edge]) -> [Edge] {
        var others = Dictionary(
            edges.lazy.compactMap { edge in edge.presentation.map { ($0, edge.replaces) } },
            uniquingKeysWith: { $0 && $1 })
        guard others.count > 1, let first = others.keys.min(by: isFirst) else { return edges }
        let replaces = others.removeValue(forKey: first) ?? false
        return edges.map { edge in
            var edge = edge
            (edge.presentation, edge.replaces, edge.otherPresentations) = (first, replaces, others)
            return edge
        }
    }

    private static func isFirst(_ left: Presentation, _ right: Presentation) -> Bool {
        let order: [Presentation] = [.push, .sheet, .fullScreen, .popover]
        let places = [left, right].map { order.firstIndex(of: $0) ?? ($0.growsStack ? order.count : order.count + 1) }
        return places[0] != places[1] ? places[0] < places[1] : left.rawValue < right.rawValue
    }
}
