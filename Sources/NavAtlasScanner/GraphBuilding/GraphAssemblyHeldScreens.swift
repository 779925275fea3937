// States that hold the screens themselves that they show.

extension GraphAssembly {
    /// The screens that values are: a state may hold what it shows.
    func screens(among values: Values) -> Set<NodeKey> {
        let carried = values.flatMap { value -> [Value] in
            if case .enumCase(_, _, let payload) = value { payload.flatMap(\.values) } else { [] }
        }
        let views = Values((Array(values) + carried).filter(interpreter.isShown))
        guard !views.isEmpty else { return [] }
        return interpreter.with(mode: .destination) { Set(interpreter.targets(in: views, route: "root").map(\.node)) }
    }

    /// Whether a state holds one of the screens that a view shows for it: it shows no other one then.
    func shows(_ held: Set<NodeKey>, _ trigger: StateTrigger, among triggers: [StateTrigger]) -> Bool {
        triggers.contains { other in
            other.node == trigger.node && other.presentation == trigger.presentation
                && other.routes.contains { !held.isDisjoint(with: $0.targets) }
        }
    }
}
