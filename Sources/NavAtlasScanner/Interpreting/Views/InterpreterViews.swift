import NavAtlasModel

/// A screen or coordinator that an expression builds.
struct Target: Hashable {
    var node: NodeKey
    /// What it was made as.
    var value: Value?
    /// Whether a navigation container was wrapped around it.
    var isInContainer = false
    /// For a screen without a type of its own, the views of the app inside.
    var parts: Values = []
    /// The wrappers around it.
    var wrappers: Values = []
    /// The wrappers that show another screen in its place for some states.
    var sharedWrappers: Values = []
    /// The modifiers that the code applies which makes it.
    var modifiers: Values = []
    /// The overlays that the code shows over it for a while.
    var layers: Values = []

    /// The same without the navigation container around it.
    var withoutContainer: Target {
        var target = self
        target.isInContainer = false
        return target
    }

    var isInline: Bool { if case .inline = node { true } else { false } }
}

extension Interpreter {
    /// The view that a value is, where another one's code runs: what its properties begin with is its own, such as a
    /// session that is restored, whoever asks for it first.
    func otherView(_ value: Value?) -> Owner? {
        // A delegate shows nothing itself, though the program begins with it.
        guard let nominal = value?.nominal(in: heap), case let isApp = nominal.isMain && nominal.kind != .class,
            isApp || isView(nominal), owner.component !== nominal, case let key = draft.key(for: nominal),
            owner.node != key
        else { return nil }
        return isApp || draft.nodes[key] != nil || draft.nodesBefore.contains(key) ? Owner(node: key) : nil
    }

    // MARK: Destinations

    /// The screens and coordinators that a destination builds: a closure, a function, or the view itself. Each is noted
    /// as a node, to be explored.
    func destinations(
        _ expression: Expression?, in scope: Scope, route: String
    ) -> Targets {
        let found = candidates(expression, in: scope, route: route)
        accept(found)
        return found
    }

    /// The same, without noting anything yet.
    func candidates(
        _ expression: Expression?, in scope: Scope, binding arguments: [Values] = [], route: String,
        layingOut: Bool = false
    ) -> Targets {
        guard let expression else { return [] }
        return with(mode: .destination) {
            let values = evaluate(expression, in: scope, expecting: nil)
            var shown = runClosures(values, arguments).union(keepingPlain(values))
            if layingOut, Self.showsSeveral(expression) {
                shown = [.external("VStack", [], member: nil, [ArgumentValue(label: nil, values: shown)])]
            }
            let found = targets(in: shown, route: route)
            let given = screensGiven(to: expression, showing: found, in: scope, binding: arguments, route: route)
            return given.isEmpty ? found : given
        }
    }

    /// The same, where what is shown may stand in a stack of its own.
    func presented(
        _ expression: Expression?, in scope: Scope, binding arguments: [Values] = [], route: String
    ) -> Targets {
        withoutStacks(
            candidates(
                expression, in: scope, binding: arguments, route: Self.route(route, writtenIn: scope), layingOut: true))
    }

    /// Whether a closure shows several views, whatever the state: they lie below each other.
    private static func showsSeveral(_ content: Expression) -> Bool {
        guard case .closure(let closure) = content else { return false }
        let shown = closure.body.filter { if case .binding = $0 { false } else { true } }
        return shown.count > 1 && shown.allSatisfy { if case .expression(.call) = $0 { true } else { false } }
    }

    /// The name of a route with that of the type in whose code it stands: what two views show in their code without a type
    /// of its own are two screens, though both views call it the same.
    static func route(_ name: String, writtenIn scope: Scope) -> String {
        scope.frame.place.nominal.map { "\($0.name).\(name)" } ?? name
    }

    func accept(_ targets: Targets) {
        for target in targets {
            switch target.node {
            case .type(let nominal):
                let declared = target.value?.nominal(in: heap) ?? nominal
                if let value = target.value { noteShown(value, declared, asPart: false) }
                if isController(declared), flow(of: declared) == nil {
                    noteController(target)
                } else if let kind = flow(of: declared) {
                    draft.node(target.node, .coordinator, flow: kind.flow, style: kind.style)
                    if target.isInContainer { draft.nodes[target.node]?.isContainer = true }
                } else {
                    draft.shown.insert(declared)
                    note(declared, as: target.node)
                }
            case .undeclared:
                // A controller of the system's or of a library is known without its source.
                if let value = target.value, let name = libraryController(value) {
                    draft.libraryScreens.note(name)
                    noteController(target)
                } else if let value = target.value, container(of: value) != nil {
                    noteController(target)
                } else {
                    draft.node(target.node, .coordinator)
                }
            case .scene:
                noteController(target)
                if let value = target.value, let nominal = value.nominal(in: heap) {
                    noteShown(value, nominal, asPart: false)
                }
            case .inline:
                draft.node(target.node, .screen)
                if let writer = trace.currentType { draft.writers[target.node, default: []].insert(writer) }
                with(owner: Owner(node: target.node, component: nil), mode: .body) { render(target.parts) }
            }
            for wrapper in target.wrappers {
                guard let nominal = wrapper.nominal(in: heap) else { continue }
                noteShown(wrapper, nominal, asPart: true)
                renderAround(wrapper, nominal, target)
            }
            renderModifiers(of: target)
            with(mode: .body) { render(target.layers) }
            if let value = target.value { draft.enqueue(target.node, value) }
        }
    }

    /// Where the type is declared whose code is being followed.
    private var codeOfOwner: DraftLocation? {
        if let component = owner.component { return location(component.position, in: component.file) }
        guard case .type(let nominal)? = owner.node else { return limits.place }
        return location(nominal.position, in: nominal.file)
    }

    /// The screens and coordinators among values.
    func targets(in values: Values, route: String, depth: Int = 0) -> Targets {
        guard limits.allow(.viewsInValue, beside: depth, elseLeaveOut: codeOfOwner) else { return [] }
        limits.spend(values.count)
        var result: Targets = []
        for value in values { result.unite(targets(in: value, route: route, depth: depth)) }
        // A bare shape is a screen only where nothing else is one.
        if result.isEmpty, depth == 0 {
            for case .external(let name, _, nil, _) in values where SwiftUINames.fills.contains(name) {
                result.insert(Target(node: .inline(name, route: route)))
            }
        }
        return result
    }

    /// Each value is looked at once a round for each owner; inside itself it shows nothing more.
    func targets(in value: Value, route: String, depth: Int) -> Targets {
        askForOwner()
        let key = TargetMemory.Key(value: value, route: route, visit: visit)
        return targetMemory.recall(key) { newTargets(in: value, route: route, depth: depth) }
    }

    func newTargets(in value: Value, route: String, depth: Int) -> Targets {
        if let wrapped = dialects.firstNonNil({ $0.unwrapped(value, self) }) {
            let inner = targets(in: wrapped.values, route: route, depth: depth + 1)
            guard wrapped.isContainer else { return inner }
            return Targets(
                inner.map { target in
                    var target = target
                    target.isInContainer = true
                    return target
                })
        }
        if let found = controllerTargets(in: value, route: route, depth: depth) { return found }
        switch value {
        case .object, .instance, .enumCase:
            return value.nominal(in: heap).map { targets(in: value, $0, route: route, depth: depth) } ?? []
        case .external(let name, _, nil, let arguments):
            let shown = targets(inLibraryView: name, arguments, route: route, depth: depth)
            // What makes a controller of the system's may give itself to that, as what is shared or as its delegate.
            return isOfSystem(value) ? shown.filter { $0.node != owner.node } : shown
        case .binding(let base, let property):
            return targets(in: read(property, of: base), route: route, depth: depth + 1)
        default: return []
        }
    }

    func targets(in value: Value, _ nominal: Nominal, route: String, depth: Int) -> Targets {
        if flow(of: nominal) != nil { return [Target(node: draft.key(for: nominal), value: value)] }
        if case .object(let id) = value, program.inherits(nominal, anyOf: UIKitNames.hosts) {
            noteShown(value, nominal, asPart: true)
            return targets(in: heap[id].fields["rootView"] ?? [], route: route, depth: depth + 1)
        }
        guard isView(nominal), nominal.kind != .protocol else { return [] }
        if let coordinator = draft.frames[nominal] {
            noteShown(value, nominal, asPart: true)
            return with(owner: Owner(node: draft.key(for: coordinator), component: nominal)) {
                targets(in: body(of: value), route: route, depth: depth + 1)
            }
        }
        // An enum that is a view, and a view that is nothing but a table of screens, stand for what they show.
        if nominal.kind == .enum || isTable(nominal, value) || isHost(nominal) {
            let shown = ownBody(of: value, nominal)
            let inner = targets(in: shown, route: route, depth: depth + 1)
            // What it shows is not known while it is being found out.
            if nominal.kind == .enum ? Self.areEmpty(shown) : shown.isEmpty && !isHost(nominal) { return [] }
            let isTable = nominal.kind == .enum || inner.contains { !$0.isInline }
            if !inner.isEmpty, isHost(nominal) ? inner.allSatisfy({ !$0.isInline }) : isTable {
                noteShown(value, nominal, asPart: true)
                return inner
            }
        }
        let model = hosted(by: nominal, value)
        // A wrapper shows its content; a view with a path or destinations for the content is its coordinator.
        // In a window, a view that shows another screen in place of its content is the app's entry.
        if model == nil, !holdsRoutes(nominal), let content = content(of: value, nominal),
            !isScreen(around: content, value, nominal),
            !(route == Self.routeOfWindow && replacesContent(value, nominal))
        {
            let typed = targets(in: content, route: route, depth: depth + 1).filter { !$0.isInline }
            if !typed.isEmpty, !areDecoration(typed, in: content) {
                if route == "root", showsRows(nominal) {
                    return [Target(node: .inline(nominal.shortName, route: route), parts: [value])]
                }
                return Targets(
                    typed.map { target in
                        var target = target
                        target.wrappers.insert(value)
                        if typed.count > 1 { target.sharedWrappers.insert(value) }
                        return target
                    })
            }
        }
        if model == nil, isUnknownWrapper(value, nominal) { return [] }
        return [Target(node: model.map(NodeKey.type) ?? draft.key(for: nominal), value: value)]
    }

    /// Whether a view holds a stack and declares the stack's destinations.
    func holdsRoutes(_ nominal: Nominal) -> Bool {
        viewFlow(of: nominal)?.flow == .stack && !isBareStack(nominal)
    }

    /// The root screens of views that a sheet or a tab shows in a stack of their own; the view declares what the stack pushes.
    func withoutStacks(_ targets: Targets) -> Targets {
        targets.reduce(into: []) { result, target in
            if let first = screens(chosenFor: target) { return result.unite(first) }
            guard let value = target.value, let nominal = value.nominal(in: heap),
                target.node == draft.key(for: nominal), isView(nominal), holdsRoutes(nominal),
                let content = content(of: value, nominal),
                case let inner = self.targets(in: content, route: "root").filter({ !$0.isInline }), !inner.isEmpty
            else {
                result.insert(target)
                return
            }
            accept([target])
            noteShown(value, nominal, asPart: true)
            chosenRoots[target.node, default: []].formUnion(inner.map(\.node))
            result.unite(inContainer(inner))
        }
    }

    /// Notes a view as a node: a coordinator where it holds a flow.
    func note(_ nominal: Nominal, as key: NodeKey) {
        if let kind = viewFlow(of: nominal) {
            draft.node(key, .coordinator, flow: kind.flow, style: kind.style)
        } else {
            draft.node(key, .screen)
        }
    }

    /// The screens that a wrapper was made with.
    private func nodes(shownBy value: Value, _ nominal: Nominal) -> Set<NodeKey> {
        with(mode: .destination) {
            Set(targets(in: content(of: value, nominal) ?? [], route: "root").map(\.node))
        }
    }

    /// Runs a wrapper's body for the screen that it wraps. Closures with its content are not run for the screen, if they show other
    /// screens, too.
    func renderAround(_ value: Value, _ nominal: Nominal, _ target: Target) {
        let outer = silencedClosures
        if target.sharedWrappers.contains(value) { silencedClosures.formUnion(contentClosures(of: value, nominal)) }
        defer { silencedClosures = outer }
        let owner = Owner(node: target.node, component: nominal)
        modifiedBy(self.owner.node) {
            withinContainer(owner: owner) {
                let roots = nodes(shownBy: value, nominal).union([target.node])
                let shown = RootsShown(node: target.node, roots: roots, wrappers: target.wrappers)
                // What stands beside the content is a part of the screen, too.
                with(roots: shown) { render(body(of: value)) }
            }
        }
        if isController(nominal) { runEvents(of: value, for: owner) }
    }

    /// Runs what a screen is modified with for that screen; what its maker's own state presents is declared by the maker.
    private func renderModifiers(of target: Target) {
        guard !target.modifiers.isEmpty else { return }
        modifying(Owner(node: target.node)) { render(target.modifiers) }
    }

    func modifying<Result>(_ screen: Owner, _ run: () -> Result) -> Result {
        modifiedBy(owner.node) { with(owner: screen, mode: .body, acting: false, run) }
    }

    /// Runs what the code of a screen's maker does to the screen.
    private func modifiedBy<Result>(_ maker: NodeKey?, _ run: () -> Result) -> Result {
        let outer = modifier
        modifier = maker
        defer { modifier = outer }
        return run()
    }

    /// Runs what stands around a screen for that screen; destinations belong to the container that it is shown in.
    func withinContainer(owner screen: Owner?, _ run: () -> Void) {
        let outer = container
        if case .type(let holder)? = owner.node, viewFlow(of: holder) != nil { container = owner.node }
        defer { container = outer }
        with(owner: screen, mode: .body, acting: false) { run() }
    }

    func targets(
        inLibraryView name: String, _ arguments: ArgumentValues, route: String, depth: Int
    ) -> Targets {
        guard name.first?.isUppercase == true || name.hasPrefix("·"), !SwiftUINames.decoration.contains(name) else {
            return []
        }
        let shown = name.hasPrefix("·") ? arguments.prefix(1) : arguments[...]
        var inner = shown.reduce(into: Targets()) {
            $0.unite(targets(in: $1.values, route: route, depth: depth + 1))
        }
        if isNavigationContainer(name) { inner = coordinatorsInContainer(inner) }
        if name == Self.modifiedView, let modifiers = arguments.last?.values {
            // A plain ground and what lies over it: `Color.black.overlay { … }`.
            if inner.isEmpty, arguments.count == 2 {
                return targets(
                    inLibraryView: "ZStack", [ArgumentValue(label: nil, values: modifiers)], route: route,
                    depth: depth + 1)
            }
            return Targets(
                inner.map { target in
                    var target = target
                    target.modifiers.unite(modifiers)
                    return target
                })
        }
        let typed = inner.filter { !$0.isInline }
        if SwiftUINames.transparentViews.contains(name) || name.hasPrefix("·") {
            // What is drawn beside a screen is one, too, unless it is a placeholder.
            return typed.isEmpty ? inner : inner.filter { !$0.isInline || $0.parts.contains(where: holdsParts) }
        }
        // A layout or a library's view around one view of the app's own, and decoration, is that view.
        // As the root of a stack, a list is the content of the view that holds the stack.
        let isLayout =
            Self.layouts.contains(name) || !SystemViews.contains(name)
            || SwiftUINames.lists.contains(name) && route != "root" && Self.hasNoData(arguments)
        if isLayout, typed.count == 1, inner.count == 1, !typed.contains(where: isControl) {
            return typed
        }
        // A library's wrapper around a coordinator's view.
        if inner.count == 1, let only = typed.first, case .type(let nominal) = only.node, nominal.kind == .class {
            return typed
        }
        let parts = shown.reduce(into: Values()) { $0.unite($1.values.filter(isShown)) }
        if name == "ZStack", typed.count > 1, route != "root", route != Self.routeOfWindow,
            let screen = screen(beneathAddedAmong: parts, route: route, depth: depth + 1)
        {
            return [screen]
        }
        return [Target(node: .inline(name, route: route), parts: parts)]
    }

    /// Whether it is nothing but a view of UIKit's.
    func isControl(_ target: Target) -> Bool {
        guard case .type(let nominal) = target.node else { return false }
        return program.inherits(nominal, anyOf: ["UIViewRepresentable", "NSViewRepresentable"])
    }

    static let layouts = SwiftUINames.readers.union(["ZStack", "VStack", "ScrollView"])

    private static func hasNoData(_ arguments: ArgumentValues) -> Bool {
        arguments.filter { $0.label == nil }.count == 1 && !arguments.contains { $0.label == "id" }
    }

    /// The route of what an app's window shows.
    static let routeOfWindow = "window"
}
