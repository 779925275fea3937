import NavAtlasModel
import NavAtlasScanner
import Testing

/// Objects of one type are told apart: what each shows, and whose path each holds.
struct ObjectTests {
    /// Each screen presents the step that it makes itself, by one state that all share. Every round learns one step.
    @Test(arguments: [2, 12])
    func aStateShowsWhatItsObjectShows(count: Int) throws {
        let steps = (1...count).map { number in
            let next = number < count ? "router.present(Step\(number + 1)())" : ""
            return """
                struct Step\(number): Step { var page: some View { Page\(number)() } }
                struct Page\(number): View {
                    @Environment(Router.self) var router
                    var body: some View { Button("Next") { \(next) } }
                }
                """
        }
        let source = """
            import SwiftUI
            protocol Step { associatedtype Page: View; @ViewBuilder var page: Page { get } }
            struct AnyStep: Identifiable {
                let step: any Step
                let id = UUID()
                var view: AnyView { AnyView(step.page) }
            }
            @Observable final class Router {
                var shown: AnyStep?
                func present(_ step: any Step) { shown = AnyStep(step: step) }
            }
            @main struct Walk: App {
                @State private var router = Router()
                var body: some Scene {
                    WindowGroup { Start().sheet(item: $router.shown) { $0.view }.environment(router) }
                }
            }
            struct Start: View {
                @Environment(Router.self) var router
                var body: some View { Button("Start") { router.present(Step1()) } }
            }
            \(steps.joined(separator: "\n"))
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        let found = graph.edges.filter { $0.kind == .transition }.map { "\($0.from) \($0.to)" }.sorted()
        let chain = ["Start"] + (1...count).map { "Page\($0)" }
        #expect(found == zip(chain, chain.dropFirst()).map { "\($0) \($1)" }.sorted())
    }

    /// Which of the boxes a library gives back is not known: it is said, with the screens that it may be.
    @Test func anUnknownObjectShowsNothingForSure() throws {
        let source = """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
            struct Box: Identifiable { let id: String; let content: () -> AnyView }
            final class Router: ObservableObject {
                static let shared = Router()
                @Published var shown: Box?
            }
            struct Home: View {
                @ObservedObject var router = Router.shared
                var body: some View {
                    VStack {
                        Button("Cart") { router.shown = Box(id: "cart") { AnyView(Cart()) } }
                        Button("Help") { router.shown = Box(id: "help") { AnyView(Help()) } }
                    }
                    .sheet(item: $router.shown) { $0.content() }
                }
            }
            struct Cart: View {
                var body: some View { Button("Back") { Router.shared.shown = Archive.last() as? Box } }
            }
            struct Help: View { var body: some View { Text("Help") } }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["Shop.swift": source])
        let found = graph.edges.filter { $0.kind == .transition }.map { "\($0.from) \($0.to)" }.sorted()
        #expect(found == ["Home Cart", "Home Help"])
        let unresolved = try #require(graph.unresolved.first { $0.from == "Cart" })
        #expect(unresolved.candidates == ["Cart", "Help"])
    }

    private static func flow(of lobbyRouter: String) -> String {
        """
        import SwiftUI
        enum Room: Hashable { case hall }
        final class Router: ObservableObject { @Published var path: [Room] = [] }
        @main struct House: App { var body: some Scene { WindowGroup { Door() } } }
        struct Door: View {
            @StateObject private var router = Router()
            @State private var isIn = false
            var body: some View {
                if isIn {
                    NavigationStack(path: $router.path) {
                        Entrance().navigationDestination(for: Room.self) { _ in Hall() }
                    }
                    .environmentObject(router)
                } else {
                    Lobby(\(lobbyRouter))
                }
            }
        }
        struct Entrance: View {
            @EnvironmentObject private var router: Router
            var body: some View { Button("Hall") { router.path.append(.hall) } }
        }
        struct Lobby: View {
            @ObservedObject var router: Router
            var body: some View { Button("Hall") { router.path.append(.hall) } }
        }
        struct Hall: View { var body: some View { Text("Hall") } }
        """
    }

    @Test func aPathThatAStackShowsIsPushedOn() {
        let text = Notation.print(
            NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": Self.flow(of: "router: router")]))
        #expect(text.contains("Lobby ~push~> Hall : "), "\(text)")
    }

    @Test func aPathThatNoStackShowsLeadsNowhere() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": Self.flow(of: "router: Router()")])
        let text = Notation.print(graph)
        #expect(text.contains("Entrance ~push~> Hall : ") && !text.contains("Lobby ~push~> Hall : "), "\(text)")
        #expect(graph.unresolved.map(\.reason) == ["no stack was found that shows this path"])
    }

    /// Values nested so deep that they are no longer told apart stand beside the case that says what is shown.
    @Test func whatStandsBesideADeepValueTellsViewsApart() {
        let source = """
            import SwiftUI
            struct Store { let name: String }
            struct Catalogue { let store: Store }
            struct Services { let catalogue: Catalogue }
            struct Environment { let services: Services }
            struct Dependencies { let environment: Environment }
            enum Way: Hashable { case list, item }
            struct Stop: Hashable { let way: Way }
            @Observable final class Router { var path: [Stop] = []; func go(_ way: Way) { path.append(Stop(way: way)) } }
            @main struct Shop: App {
                let dependencies = Dependencies(
                    environment: Environment(services: Services(catalogue: Catalogue(store: Store(name: "a")))))
                @State var router = Router()
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $router.path) {
                            HomeScreen(router: router).navigationDestination(for: Stop.self) { stop in
                                Destination(way: stop.way, dependencies: dependencies, router: router)
                            }
                        }
                    }
                }
            }
            struct HomeScreen: View { let router: Router; var body: some View { Button("list") { router.go(.list) } } }
            struct Destination: View {
                let way: Way
                let dependencies: Dependencies
                let router: Router
                var body: some View {
                    switch way {
                    case .list: ListScreen(router: router)
                    case .item: ItemScreen()
                    }
                }
            }
            struct ListScreen: View { let router: Router; var body: some View { Button("item") { router.go(.item) } } }
            struct ItemScreen: View { var body: some View { Text("item") } }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        let ways = graph.edges.filter { $0.kind == .transition }.map { "\($0.from) \($0.to)" }
        #expect(ways == ["HomeScreen ListScreen", "ListScreen ItemScreen"])
    }

    @Test func anObjectThatIsPushedShowsWhatItWasMadeFor() {
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
            hasNot: ["CounterView ~push~> ClosedView", "OpenView ~push~> OpenView"]
        )
        .check()
    }

    @Test func aFlowOnAPathShowsWhatItsStateBeginsWith() {
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
                "DoorView ~push~> ListView : HouseView.list", "ListView ~push~> CardView : HouseView.card",
            ], hasNot: ["~> BillView", "DoorView ~push~> CardView", "HouseView ~", "ListView ~push~> ListView"]
        )
        .check()
    }
}
