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
    /// Whether a step shows something on a screen that the round does not come by, and that shows one such thing at a time: a
    /// sheet, or what a state of its own says. What lay on it is gone then.
    func replacesWhatIsShown(in cycle: Cycle, shownOnce: Set<String>) -> Bool {
        let members = Set(cycle.members)
        return cycle.edges.contains { step in
            edges.allSatisfy { way in
                let isOther = way.kind == .route || way.endsGrowth || way.from != step.from || way.to != step.to
                return isOther && way != step || replacesWhatIsShown(way, among: members, shownOnce)
            }
        }
    }

    private func replacesWhatIsShown(_ edge: Edge, among members: Set<String>, _ shownOnce: Set<String>) -> Bool {
        guard edge.kind == .transition, let host = host(ofRoute: edge.name), !members.contains(host),
            let node = self[host]
        else { return false }
        if shownOnce.contains(edge.name) { return true }
        // A coordinator of SwiftUI shows what its state says, as a screen does.
        return edge.showings.allSatisfy { $0.presentation?.isModal == true }
            && (node.kind == .screen || node.style.map(Self.stylesOfState.contains) == true)
    }

    /// The styles whose coordinators say by a state what they present.
    private static let stylesOfState: Set<String> = ["navigationStack", "composableArchitecture"]
}

extension NavigationGraph {
    /// What each coordinator declares to show.
    var declaredSteps: Set<DeclaredStep> {
        Set(edges.lazy.filter { $0.kind != .transition }.map { DeclaredStep(from: $0.from, to: $0.to) })
    }

    /// Whether a screen of the round is shown by one coordinator, and goes on by another that shows it, too. A screen works for
    /// the coordinator that has shown it, so nobody goes on from one to the other.
    func changesHands(in cycle: Cycle, declared: Set<DeclaredStep>) -> Bool {
        let members = cycle.members
        return members.indices.contains { place in
            let screen = members[place]
            let next = members[(place + 1) % members.count]
            let before = members[(place + members.count - 1) % members.count]
            let shown = Set(edges.lazy.filter { $0.from == before && $0.to == screen }.map(shower))
            let onward = Set(
                edges.lazy.filter { $0.kind == .transition && $0.from == screen && $0.to == next }.map(shower))
            func shows(_ host: String?) -> Bool {
                host.map { $0 != screen && declared.contains(DeclaredStep(from: $0, to: screen)) } ?? false
            }
            return !onward.isEmpty && shown.union(onward).allSatisfy(shows) && shown.isDisjoint(with: onward)
        }
    }

    /// Whether a round goes by a coordinator that several show and that begins with several screens, as a frame that is written
    /// once and used in many places: which of them each one sees is not known, so the round may never come by the one that leads on.
    func standsForSeveral(among cycle: Cycle) -> Bool {
        cycle.edges.contains { step in
            guard step.kind == .root, step.initial else { return false }
            let begun = Set(edges.lazy.filter { $0.kind == .root && $0.initial && $0.from == step.from }.map(\.to))
            guard begun.count > 1 else { return false }
            let users = Set(edges.lazy.filter { $0.to == step.from && $0.from != step.from }.map(\.from))
            return users.subtracting(begun).count + (entries.contains(step.from) ? 1 : 0) > 1
        }
    }

    /// Who shows what an edge leads to; `nil` where that is a call of the screen's own.
    private func shower(of edge: Edge) -> String? {
        edge.kind == .transition ? host(ofRoute: edge.name) : edge.from
    }
}

/// A coordinator and what it declares to show.
struct DeclaredStep: Hashable {
    let from: String
    let to: String
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
