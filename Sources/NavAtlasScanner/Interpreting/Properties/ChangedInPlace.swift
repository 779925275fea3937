// Properties whose value is changed where it is: `machine.send(.start)`, `state.page = .second`, `pages.append(page)`. What watches
// them runs as if they were assigned.

extension Interpreter {
    /// Runs what watches the properties that an expression names, whose value code has changed.
    ///
    /// - Parameter values: what they hold now; none where that is not known.
    func watch(_ changed: Expression, now values: Values, in scope: Scope) {
        guard mayBeWatched(changed, in: scope) else { return }
        if case .subscripted(let collection, _, _) = changed { return watch(collection, now: values, in: scope) }
        if let shared = sharedProperty(changed, in: scope) {
            let type = Value.metatype(shared.nominal.map { .nominal($0, []) } ?? .unknown)
            if !shared.property.fact.observers.isEmpty { runObservers(of: shared.property, type, given: values) }
            return
        }
        for place in places(of: changed, in: scope) where !scope.isInitializing(place.receiver) {
            guard let nominal = place.receiver.nominal(in: heap),
                let property = property(place.name, of: nominal, for: place.receiver), !property.fact.observers.isEmpty
            else { continue }
            runObservers(of: property, place.receiver, given: values)
        }
        // Who holds the record is changed with it.
        guard case .member(let holder, let name, _) = changed else { return }
        watch(holder, with: values, as: name, in: scope)
    }

    /// The same of what holds a record, of which code has changed a property.
    func watch(_ holder: Expression, with values: Values, as name: String, in scope: Scope) {
        guard mayBeWatched(holder, in: scope) else { return }
        let records = evaluate(holder, in: scope, expecting: nil).filter(isValue)
        if !records.isEmpty { watch(holder, now: changed(records, [name: values]), in: scope) }
    }

    /// The same of what holds the records on which a method was called that has changed them.
    func watchChanges(of values: Values, in holder: Expression, _ scope: Scope) {
        let changes = values.compactMap { activation.changes.removeValue(forKey: $0) }
        guard let names = changes.first else { return }
        let all = changes.dropFirst().reduce(into: names) { $0.merge($1) { $0.union($1) } }
        watch(holder, now: changed(values, all), in: scope)
    }

    /// The same of a collection that a library's method has changed.
    func watchChanges(by site: CallSite) {
        guard let collection = site.base, StandardLibraryNames.changing.contains(site.name),
            mayBeWatched(collection, in: site.scope)
        else { return }
        var values: Values = []
        if StandardLibraryNames.puttingLabels[site.name] != nil, let put = site.arguments.first?.value {
            values = evaluate(put, in: site.scope, expecting: elementType(of: collection, in: site.scope))
        }
        watch(collection, now: isTold(values) ? values : [], in: site.scope)
    }

    /// Notes that the code of a record changes one of its properties.
    func noteChange(of receiver: Value, _ name: String, to values: Values) {
        guard let frame = callers.last, frame.receiver == receiver, isValue(receiver) else { return }
        frame.changes[name, default: []].unite(values)
    }

    /// Records as they are where some of their properties were changed: to any of their values, where it is not known to which.
    private func changed(_ records: Values, _ changes: [String: Values]) -> Values {
        records.reduce(into: []) { copies, record in
            guard case .object(let id) = record else { return }
            let told = changes.reduce(into: [String: Values]()) { told, change in
                told[change.key] = isTold(change.value) ? change.value : heap[id].fields[change.key] ?? []
            }
            copies.insert(.object(heap.copy(of: id, with: told)))
        }
    }

    private func isValue(_ value: Value) -> Bool {
        guard case .object(let id) = value else { return false }
        return heap[id].nominal.kind == .struct && !isView(heap[id].nominal)
    }

    /// Whether something may watch what an expression names, or what holds it.
    private func mayBeWatched(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name(let name, _): program.watched.contains(name.withoutWrapperPrefix) || scope.parameter(name) != nil
        case .member(let base, let name, _): program.watched.contains(name) || mayBeWatched(base, in: scope)
        case .subscripted(let base, _, _): mayBeWatched(base, in: scope)
        default: false
        }
    }

    /// Whether two expressions are a property of a record before and after a change of others: `oldValue.page != state.page`.
    func isLeftAsItWas(_ left: Expression, _ right: Expression, in scope: Scope) -> Bool {
        guard let now = scope.frame.assigned?.values, !now.isEmpty else { return false }
        return [left, right].contains { side in
            guard case .member(.name("oldValue", _), let name, _) = side else { return false }
            return now.allSatisfy { value in
                guard case .object(let id) = value, let change = heap[id].change else { return false }
                return !change.names.contains(name)
            }
        }
    }
}
