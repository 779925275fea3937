import NavAtlasModel

// The edges of which cycles consist, and those among them that keep the stack from growing.
//
// A coordinator contains its roots and tabs: showing it shows its initial root, so such an edge is a step that neither
// grows the stack nor ends its growth. A coordinator that is pushed from its own root screen makes a growing cycle of
// two: `Folder -root!-> FolderScreen`, `FolderScreen ~push~> Folder`.
//
// A route is walked by whoever triggers it. Where its source was read, the transitions say who that is, and the
// declaration is no step of its own: it would make a cycle of two coordinators that declare routes to each other
// although nobody goes round. In a graph from live coordinators alone nobody is known to trigger anything, and the
// declarations are all there is.

extension NavigationGraph {
    /// The places of the edges that are steps of a cycle.
    var cycleSteps: [Int32] {
        var triggered: Set<Trigger> = []
        for edge in edges where edge.kind == .transition { triggered.insert(Trigger(route: edge.name, to: edge.to)) }
        return edges.indices.filter { place in
            guard edges[place].kind == .route else { return true }
            let edge = edges[place]
            return !edge.evidence.contains(.source)
                && !triggered.contains(Trigger(route: edge.routeName, to: edge.to))
        }.map { Int32($0) }
    }
}

extension NavigationGraph {
    /// Whether a step shows something over a screen that the round does not come by. A screen shows one sheet at a time: what
    /// lay over it is gone then. A coordinator of SwiftUI shows what its state says, as a screen does.
    func replacesModal(in cycle: Cycle) -> Bool {
        let members = Set(cycle.members)
        return cycle.edges.contains { replacesModal($0, among: members) }
    }

    private func replacesModal(_ edge: Edge, among members: Set<String>) -> Bool {
        guard edge.kind == .transition, edge.showings.allSatisfy({ $0.presentation?.isModal == true }),
            let host = host(ofRoute: edge.name), !members.contains(host), let node = self[host]
        else { return false }
        return node.kind == .screen || node.style.map(Self.stylesOfState.contains) == true
    }

    /// The styles whose coordinators say by a state what they present.
    private static let stylesOfState: Set<String> = ["navigationStack", "composableArchitecture"]
}

extension Presentation {
    fileprivate var isModal: Bool { self == .sheet || self == .fullScreen || self == .popover }
}

private struct Trigger: Hashable {
    let route: String
    let to: String
}

extension Edge {
    /// Whether taking it ends the growth of the stack: a root or a tab is switched, or the stack is reset first. A step
    /// whose presentation is not known is held to do so, for it cannot be said that the stack grows.
    var endsGrowth: Bool {
        switch kind {
        case .root: !initial
        case .tab: false
        case .route, .transition: !showings.contains(where: \.growsStack)
        }
    }
}
