import NavAtlasModel

/// An app of which most could not be read.
enum NavigationNotFollowedRule: Rule {
    static let id = "navigation-not-followed"
    static let title = "NavAtlas could not follow most of the app's navigation"
    static let severity = Severity.error
    static let isAboutTheGraph = true
    static let rationale = """
        NavAtlas could not follow more navigation calls than it put in the graph. This happens in an app with its \
        own router. What is missing from such a graph says nothing about the app, so NavAtlas withholds all other \
        findings. The check fails, because a check that cannot judge must not look like one that passed. The rule \
        ignores fewer than 20 such calls if an entry is known.
        """
    static let remedy = """
        Scan all folders of the app together, and name its root with --entry. If the calls go through a router of \
        your own, register its coordinators in a tool of your own, which reads them live, or write the missing \
        routes in a graph document and pass it beside the source. To use the map as it is, accept this finding in a \
        baseline.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import UIKit

                final class Navigator {
                    let stack = UINavigationController()

                    func open(_ name: String) {
                        guard let type = NSClassFromString(name) as? UIViewController.Type else { return }
                        stack.pushViewController(type.init(), animated: true)
                    }
                }

                final class ItemController: UIViewController {
                    let navigator: Navigator
                    @IBAction func openNext() { navigator.open("NextController") }
                }
                """,
            passing: """
                import UIKit

                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = UINavigationController(rootViewController: ItemController())
                    }
                }

                final class ItemController: UIViewController {
                    @IBAction func openNext() {
                        navigationController?.pushViewController(NextController(), animated: true)
                    }
                }

                final class NextController: UIViewController {}
                """),
        triggering: [
            """
            MainView ~push~> HomeView : MainView.home [source]
            census Main.swift [resolved=12]
            unresolved "Sample" : "its first screen was not found" [at=Main.swift:3:8 candidate=*]
            """,
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
        let calls = "\(resolution.notFollowed) of \(most) navigation calls"
        let message =
            analysis.graph.hasUnknownStart
            ? "NavAtlas could not follow what the app shows first, nor \(calls), so it cannot say what can be reached"
            : "NavAtlas could not follow \(calls), so it cannot say what is missing in the app"
        return [
            finding(
                "navigation", message, at: [],
                evidence: (files.isEmpty ? [] : ["most of them in \(list(files))"])
                    + (reasons.isEmpty ? [] : ["reasons: \(list(reasons))"]))
        ]
    }
}
