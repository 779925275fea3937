// States that hold the screens themselves that they show.

import NavAtlasModel

extension GraphAssembly {
    /// The screens that values are, or that a state's closures make: a state may hold what it shows.
    func screens(among values: Values, heldBy key: PropertyKey) -> Set<NodeKey> {
        let values = values.union(interpreter.views(madeBy: values, heldBy: key))
        let carried = values.flatMap { value -> [Value] in
            if case .enumCase(_, _, let payload) = value { payload.flatMap(\.values) } else { [] }
        }
        let views = Values((Array(values) + carried).filter(interpreter.isShown))
        guard !views.isEmpty else { return [] }
        return interpreter.with(mode: .destination) { Set(interpreter.targets(in: views, route: "root").map(\.node)) }
    }

    /// The views that show one of the screens that a state holds, with how they do: they show no other one then.
    func presenters(of held: Set<NodeKey>, among triggers: [StateTrigger]) -> Set<Presenter> {
        guard !held.isEmpty else { return [] }
        return triggers.reduce(into: []) { found, trigger in
            if trigger.routes.contains(where: { !held.isDisjoint(with: $0.targets) }) {
                found.insert(Presenter(trigger))
            }
        }
    }

    /// A view that shows something, and how it presents that.
    struct Presenter: Hashable {
        let node: NodeKey
        let presentation: Presentation

        init(_ trigger: StateTrigger) { (node, presentation) = (trigger.node, trigger.presentation) }
    }
}
