import NavAtlasModel

// Destinations for values of any type: `navigationDestination(for: AnyHashable.self) { switch $0 { case let book as Book: … } }`.

extension Interpreter {
    /// Declares a table for each type to which a destination's code casts what it is given, and one for all other values;
    /// `false` where it casts nothing, or is given values of one type.
    func tables(
        byCastsOf type: ResolvedType, named name: String, _ content: Expression?, presentation: Presentation?,
        _ site: CallSite, presented: (TableRoute) -> Presentation?
    ) -> Bool {
        let types = castTypes(in: content, for: type, site.scope)
        guard !types.isEmpty, limits.allow(.casesToldApart, beside: types.count) else { return false }
        let others = routes(of: content, for: types, in: site.scope, name: name)
        let shown = Set(others.flatMap(\.targets))
        for one in types {
            let routes = routes(for: one, content, in: site.scope, name: tableName(one.ofElement, written: nil))
            table(
                routes.map { $0.without(shown) }, for: one, content, presentation: presentation, site,
                presented: presented)
        }
        table(others, for: type, content, presentation: presentation, site, presented: presented)
        return true
    }

    /// What a destination shows for values of none of the types to which it casts them.
    private func routes(
        of content: Expression?, for types: [ResolvedType], in scope: Scope, name: String
    ) -> [TableRoute] {
        guard
            let other = StandardLibraryNames.builtins.sorted().first(where: { name in
                !types.contains { $0.name == name }
            })
        else {
            return []
        }
        return routes(for: .external(other, []), content, in: scope, name: name)
    }

    /// The types to which a destination's code casts what it is given, or code that it hands that to, in their order.
    private func castTypes(in content: Expression?, for type: ResolvedType, _ scope: Scope) -> [ResolvedType] {
        guard type.isOfAnyValue else { return [] }
        var found: [ResolvedType] = []
        for written in code(of: content, in: scope).flatMap(Self.castTypes) {
            let type = program.resolve(written, in: scope.frame.place)
            if type != .unknown, !type.isOfAnyValue, !found.contains(type) { found.append(type) }
        }
        return found
    }

    private static func castTypes(in code: [Statement]) -> [TypeReference] {
        var found: [TypeReference] = []
        var walk = CodeWalk()
        walk.onPattern = { if case .cast(_, let type) = $0 { found.append(type) } }
        walk.onExpression = { expression, _ in if case .cast(_, let type) = expression { found.append(type) } }
        walk.walk(code)
        return found
    }
}

extension ResolvedType {
    /// Whether values of any type may be given for it.
    var isOfAnyValue: Bool { StandardLibraryNames.typesOfAnything.contains(lastName) }
}

extension TableRoute {
    /// The route without what is shown for all other values, too, unless it leads to nothing else.
    fileprivate func without(_ others: Set<NodeKey>) -> TableRoute {
        guard !targets.isSubset(of: others) else { return self }
        var left = self
        left.targets.subtract(others)
        return left
    }
}
