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
        let root = path.kind.isFlow ? nil : body?.root
        if let root { facts.routes.append(.root("root", root)) }
        let holdsRoot = root == nil && (path.beginsWithRoot || body?.stack == ViewBody.router)
        let first = holdsRoot ? path.values.first.map(RouteCases.name) : nil
        facts.pathTypes = routeTypes(tables, body)
        for route in facts.pathTypes {
            let table = tables.first { $0.route == route } ?? tables.first { $0.takesAnyRoute }
            try add(route, table, presentation, root: first, to: &facts)
        }
        if !facts.routes.contains(where: \.isInitial) { facts.open.append(unknownRoot(body)) }
        facts.open += unmadeModels
        if path.screen == nil, tables.isEmpty, body?.valueTypes.isEmpty ?? true { facts.open.append(unknownPath(body)) }
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

    /// The path's own type; on a path of any values those of the tables, those for which the body has a destination, and
    /// those of the values.
    private func routeTypes(_ tables: [DestinationTable], _ body: ViewBody?) -> [Any.Type] {
        var types = path.screen.map { [$0] } ?? []
        if path.screen == nil {
            types =
                tables.filter { !$0.takesAnyRoute }.map(\.route) + (body?.valueTypes ?? [])
                + path.values.map { type(of: $0) }
        }
        var distinct: [Any.Type] = []
        for type in types where !distinct.contains(where: { $0 == type }) { distinct.append(type) }
        return distinct
    }

    private func add(
        _ route: Any.Type, _ table: DestinationTable?, _ presentation: Presentation?, root first: String?,
        to facts: inout CoordinatorFacts
    ) throws(RegistryError) {
        guard let table else { return facts.open += try unknown(route) }
        let kinds = try RouteCases.of(route, samples: path.values + samples)
        for kind in table.takesAnyRoute ? undivided(kinds, of: route, table) : kinds {
            let isRoot = kind.name == first
            table.add(kind, isRoot ? .root : presentation, isRoot: isRoot, of: coordinator.type, to: &facts)
        }
    }
}

extension PathFacts {
    /// One kind for a type whose cases all lead to the same: a destination for values of many types is called for the type.
    private func undivided(_ kinds: [RouteCase], of route: Any.Type, _ table: DestinationTable) -> [RouteCase] {
        let shown = kinds.map { Set(table.destinations(of: $0) ?? []) }
        guard path.screen == nil, let first = shown.first, !first.isEmpty, shown.allSatisfy({ $0 == first }) else {
            return kinds
        }
        return [RouteCase(name: TypeName(known: route).spelled, values: kinds.flatMap(\.values))]
    }
}

// What is not known, and how it can be.
extension PathFacts {
    private var name: String { coordinator.type.id }

    private func unknownRoot(_ body: ViewBody?) -> OpenQuestion {
        let cure =
            if type(of: coordinator.value) is AnyClass {
                "register the view that shows \(name), and let it conform to BodyProviding"
            } else if body == nil {
                "declare that \(name) conforms to BodyProviding: extension \(name): BodyProviding {}"
            } else {
                "the body of \(name) shows no stack whose root can be seen; register it with the routes that it begins with"
            }
        return OpenQuestion(
            route: "root", reason: "what is shown beneath the path cannot be read: \(cure)", destinations: [],
            leadsAnywhere: true)
    }

    /// A path of any values, when nothing says of which types they are.
    private func unknownPath(_ body: ViewBody?) -> OpenQuestion {
        let cure =
            body == nil
            ? "declare that \(name) conforms to BodyProviding, so that the types of its destinations are seen"
            : "its body declares no destinations; declare that \(name) conforms to DestinationProviding: "
                + "view(for: AnyHashable)"
        return OpenQuestion(
            route: "path", reason: "its path takes values of any type: \(cure)", destinations: [], leadsAnywhere: true)
    }

    /// The ways of a type for which nothing says what is shown. On a path of any values, whoever shows an enum's values may
    /// tell its cases apart or not, so that the way is called for the case or for the type.
    private func unknown(_ route: Any.Type) throws(RegistryError) -> [OpenQuestion] {
        let kinds = try RouteCases.of(route, samples: path.values + samples)
        if path.screen != nil { return kinds.map { .unknown($0, of: route, nil, coordinator.type) } }
        let names = Set(kinds.map(\.name) + [TypeName(known: route).spelled]).sorted()
        return names.map { way in
            OpenQuestion(
                route: way,
                reason:
                    "what \(name) shows for it is not known; declare that \(name) conforms to DestinationProviding: "
                    + "view(for: AnyHashable)",
                destinations: [], leadsAnywhere: true)
        }
    }

    private var unmadeModels: [OpenQuestion] {
        StoredPath.unmadeModels(of: coordinator).map { model in
            OpenQuestion(
                route: model.name,
                reason: "\(RegistryError.unmadeModel(name, property: model.name, model: model.model))",
                destinations: [],
                leadsAnywhere: true)
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
        // A view of nothing is no screen.
        if all == [.inline(view: "EmptyView")] { return }
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
    /// A case for which it is not known what is shown.
    static func unknown(
        _ kind: RouteCase, of route: Any.Type, _ table: DestinationTable?, _ coordinator: TypeName
    ) -> OpenQuestion {
        let screens = table?.view.screens ?? []
        let name = TypeName(known: route).id
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
