import NavAtlasModel

/// A call that navigates, and that could not be followed.
enum UnresolvedNavigationRule: Rule {
    static let id = "unresolved-navigation"
    static let title = "A call that navigates could not be followed"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let isAboutTheGraph = true
    static let rationale = """
        What a call does that could not be followed is missing from the graph: a screen may look unreachable or \
        unlinked on its account, and a way round may not be seen. Every report lists such calls; as findings they can \
        be held at zero, or in a baseline. The rule is off unless asked for, since it speaks of the map rather than of \
        the app.
        """
    static let remedy = "Name the route or the destination where it is triggered, or leave it and read the list."
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            unresolved "router.route(to: next)" : "the route is a variable" [from=HomeScreen candidate=*]
            """
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : start [source]
            MainCoordinator -push-> DetailScreen : detail [source]
            HomeScreen ~push~> DetailScreen : MainCoordinator.detail [source]
            """
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.graph.unresolved.filter { !$0.isFollowed }.map { call in
            let origin = call.from.map { "in \($0), " } ?? ""
            let subject = [call.from, call.what].compactMap { $0 }.joined(separator: ": ")
            return finding(
                subject.isEmpty ? "unresolved" : subject, "\(origin)\(call.what) could not be followed: \(call.reason)",
                at: call.location.map { [$0] } ?? [],
                evidence: call.candidates.sorted().filter { $0 != "*" }.map { "may lead to \($0)" })
        }
    }
}
