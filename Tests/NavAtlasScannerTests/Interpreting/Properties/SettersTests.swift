import Testing

/// Setters that do more than to store, and those that name the new value.
struct SettersTests {
    @Test(arguments: [
        "var route: Route? { get { stored } set { stored = newValue; if let newValue { open(newValue) } } }",
        "var route: Route? { get { stored } set { if let newValue { open(newValue) }; stored = newValue } }",
        """
        var route: Route? { get { stored } set { stored = newValue; update() } }
        func update() { if let stored { open(stored) } }
        """,
        "var route: Route? { get { stored } set(next) { stored = next; if let next { open(next) } } }",
        "var route: Route? { get { nil } set(next) { if let next { open(next) } } }",
        "var route: Route? { willSet(next) { if let next { open(next) } } }",
        "var route: Route? { didSet { if let route { open(route) } } }",
    ])
    func doWhatTheySay(property: String) {
        let model = """
            enum Route { case list, map }
            final class Guide {
                weak var screen: UIViewController?
                private var stored: Route?
                \(property)
                private func open(_ route: Route) {
                    switch route {
                    case .list: screen?.present(ListController(), animated: true)
                    case .map: screen?.present(MapController(), animated: true)
                    }
                }
            }
            """
        func use(_ route: String) -> String { "let guide = Guide(); guide.screen = self; guide.route = .\(route)" }
        ScannedApp(
            property, ["App.swift": TwoControllers.app(model, first: use("list"), second: use("map"))],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController",
            ]
        ).check()
    }

    /// What a setter only stores elsewhere is changed there.
    @Test func onlyToStoreIsToHandOn() {
        ScannedApp(
            "state",
            [
                "App.swift": """
                import SwiftUI
                @main struct Walk: App { var body: some Scene { WindowGroup { HomeView() } } }
                final class Model: ObservableObject {
                    @Published var shown = false
                    var opens: Bool { get { shown } set { shown = newValue } }
                    var logs: Bool { get { shown } set { shown = newValue; print(newValue) } }
                }
                struct HomeView: View {
                    @StateObject var model = Model()
                    var body: some View {
                        Button("One") { model.opens = true }
                        Button("Two") { model.logs = true }
                            .sheet(isPresented: $model.shown) { MapView() }
                    }
                }
                struct MapView: View { var body: some View { Text("Map") } }
                """
            ], has: ["HomeView ~sheet~> MapView : HomeView.shown"], hasNot: ["unresolved"]
        ).check()
    }
}
