/// The rules.
public enum Rules {
    /// Every rule, in the order in which documentation lists them.
    public static let all: [any Rule.Type] = [
        MissingEntryRule.self,
        UnreachableScreenRule.self,
        UnreachableCoordinatorRule.self,
        UnregisteredCoordinatorRule.self,
        MissingInitialRootRule.self,
        GrowingCycleRule.self,
        UnusedRouteRule.self,
        BrokenDeepLinkRule.self,
        ShadowedDeepLinkRule.self,
        DeepLinkGapRule.self,
    ]

    /// The id of the rule about missing links: pictures show links themselves, and pass its findings over.
    public static let deepLinkGap = DeepLinkGapRule.id

    /// What all rules have to say about a graph, sorted: errors first, then by rule and subject.
    public static func findings(in analysis: Analysis) -> [Finding] {
        all.flatMap { $0.findings(in: analysis) }.sorted()
    }
}
