// Controllers that code puts into a container that it made, or adds to those of one: `stack.viewControllers.append(page)`,
// `tabs.viewControllers?.insert(map, at: 0)`.

extension UIKitDialect {
    /// What is added at the end of a navigation controller's list is pushed; anything else is put into the container.
    func listCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard ["append", "insert"].contains(site.name), let list = site.base, let added = site.arguments.first,
            [nil, "contentsOf"].contains(added.label)
        else { return nil }
        let container: Expression
        switch list {
        case .member(let base, "viewControllers", _): container = base
        case .name("viewControllers", let position) where site.scope.variable("viewControllers") == nil:
            container = .name("self", position)
        default: return nil
        }
        let containers = interpreter.evaluate(container, in: site.scope, expecting: nil)
        let kinds = containers.map { interpreter.declares("viewControllers", $0) ? nil : interpreter.container(of: $0) }
        // The controller around a screen is not known, but what it is.
        let isAround = kinds.isEmpty && Interpreter.lastName(of: container) == "navigationController"
        guard isAround || !kinds.isEmpty, !kinds.contains(nil) else { return nil }
        if site.name == "append", kinds.allSatisfy({ $0 == .navigation }) {
            return interpreter.ask(
                CallSite(
                    name: "pushViewController", base: container, receivers: containers, type: nil,
                    arguments: [Argument(label: nil, value: added.value)], expected: nil, scope: site.scope,
                    location: site.location))
        }
        let values = interpreter.with(mode: .destination) {
            interpreter.evaluate(added.value, in: site.scope, expecting: nil)
        }
        interpreter.assign(values, to: list, site.location, in: site.scope)
        return []
    }

    /// `stack.viewControllers = [first]`, of a controller that was made here: it is shown later. What a closure does with it, it does
    /// when the controller is shown already.
    func fill(
        _ controller: Expression?, with values: Values, at location: DraftLocation, in scope: Scope,
        _ interpreter: Interpreter
    ) -> Bool {
        guard case .name(let name, _)? = controller, let known = scope.variable(name), !known.isEmpty,
            known.allSatisfy({ isMade($0, in: scope.frame, above: location, interpreter) }),
            scope.parameter(name) == nil, scope.isOfThisRun(name)
        else { return false }
        let content = ArgumentValue(label: "rootViewController", values: values)
        let filled = known.map { controller -> Value in
            if let id = controller.object {
                interpreter.heap.write(values, to: UIKitNames.contents[0], of: id)
                return controller
            }
            interpreter.noteLater(values, of: controller)
            guard case .external(let type, let generics, _, let given) = controller else { return controller }
            let others = given.filter { !($0.label.map(UIKitNames.contents.contains) ?? false) }
            return .external(type, generics, member: nil, ArgumentValues(others + [content]))
        }
        return scope.assign(Values(filled), to: name)
    }

    /// A tab bar or split view controller of the app's own that a coordinator fills as it starts is what it begins with, unless it
    /// only refers to one that others keep.
    func begin(
        with containers: Values, _ frame: Frame, at location: DraftLocation, _ interpreter: Interpreter
    ) {
        guard let nominal = frame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter),
            case let key = interpreter.draft.key(for: nominal), interpreter.owner.node == key,
            interpreter.isStarting(frame)
        else { return }
        let own = containers.filter { container in
            isScreen(container, interpreter) && interpreter.container(of: container) != .navigation
                && !interpreter.onlyRefers(frame.receiver, to: container)
        }
        let name = Self.name(of: frame, interpreter)
        let targets = interpreter.targets(in: own, route: name)
        interpreter.accept(targets)
        for target in targets {
            interpreter.declare(
                from: key, to: target, kind: .root, name: name, presentation: .root, isInitial: true, at: location)
        }
    }

    /// Whether a coordinator's code fills the one navigation controller that it keeps: its tabs have stacks of their own.
    func fillsOnlyStack(
        _ stack: Expression?, _ stacks: Values, in scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        guard let stack, isProperty(stack, in: scope), !stacks.isEmpty,
            stacks.allSatisfy({ interpreter.container(of: $0) == .navigation }),
            let nominal = scope.frame.receiver?.nominal(in: interpreter.heap)
        else { return false }
        let types = [nominal] + interpreter.program.ancestors(of: nominal)
        let kept = types.flatMap(\.properties.values).filter { property in
            guard let type = interpreter.type(of: property, scope.frame.receiver) else { return false }
            let container =
                type.nominal.map { Storyboards.container($0, interpreter.program) }
                ?? Storyboards.container(ofLibraryClass: type.lastName)
            return container == .navigation
        }
        return Set(kept.map(\.fact.name)).count == 1
    }

    func areTabBars(_ containers: Values, _ interpreter: Interpreter) -> Bool {
        !containers.isEmpty && containers.allSatisfy { interpreter.container(of: $0) == .tab }
    }
}
