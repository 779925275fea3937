import Testing

/// Ways in which real apps are put together: who holds the stack, who holds the state, and who makes what.
@Suite struct AppShapeTests {
    @Test(arguments: cases) func isRead(_ app: ScannedApp) { app.check() }

    static let cases: [ScannedApp] = [
        ScannedApp(
            "a screen whose view is drawn in a bare stack is one screen",
            [
                "A.swift": """
                import SwiftUI
                @main struct Gym: App { var body: some Scene { WindowGroup { LobbyView() } } }
                struct LobbyView: View {
                    @State private var isOpen = false
                    var body: some View { Button("Rules") { isOpen = true }.sheet(isPresented: $isOpen) { RulesScreen() } }
                }
                struct RulesScreen: View { var body: some View { RulesView() } }
                struct RulesView: View {
                    @State private var shows = false
                    var body: some View {
                        NavigationStack { Button("Fees") { shows = true }.toolbar { Text("Close") } }
                            .sheet(isPresented: $shows) { FeesView() }
                    }
                }
                struct FeesView: View { var body: some View { Text("Fees") } }
                """
            ],
            has: [
                "screen RulesScreen [container]", "LobbyView ~sheet~> RulesScreen : LobbyView.isOpen",
                "RulesScreen ~sheet~> FeesView : RulesScreen.shows",
            ], hasNot: ["screen RulesView", "coordinator"]),
        ScannedApp(
            "an app that holds the stack itself is its coordinator",
            [
                "A.swift": """
                import SwiftUI
                enum Stop: Hashable { case harbour, market(Int) }
                @main struct Ferry: App {
                    @State private var path: [Stop] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                DeckView { path.append(.harbour) }
                                    .navigationDestination(for: Stop.self) { stop in
                                        switch stop {
                                        case .harbour: HarbourView { path.append(.market($0)) }
                                        case .market(let number): MarketView(number: number)
                                        }
                                    }
                            }
                        }
                    }
                }
                struct DeckView: View { let leave: () -> Void; var body: some View { Button("Go", action: leave) } }
                struct HarbourView: View { let buy: (Int) -> Void; var body: some View { Button("Buy") { buy(1) } } }
                struct MarketView: View { let number: Int; var body: some View { Text("Fish") } }
                """
            ],
            has: [
                "entry Ferry", "coordinator Ferry stack [style=navigationStack]", "Ferry -root!-> DeckView : root",
                "DeckView ~push~> HarbourView : Ferry.harbour", "HarbourView ~push~> MarketView : Ferry.market",
            ], hasNot: ["entry DeckView"]),
        ScannedApp(
            "an app whose window is tabs or a login shows the login instead",
            [
                "A.swift": """
                import SwiftUI
                @main struct Club: App {
                    @AppStorage("member") private var isMember = false
                    var body: some Scene {
                        WindowGroup {
                            if isMember { TabView { HallView().tabItem { Text("Hall") } } } else { DoorView() }
                        }
                    }
                }
                struct HallView: View { var body: some View { Text("Hall") } }
                struct DoorView: View { var body: some View { Text("Door") } }
                """
            ],
            has: ["entry Club", "Club -root!-> DoorView : doorView", "Club -tab-> HallView : Hall"],
            hasNot: ["entry DoorView"]),
        ScannedApp(
            "an object that is pushed shows what it was made for",
            [
                "A.swift": """
                import SwiftUI
                @main struct Post: App {
                    @StateObject private var desk = Desk()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $desk.path) {
                                CounterView().navigationDestination(for: Parcel.self) { $0.view() }
                            }
                            .environmentObject(desk)
                        }
                    }
                }
                final class Desk: ObservableObject { @Published var path = NavigationPath() }
                final class Parcel: Hashable {
                    enum Page { case open, closed }
                    let page: Page
                    init(page: Page) { self.page = page }
                    @ViewBuilder func view() -> some View {
                        switch page {
                        case .open: OpenView()
                        case .closed: ClosedView()
                        }
                    }
                }
                struct CounterView: View {
                    @EnvironmentObject var desk: Desk
                    var body: some View { Button("Open") { desk.path.append(Parcel(page: .open)) } }
                }
                struct OpenView: View {
                    @EnvironmentObject var desk: Desk
                    var body: some View { Button("Close") { desk.path.append(Parcel(page: .closed)) } }
                }
                struct ClosedView: View { var body: some View { Text("Closed") } }
                """
            ],
            has: ["CounterView ~push~> OpenView : Post.open", "OpenView ~push~> ClosedView : Post.closed"],
            hasNot: ["CounterView ~push~> ClosedView", "OpenView ~push~> OpenView"]),
        ScannedApp(
            "what a container was told to make is what it hands out",
            [
                "A.swift": """
                import SwiftUI
                import Swinject
                import FlowStacks
                enum Hall { case foyer, stage }
                @main struct Theatre: App {
                    var body: some Scene { WindowGroup { House.shared.container.resolve(Stalls.self)! } }
                }
                final class House {
                    static let shared = House()
                    let container = Container()
                    init() {
                        container.register(Usher<Hall>.self) { _ in Usher<Hall>(routes: [.root(.foyer)]) }
                        container.register(Stalls.self) { resolver in Stalls(usher: resolver.resolve(Usher<Hall>.self)!) }
                    }
                }
                final class Usher<Place>: ObservableObject {
                    @Published var routes: Routes<Place>
                    init(routes: Routes<Place>) { self.routes = routes }
                }
                struct Stalls: View {
                    @StateObject var usher: Usher<Hall>
                    init(usher: Usher<Hall>) { _usher = StateObject(wrappedValue: usher) }
                    var body: some View {
                        Router($usher.routes) { hall, _ in
                            switch hall {
                            case .foyer: FoyerView(usher: usher)
                            case .stage: StageView()
                            }
                        }
                    }
                }
                struct FoyerView: View {
                    let usher: Usher<Hall>
                    var body: some View { Button("Bell") { usher.routes.presentSheet(.stage) } }
                }
                struct StageView: View { var body: some View { Text("Stage") } }
                """
            ],
            has: ["entry Stalls", "Stalls -root!-> FoyerView : foyer", "FoyerView ~sheet~> StageView : Stalls.stage"]),
        ScannedApp(
            "a library's type that is named with its module is not the app's own of that name",
            [
                "A.swift": """
                import SwiftUI
                @main struct Stalls: App { var body: some Scene { WindowGroup { TabView() } } }
                struct TabView: View {
                    var body: some View {
                        SwiftUI.TabView {
                            FoyerView().tabItem { Text("foyer") }
                            StageView().tabItem { Text("stage") }
                        }
                    }
                }
                struct FoyerView: View { var body: some View { Text("Foyer") } }
                struct StageView: View { var body: some View { Text("Stage") } }
                """
            ],
            has: ["entry TabView", "TabView -tab-> FoyerView : foyer", "TabView -tab-> StageView : stage"]),
        ScannedApp(
            "flows that are put on a path show what their state begins with, and their subjects speak for their screens",
            [
                "A.swift": """
                import Combine
                import SwiftUI
                @main struct Stalls: App { var body: some Scene { WindowGroup { HouseView() } } }
                enum Page { case list, card, bill }
                final class TicketFlow: Hashable {
                    @Published var page: Page
                    let next = PassthroughSubject<TicketFlow, Never>()
                    private var bag = Set<AnyCancellable>()
                    init(page: Page) { self.page = page }
                    static func == (left: TicketFlow, right: TicketFlow) -> Bool { left === right }
                    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
                    @ViewBuilder func build() -> some View {
                        switch page {
                        case .list: listView()
                        case .card: CardView()
                        case .bill: BillView()
                        }
                    }
                    private func listView() -> some View {
                        let view = ListView()
                        view.chosen.sink { [weak self] _ in self?.next.send(TicketFlow(page: .card)) }.store(in: &bag)
                        return view
                    }
                }
                final class HouseFlow: ObservableObject {
                    @Published var path = NavigationPath()
                    private var bag = Set<AnyCancellable>()
                    func open() {
                        let flow = TicketFlow(page: .list)
                        flow.next.sink { [weak self] other in self?.push(other) }.store(in: &bag)
                        push(flow)
                    }
                    private func push<Step: Hashable>(_ step: Step) { path.append(step) }
                }
                struct HouseView: View {
                    @StateObject private var flow = HouseFlow()
                    var body: some View {
                        NavigationStack(path: $flow.path) {
                            DoorView(open: flow.open).navigationDestination(for: TicketFlow.self) { $0.build() }
                        }
                    }
                }
                struct DoorView: View { let open: () -> Void; var body: some View { Button("Open", action: open) } }
                struct ListView: View {
                    let chosen = PassthroughSubject<Int, Never>()
                    var body: some View { Button("Card") { chosen.send(1) } }
                }
                struct CardView: View { var body: some View { Text("Card") } }
                struct BillView: View { var body: some View { Text("Bill") } }
                """
            ],
            has: [
                "DoorView ~push~> ListView : HouseView.TicketFlow", "ListView ~push~> CardView : HouseView.TicketFlow",
            ], hasNot: ["~> BillView", "DoorView ~push~> CardView", "HouseView ~", "ListView ~push~> ListView"]),
    ]
}
