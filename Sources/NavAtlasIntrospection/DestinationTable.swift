import NavAtlasModel

/// What a coordinator shows for the values of one type: its own `view(for:)`, or a table in its body.
struct DestinationTable {
    /// The type of the routes.
    let route: Any.Type
    /// The type of the views; it may name all screens, but not which of them a route shows.
    let view: TypeName
    /// How it is shown, where the table says so.
    let presentation: Presentation?
    /// What is shown for a value of ``route``.
    let destinations: (Any) -> [Destination]?

    init<Provider: DestinationProviding>(_ provider: Provider) {
        route = Provider.ShownRoute.self
        let name = TypeName(known: Provider.self).id
        view = TypeName(known: Provider.ShownView.self)
        presentation = (provider as? any PresentationProviding)?.presentation
        destinations = { value in
            (value as? Provider.ShownRoute).map { route in
                let way = "\(name).\(RouteCases.name(of: value))"
                return ShownViews.destinations(in: RunningCode.run(way) { provider.view(for: route) })
            }
        }
    }

    /// Whether it is for values of any type: `view(for: AnyHashable)`.
    var takesAnyRoute: Bool { route == AnyHashable.self }

    /// What a coordinator itself says, or else what the tables in its body say, from the outside in.
    ///
    /// - Throws: ``RegistryError/missingEnvironment(_:property:)`` where the body may ask for what is not there.
    static func all(of coordinator: Any) throws(RegistryError) -> [DestinationTable] {
        if let provider = coordinator as? any DestinationProviding { return [table(provider)] }
        return try ViewBody(of: coordinator)?.tables ?? []
    }

    static func table(_ provider: some DestinationProviding) -> DestinationTable { DestinationTable(provider) }
}
