// Copies of records that a macro's method makes: `state.copy(isLoading: false)`, where the app declares `@Copyable struct State`.

extension Interpreter {
    /// A record that a library makes of values, or a macro's method; `nil` for any other call.
    func record(of receivers: Values, by arguments: [Argument], in scope: Scope) -> Values? {
        record(askedOf: receivers, by: arguments, in: scope) ?? copies(of: receivers, arguments, in: scope)
    }

    /// Records of the app's with some of their properties changed, by a method that only a macro can have given them; `nil`
    /// for any other call.
    private func copies(of receivers: Values, _ arguments: [Argument], in scope: Scope) -> Values? {
        guard !arguments.isEmpty, let first = receivers.first, let nominal = first.nominal(in: heap),
            let place = callPlace,
            receivers.allSatisfy({ $0.nominal(in: heap) === nominal }), isRecord(nominal, with: arguments)
        else { return nil }
        let changes = arguments.map { argument in
            let name = argument.label ?? ""
            let type = assignedType(of: name, nominal, first)
            return (name: name, values: widened(evaluate(argument.value, in: scope, expecting: type), type))
        }
        let copy = copy(of: receivers, nominal, changes.map(\.values), place, in: scope)
        for (name, values) in changes { heap.write(values, to: name, of: copy) }
        let kept = nominal.propertyOrder.filter { name in !changes.contains { $0.name == name } }
        for case .object(let original) in receivers where original != copy {
            for name in kept { if let held = heap[original].fields[name] { heap.write(held, to: name, of: copy) } }
        }
        return [.object(copy)]
    }

    /// Whether a type is a record with attributes, and a call names stored properties of it alone.
    private func isRecord(_ nominal: Nominal, with arguments: [Argument]) -> Bool {
        guard nominal.kind == .struct, !nominal.attributes.isEmpty, !isView(nominal) else { return false }
        return arguments.allSatisfy { argument in
            guard let name = argument.label, !argument.isTrailing, let property = nominal.properties[name] else {
                return false
            }
            return property.fact.getter == nil && !property.fact.isStatic
        }
    }

    /// The copy that a place makes: told apart by what is changed and by who changes it, for the copies of copies would have
    /// no end.
    private func copy(
        of receivers: Values, _ nominal: Nominal, _ changed: [Values], _ place: DraftLocation, in scope: Scope
    ) -> ObjectID {
        askForMaker()
        let inner = changed.reduce(into: HeldObjects()) { $0.unite(held(by: $1)) }
        let originals = heap.objects(among: receivers)
        let depth = scope.frame.depth
        return heap.object(
            at: Heap.Site(
                file: place.file, position: place.position, nominal: nominal, run: nil,
                given: inner.types.contains(nominal) ? [] : changed, owner: currentOwner.node),
            by: currentOwner.node, generics: originals.first.map { heap[$0].generics } ?? [],
            depth: Heap.MakingDepth(count: depth.count + 1, innermost: depth.innermost),
            layers: min(originals.reduce(inner.layers + 1) { max($0, heap[$1].layers) }, Limit.objectsInObjects.most),
            within: inner.types.union([nominal]), cases: [], in: scope.frame.place.nominal)
    }
}
