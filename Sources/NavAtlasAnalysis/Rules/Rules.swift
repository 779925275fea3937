import NavAtlasModel

/// The list of all rules, and the function that asks them.
public enum Rules {
    /// Every rule, in the order in which documentation lists them.
    public static let all: [any Rule.Type] = [
        NavigationNotFollowedRule.self,
        MissingEntryRule.self,
        UnreachableScreenRule.self,
        UnreachableCoordinatorRule.self,
        UnregisteredCoordinatorRule.self,
        MissingInitialRootRule.self,
        GrowingCycleRule.self,
        DeadEndRule.self,
        ModalTrapRule.self,
        MissingDestinationRule.self,
        UnusedRouteRule.self,
        UnhandledActionRule.self,
        DuplicateRouteRule.self,
        PushOutsideContainerRule.self,
        NestedContainerRule.self,
        StrongParentRule.self,
        LeakedCoordinatorRule.self,
        NonfinalCoordinatorRule.self,
        ChildRouteWithActionRule.self,
        ChildRouteWithViewRule.self,
        BrokenDeepLinkRule.self,
        ShadowedDeepLinkRule.self,
        DeepLinkGapRule.self,
        UnfollowedDeepLinkRule.self,
        UnclaimedLinkPatternRule.self,
        DeepLinkMismatchRule.self,
        EmptyRouteRule.self,
        FailingFactoryRule.self,
        BoundedExplorationRule.self,
        UnresolvedNavigationRule.self,
        SourceRuntimeMismatchRule.self,
        UntestedTransitionRule.self,
    ]

    /// The rules, and what else findings come from: what a team has written down itself.
    public static let described = all.map { $0.description } + RuleDescription.ofTeam

    /// The rules that are asked unless a team decides otherwise.
    public static let standard: [any Rule.Type] = all.filter { $0.isEnabledByDefault }

    /// The id of the rule about missing links: pictures show links themselves, and pass its findings over.
    public static let deepLinkGap = DeepLinkGapRule.id

    /// The id of the rule about URLs that do not lead to their screens.
    public static let deepLinkMismatch = DeepLinkMismatchRule.id

    /// The id of the rule about transitions that no test takes.
    public static let untestedTransition = UntestedTransitionRule.id

    /// Whether a finding says that most of the app could not be followed, which stands before everything else.
    public static func isVerdict(_ finding: Finding) -> Bool { finding.rule == NavigationNotFollowedRule.id }

    /// A finding about a URL that was compared with the declared links.
    public static func deepLinkMismatch(_ url: String, _ problem: String, at location: SourceLocation) -> Finding {
        DeepLinkMismatchRule.finding(url, "\(url) \(problem)", at: [location])
    }

    /// What rules have to say about a graph for certain, sorted: errors first, then by rule and subject.
    public static func findings(in analysis: Analysis, by rules: [any Rule.Type] = standard) -> [Finding] {
        answers(in: analysis, by: rules).findings
    }

    /// What rules have to say about a graph, and what they withhold.
    public static func answers(in analysis: Analysis, by rules: [any Rule.Type] = standard) -> RuleAnswers {
        let all = rules.flatMap { rule in
            rule.findings(in: analysis).map { finding in
                var finding = finding
                if !analysis.isUnderstood, !rule.isAboutTheGraph { finding.doubt = notUnderstood }
                return finding
            }
        }.sorted()
        return RuleAnswers(findings: all.filter { $0.doubt == nil }, withheld: all.filter { $0.doubt != nil })
    }

    /// The doubt about every finding where most of an app was not followed.
    private static let notUnderstood = "NavAtlas could not follow most of the app's navigation"
}
