import Testing

/// View models that do something as a published property changes.
@Suite struct ListeningModelsTests {
    /// What the model of the first view listens to, a screen changes: it leads to what is shown then.
    @Test func followForTheScreenThatChangesASession() {
        ScannedApp(
            "a session",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                struct Member { let name: String }
                final class Session {
                    static let shared = Session()
                    @Published var member: Member?
                    func enter() async throws { member = try await Door.open().member }
                    func leave() { member = nil }
                }
                @main struct Club: App { var body: some Scene { WindowGroup { Lobby() } } }
                final class LobbyModel: ObservableObject {
                    @Published var member: Member?
                    private var kept: Set<AnyCancellable> = []
                    init() { Session.shared.$member.sink { [weak self] in self?.member = $0 }.store(in: &kept) }
                }
                struct Lobby: View {
                    @StateObject private var model = LobbyModel()
                    var body: some View { if model.member != nil { Bar() } else { Entrance() } }
                }
                struct Entrance: View {
                    var body: some View { Button("enter") { Task { try await Session.shared.enter() } } }
                }
                struct Bar: View { var body: some View { Button("leave") { Session.shared.leave() } } }
                """
            ],
            has: ["Entrance ~root~> Bar : Lobby.bar", "Bar ~root~> Entrance : Lobby.entrance"],
            hasNot: ["Lobby ~root~>"]
        ).check()
    }

    /// What a model does as its own property changes, the screen does that changes it: not who made the model, nor who takes
    /// the change back. An alert that the property shows takes it back, too, and never asks for it.
    @Test(arguments: [
        "", ".alert(\"Closed\", isPresented: $keeper.isDone) { Button(\"Fine\") {} }",
        ".sheet(isPresented: $keeper.isDone) { Text(\"Closed\") }",
    ])
    func followForTheScreenThatChangesTheirOwnProperty(_ shown: String) {
        Self.club(
            shown, has: ["Form2 ~root~> Entrance : Lobby.entrance"], hasNot: ["Desk ~root~>", "Form1 ~root~>"]
        ).check()
    }

    /// Who has the model begin to follow its property does not ask for what comes of that later.
    @Test func followForTheScreenThatChangesWhatAnotherHadThemFollow() {
        Self.club(
            ".onAppear { keeper.follow() }", begun: "func follow()",
            has: ["Form2 ~root~> Entrance : Lobby.entrance"], hasNot: ["Desk ~root~>", "Form1 ~root~>"]
        ).check()
    }

    /// What a model does as the system takes away what its property shows, the screen does that holds the model.
    @Test func followForTheirHolderWhatTheSystemTakesAway() {
        let shown = ".sheet(isPresented: $keeper.isDone) { Text(\"Closed\") }"
        Self.club(shown, filter: "!$0", has: ["Desk ~root~> Entrance : Lobby.entrance"]).check()
    }

    private static func club(
        _ shown: String, filter: String = "$0 == true", begun: String = "init()", has expected: [String],
        hasNot absent: [String] = []
    ) -> ScannedApp {
        ScannedApp(
            "a keeper",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                final class Club: ObservableObject { static let shared = Club(); @Published var isIn = true }
                @main struct Guests: App { var body: some Scene { WindowGroup { Lobby() } } }
                struct Lobby: View {
                    @ObservedObject private var club = Club.shared
                    var body: some View { if club.isIn { Desk() } else { Entrance() } }
                }
                struct Entrance: View { var body: some View { Text("entrance") } }
                final class Keeper: ObservableObject {
                    @Published var isDone = false
                    private var kept: Set<AnyCancellable> = []
                    \(begun) {
                        $isDone.filter { \(filter) }.sink { [weak self] _ in self?.close() }.store(in: &kept)
                    }
                    func finish() { isDone = true }
                    func begin() { isDone = false }
                    private func close() { Club.shared.isIn = false }
                }
                struct Desk: View {
                    @StateObject private var keeper = Keeper()
                    var body: some View {
                        NavigationStack { NavigationLink("a") { Form1().environmentObject(keeper) } }
                        \(shown)
                    }
                }
                struct Form1: View {
                    @EnvironmentObject var keeper: Keeper
                    var body: some View {
                        Button("begin") { keeper.begin() }
                        NavigationLink("next") { Form2().environmentObject(keeper) }
                    }
                }
                struct Form2: View {
                    @EnvironmentObject var keeper: Keeper
                    var body: some View { Button("done") { keeper.finish() } }
                }
                """
            ],
            has: expected, hasNot: absent)
    }

    /// What the model of a view controller hears from a library, that controller does: not the screen that made the model.
    @Test func followForTheControllerThatHasTheModel() {
        ScannedApp(
            "a kitchen",
            [
                "App.swift": """
                import Combine
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Menu())
                        return true
                    }
                }
                final class Menu: UIViewController {
                    @objc func tapped() {
                        let model = StoveModel()
                        navigationController?.pushViewController(Stove(model: model), animated: true)
                    }
                }
                final class StoveModel {
                    let isDone = PassthroughSubject<Void, Never>()
                    private var kept: Set<AnyCancellable> = []
                    init() {
                        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                            .sink { [weak self] _ in self?.isDone.send(()) }.store(in: &kept)
                    }
                }
                final class Stove: UIViewController {
                    private let model: StoveModel
                    private var kept: Set<AnyCancellable> = []
                    init(model: StoveModel) {
                        self.model = model
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    override func viewDidLoad() {
                        model.isDone.sink { [weak self] in self?.present(Bell(), animated: true) }.store(in: &kept)
                    }
                }
                final class Bell: UIViewController {}
                """
            ],
            has: ["Stove ~sheet~> Bell : present", "Menu ~push~> Stove : pushViewController"], hasNot: ["Menu ~sheet~>"]
        ).check()
    }
}
