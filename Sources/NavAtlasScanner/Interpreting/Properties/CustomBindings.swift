// `Binding(get:set:)`, and computed properties that only read and write another property.

extension Interpreter {
    /// `Binding(get: { model.path }, set: { model.path = $0 })` is bound to the property that it reads, or else to the one that
    /// it sets. The rest of `set` runs for the view that makes the binding: a control may call it with any value.
    func customBinding(_ arguments: [Argument], in scope: Scope) -> Values? {
        let first = arguments.first { $0.label == "get" } ?? arguments.first { $0.isTrailing && $0.label == nil }
        let setter = arguments.first { $0.label == "set" }?.value
        if case .name? = first?.value, let given = first.map({ evaluate($0.value, in: scope, expecting: nil) }) {
            // A function that makes bindings hands on what it was given: `Binding(get: get, set: set)`.
            let found = given.filter(\.isBinding).union(bound(toResultsOf: given, []))
            if !found.isEmpty, let setter { run(setter, of: found, in: scope) }
            return found.isEmpty ? nil : found
        }
        guard case .closure(let getter)? = first?.value else { return nil }
        var found = setState(of: getter, by: setter, in: scope.inner())
        if found.isEmpty { found = getter.body.last.map { bound(toResultOf: $0, in: scope.inner()) } ?? [] }
        if found.isEmpty, case .comparison(let left, let right, _)? = getter.body.condition {
            found = bindings(toOneOf: [left, right], in: scope.inner())
        }
        if found.isEmpty { found = self.set(by: setter, in: scope.inner()) }
        if let setter { run(setter, of: found, in: scope) }
        return found.isEmpty ? runClosures([closure(getter, in: scope)]) : found
    }

    /// Of several states that a binding reads, the one that it sets: `Binding(get: { isReady && isOpen }, set: { isOpen = $0 })`.
    private func setState(of getter: Closure, by setter: Expression?, in scope: Scope) -> Values {
        guard case .combined(let parts)? = getter.body.condition, parts.count > 1 else { return [] }
        let states = parts.reduce(into: Values()) { $0.unite(bindings(to: Self.source(of: $1), in: scope)) }
        let set = set(by: setter, in: scope)
        return states.filter(set.contains)
    }

    /// The properties that the `set` of a binding assigns.
    private func set(by setter: Expression?, in scope: Scope) -> Values {
        guard case .closure(let closure)? = setter else { return [] }
        return SyntaxSearch.assignmentTargets(in: closure.body).reduce(into: []) {
            $0.formUnion(bindings(to: $1, in: scope))
        }
    }

    /// `.init(get: { … }, set: { … })`, where no type is asked for.
    func implicitBinding(_ name: String, _ arguments: [Argument], in scope: Scope) -> Values? {
        name == "init" && arguments.contains { $0.label == "set" } ? customBinding(arguments, in: scope) : nil
    }

    /// Runs the `set` of a binding, without the assignment to the property that the binding reads: a person chose that value.
    private func run(_ setter: Expression, of bound: Values, in scope: Scope) {
        guard !isLeftToRows(setter, in: scope) else { return }
        let keys = places(bindings: bound).compactMap { place in
            place.receiver.nominal(in: heap).map { PropertyKey(nominal: $0, name: place.name) }
        }
        let outer = selecting
        selecting.formUnion(keys)
        defer { selecting = outer }
        _ = with(mode: .body, acting: true) {
            runClosures(evaluate(setter, in: scope, expecting: nil), [dismissing ?? []])
        }
    }

    /// The properties that present something while they are set: the system sets them back as what is presented goes.
    func places(ofPresenting state: Expression, _ site: CallSite) -> [(receiver: Value, name: String)] {
        let outer = dismissing
        dismissing = site.has("item") ? [.null] : site.has("isPresented") ? [.boolean(false)] : nil
        defer { dismissing = outer }
        return places(of: state, in: site.scope)
    }

    func bound(toResultOf statement: Statement, in scope: Scope) -> Values {
        switch statement {
        case .expression(.branching(let inner)), .returning(.branching(let inner)?):
            bound(toResultOf: inner, in: scope)
        case .expression(.conditional(let condition, let then, let otherwise)),
            .returning(.conditional(let condition, let then, let otherwise)?):
            bound(to: [then, otherwise], dependingOn: truth(of: condition, in: scope), in: scope)
        case .switching(let subject, let cases, _): bound(toResultOf: cases, of: subject, in: scope)
        case .expression(let value), .returning(let value?): bindings(to: Self.source(of: value), in: scope)
        default: []
        }
    }

    private func bound(to choices: [Expression], dependingOn isFirst: Bool?, in scope: Scope) -> Values {
        zip([true, false], choices).reduce(into: []) { found, choice in
            guard isFirst != !choice.0 else { return }
            found.unite(bindings(to: Self.source(of: choice.1), in: scope))
        }
    }

    /// What the branches of a switch hand on that may be taken.
    private func bound(toResultOf cases: [SwitchCase], of subject: Expression, in scope: Scope) -> Values {
        let values = possible(subject, in: scope)
        var found: Values = []
        for branch in cases {
            let inner = scope.inner()
            let matches = branch.patterns.map { match($0, values, in: inner) }
            guard matches.isEmpty || matches.contains(where: { $0 != .never }), let last = branch.body.last else {
                continue
            }
            found.unite(bound(toResultOf: last, in: inner))
            if branch.conditions.isEmpty, matches.contains(.always), values.count == 1 { break }
        }
        return found
    }

    /// The property that an expression hands on: `model.item`, `model.item != nil`, `items.last ?? none`.
    private static func source(of expression: Expression) -> Expression {
        switch expression {
        case .comparison(let value, .null, isEqual: false): source(of: value)
        case .either(let parts), .alternative(let parts): parts.first.map(source(of:)) ?? expression
        case .combined(let parts) where parts.count > 1: parts.first.map(source(of:)) ?? expression
        case .member(let base, "last", _), .member(let base, "first", _): source(of: base)
        // An optional is `nil` exactly if the one that it is made of is: `link.map(Photo.init)`.
        case .call(.member(let base, "map", _), _, _), .call(.member(let base, "flatMap", _), _, _): source(of: base)
        default: expression
        }
    }

    /// The binding to the side of a comparison that may change: `item.id == model.selected`, in the row of an item.
    private func bindings(toOneOf sides: [Expression], in scope: Scope) -> Values {
        let sources = sides.map(Self.source)
        let changing = sources.filter { !isFixed($0, in: scope) }
        return (changing + sources).lazy.map { self.bindings(to: $0, in: scope) }.first { !$0.isEmpty } ?? []
    }

    /// Whether an expression stands for what a variable of the code holds, or for a constant of a constant.
    private func isFixed(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name("self", _): false
        case .name(let name, _) where scope.variable(name) != nil: true
        case .name, .member(.name("self", _), _, _): isConstant(expression, in: scope)
        case .member(let base, _, _) where isFixed(base, in: scope):
            !isConstant(base, in: scope) || isConstant(expression, in: scope)
        default: false
        }
    }

    private func isConstant(_ expression: Expression, in scope: Scope) -> Bool {
        let places = places(bindings: bindings(to: expression, in: scope))
        return !places.isEmpty
            && places.allSatisfy { place in
                place.receiver.nominal(in: heap).flatMap { program.property(place.name, of: $0) }?.fact.isConstant
                    ?? false
            }
    }

    /// The properties that an expression names.
    func bindings(to expression: Expression, in scope: Scope) -> Values {
        switch expression {
        case .name(let name, _) where scope.variable(name) != nil && name != "self": return []
        case .name, .member, .subscripted:
            let found = places(of: expression, in: scope).filter { receiver, name in
                receiver.nominal(in: heap).flatMap { program.property(name, of: $0) } != nil
            }
            return Values(found.map { .binding($0.receiver, $0.name) })
        case .call(.name(let name, _), let arguments, _):
            // `Binding(get: { get(self) }, …)`, where `get` is what the function was given.
            guard let called = scope.variable(name) else { return [] }
            return bound(
                toResultsOf: called, arguments.map { evaluate($0.value, in: scope, expecting: nil) }
            ).union(called.filter(\.isBinding))
        default: return []
        }
    }

    /// The properties that closures read, when they are called with such arguments.
    private func bound(toResultsOf called: Values, _ arguments: [Values]) -> Values {
        called.reduce(into: []) { found, value in
            guard case .closure(let id) = value, let last = closures[id.index].fact.body.last,
                mayEnter(value, within: &forwarding)
            else { return }
            defer { forwarding.remove(value) }
            found.unite(bound(toResultOf: last, in: self.scope(of: id, arguments)))
        }
    }

    /// The stored properties that a computed one hands on, which are what is changed and shown in its place.
    func forwarded(_ name: String, of receiver: Value) -> [(receiver: Value, name: String)] {
        guard let nominal = receiver.nominal(in: heap) else { return [] }
        guard let property = program.property(name, of: nominal) else {
            return holders(ofDynamicMembersOf: receiver).map { ($0, name) }
        }
        guard let getter = property.fact.getter else { return placesElsewhere(of: property, receiver) }
        guard getter.count == 1, let only = getter.first else { return [] }
        let scope = scope(of: property, receiver, depth: Heap.MakingDepth.none)
        if type(of: property, receiver)?.lastName == "Binding" {
            return places(bindings: read(name, of: receiver))
        }
        guard mayEnter(.binding(receiver, name), within: &forwarding) else { return [] }
        defer { forwarding.remove(.binding(receiver, name)) }
        return places(bindings: bound(toResultOf: only, in: scope))
    }

    /// Whether a property may be bound to another one. Any other holds what a binding stands for, not the binding:
    /// `chosen = selection.wrappedValue`.
    func isBound(_ property: Property, _ receiver: Value) -> Bool {
        let wrappers = property.fact.attributes.map(\.name.base.lastPart)
        guard wrappers.allSatisfy(["State", "Published"].contains), let type = type(of: property, receiver) else {
            return true
        }
        return type == .unknown || type.lastName == "Binding"
    }
}
