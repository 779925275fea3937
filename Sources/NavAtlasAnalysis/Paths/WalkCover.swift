/// The smallest set of walks of a digraph that start at sources and together take every edge that is wanted.
///
/// A walk may go round a strongly connected component as often as it likes, so whoever enters one can take all edges
/// inside. What is left is a graph without cycles, whose wanted edges, and whose components with wanted edges inside,
/// must each be passed at least once: a flow of least value with lower bounds of 1, each unit of which is a walk (S. C.
/// Ntafos and S. L. Hakimi, "On path cover problems in digraphs and applications to program testing", 1979).
///
/// Their number is the least possible, and each comes by a shortest path to the first edge that it is there for. That it is
/// as short as can be from there on is not said: that is a rural postman's problem.
struct WalkCover {
    struct Walk: Hashable {
        let source: Int32
        /// The edges that it takes one after the other, by their places in the digraph.
        var places: [Int32]
    }

    /// The walks, in the order of their sources.
    let walks: [Walk]
    /// The places of the wanted edges that no walk from a source can take.
    let missed: [Int32]

    /// Finds the walks.
    ///
    /// - Parameter isWanted: which edges must be taken, by place.
    init(_ digraph: Digraph, from sources: [Int32], isWanted: [Bool]) {
        let components = digraph.components()
        var nearest = BreadthFirstSearch(digraph)
        nearest.run(from: sources)
        var network = CoverNetwork(
            digraph, components, isReached: nearest.isMet, isWanted: isWanted, sources: sources)
        var tour = ComponentTour(digraph, components, isWanted: isWanted)
        var isTaken = [Bool](repeating: false, count: digraph.edgeCount)
        var walks: [Walk] = []
        while let (source, bridges) = network.nextChain() {
            var (node, places) = (source, [Int32]())
            for bridge in bridges {
                places += tour.takeAll(from: &node)
                places += tour.way(from: node) { $0 == bridge.tail } ?? []
                places.append(bridge.place)
                node = digraph.heads[Int(bridge.place)]
            }
            places += tour.takeAll(from: &node)
            // What comes after the last edge that no walk took before is of no use.
            while let last = places.last, !isWanted[Int(last)] || isTaken[Int(last)] { places.removeLast() }
            let first = places.firstIndex { isWanted[Int($0)] && !isTaken[Int($0)] } ?? 0
            let way = nearest.path(to: first == 0 ? source : digraph.heads[Int(places[first - 1])])
            places.replaceSubrange(..<first, with: way.places)
            for place in places { isTaken[Int(place)] = true }
            walks.append(Walk(source: way.source, places: places))
        }
        self.walks = walks
        missed = isWanted.indices.filter { isWanted[$0] && !isTaken[$0] }.map { Int32($0) }
    }
}
