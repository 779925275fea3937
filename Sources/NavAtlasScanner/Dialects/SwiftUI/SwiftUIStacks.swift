import NavAtlasModel

// What stands in a navigation stack: its roots, and what the view around it draws itself.
extension SwiftUIDialect {
    func stack(_ site: CallSite, _ name: String, _ interpreter: Interpreter) -> Values {
        let node = interpreter.owner.node
        if let path = site.argument("path"), let node {
            for (receiver, property) in interpreter.places(of: path, in: site.scope) {
                guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
                interpreter.draft.bind(nominal, property, of: receiver, to: node)
                recordFirst(of: property, receiver, nominal, in: node, interpreter)
            }
        }
        let columns = site.arguments.filter { ["root", "sidebar", "content", "detail", nil].contains($0.label) }
            .map(\.value)
        // What an action makes is shown elsewhere: `Button("Help") { router.present(NavigationStack { HelpScreen() }) }`.
        if interpreter.mode == .destination || interpreter.isActing
            || Self.isMade(byControllerRunning: site.scope, interpreter)
        {
            let inner = columns.reduce(into: Values()) { $0.formUnion(interpreter.shown(by: $1, in: site.scope)) }
            noteRoots(
                interpreter.with(mode: .destination) { interpreter.targets(in: inner, route: "root") }, site,
                interpreter)
            return [.external(name, [], member: nil, [ArgumentValue(label: nil, values: inner)])]
        }
        if name == "NavigationSplitView", let node { interpreter.draft.splitViews.insert(node) }
        let shown = columns.map { screens(in: $0, by: node, site, interpreter) }
        // What stands around a screen, and shows others beside it, is no part of that screen.
        let standsAround = shown.contains { $0.contains { $0.node == node } }
        for found in shown { noteRoots(found, site, interpreter) }
        for (column, found) in zip(columns, shown) {
            show(found, in: column, of: name, node, standsAround: standsAround, site, interpreter)
        }
        return [.external(name, [], member: nil, [])]
    }

    /// Notes what a stack shows first, by the path that it is given: a view may have several, each with its own.
    private func noteRoots(_ found: Targets, _ site: CallSite, _ interpreter: Interpreter) {
        guard let path = site.argument("path"), let node = interpreter.owner.node else { return }
        for (receiver, property) in interpreter.places(of: path, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            let key = PropertyKey(nominal: nominal, name: property)
            let stack = GraphDraft.StackPath(node: node, key: key)
            interpreter.draft.pathRoots[stack, default: []].formUnion(found.lazy.filter { !$0.isInline }.map(\.node))
        }
    }

    /// Whether a controller's or a coordinator's own code makes a view: such code draws none, but hosts it.
    private static func isMade(byControllerRunning scope: Scope, _ interpreter: Interpreter) -> Bool {
        guard let nominal = scope.frame.receiver?.nominal(in: interpreter.heap), !interpreter.isView(nominal) else {
            return false
        }
        return interpreter.isController(nominal)
            || interpreter.flow(of: nominal)?.style == CoordinatorKind.styleOfControllers
    }

    /// The screens that a column of a container shows.
    private func screens(
        in column: Expression, by node: NodeKey?, _ site: CallSite, _ interpreter: Interpreter
    ) -> Targets {
        interpreter.candidates(column, in: site.scope, route: "root")
            .filter { !$0.isInline && !interpreter.isFrame($0) && !interpreter.isDrawn($0, by: node) }
    }

    private func show(
        _ found: Targets, in column: Expression, of container: String, _ node: NodeKey?, standsAround: Bool,
        _ site: CallSite, _ interpreter: Interpreter
    ) {
        guard !found.isEmpty, let node else {
            return interpreter.renderBesideRoots(interpreter.shown(by: column, in: site.scope))
        }
        let all = interpreter.choices(in: column, site.scope)
        let chosen = all.reduce(into: found) { $0.unite($1.targets) }
        let areParts = interpreter.haveOneBar(chosen, in: column, of: node, site.scope)
        let stacked = interpreter.partsBesideOthers(
            in: column, hasColumns: container == "NavigationView", site.scope
        ).intersection(found.map(\.node))
        let parts = interpreter.renderOwnContent(
            of: column, beside: found, areParts: areParts, stacked, node, in: site.scope)
        let roots = found.filter { !parts.contains($0.node) }
        guard !standsAround else { return }
        interpreter.accept(roots)
        // What a choice around the stack brings up is declared by that.
        let open = roots.filter { interpreter.chosenRoots[node]?.contains($0.node) != true }
        let choices = all.map { choice in
            var choice = choice
            choice.targets = choice.targets.filter { target in
                let isOpen = roots.contains { $0.node == target.node }
                return !areParts && !parts.contains(target.node) && (isOpen || !interpreter.showsAsRoot(target.node))
            }
            return choice
        }
        interpreter.declareRoots(of: node, open, choices, isInitial: true, name: "root", at: site.location)
    }
}

extension Interpreter {
    /// Whether a view of UIKit's is what a view draws in a stack that leads to nothing else: a page of the web beneath a title.
    fileprivate func isDrawn(_ target: Target, by node: NodeKey?) -> Bool {
        guard case .type(let nominal)? = node else { return false }
        return isControl(target) && (viewFlow(of: nominal) == nil || isBareStack(nominal))
    }

    /// Renders what a view draws itself in a stack that shows screens, too: `if items.isEmpty { … } else { List { … } }`.
    ///
    /// - Returns: the screens that are a part of that: views above or below others, views beside it that only draw, or all
    ///   where the view around them is the screen.
    fileprivate func renderOwnContent(
        of column: Expression, beside roots: Targets, areParts: Bool, _ stacked: Set<NodeKey>, _ node: NodeKey,
        in scope: Scope
    ) -> Set<NodeKey> {
        let all = withoutGroups(with(mode: .destination) { shown(by: column, in: scope) })
        func screens(in value: Value) -> Targets {
            with(mode: .destination) { targets(in: [value], route: "root") }.filter { !$0.isInline && !isFrame($0) }
        }
        let own = all.filter { screens(in: $0).isEmpty }
        renderBesideRoots(own)
        let mayBeRoot = !areParts && draft.entries.contains(node)
        let standBesideParts = !stacked.isEmpty || own.contains(where: holdsParts)
        let parts = Set(
            roots.map(\.node).filter { node in
                guard case .type(let nominal) = node else { return false }
                if stacked.contains(node) { return true }
                return !mayBeRoot
                    && (areParts || standBesideParts && onlyDraws(nominal)
                        || roots.count > 1 && isSharedPicture(nominal))
            })
        render(all.filter { value in screens(in: value).contains { parts.contains($0.node) } })
        return parts
    }
}
