import NavAtlasModel

/// A binding to one case of the enum that a property holds: `$model.destination.edit`.
struct CaseBinding {
    let receiver: Value
    let name: String
    let holder: Nominal
    let nominal: Nominal
    let fact: CaseFact
}

extension Interpreter {
    /// The case that an expression names after the property that holds the enum; `nil` for any other expression.
    func casePart(of expression: Expression, in scope: Scope) -> CaseBinding? {
        // `Binding($model.destination.edit)` and `$model.destination.edit.isPresent()` say whether there is one.
        switch expression {
        case .call(.name("Binding", _), let arguments, _) where arguments.count == 1 && arguments[0].label == nil:
            return casePart(of: arguments[0].value.stateRead, in: scope)
        case .call(.member(let binding, "isPresent", _), let arguments, _) where arguments.isEmpty:
            return casePart(of: binding.stateRead, in: scope)
        default: break
        }
        guard case .member(let base, let name, _) = expression else { return nil }
        for (receiver, property) in places(of: base, in: scope) {
            guard let holder = receiver.nominal(in: heap), let declared = program.property(property, of: holder),
                case .nominal(let nominal, _)? = type(of: declared, receiver), nominal.kind == .enum,
                program.property(name, of: nominal) == nil,
                let fact = nominal.cases.first(where: { $0.name == name })
            else { continue }
            return CaseBinding(receiver: receiver, name: property, holder: holder, nominal: nominal, fact: fact)
        }
        return nil
    }

    /// Something is shown while a property holds a case, for what the case carries.
    func trigger(_ part: CaseBinding, _ content: Expression?, _ presentation: Presentation, _ site: CallSite) {
        guard let node = owner.node else { return }
        var carried = declaredPayload(of: part.nominal, part.fact.name).first ?? []
        for case .enumCase(part.nominal, part.fact.name, let payload) in read(part.name, of: part.receiver) {
            carried.unite(payload.first?.values ?? [])
        }
        carried = placed(carried, in: part.fact.name, of: .instance(part.nominal, []))
        let found = presented(content, in: site.scope, binding: [carried], route: part.fact.name)
        accept(found)
        let routes =
            found.isEmpty
            ? []
            : [
                TableRoute(
                    caseName: part.fact.name, name: part.fact.name, input: Self.input(of: part.fact),
                    targets: Set(found.map(\.node)))
            ]
        if routes.isEmpty, showsNothing(content, in: site.scope) {
            journal.noteNoNavigation(at: site.location, because: "it shows nothing")
            return
        }
        record(routes, of: node, presentation, at: site.location)
        draft.note(
            StateTrigger(
                key: PropertyKey(nominal: part.holder, name: part.name), node: node, presentation: presentation,
                routes: routes, owner: owner, location: site.location))
    }

    /// What one value of a state shows, in a link that is written for that value; any value, where that of a row in a list is not
    /// known. `false` where it is one of several.
    func trigger(
        _ state: Expression, at tag: Expression, _ content: Expression?, _ presentation: Presentation, _ site: CallSite
    ) -> Bool {
        let places = places(of: state, in: site.scope)
        guard let node = owner.node, let (receiver, property) = places.first, let nominal = receiver.nominal(in: heap)
        else { return false }
        let type = program.property(property, of: nominal).flatMap { self.type(of: $0, receiver) }
        let values: Values =
            if let number = number(tag, in: site.scope) { [number] } else {
                evaluate(tag, in: site.scope, expecting: type)
            }
        let names = values.compactMap { value -> String? in
            switch value {
            case .enumCase(_, let name, _), .unresolvedCase(let name, _), .text(let name), .number(let name): name
            default: nil
            }
        }
        guard names.count <= 1 else { return false }
        let name = names.first.map { Int($0) == nil ? $0 : property } ?? property
        let found = presented(content, in: site.scope, route: name)
        accept(found)
        guard !found.isEmpty else { return false }
        let route = TableRoute(caseName: names.first, name: name, input: nil, targets: Set(found.map(\.node)))
        record([route], of: node, presentation, at: site.location)
        draft.note(
            StateTrigger(
                key: PropertyKey(nominal: nominal, name: property),
                object: objectOfClass(among: places.map(\.receiver)), node: node, presentation: presentation,
                routes: [route], owner: owner, location: site.location))
        return true
    }
}

extension Expression {
    /// What a binding reads that is written as `Binding(get: { model.destination.edit }, set: { … })`.
    fileprivate var stateRead: Expression {
        guard case .call(.name("Binding", _), let arguments, _) = self,
            case .closure(let getter)? = arguments.first(where: { $0.label == "get" })?.value,
            getter.body.count == 1, let state = getter.body[0].result
        else { return self }
        return state
    }
}
