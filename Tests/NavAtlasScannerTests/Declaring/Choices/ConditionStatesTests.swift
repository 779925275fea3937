import Testing

/// Roots that a view chooses by what it asks of a state, in the many ways in which that is written.
struct ConditionStatesTests {
    /// An app in which a person signs in and out.
    ///
    /// - Parameters:
    ///   - model: what the session holds.
    ///   - changes: what it does as a person signs in, and out.
    ///   - content: what the first view shows.
    ///   - names: what the routes are called.
    private static func club(
        _ model: String, _ changes: (in: String, out: String), _ content: String, _ names: (hall: String, door: String),
        by chooser: String = "Root"
    ) -> ScannedApp {
        ScannedApp(
            content + " / " + model,
            [
                "App.swift": """
                import SwiftUI
                enum Phase: String { case outside, inside; var isIn: Bool { self == .inside } }
                @Observable final class Session {
                    \(model)
                    func signIn() { \(changes.in) }
                    func signOut() { \(changes.out) }
                }
                @main struct Club: App {
                    @State private var session = Session()
                    var body: some Scene { WindowGroup { Root(session: session).environment(session) } }
                }
                struct Root: View {
                    let session: Session
                    var body: some View { \(content) }
                }
                struct Chooser: View {
                    let isIn: Bool
                    var body: some View { if isIn { Hall() } else { Door() } }
                }
                struct Door: View {
                    @Environment(Session.self) private var session
                    var body: some View { Button("in") { session.signIn() } }
                }
                struct Hall: View {
                    @Environment(Session.self) private var session
                    var body: some View { Button("out") { session.signOut() } }
                }
                """
            ],
            has: [
                "Door ~root~> Hall : \(chooser).\(names.hall)", "Hall ~root~> Door : \(chooser).\(names.door)",
                "\(chooser) -root!-> Door : \(names.door)",
            ], hasNot: ["Door ~root~> Door", "Hall ~root~> Hall", "unresolved"])
    }

    private static func choice(by condition: String) -> String { "if \(condition) { Hall() } else { Door() }" }

    private static let names = (hall: "hall", door: "door")
    private static let phase = "var phase = Phase.outside"
    private static let phases = (in: "phase = .inside", out: "phase = .outside")
    private static let user = "var user: String?"
    private static let users = (in: "user = \"me\"", out: "user = nil")
    private static let cases = "switch session.phase { case .outside: Door(); case .inside: Hall() }"
    private static let caseNames = (hall: "inside", door: "outside")

    static let apps = [
        club("var token = \"\"", ("token = \"t\"", "token = \"\""), choice(by: "!session.token.isEmpty"), names),
        club("var token = \"\"", ("token = \"t\"", "token = \"\""), choice(by: "session.token != \"\""), names),
        club("var all: [Int] = []", ("all.append(1)", "all.removeAll()"), choice(by: "!session.all.isEmpty"), names),
        club("var all: [Int] = []", ("all = [1]", "all = []"), choice(by: "session.all.count > 0"), names),
        club(
            "var ids: Set<Int> = []", ("ids.insert(1)", "ids.remove(1)"), choice(by: "session.ids.contains(1)"), names),
        club(user, users, "let isIn = session.user != nil; " + choice(by: "isIn"), names),
        club(user + "; func isIn() -> Bool { user != nil }", users, choice(by: "session.isIn()"), names),
        club(user, users, "Chooser(isIn: session.user != nil)", names, by: "Chooser"),
        club(phase, phases, choice(by: "session.phase.isIn"), ("inside", "door")),
        club(phase, phases, choice(by: "session.phase.rawValue == \"inside\""), ("inside", "door")),
        club(phase, phases, choice(by: "[.inside].contains(session.phase)"), ("inside", "door")),
        club(user + "; var phase: Phase { user == nil ? .outside : .inside }", users, cases, caseNames),
        club(
            user + "; var phase: Phase { guard user != nil else { return .outside }; return .inside }", users, cases,
            caseNames),
        club(
            user + "; var phase: Phase { if let user { .inside } else { .outside } }", users, cases, caseNames),
    ]

    @Test("Who changes the state leads to what it shows", arguments: apps)
    func whoChangesTheStateLeadsToWhatItShows(app: ScannedApp) { app.check() }

    /// What is compared with a limit is not followed, and said.
    @Test(arguments: ["session.visits > 3", "session.visits >= limit"])
    func whatIsNotKnownIsSaid(_ condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import SwiftUI
                let limit = 7
                @Observable final class Session { var visits = 0 }
                @main struct Club: App {
                    @State private var session = Session()
                    var body: some Scene { WindowGroup { Root(session: session) } }
                }
                struct Root: View {
                    let session: Session
                    var body: some View { if \(condition) { Hall() } else { Door(session: session) } }
                }
                struct Door: View {
                    let session: Session
                    var body: some View { Button("in") { session.visits += 1 } }
                }
                struct Hall: View { var body: some View { Text("hall") } }
                """
            ],
            has: [
                "unresolved root : \"which of them it shows is decided while the app runs\" [from=Root candidate=Door candidate=Hall]"
            ], hasNot: ["~root~>"]
        ).check()
    }

    /// A `Result` chooses a root as an enum of the app's own does.
    @Test(arguments: [
        "switch loader.result { case nil: StartView(loader: loader); case .success: ListView(); case .failure: SorryView() }",
        """
        if case .success = loader.result {
            ListView()
        } else if case .failure = loader.result {
            SorryView()
        } else {
            StartView(loader: loader)
        }
        """,
    ])
    func mayBeAResult(body: String) {
        ScannedApp(
            body,
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Loader {
                    var result: Result<[String], Error>?
                    func load() async {
                        do { result = .success(try await fetch()) } catch { result = .failure(error) }
                    }
                    private func fetch() async throws -> [String] { try await Task.sleep(for: .seconds(1)); return [] }
                }
                @main struct Menu: App {
                    @State private var loader = Loader()
                    var body: some Scene { WindowGroup { \(body) } }
                }
                struct StartView: View {
                    let loader: Loader
                    var body: some View { Button("Load") { Task { await loader.load() } } }
                }
                struct ListView: View { var body: some View { Text("Dishes") } }
                struct SorryView: View { var body: some View { Text("Sorry") } }
                """
            ],
            has: ["StartView ~root~> ListView : Menu.success", "StartView ~root~> SorryView : Menu.failure"],
            hasNot: ["unresolved"]
        ).check()
    }
}
