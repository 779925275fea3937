import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// A small app with something wrong in each way that a report has to show.
enum SampleReport {
    static let notation = """
        entry MainCoordinator
        coordinator AuthenticatedCoordinator tab
        coordinator ForgottenCoordinator stack [at=App/Forgotten/ForgottenCoordinator.swift:4:13]
        coordinator MainCoordinator stack
        coordinator ProfileCoordinator
        coordinator TestbedCoordinator stack
        screen ForgottenScreen [at=App/Forgotten/ForgottenScreen.swift:3:8]
        screen OfferScreen
        screen SecretScreen
        MainCoordinator -root!-> LoginScreen : unauthenticated [source]
        MainCoordinator -root-> AuthenticatedCoordinator : authenticated(User) [source]
        LoginScreen ~root~> AuthenticatedCoordinator : MainCoordinator.authenticated [source at=App/Login.swift:12:9]
        AuthenticatedCoordinator -tab-> TodosCoordinator : todos [source]
        AuthenticatedCoordinator -tab-> ProfileCoordinator : profile [source at=App/Main.swift:9:5]
        AuthenticatedCoordinator -tab-> TestbedCoordinator : testbed [source]
        TodosCoordinator -root!-> TodosScreen : start [source]
        TodosCoordinator -push-> TodoScreen : todo(UUID) [source]
        TodosScreen ~push~> TodoScreen : TodosCoordinator.todo [source at=App/Todos.swift:28:13]
        TestbedCoordinator -root!-> TestbedScreen : start [source]
        TestbedCoordinator -push-> TestbedCoordinator : again [source]
        TestbedScreen ~push~> TestbedCoordinator : TestbedCoordinator.again [source at=App/Testbed.swift:7:9]
        TodosCoordinator -sheet-> SettingsScreen : settings [source at=App/Todos.swift:6:5]
        ForgottenCoordinator -root!-> ForgottenScreen : start [source]
        link todo://todo/{id} => TodoScreen : MainCoordinator.authenticated / TodosCoordinator.todo
        link todo://offer => OfferScreen
        link todo://gone => TodosScreen : MainCoordinator.gone [at=App/Links.swift:5:9]
        unresolved "router.route(to: next)" : "the route is a variable" \
        [from=TodoScreen candidate=SecretScreen at=App/Todo.swift:40:17]
        bound "values handed through more than 8 fields" : "ways of what they lead to" [at=App/Todo.swift:9:5]
        """

    static func make() throws -> Report {
        let analysis = Analysis(try Notation.parse(notation))
        let answers = Rules.answers(in: analysis)
        return Report(
            title: "TodoApp", analysis: analysis, findings: answers.findings, withheld: answers.withheld)
    }

    /// A report of one node of a name that stands everywhere where a name can.
    static func hostile(_ name: String) throws -> Report {
        let place = SourceLocation(file: name, line: 1, column: 2)
        let graph = try NavigationGraph(
            entries: [name], nodes: [Node(id: name, kind: .screen, location: place)],
            edges: [
                Edge(
                    from: name, to: name, kind: .route, name: name, presentation: Presentation(rawValue: name),
                    locations: [place])
            ],
            deepLinks: [DeepLink(pattern: name, to: name, path: [name])],
            unresolved: [UnresolvedCall(what: name, reason: name, from: name, candidates: [name], location: place)])
        let finding = Finding(
            rule: name, severity: .error, subject: name, message: name, help: name, locations: [place],
            evidence: [name, name])
        return Report(title: name, analysis: Analysis(graph), findings: [finding])
    }
}
