import NavAtlasModel

/// A snapshot of everything that a coordinator and those below it show at one moment.
public struct NavigationSnapshot: Hashable, Sendable {
    /// The coordinator, by its type's name.
    public var coordinator: String
    /// Whether it is a stack, a tab bar or a single view.
    public var flow: Node.Flow
    /// The root or the tabs, and what lies over them, from bottom to top.
    public var items: [Item]
    /// Which item a person sees, counted from 0; `nil` where nothing is shown.
    public var front: Int?

    /// One thing that is shown.
    public struct Item: Hashable, Sendable {
        /// The screen or the coordinator, by its type's name.
        public var destination: String
        /// How it is shown.
        public var presentation: Presentation
        /// What was handed to the route, as text.
        public var input: String?
        /// What the coordinator shows in turn; `nil` for a screen.
        public var child: NavigationSnapshot?
    }

    private static let deepest = 64
    private static let mostItems = 10_000

    init(of provider: any NavigationStateProviding) {
        var budget = Self.mostItems
        self.init(of: provider, above: [], &budget)
    }

    /// Coordinators that are shown inside themselves, or inside one another without end, are not followed further.
    private init(of provider: any NavigationStateProviding, above: [ObjectIdentifier], _ budget: inout Int) {
        let state = provider.state
        let shown = state.items
        coordinator = state.coordinator.id
        flow = state.flow
        front = state.frontIndex
        let identity = ObjectIdentifier(provider)
        budget -= shown.count
        if above.count == Self.deepest || above.contains(identity) || budget < 0 {
            state.record(.endlessNesting(state.coordinator.id))
            items = []
            front = nil
            return
        }
        var items: [Item] = []
        for item in shown {
            var content = item.content
            var depth = 0
            while depth < Self.deepest, let inner = (content as? any NavigationStateProviding)?.wrapped {
                content = inner
                depth += 1
            }
            let child = item.kind == .coordinator ? content as? any NavigationStateProviding : nil
            items.append(
                Item(
                    destination: item.type.id, presentation: item.presentation,
                    input: item.input.map { String(describing: $0) },
                    child: child.map { NavigationSnapshot(of: $0, above: above + [identity], &budget) }))
        }
        self.items = items
    }

    /// What a person looks at, from this coordinator to the screen in front, by the names of the types.
    public var visible: [String] {
        guard let front, items.indices.contains(front) else { return [coordinator] }
        let item = items[front]
        return [coordinator] + (item.child?.visible ?? [item.destination])
    }
}

extension NavigationSnapshot: CustomStringConvertible {
    /// One line for each thing that is shown, indented by its depth; what is in front is marked with `*`.
    public var description: String { ([coordinator] + lines(indent: "  ")).joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        items.enumerated().flatMap { index, item in
            let input = item.input.map { "(\($0))" } ?? ""
            let mark = index == front ? "*" : " "
            return ["\(indent)\(mark) \(item.presentation.rawValue) \(item.destination)\(input)"]
                + (item.child?.lines(indent: indent + "    ") ?? [])
        }
    }
}
