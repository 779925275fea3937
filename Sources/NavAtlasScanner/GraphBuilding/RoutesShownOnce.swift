import NavAtlasModel

// What a state shows is there once; what is put on a path is there each time.

extension GraphAssembly {
    /// The routes that push what a state says, and that other screens take than the one with the state.
    func routesShownOnce(_ names: [NodeKey: String]) -> [Remark] {
        let taken = Set(
            edges.lazy.filter { $0.kind == .transition && $0.presentation == .push && $0.host != $0.from }
                .map { Via(host: $0.host, text: $0.name) })
        let ofStates = draft.triggers.lazy.filter { $0.presentation == .push }.flatMap { trigger in
            trigger.routes.map { self.via(trigger.node, $0.name) }
        }
        let ofPaths = draft.tables.lazy.flatMap { table in table.routes.map { self.via(table.node, $0.name) } }
        return taken.intersection(ofStates).subtracting(ofPaths).map { Remark(.shownOnce, $0.name(names)) }
    }
}
