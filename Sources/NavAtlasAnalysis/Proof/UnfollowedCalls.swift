import NavAtlasModel

/// The calls that could not be followed. A call may contradict a finding that something is missing.
///
/// A call in a screen that nobody can come to contradicts nothing. Where it is not known in which screen a call stands,
/// it may stand in any.
struct UnfollowedCalls: Sendable {
    /// Calls that lead somewhere, or may do so, in the graph's order.
    private let calls: [UnresolvedCall]
    private let byCandidate: [String: UnresolvedCall]
    private let byOrigin: [String: UnresolvedCall]
    /// The first call that may lead to any node.
    let anywhere: UnresolvedCall?
    /// The first call that declares a destination of a stack.
    let destination: UnresolvedCall?
    /// The first call of which it is not known in which screen it stands.
    let placeless: UnresolvedCall?

    init(_ graph: NavigationGraph, reachability: (String) -> Reachability) {
        calls = graph.unresolved.filter { call in call.from.map { reachability($0) != .unreachable } ?? true }
        var byCandidate: [String: UnresolvedCall] = [:]
        for call in calls {
            for candidate in call.candidates where byCandidate[candidate] == nil { byCandidate[candidate] = call }
        }
        self.byCandidate = byCandidate
        byOrigin = Dictionary(calls.lazy.compactMap { call in call.from.map { ($0, call) } }) { first, _ in first }
        anywhere = calls.first(where: \.mayLeadAnywhere)
        destination = calls.first { Self.declaresDestination($0.what) }
        placeless = calls.first { $0.from == nil }
    }

    /// Whether what stands there declares a destination of a stack: `content.navigationDestination`, `flowDestination(for:)`.
    private static func declaresDestination(_ what: String) -> Bool {
        let name = what.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        return ["navigationDestination", "flowDestination"].contains(name)
    }

    /// A call that may lead to the node of that id: one that names it, else one that may lead anywhere.
    func leading(to id: String) -> UnresolvedCall? { byCandidate[id] ?? anywhere }

    /// A call that stands in the node of that id.
    func inside(_ id: String) -> UnresolvedCall? { byOrigin[id] }

    /// Why nodes are `unknown` rather than `unreachable`: the reason of a call that could lead to each, over others.
    func reasons(ofUnknown isUnknown: [Bool], index: GraphIndex) -> [String?] {
        var reasons = [String?](repeating: nil, count: isUnknown.count)
        for call in calls {
            var waiting = call.candidates.sorted().compactMap(index.node)
            while let node = waiting.popLast() {
                guard isUnknown[Int(node)], reasons[Int(node)] == nil else { continue }
                reasons[Int(node)] = call.reason
                waiting += index.digraph.places(from: node).map { index.digraph.heads[$0] }
            }
        }
        let other = anywhere?.reason ?? "what leads there was not followed"
        return zip(reasons, isUnknown).map { $0 ?? ($1 ? other : nil) }
    }
}
