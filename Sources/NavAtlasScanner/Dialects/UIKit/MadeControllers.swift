import NavAtlasModel

// Coordinators that make the controller which they are shown by and give it to whoever shows them: `start() ->
// UIViewController`, `make()`.

extension UIKitDialect {
    /// Whether a function of an object gives a controller.
    static func givesController(_ function: Function) -> Bool {
        guard !function.fact.isStatic, let name = function.fact.result?.base.lastPart else { return false }
        return name.hasPrefix("UI") && name.hasSuffix("Controller")
    }

    /// Whether a coordinator's method makes the controller that the coordinator is shown by: one that all of its kind
    /// have, where none is called `start`.
    func makesOwn(_ method: String, _ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        let methods = interpreter.program.methods(method, of: nominal)
        guard methods.contains(where: Self.givesController) else { return false }
        let kinds = interpreter.program.ancestors(of: nominal)
        return Self.starters([nominal] + kinds).isEmpty && Self.makers(kinds).contains(method)
    }

    /// Whether a navigation controller, of the system's or the app's own, was made by the function that runs.
    func isMade(
        _ controller: Value, in frame: Frame, above location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        interpreter.isMade(controller, in: frame)
            || controller.object != nil && interpreter.container(of: controller) == .navigation
                && isMade(controller, above: location, in: frame, interpreter)
    }

    /// The functions of protocols and base classes that give a controller.
    static func makers(_ kinds: [Nominal]) -> Set<String> {
        Set(kinds.flatMap { $0.functions.values.joined() }.filter(givesController).map(\.fact.name))
    }

    /// Notes that a coordinator returns controllers as it starts: they are its roots, and stand for it when others show them.
    func note(_ given: Values, madeBy coordinator: Target, _ name: String, _ interpreter: Interpreter) {
        let made = standing(for: coordinator, among: given, interpreter)
        // The coordinator itself says what an empty container shows.
        interpreter.draft.startings.containersGiven.formUnion(given.filter(interpreter.isEmptyContainer))
        guard !made.isEmpty, case .type(let nominal) = coordinator.node,
            let maker = interpreter.program.methods(name, of: nominal).first(where: Self.givesController)
        else { return }
        interpreter.with(owner: Owner(node: coordinator.node), mode: .body) {
            let shown = interpreter.targets(in: made, route: name).filter { !$0.isInline }
            interpreter.accept(shown)
            let declared = interpreter.draft.edges.filter { $0.from == coordinator.node && $0.kind.isDeclared }
            let known = Set(declared.map(\.to))
            for target in shown where target.node != coordinator.node && !known.contains(target.node) {
                interpreter.declare(
                    from: coordinator.node, to: target, kind: .root, name: name, presentation: .root, isInitial: true,
                    at: interpreter.location(maker.fact.position, in: maker.file))
            }
        }
        for value in made { interpreter.draft.startings.note(value, madeBy: coordinator) }
    }

    /// Whether a coordinator has filled, as it was made, what it shows as it starts: that is one root.
    func beginsAsMade(with node: NodeKey, _ key: NodeKey, _ interpreter: Interpreter) -> Bool {
        interpreter.draft.edges.contains { $0.from == key && $0.to == node && $0.kind == .root && $0.name == "init" }
    }

    /// The controllers that stand for a coordinator, among those that it gives.
    func standing(for coordinator: Target, among given: Values, _ interpreter: Interpreter) -> Values {
        given.filter {
            isController($0, interpreter) && !interpreter.isEmptyContainer($0) && !Self.isAnyController($0)
                && !interpreter.draft.startings.isGiven($0, to: coordinator)
        }
    }

    /// Whether no more is known of a value than that it is a controller: it may be any.
    private static func isAnyController(_ value: Value) -> Bool {
        if case .external("UIViewController", _, nil, let given) = value { given.isEmpty } else { false }
    }
}

extension Interpreter {
    /// Notes that a coordinator fills containers, its own or those that it was given. A navigation controller of the app's own
    /// is no screen by itself then.
    func noteFilled(_ containers: Values, by frame: Frame) {
        guard let nominal = frame.receiver?.nominal(in: heap), flow(of: nominal)?.style == UIKitDialect.id else {
            return
        }
        let coordinator = Target(node: draft.key(for: nominal), value: frame.receiver)
        for container in containers.map(Self.unstyled) where isDistinguished(container) {
            let own = container.nominal(in: heap)
            guard own.flatMap(flow) == nil else { continue }
            draft.startings.note(container, filledBy: coordinator, asItStarts: isStarting(frame))
            if let own, self.container(of: container) == .navigation { noteShown(container, own, asPart: true) }
        }
    }

    /// `present(stack, animated: true)`: the screen shows the coordinators that fill the stack. A call that starts one shows it in
    /// this way; `false` where none fills it.
    func showFilled(_ containers: Values, _ presentation: Presentation, _ site: CallSite) -> Bool {
        let found = targets(filling: containers).filter { $0.node != owner.node }
        guard !found.isEmpty else { return false }
        journal.follow(at: site.location)
        accept(found)
        for target in found {
            let ways = draft.startings.ways(of: owner.node, starting: target.node)
            for way in ways {
                draft.startings.note(target.node, startedBy: way, shownAs: presentation, at: site.location)
            }
            if ways.isEmpty { transition(to: target, via: site.name, presentation, at: site.location) }
        }
        return true
    }

    /// The app shows containers in its window: a person enters by the coordinators that filled them as they were made, and
    /// that no other one starts.
    func enter(by containers: Values) {
        guard owner.node.map(isApp) ?? isLaunching, link == nil else { return }
        for container in containers {
            let first = targets(filling: container).filter { !draft.startings.isStarted($0.node) }
            accept(first)
            draft.entries.formUnion(first.map(\.node))
        }
    }
}
