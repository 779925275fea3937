import NavAtlasModel

// Tables of destinations, which say what the values of a type show: `navigationDestination(for: Route.self) { … }`.

extension Interpreter {
    /// What values of a type show: `.navigationDestination(for: Route.self)`.
    ///
    /// - Parameter presented: how a route is shown that is not shown as the others.
    func table(
        _ type: Expression, _ content: Expression?, presentation: Presentation?, _ site: CallSite,
        presented: (TableRoute) -> Presentation? = { _ in nil }
    ) {
        let resolved = tableType(type, content, in: site.scope)
        let name = tableName(resolved, written: type.dottedName)
        guard
            !tables(
                byCastsOf: resolved, named: name, content, presentation: presentation, site, presented: presented)
        else { return }
        table(resolved, named: name, content, presentation: presentation, site, presented: presented)
    }

    /// What the routes for values of a type are called, unless they are told apart.
    func tableName(_ type: ResolvedType, written: String?) -> String {
        if let nominal = type.nominal { return nominal.name }
        return type.lastName.isEmpty || type.lastName == "ID" ? written ?? "value" : type.lastName
    }

    func table(
        _ type: ResolvedType, named name: String, _ content: Expression?, presentation: Presentation?, _ site: CallSite,
        presented: (TableRoute) -> Presentation? = { _ in nil }
    ) {
        let routes = routes(for: type, content, in: site.scope, name: name)
        table(routes, for: type, content, presentation: presentation, site, presented: presented)
    }

    func table(
        _ routes: [TableRoute], for type: ResolvedType, _ content: Expression?, presentation: Presentation?,
        _ site: CallSite, presented: (TableRoute) -> Presentation?
    ) {
        guard let node = container ?? owner.node else { return }
        let declaration = sharedTable(content, for: type, in: site.scope) ?? site.location
        for route in routes { record([route], of: node, presented(route) ?? presentation, at: declaration) }
        let roots = with(mode: .destination) { targets(in: site.receivers, route: "root") }.filter { !$0.isInline }
        draft.tableRoots[site.location, default: []].formUnion(roots.map(\.node))
        draft.tables.insert(
            Table(
                node: node, type: type, routes: routes, presentation: presentation, declaration: declaration,
                location: site.location))
    }

    /// The type that an argument names, `for: Note.self`, or that a variable or a property stands for: `for: type`.
    func named(_ type: Expression, in scope: Scope) -> ResolvedType {
        if case .type(let name, _) = type { return program.resolve(name, in: scope.frame.place) }
        if case .array(let elements) = type, elements.count == 1 { return .array(named(elements[0], in: scope)) }
        if let written = typeExpression(type, in: scope) { return written }
        let values = evaluate(type, in: scope, expecting: nil)
        if values.count == 1, case .metatype(let given)? = values.first { return given }
        guard let name = type.dottedName, name.lastPart.mayNameType else { return .unknown }
        return program.resolve(.named(name, []), in: scope.frame.place)
    }

    /// Where the code stands to which a table hands each value on, and which several hosts may share: `{ router.view(for: $0) }`,
    /// `{ PlaceView(place: $0) }`; `nil` where the host says itself what is shown.
    func sharedTable(_ content: Expression?, for type: ResolvedType, in scope: Scope) -> DraftLocation? {
        if let view = tableView(content, in: scope), onlyChooses(view), view !== scope.frame.place.nominal {
            return location(view.position, in: view.file)
        }
        var value: String?
        var shown = content
        if case .closure(let closure)? = content {
            switch Self.onlyChoice(in: closure.body) {
            case .expression(let only)?, .returning(let only?)?: shown = only
            default: return nil
            }
            value = closure.parameters.first?.name ?? "$0"
        }
        // Without what it is modified with.
        while let expression = shown {
            if let found = code(for: value, of: type, in: expression, scope) {
                return found.nominal === scope.frame.place.nominal ? nil : found.place
            }
            guard case .call(.member(let base, _, _), _, _) = expression else { return nil }
            shown = base
        }
        return nil
    }

    /// The view to which a destination hands its value on, and no more: `{ SheetView(sheet: $0) }`, `SheetView.init`.
    func tableView(_ content: Expression?, in scope: Scope) -> Nominal? {
        if case .member(let view, "init", _)? = content {
            return typeExpression(view, in: scope)?.nominal.flatMap { isView($0) ? $0 : nil }
        }
        guard case .closure(let closure)? = content, case .expression(var shown)? = Self.onlyChoice(in: closure.body)
        else { return nil }
        let value = closure.parameters.first?.name ?? "$0"
        while case .call(.member(let base, _, _), _, _) = shown, typeExpression(base, in: scope) == nil { shown = base }
        guard case .call(let callee, let arguments, _) = shown,
            let nominal = typeExpression(callee, in: scope)?.nominal, isView(nominal),
            arguments.contains(where: { if case .name(value, _) = $0.value { true } else { false } })
        else { return nil }
        return nominal
    }

    /// The code of the app's that an expression hands a value to: a method, the value's own property, or its body.
    private func code(
        for value: String?, of type: ResolvedType, in expression: Expression, _ scope: Scope
    ) -> (place: DraftLocation, nominal: Nominal?)? {
        switch expression {
        case .name(let name, _):
            guard name == value, let nominal = type.nominal, isView(nominal) else { return nil }
            return (location(nominal.position, in: nominal.file), nominal)
        case .member(let base, let name, _), .call(.member(let base, let name, _), _, _):
            guard let nominal = owner(base, value, type, scope) else { return nil }
            let methods = program.methods(name, of: nominal).filter { $0.fact.body != nil }
            if methods.count == 1, let method = methods.first {
                return (location(method.fact.position, in: method.file), method.nominal)
            }
            guard let property = program.property(name, of: nominal), property.fact.getter != nil else { return nil }
            return (location(property.fact.position, in: property.file), property.nominal)
        default: return nil
        }
    }

    /// The type whose member is named: that of the value, or of an object that the code names.
    private func owner(_ base: Expression, _ value: String?, _ type: ResolvedType, _ scope: Scope) -> Nominal? {
        if case .name(let name, _) = base, name == value { return type.nominal }
        guard base.dottedName != nil else { return nil }
        let found = with(mode: .destination) { dereferenced(evaluate(base, in: scope, expecting: nil)) }
        let owners = Set(
            found.compactMap { value -> Nominal? in
                if case .metatype(let type) = value { type.nominal } else { value.nominal(in: heap) }
            })
        return owners.count == 1 ? owners.first : nil
    }
}
