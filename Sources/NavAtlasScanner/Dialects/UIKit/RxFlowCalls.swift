// What RxFlow's flows do as they begin and as steps come, in the calls that `RxFlowRewriting` writes.

extension UIKitDialect {
    func flowCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if site.name == RxFlowRewriting.root {
            return interpreter.evaluate(site.arguments[0].value, in: site.scope, expecting: nil).reduce(into: []) {
                $0.unite(root(of: $1, interpreter))
            }
        }
        guard site.name.hasPrefix("·"), let flow = site.scope.frame.receiver else { return nil }
        switch site.name {
        case RxFlowRewriting.begin:
            noteRoot(of: flow, interpreter)
            begin(flow, site.arguments[0].value, site, interpreter)
        case RxFlowRewriting.contribute: contribute(to: flow, site, interpreter)
        case RxFlowRewriting.forward:
            let steps = interpreter.evaluate(site.arguments[0].value, in: site.scope, expecting: nil)
            navigate(flow, to: steps, from: site.arguments.dropFirst().first?.value, site, interpreter)
        case RxFlowRewriting.forwardToParent:
            let steps = interpreter.evaluate(site.arguments[0].value, in: site.scope, expecting: nil)
            for parent in memory(interpreter).parents[flow] ?? [] { navigate(parent, to: steps, interpreter) }
        default: return nil
        }
        return [.external("FlowContributors", [], member: nil, [])]
    }

    /// What a flow shows first, which the flow itself makes, whoever asks for it.
    private func root(of flow: Value, _ interpreter: Interpreter) -> Values {
        guard let nominal = flow.nominal(in: interpreter.heap) else { return interpreter.read("root", of: flow) }
        return interpreter.with(owner: Owner(node: interpreter.draft.key(for: nominal)), mode: interpreter.mode) {
            interpreter.read("root", of: flow)
        }
    }

    /// A flow has its root before it answers steps: those that it begins then may be given that.
    private func noteRoot(of flow: Value, _ interpreter: Interpreter) {
        guard let nominal = flow.nominal(in: interpreter.heap) else { return }
        let target = Target(node: interpreter.draft.key(for: nominal), value: flow)
        for controller in standing(for: target, among: root(of: flow, interpreter), interpreter) {
            interpreter.draft.startings.note(controller, madeBy: target)
        }
    }

    private func memory(_ interpreter: Interpreter) -> RxFlowMemory { interpreter.memory { RxFlowMemory() } }

    /// A flow answers the steps of a stepper, the first one at once.
    ///
    /// - Parameter screen: the screen from which they come, where the stepper contributes for one.
    private func begin(
        _ flow: Value, _ stepper: Expression, from screen: Expression? = nil, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        for value in interpreter.evaluate(stepper, in: site.scope, expecting: nil) {
            begin(flow, with: value, from: screen, site, interpreter)
        }
    }

    private func begin(
        _ flow: Value, with stepper: Value, from screen: Expression?, _ site: CallSite, _ interpreter: Interpreter
    ) {
        switch stepper {
        case .external(_, _, nil, let given):
            // `OneStepper(withSingleStep: …)`, `CompositeStepper(steppers: […])`
            for argument in given {
                switch argument.label {
                case "withSingleStep": navigate(flow, to: argument.values, interpreter)
                case "steppers": for one in argument.values { begin(flow, with: one, from: screen, site, interpreter) }
                default: break
                }
            }
        case .object, .instance:
            guard let nominal = stepper.nominal(in: interpreter.heap) else { return }
            let listening = interpreter.evaluate(
                Self.listening(at: site, from: screen), in: site.scope, expecting: nil)
            _ = interpreter.call(listening, [[stepper]])
            // Into which nothing is sent, that leads nowhere.
            let steps = interpreter.read("steps", of: stepper)
            for source in interpreter.sources(of: .name("steps", site.location.position), steps, in: site.scope) {
                interpreter.streams.heard.insert(source.id)
            }
            if interpreter.program.property("initialStep", of: nominal) != nil {
                navigate(flow, to: interpreter.read("initialStep", of: stepper), interpreter)
            }
        default: break
        }
    }

    /// `{ stepper in stepper.steps.subscribe(onNext: { navigate(to: $0) }); stepper.readyToEmitSteps() }`
    private static func listening(at site: CallSite, from screen: Expression?) -> Expression {
        let place = site.location.position
        // Closures are told apart by their places.
        let inner = Position(line: place.line, column: place.column + 1)
        let stepper = Expression.name("stepper", place)
        let given = [.name("$0", inner), screen].compactMap(\.self).map { Argument(label: nil, value: $0) }
        let answer = Expression.call(.name(RxFlowRewriting.forward, inner), given, inner)
        let handler = Expression.closure(Closure(parameters: [], body: [.expression(answer)], position: inner))
        let listen = Expression.call(
            .member(.member(stepper, "steps", place), "subscribe", place), [Argument(label: "onNext", value: handler)],
            place)
        let ready = Expression.call(.member(stepper, "readyToEmitSteps", place), [], place)
        return .closure(
            Closure(
                parameters: [ParameterFact(label: nil, name: "stepper")],
                body: [.expression(listen), .expression(ready)], position: place))
    }

    /// A step leads to another flow, which begins, or to a screen, whose steps this flow answers.
    private func contribute(to flow: Value, _ site: CallSite, _ interpreter: Interpreter) {
        let (next, stepper) = (site.arguments[0].value, site.arguments[1])
        let shown = interpreter.with(mode: .destination) {
            interpreter.evaluate(next, in: site.scope, expecting: nil)
        }
        let flows = shown.filter { $0 != flow && isFlow($0, interpreter) }
        guard !flows.isEmpty else { return begin(flow, stepper.value, from: next, site, interpreter) }
        for child in flows { memory(interpreter).note(child, of: flow) }
        let start = Expression.call(
            .member(next, "start", site.location.position), [Argument(label: "with", value: stepper.value)],
            site.location.position)
        _ = interpreter.evaluate(start, in: site.scope, expecting: nil)
    }

    private func isFlow(_ value: Value, _ interpreter: Interpreter) -> Bool {
        value.nominal(in: interpreter.heap).map {
            interpreter.program.inherits($0, anyOf: ["Flow", "RxFlow.Flow"])
        } ?? false
    }

    /// A flow answers what comes from a screen. What the flow has made its parts do before it showed the screen, the screen
    /// does.
    private func navigate(
        _ flow: Value, to steps: Values, from screen: Expression?, _ site: CallSite, _ interpreter: Interpreter
    ) {
        guard let screen, case .type(let running)? = interpreter.owner.node, isCoordinator(running, interpreter),
            let nominal = flow.nominal(in: interpreter.heap)
        else { return navigate(flow, to: steps, interpreter) }
        let shown = interpreter.with(owner: Owner(node: interpreter.draft.key(for: nominal)), mode: .destination) {
            let controllers = interpreter.evaluate(screen, in: site.scope, expecting: nil)
            return interpreter.targets(in: controllers, route: "root")
        }
        let screens = shown.filter { !$0.isInline }
        guard !screens.isEmpty else { return navigate(flow, to: steps, interpreter) }
        for target in screens {
            interpreter.with(owner: Owner(node: target.node), mode: .body) { navigate(flow, to: steps, interpreter) }
        }
    }

    /// A flow's `navigate(to:)` answers a step, or what its `adapt(step:)` makes of that.
    private func navigate(_ flow: Value, to steps: Values, _ interpreter: Interpreter) {
        // A step of which nothing is known, such as one that may never have been set, leads nowhere that is known.
        let steps = steps.filter { if case .external(_, _, nil, _) = $0 { false } else { true } }
        guard !steps.isEmpty, let nominal = flow.nominal(in: interpreter.heap) else { return }
        func method(_ name: String, _ label: String) -> Function? {
            let found = interpreter.program.methods(name, of: nominal).filter {
                $0.fact.body != nil && $0.fact.parameters.map(\.label) == [label]
            }
            return found.first { $0.fact.parameters[0].type?.base.lastPart == "Step" } ?? found.first
        }
        guard let answer = method("navigate", "to") else { return }
        let adapted = method("adapt", "step").map {
            interpreter.invoke($0, receiver: flow, arguments: [steps]).reduce(into: Values()) {
                $0.unite(Interpreter.values(ofMade: $1) ?? [])
            }
        }
        _ = interpreter.invoke(
            answer, receiver: flow, arguments: [adapted.map { $0.isEmpty ? steps : $0 } ?? steps])
    }
}

/// Which flow leads to which.
final class RxFlowMemory {
    private(set) var parents: [Value: Values] = [:]

    func note(_ child: Value, of parent: Value) { parents[child, default: []].insert(parent) }
}
