import NavAtlasModel

/// The destinations of all deep links, and the problems of those that open nothing.
public struct DeepLinkCoverage: Sendable {
    /// The ids of the screens that a link opens, sorted: its destination, or what a coordinator that it leads to
    /// shows first.
    public let linked: [String]
    /// The ids of the screens that no link opens, sorted.
    public let gaps: [String]
    /// The links that open nothing, in the graph's order.
    public let broken: [BrokenDeepLink]
    /// The links that another one takes the place of, in the graph's order.
    public let shadowed: [ShadowedDeepLink]
    /// The ids of the nodes that links lead to.
    let opened: Set<String>

    /// The part of the screens that a link opens, from 0 to 1; `nil` where there are no screens.
    public var fraction: Double? {
        let screens = linked.count + gaps.count
        return screens == 0 ? nil : Double(linked.count) / Double(screens)
    }

    init(graph: NavigationGraph, index: GraphIndex) {
        let follower = DeepLinkPathFollower(graph: graph, index: index)
        let openCalls = Set(graph.unresolved.compactMap(\.location))
        var broken: [BrokenDeepLink] = []
        var opened: Set<String> = []
        for link in graph.deepLinks {
            switch follower.problem(of: link) {
            case nil: if let destination = link.to { opened.insert(destination) }
            // Where the handler could not be followed, the unresolved call says so already.
            case .noDestination? where link.location.map(openCalls.contains) == true: break
            case let problem?: broken.append(BrokenDeepLink(link: link, problem: problem))
            }
        }
        let isShown = Self.shownFirst(by: opened.compactMap(index.node), graph: graph, index: index)
        let screens = graph.nodes.indices.filter { graph.nodes[$0].kind == .screen }
        linked = screens.filter { isShown[$0] }.map { graph.nodes[$0].id }
        gaps = screens.filter { !isShown[$0] }.map { graph.nodes[$0].id }
        self.broken = broken
        self.opened = opened
        shadowed = Self.shadowed(in: graph, index, openCalls)
    }

    /// The nodes themselves, and what they show without being asked: initial roots, over and over.
    private static func shownFirst(by nodes: [Int32], graph: NavigationGraph, index: GraphIndex) -> [Bool] {
        let roots = graph.edges.indices.filter { graph.edges[$0].kind == .root && graph.edges[$0].initial }
        return index.digraph(ofEdges: roots.map { Int32($0) }).reachable(from: nodes)
    }

    /// A link is shadowed by one that matches all that it matches and is tried before it: the one that stands above it
    /// in the same file, or, of two that match the same, the first in order. Links without a place have no order, so
    /// there a narrow link beside a wide one is not held to be shadowed; nor is one of a handler that could not be followed
    /// to its end, which may tell its links apart by more than their patterns say. A link that asks for more than its pattern
    /// says leaves the others what it does not open, a link of one app those of another, and one of a handler that the system
    /// calls by itself those of the others.
    private static func shadowed(
        in graph: NavigationGraph, _ index: GraphIndex, _ openCalls: Set<SourceLocation>
    ) -> [ShadowedDeepLink] {
        let links = graph.deepLinks
        let apps = graph.entries.compactMap(index.node).map { index.digraph.reachable(from: [$0]) }
        let remarks = Set(graph.remarks)
        func isConditional(_ link: DeepLink) -> Bool { remarks.contains(link.remark(.conditionalLink)) }
        func isIndependent(_ link: DeepLink) -> Bool { remarks.contains(link.remark(.independentLink)) }
        let patterns = links.map { DeepLinkPattern($0.pattern) }
        return links.indices.compactMap { later in
            let earlier = links.indices.first { earlier in
                earlier != later && patterns[earlier].covers(patterns[later])
                    && !isConditional(links[earlier])
                    // Which of the two comes first in one handler is not known.
                    && !(links[earlier].isHandled(with: links[later]) && isConditional(links[later]))
                    && (links[earlier].isHandled(with: links[later]) || !isIndependent(links[earlier])
                        || !isIndependent(links[later]))
                    && !links[earlier].isTheSame(as: links[later])
                    && !areApart(links[earlier], links[later], in: apps, index)
                    && !(links[earlier].isHandled(with: links[later])
                        && links[later].location.map(openCalls.contains) == true)
                    && (links[earlier].stands(before: links[later])
                        ?? (earlier < later && patterns[later].covers(patterns[earlier])))
            }
            return earlier.map { ShadowedDeepLink(link: links[later], earlier: links[$0]) }
        }
    }

    /// Whether two links lead to screens of different apps: a person gets to each, but from no entry to both.
    private static func areApart(_ one: DeepLink, _ other: DeepLink, in apps: [[Bool]], _ index: GraphIndex) -> Bool {
        guard apps.count > 1, let first = one.to.flatMap(index.node), let second = other.to.flatMap(index.node) else {
            return false
        }
        let ofOne = apps.filter { $0[Int(first)] }
        return !ofOne.isEmpty && !ofOne.contains { $0[Int(second)] } && apps.contains { $0[Int(second)] }
    }
}

extension DeepLink {
    fileprivate func remark(_ kind: Remark.Kind) -> Remark {
        Remark(kind, pattern, detail: to ?? "", location: location)
    }

    /// Whether both stand at one place, which is that of their handler.
    fileprivate func isHandled(with other: DeepLink) -> Bool { location != nil && location == other.location }

    /// One link that was read twice, from source and from a registration: one of them knows less.
    fileprivate func isTheSame(as other: DeepLink) -> Bool {
        pattern == other.pattern && (to == other.to || to == nil || other.to == nil)
    }

    /// Whether it is declared above the other; `nil` where they have no common file.
    fileprivate func stands(before other: DeepLink) -> Bool? {
        guard let place = location, let otherPlace = other.location, place.file == otherPlace.file, place != otherPlace
        else { return nil }
        return place < otherPlace
    }
}
