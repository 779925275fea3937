// What an app's scenes show: a screen, a container, or a layout that chooses among screens.
extension SwiftUIDialect {
    func window(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let content = site.closure() ?? site.argument("content") ?? site.argument("makeContent")
        guard let app = interpreter.owner.node else { return [] }
        if case .type(let nominal) = app, let kind = interpreter.viewFlow(of: nominal),
            !interpreter.isBareStack(nominal)
        {
            holdFlow(kind, of: app, nominal, content, site, interpreter)
            return []
        }
        let found = interpreter.candidates(content, in: site.scope, route: "window").filter { !$0.isInline }
        if found.count == 1, let only = found.first {
            interpreter.draft.entries.insert(only.node)
            interpreter.draft.windows[app, default: []].insert(only.node)
            interpreter.accept(found)
            return []
        }
        let branches = interpreter.choices(in: content, site.scope)
        if !found.isEmpty {
            showRoots(found, branches, of: app, site, interpreter)
            return []
        }
        let values = content.map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
        guard !values.isEmpty else { return [] }
        let chosen = branches.filter { !$0.isOverlay }
        let roots = chosen.reduce(into: Targets()) { $0.unite($1.targets) }
        if !roots.isEmpty { showRoots(roots, chosen, of: app, site, interpreter) }
        let before = interpreter.draft.edges.count
        interpreter.with(roots: RootsShown(node: app, roots: Set(roots.map(\.node)))) {
            interpreter.with(mode: .body) { interpreter.render(interpreter.runClosures(values)) }
        }
        // An app whose window is empty starts elsewhere, as in a scene delegate.
        if interpreter.draft.edges.count != before || interpreter.draft.edges.contains(where: { $0.from == app }) {
            showRoots([], [], of: app, site, interpreter)
        }
        return []
    }

    /// An app whose window shows several screens, or a layout of its own, is the coordinator of what it chooses among.
    private func showRoots(
        _ found: Targets, _ branches: [Choice], of app: NodeKey, _ site: CallSite, _ interpreter: Interpreter
    ) {
        interpreter.draft.entries.insert(app)
        interpreter.draft.node(app, .coordinator, flow: .view, style: Self.id)
        interpreter.accept(found)
        interpreter.declareRoots(of: app, found, branches, isInitial: true, name: nil, at: site.location)
    }

    /// An app whose window is a container is the coordinator of what stands in it.
    private func holdFlow(
        _ kind: CoordinatorKind, of app: NodeKey, _ nominal: Nominal, _ content: Expression?, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        interpreter.draft.entries.insert(app)
        interpreter.draft.node(app, .coordinator, flow: kind.flow, style: kind.style)
        let branches = interpreter.choices(in: content, site.scope).filter(\.isBesideFlow)
        interpreter.showRoots(besideFlowOf: app, nominal, branches)
        interpreter.with(mode: .body) {
            let values = content.map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
            interpreter.render(interpreter.runClosures(values))
        }
    }
}
