import NavAtlasModel
import NavAtlasScanner
import Testing

/// Less common spellings of ordinary navigation.
struct SpellingTests {
    static let apps = [
        ScannedApp(
            "functions that begin with a capital, and types that a switch asks for",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                protocol Animal { var name: String { get } }
                struct Hen: Animal { let name: String }
                struct Cow: Animal { let name: String }
                enum Visit: Hashable { case animal(any Animal) }
                @ViewBuilder func Opener(_ open: @escaping () -> Void) -> some View { Button("o", action: open) }
                struct Yard: View {
                    let animals: [any Animal] = []
                    var body: some View { TabView { Stable().tabItem { Text("s") }; FieldView().tabItem { Text("f") } } }
                    @ViewBuilder func Stable() -> some View {
                        NavigationStack {
                            List(animals, id: \\.name) { animal in
                                NavigationLink(value: Visit.animal(animal)) { Text("a") }
                            }
                            .navigationDestination(for: Visit.self) { visit in
                                switch visit {
                                case .animal(let animal):
                                    switch animal {
                                    case is Hen: HenView()
                                    case is Cow: CowView()
                                    default: EmptyView()
                                    }
                                }
                            }
                        }
                    }
                }
                struct FieldView: View {
                    @State var isOpen = false
                    var body: some View { Opener { isOpen = true }.sheet(isPresented: $isOpen) { GateView() } }
                }
                struct HenView: View { var body: some View { Text("h") } }
                struct CowView: View { var body: some View { Text("c") } }
                struct GateView: View { var body: some View { Text("g") } }
                """
            ],
            has: [
                "Yard -push-> CowView : animal(Animal)", "Yard ~push~> CowView : Yard.animal",
                "Yard ~push~> HenView : Yard.animal", "FieldView ~sheet~> GateView : FieldView.isOpen",
            ],
            hasNot: ["Stable"]),
        ScannedApp(
            "a binding that a method gives for a case",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { @State var guide = Guide(); var body: some Scene { WindowGroup { Yard().environment(guide) } } }
                enum Panel: Hashable { case tools, feed }
                @Observable final class Guide {
                    var panel: Panel?
                    func isShown(_ panel: Panel) -> Binding<Bool> {
                        Binding(get: { self.panel == panel }, set: { if !$0 { self.panel = nil } })
                    }
                    func show(_ panel: Panel) { self.panel = panel }
                }
                struct Yard: View {
                    @Environment(Guide.self) var guide
                    var body: some View {
                        Button("t") { guide.show(.tools) }
                            .sheet(isPresented: guide.isShown(.tools)) { ToolsView() }
                            .sheet(isPresented: guide.isShown(.feed)) { FeedView() }
                    }
                }
                struct ToolsView: View {
                    @Environment(Guide.self) var guide
                    var body: some View { Button("f") { guide.show(.feed) } }
                }
                struct FeedView: View { var body: some View { Text("f") } }
                """
            ],
            has: ["Yard ~sheet~> ToolsView : Yard.tools", "ToolsView ~sheet~> FeedView : Yard.feed"],
            hasNot: ["Yard ~sheet~> FeedView", "ToolsView ~sheet~> ToolsView"]),
        ScannedApp(
            "a publisher that sets the path",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                @main struct Farm: App { @StateObject var walk = Walk(); var body: some Scene { WindowGroup { WalkView(walk: walk) } } }
                enum Step: Hashable { case gate, field }
                final class Walk: ObservableObject {
                    @Published var path: [Step] = []
                    init() {
                        NotificationCenter.default.publisher(for: .init("rain"))
                            .receive(on: DispatchQueue.main)
                            .map { _ in [.gate] }
                            .assign(to: &$path)
                    }
                    func go() { path.append(.field) }
                }
                struct WalkView: View {
                    @ObservedObject var walk: Walk
                    var body: some View {
                        NavigationStack(path: $walk.path) {
                            StartView(walk: walk).navigationDestination(for: Step.self) { step in
                                switch step {
                                case .gate: GateView()
                                case .field: FieldView()
                                }
                            }
                        }
                    }
                }
                struct StartView: View { let walk: Walk; var body: some View { Button("g") { walk.go() } } }
                struct GateView: View { var body: some View { Text("g") } }
                struct FieldView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "WalkView ~push~> GateView : WalkView.gate [replaces]", "StartView ~push~> FieldView : WalkView.field",
            ],
            hasNot: ["StartView ~push~> GateView"]),
        ScannedApp(
            "values that are only known to be of a type",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Day: Identifiable, Hashable { let id = 1; var tasks: [Task] }
                struct Task: Identifiable, Hashable { let id = 1; var hour: Int? }
                final class Plan: ObservableObject {
                    @Published private(set) var days: [Day] = .sample
                    func load() {
                        let all: [Task] = []
                        days = Dictionary(grouping: all) { $0.hour }.compactMap { hour, tasks in .init(tasks: tasks) }
                    }
                }
                extension Array where Element == Day { static let sample: Self = [] }
                struct Yard: View {
                    @StateObject var plan = Plan()
                    var body: some View {
                        NavigationStack {
                            ForEach(plan.days) { day in
                                ForEach(day.tasks) { task in NavigationLink(value: task) { Text("t") } }
                            }
                            .navigationDestination(for: Task.self) { _ in TaskView() }
                            .onAppear { plan.load() }
                        }
                    }
                }
                struct TaskView: View { var body: some View { Text("t") } }
                """
            ],
            has: ["Yard ~push~> TaskView : Yard.Task"]),
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
            hasNot: ["MineView ~", "RecentView ~tab~> RecentView"]),
        ScannedApp(
            "a tab bar of the app's own, which switches a state",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                enum Page: CaseIterable, Identifiable {
                    case barn, field
                    var id: Self { self }
                    @ViewBuilder var content: some View {
                        switch self {
                        case .barn: BarnView()
                        case .field: FieldView()
                        }
                    }
                }
                struct Yard: View {
                    @State private var page = Page.barn
                    var body: some View {
                        VStack {
                            NavigationStack { page.content }
                            Bar(selected: $page)
                        }
                    }
                }
                struct Bar: View {
                    @Binding var selected: Page
                    var body: some View { HStack { ForEach(Page.allCases) { page in Button("p") { selected = page } } } }
                }
                struct BarnView: View { var body: some View { Text("b") } }
                struct FieldView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "Yard -root!-> BarnView : barn", "Yard -root-> FieldView : field",
                "Yard ~root~> FieldView : Yard.field",
            ]),
        ScannedApp(
            "a route that keeps how its screen is made",
            [
                "App.swift": """
                import SwiftUI
                protocol Route: Hashable { associatedtype Screen: View; @ViewBuilder func screen(_ guide: Guide) -> Screen }
                struct AnyRoute: Hashable {
                    let id = UUID()
                    private let make: (Guide) -> AnyView
                    init<R: Route>(_ route: R) { make = { AnyView(route.screen($0)) } }
                    func screen(_ guide: Guide) -> AnyView { make(guide) }
                    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
                    func hash(into hasher: inout Hasher) { hasher.combine(id) }
                }
                final class Guide: ObservableObject {
                    @Published var path: [AnyRoute] = []
                    func push<R: Route>(_ route: R) { path.append(AnyRoute(route)) }
                }
                enum Walk: Route {
                    case field, tree(Int)
                    func screen(_ guide: Guide) -> some View {
                        switch self {
                        case .field: FieldView(guide: guide)
                        case .tree: TreeView()
                        }
                    }
                }
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @StateObject var guide = Guide()
                    var body: some View {
                        NavigationStack(path: $guide.path) {
                            BarnView(guide: guide).navigationDestination(for: AnyRoute.self) { $0.screen(guide) }
                        }
                    }
                }
                struct BarnView: View { let guide: Guide; var body: some View { Button("f") { guide.push(Walk.field) } } }
                struct FieldView: View { let guide: Guide; var body: some View { Button("t") { guide.push(Walk.tree(1)) } } }
                struct TreeView: View { var body: some View { Text("t") } }
                """
            ],
            has: ["BarnView ~push~> FieldView : Yard.AnyRoute", "FieldView ~push~> TreeView : Yard.AnyRoute"],
            hasNot: ["BarnView ~push~> TreeView", "FieldView ~push~> FieldView"]),
        ScannedApp(
            "roots in a group, made with what their state carries",
            [
                "App.swift": """
                import SwiftUI
                struct Farmer { var isNew = false }
                final class Session: ObservableObject {
                    enum Phase { case outside, inside(Farmer) }
                    @Published var phase = Phase.outside
                    func enter(_ farmer: Farmer) { phase = .inside(farmer) }
                }
                @main struct Farm: App {
                    @StateObject var session = Session()
                    var body: some Scene { WindowGroup { Yard().environmentObject(session) } }
                }
                struct Yard: View {
                    @EnvironmentObject var session: Session
                    var body: some View {
                        Group {
                            switch session.phase {
                            case .outside: GateView()
                            case .inside(let farmer): BarnView(farmer: farmer)
                            }
                        }
                    }
                }
                struct GateView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { Button("e") { session.enter(Farmer()) } }
                }
                struct BarnView: View {
                    let farmer: Farmer
                    @State private var isOpen = false
                    var body: some View { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { LoftView() } }
                }
                struct LoftView: View { var body: some View { Text("l") } }
                """
            ],
            has: ["GateView ~root~> BarnView : Yard.inside", "BarnView ~sheet~> LoftView : BarnView.isOpen"],
            hasNot: ["Yard -sheet->", "Yard ~sheet~>"]),
    ]

    @Test(arguments: apps)
    func `is followed`(app: ScannedApp) { app.check() }
}
