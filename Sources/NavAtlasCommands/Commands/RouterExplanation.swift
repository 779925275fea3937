import NavAtlasModel
import NavAtlasReports

/// Explains which calls each line of `routers` in a configuration matches, and where they lead.
struct RouterExplanation {
    let routers: [ConfiguredRouter]
    let graph: NavigationGraph

    var text: String {
        guard !routers.isEmpty else {
            return "The configuration has no 'routers'. 'navatlas init' writes one that shows how they are written.\n"
        }
        return routers.map(explanation).joined(separator: "\n")
    }

    private func explanation(of router: ConfiguredRouter) -> String {
        let places = graph.remarks.filter { $0.kind == .routerCall && $0.subject == router.name }
            .compactMap(\.location).sorted()
        let argument = router.label.map { "argument '\($0)'" } ?? "argument \(router.index ?? 0)"
        let count = places.count == 1 ? "1 call" : "\(places.count) calls"
        let head = "\(router.name), \(argument), \(router.presentation.rawValue): \(count)\n"
        return places.reduce(into: head) { text, place in
            text += "  \(place)\n" + outcomes(at: place).map { "    \($0)\n" }.joined()
        }
    }

    private func outcomes(at place: SourceLocation) -> [String] {
        let edges = graph.edges.filter { $0.locations.contains(place) || $0.through.contains(place) }
        if !edges.isEmpty { return edges.map { Notation.print($0) }.sorted() }
        let reasons = graph.unresolved.filter { $0.location == place }.map { "not followed: \($0.reason)" }
        return reasons.isEmpty ? ["no screen of the app makes this call"] : Set(reasons).sorted()
    }
}
