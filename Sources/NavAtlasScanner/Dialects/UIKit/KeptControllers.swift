import NavAtlasModel

// Coordinators that make and keep the controller which they are shown by, for the one that makes them to show: `tabs.viewControllers
// = [wallet.screen]`.

extension UIKitDialect {
    /// The coordinator that a controller stands for which another one shows: that one made the coordinator, which made and keeps
    /// the controller. One that shows something itself as it starts may keep others besides.
    func keeper(of target: Target, shownBy key: NodeKey, _ interpreter: Interpreter) -> Target? {
        guard case .object(let id)? = target.value, case .type(let shower) = key else { return nil }
        let keepings = interpreter.heap.holdings(of: id).compactMap { keeping($0, of: id, for: shower, interpreter) }
            .sorted { $0.holder < $1.holder }
        guard Set(keepings.map(\.coordinator.node)).count == 1,
            let keeping = keepings.min(by: { $0.property.fact.name < $1.property.fact.name })
        else { return nil }
        let coordinator = keeping.coordinator
        interpreter.accept([coordinator])
        interpreter.with(owner: Owner(node: coordinator.node), mode: .body) {
            interpreter.declare(
                from: coordinator.node, to: target, kind: .root, name: keeping.property.fact.name, presentation: .root,
                isInitial: true,
                at: interpreter.location(keeping.property.fact.position, in: keeping.property.file))
        }
        return coordinator
    }

    /// Whether what holds a controller is a coordinator that makes it, and that the code of another type makes.
    private func keeping(
        _ holding: Heap.Holding, of controller: ObjectID, for shower: Nominal, _ interpreter: Interpreter
    ) -> (holder: Int, coordinator: Target, property: Property)? {
        guard case .object(let holder) = holding.holder, case let made = interpreter.heap[holder],
            case let node = interpreter.draft.key(for: made.nominal), made.nominal !== shower,
            made.making?.in === shower, isCoordinator(made.nominal, interpreter),
            !interpreter.draft.startings.beginning.contains(node),
            let property = interpreter.program.property(holding.property, of: made.nominal), !property.fact.isWeak
        else { return nil }
        let isOwn =
            interpreter.heap[controller].making?.in === made.nominal || interpreter.heap[controller].maker == node
            || interpreter.scene(of: .object(controller)) != nil
                && belongs(.object(controller), to: node, interpreter)
        return isOwn ? (holder.index, Target(node: node, value: .object(holder)), property) : nil
    }

    /// Whether a function is given a value, by itself or in what holds it: `stack = configuration.stack`, `stack = parent.stack`.
    /// What an object was given in a case that it keeps, its functions are given: `case .push(let stack): self.stack = stack`.
    func isGiven(_ value: Value, to frame: Frame, _ interpreter: Interpreter) -> Bool {
        let kept = frame.receiver?.object.map { Array(interpreter.heap[$0].fields.values) } ?? []
        return frame.given.contains { $0.contains { $0 == value || holds($0, value, interpreter) } }
            || kept.contains { $0.contains { $0.object == nil && holds($0, value, interpreter) } }
    }

    /// Whether a record, a case or another coordinator holds a value.
    private func holds(_ holder: Value, _ value: Value, _ interpreter: Interpreter) -> Bool {
        switch holder {
        case .object(let id):
            let (nominal, fields) = (interpreter.heap[id].nominal, interpreter.heap[id].fields)
            return (nominal.kind == .struct || isCoordinator(nominal, interpreter))
                && fields.values.contains { $0.contains(value) }
        case .enumCase(_, _, let payload): return payload.contains { $0.values.contains(value) }
        default: return false
        }
    }

    /// Whether another coordinator, or the app's delegate, made a controller: who puts that into a property takes it over, and
    /// shows nothing by it. `stack = parent.stack`
    func isTakenOver(_ value: Value, by receiver: Value?, _ interpreter: Interpreter) -> Bool {
        guard let maker = maker(of: value, interpreter), let own = receiver?.nominal(in: interpreter.heap) else {
            return false
        }
        let program = interpreter.program
        let isOfKind =
            ([own] + program.ancestors(of: own)).contains { $0 === maker }
            || program.ancestors(of: maker).contains { $0 === own }
        return !isOfKind && (isCoordinator(maker, interpreter) || program.isDelegate(maker))
    }

    /// The type whose code makes a controller.
    private func maker(of value: Value, _ interpreter: Interpreter) -> Nominal? {
        if let id = value.object { return interpreter.heap[id].making?.in }
        return interpreter.typeMarked(asMakerOf: value)
    }
}
