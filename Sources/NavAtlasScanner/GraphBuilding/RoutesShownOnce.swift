import NavAtlasModel

// What a state shows is there once; what is put on a path is there each time.

extension GraphAssembly {
    /// The routes that show what a state says, other than a modal screen, and that other screens take than the one with the state.
    func routesShownOnce(_ names: [NodeKey: String]) -> [Remark] {
        let taken = Set(
            edges.lazy.filter { $0.kind == .transition && $0.host != $0.from && Self.piles($0.presentation) }
                .map { Via(host: $0.host, text: $0.name) })
        let ofStates = draft.triggers.lazy.filter { Self.piles($0.presentation) }.flatMap { trigger in
            trigger.routes.map { self.via(trigger.node, $0.name) }
        }
        let ofPaths = draft.tables.lazy.flatMap { table in table.routes.map { self.via(table.node, $0.name) } }
        return taken.intersection(ofStates).subtracting(ofPaths).map { Remark(.shownOnce, $0.name(names)) }
    }

    /// Whether what is shown so may lie on another one shown so. A screen presents one at a time.
    private static func piles(_ presentation: Presentation?) -> Bool {
        presentation?.growsStack == true && ![.sheet, .fullScreen, .popover].contains(presentation)
    }
}
