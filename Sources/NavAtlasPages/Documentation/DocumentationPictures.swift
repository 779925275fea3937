import NavAtlasDiagrams
import NavAtlasModel

/// The pictures of the documentation.
struct DocumentationPictures {
    let site: DocumentationSite
    let marks: [String: Mark]
    let thumbnails: [String: Thumbnail]

    /// An overview of more nodes shows coordinators alone.
    static let mostInOverview = 40
    /// A coordinator's picture of more nodes shows nothing of what leads to it.
    static let mostAround = 60

    /// Pages are as wide as GitHub shows a file, 890 pixels, which are 667.5 points.
    static let room = FittedDrawing.Room(width: 667.5)
    /// Names are then 11 pixels high.
    static let readable = 0.64
    /// And then 9.5; what is smaller cannot be read.
    static let tolerable = 0.55

    /// The picture of a page: from left to right, or from top to bottom where that can be read better at a page's width.
    /// Where the whole cannot be read either way, the overview shows coordinators alone.
    func draw(
        _ name: String, as format: DocumentationFormat, _ options: DrawingOptions
    ) throws(DiagramError) -> FittedDrawing {
        let parts = name == DocumentationSite.overview ? overviews : [surroundings(of: name)]
        var best: FittedDrawing?
        for part in parts {
            let candidates = Diagram.eitherWay(of: part) { self.diagram(of: part, name, as: format, $0) }
            let fitted = try FittedDrawing.draw(candidates, in: Self.room, readable: Self.readable, options)
            if let fitted, fitted.scale > best?.scale ?? 0 { best = fitted }
            if let best, best.scale >= Self.tolerable { return best }
        }
        if let best { return best }
        let diagram = self.diagram(of: .empty, name, as: format, .leftToRight)
        return FittedDrawing(diagram: diagram, drawn: try diagram.draw(as: .svg, options), scale: 1)
    }

    /// A picture whose nodes lead to their pages.
    private func diagram(
        of part: NavigationGraph, _ name: String, as format: DocumentationFormat, _ direction: Diagram.Direction
    ) -> Diagram {
        var diagram = Diagram(graph: part, marks: marks, direction: direction)
        diagram.thumbnails = thumbnails
        diagram.theme = format.hasDarkPictures ? .light : .auto
        if !format.hasDarkPictures {
            let links = DocumentationLinks(format: format, origin: format.picturePath(name))
            diagram.nodeLinks = part.nodes.reduce(into: [:]) { urls, node in
                if let place = site.place(of: node.id) { urls[node.id] = links.page(place.page, place.anchor) }
            }
        }
        return diagram
    }

    private var overviews: [NavigationGraph] {
        let (graph, collapsed) = (site.graph, site.graph.collapsed)
        if graph.nodes.count > Self.mostInOverview { return [collapsed] }
        return collapsed.nodes.count < graph.nodes.count ? [graph, collapsed] : [graph]
    }

    /// What a page is about, where it leads, and what leads to it.
    private func surroundings(of name: String) -> NavigationGraph {
        let own = site.members(ofPage: name)
        let edges = site.graph.edges.filter { own.contains($0.from) || own.contains($0.to) }
        let outwards = edges.filter { own.contains($0.from) }
        let all = own.union(edges.flatMap { [$0.from, $0.to] })
        let isHub = all.count > max(Self.mostAround, own.count)
        let shown = isHub ? outwards : edges
        let kept = own.union(shown.flatMap { [$0.from, $0.to] })
        let graph = site.graph
        let part = try? NavigationGraph(
            entries: graph.entries.filter(kept.contains), nodes: graph.nodes.filter { kept.contains($0.id) },
            edges: shown, deepLinks: graph.deepLinks.filter { $0.to.map(own.contains) ?? false })
        // Every end of an edge that is kept is kept.
        return part ?? .empty
    }
}
