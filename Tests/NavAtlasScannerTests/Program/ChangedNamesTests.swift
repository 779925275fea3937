import NavAtlasScanner
import Testing

/// A state that only initializers write is what the object was made with; any other one may become any of its cases.
struct ChangedNamesTests {
    private static func orchard(
        model members: String, season: String = "case bloom, harvest", view: String = ""
    ) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Orchard: App { var body: some Scene { WindowGroup { TreeView(model: TreeModel(season: .bloom)) } } }
            enum Season { \(season) }
            final class TreeModel: ObservableObject {
                @Published var season: Season
                \(members)
            }
            struct TreeView: View {
                @StateObject var model: TreeModel
                var body: some View {
                    NavigationStack {
                        switch model.season {
                        case .bloom: NavigationLink("b") { BloomView() }
                        case .harvest: NavigationLink("h") { HarvestView() }
                        }
                        \(view)
                    }
                }
            }
            struct BloomView: View { var body: some View { Text("b") } }
            struct HarvestView: View { var body: some View { Text("h") } }
            """
        ]
    }

    private static let plain = "init(season: Season) { self.season = season }"

    static let kept = [
        ScannedApp(
            "only the initializer writes it", orchard(model: plain),
            has: ["TreeView ~push~> BloomView : NavigationLink"], hasNot: ["HarvestView", "unresolved"]),
        ScannedApp(
            "the initializer writes it in a branch",
            orchard(
                model: """
                    init(season: Season) {
                        if Clock.isWinter { self.season = .bloom } else { self.season = season }
                    }
                    """),
            has: ["TreeView ~push~> BloomView : NavigationLink"], hasNot: ["HarvestView", "unresolved"]),
    ]

    static let changed = [
        ScannedApp(
            "a function writes it", orchard(model: "\(plain)\nfunc ripen() { season = .harvest }"),
            has: ["TreeView ~push~> HarvestView : NavigationLink"], hasNot: []),
        ScannedApp(
            "a closure that the initializer hands on writes it",
            orchard(
                model: """
                    init(season: Season) {
                        self.season = season
                        Clock.wait { self.season = Clock.season() }
                    }
                    """),
            has: ["TreeView ~push~> HarvestView : NavigationLink"], hasNot: []),
        ScannedApp(
            "a binding writes it", orchard(model: plain, view: "SeasonPicker(choice: $model.season)"),
            has: ["TreeView ~push~> HarvestView : NavigationLink"], hasNot: []),
        ScannedApp(
            "a function that takes it `inout` writes it",
            orchard(model: "\(plain)\nfunc ripen() { Clock.advance(&season) }"),
            has: ["TreeView ~push~> HarvestView : NavigationLink"], hasNot: []),
        ScannedApp(
            "a stream writes it by its key path",
            orchard(model: "\(plain)\nfunc ripen() { Clock.seasons.assign(to: \\.season, on: self) }"),
            has: ["TreeView ~push~> HarvestView : NavigationLink"], hasNot: []),
        ScannedApp(
            "a mutating function of its type writes it",
            orchard(
                model: "\(plain)\nfunc ripen() { season.advance() }",
                season: "case bloom, harvest\nmutating func advance() { self = Clock.season() }"),
            has: ["TreeView ~push~> HarvestView : NavigationLink"], hasNot: []),
    ]

    @Test(arguments: kept + changed)
    func aStateIsKnownWhileNothingChangesIt(_ app: ScannedApp) { app.check() }

    /// Other types may have a property of the same name, and something may be bound to that.
    @Test func aViewsOwnStateIsNotChangedByOthers() {
        ScannedApp(
            "a table chooses by a state that another type's property is called like",
            [
                "App.swift": """
                import SwiftUI
                enum Stop { case lobby, cellar }
                @Observable final class Lift { var stop: [Stop] = [] }
                @main struct House: App {
                    @State private var lift = Lift()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $lift.stop) {
                                Yard().navigationDestination(for: Stop.self) { StopView(stop: $0) }
                            }
                            .environment(lift)
                        }
                    }
                }
                struct StopView: View {
                    @State var stop: Stop
                    var body: some View {
                        switch stop {
                        case .lobby: Lobby()
                        case .cellar: Cellar()
                        }
                    }
                }
                struct Yard: View {
                    @Environment(Lift.self) private var lift
                    var body: some View { Button("enter") { lift.stop.append(.lobby) } }
                }
                struct Lobby: View {
                    @Environment(Lift.self) private var lift
                    var body: some View { Button("down") { lift.stop.append(.cellar) } }
                }
                struct Cellar: View { var body: some View { Text("cellar") } }
                """
            ],
            has: ["Yard ~push~> Lobby : House.lobby", "Lobby ~push~> Cellar : House.cellar"],
            hasNot: ["Yard ~push~> Cellar", "Lobby ~push~> Lobby"]
        ).check()
    }

    /// A copy of a view has the same state: what holds one, such as the coordinator of a representable, may change it.
    @Test func aViewsOwnStateIsChangedThroughACopy() {
        ScannedApp(
            "a table chooses by a state that a helper changes",
            [
                "App.swift": """
                import SwiftUI
                enum Stop { case lobby, cellar }
                @Observable final class Lift { var stops: [Stop] = [] }
                @main struct House: App {
                    @State private var lift = Lift()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $lift.stops) {
                                Button("enter") { lift.stops.append(.lobby) }
                                    .navigationDestination(for: Stop.self) { StopView(stop: $0) }
                            }
                        }
                    }
                }
                struct StopView: View {
                    @State var stop: Stop
                    var body: some View {
                        Group {
                            switch stop {
                            case .lobby: Lobby()
                            case .cellar: Cellar()
                            }
                        }
                        .onAppear { Porter(view: self).goDown() }
                    }
                }
                final class Porter {
                    let view: StopView
                    init(view: StopView) { self.view = view }
                    func goDown() { view.stop = nextStop() }
                }
                struct Lobby: View { var body: some View { Text("lobby") } }
                struct Cellar: View { var body: some View { Text("cellar") } }
                """
            ],
            has: ["House ~push~> Lobby : House.Stop", "House ~push~> Cellar : House.Stop"]
        ).check()
    }
}
