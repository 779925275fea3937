import NavAtlasModel

/// An app of which most could not be read.
enum NavigationNotFollowedRule: Rule {
    static let id = "navigation-not-followed"
    static let title = "Most of the app's navigation could not be followed"
    static let severity = Severity.error
    static let isAboutTheGraph = true
    static let rationale = """
        More of the places that navigate could not be followed than are in the graph, as in an app with a router of its \
        own. What is missing from such a graph says nothing about the app, so that this is the only finding, and all \
        others are withheld. The check fails all the same: one that cannot judge must not look like one that passed. \
        Fewer than 20 such places are read one by one, and are no finding where an entry is known.
        """
    static let remedy = """
        Read all folders of the app together, and name where a person comes in with --entry. Where the places in these \
        files go through a router of the app's own, register its coordinators in a tool of your own, which reads them \
        live; or write its ways down in a graph document and give it beside the source. Accept this finding in a \
        baseline to use the map as it is.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry MainView
            MainView ~push~> HomeView : MainView.home [source]
            census Router.swift [resolved=12 dead=3 noNavigation=40 notFollowed=20]
            census Screens.swift [notFollowed=9]
            """,
            """
            census Router.swift [notFollowed=2]
            unresolved "pushViewController(_:animated:)" : "what it shows is not known" [at=Router.swift:8:9]
            """,
        ],
        passing: [
            """
            entry MainView
            MainView ~push~> HomeView : MainView.home [source]
            census Router.swift [resolved=30 notFollowed=29]
            """,
            """
            entry MainView
            MainView ~push~> HomeView : MainView.home [source]
            census Router.swift [resolved=1 notFollowed=19]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        guard !analysis.isUnderstood else { return [] }
        let resolution = analysis.graph.resolution
        let most = resolution.resolved + resolution.notFollowed
        let list = { (counts: [NotFollowed.Count]) in
            counts.prefix(5).map { "\($0.name) (\($0.sites))" }.joined(separator: ", ")
        }
        let (files, reasons) = (analysis.notFollowed.files, analysis.notFollowed.reasons)
        return [
            finding(
                "navigation",
                "most of the app's navigation could not be followed, \(resolution.notFollowed) of \(most) places, so that "
                    + "nothing can be said about what is missing",
                at: [],
                evidence: (files.isEmpty ? [] : ["most in \(list(files))"])
                    + (reasons.isEmpty ? [] : ["most because \(list(reasons))"]))
        ]
    }
}
