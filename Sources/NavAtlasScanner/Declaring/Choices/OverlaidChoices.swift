// Views that lie on a screen, or are pieces of it, and are none of the screens among which code chooses.

extension Interpreter {
    /// Whether a branch needs a value that its state, a variable without a first one, has yet to be given.
    func isUnset(_ choice: Choice) -> Bool {
        guard choice.test == .some, let place = choice.place, let nominal = place.receiver.nominal(in: heap),
            let property = program.property(place.name, of: nominal)
        else { return false }
        return property.fact.initializer == nil && property.fact.getter == nil && !property.fact.isConstant
            && (nominal.kind == .class || property.fact.attributes.contains { $0.name.base == "State" })
    }

    /// What a state without an alternative adds to views that are always there: a part of them, or, where a flow lies beneath, a
    /// screen that comes over it, unless it only draws.
    func added(_ branches: [Choice], to shown: Targets, isOnContainer: Bool) -> [Choice] {
        branches.map { choice in
            var choice = choice
            if shown.isEmpty {
                if isOnContainer { (choice.isLater, choice.isAddition) = (true, true) }
            } else if isUnset(choice) || !mayComeFirst(choice), !choice.targets.contains(where: isFlow) {
                if shown.contains(where: isFlow), !choice.targets.allSatisfy(onlyDraws) {
                    (choice.isLater, choice.isAddition) = (true, true)
                } else {
                    choice.isOverlay = true
                }
            }
            return choice
        }
    }

    /// The same of what is written over a container: `TabView { … }.overlay { if let song { PlayerView(song) } }`.
    func added(inOverlay arguments: [Argument], to base: Expression, _ scope: Scope) -> [Choice] {
        guard case .closure(let content)? = arguments.last?.value, holdsFlow([.expression(base)], scope) else {
            return []
        }
        return added(choices(in: .closure(content), scope), to: [], isOnContainer: true)
    }

    /// Declares what a state brings up over a view's own container, and in which a person does something.
    func showAdditions(toFlowOf node: NodeKey, _ nominal: Nominal, _ all: [Choice]) {
        let added = markingBesideBar(nominal, all).filter { choice in
            var begun = choice
            begun.isLater = false
            return choice.isAddition && !choice.isOverlay && !choice.targets.contains(where: isFlow)
                && (isUnset(choice) || !mayComeFirst(begun)) && !choice.targets.allSatisfy(onlyDraws)
        }
        showRoots(besideFlowOf: node, nominal, added, isSwitch: true)
    }

    /// A view that only draws, and that a state without an alternative adds later to a choice among screens, lies on what is
    /// chosen. So does any view that is added to the screen that a state holds: one is always there. What is added to a choice
    /// that always shows something comes over that, or stands beside it in a line: `VStack { if isOffline { Banner() }; switch phase { … } }`.
    func markingOverlays(in all: [[Choice]], of statements: [Statement], isLine: Bool) -> [[Choice]] {
        all.indices.map { index in
            guard case .conditional(_, _, let otherwise) = statements[index], otherwise.isEmpty else {
                return all[index]
            }
            let beside = all.indices.filter { $0 != index && Set(all[$0].flatMap { $0.targets.map(\.node) }).count > 1 }
            let deciding = all.indices.filter { $0 != index }.flatMap { all[$0] }.compactMap(\.place)
            let isOnHeldScreen = beside.contains { all[$0].allSatisfy(\.isOfHeldScreens) }
            let isAdded = all.indices.contains { $0 != index && !all[$0].isEmpty && isComplete(statements[$0]) }
            return all[index].map { choice in
                guard !beside.isEmpty || isAdded, choice.place != nil, isUnset(choice) || !mayComeFirst(choice),
                    !deciding.contains(where: choice.isDecided)
                else { return choice }
                var choice = choice
                let isOnTop =
                    choice.targets.allSatisfy(onlyDraws)
                    || (isOnHeldScreen || isAdded && isLine) && !choice.targets.contains(where: isFlow)
                choice.isOverlay = choice.isOverlay || isOnTop
                if isAdded, !choice.isOverlay { (choice.isLater, choice.isAddition) = (true, true) }
                return choice
            }
        }
    }

    /// Whether a choice always shows something.
    private func isComplete(_ statement: Statement) -> Bool {
        switch statement {
        case .conditional(_, _, let otherwise): !otherwise.isEmpty
        case .switching: true
        default: false
        }
    }

    /// A button, or a view that only draws and is added later, beside a library's views that are always there is a piece of the
    /// screen, where no other condition asks for its state: `Map(); if !isHidden { RoundButton() }; if let charge { Badge(charge) }`.
    /// So is a view that only draws, where these views are no flow: `List { … }; if isLoading { Loading() }`. A flow that is
    /// there from the start may be covered by a screen that comes first.
    func markingPieces(in all: [[Choice]], of statements: [Statement], _ scope: Scope) -> [[Choice]] {
        let always = all.indices.filter { all[$0].isEmpty && statements[$0].result != nil }.map { statements[$0] }
        guard !always.isEmpty else { return all }
        let isOnFlow = holdsFlow(always, scope)
        return all.indices.map { index in
            guard case .conditional(_, _, let otherwise) = statements[index], otherwise.isEmpty else {
                return all[index]
            }
            let others = all.indices.filter { $0 != index }.flatMap { all[$0] }.compactMap(\.place)
            return all[index].map { choice in
                guard choice.place != nil, !others.contains(where: choice.isDecided) else { return choice }
                var choice = choice
                let isLater = isUnset(choice) || !mayComeFirst(choice)
                let isPiece = choice.targets.allSatisfy { target in
                    isButton(target) || isLater && onlyDraws(target) || !isOnFlow && drawsWhatIsGiven(target)
                }
                choice.isOverlay = choice.isOverlay || isPiece
                return choice
            }
        }
    }

    /// The views of the app that a layout without a type of its own holds, beneath what conditions lay on them. The rows of a
    /// list are no screens, neither is a link's label, nor are views beside each other, such as the buttons of a menu, or a map
    /// beneath its controls. What holds a navigation container of its own is one, whatever lies on it, and so is the one view
    /// that does more than draw.
    func parts(of found: Targets, beneath overlaid: Set<NodeKey>) -> Targets {
        found.reduce(into: []) { result, layout in
            guard case .inline(let name, _) = layout.node,
                !SystemViews.contains(name) || Self.passing.contains(name) || Self.layouts.contains(name)
            else { return }
            let parts = layout.parts.map { targets(in: [$0], route: "root").filter { !$0.isInline } }
                .map { $0.filter { !overlaid.contains($0.node) } }
                .filter { !$0.isEmpty }
            let flows = parts.filter { $0.contains(where: isFlow) }
            let working = parts.filter { !$0.allSatisfy(onlyDraws) }
            let layers = flows.isEmpty && working.count == 1 ? working : flows
            let shown = parts.count == 1 ? parts : name == "ZStack" ? layers : []
            for part in shown { result.formUnion(part) }
        }
    }

    /// The one screen of a `ZStack` on which lies what a condition adds to it: `ZStack { DetailScreen(); if isSaved { Note() } }`.
    func screen(beneathAddedAmong views: Values, route: String, depth: Int) -> Target? {
        let added = views.filter(addedViews.contains)
        guard !added.isEmpty, case let always = targets(in: views.subtracting(added), route: route, depth: depth),
            always.count == 1, var screen = always.first, !screen.isInline, !isControl(screen), !isBackground(screen)
        else { return nil }
        screen.layers.unite(added)
        return screen
    }

    /// Whether a view looks the same wherever it stands, and does nothing.
    private func isBackground(_ target: Target) -> Bool {
        guard case .type(let nominal) = target.node else { return false }
        return onlyDraws(target) && !nominal.properties.values.contains { $0.fact.isToBeGiven }
    }

    /// Whether a view is one button, which does what it is given.
    private func isButton(_ target: Target) -> Bool {
        guard case .type(let nominal) = target.node, let body = nominal.bodyCode, body.count == 1,
            let view = body[0].result, case .call(.name("Button", _), _, _) = Self.unmodified(view)
        else { return false }
        return onlyDraws(nominal)
    }

    func onlyDraws(_ target: Target) -> Bool {
        guard case .type(let nominal) = target.node else { return false }
        return drawsWhatIsGiven(target) && !hasControls(nominal)
    }

    /// Whether a view draws what it is given, and its buttons do what they are given.
    private func drawsWhatIsGiven(_ target: Target) -> Bool {
        guard case .type(let nominal) = target.node else { return false }
        return viewFlow(of: nominal) == nil && onlyDraws(nominal)
    }

    /// A view that is sometimes there beside a choice among screens, and is bound to the state that decides, is the bar in
    /// which a person chooses: it lies on what is chosen. So does a menu that comes later, and is given what changes the state.
    func markingBars(in all: [[Choice]]) -> [Choice] {
        all.indices.flatMap { index -> [Choice] in
            let beside = all.indices.filter { $0 != index }.flatMap { all[$0] }
            let shown = Set(beside.flatMap { $0.targets.map(\.node) })
            guard shown.count > 1, all[index].count == 1 else { return all[index] }
            let deciding = beside.compactMap(\.place)
            return all[index].map { choice in
                var choice = choice
                choice.isOverlay =
                    choice.isOverlay || choice.targets.allSatisfy { isBound($0, toOneOf: deciding) }
                    || !deciding.contains(where: choice.isDecided) && !mayComeFirst(choice)
                        && choice.targets.allSatisfy { changes($0, oneOf: deciding) }
                return choice
            }
        }
    }

    private func isBound(_ target: Target, toOneOf places: [(receiver: Value, name: String)]) -> Bool {
        guard case .object(let id)? = target.value else { return false }
        return heap[id].fields.values.contains { values in
            bindings(in: values).contains { bound in
                places.contains { $0.receiver == bound.receiver && $0.name == bound.name }
            }
        }
    }

    /// Whether a view is given a closure that changes one of the states of the view around it, as a menu is.
    private func changes(_ target: Target, oneOf places: [(receiver: Value, name: String)]) -> Bool {
        guard case .object(let id)? = target.value else { return false }
        return heap[id].fields.values.joined().contains { value in
            guard case .closure(let id) = value, let around = closures[id.index].scope.frame.receiver,
                let nominal = around.nominal(in: heap)
            else { return false }
            let changed = statesChanged(by: .closure(closures[id.index].fact), in: nominal)
            return places.contains { $0.receiver == around && changed.contains($0.name) }
        }
    }
}
