// Views that hold the flow of any coordinator of a kind: `struct FlowView<Flow: FlowCoordinator>: View`.

extension Interpreter {
    /// The coordinator whose flow a view of one kind for all of them holds: `CoordinatorView(coordinator: self)`, generic
    /// over the coordinator.
    func hosted(by nominal: Nominal, _ value: Value) -> Nominal? {
        guard !nominal.generics.isEmpty, case .object(let id) = value, viewFlow(of: nominal) != nil else { return nil }
        let place = LookupPlace(file: nominal.file, nominal: nil)
        let open = nominal.generics.reduce(into: [String: [Nominal]]()) { result, generic in
            let asked = generic.constraint.map { program.resolve($0, in: place).nominals } ?? []
            if isAnyCoordinator(asked) { result[generic.name] = asked }
        }
        let held = nominal.propertyOrder.reduce(into: Values()) { result, name in
            guard open[nominal.properties[name]?.fact.type?.base ?? ""] != nil else { return }
            result.unite(dereferenced(heap[id].fields[name] ?? []))
        }
        let models = Set(held.compactMap { $0.nominal(in: heap) })
        guard models.count == 1, let only = models.first, only.kind == .class, flow(of: only) == nil else { return nil }
        return only
    }

    /// Whether what is of all these kinds builds views, and is one of several; the model of one view is named for that.
    func isAnyCoordinator(_ kinds: [Nominal]) -> Bool {
        guard kinds.contains(where: makesViews) else { return false }
        let classes = kinds.map { Set(([$0] + program.descendants(of: $0)).filter { $0.kind == .class }) }
        guard let first = classes.first else { return false }
        return classes.dropFirst().reduce(first) { $0.intersection($1) }.subtracting(kinds).count > 1
    }

    /// Whether what is of a kind builds views: it is a coordinator, and no model of one view.
    private func makesViews(_ kind: Nominal) -> Bool {
        ([kind] + program.ancestors(of: kind)).contains { nominal in
            let shown = Set(nominal.generics.filter { $0.constraint?.base.lastPart == "View" }.map(\.name))
                .union(["AnyView", "View"])
            return nominal.functions.values.joined().contains { shown.contains($0.fact.result?.base ?? "") }
                || nominal.properties.values.contains { shown.contains($0.fact.type?.base ?? "") }
        }
    }
}
