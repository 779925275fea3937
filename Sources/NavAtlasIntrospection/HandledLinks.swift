import NavAtlasModel

/// A link that a handler of SwiftUICoordinator knows, by the shape that it shows:
///
///     scheme: String
///     links: Set<DeepLink>        action: String, route: any NavigationRoute, params: Set<String>
struct HandledLink {
    /// Scheme and action, with the parameters as a query.
    let pattern: String
    /// The route that it opens.
    let route: Any
    /// The handler's own value.
    let link: Any

    /// The links of a handler.
    ///
    /// - Throws: ``RegistryError/unreadable(_:property:)`` for what has no scheme or no links.
    static func all(of handler: Any) throws(RegistryError) -> [HandledLink] {
        let handler = Reflection(handler)
        guard let scheme = handler["scheme"] as? String else {
            throw .unreadable(handler.type.id, property: "scheme")
        }
        guard let links = handler["links"] else { throw .unreadable(handler.type.id, property: "links") }
        return Reflection(links).parts.compactMap { part in
            let link = Reflection(part.value)
            guard let action = link["action"] as? String, let route = link["route"] else { return nil }
            let names = (link["params"] as? Set<String> ?? []).sorted().map { "\($0)={\($0)}" }
            let query = names.isEmpty ? "" : "?" + names.joined(separator: "&")
            return HandledLink(
                pattern: "\(scheme)://\(action)\(query)", route: RouteCases.unerased(route), link: part.value)
        }
    }

    /// What a URL says for the link's parameters; `nil` where it is not one of this link. Its query may lack some.
    func parameters(of url: String) -> [String: String]? {
        let action = pattern.split(separator: "?", maxSplits: 1)[0]
        return DeepLink(pattern: pattern).parameters(of: url)
            ?? DeepLink(pattern: String(action)).parameters(of: url)
    }
}
