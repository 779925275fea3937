import NavAtlasModel

/// Two routes of one coordinator that do the same, as far as a graph can tell.
enum DuplicateRouteRule: Rule {
    static let id = "duplicate-route"
    static let title = "Two routes of a coordinator lead to the same destination in the same way"
    static let severity = Severity.warning
    // The graph does not know the values that a route makes its destination with: `terms` and `privacy` may both show
    // a web page.
    static let isEnabledByDefault = false
    static let rationale = """
        The routes have the same destination, presentation and input, so one of them is enough. It is easy to change \
        one and forget the other. The rule is off by default, because the routes may pass different values to their \
        destination, which a graph does not show.
        """
    static let remedy = "Keep one of the routes, or give them inputs that differ."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: #"""
                import Stinsen
                import SwiftUI

                final class TodosCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \TodosCoordinator.start)
                    @Root var start = makeStart
                    @Route(.push) var todo = makeTodo
                    @Route(.push) var details = makeTodo
                    func makeStart() -> some View { TodosScreen() }
                    func makeTodo(id: UUID) -> some View { TodoScreen() }
                }

                struct TodosScreen: View { var body: some View { Text("Todos") } }
                struct TodoScreen: View { var body: some View { Text("Todo") } }
                """#,
            passing: #"""
                import Stinsen
                import SwiftUI

                final class TodosCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \TodosCoordinator.start)
                    @Root var start = makeStart
                    @Route(.push) var todo = makeTodo
                    @Route(.modal) var details = makeTodo
                    func makeStart() -> some View { TodosScreen() }
                    func makeTodo(id: UUID) -> some View { TodoScreen() }
                }

                struct TodosScreen: View { var body: some View { Text("Todos") } }
                struct TodoScreen: View { var body: some View { Text("Todo") } }
                """#),
        triggering: [
            """
            entry TodosCoordinator
            TodosCoordinator -root!-> TodosScreen : start
            TodosCoordinator -push-> TodoScreen : todo(UUID)
            TodosCoordinator -push-> TodoScreen : details(UUID)
            """
        ],
        passing: [
            """
            entry TodosCoordinator
            TodosCoordinator -root!-> TodosScreen : start
            TodosCoordinator -push-> TodoScreen : todo(UUID)
            TodosCoordinator -sheet-> TodoScreen : preview(UUID)
            TodosCoordinator -push-> TodoScreen : new(Draft)
            """,
            """
            entry TodosCoordinator
            TodosCoordinator -root!-> TodosScreen : start
            TodosCoordinator -push-> TodoScreen : todo(UUID)
            ArchiveCoordinator -push-> TodoScreen : todo(UUID)
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let routes = analysis.graph.edges.filter { $0.kind == .route }
        let groups = Dictionary(grouping: routes) { edge in
            // What opens, how, and with what.
            [edge.from, edge.to, edge.presentation?.rawValue, edge.input]
        }
        return groups.values.filter { $0.count > 1 }.map { routes in
            let routes = routes.sorted { $0.name < $1.name }
            let names = routes.map(\.routeName)
            return finding(
                names.joined(separator: ", "), "\(names.listed) lead to \(routes[0].to) in the same way",
                at: routes.flatMap(\.locations), evidence: routes.map(Finding.evidence))
        }
    }
}
