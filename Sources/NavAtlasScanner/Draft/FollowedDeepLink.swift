/// A step of a handler: a route that it takes, a value that it pushes, or a state that it sets.
enum DeepLinkStep: Hashable {
    case routeCall(RouteCall)
    case push(Push)
    case mutation(Mutation)
    case edge(DraftEdge)
    /// What the app's delegate or a coordinator shows itself, by a call or a route of that coordinator.
    case showing(NodeKey, name: String, host: NodeKey?)
}

/// A deep link with the steps that its handler takes.
struct FollowedDeepLink: Hashable {
    var literals: [URLComparison]
    var parameters: [String]
    var steps: [DeepLinkStep]
    var location: DraftLocation
    /// Where its handler stands.
    var handler: DraftLocation
    /// Whether the handler's code has branches.
    var hasBranches: Bool
    /// Whether the handler asks for more than its pattern says.
    var isConditional: Bool
}
