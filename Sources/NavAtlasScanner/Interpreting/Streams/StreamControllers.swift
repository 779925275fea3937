// The view controllers that listen to streams of libraries, or that such streams come from: who hears something does it for one.

extension Interpreter {
    /// The view controller whose code runs; the screen around it where a view of SwiftUI represents it there.
    func controller(running scope: Scope) -> Owner? {
        guard let nominal = scope.frame.receiver?.nominal(in: heap), isController(nominal), flow(of: nominal) == nil
        else {
            return nil
        }
        let key = draft.key(for: nominal)
        return owner.node == key || owner.component === nominal ? owner : Owner(node: key)
    }

    /// The view controller of which a stream comes that other code listens to: `shelf.button.rx.tap`, or a part of what its
    /// code gives, as in `shelf.configure().tap`. What the model of one view controller gives is that one's.
    func controller(giving stream: Expression, in scope: Scope) -> Owner? {
        switch stream {
        case .call(.member(let base, _, _), _, _): return controller(giving: base, in: scope)
        case .member(let base, _, _): if let found = controller(giving: base, in: scope) { return found }
        case .name: break
        default: return nil
        }
        let found = evaluate(stream, in: scope, expecting: nil).compactMap { value -> NodeKey? in
            guard case .object(let id) = value, case let nominal = heap[id].nominal else { return nil }
            if let holder = soleController(having: id) { return holder }
            guard let controller = nominal.kind == .struct ? heap[id].making?.in : nominal, isController(controller),
                flow(of: controller) == nil
            else { return nil }
            return draft.key(for: controller)
        }
        return Set(found).count == 1 ? found.first.map { Owner(node: $0) } : nil
    }

    /// The values that a stream's listeners receive. The operators of a controller's own stream run for that controller, whoever
    /// listens: `shelf.button.rx.tap.flatMap { self.pick() }`.
    func downstreamValues(
        of values: Values, _ steps: [ArgumentValue], writtenAfter stream: Expression, in scope: Scope
    ) -> [Values]? {
        guard !steps.isEmpty, controller(running: scope) == nil, let supplier = controller(giving: stream, in: scope)
        else {
            return downstreamValues(of: values, steps)
        }
        return with(owner: supplier, mode: .body, acting: true) { downstreamValues(of: values, steps) }
    }

    /// Notes to which controller's own stream closures listen: `sheet.height.subscribe(onNext: { _ in home.present(sheet, …) })`.
    func noteSender(of stream: Expression, _ handlers: [Argument], in scope: Scope) {
        guard case .name(let name, _) = Self.beginning(of: stream),
            let controllers = scope.variable(name)?.filter({ $0.nominal(in: heap).map(isController) ?? false }),
            !controllers.isEmpty
        else { return }
        for case .closure(let handler) in handlers.map(\.value) {
            streams.senders[location(handler.position, in: scope.frame.place.file), default: []].unite(controllers)
        }
    }

    private static func beginning(of expression: Expression) -> Expression {
        switch expression {
        case .member(let base, _, _), .call(let base, _, _): beginning(of: base)
        default: expression
        }
    }

    /// Those for whom a screen was made that itself says when it can be shown, where the closure that hears this shows it; `nil`
    /// for any other. One that the screen makes itself is another one of its kind.
    func makers(ofSender shown: Target, for node: NodeKey) -> [NodeKey]? {
        guard link == nil, shown.node == node, let closure = runningClosures.last, closure.callers == callers.count,
            let value = shown.value, let made = value.object, !heap[made].isMade(by: node),
            streams.senders[place(of: closure.id)]?.contains(value) ?? false
        else { return nil }
        return heap[made].makers
    }
}
