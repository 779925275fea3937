import NavAtlasModel

/// What a coordinator shows for the values of one type: its own `view(for:)`, or a table in its body.
struct DestinationTable {
    /// The type of the routes.
    let route: Any.Type
    /// The type of the views; it may name all screens, but not which of them a route shows.
    let view: TypeName
    /// What is shown for a value of ``route``.
    let destinations: (Any) -> [Destination]?

    init<Provider: DestinationProviding>(_ provider: Provider) {
        route = Provider.ShownRoute.self
        view = TypeName(Provider.ShownView.self)
        destinations = { value in
            (value as? Provider.ShownRoute).map { ShownViews.destinations(in: provider.view(for: $0)) }
        }
    }

    /// What a coordinator itself says, or else what the tables in its body say, from the outside in.
    static func all(of coordinator: Any) -> [DestinationTable] {
        if let provider = coordinator as? any DestinationProviding { return [table(provider)] }
        guard let view = coordinator as? any BodyProviding else { return [] }
        var search = BodySearch()
        search.visit(body(of: view), depth: 0)
        return search.tables
    }

    /// The root that a stack in a coordinator's body shows beneath its path.
    static func root(of coordinator: Any) -> [Destination]? {
        guard let view = coordinator as? any BodyProviding else { return nil }
        var search = BodySearch()
        search.visit(body(of: view), depth: 0)
        return search.root.map { ShownViews.destinations(in: $0) }
    }

    private static func table(_ provider: some DestinationProviding) -> DestinationTable { DestinationTable(provider) }

    private static func body(of view: some BodyProviding) -> Any { view.body }
}

/// Looks for tables of destinations in a body, without asking the views in it for theirs.
private struct BodySearch {
    private static let mostViews = 10_000
    private static let stacks: Set<String> = ["FlowStack", "NavigationStack"]

    var tables: [DestinationTable] = []
    var root: Any?
    private var seen = 0

    mutating func visit(_ value: Any, depth: Int) {
        seen += 1
        let type = TypeName(type(of: value))
        guard depth < 64, seen < Self.mostViews, type.isOfViewLibrary else { return }
        if let provider = value as? any DestinationProviding { tables.append(Self.table(provider)) }
        let parts = Reflection(value).parts
        if root == nil, Self.stacks.contains(type.base) { root = parts.first { $0.name == "root" }?.value }
        for part in parts where !(Swift.type(of: part.value) is AnyClass) { visit(part.value, depth: depth + 1) }
    }

    private static func table(_ provider: some DestinationProviding) -> DestinationTable { DestinationTable(provider) }
}
