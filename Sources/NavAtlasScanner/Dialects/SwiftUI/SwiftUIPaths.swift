import NavAtlasModel

// Paths of a `NavigationStack`: values that code appends to them, and arrays that code assigns.
extension SwiftUIDialect {
    func append(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let base = site.base, let argument = site.arguments.first else { return nil }
        let places = interpreter.places(of: base, in: site.scope)
        guard !places.isEmpty else { return append(argument, toLocal: base, site, interpreter) }
        var handled = false
        for (receiver, property) in places {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            let type = interpreter.program.property(property, of: nominal).flatMap {
                interpreter.type(of: $0, receiver)
            }
            // A property may hold a path for each tab.
            var element: ResolvedType? = if case .array(let inner)? = type { inner } else { nil }
            while case .array(let inner)? = element { element = inner }
            let isWhole = type.map { $0.lastName == "NavigationPath" } ?? true
            let values = interpreter.pushed(argument.value, in: site.scope, expecting: element, isWhole: isWhole)
            // Code lies on no path.
            if !values.isEmpty, values.allSatisfy(Interpreter.isCode) { continue }
            interpreter.record(
                Push(
                    key: PropertyKey(nominal: nominal, name: property), object: receiver.object, values: values,
                    type: element, presentation: .push, what: "\(property).\(site.name)",
                    owner: interpreter.currentOwner, location: site.location))
            interpreter.collect(values, in: property, of: receiver)
            handled = true
        }
        return handled ? [] : nil
    }

    /// `var path = NavigationPath(); path.append(page)`: what is put into a variable is shown where that is assigned.
    private func append(
        _ argument: Argument, toLocal base: Expression, _ site: CallSite, _ interpreter: Interpreter
    ) -> Values? {
        guard case .name(let name, _) = base, site.scope.part(name) == nil, let held = site.scope.variable(name)
        else { return nil }
        var (elements, others): ([Values], Values) = ([], [])
        for value in held {
            if case .external("NavigationPath", _, nil, let arguments) = value {
                for argument in arguments where !elements.contains(argument.values) { elements.append(argument.values) }
            } else {
                others.insert(value)
            }
        }
        guard others.count < held.count else { return nil }
        // One after another, as they lie on the stack.
        let pushed = interpreter.pushed(argument.value, in: site.scope, isWhole: true)
        if !elements.contains(pushed) { elements.append(pushed) }
        let path = Value.external(
            "NavigationPath", [], member: nil, ArgumentValues(elements.map { ArgumentValue(label: nil, values: $0) }))
        return site.scope.replace(others.union([path]), for: name) ? [] : nil
    }

    /// `path = NavigationPath([Page.detail])`, or a stored path, whose screens are decided while the app runs. In a link's handler,
    /// each value of the path is pushed on its own.
    func restore(
        _ target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) {
        for case .external("NavigationPath", _, nil, let arguments) in values where !arguments.isEmpty {
            let all = arguments.reduce(into: Values()) { $0.unite($1.values) }
            // A link tells one from another.
            let pushes = interpreter.link == nil ? [all] : arguments.map(\.values)
            for (receiver, property) in interpreter.places(of: target, in: scope) {
                guard let nominal = receiver.nominal(in: interpreter.heap), !scope.isInitializing(receiver) else {
                    continue
                }
                for given in pushes {
                    let elements = given.filter {
                        if case .external(let type, _, _, _) = $0 {
                            type.lastPart != "CodableRepresentation"
                        } else {
                            true
                        }
                    }
                    interpreter.record(
                        Push(
                            key: PropertyKey(nominal: nominal, name: property), object: receiver.object,
                            values: elements, type: nil, presentation: .push, what: "\(property) =",
                            owner: interpreter.owner, location: location))
                }
            }
        }
    }
}
