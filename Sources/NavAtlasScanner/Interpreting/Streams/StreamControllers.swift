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
}
