import NavAtlasModel

// Records in the draft what a dialect has recognised: declared routes, transitions, and states that present screens.

extension Interpreter {
    /// A root, route or tab.
    func declare(
        from node: NodeKey, to target: Target, kind: Edge.Kind, name: String, presentation: Presentation?,
        input: String? = nil, isInitial: Bool = false, at location: DraftLocation
    ) {
        limits.spend(1)
        noteActing()
        if kind == .tab { draft.note(tab: target.node, of: node) }
        if kind != .route { noteStep(of: node, to: target, at: location) }
        draft.edges.insert(
            DraftEdge(
                from: node, to: target.node, kind: kind, name: name, presentation: presentation, input: input,
                isInitial: isInitial, location: location))
    }

    /// The current screen shows a destination that the call itself names.
    ///
    /// - Parameters:
    ///   - host: Whose route it is, by which the name begins.
    ///   - isLink: Whether the call makes a link, which is made with the view around it.
    func transition(
        to target: Target, via name: String, of host: NodeKey? = nil, _ presentation: Presentation?,
        at location: DraftLocation, isLink: Bool = false
    ) {
        guard let node = owner.node, !(presentation == .root && isApp(node)) else {
            if link != nil {
                showLinked(target, via: name, of: host)
                journal.start(at: location)
            } else if owner.node != nil || isLaunching || presentation == .root && isDelegateToldOfTap {
                draft.entries.insert(target.node)
                journal.start(at: location)
            } else {
                unresolved(name, journal.reason(forNobodyAt: location), candidates: [target.node], at: location)
            }
            return
        }
        for asking in makers(ofSender: target, for: node) ?? [node] {
            record(
                DraftEdge(
                    from: asking, to: target.node, kind: .transition, name: name, host: host,
                    presentation: presentation,
                    component: owner.component, location: location, isLink: isLink,
                    making: isLink ? making(of: target, for: asking) : nil))
            noteStep(of: asking, to: target, at: location)
        }
        if presentation == .root, !draft.keeping.contains(location) { noteReplaced(by: target.node, at: location) }
    }

    /// Whether the code that runs is the app's delegate's own, which is told of a tap.
    private var isDelegateToldOfTap: Bool {
        journal.runsTap && trace.currentType.map { program.isDelegate($0) } ?? false
    }

    /// The place where a screen makes the destination of its component: `Row("About") { AboutScreen() }`, around a link; `nil` for a
    /// screen that shows itself.
    private func making(of target: Target, for node: NodeKey) -> DraftLocation? {
        guard case .object(let id)? = target.value, let (place, maker) = heap[id].making, let maker,
            maker !== trace.currentType, callers.last?.receiver != target.value, draft.isOwnCode(maker, of: node)
        else { return nil }
        return place
    }

    func unresolved(
        _ what: String, _ reason: String, candidates: Set<NodeKey> = [], anywhere: Bool = false,
        isPartlyKnown: Bool = false, at location: DraftLocation
    ) {
        draft.unresolved.insert(
            DraftUnresolved(
                what: what, reason: reason, from: owner.node, candidates: candidates, mayLeadAnywhere: anywhere,
                isPartlyKnown: isPartlyKnown, location: location))
    }

    /// A route's name for a destination that has none: the view's name, without what all views' names end with.
    func name(of target: Target) -> String {
        switch target.node {
        case .type(let nominal): Self.routeName(nominal.shortName)
        case .undeclared(let name): Self.routeName(name)
        case .inline(let name, _): Self.routeName(name)
        case .scene(let scene): Self.routeName(program.storyboards.label(of: scene))
        }
    }

    /// The library view that a screen without a type of its own is made of.
    func viewName(in values: Values) -> String {
        let names = values.compactMap { value -> String? in
            guard case .external(let name, _, nil, _) = value, name.first?.isUppercase == true else { return nil }
            return name
        }
        return names.min() ?? "View"
    }

    /// Something shown when a property says so: `.sheet(item: $state)`.
    func trigger(_ state: Expression, _ content: Expression?, _ presentation: Presentation, _ site: CallSite) {
        guard var node = owner.node else { return }
        // `isPresented: isWide ? $popover : $sheet`: each of them shows it.
        if case .conditional(let condition, let then, let otherwise) = state {
            let isFirst = truth(of: condition, in: site.scope)
            for (state, isTaken) in [(then, isFirst != false), (otherwise, isFirst != true)] where isTaken {
                trigger(state, content, presentation, site)
            }
            return
        }
        let places = places(ofPresenting: state, site)
        if let part = casePart(of: state, in: site.scope) {
            return trigger(part, content, presentation, site)
        }
        let name = places.first?.name ?? Self.nameOfState(state) ?? "isPresented"
        var key: PropertyKey?
        var type: ResolvedType?
        if let (receiver, property) = places.first, let nominal = receiver.nominal(in: heap) {
            key = PropertyKey(nominal: nominal, name: property)
            type = program.property(property, of: nominal).flatMap { self.type(of: $0, receiver) }
            // `var current: Sheet? { sheets.last }`: one of the elements is shown.
            while case .array(let element)? = type { type = element }
        }
        let compared = comparison(in: state, site.scope)
        if let modifier, let holder = (compared?.receiver ?? places.first?.receiver)?.nominal(in: heap),
            isDeclared(by: modifier, holding: holder)
        {
            node = modifier
        }
        var decider = compared?.receiver
        var routes: [TableRoute]
        if let compared, let nominal = compared.receiver.nominal(in: heap) {
            key = PropertyKey(nominal: nominal, name: compared.name)
            routes = self.routes(shownBy: compared, content, in: site.scope)
        } else {
            let held = places.first.map { self.held($0.name, of: $0.receiver, type) } ?? []
            routes = self.routes(for: type, content, in: site.scope, name: name, held: held, by: places.first)
            if let item = derivedItem(state, in: site.scope), let nominal = item.receiver.nominal(in: heap),
                let decided = item.deciding(routes)
            {
                (key, routes, decider) = (PropertyKey(nominal: nominal, name: item.name), decided, item.receiver)
            }
        }
        if routes.allSatisfy(\.targets.isEmpty), showsNothing(content, given: type, in: site.scope) {
            journal.noteNoNavigation(at: site.location, because: "it shows nothing")
            return
        }
        let choices = choices(broughtUpBy: content, site.scope)
        routes = needing(routes, choices, besides: key)
        record(routes, of: node, presentation, at: site.location)
        let others = choices.filter { choice in choice.place.map { $0.name != key?.name } ?? false }
        noteStates(showing: others, inTurnFor: node, at: site.location) { shown in
            routes.first { $0.targets.contains(shown) }?.name
        }
        draft.note(
            StateTrigger(
                key: key, object: objectOfClass(among: decider.map { [$0] } ?? places.map(\.receiver)),
                node: node, presentation: presentation, routes: routes, constant: Self.constantFlag(state),
                table: tableView(content, in: site.scope), owner: owner, location: site.location))
    }

    /// Whether what a state shows on a screen is declared by the one that makes the screen: its own code says so, there or
    /// within a wrapper.
    private func isDeclared(by maker: NodeKey, holding holder: Nominal) -> Bool {
        guard owner.component == nil else { return maker == .type(holder) && trace.currentType === holder }
        return !isView(holder) || maker == .type(holder)
    }

    /// What `.constant(true)` binds to.
    private static func constantFlag(_ state: Expression) -> Bool? {
        switch state {
        case .call(.implicitMember("constant", _), let arguments, _),
            .call(.member(_, "constant", _), let arguments, _):
            if case .boolean(let isOn)? = arguments.first?.value { return isOn }
            return nil
        default: return nil
        }
    }

    /// Whether all that code shows is `EmptyView()`: it is there for what its state does, or for the compiler.
    func showsNothing(_ content: Expression?, given type: ResolvedType? = nil, in scope: Scope) -> Bool {
        guard let content else { return false }
        if case .closure(let closure) = content, closure.body.isEmpty { return true }
        return with(mode: .destination) {
            let values = evaluate(content, in: scope, expecting: nil)
            let given: [Values] = type?.nominal.map { [[.instance($0, [])]] } ?? []
            return Self.areEmpty(runClosures(values, given).union(keepingPlain(values)))
        }
    }

    static func areEmpty(_ views: Values) -> Bool {
        !views.isEmpty
            && views.allSatisfy { if case .external("EmptyView", _, nil, _) = $0 { true } else { false } }
    }

    /// What each object of a type shows, where the destination of the type is not the same for all.
    ///
    /// - Parameter held: the values that a state was seen to hold; empty where any object of the type may come.
    func shownByObjects(
        of type: ResolvedType?, _ held: Values, _ targets: Set<NodeKey>, _ content: Expression?, in scope: Scope,
        name: String
    ) -> [Value: Set<NodeKey>] {
        guard let nominal = type?.nominal, nominal.kind != .enum, targets.count > 1 else { return [:] }
        let made = ([nominal] + program.descendants(of: nominal)).flatMap(heap.objects(of:))
        let objects = held.isEmpty ? made : heap.objects(among: held)
        // Nobody listens to what is only made to be looked at.
        let streams = streams
        defer { self.streams = streams }
        let shown: [Value: Set<NodeKey>] = objects.prefix(within: .objectsOfDestination, limits).reduce(into: [:]) {
            shown, object in
            func found() -> Set<NodeKey> {
                let found = presented(content, in: scope, binding: [[.object(object)]], route: name)
                return Set(found.map(\.node)).intersection(targets)
            }
            var narrowest = found()
            let outer = assumption
            defer { assumption = outer }
            // It shows first what the first value of its state chooses.
            for state in firstStates(of: object, nominal) where narrowest.count > 1 {
                assumption = state
                let found = found()
                if !found.isEmpty, found.count < narrowest.count { narrowest = found }
            }
            shown[.object(object)] = narrowest
        }
        // Where each shows all, something else decides.
        return shown.values.allSatisfy { $0 == targets } ? [:] : shown
    }

    /// The cases that the properties of an object were seen to hold, where each holds one.
    private func firstStates(of object: ObjectID, _ nominal: Nominal) -> [Assumption] {
        nominal.propertyOrder.compactMap { name in
            guard let held = heap[object].fields[name], held.count == 1, let only = held.first, case .enumCase = only
            else { return nil }
            return Assumption(receiver: .object(object), name: name, value: only)
        }
    }

    func record(
        _ routes: [TableRoute], of node: NodeKey, _ presentation: Presentation?, at location: DraftLocation
    ) {
        for route in routes {
            for target in route.targets {
                declare(
                    from: node, to: Target(node: target), kind: .route, name: route.name, presentation: presentation,
                    input: route.input, at: location)
            }
        }
    }

    /// The name of the state that shows something; of `Binding(get: { model.isOpen }, set: …)`, of the one that it gets.
    private static func nameOfState(_ state: Expression) -> String? {
        guard case .call(_, let given, _) = state,
            case .closure(let getter)? = given.first(where: { $0.label == "get" })?.value
        else { return lastName(of: state) }
        return getter.body.last?.result.flatMap(lastName)
    }

    static func lastName(of expression: Expression) -> String? {
        switch expression {
        case .name(let name, _), .member(_, let name, _): name.hasPrefix("$") ? String(name.dropFirst()) : name
        default: nil
        }
    }
}
