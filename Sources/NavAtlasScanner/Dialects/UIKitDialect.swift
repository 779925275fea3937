import NavAtlasModel

/// Coordinators written by hand over UIKit's controllers, which show views of SwiftUI in hosting controllers: a class
/// that holds a navigation controller, tab bar controller or window, shows screens in its methods and starts others of
/// its kind.
struct UIKitDialect: Dialect {
    static let id = "uiKit"

    static let vocabulary = Vocabulary(
        modules: ["UIKit", "SwiftUI"],
        terms: ["pushViewController", "setViewControllers", "showDetailViewController", "performSegue"].map {
            Vocabulary.Term(name: $0)
        } + [
            Vocabulary.Term(name: "present", label: "animated"), Vocabulary.Term(name: "show", label: "sender"),
            Vocabulary.Term(name: "rootViewController", form: .assignment),
        ])
    /// Who holds a controller and was not seen to show any view is no coordinator for all that is known.
    static let declaresCoordinators = false

    let triggerWords: Set<String> = ["pushViewController", "setViewControllers", "showDetailViewController"]

    // MARK: Coordinators

    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        guard nominal.kind == .class, !nominal.isForeign else { return nil }
        let program = interpreter.program
        let parents = program.externalAncestors(of: nominal).map(\.lastName)
        guard parents.allSatisfy({ !Self.others.contains($0) && !$0.hasSuffix("ViewController") }) else { return nil }
        let types = [nominal] + program.ancestors(of: nominal)
        let controllers = types.reduce(into: Set<String>()) { $0.formUnion(Self.controllers(heldBy: $1)) }
        let words = types.reduce(into: Set<String>()) { words, type in
            for function in type.functions.values.joined() {
                words.formUnion(SyntaxSearch.words(in: function.fact.body ?? []))
            }
        }
        let isPlain = controllers.subtracting(["UIViewController"]).isEmpty
        guard !words.isDisjoint(with: isPlain ? ["UIHostingController", "present"] : Self.showing) else { return nil }
        if controllers.isEmpty {
            let hasRouter = types.lazy.flatMap(\.properties.values).contains { property in
                interpreter.type(of: property)?.nominal.map { holdsController($0, program) } ?? false
            }
            guard hasRouter else { return nil }
        }
        let isTab = controllers.contains("UITabBarController") || words.contains("UITabBarController")
        return CoordinatorKind(style: Self.id, flow: isTab ? .tab : .stack)
    }

    /// What is no coordinator, whatever it holds.
    private static let others: Set<String> = [
        "UIResponder", "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate", "UIView", "View", "App",
    ]

    private static let held: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIViewController", "UIWindow",
    ]

    private static let showing: Set<String> = [
        "pushViewController", "setViewControllers", "showDetailViewController", "viewControllers",
        "rootViewController", "UIHostingController", "start",
    ]

    private static func controllers(heldBy nominal: Nominal) -> Set<String> {
        Set(nominal.properties.values.compactMap { $0.fact.type?.base ?? made(by: $0) }).intersection(held)
    }

    /// `let navigation = UINavigationController()`
    private static func made(by property: Property) -> String? {
        guard case .call(let callee, _, _)? = property.fact.initializer else { return nil }
        return FileLowering.dottedName(callee)
    }

    /// Whether a type, or one that conforms to it, works a controller for others.
    private func holdsController(_ nominal: Nominal, _ program: Program) -> Bool {
        ([nominal] + (nominal.kind == .protocol ? program.descendants(of: nominal) : [])).contains { type in
            !Self.controllers(heldBy: type).isEmpty && !type.functions.keys.contains { $0.hasPrefix("start") }
        }
    }

    private func isCoordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        interpreter.flow(of: nominal)?.style == Self.id
    }

    // MARK: Starting others

    func willCall(_ site: CallSite, _ interpreter: Interpreter) -> Bool {
        guard let base = site.base else { return true }
        let isLocal: Bool =
            switch base {
            case .name(let name, _): site.scope.variable(name) != nil
            case .call: true
            default: false
            }
        let isStart = Self.starting.contains(where: site.name.hasPrefix)
        guard isStart || isLocal else { return true }
        let children = site.receivers.compactMap { value -> (Value, Nominal)? in
            guard let nominal = value.nominal(in: interpreter.heap), value != site.scope.frame.receiver else {
                return nil
            }
            if isCoordinator(nominal, interpreter) {
                return isStart || shows(site.name, nominal, interpreter) ? (value, nominal) : nil
            }
            // `let child: Coordinator`, of which one kind only is known.
            let kinds = interpreter.program.descendants(of: nominal).filter { isCoordinator($0, interpreter) }
            return nominal.kind == .protocol && kinds.count == 1 ? (.instance(kinds[0], []), kinds[0]) : nil
        }
        guard !children.isEmpty else { return true }
        var parents: [(frame: Frame, nominal: Nominal)] = []
        for (value, _) in children {
            let frame = interpreter.giver(of: value, to: site.scope.frame)
            if let parent = frame.receiver?.nominal(in: interpreter.heap), isCoordinator(parent, interpreter) {
                parents.append((frame, parent))
            }
        }
        if parents.isEmpty, interpreter.owner.node.map(interpreter.isApp) ?? interpreter.isLaunching {
            // The app itself starts it.
            for (value, nominal) in children {
                let child = Target(node: interpreter.draft.key(for: nominal), value: value)
                interpreter.draft.entries.insert(child.node)
                run(child, site, interpreter)
            }
            return false
        }
        guard parents.count == children.count else { return true }
        for ((value, nominal), parent) in zip(children, parents) {
            start(value, nominal, by: parent, site, interpreter)
        }
        return false
    }

    /// What a method that starts a coordinator is called.
    private static let starting = ["start", "launch", "begin", "run"]

    /// Whether a coordinator's method itself shows something, so that to call it is to start the coordinator.
    private func shows(_ method: String, _ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        interpreter.program.methods(method, of: nominal).contains { function in
            !SyntaxSearch.words(in: function.fact.body ?? [])
                .isDisjoint(with: ["pushViewController", "setViewControllers", "viewControllers", "present"])
        }
    }

    /// A coordinator starts another one, which then does itself what it does as it starts.
    private func start(
        _ value: Value, _ nominal: Nominal, by parent: (frame: Frame, nominal: Nominal), _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        let child = Target(node: interpreter.draft.key(for: nominal), value: value)
        let key = interpreter.draft.key(for: parent.nominal)
        if child.node != key {
            interpreter.accept([child])
            // The child itself decides how, by what it does with the controllers that it was given.
            show([child], from: key, parent, presentation: nil, at: site.location, interpreter)
        }
        run(child, site, interpreter)
    }

    private func run(_ child: Target, _ site: CallSite, _ interpreter: Interpreter) {
        guard let value = child.value else { return }
        interpreter.accept([child])
        interpreter.starting.append(child.node)
        interpreter.with(owner: Owner(node: child.node), mode: .body) {
            _ = interpreter.callDeclared(
                site.name, on: value, site.arguments, site.location, in: site.scope, expecting: nil)
        }
        interpreter.starting.removeLast()
    }

    /// A view that holds a coordinator and shows its controller stands for it.
    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? {
        guard case .object(let id) = value else { return nil }
        let object = interpreter.heap[id]
        guard interpreter.program.inherits(object.nominal, anyOf: ["UIViewControllerRepresentable"]) else { return nil }
        let stored = object.nominal.propertyOrder.filter { object.nominal.properties[$0]?.fact.getter == nil }
        var held = stored.reduce(into: Values()) { result, name in
            result.formUnion(
                interpreter.read(name, of: value).filter {
                    $0.nominal(in: interpreter.heap).map { isCoordinator($0, interpreter) } ?? false
                })
        }
        if held.isEmpty { held = made(by: object.nominal, interpreter) }
        guard held.count == 1, let only = held.first, let nominal = only.nominal(in: interpreter.heap) else {
            return nil
        }
        interpreter.noteShown(value, object.nominal, asPart: true)
        interpreter.with(owner: Owner(node: interpreter.draft.key(for: nominal)), mode: .body) {
            interpreter.makeRepresented(value, object.nominal)
        }
        return Unwrapped(values: held, isContainer: true)
    }

    /// The coordinators that a view makes with its controller.
    private func made(by view: Nominal, _ interpreter: Interpreter) -> Values {
        let names = (view.functions["makeUIViewController"] ?? []).reduce(into: Set<String>()) {
            $0.formUnion(SyntaxSearch.typeNames(in: $1.fact.body ?? []))
        }
        let place = LookupPlace(file: view.file, nominal: view)
        return Values(
            names.compactMap { interpreter.program.nominal(named: $0, in: place) }
                .filter { isCoordinator($0, interpreter) }.map { .instance($0, []) })
    }

    // MARK: Showing

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard site.type == nil, let argument = site.arguments.first, let presentation = presentation(site) else {
            return nil
        }
        if presentation != .push, presentStarted(argument.value, presentation, site, interpreter) { return [] }
        let values = interpreter.with(mode: .destination) {
            interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
        }
        if site.name == "addChild", !values.contains(where: Self.isController) { return nil }
        return show(values, presentation, site.scope.frame, at: site.location, interpreter) ? [] : nil
    }

    /// `present(child.navigationController, animated: true)`: how the coordinator that is started here is shown.
    private func presentStarted(
        _ controller: Expression, _ presentation: Presentation, _ site: CallSite, _ interpreter: Interpreter
    ) -> Bool {
        guard case .member(let base, _, _) = controller else { return false }
        var isStarted = false
        for child in interpreter.evaluate(base, in: site.scope, expecting: nil) {
            guard let nominal = child.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter),
                child != site.scope.frame.receiver, case let giver = interpreter.giver(of: child, to: site.scope.frame),
                let parent = giver.receiver?.nominal(in: interpreter.heap), isCoordinator(parent, interpreter)
            else { continue }
            isStarted = true
            let (from, to) = (interpreter.draft.key(for: parent), interpreter.draft.key(for: nominal))
            let name = Self.name(of: giver)
            interpreter.draft.edges = Set(
                interpreter.draft.edges.map { edge in
                    guard edge.to == to, edge.presentation == nil,
                        edge.from == from && edge.name == name || edge.name == "\(parent.name).\(name)"
                    else { return edge }
                    var edge = edge
                    edge.presentation = presentation
                    return edge
                })
        }
        return isStarted
    }

    private func presentation(_ site: CallSite) -> Presentation? {
        switch site.name {
        case "pushViewController": .push
        case "show" where site.has("sender"): .push
        case "showDetailViewController": .sheet
        case "present" where site.has("animated"): .sheet
        case "setViewControllers", "addChild": .root
        default: nil
        }
    }

    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        let name: String
        switch target {
        case .member(let base, let member, _):
            guard ["rootViewController", "viewControllers"].contains(member) || Interpreter.isSelf(base) else {
                return false
            }
            name = member
        case .name(let variable, _) where scope.variable(variable) == nil: name = variable
        default: return false
        }
        guard values.contains(where: Self.isController) else { return false }
        if case .member(let base, "viewControllers", _) = target, fill(base, with: values, in: scope) { return true }
        let isShown = show(values, .root, scope.frame, at: location, interpreter)
        return isShown && name == "viewControllers"
    }

    /// `stack.viewControllers = [first]`, of a controller that was made here: it is shown later.
    private func fill(_ controller: Expression, with values: Values, in scope: Scope) -> Bool {
        guard case .name(let name, _) = controller, let known = scope.variable(name), !known.isEmpty,
            known.allSatisfy({ if case .external("UINavigationController", _, nil, _) = $0 { true } else { false } })
        else { return false }
        let filled = Value.external(
            "UINavigationController", [], member: nil, [ArgumentValue(label: "rootViewController", values: values)])
        return scope.parameter(name) == nil && scope.assign([filled], to: name)
    }

    private static func isController(_ value: Value) -> Bool {
        if case .external(let name, _, nil, _) = value { return name.lastPart.hasSuffix("Controller") }
        return false
    }

    /// What a controller was made with.
    private static func inside(_ value: Value) -> [Value] {
        guard case .external(_, _, nil, let given) = value else { return [] }
        let inner = given.flatMap(\.values)
        return inner + inner.flatMap(inside)
    }

    /// Notes that a coordinator's code shows controllers; `false` where it is no coordinator's.
    private func show(
        _ values: Values, _ presentation: Presentation, _ frame: Frame, at location: DraftLocation,
        _ interpreter: Interpreter
    ) -> Bool {
        // A helper may be given the controller, or the view that it puts into one.
        let givers = (Array(values) + values.flatMap(Self.inside)).map { interpreter.giver(of: $0, to: frame) }
        let giver = givers.first { $0 !== frame } ?? frame
        guard let nominal = giver.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter) else {
            return false
        }
        let key = interpreter.draft.key(for: nominal)
        let found = interpreter.targets(in: values, route: Self.name(of: giver)).filter { !$0.isInline }
        interpreter.accept(found)
        let shown = Set(
            found.map { standIn(for: $0, of: key, interpreter) }.filter {
                $0.node != key || interpreter.owner.node != key
            })
        show(
            shown, from: key, (giver, nominal), presentation: presentation, at: location, interpreter)
        return true
    }

    /// A controller that another coordinator made for itself stands for that coordinator.
    private func standIn(for target: Target, of key: NodeKey, _ interpreter: Interpreter) -> Target {
        let makers = Set(
            interpreter.draft.edges.filter { $0.to == target.node && $0.kind == .root && $0.from != key }.map(\.from)
        ).filter { interpreter.draft.nodes[$0]?.style == Self.id }
        let isOwn = interpreter.draft.edges.contains { $0.from == key && $0.to == target.node && $0.kind == .root }
        guard makers.count == 1, let maker = makers.first, !isOwn else { return target }
        return Target(node: maker)
    }

    /// A way is called what the function is called that goes it, or the case of an enum that tells it where to go.
    private static func name(of frame: Frame) -> String {
        if let first = frame.given.first, first.count == 1, case .enumCase(_, let name, _)? = first.first {
            return name
        }
        return frame.routeName ?? Edge.startName
    }

    /// What a coordinator shows as it starts is its root; what it shows when a screen asks for it, a route.
    private func show(
        _ targets: some Sequence<Target>, from key: NodeKey, _ giver: (frame: Frame, nominal: Nominal),
        presentation: Presentation?, at location: DraftLocation, _ interpreter: Interpreter
    ) {
        let name = Self.name(of: giver.frame)
        if let kind = interpreter.flow(of: giver.nominal) {
            interpreter.draft.node(key, .coordinator, flow: kind.flow, style: kind.style)
        }
        let isStart = interpreter.owner.node == key && interpreter.isStarting(giver.frame)
        let isTab = isStart && interpreter.flow(of: giver.nominal)?.flow == .tab
        for target in targets {
            let kind: Edge.Kind = isTab ? .tab : isStart || presentation == .root ? .root : .route
            let shown: Presentation? = isTab ? .tab : isStart ? .root : presentation
            interpreter.declare(
                from: key, to: target, kind: kind, name: name, presentation: shown, isInitial: isStart && !isTab,
                at: location)
            let isCoordinator = interpreter.draft.nodes[target.node]?.kind == .coordinator
            if interpreter.owner.node != key || isCoordinator && !isTab {
                interpreter.transition(to: target, via: "\(giver.nominal.name).\(name)", shown, at: location)
            }
        }
    }
}

extension Interpreter {
    static func isSelf(_ expression: Expression) -> Bool {
        if case .name("self", _) = expression { return true }
        return false
    }

    /// Whether an object's code is run because it is made or started, rather than because something has happened.
    func isStarting(_ frame: Frame) -> Bool {
        isLaunching && link == nil || owner.node.map(starting.contains) ?? false
            || (callers + [frame]).contains { caller in
                guard let name = caller.routeName, caller.receiver == frame.receiver else { return false }
                return name.hasPrefix("start") || name == "init"
            }
    }
}
