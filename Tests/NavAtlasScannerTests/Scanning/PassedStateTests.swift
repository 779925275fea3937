import Testing

/// A state that is passed to the code that chooses by it.
struct PassedStateTests {
    private static func guild(_ shown: String, more: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Guild: App {
                @StateObject private var usher = Usher()
                var body: some Scene { WindowGroup { HallView(usher: usher) } }
            }
            enum Door { case porch, loft, cellar }
            final class Usher: ObservableObject {
                @Published var door: Door = .porch
                func leave() { door = .porch }
                \(more)
                @ViewBuilder func room(behind door: Door) -> some View {
                    switch door {
                    case .porch: PorchView(usher: self)
                    case .loft: LoftView(usher: self)
                    case .cellar: CellarView()
                    }
                }
            }
            struct HallView: View {
                @ObservedObject var usher: Usher
                var body: some View { \(shown) }
            }
            struct PorchView: View {
                let usher: Usher
                var body: some View { Button("in") { usher.door = .loft } }
            }
            struct LoftView: View {
                let usher: Usher
                var body: some View { Button("out") { usher.leave() } }
            }
            struct CellarView: View { var body: some View { Text("c") } }
            """
        ]
    }

    @Test(arguments: [
        ("NavigationStack { usher.room(behind: usher.door) }", ""),
        ("NavigationStack { usher.room(behind: usher.door).padding() }", ""),
        ("NavigationStack { usher.place(usher.door) }", "func place(_ door: Door) -> some View { room(behind: door) }"),
        ("usher.room(behind: usher.door)", ""),
    ])
    func aMethodChoosesByWhatItIsPassed(shown: String, more: String) {
        ScannedApp(
            shown, Self.guild(shown, more: more),
            has: [
                "HallView -root!-> PorchView : porch", "HallView -root-> LoftView : loft",
                "PorchView ~root~> LoftView : HallView.loft", "LoftView ~root~> PorchView : HallView.porch",
            ],
            hasNot: ["~root~> CellarView", "unresolved"]
        ).check()
    }

    /// A value that is written out decides once and for all.
    @Test func aWrittenValueIsNoState() {
        ScannedApp(
            "a room by its name", Self.guild("NavigationStack { usher.room(behind: .cellar) }"),
            has: ["HallView -root!-> CellarView : root"], hasNot: ["~root~>", "-> PorchView", "-> LoftView"]
        ).check()
    }

    /// A flow of FlowStacks that is made with routes begins with those.
    @Test(arguments: ["", "init(routes: Routes<Tier> = [.root(.stalls)]) { _routes = State(initialValue: routes) }"])
    func aFlowBeginsWithWhatItIsMadeWith(_ initializer: String) {
        ScannedApp(
            "routes as an argument",
            [
                "App.swift": """
                import SwiftUI
                import FlowStacks
                @main struct House: App {
                    var body: some Scene {
                        WindowGroup {
                            TabView {
                                TierFlow().tabItem { Text("Low") }
                                BoxView().tabItem { Text("High") }
                            }
                        }
                    }
                }
                enum Tier { case stalls, circle, gods }
                struct TierFlow: View {
                    @State var routes: Routes<Tier> = [.root(.stalls, embedInNavigationView: true)]
                    \(initializer)
                    var body: some View {
                        Router($routes) { tier, _ in
                            switch tier {
                            case .stalls: StallsView()
                            case .circle: CircleView()
                            case .gods: GodsView()
                            }
                        }
                    }
                }
                struct BoxView: View {
                    var body: some View { VStack { Text("box"); TierFlow(routes: [.root(.circle)]) } }
                }
                struct StallsView: View {
                    @EnvironmentObject var navigator: FlowNavigator<Tier>
                    var body: some View { Button("up") { navigator.push(.gods) } }
                }
                struct CircleView: View { var body: some View { Text("c") } }
                struct GodsView: View { var body: some View { Text("g") } }
                """
            ],
            has: [
                "TierFlow -root!-> StallsView : stalls", "TierFlow -root!-> CircleView : circle",
                "TierFlow -?-> GodsView : gods", "StallsView ~push~> GodsView : TierFlow.gods",
            ],
            hasNot: ["TierFlow -?-> CircleView", "-root!-> GodsView", "unresolved"]
        ).check()
    }

    @Test func aModelKeepsBindingsToTheTabAndThePath() {
        ScannedApp(
            "tabs that mark themselves, and a model that keeps bindings",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                enum Step: Hashable { case detail }
                enum Page: Hashable { case recent, mine }
                final class RecentModel: ObservableObject {
                    private var page: Binding<Page>
                    private let path: Binding<NavigationPath>
                    init(page: Binding<Page>, path: Binding<NavigationPath>) { self.page = page; self.path = path }
                    func mine() { page.wrappedValue = .mine }
                    func open() { path.wrappedValue.append(Step.detail) }
                }
                struct Yard: View {
                    @State private var page = Page.recent
                    @State private var path = NavigationPath()
                    var body: some View {
                        NavigationStack(path: $path) {
                            TabView(selection: $page) { RecentView(model: RecentModel(page: $page, path: $path)); MineView() }
                                .navigationDestination(for: Step.self) { _ in DetailView() }
                        }
                    }
                }
                struct RecentView: View {
                    @ObservedObject var model: RecentModel
                    var body: some View {
                        VStack { Button("m") { model.mine() }; Button("o", action: model.open) }
                            .tabItem { Text("r") }
                            .tag(Page.recent)
                    }
                }
                struct MineView: View { var body: some View { Text("m").tabItem { Text("m") }.tag(Page.mine) } }
                struct DetailView: View { var body: some View { Text("d") } }
                """
            ],
            has: [
                "Yard -tab-> RecentView : recent", "RecentView ~tab~> MineView : Yard.mine",
                "RecentView ~push~> DetailView : Yard.detail",
            ],
            hasNot: ["MineView ~", "RecentView ~tab~> RecentView"]
        )
        .check()
    }

    private static func fort(
        _ parameter: String, _ call: String, _ code: String, gate: String = "gate"
    ) -> ScannedApp {
        ScannedApp(
            code,
            [
                "App.swift": """
                import SwiftUI
                enum Post { case gate, yard, tower }
                final class Guard: ObservableObject {
                    @Published var post: Post = .gate
                    func watch() async { post = UserDefaults.standard.bool(forKey: "day") ? .yard : .tower }
                }
                @main struct Fort: App { var body: some Scene { WindowGroup { WallView() } } }
                struct WallView: View {
                    @StateObject private var watch = Guard()
                    var body: some View { NavigationStack { \(call) } }
                    @ViewBuilder private func place(\(parameter): Post?) -> some View { \(code) }
                }
                struct GateView: View {
                    let watch: Guard
                    var body: some View { Text("g").task { await watch.watch() } }
                }
                struct YardView: View { var body: some View { Text("y") } }
                struct TowerView: View { var body: some View { Text("t") } }
                """
            ],
            has: [
                "WallView -root!-> GateView : \(gate)", "WallView -root-> YardView : yard",
                "WallView -root-> TowerView : tower",
                "GateView ~root~> YardView : WallView.yard", "GateView ~root~> TowerView : WallView.tower",
            ], hasNot: ["unresolved"])
    }

    private static let cases = "case .gate: GateView(watch: watch); case .yard: YardView(); case .tower: TowerView()"

    static let choices = [
        fort("_ post", "place(watch.post)", "switch post { \(cases); case nil: EmptyView() }"),
        fort("_ post", "place(watch.post)", "if let post { switch post { \(cases) } }"),
        fort(
            "for post", "place(for: watch.post)",
            "if let known = post { switch known { \(cases) } } else { EmptyView() }"),
        fort(
            "_ post", "place(watch.post)",
            "if post == .yard { YardView() } else if post == .tower { TowerView() } else { GateView(watch: watch) }",
            gate: "root"),
    ]

    @Test(arguments: choices) func theStateThatIsPassedDecides(_ app: ScannedApp) { app.check() }

    @Test(arguments: [
        "if isIn { YardView() } else { GateView(watch: watch) }",
        "if !isIn { GateView(watch: watch) } else { YardView() }",
    ])
    func aFlagThatIsPassedDecides(_ code: String) {
        ScannedApp(
            code,
            [
                "App.swift": """
                import SwiftUI
                final class Guard: ObservableObject { @Published var isOpen = false }
                @main struct Fort: App { var body: some Scene { WindowGroup { WallView() } } }
                struct WallView: View {
                    @StateObject private var watch = Guard()
                    var body: some View { NavigationStack { place(for: watch.isOpen) } }
                    @ViewBuilder private func place(for isIn: Bool) -> some View { \(code) }
                }
                struct GateView: View {
                    let watch: Guard
                    var body: some View { Button("open") { watch.isOpen = true } }
                }
                struct YardView: View { var body: some View { Text("y") } }
                """
            ],
            has: [
                "WallView -root!-> GateView : root", "WallView -root-> YardView : root",
                "GateView ~root~> YardView : WallView.root",
            ],
            hasNot: ["unresolved"]
        )
        .check()
    }
}
