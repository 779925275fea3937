import Testing

/// Closures that are kept, and that only dead code would call: nobody does what they do.
@Suite struct UncalledClosuresTests {
    @Test(arguments: [
        "var onFinish: (() -> Void)?; private func finish() { onFinish?() }",
        "var onFinish: (() -> Void)?; func finish() { onFinish?() }",
        "@ObservationIgnored var onFinish: (() -> Void)?",
    ])
    func whatOnlyDeadCodeCallsIsNotDone(_ members: String) {
        let source = TwoControllers.app(
            "final class SurveyModel { \(members) }",
            first: """
                model.onFinish = { [weak self] in self?.present(ListController(), animated: true) } }
                private let model = SurveyModel()
                func leave() { print(1)
                """, second: "present(MapController(), animated: true)")
        ScannedApp(
            members, ["App.swift": source], has: ["SecondController ~sheet~> MapController : present"],
            hasNot: ["~> ListController"]
        ).check()
    }

    /// A parameter of the name is not the property: what is given is only kept.
    @Test func aScreenLeavesWhatNobodyCalls() {
        ScannedApp(
            "a closure that is given and never called",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case song, credits }
                final class Downloader {
                    let failed: () -> Void
                    init(failed: @escaping () -> Void) { self.failed = failed }
                    func load() { print("loading") }
                }
                @Observable final class Navigation {
                    var path: [Page] = []
                    @ObservationIgnored private var downloader: Downloader?
                    func begin() {
                        let downloader = Downloader(failed: { self.path.append(.credits) })
                        downloader.load()
                        self.downloader = downloader
                    }
                }
                @main struct Songs: App { var body: some Scene { WindowGroup { SongFlow() } } }
                struct SongFlow: View {
                    @State private var navigation = Navigation()
                    var body: some View {
                        NavigationStack(path: $navigation.path) {
                            NavigationLink("Song", value: Page.song).navigationDestination(for: Page.self) { page in
                                switch page {
                                case .song: SongScreen(navigation: navigation)
                                case .credits: CreditsScreen()
                                }
                            }
                        }
                    }
                }
                struct SongScreen: View {
                    let navigation: Navigation
                    var body: some View { Button("Load") { navigation.begin() } }
                }
                struct CreditsScreen: View { var body: some View { Text("By me") } }
                """
            ], has: ["SongFlow ~push~> SongScreen : SongFlow.song"], hasNot: ["~push~> CreditsScreen"]
        ).check()
    }

    /// A handler that a bus keeps in code of its own is told of its event alone.
    @Test func aHandlerOfAnEventThatNobodyTellsIsNotCalled() {
        let code = """
            struct Saved {}
            struct Deleted {}
            final class Events {
                static let shared = Events()
                private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
                func on<E>(_ event: E.Type, _ done: @escaping (E) -> Void) {
                    handlers[ObjectIdentifier(event), default: []].append { given in if let given = given as? E { done(given) } }
                }
                func tell<E>(_ event: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(event) } }
            }
            final class EventFlow {
                let stack = UINavigationController(rootViewController: FirstController())
                func start() {
                    Events.shared.on(Saved.self) { [unowned self] _ in stack.pushViewController(ListController(), animated: true) }
                    Events.shared.on(Deleted.self) { [unowned self] _ in
                        stack.pushViewController(MapController(), animated: true)
                    }
                }
            }
            """
        let source = TwoControllers.app(code, first: "Events.shared.tell(Saved())", second: "")
            .replacing("window = UIWindow()", with: "flow.start(); window = UIWindow()")
            .replacing("bar.viewControllers = [FirstController()", with: "bar.viewControllers = [flow.stack")
            .replacing("var window: UIWindow?", with: "var window: UIWindow?; let flow = EventFlow()")
        ScannedApp(
            "an event that nobody tells", ["App.swift": source],
            has: ["FirstController ~push~> ListController : EventFlow.start"],
            hasNot: ["-root!-> MapController", "~> MapController"]
        ).check()
    }
}
