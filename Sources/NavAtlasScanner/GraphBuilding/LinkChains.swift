// A handler sets states one after the other, also of what is not shown then: a tab bar, and the sidebar that a larger screen
// has instead.

/// The steps of a link, by what they are steps of: each leads on from those before it.
struct LinkChains {
    struct Chain {
        private var steps: [(way: GraphAssembly.Way, isOwn: Bool)] = []

        var ways: [GraphAssembly.Way] { steps.map(\.way) }
        /// The declared routes. What a call makes and shows is none: the way there is the handler's own.
        var path: [Via] {
            steps.suffix(from: (steps.lastIndex(where: \.isOwn) ?? -1) + 1).map(\.way.via)
        }
        var last: GraphAssembly.Way? { steps.last?.way }

        /// - Parameter shown: what the step brings up with its screen, where it only sets a state: what was set to be shown in that
        ///   before is seen upon it, whichever the code sets first.
        fileprivate mutating func add(_ way: GraphAssembly.Way, isOwn: Bool, bringingUp shown: Set<NodeKey>) {
            // Another way to what is shown already is another branch of the handler.
            guard way.to != last?.to else { return }
            let index = steps.firstIndex { step in step.way.via.host.map(shown.contains) == true }
            steps.insert((way, isOwn), at: index ?? steps.endIndex)
        }
    }

    private var chains: [Chain] = []

    /// - Parameters:
    ///   - isOwn: whether the handler's code shows it itself, by no declared route.
    ///   - isState: whether it only sets a state, which shows something where its coordinator is open.
    mutating func add(_ way: GraphAssembly.Way, isOwn: Bool, isState: Bool, _ assembly: GraphAssembly) {
        let index =
            isState && !chains.isEmpty
            ? chains.lastIndex { assembly.isOpen(way.via.host, after: $0) } : chains.indices.last
        let shown = isState ? assembly.contents(of: [way.to]) : []
        let isRound = way.via.host.map(shown.contains) == true
        if index == nil { chains.append(Chain()) }
        chains[index ?? chains.count - 1].add(way, isOwn: isOwn, bringingUp: isRound ? [] : shown)
    }

    /// The last that begins at something which the app shows by itself; else the first.
    func leading(_ assembly: GraphAssembly) -> Chain? {
        guard chains.count > 1 else { return chains.first }
        let shown = assembly.contents(of: assembly.draft.entries)
        return chains.last { $0.ways.first?.via.host.map(shown.contains) == true } ?? chains.first
    }
}

extension GraphAssembly {
    /// Whether a coordinator is open after some steps: one of them led to it or to something that contains it, or was taken
    /// from what stands in it or beside it.
    fileprivate func isOpen(_ host: NodeKey?, after chain: LinkChains.Chain) -> Bool {
        guard let host else { return true }
        var open = Set(chain.ways.map(\.to))
        for case let host? in chain.ways.map(\.via.host) { open.formUnion(surroundings.nodes(around: host, incoming)) }
        return contents(of: open).contains(host)
    }

    /// What nodes show without being asked, their roots and tabs, and the nodes themselves.
    func contents(of nodes: Set<NodeKey>) -> Set<NodeKey> {
        Set.reachable(from: nodes) { routes[$0, default: []].filter { $0.kind != .route }.map(\.to) }
    }
}
