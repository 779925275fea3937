import Testing

/// States that code watches: it is told what the app's code was seen to assign.
@Suite struct UnknownAssignmentsTests {
    private static func app(
        _ model: String, _ watching: String = "model.$state.sink { [weak self] in self?.render($0) }.store(in: &kept)",
        change: String
    ) -> String {
        TwoControllers.app(
            """
            import Combine
            enum LoadState { case idle, loaded, offline }
            \(model)
            """,
            first: """
                \(watching) }
                private let model = NewsModel()
                private var kept = Set<AnyCancellable>()
                @objc func refresh() { \(change) }
                private func render(_ state: LoadState) {
                    switch state {
                    case .idle: break
                    case .loaded: present(ListController(), animated: true)
                    case .offline: present(MapController(), animated: true)
                    }
                """,
            second: "let offline = LoadState.offline; print(offline)")
    }

    private static let model = "final class NewsModel { @Published var state = LoadState.idle }"
    private static let shown = "FirstController ~sheet~> ListController : present"

    @Test(arguments: [
        (model, "model.state = .loaded"),
        (model.replacing("var state = LoadState.idle", with: "var state: LoadState?"), "model.state = .loaded"),
        (
            """
            final class NewsModel {
                @Published private(set) var state: LoadState
                init() { state = .idle }
                func load() { state = .loaded }
            }
            """, "model.load()"
        ),
    ])
    func whatNobodyAssignsDoesNotCome(_ model: String, _ change: String) {
        let isOptional = model.contains("LoadState?")
        let watching =
            "model.$state.sink { [weak self] state in if let state { self?.render(state) } }.store(in: &kept)"
        let source = isOptional ? Self.app(model, watching, change: change) : Self.app(model, change: change)
        ScannedApp(change, ["App.swift": source], has: [Self.shown], hasNot: ["~> MapController"]).check()
    }

    /// Code that reads the state itself finds there what was assigned, too.
    @Test(arguments: [
        "if let state = model.state { render(state) }",
        "switch model.state { case let state?: render(state); case nil: break }",
    ])
    func whatNobodyAssignsIsNotRead(_ read: String) {
        let model = "final class NewsModel { @Published var state: LoadState? }"
        let source = Self.app(
            model, "super.viewDidAppear(animated)", change: "model.state = .loaded }\n@objc func open() { \(read)")
        ScannedApp(read, ["App.swift": source], has: [Self.shown], hasNot: ["~> MapController"]).check()
        let unknown = source.replacing("model.state = .loaded", with: "model.state = unread()")
        ScannedApp(
            "\(read) of something unknown", ["App.swift": unknown],
            has: ["FirstController ~sheet~> MapController : present"]
        ).check()
    }

    /// What is unknown may be any case, and so may what somebody else changes.
    @Test(arguments: [
        (model, "model.state = unread()"),
        (model.replacing("@Published", with: "@Stored"), "model.state = .loaded"),
        (
            """
            \(model)
            struct Choice: View {
                @ObservedObject var model: NewsModel
                var body: some View { Pick($model.state) }
            }
            """, ""
        ),
    ])
    func whatIsNotKnownMayBeAnyCase(_ model: String, _ change: String) {
        ScannedApp(
            change, ["App.swift": Self.app(model, change: change)],
            has: ["FirstController ~sheet~> MapController : present"]
        ).check()
    }
}
