import NavAtlasDiagrams
import NavAtlasModel

/// The pictures of the documentation.
struct DocumentationPictures {
    let site: DocumentationSite
    let marks: [String: Mark]
    let thumbnails: [String: Thumbnail]

    /// A coordinator's picture of more nodes shows nothing of what leads to it.
    static let mostAround = 60

    /// A picture whose nodes lead to their pages.
    func diagram(_ name: String, as format: DocumentationFormat) -> Diagram {
        let part = name == DocumentationSite.overview ? site.graph : surroundings(of: name)
        var diagram = Diagram(graph: part, marks: marks)
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

    /// What a page is about, where it leads, and what leads to it.
    private func surroundings(of name: String) -> NavigationGraph {
        let own = site.members(ofPage: name)
        let edges = site.graph.edges.filter { own.contains($0.from) || own.contains($0.to) }
        let outwards = edges.filter { own.contains($0.from) }
        let all = own.union(edges.flatMap { [$0.from, $0.to] })
        let isHub = all.count > max(Self.mostAround, own.count)
        let shown = isHub ? outwards : edges
        let kept = own.union(shown.flatMap { [$0.from, $0.to] })
        return site.graph.keeping(
            kept, edges: { own.contains($0.from) || !isHub && own.contains($0.to) },
            links: { $0.to.map(own.contains) ?? false })
    }
}
