import NavAtlasModel

/// What a coordinator with a path declares: a root, and a route for each kind of value that the path can hold.
struct PathFacts {
    let coordinator: Reflection
    let path: StoredPath
    let samples: [Any]

    /// The facts of a coordinator of a style.
    ///
    /// - Throws: ``RegistryError`` for an enum whose cases are not in the binary.
    func facts(style: String, presentation: Presentation?) throws(RegistryError) -> CoordinatorFacts {
        var facts = CoordinatorFacts(type: coordinator.type, style: style, flow: .stack)
        facts.models = [path.model].compactMap(\.self)
        let body = try readBody()
        let own = (coordinator.value as? any DestinationProviding).map { [DestinationTable.table($0)] }
        let tables = ((own ?? body?.tables ?? []) + modelTables).filter { $0.presentation == nil }
        if !path.holdsRoot, let root = body?.root {
            facts.routes.append(.root("root", ShownViews.destinations(in: root)))
        }
        facts.pathTypes = try routeTypes(tables)
        for route in facts.pathTypes {
            try add(route, tables.first { $0.route == route }, presentation, to: &facts)
        }
        if !facts.routes.contains(where: \.isInitial) { facts.open.append(.unknownRoot) }
        try body?.addPresented(of: coordinator, samples: samples, to: &facts)
        return facts
    }

    /// What says itself what it shows need not be asked for its body. A headless view is asked for neither while what it
    /// asks for itself is not there: that would end the program.
    private func readBody() throws(RegistryError) -> ViewBody? {
        do {
            return try ViewBody(of: coordinator.value)
        } catch {
            let isHeadless = Required.all(in: coordinator.value).contains { $0.value is any EnvironmentRequiring }
            if coordinator.value is any DestinationProviding, !isHeadless { return nil }
            throw error
        }
    }

    private var modelTables: [DestinationTable] {
        StoredPath.models(of: coordinator).compactMap { $0 as? any DestinationProviding }.map {
            DestinationTable.table($0)
        }
    }

    /// The path's own type, those of the tables, and those of the values on a path of any values.
    private func routeTypes(_ tables: [DestinationTable]) throws(RegistryError) -> [Any.Type] {
        var types = path.screen.map { [$0] } ?? []
        if path.screen == nil { types = tables.map(\.route) + path.values.map { type(of: $0) } }
        var distinct: [Any.Type] = []
        for type in types where !distinct.contains(where: { $0 == type }) { distinct.append(type) }
        return distinct
    }

    private func add(
        _ route: Any.Type, _ table: DestinationTable?, _ presentation: Presentation?, to facts: inout CoordinatorFacts
    ) throws(RegistryError) {
        let isTableWithRoot = path.holdsRoot || path.kind == .routes && !facts.routes.contains { $0.kind == .root }
        let first = isTableWithRoot ? path.values.first.map(RouteCases.name) : nil
        for kind in try RouteCases.of(route, samples: path.values + samples) {
            guard let table else {
                facts.open.append(.unknown(kind, of: route, nil, coordinator.type))
                continue
            }
            let isRoot = kind.name == first
            table.add(kind, isRoot ? .root : presentation, isRoot: isRoot, of: coordinator.type, to: &facts)
        }
    }
}

extension DestinationTable {
    /// Adds the ways of one kind of value. Where the case that it carries decides what is shown, each is a way of its own.
    func add(
        _ kind: RouteCase, _ presentation: Presentation?, isRoot: Bool = false, of coordinator: TypeName,
        to facts: inout CoordinatorFacts
    ) {
        guard let all = destinations(of: kind) else {
            return facts.open.append(.unknown(kind, of: route, self, coordinator))
        }
        for part in parts(of: kind, leadingTo: all) {
            let said = Set(part.values.compactMap { ($0 as? any ErasedActionProviding)?.erasedAction as? Presentation })
            let sorted: [Presentation?] = said.sorted { $0.rawValue < $1.rawValue }
            let presentations = isRoot || said.isEmpty ? [presentation] : sorted
            for presentation in presentations {
                facts.routes.append(
                    RouteFact(
                        name: part.name, kind: isRoot ? .root : .route, presentation: presentation, input: part.input,
                        isInitial: isRoot, destinations: destinations(of: part) ?? all))
            }
        }
    }

    /// The kind itself; or, where it leads to several places and carries cases that decide which, one for each of them.
    private func parts(of kind: RouteCase, leadingTo all: [Destination]) -> [RouteCase] {
        let inner = all.count > 1 ? kind.values.compactMap(RouteCases.innerName) : []
        guard !inner.isEmpty, inner.count == kind.values.count else { return [kind] }
        return Set(inner).sorted().map { name in
            RouteCase(name: "\(kind.name).\(name)", values: zip(inner, kind.values).filter { $0.0 == name }.map(\.1))
        }
    }

    /// What is shown for all known values of a kind; where there are none, the one screen that the views' type names.
    func destinations(of kind: RouteCase) -> [Destination]? {
        var found: [Destination] = []
        for value in kind.values {
            for destination in destinations(value) ?? [] where !found.contains(destination) {
                found.append(destination)
            }
        }
        if !found.isEmpty { return found }
        return view.screens.count == 1 && !view.hidesViews ? view.screens.map { .screen($0) } : nil
    }
}

extension RouteFact {
    static func root(_ name: String, _ destinations: [Destination]) -> RouteFact {
        RouteFact(
            name: name, kind: .root, presentation: .root, isInitial: true, destinations: destinations)
    }
}

extension OpenQuestion {
    /// A stack whose root does not show.
    fileprivate static let unknownRoot = OpenQuestion(
        route: "root", reason: "what is shown beneath the path cannot be read", destinations: [], leadsAnywhere: true)

    /// A case for which it is not known what is shown.
    static func unknown(
        _ kind: RouteCase, of route: Any.Type, _ table: DestinationTable?, _ coordinator: TypeName
    ) -> OpenQuestion {
        let screens = table?.view.screens ?? []
        let name = TypeName(route).id
        let reason =
            table == nil
            ? "what \(coordinator.id) shows for it is not known; declare that \(coordinator.id) conforms to "
                + "DestinationProviding: view(for: \(name))"
            : "no value of this case is known; register a sample: sample(\(name).\(kind.name)(…))"
        return OpenQuestion(
            route: kind.name, reason: reason, destinations: screens.map { .screen($0) },
            leadsAnywhere: screens.isEmpty || table?.view.hidesViews ?? true)
    }
}

extension TypeName {
    /// Whether there may be views in it of which the type says nothing.
    var hidesViews: Bool { base == "AnyView" || arguments.contains(where: \.hidesViews) }
}
