// Destinations for a struct or class that holds an enum, where the destination closure switches over that enum.
extension Interpreter {
    /// The routes of such a type; `nil` where the closure does not choose by what it holds.
    func routes(byCaseHeldIn nominal: Nominal, _ content: Expression?, in scope: Scope) -> [TableRoute]? {
        // A record may be a view itself, which only chooses by its case.
        guard nominal.kind == .struct || nominal.kind == .class, !isView(nominal) || onlyChooses(nominal) else {
            return nil
        }
        for name in nominal.propertyOrder {
            guard let property = nominal.properties[name], property.fact.getter == nil, !property.fact.isStatic else {
                continue
            }
            let routes = enums(heldBy: property, of: nominal).flatMap {
                self.routes(of: $0, heldIn: name, of: nominal, content, in: scope)
            }.filter { !$0.route.targets.isEmpty }
            let record = record(nominal, name, .null)
            let others = presented(content, in: scope, binding: [[record]], route: name).filter { !$0.isInline }
            guard Set(routes.map(\.route.targets)).count > 1 || routes.count == 1 && others.isEmpty else { continue }
            for route in routes {
                accept(presented(content, in: scope, binding: [[route.value]], route: route.route.name))
            }
            // An object does more than to hold a case: others listen to it.
            for object in nominal.kind == .class ? heap.objects(of: nominal) : [] {
                accept(presented(content, in: scope, binding: [[.object(object)]], route: name))
            }
            return routes.map(\.route)
        }
        return nil
    }

    private func record(_ nominal: Nominal, _ name: String, _ value: Value) -> Value {
        .object(heap.probe(nominal, name, [value]))
    }

    private func routes(
        of held: Nominal, heldIn name: String, of nominal: Nominal, _ content: Expression?, in scope: Scope
    ) -> [(route: TableRoute, value: Value)] {
        held.cases.flatMap { one in
            let payload = Array(payload(of: one, in: held))
            let nested = NestedCase(one, of: held, payload) { self.record(nominal, name, $0) }
            return routes(for: nested, heldIn: name, content, in: scope)
        }
    }

    /// The enum that a property is declared to hold, or those that a property of any protocol's type was seen to hold.
    private func enums(heldBy property: Property, of nominal: Nominal) -> [Nominal] {
        guard let type = type(of: property) else { return [] }
        if let held = type.nominal, held.kind != .protocol { return held.kind == .enum ? [held] : [] }
        let seen = heap.objects(of: nominal).flatMap { heap[$0].fields[property.fact.name] ?? [] }
        limits.spend(seen.count)
        let held = Set(
            seen.compactMap { value -> Nominal? in
                switch value {
                case .enumCase(let nominal, _, _): nominal
                case .instance(let nominal, _) where nominal.kind == .enum: nominal
                default: nil
                }
            })
        return held.sorted { $0.id < $1.id }
    }

    /// What a link gives a state: for a record, the cases that the link means of those that the record holds. One record
    /// stands for all that are made at its place, of whatever link.
    func linkedCases(of mutation: Mutation) -> Values {
        guard let cases = link?.choice.cases, !cases.isEmpty,
            let state = program.property(mutation.key.name, of: mutation.key.nominal),
            let record = type(of: state)?.nominal, record.kind == .struct
        else { return mutation.values }
        return mutation.values.reduce(into: []) { result, value in
            guard case .object(let id) = value, heap[id].nominal === record else {
                result.insert(value)
                return
            }
            let held = heap[id].fields.flatMap(\.value).filter { value in
                guard case .enumCase(let nominal, let name, _) = value else { return false }
                return cases[nominal] == name
            }
            result.unite(held.isEmpty ? [value] : Values(held))
        }
    }

    /// Whether a record holds the case that leads somewhere.
    func holds(_ object: ObjectID, _ route: TableRoute) -> Bool {
        guard let property = route.property else { return true }
        return (heap[object].fields[property] ?? []).contains { value in
            guard case .enumCase(let owner, route.caseName, let payload) = value else { return false }
            return owner === route.caseOwner ?? owner && Self.carries(payload, route.inner)
        }
    }

    /// Whether a payload is known to hold a case that holds a case…, by their names, or a text.
    static func carries(_ payload: ArgumentValues, _ names: some Collection<String>) -> Bool {
        guard let name = names.first else { return true }
        return payload.contains { argument in
            argument.values.contains { value in
                switch value {
                case .enumCase(_, name, let inner), .unresolvedCase(name, let inner): carries(inner, names.dropFirst())
                case .text(name): names.count == 1
                default: false
                }
            }
        }
    }
}
