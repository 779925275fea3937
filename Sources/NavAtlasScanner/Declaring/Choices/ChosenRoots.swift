import NavAtlasModel

// Declares the branches of a view's `if` or `switch` as the view's roots.

extension Interpreter {
    /// The name of the root that a node is known to declare for another.
    func root(from node: NodeKey, to other: NodeKey) -> String? {
        draft.edges.filter { $0.from == node && $0.to == other && $0.kind == .root }.map(\.name).min()
    }

    /// Whether a branch may be shown before code changes a state: the state's first value chooses it, or that value is not
    /// known.
    func mayComeFirst(_ choice: Choice) -> Bool {
        guard !choice.isLater else { return false }
        guard let place = choice.place, let test = choice.test, !choice.isForOtherReasons else { return true }
        return places(of: place).contains { mayBegin(with: test, at: $0, standingForNothing: choice.fallback) }
    }

    private func mayBegin(with test: StateTest, at place: StatePlace, standingForNothing fallback: Values) -> Bool {
        guard var values = firstValues(at: place) else { return true }
        if values.subtracting([.null]).isEmpty, !fallback.isEmpty { values = fallback }
        values = withConstantsNamed(values)
        let isKnown = values.allSatisfy { value in
            switch value {
            case .boolean, .null, .enumCase, .unresolvedCase, .number, .text: true
            default: false
            }
        }
        return values.isEmpty || !isKnown || test.holds(for: values)
    }

    /// The first values of a state, from its declaration or from initialisers, such as `init(step: Step = .first)`; `nil` if
    /// they are not known.
    func firstValues(of property: Property, _ receiver: Value, _ nominal: Nominal) -> Values? {
        guard property.fact.getter == nil else { return nil }
        let begun = begun(PropertyKey(nominal: nominal, name: property.fact.name), of: receiver)
        guard let declared = property.fact.initializer, begun?.isEmpty != true else { return begun }
        // An initialiser may change what is declared: `isRead = store.isRead`.
        return declaredValues(declared, of: property, receiver).union(begun ?? [])
    }

    /// The first values of the state to which an expression is bound; `nil` if they are not known, or are stored outside the app.
    func firstValues(of bound: Expression, in scope: Scope) -> Values? {
        let first = places(of: bound, in: scope).map(firstValues)
        return first.isEmpty || first.contains(nil) ? nil : first.reduce(into: []) { $0.unite($1 ?? []) }
    }

    private func firstValues(at place: StatePlace) -> Values? {
        guard let nominal = place.receiver.nominal(in: heap),
            let property = program.property(place.name, of: nominal),
            !property.fact.attributes.contains(where: { PropertyWrapperNames.stored.contains($0.name.base) })
        else { return nil }
        return firstValues(of: property, place.receiver, nominal)
    }

    /// The values that initialisers give a property: for an unknown object, those of all objects of its type.
    private func begun(_ key: PropertyKey, of receiver: Value) -> Values? {
        guard let begun = draft.begun[key] else { return nil }
        return receiver.object == nil ? begun.values.reduce(into: []) { $0.unite($1) } : begun[receiver.object]
    }

    private func declaredValues(_ declared: Expression, of property: Property, _ receiver: Value) -> Values {
        if let number = number(declared, in: scope(of: property, receiver)) { return [number] }
        return declared == .array([]) ? [.null] : initial(property, receiver)
    }

    /// Declares the views among which a view chooses as its roots, and notes the states that decide.
    func declareRoots(
        of node: NodeKey, _ found: Targets, _ choices: [Choice], isInitial: Bool, name plain: String?,
        at location: DraftLocation
    ) {
        for target in found where target.node != node {
            let branches = choices.filter { $0.targets.contains { $0.node == target.node } }
            // A container inside has declared it already.
            if plain == nil, root(from: node, to: target.node) != nil { continue }
            let isAddition = !branches.isEmpty && branches.allSatisfy(\.isAddition)
            declare(
                from: node, to: target, kind: isAddition ? .route : .root,
                name: branches.first.flatMap { $0.caseName ?? $0.outerCase } ?? plain ?? name(of: target),
                presentation: isAddition ? .overlay : .root,
                isInitial: branches.isEmpty ? isInitial : branches.contains(where: mayComeFirst), at: location)
        }
        noteUndecided(choices, of: node, at: location)
        noteStates(thatChoose: choices, of: node, at: location) { key, choice in
            root(from: node, to: key) ?? (choice.isAddition ? plain ?? name(of: Target(node: key)) : nil)
        }
    }

    /// Notes the screens among which a view chooses by what is not known: they may lead to one another.
    private func noteUndecided(_ choices: [Choice], of node: NodeKey, at location: DraftLocation) {
        let shown = Set(choices.lazy.filter(\.isUndecided).flatMap(\.targets).map(\.node)).subtracting([node])
        guard shown.count > 1 else { return }
        draft.unresolved.insert(
            DraftUnresolved(
                what: "root", reason: "which of them it shows is decided while the app runs", from: node,
                candidates: shown, location: location))
    }

    /// Notes the states that choose among the screens which a tab of a view, or a sheet, shows in turn.
    func noteStates(
        showing choices: [Choice], inTurnFor node: NodeKey, at location: DraftLocation, declared: (NodeKey) -> String?
    ) {
        let shown = Set(choices.lazy.flatMap(\.targets).map(\.node))
        guard shown.count > 1 else { return }
        noteStates(thatChoose: choices, of: node, inTurn: shown, at: location) { key, _ in declared(key) }
    }

    /// Notes the states that choose among the screens that a view declares.
    ///
    /// - Parameters:
    ///   - inTurn: the screens, where a tab of the view or a sheet shows them in turn.
    ///   - declared: the name by which the view declares a screen; `nil` where it does not, since it draws it itself.
    func noteStates(
        thatChoose choices: [Choice], of node: NodeKey, inTurn: Set<NodeKey> = [], at location: DraftLocation,
        declared: (NodeKey, Choice) -> String?
    ) {
        if choices.contains(where: { $0.place != nil && !$0.isAddition }) { propertyFollowers.choosers.insert(node) }
        for choice in choices {
            guard let place = choice.place, let nominal = place.receiver.nominal(in: heap), let test = choice.test
            else { continue }
            if isView(nominal) { propertyFollowers.choosingViews.insert(nominal) }
            let first = Set(choice.targets.map(\.node))
            let later = choice.isAddition ? [] : Set(choice.laterTargets.map(\.node)).subtracting(first)
            let shown = first.union(later).subtracting([node])
            let own = StateNeed(
                receiver: place.receiver, key: PropertyKey(nominal: nominal, name: place.name), test: test)
            for key in shown {
                guard let name = declared(key, choice) else { continue }
                let needs = choice.around + (choice.inside[key] ?? [])
                // Of several states that bring up a branch, one may exclude what another condition in it shows.
                if needs.contains(where: { $0.allSatisfy { $0.excludes(own) } }) { continue }
                let route = TableRoute(caseName: nil, name: name, input: nil, targets: [key], state: test)
                for property in properties(of: place) {
                    draft.note(
                        StateTrigger(
                            key: property.key, object: property.object, node: node,
                            presentation: choice.isAddition ? .overlay : .root, routes: [route], condition: own,
                            needs: needs, isLater: later.contains(key), inTurn: inTurn, owner: owner,
                            location: location))
                }
            }
        }
    }
}

extension Interpreter {
    /// Whether the view being interpreted chooses a screen in its stack, and declares it as its root itself.
    func showsAsRoot(_ screen: NodeKey) -> Bool { rootsInStack?.isShown(screen, by: owner) ?? false }

    /// Renders what stands in a stack besides the roots that the view declares itself.
    func renderBesideRoots(_ views: Values) {
        guard let roots = rootsInStack, roots.node == owner.node else { return render(views) }
        with(roots: roots) { render(views) }
    }
}

/// The roots that the view being interpreted shows. The same views are not counted as parts of its body.
struct RootsShown {
    let node: NodeKey
    let roots: Set<NodeKey>
    /// The wrappers around the screen, where it is one of them that shows it.
    var wrappers: Values = []

    func isShown(_ root: NodeKey, by owner: Owner) -> Bool { owner.node == node && roots.contains(root) }
}
