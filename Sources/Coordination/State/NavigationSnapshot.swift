import NavAtlasModel

/// What is shown at one moment, from one coordinator on down.
public struct NavigationSnapshot: Hashable, Sendable {
    /// The coordinator, by its type's name.
    public var coordinator: String
    /// Whether it is a stack, a tab bar or a single view.
    public var flow: Node.Flow
    /// The root and what lies over it, from bottom to top; or the tabs.
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

    init(of provider: any NavigationStateProviding, depth: Int = 0) {
        let state = provider.state
        let shown = state.flow == .tab ? state.tabs : (state.root.map { [$0] } ?? []) + state.stack
        coordinator = state.coordinator.id
        flow = state.flow
        front = state.flow == .tab ? state.selectedTab : shown.count - 1
        if shown.isEmpty { front = nil }
        if depth == Self.deepest {
            state.record(.endlessNesting(state.coordinator.id))
            items = []
            front = nil
            return
        }
        items = shown.map { item in
            var content = item.content
            while let inner = (content as? any NavigationStateProviding)?.wrapped { content = inner }
            let child = item.kind == .coordinator ? content as? any NavigationStateProviding : nil
            return Item(
                destination: item.type.id, presentation: item.presentation,
                input: item.input.map { String(describing: $0) },
                child: child.map { NavigationSnapshot(of: $0, depth: depth + 1) })
        }
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
