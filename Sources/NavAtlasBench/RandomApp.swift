import NavAtlasModel

/// A graph in the shape of an app: each coordinator shows screens of its own and leads on to others. In an orderly one nine
/// of ten screens keep to the routes of their coordinator; else they lead anywhere.
struct RandomApp {
    let graph: NavigationGraph

    init(nodes count: Int, seed: UInt64, isOrderly: Bool = true) throws {
        var random = Numbers(state: seed)
        let coordinators = (0..<max(1, count / 6)).map { "Flow\($0)Coordinator" }
        let screens = (0..<max(0, count - coordinators.count)).map { "Item\($0)DetailScreen" }
        let presentations: [Presentation] = [.push, .push, .push, .sheet, .fullScreen, .popover]
        var edges: [Edge] = []
        func add(_ from: String, _ to: String, _ kind: Edge.Kind, _ presentation: Presentation, as name: String? = nil)
        {
            let name = name ?? "route\(edges.count)"
            edges.append(Edge(from: from, to: to, kind: kind, name: name, presentation: presentation))
        }
        for (place, coordinator) in coordinators.enumerated().dropFirst() {
            let isTab = random.below(4) == 0
            add(
                coordinators[random.below(place)], coordinator, isTab ? .tab : .route,
                isTab ? .tab : presentations[random.below(presentations.count)])
        }
        var owned: [String: [Edge]] = [:]
        var owners: [String: String] = [:]
        for screen in screens {
            let owner = coordinators[random.below(coordinators.count)]
            add(owner, screen, .route, presentations[random.below(presentations.count)])
            owners[screen] = owner
            owned[owner, default: []].append(edges[edges.count - 1])
        }
        while 2 * edges.count < 3 * count, !screens.isEmpty {
            let from = screens[random.below(screens.count)]
            guard let owner = owners[from], let ways = owned[owner] else { continue }
            if isOrderly, random.below(10) < 9 {
                let way = ways[random.below(ways.count)]
                add(from, way.to, .transition, way.presentation ?? .push, as: "\(owner).\(way.name)")
            } else {
                let targets = random.below(5) == 0 ? coordinators : screens
                add(
                    from, targets[random.below(targets.count)], .transition,
                    presentations[random.below(presentations.count)])
            }
        }
        graph = try NavigationGraph(
            entries: [coordinators[0]],
            nodes: coordinators.map { Node(id: $0, kind: .coordinator, flow: .stack) }
                + screens.map { Node(id: $0, kind: .screen) },
            edges: edges)
    }

    /// Steele, Lea and Flood's generator ("Fast splittable pseudorandom number generators", 2014).
    private struct Numbers {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state &+= 0x9e37_79b9_7f4a_7c15
            var value = state
            value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
            value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
            return Int((value ^ (value >> 31)) % UInt64(limit))
        }
    }
}
