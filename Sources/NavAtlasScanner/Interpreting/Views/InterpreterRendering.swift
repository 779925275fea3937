import NavAtlasModel

// Interprets a view's body: which screens it shows.

extension Interpreter {
    /// Whether a view's own code says what its stack shows for a value.
    func declaresDestinations(_ nominal: Nominal) -> Bool {
        bodies(of: nominal).contains { SyntaxSearch.callees(in: $0).contains("navigationDestination") }
    }

    func bodies(of nominal: Nominal) -> [[Statement]] {
        nominal.properties.values.compactMap(\.fact.getter)
            + nominal.functions.values.joined().compactMap(\.fact.body)
    }

    // MARK: Rendering

    /// Shows values as parts of the current screen.
    func render(_ values: Values) {
        with(acting: false) { for value in values { render(value) } }
    }

    /// Where the type is declared of which a value is.
    private func code(of value: Value) -> DraftLocation? {
        value.nominal(in: heap).map { location($0.position, in: $0.file) }
    }

    func render(_ value: Value) {
        guard mayShowSomething(value),
            mayEnter(rendered.insert(RenderKey(value: value, owner: currentOwner)).inserted), spendStep(),
            limits.allow(.calls, beside: callDepth, elseLeaveOut: code(of: value))
        else { return }
        callDepth += 1
        defer { callDepth -= 1 }
        switch value {
        case .object, .instance, .enumCase:
            guard let nominal = value.nominal(in: heap), !isUnknownWrapper(value, nominal) else { return }
            if isPart(nominal), isAmongRoots(value, nominal) {
                renderInnerWrapper(value, nominal)
            } else if isPart(nominal) {
                noteShown(value, nominal, asPart: true)
                let node = NodeKey.type(hosted(by: nominal, value) ?? nominal)
                let isCoordinator =
                    viewFlow(of: nominal) != nil || draft.nodes[node]?.flow == .view || isInFlow(value, nominal)
                if isBarAroundTabs(value, nominal), let node = owner.node {
                    note(nominal, as: node)
                } else if isCoordinator, owner.node != node {
                    embed(value, nominal)
                    return
                }
                noteTurns(of: value, nominal)
                with(owner: Owner(node: owner.node, component: nominal)) {
                    runReactions(heldBy: value)
                    makeRepresented(value, nominal)
                    render(body(of: value))
                }
            }
        case .external("·view", _, nil, let arguments):
            for shown in arguments.flatMap(\.values) { shown.nominal(in: heap).map { embed(shown, $0) } }
        case .external(let name, _, nil, let arguments):
            drawing(inContainer: isNavigationContainer(name)) { for argument in arguments { render(argument.values) } }
        case .closure, .function: render(call([value], []))
        case .binding(let base, let property): render(read(property, of: base))
        default: break
        }
    }

    /// Runs views that code puts into the screen. What an event puts somewhere is no part of the screen around it.
    func draw(_ views: Values) {
        if mode == .body, !isActing { render(views) } else if mode == .body { runApart(views) }
    }

    /// Runs views of which nobody knows who shows them: what they do, they do themselves.
    func runApart(_ views: Values) {
        var seen: Set<ObjectIdentifier> = []
        runApart(views, &seen)
    }

    /// Values share their parts: each part is looked through once.
    private func runApart(_ views: Values, _ seen: inout Set<ObjectIdentifier>) {
        limits.spend(views.count)
        for view in views {
            if case .external(_, _, nil, let arguments) = view {
                guard !arguments.isEmpty, seen.insert(arguments.identity).inserted else { continue }
                for argument in arguments { runApart(argument.values, &seen) }
            } else if let nominal = view.nominal(in: heap), isView(nominal), flow(of: nominal) == nil {
                with(owner: Owner(node: draft.key(for: nominal)), acting: false) {
                    guard rendered.insert(RenderKey(value: view, owner: owner)).inserted, spendStep() else { return }
                    render(body(of: view))
                }
            }
        }
    }

    /// Whether a value is a root that is shown already, or a wrapper around such roots: what that does, they do.
    private func isAmongRoots(_ value: Value, _ nominal: Nominal) -> Bool {
        guard let roots else { return false }
        if roots.isShown(draft.key(for: nominal), by: owner) { return true }
        guard content(of: value, nominal) != nil else { return false }
        let around = with(mode: .destination) { targets(in: [value], route: "root") }
        return !around.isEmpty
            && around.allSatisfy { $0.wrappers.contains(value) && roots.isShown($0.node, by: owner) }
    }

    /// Runs a wrapper that a wrapper around a screen consists of: what it does besides, the screen does.
    private func renderInnerWrapper(_ value: Value, _ nominal: Nominal) {
        guard let roots, !roots.wrappers.isEmpty, !roots.wrappers.contains(value),
            !roots.isShown(draft.key(for: nominal), by: owner)
        else { return }
        noteShown(value, nominal, asPart: true)
        with(owner: Owner(node: owner.node, component: nominal)) {
            runReactions(heldBy: value)
            render(body(of: value))
        }
    }

    /// A view was shown: as a screen, or as a part of one.
    func noteShown(_ value: Value, _ nominal: Nominal, asPart isPart: Bool) {
        if isPart || flow(of: nominal) == nil { draft.shown.insert(nominal) }
        if case .object(let id) = value, let place = heap[id].making?.place {
            journal.show(madeAt: place, asPart: isPart)
        } else {
            journal.show(anyOf: nominal)
        }
    }

    /// A coordinator inside a view: the view starts it.
    func embed(_ value: Value, _ nominal: Nominal) {
        let found = drawn(targets(in: [value], route: nominal.shortName))
        accept(found)
        for target in found {
            guard let node = owner.node else {
                draft.entries.insert(target.node)
                continue
            }
            guard node != target.node, root(from: node, to: target.node) == nil else { continue }
            draft.edges.insert(
                DraftEdge(
                    from: node, to: target.node, kind: .root, name: Self.routeName(nominal.shortName),
                    presentation: .root, isEmbedded: true,
                    location: DraftLocation(file: nominal.file, position: nominal.position)))
        }
    }

    /// Declares what a view chooses among where some of that, or all, holds a container of its own.
    private func showRoots(amongFlowsOf node: NodeKey, _ nominal: Nominal, _ all: [Choice]) {
        let branches = all.filter { !$0.isOverlay }
        let flowing = branches.filter { $0.isBesideFlow || $0.holdsFlow && $0.caseName != nil }
        let isSwitch = flowing.contains(where: \.holdsFlow) && Set(flowing.flatMap { $0.targets.map(\.node) }).count > 1
        showRoots(
            besideFlowOf: node, nominal, isSwitch ? flowing : branches.filter(\.isBesideFlow), isSwitch: isSwitch)
    }

    /// Declares what a view shows instead of its own container, such as a login before its tabs.
    func showRoots(besideFlowOf node: NodeKey, _ nominal: Nominal, _ branches: [Choice], isSwitch: Bool = false) {
        let found = branches.reduce(into: Targets()) { $0.unite($1.targets) }
        guard !found.isEmpty, isSwitch || draft.entries.contains(node) else { return }
        chosenRoots[node, default: []].formUnion(found.map(\.node))
        accept(found)
        declareRoots(
            of: node, found, branches, isInitial: false, name: nil,
            at: DraftLocation(file: nominal.file, position: nominal.position))
        for case let value? in found.map(\.value) { rendered.insert(RenderKey(value: value, owner: owner)) }
    }

    /// A type's name as a route's.
    static func routeName(_ name: String) -> String {
        guard let first = name.first else { return name }
        return first.lowercased() + name.dropFirst()
    }

    /// `var body: some View { AppCoordinator().view() }`: from the next round on, the view stands for the coordinator.
    private func noteFrame(_ nominal: Nominal, _ found: Targets) {
        guard found.count == 1, case .type(let coordinator)? = found.first?.node, coordinator.kind == .class,
            flow(of: coordinator) != nil, let body = nominal.bodyCode,
            body.count == 1, case .expression(let shown)? = body.first, Self.isBare(shown)
        else { return }
        draft.frames[nominal] = coordinator
    }

    /// Whether modifiers stand around nothing but a coordinator's view.
    private static func isBare(_ shown: Expression) -> Bool {
        switch shown {
        case .call(.member(_, "view", _), let arguments, _) where arguments.isEmpty: true
        case .call(.member(let base, _, _), _, _): isBare(base)
        case .call(.name(let name, _), let arguments, _):
            if case .closure(let content)? = arguments.last?.value, SwiftUINames.transparentViews.contains(name),
                content.body.count == 1, case .expression(let inner)? = content.body.first
            {
                isBare(inner)
            } else {
                arguments.count == 1 && name.hasSuffix("View")
            }
        default: false
        }
    }

    // MARK: Exploring

    /// Shows a screen's own content that is written as a view of its own.
    private func draw(_ content: Values, _ nominal: Nominal, as node: NodeKey, beside others: Values) {
        note(nominal, as: node)
        for view in content { noteShown(view, nominal, asPart: true) }
        render(others)
        with(owner: Owner(node: node, component: nominal)) {
            for view in content {
                runReactions(heldBy: view)
                render(body(of: view))
            }
        }
    }

    /// Whether what holds a flow stands around nothing but parts of the view that makes it: the two are one, unless the flow
    /// declares destinations for several such views.
    func isFlowAround(_ value: Value, _ nominal: Nominal) -> Bool {
        guard !nominal.generics.isEmpty, heap.placeCount(of: nominal) == 1 || !declaresDestinations(nominal),
            let content = content(of: value, nominal)
        else { return false }
        return targets(in: content, route: "root").allSatisfy(\.isInline)
    }

    /// Whether it is the only root of the stack by which a person enters, or a column of a split view.
    private func isFirstInStack(_ node: NodeKey) -> Bool {
        let roots = draft.edges.filter { $0.kind == .root && draft.entries.contains($0.from) }
        let holders = Set(roots.filter { $0.to == node }.map(\.from))
        return holders.contains { holder in
            draft.nodes[holder]?.flow == .stack
                && (draft.splitViews.contains(holder) || roots.allSatisfy { $0.from != holder || $0.to == node })
        }
    }

    /// The screens among which a view chooses that a person sees first, that has steps, or that chooses among whole flows,
    /// wherever in its stack the choice stands.
    private func rootsShown(by node: NodeKey, _ nominal: Nominal, isFirst: Bool, _ choices: [Choice]) -> RootsShown? {
        let branches = choices.filter { !$0.isOverlay }
        let chosen = Set(branches.flatMap { $0.targets.map(\.node) })
        guard chosen.count > 1,
            isFirst || choosesFlows(branches) || turns(nominal, branches, of: node) || turnsPages(nominal, branches)
        else { return nil }
        return RootsShown(node: node, roots: chosen)
    }

    /// Whether a state chooses among several screens, some of which hold a container of their own.
    private func choosesFlows(_ branches: [Choice]) -> Bool {
        let chosen = branches.reduce(into: Targets()) { $0.unite($1.targets) }
        return Set(chosen.map(\.node)).count > 1
            && (branches.contains { $0.holdsFlow && $0.place != nil } || chosen.contains(where: isFlow))
    }

    /// Whether a person enters by a view with a container: by itself, or by a view that shows nothing else.
    private func isEntered(by node: NodeKey) -> Bool {
        if draft.entries.contains(node) { return true }
        guard case .type(let nominal) = node, viewFlow(of: nominal) != nil, let around = draft.incoming[node],
            around.isSubset(of: draft.entries)
        else { return false }
        let shown = draft.edges.filter { around.contains($0.from) && ($0.kind == .root || $0.kind == .tab) }
        return !shown.isEmpty && shown.allSatisfy { $0.kind == .root && $0.to == node }
    }

    /// Runs what a screen or coordinator does.
    func explore(_ node: NodeKey, _ value: Value) {
        // What storyboards say is known without running anything.
        exploreStoryboard(node, value)
        guard spendStep() else { return }
        if exploreController(node, value) { return }
        guard let nominal = value.nominal(in: heap) else { return }
        let owner = Owner(node: node, component: nil)
        with(owner: owner, mode: .body) {
            if flow(of: nominal) != nil {
                for dialect in dialects where dialect.coordinator(nominal, self) != nil {
                    dialect.explore(value, of: nominal, self)
                }
            } else {
                exploreView(node, value, nominal)
            }
        }
    }

    /// Runs what a view does, and decides whether it is a screen or shows the screens that it makes as its roots.
    private func exploreView(_ node: NodeKey, _ value: Value, _ nominal: Nominal) {
        runReactions(heldBy: value)
        makeRepresented(value, nominal)
        let inFlow = viewFlow(of: nominal) != nil ? choices(of: value) : nil
        if let inFlow {
            showRoots(amongFlowsOf: node, nominal, inFlow)
            showAdditions(toFlowOf: node, nominal, inFlow)
            noteTabsShown(by: inFlow, of: node, at: DraftLocation(file: nominal.file, position: nominal.position))
        }
        let isFirst =
            isEntered(by: node) || draft.windows.values.contains { $0.contains(node) }
            || !program.hasTitle(nominal) && isFirstInStack(node)
        rootsInStack = inFlow.flatMap { rootsShown(by: node, nominal, isFirst: isFirst, $0) }
        let body = unwrapped(self.body(of: value))
        rootsInStack = nil
        let parts = partsBesideOthers(in: value)
        let views = body.filter { inner in
            if case .external("·view", _, _, _) = inner { return true }
            return inner.nominal(in: heap).map { isView($0) && !parts.contains($0) && !isSharedPicture($0) } ?? false
        }
        // One view may be made with several models.
        let kinds = Set(views.map { $0.nominal(in: heap) })
        // A view beside the view's own container is not all that it shows; one around the container is.
        let frame = nominal.bodyCode.flatMap { frameFilled(by: $0, of: nominal) }
        let standsAround = frame.map(kinds.contains) ?? false
        let holdsFlow = (inFlow == nil || standsAround) && views.contains(where: isLibraryViewOrFlow)
        if holdsFlow, kinds.count == 1, let inner = kinds.first ?? nil,
            isBareStack(inner) && !draft.entries.contains(node) && !onlyChooses(nominal)
                || views.allSatisfy({ isFlowAround($0, inner) || isBarAroundTabs($0, inner) })
        {
            return draw(views, inner, as: node, beside: body.subtracting(views))
        }
        let leads = !views.isEmpty && isCoordinatorByName(nominal)
        let leadsOn = isFirst && kinds.count == 1 && views.contains(where: choosesScreens)
        let mayBeBar = namesTitled(nominal)
        let mayTurn = namesTurning(nominal)
        let isSplash = isSplash(nominal) && isFirstShown(node)
        let decides =
            holdsFlow || isSplash || mayBeBar || mayTurn || leads || isFirst || !flows(namedBy: nominal).isEmpty
            || holdsScreens(nominal) || holdsModels(nominal) || onlyChooses(nominal) || mayShowOneOfScreens(nominal)
        let all =
            inFlow
            ?? (decides ? markingBesideBar(nominal, choices(of: value)) : pagesThatTurn(value, nominal, of: node))
        let branches = all.filter { !$0.isOverlay }
        let chosen = branches.reduce(into: Targets()) { $0.unite($1.targets) }
        let choosesScreens = Set(chosen.map(\.node)).count > 1
        // A view that chooses among whole flows shows each as a root.
        if holdsFlow || leads || leadsOn || isSplash && !chosen.isEmpty || choosesFlows(branches)
            || branches.contains(where: \.isOfHeldScreens)
            || choosesScreens
                && (branches.contains(where: isOfModels) || mayBeBar && areTitled(chosen)
                    || turnsPages(nominal, branches) || turns(nominal, branches, of: node)
                    || showsOneOfScreens(nominal, chosen)
                    || mayTurn && chosen.contains(where: turnsIntoFlow))
            || isFirst && (choosesScreens || kinds.count > 1 || chosen.contains { draft.nodes[$0.node] != nil })
        {
            let overlays = Set(all.filter(\.isOverlay).flatMap { $0.targets.map(\.node) })
            let found = chosen.union(views.flatMap { targets(in: [$0], route: "root") })
                .filter { !overlays.contains($0.node) }
            // A view around the one that chooses shows that first.
            if leadsOn { draft.windows[node, default: []].formUnion(found.map(\.node)) }
            declareAsRoots(found, of: node, nominal, branches, name: leads ? "root" : nil)
            with(roots: RootsShown(node: node, roots: Set(found.map(\.node)))) {
                render(
                    body.filter { part in
                        !views.contains(part)
                            || targets(in: [part], route: "root").contains { overlays.contains($0.node) }
                    })
            }
        } else {
            declareFlows(among: branches, of: node, nominal)
            render(body)
        }
    }

    private func isLibraryViewOrFlow(_ view: Value) -> Bool {
        if case .external = view { return true }
        return view.nominal(in: heap).map { viewFlow(of: $0) != nil } ?? false
    }

    /// Declares that a view is a coordinator whose roots are the screens that it makes.
    private func declareAsRoots(
        _ found: Targets, of node: NodeKey, _ nominal: Nominal, _ branches: [Choice], name: String?
    ) {
        draft.node(node, .coordinator, flow: .view, style: CoordinatorKind.styleOfViews)
        noteFrame(nominal, found)
        accept(found)
        declareRoots(
            of: node, found, branches, isInitial: true, name: name,
            at: DraftLocation(file: nominal.file, position: nominal.position))
        let owner = Owner(node: node, component: nil)
        for target in found {
            if let value = target.value { rendered.insert(RenderKey(value: value, owner: owner)) }
        }
    }

    /// Declares the flows that a view adds to what it shows anyway, with the states that bring them up.
    private func declareFlows(among branches: [Choice], of node: NodeKey, _ nominal: Nominal) {
        let flows = branches.filter { $0.place != nil }.reduce(into: Targets()) { $0.unite($1.targets.filter(isFlow)) }
        guard !flows.isEmpty else { return }
        accept(flows)
        declareRoots(
            of: node, flows, branches, isInitial: false, name: nil,
            at: DraftLocation(file: nominal.file, position: nominal.position))
    }
}
