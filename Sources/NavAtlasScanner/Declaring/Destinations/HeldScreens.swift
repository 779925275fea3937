// States that hold the screen itself, `@State var current: any Place`, set by a custom tab bar, or its model.

extension Interpreter {
    /// Whether a view, or an object that it holds, has a property for views of several types.
    func holdsScreens(_ nominal: Nominal) -> Bool {
        guard isView(nominal) else { return false }
        return nominal.properties.values.contains { property in
            if isOpenView(property) { return true }
            guard property.fact.getter == nil, let model = type(of: property)?.nominal, model.kind == .class else {
                return false
            }
            return model.properties.values.contains(where: isOpenView)
        }
    }

    /// Whether a view, or an object that it holds, has a state that carries the models of screens.
    func holdsModels(_ nominal: Nominal) -> Bool {
        guard isView(nominal) else { return false }
        return nominal.properties.values.contains { property in
            guard property.fact.getter == nil else { return false }
            if carriesModels(type(of: property)) { return true }
            guard let model = type(of: property)?.nominal, isModel(model) else { return false }
            return model.properties.values.contains { $0.fact.getter == nil && carriesModels(type(of: $0)) }
        }
    }

    /// Whether the state that decides a choice carries the model of the screen that is shown.
    func isOfModels(_ choice: Choice) -> Bool {
        guard let place = choice.place, let nominal = place.receiver.nominal(in: heap) else { return false }
        return carriesModels(program.property(place.name, of: nominal).flatMap { type(of: $0, place.receiver) })
    }

    /// Whether the cases of an enum carry the models of several screens, each its own, and nothing else: `enum State { case
    /// home(Home.State), mine(Mine.State) }`.
    private func carriesModels(_ type: ResolvedType?) -> Bool {
        guard case .nominal(let nominal, _)? = type, nominal.kind == .enum else { return false }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        var models: Set<Nominal> = []
        for one in nominal.cases where !one.payload.isEmpty {
            guard one.payload.count == 1, let written = one.payload[0].type,
                case .nominal(let model, _) = program.resolve(written, in: place),
                isModel(model)
            else { return false }
            models.insert(model)
        }
        return models.count > 1
    }

    private func isModel(_ nominal: Nominal) -> Bool {
        nominal.kind == .class || dialects.contains { $0.isState(nominal, self) }
    }

    /// Whether a stored variable is declared to hold any view, or any of those that conform to a protocol of the app's.
    private func isOpenView(_ property: Property) -> Bool {
        guard property.fact.getter == nil, !property.fact.isConstant else { return false }
        if let type = type(of: property) { return isOpenView(type) }
        if case .call(.name("AnyView", _), _, _)? = property.fact.initializer { return true }
        return false
    }

    /// What the closures of a property make that is declared to hold what makes any view: `var content: (() -> AnyView)?`.
    func views(madeBy values: Values, heldBy key: PropertyKey) -> Values {
        guard case .function([], let output)? = program.property(key.name, of: key.nominal).flatMap({ type(of: $0) }),
            isOpenView(output) || output.lastName == "View"
        else { return [] }
        return with(mode: .destination) { runClosures(values) }
    }

    /// What an expression shows for each of the screens that a state holds which it reads; empty where that is no such
    /// state, or holds one screen only.
    func heldScreens(shownBy expression: Expression, _ scope: Scope) -> [Choice] {
        guard let (place, property) = Self.chain(expression).firstNonNil({ self.openState($0, scope) }) else {
            return []
        }
        let first = property.fact.initializer == nil ? [] : initial(property, place.receiver)
        let outer = assumption
        defer { assumption = outer }
        let found = read(place.name, of: place.receiver).compactMap { held -> Choice? in
            assumption = Assumption(receiver: place.receiver, name: place.name, value: held)
            let shown = with(mode: .destination) {
                let all = targets(in: evaluate(expression, in: scope, expecting: nil), route: "root")
                return withOwnModifiers(all.filter { !$0.isInline }, held)
            }
            guard !shown.isEmpty else { return nil }
            return Choice(
                place: place, test: .some, targets: shown, isLater: !first.isEmpty && !first.contains(held),
                isOfHeldScreens: true)
        }
        return Set(found.flatMap(\.targets).map(\.node)).count > 1 ? found : []
    }

    /// Screens with the modifiers that they had when they were assigned to a state. Modifiers of the view that shows the state apply
    /// to all of them, and belong to that view.
    private func withOwnModifiers(_ shown: Targets, _ held: Value) -> Targets {
        let own = targets(in: [held], route: "root").reduce(into: Values()) { $0.unite($1.modifiers) }
        return Targets(
            shown.map { target in
                var target = target
                target.modifiers = target.modifiers.filter { own.contains($0) }
                return target
            })
    }

    /// What a list shows for each of the screens that a state holds in an array, `ForEach(pile.layers.indices) { pile.layers[$0] }`:
    /// each comes to lie on what the view shows besides.
    func heldLayers(shownBy expression: Expression, _ scope: Scope) -> [Choice] {
        guard case .call(.name("ForEach", _), let arguments, _) = expression,
            let data = arguments.first?.value, case .closure(let closure)? = arguments.last?.value,
            case .expression(let shown)? = Self.onlyChoice(in: closure.body)
        else { return [] }
        let whole = openArray(data, scope)
        guard let place = whole ?? Self.chain(shown).firstNonNil({ self.openArray($0, scope) }) else { return [] }
        let outer = assumption
        defer { assumption = outer }
        return read(place.name, of: place.receiver).compactMap { held in
            assumption = Assumption(receiver: place.receiver, name: place.name, value: held)
            let inner = scope.inner()
            if whole != nil { inner.variables[closure.parameters.first?.name ?? "$0"] = [held] }
            let found = with(mode: .destination) {
                targets(in: evaluate(shown, in: inner, expecting: nil), route: "root").filter { !$0.isInline }
            }
            guard !found.isEmpty else { return nil }
            return Choice(
                place: place, test: .some, targets: found, isLater: true, isAddition: true, isOfHeldScreens: true)
        }
    }

    /// What `if let popup = popups.current { … }` shows for each of the screens that the state holds: each comes to lie on what the
    /// view shows besides. `nil` where the state holds no screens.
    func heldLayers(shownBy statement: Statement, _ scope: Scope) -> [Choice]? {
        guard case .conditional(let conditions, _, else: []) = statement else { return nil }
        let asked = conditions.compactMap { if case .match(_, let value) = $0 { value } else { nil } }
        guard let (place, _) = asked.firstNonNil({ self.openState($0, scope) }) else { return nil }
        let layers = read(place.name, of: place.receiver).compactMap { held -> Choice? in
            let found = with(mode: .destination) { targets(in: [held], route: "root").filter { !$0.isInline } }
            guard !found.isEmpty else { return nil }
            return Choice(
                place: place, test: .some, targets: found, isLater: true, isAddition: true, isOfHeldScreens: true)
        }
        return layers.isEmpty ? nil : layers
    }

    /// The same of what an overlay shows: `.overlay { if let popup = popups.current { popup } }`.
    func heldLayers(inOverlay overlay: [Argument], _ scope: Scope) -> [Choice] {
        overlay.flatMap { argument -> [Choice] in
            guard case .closure(let closure) = argument.value else { return [] }
            return closure.body.flatMap { heldLayers(shownBy: $0, scope) ?? [] }
        }
    }

    /// The state that holds an array of any views.
    private func openArray(_ expression: Expression, _ scope: Scope) -> (receiver: Value, name: String)? {
        guard let place = places(of: expression, in: scope).first, let nominal = place.receiver.nominal(in: heap),
            let property = program.property(place.name, of: nominal), isState(place), property.fact.getter == nil,
            !property.fact.isConstant, case .array(let element)? = type(of: property)
        else { return nil }
        return isOpenView(element) ? place : nil
    }

    private func isOpenView(_ type: ResolvedType) -> Bool {
        switch type {
        case .external(let name, _): name.lastPart == "AnyView"
        case .nominal(let nominal, _): nominal.kind == .protocol && isView(nominal)
        default: false
        }
    }

    /// The state for any view that a name or member names.
    private func openState(_ expression: Expression, _ scope: Scope) -> (
        place: (receiver: Value, name: String), property: Property
    )? {
        guard let place = places(of: expression, in: scope).first, let nominal = place.receiver.nominal(in: heap),
            // What a protocol asks for need be no state.
            nominal.kind != .protocol, let property = program.property(place.name, of: nominal),
            // A model that publishes something else has what it holds besides drawn with that.
            isState(place) || program.inherits(nominal, anyOf: ["ObservableObject"]), isOpenView(property)
        else { return nil }
        return (place, property)
    }

    /// The names and members that an expression begins with: `model.current.content`, `model.current` and `model` in
    /// `model.current.content.padding()`.
    private static func chain(_ expression: Expression) -> [Expression] {
        switch expression {
        case .name: [expression]
        case .member(let base, _, _): [expression] + chain(base)
        case .call(.member(let base, _, _), _, _), .subscripted(let base, _, _): chain(base)
        case .call(.name("AnyView", _), let arguments, _): arguments.first.map { chain($0.value) } ?? []
        default: []
        }
    }
}
