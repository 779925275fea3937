import NavAtlasModel

/// Facts about nodes that a diagram shows, by id: deep links, presentations, thumbnails and hidden screens.
struct DiagramFacts {
    let names: NodeNames
    let entries: Set<String>
    /// The patterns of the deep links that open it.
    let links: [String: [String]]
    /// How it is shown by what leads to it.
    let ways: [String: Set<EdgeStyle>]
    /// The number and the size in points of the picture that it shows.
    let images: [String: (number: Int, width: Double, height: Double)]

    /// How many screens belong to it and have no row of their own.
    let screens: [String: Int]

    /// - Parameter whole: the graph whose screens an overview leaves out.
    init(_ diagram: Diagram, screensIn whole: NavigationGraph? = nil) {
        screens = whole?.screenOwners().values.reduce(into: [:]) { $0[$1, default: 0] += 1 } ?? [:]
        let graph = diagram.graph
        names = NodeNames(graph)
        entries = Set(graph.entries)
        links = graph.deepLinks.reduce(into: [:]) { links, link in
            if let target = link.to { links[target, default: []].append(link.pattern) }
        }
        ways = graph.edges.reduce(into: [:]) { ways, edge in
            for presentation in edge.presentations { ways[edge.to, default: []].insert(.of(presentation)) }
        }
        images = diagram.images.enumerated().reduce(into: [:]) { images, image in
            let size = image.element.thumbnail.shown
            images[image.element.id] = (image.offset, Double(size.width), Double(size.height))
        }
    }
}
