/// Destinations of records and boxes that hold the enum by whose cases a closure chooses.
extension Interpreter {
    /// The routes of such a type; `nil` where the closure does not choose by what it holds.
    func routes(byCaseHeldIn nominal: Nominal, _ content: Expression?, in scope: Scope) -> [TableRoute]? {
        guard nominal.kind == .struct || nominal.kind == .class, !isView(nominal) else { return nil }
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
        held.cases.map { one in
            let value = record(nominal, name, .enumCase(held, one.name, payload(of: one, in: held)))
            let found = presented(content, in: scope, binding: [[value]], route: one.name)
            let route = TableRoute(
                caseName: one.name, property: name, name: one.name, input: Self.input(of: one),
                targets: Set(found.map(\.node)))
            return (route, value)
        }
    }

    /// The enum that a property is declared to hold, or those that a property of any protocol's type was seen to hold.
    private func enums(heldBy property: Property, of nominal: Nominal) -> [Nominal] {
        guard let type = type(of: property) else { return [] }
        if let held = type.nominal, held.kind != .protocol { return held.kind == .enum ? [held] : [] }
        let seen = heap.objects(of: nominal).prefix(within: .boxesOfCase, limits).flatMap {
            heap[$0].fields[property.fact.name] ?? []
        }
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

    /// Whether a record holds the case that leads somewhere.
    func holds(_ object: ObjectID, _ route: TableRoute) -> Bool {
        guard let property = route.property else { return true }
        return (heap[object].fields[property] ?? []).contains {
            if case .enumCase(_, route.caseName, _) = $0 { true } else { false }
        }
    }
}
