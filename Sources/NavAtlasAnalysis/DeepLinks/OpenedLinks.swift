import NavAtlasModel

// Finds the deep links that a URL opens.

extension Analysis {
    /// The links whose pattern a URL matches, in the graph's order. Where there are none, those that it may open as far as is
    /// known: a pattern that was read from source says what code compares, and the URL may say more than that.
    public func links(matching url: String) -> [DeepLink] {
        let matching = graph.deepLinks.filter { $0.parameters(of: url) != nil }
        return matching.isEmpty ? graph.deepLinks.filter { $0.mayBeOpened(by: url) } : matching
    }

    /// The handler of links that was not followed, if there is one: it may open any URL.
    public var unfollowedHandler: UnresolvedCall? {
        graph.unresolved.first { call in
            call.reason == UnresolvedCall.unknownLinks || Self.handlers.contains { call.what.hasSuffix($0) }
        }
    }

    private static let handlers = ["onOpenURL", "onContinueUserActivity"]

    /// Whether a link leads to a node, or to a coordinator that shows it without being asked: initial roots, over and
    /// over.
    public func shows(_ link: DeepLink, _ id: String) -> Bool {
        guard let start = link.to.flatMap(index.node), let wanted = index.node(id) else { return false }
        let roots = graph.edges.indices.filter { graph.edges[$0].kind == .root && graph.edges[$0].initial }
        return index.digraph(ofEdges: roots.map { Int32($0) }).reachable(from: [start])[Int(wanted)]
    }
}
