// What an assignment changes beside the property itself: `state = State(step: .done)` changes the step, and
// `state = reduce(state, event)` changes nothing where the function gives back what it was given.

extension Interpreter {
    /// Notes that the properties of records that are assigned as a whole become what the records hold.
    func recordFields(of records: Values, at location: DraftLocation) {
        var seen: Set<ObjectID> = []
        var open = heap.objects(among: records)
        while let id = open.popLast() {
            let nominal = heap[id].nominal
            guard nominal.kind == .struct, !isView(nominal), seen.insert(id).inserted else { continue }
            limits.spend(nominal.propertyOrder.count)
            for name in nominal.propertyOrder {
                guard let held = heap[id].fields[name] else { continue }
                open += heap.objects(among: held)
                let key = PropertyKey(nominal: nominal, name: name)
                // What else code changes in it, it need not hold yet.
                guard draft.asked.contains(key), !program.changed.mayChange(name) else { continue }
                record(Mutation(key: key, object: id, values: held, owner: currentOwner, location: location))
            }
        }
    }

    /// What a call that is given a state makes of each value of it; `nil` for any other. A value that it gives back is no
    /// change.
    func changes(of target: Expression, by value: Expression, _ type: ResolvedType?, in scope: Scope) -> Values? {
        guard assumption == nil, case .call(let callee, let arguments, _) = value else { return nil }
        let state = places(of: target, in: scope)
        guard state.count == 1, let (receiver, name) = state.first else { return nil }
        var given = arguments.map(\.value)
        if case .member(let base, _, _) = callee { given.append(base) }
        let isGiven = given.contains { argument in
            switch argument {
            case .name, .member:
                places(of: argument, in: scope).contains { $0.receiver == receiver && $0.name == name }
            default: false
            }
        }
        guard isGiven, case let held = read(name, of: receiver), held.allSatisfy(isState),
            held.count > 1 || held.contains(where: isFlag), limits.allow(.casesToldApart, beside: held.count - 1)
        else { return nil }
        defer { assumption = nil }
        return held.reduce(into: []) { result, one in
            assumption = Assumption(receiver: receiver, name: name, value: one)
            result.unite(evaluate(value, in: scope, expecting: type).filter { $0 != one })
        }
    }

    private func isFlag(_ value: Value) -> Bool { if case .boolean = value { true } else { false } }

    /// Whether a value is a flag, a case, or a record that the code makes.
    private func isState(_ value: Value) -> Bool {
        switch value {
        case .boolean, .enumCase: true
        case .object(let id): heap[id].nominal.kind == .struct
        default: false
        }
    }
}
