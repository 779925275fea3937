import NavAtlasModel

// Interprets the transitions that `prepareTransition(for:)` and the initialisers of coordinators return.

extension XCoordinatorDialect {
    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter) {
        guard interpreter.flow(of: nominal)?.style == Self.id, let node = interpreter.owner.node else { return }
        let initial = initialRoutes(of: value, nominal, interpreter)
        noteInitialRoutes(of: nominal, interpreter)
        var declared: Set<NodeKey> = []
        for route in routes(of: nominal, interpreter)?.cases ?? [] {
            for step in shown(by: route.name, value, nominal, interpreter) ?? [] {
                let isInitial = initial.contains(route.name)
                declare(step, route, isInitial: isInitial, node, nominal, value, interpreter)
                declared.formUnion(step.targets.map(\.node))
            }
        }
        declareContent(of: value, nominal, node, except: declared, interpreter)
    }

    /// One step of a transition.
    struct Step {
        /// What the library calls it: `push`, `present`, `set`…
        let name: String
        let presentation: Presentation
        let targets: Targets
        /// The transition of another coordinator that it is a part of.
        var isElsewhere = false
        /// That coordinator, and the routes that are handed on to it.
        var handedOn: (to: Value, routes: Values)?
    }

    /// What a coordinator shows for a route, which may be nothing; `nil` where that is not known.
    func shown(
        by route: String, given: TriggeredRoute? = nil, _ value: Value, _ nominal: Nominal,
        _ interpreter: Interpreter, seen: Set<String> = []
    ) -> [Step]? {
        guard let type = routes(of: nominal, interpreter), let resolver = resolver(of: nominal, interpreter),
            !seen.contains("\(nominal.id).\(route)")
        else { return nil }
        let cases =
            given.map { asked($0, of: type, interpreter) }
            ?? type.cases.first { $0.name == route }.map { known($0, of: type, interpreter) }
            ?? [.enumCase(type, route, [])]
        let products = interpreter.with(mode: .destination) {
            interpreter.invoke(resolver, receiver: value, arguments: [cases])
        }
        if products.isEmpty { return nil }
        var steps = self.steps(in: products, route, interpreter, seen: seen.union(["\(nominal.id).\(route)"]))
        adopt(for: route, by: nominal, &steps, interpreter)
        let roots = interpreter.targets(in: interpreter.heap.summary(of: nominal, Self.roots(of: route)), route: route)
        // The window's root is no content of this coordinator's own.
        if !roots.isEmpty {
            steps.append(Step(name: "set", presentation: .root, targets: roots, isElsewhere: true))
        }
        return steps
    }

    /// A child that a coordinator adopts for a route is shown, and begins with the routes that are handed on to it.
    private func adopt(
        for route: String, by nominal: Nominal, _ steps: inout [Step], _ interpreter: Interpreter
    ) {
        let children = interpreter.heap.summary(of: nominal, Self.children(of: route))
        let targets = interpreter.targets(in: children, route: route)
        guard !targets.isEmpty else { return }
        var presentation = Presentation.push
        steps.removeAll { step in
            guard let (child, routes) = step.handedOn, let kind = child.nominal(in: interpreter.heap),
                children.contains(child) || children.contains(.instance(kind, []))
            else { return false }
            if case .object(let id) = child {
                interpreter.heap.write(routes, to: Self.initialRoute, of: id)
            } else {
                interpreter.heap.write(routes, toAny: kind, Self.initialRoute)
            }
            presentation = step.presentation
            return true
        }
        steps.append(Step(name: "push", presentation: presentation, targets: targets))
    }

    private func steps(
        in transitions: Values, _ route: String, _ interpreter: Interpreter, seen: Set<String>
    ) -> [Step] {
        transitions.flatMap { transition -> [Step] in
            let (name, given): (String, ArgumentValues)
            switch transition {
            case .external(_, _, member: let member?, let arguments): (name, given) = (member, arguments)
            case .unresolvedCase(let member, let arguments): (name, given) = (member, arguments)
            default: return []
            }
            if name == "multiple" {
                let inner = given.reduce(into: Values()) { $0.unite($1.values) }
                return steps(in: inner, route, interpreter, seen: seen)
            }
            if name == "perform" { return steps(in: given.first?.values ?? [], route, interpreter, seen: seen) }
            if ["trigger", "route"].contains(name), let on = given.first(where: { $0.label == "on" }) {
                return handedOn(given.first?.values ?? [], to: on.values, interpreter, seen: seen)
            }
            if NavigationNames.dismissals.contains(name), let place = interpreter.callPlace {
                interpreter.noteDismissal(at: place)
                return []
            }
            guard let presentation = Self.presentations[name] else {
                let own = ownTransitions(name, given, interpreter, seen)
                return steps(in: own, route, interpreter, seen: seen.union([name]))
            }
            let values = given.reduce(into: Values()) { all, argument in
                if argument.label == nil { all.unite(argument.values) }
            }
            let targets = interpreter.targets(in: values, route: route).filter { !$0.isInline }
            let style = presentation == .sheet ? interpreter.presentationStyle(of: values) : presentation
            return targets.isEmpty ? [] : [Step(name: name, presentation: style, targets: targets)]
        }
    }

    /// `Transition(presentables: [list], animationInUse: nil) { container, _, _ in … }`: a transition that the app writes
    /// itself says what it shows; how, its code says where it calls UIKit.
    func written(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let shown = site.argument("presentables"), let code = site.closure() else { return nil }
        let presentables = interpreter.with(mode: .destination) {
            interpreter.evaluate(shown, in: site.scope, expecting: nil)
        }
        guard case .closure(let closure) = code else { return nil }
        let words = SyntaxSearch.words(in: closure.body)
        let name = ["pushViewController": "push", "present": "present"].first { words.contains($0.key) }?.value
        // What the code does with its container is what the transition says.
        SyntaxSearch.expressions(in: closure.body) { expression in
            guard case .call(let callee, _, let position) = expression else { return }
            let place = interpreter.location(position, in: site.scope.frame.place.file)
            interpreter.journal.follow(at: place)
            if case .member(_, let name, _) = callee, NavigationNames.dismissals.contains(name) {
                interpreter.noteDismissal(at: place)
            }
        }
        let given = ArgumentValues([ArgumentValue(label: nil, values: presentables)])
        return [.external(Self.transitions[0], [], member: name ?? "replace", given)]
    }

    /// What a transition stands for that the app adds to those of the library: `extension Transition { static func … }`.
    private func ownTransitions(
        _ name: String, _ given: ArgumentValues, _ interpreter: Interpreter, _ seen: Set<String>
    ) -> Values {
        guard !seen.contains(name) else { return [] }
        let functions = Self.transitions.flatMap { type in
            interpreter.program.foreignExtensions[type]?.functions[name]?.filter(\.fact.isStatic) ?? []
        }
        return functions.reduce(into: Values()) { result, function in
            var open = Array(given)
            let arguments = function.fact.parameters.map { parameter -> Values in
                guard let index = open.firstIndex(where: { $0.label == parameter.label }) else { return [] }
                return open.remove(at: index).values
            }
            let receiver = Value.metatype(.external(Self.transitions[0], []))
            result.unite(
                interpreter.with(mode: .destination) {
                    interpreter.invoke(function, receiver: receiver, arguments: arguments)
                })
        }
    }

    static let transitions = [
        "Transition", "NavigationTransition", "ViewTransition", "TabBarTransition", "SplitTransition", "PageTransition",
    ]

    private static let presentations: [String: Presentation] = [
        "push": .push, "show": .push, "showDetail": .push, "present": .sheet, "presentOnRoot": .sheet, "set": .root,
        "replace": .root, "embed": Presentation(rawValue: "embed"), "select": .tab,
    ]

    /// `.trigger(.detail, on: router)`: what that router's coordinator shows for the route.
    private func handedOn(
        _ routes: Values, to routers: Values, _ interpreter: Interpreter, seen: Set<String>
    ) -> [Step] {
        var places: [(Value, Nominal)] = routers.compactMap { router in
            guard isCoordinator(router, interpreter), let nominal = router.nominal(in: interpreter.heap) else {
                return nil
            }
            return (router, nominal)
        }
        let named =
            routes.compactMap { route -> Nominal? in
                if case .enumCase(let type, _, _) = route { type } else { nil }
            }
            + routers.compactMap { router -> Nominal? in
                guard case .external(let name, let generics, nil, _) = router, Self.routers.contains(name.lastPart)
                else {
                    return nil
                }
                return generics.first?.nominal
            }
        for type in named {
            places += coordinators(of: type, interpreter).filter { found in
                !places.contains { $0.1 === found }
            }.map { (.instance($0, []), $0) }
        }
        return places.flatMap { router, nominal in
            Self.names(in: routes).compactMap(\.self).flatMap { name in
                (shown(by: name, router, nominal, interpreter, seen: seen) ?? []).map { step in
                    var step = step
                    step.isElsewhere = true
                    step.handedOn = (router, routes)
                    return step
                }
            }
        }
    }

    private func declare(
        _ step: Step, _ route: CaseFact, isInitial: Bool, _ node: NodeKey, _ nominal: Nominal, _ value: Value,
        _ interpreter: Interpreter
    ) {
        guard let type = routes(of: nominal, interpreter) else { return }
        interpreter.accept(step.targets)
        let isTab =
            !step.isElsewhere && interpreter.flow(of: nominal)?.flow == .tab
            && ["set", "select"].contains(step.name)
        let isRoot = isInitial || step.presentation == .root
        let kind: Edge.Kind = isTab ? .tab : isRoot && !step.isElsewhere ? .root : .route
        let presentation: Presentation = isTab ? .tab : isInitial ? .root : step.presentation
        for target in step.targets where target.node != node || Self.isAnother(target, than: value) {
            interpreter.declare(
                from: node, to: target, kind: kind, name: route.name, presentation: presentation,
                input: Interpreter.input(of: route), isInitial: kind == .root && isInitial,
                at: interpreter.location(route.position, in: type.file))
        }
    }

    /// Whether what is shown is a coordinator of its own, though of the same type: the details of something similar.
    private static func isAnother(_ target: Target, than value: Value) -> Bool {
        switch (target.value, value) {
        case (.object?, _), (.instance?, .object): target.value != value
        default: false
        }
    }

    // MARK: What a coordinator begins with

    /// The routes that a coordinator triggers as it is made.
    private func initialRoutes(of value: Value, _ nominal: Nominal, _ interpreter: Interpreter) -> Set<String> {
        let first =
            if case .object(let id) = value { interpreter.heap[id].fields[Self.initialRoute] ?? [] } else {
                interpreter.heap.summary(of: nominal, Self.initialRoute)
            }
        var names = Set(Self.names(in: first.filter { $0 != .null }).compactMap(\.self))
        guard names.isEmpty else { return names }
        let own = [nominal] + interpreter.program.ancestors(of: nominal)
        for function in own.flatMap({ $0.functions["init"] ?? [] }) {
            SyntaxSearch.arguments(labelled: Self.initialRoute, of: "init", in: function.fact.body ?? []) {
                names.formUnion(Self.caseNames(in: $0))
            }
            names.formUnion(Self.triggered(in: function.fact.body ?? []))
        }
        return names
    }

    /// Says of which enum the routes are that `super.init(initialRoute: .list)` names: no declaration of it is at hand.
    private func noteInitialRoutes(of nominal: Nominal, _ interpreter: Interpreter) {
        guard let type = routes(of: nominal, interpreter) else { return }
        for function in nominal.functions["init"] ?? [] {
            SyntaxSearch.arguments(labelled: Self.initialRoute, of: "init", in: function.fact.body ?? []) { written in
                guard case .implicitMember(let name, let position) = written else { return }
                let place = interpreter.location(position, in: function.file)
                interpreter.journal.make(aCaseOf: type, at: place)
            }
        }
    }

    /// The routes that an initialiser triggers on the coordinator itself.
    private static func triggered(in body: [Statement]) -> Set<String> {
        var names: Set<String> = []
        SyntaxSearch.expressions(in: body) { expression in
            switch expression {
            case .call(.name("trigger", _), let given, _),
                .call(.member(.name("self", _), "trigger", _), let given, _):
                if let route = given.first { names.formUnion(caseNames(in: route.value)) }
            default: break
            }
        }
        return names
    }

    private static func caseNames(in written: Expression) -> Set<String> {
        switch written {
        case .implicitMember(let name, _), .member(_, let name, _): [name]
        case .call(let callee, _, _): caseNames(in: callee)
        case .conditional(_, let then, let otherwise): caseNames(in: then).union(caseNames(in: otherwise))
        default: []
        }
    }

    /// `super.init(root: list)`, `super.init(tabs: [list, map])`, and the like.
    private func declareContent(
        of value: Value, _ nominal: Nominal, _ node: NodeKey, except declared: Set<NodeKey>,
        _ interpreter: Interpreter
    ) {
        guard case .object(let id) = value else { return }
        for label in ["root", "tabs", "master", "detail", "pages", "set", "rootViewController"] {
            let values = (interpreter.heap[id].fields[label] ?? []).filter {
                label != "rootViewController" || isContent($0, interpreter)
            }
            let found = interpreter.targets(in: values, route: label).filter { !$0.isInline && $0.node != node }
            interpreter.accept(found)
            let kind: Edge.Kind = label == "tabs" ? .tab : .root
            for target in found where !declared.contains(target.node) {
                interpreter.declare(
                    from: node, to: target, kind: kind, name: interpreter.name(of: target),
                    presentation: kind == .tab ? .tab : .root, isInitial: kind == .root,
                    at: interpreter.location(nominal.position, in: nominal.file))
            }
        }
    }

    /// Whether a root view controller is something that a person sees, rather than the container that a coordinator works.
    private func isContent(_ value: Value, _ interpreter: Interpreter) -> Bool {
        switch interpreter.container(of: value) {
        case nil: true
        case .navigation?: false
        // A class of the app's own does more than to hold tabs.
        default: value.nominal(in: interpreter.heap) != nil
        }
    }
}
