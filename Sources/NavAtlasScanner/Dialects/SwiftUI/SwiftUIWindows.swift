import NavAtlasModel

// What an app's scenes show: a screen, a container, or a layout that chooses among screens.
extension SwiftUIDialect {
    func window(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let content = site.closure() ?? site.argument("content") ?? site.argument("makeContent")
        note(content, asWindowOf: site, interpreter)
        guard let app = interpreter.owner.node else { return [] }
        if case .type(let nominal) = app, let kind = interpreter.flow(ofScene: content, of: nominal, in: site.scope) {
            holdFlow(kind, of: app, nominal, content, site, interpreter)
            return []
        }
        // Of a state that holds the screen itself, each screen is looked at by itself.
        let held = Self.onlyView(of: content).map { interpreter.heldScreens(shownBy: $0, site.scope) } ?? []
        let found =
            held.isEmpty
            ? interpreter.candidates(content, in: site.scope, route: Interpreter.routeOfWindow).filter { !$0.isInline }
            : held.reduce(into: Targets()) { $0.unite($1.targets) }
        if found.count == 1 {
            enter(found, of: app, interpreter)
            return []
        }
        let branches = held.isEmpty ? interpreter.choices(in: content, site.scope) : held
        if !found.isEmpty {
            showRoots(found, branches, of: app, site, interpreter)
            return []
        }
        let values = content.map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
        guard !values.isEmpty else { return [] }
        let chosen = branches.filter { !$0.isOverlay }
        let roots = chosen.reduce(into: Targets()) { $0.unite($1.targets) }
        // The window shows one screen, if all other views only draw, or come and go.
        let isOneScreen = roots.count == 1 && chosen.allSatisfy { $0.test == nil }
        if isOneScreen {
            enter(roots, of: app, interpreter)
        } else if !roots.isEmpty {
            let always = chosen.filter { $0.test == nil }.flatMap(\.targets).map(\.node)
            interpreter.draft.windows[app, default: []].formUnion(always)
            showRoots(roots, chosen, of: app, site, interpreter)
        }
        let before = interpreter.draft.edges.count
        interpreter.with(roots: RootsShown(node: app, roots: Set(roots.map(\.node)))) {
            interpreter.with(mode: .body) { interpreter.render(interpreter.runClosures(values)) }
        }
        // An app whose window is empty starts elsewhere, as in a scene delegate.
        let declares = interpreter.draft.edges.contains { $0.from == app && (!isOneScreen || $0.kind != .transition) }
        if declares || !isOneScreen && interpreter.draft.edges.count != before {
            showRoots(isOneScreen ? roots : [], [], of: app, site, interpreter)
        }
        return []
    }

    private static func onlyView(of content: Expression?) -> Expression? {
        guard case .closure(let closure)? = content,
            case .expression(let shown)? = Interpreter.onlyChoice(in: closure.body)
        else { return nil }
        return shown
    }

    /// A person enters an app by the one screen that its window shows.
    private func enter(_ found: Targets, of app: NodeKey, _ interpreter: Interpreter) {
        interpreter.draft.entries.formUnion(found.map(\.node))
        interpreter.draft.windows[app, default: []].formUnion(found.map(\.node))
        interpreter.accept(found)
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
        let branches = interpreter.choices(in: content, site.scope)
        interpreter.showRoots(besideFlowOf: app, nominal, branches.filter(\.isBesideFlow))
        interpreter.noteTabsShown(by: branches, of: app, at: site.location)
        interpreter.with(mode: .body) {
            let values = content.map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
            interpreter.render(interpreter.runClosures(values))
        }
        // The container has declared its roots itself; the states bring them up.
        interpreter.declareRoots(
            of: app, [], branches.filter { $0.holdsFlow && !$0.isOverlay }, isInitial: true, name: nil,
            at: site.location)
    }

    /// Notes what a scene shows that code may open: `WindowGroup(id: "score") { … }`, `WindowGroup(for: Note.self) { … }`.
    private func note(_ content: Expression?, asWindowOf site: CallSite, _ interpreter: Interpreter) {
        let id = site.argument("id").flatMap { interpreter.constantText($0, in: site.scope) }
        let scene = site.type?.lastName ?? ""
        guard id != nil || site.has("for") || scene == "Settings" else { return }
        let shown = interpreter.candidates(content, in: site.scope, route: Interpreter.routeOfWindow)
        let found = shown.filter { !$0.isInline }
        let windows = interpreter.memory { OpenedWindows() }
        if let id {
            windows.byID[OpenedWindows.name(of: id, isSpace: scene == "ImmersiveSpace")] = found
        } else if scene == "Settings" {
            windows.settings = found
        }
        if let values = site.argument("for") {
            windows.forValues[site.location] = (interpreter.named(values, in: site.scope), found)
        }
    }

    /// `openWindow(id: "score")`, `openWindow(value: note)`, `openImmersiveSpace(id: "sea")`: the screen of that scene comes beside
    /// the one that is there. `nil` where it is not known which scene is meant.
    func openWindow(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let windows = interpreter.memory { OpenedWindows() }
        let isSpace = site.name == "openImmersiveSpace"
        var found: Targets?
        if ["openSettings", "SettingsLink"].contains(site.name) {
            found = windows.settings
        } else if let id = site.argument("id") {
            found = interpreter.constantText(id, in: site.scope).flatMap {
                windows.byID[OpenedWindows.name(of: $0, isSpace: isSpace)]
            }
        } else if let value = site.argument("value") {
            found = windows.shown(for: interpreter.evaluate(value, in: site.scope, expecting: nil), interpreter.heap)
        }
        guard let found, !found.isEmpty else { return nil }
        for argument in site.arguments { _ = interpreter.evaluate(argument.value, in: site.scope, expecting: nil) }
        interpreter.accept(found)
        for target in found {
            interpreter.transition(
                to: target, via: site.name, Presentation(rawValue: isSpace ? "immersiveSpace" : "window"),
                at: site.location)
        }
        return []
    }
}

/// What the scenes show that code may open, by their ids or by where they are declared for a type of values.
private final class OpenedWindows {
    var byID: [String: Targets] = [:]
    var settings: Targets?

    /// An immersive space may have the id of a window.
    static func name(of id: String, isSpace: Bool) -> String { isSpace ? "space " + id : id }

    var forValues: [DraftLocation: (type: ResolvedType, found: Targets)] = [:]

    /// What opens for a value: the one window that is declared for its type, or the only one that there is.
    func shown(for values: Values, _ heap: Heap) -> Targets? {
        let types = Set(values.compactMap { $0.nominal(in: heap)?.id })
        let fitting = forValues.values.filter { window in window.type.nominal.map { types.contains($0.id) } ?? false }
        let possible = fitting.isEmpty ? Array(forValues.values) : fitting
        return possible.count == 1 ? possible[0].found : nil
    }
}
