// Values that code adds to a collection after it was created: `screens.append(list)`, `handlers[key] = handler`.

extension Interpreter {
    /// A call that puts what can be run or shown into a collection that a variable or a property holds; `nil` where it
    /// does not.
    func collect(_ site: CallSite) -> Values? {
        if ["remove", "removeAll"].contains(site.name) { noteEmptied(site) }
        guard let base = site.base, let labels = StandardLibraryNames.puttingLabels[site.name],
            let given = site.arguments.first,
            !given.isTrailing || site.name == "append", labels.contains(given.label)
        else { return nil }
        let type = elementType(of: base, in: site.scope)
        var values = evaluate(given.value, in: site.scope, expecting: type)
        // `rows.append(contentsOf: Array(repeating: .film, count: films.count))`
        if let type, values.contains(where: Self.isUnresolved) { values = named(values, as: type) }
        if case .name(let name, _) = base { notePut(given.value, values, into: name, in: site.scope) }
        // `handlers[key, default: []].append(handler)`
        if case .subscripted(let whole, let key, _) = base {
            noteKeys(Array(key.prefix(1)), of: values, in: whole, site.scope)
        }
        return collect(values, into: base, in: site.scope) ? [] : nil
    }

    /// Notes whether it is known whose collection a call changes: `router.path.append(page)`.
    func noteChange(by site: CallSite) {
        guard StandardLibraryNames.puttingLabels[site.name] != nil, journal.watches(site.location),
            case .member(let holder, _, _)? = site.base
        else { return }
        let isKnown = !evaluate(holder, in: site.scope, expecting: nil).isEmpty
        journal.change(at: site.location, ofKnown: isKnown)
    }

    /// Records that a collection by which something is shown becomes empty: `items.removeAll()`, or `ids.remove(id)` of a set.
    private func noteEmptied(_ site: CallSite) {
        guard let base = site.base, site.closure() == nil, site.arguments.first?.label != "at" else { return }
        for (receiver, name) in places(of: base, in: site.scope) {
            guard let nominal = receiver.nominal(in: heap) else { continue }
            let key = PropertyKey(nominal: nominal, name: name)
            guard draft.asked.contains(key), !draft.pathNames.contains(name) else { continue }
            record(
                Mutation(
                    key: key, object: receiver.object, values: [.null], owner: owner, location: site.location))
        }
    }

    /// Puts values into a collection; `false` where none of them can be run or shown, or nothing holds the collection.
    func collect(_ values: Values, into collection: Expression, in scope: Scope) -> Bool {
        if case .name(let name, _) = collection, scope.variable(name) != nil, scope.parameter(name) == nil {
            let kept = values.filter { isWorthKeeping($0) || hasDestination($0) || holdsChoice($0) }
            let count = scope.variable(name)?.count ?? 0
            guard !kept.isEmpty, limits.allow(.valuesOfProperty, beside: count + kept.count - 1) else { return false }
            return scope.assign(kept, to: name)
        }
        let isKept = values.contains(where: isWorthKeeping)
        guard isKept || values.contains(where: isRecord) else { return false }
        let places = places(of: collection, in: scope)
        for place in places { collect(values, in: place.name, of: place.receiver) }
        return isKept && !places.isEmpty
    }

    /// Puts what can be run or shown among the values into the collection that a property holds.
    func collect(_ values: Values, in property: String, of receiver: Value) {
        let known = values.filter(isWorthKeeping)
        let kept = known.union(anyRecords(among: values.subtracting(known), beside: property, of: receiver))
        guard !kept.isEmpty, let nominal = receiver.nominal(in: heap) else { return }
        noteLeft(kept, with: receiver)
        noteAssigned(kept, to: nil, property, of: receiver, isInitial: false, by: nil)
        if case .object(let id) = receiver {
            heap.write(kept, to: property, of: id)
        } else {
            heap.write(kept, toAny: nominal, property)
        }
    }

    /// Whether a stack shows something for a record: a variable that holds it may become the stack's path.
    private func hasDestination(_ value: Value) -> Bool {
        guard let nominal = value.nominal(in: heap) else { return false }
        return draft.tables.contains { $0.type.nominal === nominal }
    }

    /// What stands for records that are added beside known ones: any record of their type. Which one it is, is not kept.
    private func anyRecords(among values: Values, beside property: String, of receiver: Value) -> Values {
        let added = values.filter(isRecord).compactMap { $0.nominal(in: heap) }
        guard !added.isEmpty else { return [] }
        let held = Set(read(property, of: receiver).filter(isRecord).compactMap { $0.nominal(in: heap) })
        return Values(added.filter(held.contains).map { .instance($0, []) })
    }

    /// Whether a record holds the case of an enum, or code, by which something may be chosen.
    private func holdsChoice(_ value: Value) -> Bool {
        guard isRecord(value), case .object(let id) = value else { return false }
        return heap[id].fields.values.contains { held in
            held.contains { value in
                switch value {
                case .enumCase, .closure: true
                default: false
                }
            }
        }
    }

    static func isCode(_ value: Value) -> Bool {
        switch value {
        case .closure, .function: true
        default: false
        }
    }

    private func isRecord(_ value: Value) -> Bool {
        switch value {
        case .object, .instance: value.nominal(in: heap).map { $0.kind == .struct && !isView($0) } ?? false
        default: false
        }
    }

    /// Texts lead nowhere, and a record is any of its type, unless it holds code that somebody may run, or
    /// what does: `listeners.append(Listener(topic: .cart, action: { … }))`.
    private func isWorthKeeping(_ value: Value) -> Bool {
        switch value {
        case .object(let id) where isRecord(value):
            holdsCode(heap[id].nominal) || heap[id].fields.values.contains { $0.contains(where: Self.isCode) }
        case .closure, .function, .enumCase: true
        case .metatype(let type): type.nominal != nil
        case .external(let name, _, nil, let parts):
            name.hasSuffix("Controller") || SystemViews.contains(name) || source(in: parts) != nil
        default:
            value.nominal(in: heap).map { $0.kind == .class || $0.kind == .protocol || isView($0) } ?? false
        }
    }

    func elementType(of collection: Expression, in scope: Scope) -> ResolvedType? {
        switch assignedType(of: collection, in: scope) {
        case .array(let element)?: element
        default: nil
        }
    }
}
