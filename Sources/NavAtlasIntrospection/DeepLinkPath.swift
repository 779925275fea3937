import NavAtlasModel

/// Follows the routes that a deep link names.
struct DeepLinkPath {
    let edges: [Edge]
    let entries: [String]

    /// The link with the destination of its path: each route leaves the node that the one before leads to, the first
    /// an entry. Without a destination where that is not so. Of several screens under one route, the least by id.
    func following(_ link: DeepLink) -> DeepLink {
        var link = link
        var places = Set(entries)
        for step in link.path {
            places = Set(
                edges.lazy.filter { places.contains($0.from) && "\($0.from).\($0.name)" == step }.map(\.to))
        }
        link.to = places.min()
        return link
    }
}
