import NavAtlasModel

/// The nodes from which each node can be reached, computed once a node.
final class NodeAncestors {
    private var known: [NodeKey: Set<NodeKey>] = [:]

    /// The node itself, and all nodes from which it can be reached.
    func nodes(around node: NodeKey, _ incoming: [NodeKey: Set<NodeKey>]) -> Set<NodeKey> {
        if let found = known[node] { return found }
        let found = Set.reachable(from: [node]) { incoming[$0] ?? [] }
        known[node] = found
        return found
    }
}

extension GraphAssembly {
    func follow(_ call: RouteCall) -> Outcome {
        let coordinator = draft.key(for: call.coordinator)
        let declared = routes[coordinator] ?? []
        guard let name = call.route else {
            return .unknown("which route it takes is decided while the app runs", candidates: Set(declared.map(\.to)))
        }
        let meant = declared.filter { $0.name == name }
        let given = meant.filter { call.targets.contains($0.to) }
        var ways = (given.isEmpty ? meant : given).map {
            Way(to: $0.to, via: via(coordinator, name), presentation: call.presentation ?? $0.presentation)
        }
        // Of a class that others inherit from, one of those is meant.
        if ways.isEmpty {
            ways = program.descendants(of: call.coordinator).map(draft.key).flatMap { heir in
                (routes[heir] ?? []).filter { $0.name == name }.map {
                    Way(to: $0.to, via: via(heir, name), presentation: call.presentation ?? $0.presentation)
                }
            }
        }
        if ways.isEmpty {
            return .unknown("\(coordinatorName(coordinator)) declares no route '\(name)'", candidates: [])
        }
        return .ways(Set(ways))
    }

    func follow(_ push: Push) -> Outcome {
        if let key = push.key, related(key, in: draft.paths).isEmpty, !isPath(key) {
            // A view may choose what it shows by an element of any collection.
            return follow(
                Mutation(
                    key: key, object: push.object, values: push.values, owner: push.owner, location: push.location))
        }
        if let key = push.key, containers(of: key, in: push.object).isEmpty, case let all = containers(of: key),
            !all.isEmpty
        {
            let tables = draft.tables.filter { all.contains($0.node) }
            return .unknown(
                "no stack was found that shows this path",
                candidates: tables.reduce(into: []) { $0.formUnion($1.routes.flatMap(\.targets)) })
        }
        let selections = push.selections.filter { !leadsPast(selectionOf: $0, push.values) }
        let selected = ways(selecting: selections, by: push)
        if !selected.isEmpty { return .ways(selected) }
        let values = push.values.filter { $0 != .null }
        var shown = destinations(of: push, values)
        if shown.ways.isEmpty, shown.candidates.isEmpty { addOnlyDestination(of: push, values, to: &shown) }
        if !shown.ways.isEmpty {
            let taken = shown.ways.filter { !isOwnRoot($0, push) }
            // Where a limit has joined values, one of them may be another place's.
            let lacksDestination =
                interpreter.limits.hits.isEmpty && push.selections.isEmpty && push.owner.node != nil
                && isForNoTable(shown.withoutTable, push)
            if taken.isEmpty, !lacksDestination { return .nothing }
            let others = shown.possible.union(shown.candidates).subtracting(shown.ways.map(\.to))
            return .ways(taken, possible: others, lacksDestination: lacksDestination)
        }
        let candidates = shown.candidates.union(shown.possible)
        // A link in a component of a list with a selection sets that.
        if candidates.isEmpty, push.isLink {
            let selected = self.ways(selecting: draft.selections.filter { isSelected(values, in: $0) }, by: push)
            if !selected.isEmpty { return .ways(selected) }
        }
        // What a row runs as it is chosen is followed for itself.
        if candidates.isEmpty, push.choosesRow { return .nothing }
        // So does one in the list itself: what shows the selection is there already.
        if candidates.isEmpty, push.isLink, selections.contains(where: { self.selected(in: $0) != nil }) {
            interpreter.journal.noteNoNavigation(at: push.location, because: "it sets what its list selects")
            return .nothing
        }
        // A link in a list with a selection needs no destination. Code of which nobody knows who shows it may stand in any stack.
        if candidates.isEmpty, push.selections.isEmpty, push.owner.node != nil, isForNoTable(values, push) {
            return .unknown(UnresolvedCall.missingDestination, candidates: [])
        }
        return .unknown(
            candidates.isEmpty ? "no destination is declared for what it is given" : Self.undecided,
            candidates: candidates)
    }

    /// What destination tables show for values that are pushed.
    private struct PushedDestinations {
        var ways: Set<Way> = []
        /// What else may be shown, by values that are known, and by those that are not.
        var possible: Set<NodeKey> = []
        var candidates: Set<NodeKey> = []
        /// The values for which no table was found.
        var withoutTable: Values = []
    }

    private func destinations(of push: Push, _ values: Values) -> PushedDestinations {
        let hosts = hosts(of: push)
        var found = PushedDestinations()
        for value in values.isEmpty ? push.type.map(interpreter.values(of:)) ?? [] : values {
            let (tables, isSure) = tables(for: value, push, hosts)
            if tables.isEmpty { found.withoutTable.insert(value) }
            for table in tables {
                let routes = isSure ? matching(value, table) : []
                if routes.isEmpty { found.candidates.formUnion(table.routes.flatMap(\.targets)) }
                if isSure, !routes.isEmpty, case .external = value {
                    found.possible.formUnion(table.routes.lazy.filter(\.isForText).flatMap(\.targets))
                }
                for route in routes {
                    let shown = route.targets(for: [value])
                    found.possible.formUnion(shown.possible)
                    for target in shown.sure {
                        found.ways.insert(way(of: push, to: target, route, table, declaredAt: table.declaration))
                    }
                }
            }
        }
        return found
    }

    /// Whatever is put on a path whose container shows one thing for all values leads there.
    private func addOnlyDestination(of push: Push, _ values: Values, to found: inout PushedDestinations) {
        guard let nodes = push.key.map({ containers(of: $0, in: push.object) }), !nodes.isEmpty else { return }
        let near = draft.tables.filter { nodes.contains($0.node) && mayTake(values, $0) }
        let routes = near.flatMap { table in table.routes.map { (table, $0) } }
        if near.count == 1, routes.count == 1, let (table, route) = routes.first {
            found.ways = Set(route.targets.map { way(of: push, to: $0, route, table, declaredAt: table.location) })
        } else {
            found.candidates = Set(routes.flatMap(\.1.targets))
        }
    }

    private func way(
        of push: Push, to target: NodeKey, _ route: TableRoute, _ table: Table, declaredAt declaration: DraftLocation
    ) -> Way {
        Way(
            to: target, via: via(table.node, route.name), presentation: push.presentation ?? table.presentation,
            declaration: declaration)
    }

    /// What lists show whose selections a link sets.
    private func ways(selecting keys: some Sequence<PropertyKey>, by push: Push) -> Set<Way> {
        keys.reduce(into: []) { result, key in
            let mutation = Mutation(key: key, values: push.values, owner: push.owner, location: push.location)
            if case .ways(let ways, _, _) = follow(mutation) { result.formUnion(ways) }
        }
    }

    /// Whether links in a list go to a destination that is declared for their values, and not to what the list selects: that
    /// is of another type.
    private func leadsPast(selectionOf key: PropertyKey, _ values: Values) -> Bool {
        guard !values.isEmpty, let type = selected(in: key) else { return false }
        return values.allSatisfy { value in
            let isOther =
                if case .text = value { type.nominal != nil } else {
                    value.nominal(in: interpreter.heap).map { !isA($0, type.nominal) && $0.kind != .protocol } ?? false
                }
            return isOther && draft.tables.contains { $0.type != .unknown && fits(value, $0) }
        }
    }

    private func isA(_ nominal: Nominal, _ other: Nominal?) -> Bool {
        other.map { nominal === $0 || program.ancestors(of: nominal).contains($0) } ?? false
    }

    private func isSelected(_ values: Values, in key: PropertyKey) -> Bool {
        guard let type = selected(in: key)?.nominal else { return false }
        return !values.isEmpty && values.allSatisfy { $0.nominal(in: interpreter.heap) === type }
    }

    /// The type of what a list selects, as far as it is known.
    private func selected(in key: PropertyKey) -> ResolvedType? {
        program.property(key.name, of: key.nominal).flatMap { interpreter.type(of: $0) }
    }

    /// Whether a container chooses what it is declared to begin with.
    private func isOwnRoot(_ way: Way, _ push: Push) -> Bool {
        guard push.presentation == .root, let key = push.key, let node = push.owner.node,
            containers(of: key, in: push.object).contains(node)
        else { return false }
        return routes[node, default: []].contains { $0.kind == .root && $0.to == way.to }
    }

    /// Whether values are known to be of types of the app's for which nothing is declared, and of no kind for which a library
    /// may declare something.
    private func isForNoTable(_ values: Values, _ push: Push) -> Bool {
        // A table of a type that is open may be for anything.
        let isOpen = draft.tables.contains {
            $0.type.nominal == nil && ($0.type.name.isEmpty || $0.type.name.contains(".") || $0.type.isOfAnyValue)
        }
        guard !values.isEmpty, !isOpen else { return false }
        return values.allSatisfy { value in
            guard let nominal = value.nominal(in: interpreter.heap), nominal.kind != .protocol else { return false }
            return program.isOfTheAppAlone(nominal) && !mayBeSelected(nominal)
                && !draft.tables.contains { fits(value, $0) && !isOfOtherStack($0, push) }
        }
    }

    /// Whether a screen is the first one of a stack, and stands nowhere else.
    private func isOnly(_ node: NodeKey?, firstIn stack: NodeKey) -> Bool {
        node.map { bottoms[stack]?.contains($0) == true && incoming[$0] == [stack] } ?? false
    }

    /// Whether some list has a selection of a type, or of one that is not known: a link in it sets that, also from a view of
    /// its own.
    private func mayBeSelected(_ nominal: Nominal) -> Bool {
        draft.hasOpenSelection
            || draft.selections.contains { key in
                guard let type = selected(in: key) else { return true }
                return type.nominal === nominal
            }
    }

    /// A path that is assigned whole, or a property that brings something up.
    func follow(_ mutation: Mutation, at moments: Set<Trace.Moment> = []) -> Outcome {
        guard let mutation = stepTaken(by: mutation).map(toggledByWhatItShows) else { return .nothing }
        var ways: Set<Way> = []
        var possible: Set<NodeKey> = []
        let ofAnyObject = related(mutation.key, in: triggers).joined()
        let all = ofAnyObject.filter { mayBe(mutation.object, $0.object) }
        let setsFlag = mutation.values == [.boolean(true)] || isUnknownFlag(mutation)
        let held = all.isEmpty ? [] : screens(among: mutation.values, heldBy: mutation.key)
        // The state of a component that several screens show is each screen's own.
        let near = nearest(all, to: mutation.owner.node)
        let presenters = presenters(of: held, among: near)
        lazy var showing = Set(ofAnyObject.lazy.map(\.node))
        for trigger in near {
            // What is there from the beginning was not brought up by anyone.
            let isChoice = trigger.presentation == .tab || trigger.presentation == .root
            let isDone = mutation.owner.node != nil || linkPlaces.contains(mutation.location)
            if isChoice && (mutation.isInitial || !isDone) { continue }
            if trigger.presentation == .root, !isSeen(trigger, by: mutation.owner.node) { continue }
            if assignedTogether.exclude(trigger, with: mutation) { continue }
            let isHeld = presenters.contains(Presenter(trigger))
            for route in trigger.routes where sets(mutation.values, route) {
                let shown = route.targets(for: mutation.values)
                let assigned = held.intersection(route.targets)
                if isHeld && assigned.isEmpty { continue }
                if assigned.isEmpty { possible.formUnion(shown.possible) }
                for target in chosen(assigned.isEmpty ? shown.sure : assigned, of: route, at: moments) {
                    // Choosing the current screen leads nowhere, and a screen can only dismiss itself by the flag that shows it.
                    let isThere = isChoice || trigger.node != target && setsFlag
                    let isOwnTab = trigger.presentation == .tab && isOnly(mutation.owner.node, firstIn: target)
                    if isThere && target == mutation.owner.node || isOwnTab { continue }
                    if trigger.presentation == .root || !isChoice && setsFlag,
                        stands(mutation.owner.node, onlyIn: target, shownBy: showing)
                            || trigger.inTurn.isEmpty
                                && stands(mutation.owner.node, onlyAmongTabsOf: trigger.node, with: target)
                    {
                        continue
                    }
                    ways.insert(
                        Way(
                            to: target, via: via(trigger.node, route.name), presentation: trigger.presentation,
                            declaration: trigger.location,
                            modifier: isChoice
                                ? nil : Modifier(node: trigger.owner.node, location: trigger.location),
                            gate: trigger.presentation == .root ? Gate(trigger) : nil))
                }
            }
        }
        // A value that may be any of very many was not told apart on its way: a false edge to each would be worse.
        let roots = Set(ways.lazy.filter { $0.presentation == .root && $0.gate?.isLater != true }.map(\.to))
        if !interpreter.limits.allow(.rootsOfSwitch, beside: roots.count - 1) {
            return .unknown("which root it means is decided while the app runs", candidates: roots)
        }
        if !related(mutation.key, in: draft.paths).isEmpty {
            let values = mutation.values.filter { isOnPath($0, isInitial: mutation.isInitial) }
            let push = Push(
                key: mutation.key, object: mutation.object, values: values, type: nil, presentation: nil, what: "",
                owner: mutation.owner, location: mutation.location)
            switch values.isEmpty ? .nothing : follow(push) {
            case .ways(let pushed, let other, _):
                ways.formUnion(pushed)
                possible.formUnion(other)
            case .unknown(Self.undecided, let candidates) where !mutation.isInitial: possible.formUnion(candidates)
            default: break
            }
        }
        // A value of which nothing is known may stand beside others: `Step(rawValue: number) ?? .first`.
        possible.formUnion(choices(of: mutation, among: near).subtracting(ways.map(\.to)))
        // The same code may lead on from another case, for another screen.
        let isOneOfSeveral = mutation.given != nil
        if ways.isEmpty, possible.isEmpty || !isOneOfSeveral {
            return possible.isEmpty ? .nothing : .unknown(Self.undecided, candidates: possible)
        }
        return .ways(ways, possible: possible)
    }

    /// Whether a value that is assigned to a path stands on it: a path itself does not, and what one may begin with was put
    /// there by no one.
    private func isOnPath(_ value: Value, isInitial: Bool) -> Bool {
        switch value {
        case .external(_, _, nil, _): !isInitial && draft.tables.contains { fits(value, $0) }
        case .instance: !isInitial
        default: value != .null
        }
    }

    /// Of the views that show something when a property says so, those nearest to who sets it, for there may be several
    /// objects with that property. What chooses among roots and tabs does so wherever it stands.
    private func nearest(_ triggers: [StateTrigger], to node: NodeKey?) -> [StateTrigger] {
        let own = triggers.filter { $0.node == node }
        guard own.isEmpty else { return own }
        let modal = Set(triggers.filter { $0.presentation != .tab && $0.presentation != .root }.map(\.node))
        guard modal.count > 1, let level = levels(from: node).first(where: { !$0.isDisjoint(with: modal) }) else {
            return triggers
        }
        return triggers.filter { !modal.contains($0.node) || level.contains($0.node) }
    }

    /// Whether a screen sees what a state chooses: what a tab or a sheet shows in turn, the screens in that see.
    private func isSeen(_ trigger: StateTrigger, by screen: NodeKey?) -> Bool {
        guard let screen, !trigger.inTurn.isEmpty else { return isInSight(trigger.node, of: screen) }
        let around = Set.reachable(from: [screen]) { $0 == trigger.node ? [] : incoming[$0] ?? [] }
        return !around.isDisjoint(with: trigger.inTurn)
    }

    /// Whether a node stands around another, or the other way round, or beside it in a split view, or lies beneath it in a
    /// stack: what a choice shows elsewhere is not come to.
    func isInSight(_ node: NodeKey, of other: NodeKey?) -> Bool {
        guard let other else { return true }
        let around = surroundings.nodes(around: other, incoming)
        let outer = surroundings.nodes(around: node, incoming)
        return around.contains(node) || outer.contains(other)
            || draft.splitViews.contains { around.contains($0) && outer.contains($0) }
            || incoming[node]?.contains { around.contains($0) && bottoms[$0] == [node] } == true
    }

    /// The nodes that lead to a node, by the number of edges in between; the first level is the node itself.
    private func levels(from node: NodeKey?, beyond known: Set<NodeKey> = []) -> [Set<NodeKey>] {
        var levels: [Set<NodeKey>] = []
        var seen = known
        var level: Set<NodeKey> = Set([node].compactMap { $0 })
        while !level.isEmpty {
            levels.append(level)
            seen.formUnion(level)
            let next = level.reduce(into: Set<NodeKey>()) { $0.formUnion(incoming[$1] ?? []) }
            level = next.subtracting(seen)
        }
        return levels
    }

    /// The containers whose path a property holds: in one object, where that is known.
    func containers(of key: PropertyKey, in object: ObjectID? = nil) -> Set<NodeKey> {
        related(key, in: draft.paths).reduce(into: []) { found, holders in
            for (node, objects) in holders where objects.contains(where: { mayBe(object, $0) }) { found.insert(node) }
        }
    }

    /// Whether two objects may be the same one while the app runs: so are those that one place makes.
    func mayBe(_ object: ObjectID?, _ other: ObjectID?) -> Bool {
        guard let object, let other, object != other, let making = interpreter.heap[object].making,
            let otherMaking = interpreter.heap[other].making
        else { return true }
        return making.place == otherMaking.place
    }

    /// What is known of a property; where nothing is known of that of its type, of the same in a subclass or superclass.
    func related<Fact>(_ key: PropertyKey, in facts: [PropertyKey: Fact]) -> [Fact] {
        if let exact = facts[key] { return [exact] }
        let kin = program.ancestors(of: key.nominal) + program.descendants(of: key.nominal)
        return kin.compactMap { facts[PropertyKey(nominal: $0, name: key.name)] }
    }

    /// Whether a property is declared to be a navigation path.
    func isPath(_ key: PropertyKey) -> Bool {
        program.property(key.name, of: key.nominal).flatMap { interpreter.type(of: $0) }?.lastName == "NavigationPath"
    }

    /// The nodes whose destination tables a push may reach, nearest first.
    func hosts(of push: Push) -> [Set<NodeKey>] {
        guard let key = push.key, let stacks = stacks(of: push) else { return levels(from: push.owner.node) }
        return [stacks] + levels(from: push.owner.node, beyond: containers(of: key, in: push.object))
    }

    /// The containers whose path is pushed upon; `nil` where none is known.
    func stacks(of push: Push) -> Set<NodeKey>? {
        guard let nodes = push.key.map({ containers(of: $0, in: push.object) }), !nodes.isEmpty else { return nil }
        return around(push.owner.node, among: nodes)
    }

    /// Of several containers whose paths one property holds, each in an object of its own, those in which a screen stands;
    /// all where it stands in none.
    private func around(_ screen: NodeKey?, among containers: Set<NodeKey>) -> Set<NodeKey> {
        guard containers.count > 1, let screen else { return containers }
        let found = Set.reachable(from: [screen]) { containers.contains($0) ? [] : incoming[$0] ?? [] }
            .intersection(containers)
        return found.isEmpty ? containers : found
    }
}
