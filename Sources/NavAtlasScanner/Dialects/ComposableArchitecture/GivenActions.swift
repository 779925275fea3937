// Actions that a component is given, `Row(action: .tapped)`, and sends: who makes the component decides what is sent.

extension ComposableArchitectureDialect {
    /// A place in a screen's code that gives a component what it sends.
    struct Supplier {
        let place: DraftLocation
        /// The type that declares the code there.
        let nominal: Nominal
        let actions: Values
    }

    /// Who gives the actions that a property holds, where that is not the code that sends them.
    func suppliers(of action: Expression, in scope: Scope, _ interpreter: Interpreter) -> [Supplier] {
        let holders: Values
        let property: String
        switch action {
        case .member(let base, let name, _):
            (holders, property) = (interpreter.evaluate(base, in: scope, expecting: nil), name)
        case .name(let name, _) where scope.variable(name) == nil:
            (holders, property) = (scope.frame.receiver.map { [$0] } ?? [], name)
        default: return []
        }
        let suppliers = holders.compactMap { supplier(of: property, of: $0, interpreter) }
        return suppliers.count == holders.count ? suppliers : []
    }

    private func supplier(of property: String, of holder: Value, _ interpreter: Interpreter) -> Supplier? {
        guard case .object(let id) = holder, let node = interpreter.owner.node,
            let making = interpreter.heap[id].making, let maker = making.in,
            maker !== interpreter.trace.currentType, interpreter.draft.isOwnCode(maker, of: node)
        else { return nil }
        let actions = interpreter.read(property, of: holder)
        return actions.isEmpty ? nil : Supplier(place: making.place, nominal: maker, actions: actions)
    }
}
