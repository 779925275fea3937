import Testing

/// Modifiers, components and overloads that several screens go through.
@Suite struct SharedPartTests {
    @Test(arguments: cases) func isRead(_ app: ScannedApp) { app.check() }

    private static let kitchen = """
        import SwiftUI
        @main struct Kitchen: App {
            @StateObject private var cook = Cook()
            var body: some Scene { WindowGroup { KitchenView(cook: cook) } }
        }
        final class Dish: Identifiable {}
        final class Review: Identifiable {}
        final class Cook: ObservableObject {
            @Published var dish: DishModel?
            @Published var review: Review?
            @Published var page: URL?
            func open(_ dish: Dish) { self.dish = DishModel(cook: self) }
            func open(_ page: URL) { self.page = page }
            func rate() { review = Review() }
        }
        final class DishModel: ObservableObject, Identifiable {
            private unowned let cook: Cook
            init(cook: Cook) { self.cook = cook }
            func rate() { cook.rate() }
            func open(_ url: URL) { cook.open(url) }
        }
        struct KitchenView: View {
            @ObservedObject var cook: Cook
            var body: some View {
                NavigationView {
                    MenuView(cook: cook).leads(to: $cook.dish) { model in
                        DishView(model: model, rating: Covering(item: $cook.review) { _ in ReviewView() })
                    }
                }
                .sheet(item: $cook.page) { PageView(page: $0) }
            }
        }
        struct MenuView: View {
            let cook: Cook
            var body: some View { Text("Soup").taps { cook.open(Dish()) } }
        }
        struct DishView<Rating: ViewModifier>: View {
            @ObservedObject var model: DishModel
            let rating: Rating
            var body: some View {
                Button("Rate", action: model.rate).modifier(rating)
                Button("Web") { model.open(URL(string: "https://example.com")!) }
            }
        }
        struct ReviewView: View { var body: some View { Text("Good") } }
        struct PageView: View { let page: URL; var body: some View { Text("Page") } }
        struct Covering<Item: Identifiable, Shown: View>: ViewModifier {
            private let item: Binding<Item?>
            private let shown: (Item) -> Shown
            init(item: Binding<Item?>, @ViewBuilder shown: @escaping (Item) -> Shown) {
                self.item = item
                self.shown = shown
            }
            func body(content: Content) -> some View { content.sheet(item: item, content: shown) }
        }
        extension View {
            func taps(_ action: @escaping () -> Void) -> some View {
                let isOn = Binding(get: { false }, set: { if $0 { action() } })
                return NavigationLink(destination: EmptyView(), isActive: isOn) { self }
            }
            func leads<Item, Shown: View>(to item: Binding<Item?>, @ViewBuilder shown: (Item) -> Shown) -> some View {
                let isOn = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
                return overlay(
                    NavigationLink(destination: item.wrappedValue.map(shown), isActive: isOn) { EmptyView() })
            }
        }
        """

    static let cases: [ScannedApp] = [
        ScannedApp(
            "links and modifiers of an app's own are driven by the state that they are bound to", ["A.swift": kitchen],
            has: [
                "KitchenView -root!-> MenuView : root", "KitchenView -push-> DishView : dish",
                "MenuView ~push~> DishView : KitchenView.dish", "DishView ~sheet~> ReviewView : DishView.review",
                "DishView ~sheet~> PageView : KitchenView.page",
            ], hasNot: ["DishView ~push~> DishView", "unresolved"]),
        ScannedApp(
            "what one screen puts into a shared component is not done by another",
            [
                "A.swift": """
                import SwiftUI
                @main struct Fair: App {
                    var body: some Scene { WindowGroup { TabView { RidesView(); SnacksView() } } }
                }
                struct RidesView: View {
                    @StateObject private var model = FairModel()
                    var body: some View {
                        Carousel(model: CarouselModel(state: $model.state)) { Card(state: $model.state) }
                            .sheet(item: $model.state.ticket) { _ in TicketView() }
                    }
                }
                struct SnacksView: View {
                    @StateObject private var model = FairModel()
                    var body: some View { Carousel(model: CarouselModel(state: $model.state)) { Text("Waffle") } }
                }
                final class Ticket: Identifiable {}
                struct FairState { var ticket: Ticket? }
                final class FairModel: ObservableObject { @Published var state = FairState() }
                struct Card: View {
                    @Binding var state: FairState
                    var body: some View { Button("Buy") { state.ticket = Ticket() } }
                }
                final class CarouselModel: ObservableObject {
                    @Binding var state: FairState
                    init(state: Binding<FairState>) { _state = state }
                }
                struct Carousel<Content: View>: View {
                    @ObservedObject var model: CarouselModel
                    let content: () -> Content
                    var body: some View { CarouselFrame(state: model.$state) { content() } }
                }
                struct CarouselFrame<Content: View>: View {
                    @Binding var state: FairState
                    let content: () -> Content
                    var body: some View { CarouselSlot(state: $state) { content() } }
                }
                struct CarouselSlot<Content: View>: View {
                    @Binding var state: FairState
                    let content: () -> Content
                    var body: some View { VStack { content() } }
                }
                struct TicketView: View { var body: some View { Text("Ticket") } }
                """
            ], has: ["RidesView ~sheet~> TicketView : RidesView.ticket"], hasNot: ["SnacksView ~"]),
        ScannedApp(
            "a view that holds the flow of any coordinator is that coordinator",
            [
                "A.swift": """
                import SwiftUI
                @main struct Zoo: App {
                    let gate = GateCoordinator()
                    var body: some Scene { WindowGroup { gate.rootView } }
                }
                protocol FlowCoordinator: ObservableObject {
                    associatedtype Place: Hashable
                    associatedtype Shown: View
                    associatedtype Start: View
                    var path: [Place] { get set }
                    var child: (any FlowCoordinator)? { get set }
                    @ViewBuilder var rootView: Start { get }
                    @ViewBuilder func view(for place: Place) -> Shown
                }
                extension FlowCoordinator {
                    func go(to place: Place) { path.append(place) }
                    func present(_ child: any FlowCoordinator) { self.child = child }
                    var showsChild: Binding<Bool> {
                        Binding<Bool> { [weak self] in self?.child != nil } set: { [weak self] in
                            if !$0 { self?.child = nil }
                        }
                    }
                }
                struct FlowView<Flow: FlowCoordinator, Content: View>: View {
                    @StateObject var flow: Flow
                    let content: () -> Content
                    var body: some View {
                        NavigationStack(path: $flow.path) {
                            content().navigationDestination(for: Flow.Place.self) { flow.view(for: $0) }
                        }
                        .sheet(isPresented: flow.showsChild) {
                            if let child = flow.child { AnyView(child.rootView) }
                        }
                    }
                }
                enum Path: Hashable { case lions, seals }
                final class GateCoordinator: FlowCoordinator {
                    @Published var path: [Path] = []
                    @Published var child: (any FlowCoordinator)?
                    var rootView: some View { FlowView(flow: self) { GateView() }.environmentObject(self) }
                    func view(for place: Path) -> some View {
                        switch place {
                        case .lions: LionsView()
                        case .seals: SealsView()
                        }
                    }
                }
                enum Shelf: Hashable { case toys }
                final class ShopCoordinator: FlowCoordinator {
                    @Published var path: [Shelf] = []
                    @Published var child: (any FlowCoordinator)?
                    var rootView: some View { FlowView(flow: self) { ShopView() }.environmentObject(self) }
                    func view(for place: Shelf) -> some View {
                        switch place {
                        case .toys: ToysView()
                        }
                    }
                }
                struct GateView: View {
                    @EnvironmentObject var gate: GateCoordinator
                    var body: some View {
                        Button("Lions") { gate.go(to: .lions) }
                        Button("Shop") { gate.present(ShopCoordinator()) }
                    }
                }
                struct LionsView: View {
                    @EnvironmentObject var gate: GateCoordinator
                    var body: some View { Button("Seals") { gate.go(to: .seals) } }
                }
                struct SealsView: View { var body: some View { Text("Seals") } }
                struct ShopView: View {
                    @EnvironmentObject var shop: ShopCoordinator
                    var body: some View { Button("Toys") { shop.go(to: .toys) } }
                }
                struct ToysView: View { var body: some View { Text("Toys") } }
                """
            ],
            has: [
                "entry GateCoordinator", "coordinator ShopCoordinator stack [style=navigationStack]",
                "GateCoordinator -root!-> GateView : root", "GateCoordinator -push-> LionsView : lions",
                "GateCoordinator -sheet-> ShopCoordinator : child",
                "GateView ~push~> LionsView : GateCoordinator.lions",
                "GateView ~sheet~> ShopCoordinator : GateCoordinator.child",
                "LionsView ~push~> SealsView : GateCoordinator.seals",
                "ShopView ~push~> ToysView : ShopCoordinator.toys",
            ], hasNot: ["FlowView", "path.append", "ShopCoordinator -sheet->"]),
        ScannedApp(
            "a view that holds the flow of any coordinator of two kinds at once is that coordinator",
            [
                "A.swift": """
                import SwiftUI
                @main struct Museum: App {
                    @StateObject var lobby = LobbyCoordinator()
                    var body: some Scene { WindowGroup { Hall(coordinator: lobby) } }
                }
                protocol Guiding: ObservableObject {
                    associatedtype Stop: Hashable & Identifiable
                    associatedtype First: View
                    associatedtype Next: View
                    var cover: Stop? { get set }
                    @ViewBuilder func first() -> First
                    @ViewBuilder func view(for stop: Stop) -> Next
                }
                class PathHolder: ObservableObject { @Published var path = NavigationPath() }
                struct Hall<C>: View where C: PathHolder & Guiding {
                    @ObservedObject var coordinator: C
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            coordinator.first().navigationDestination(for: C.Stop.self) { coordinator.view(for: $0) }
                        }
                        .fullScreenCover(item: $coordinator.cover) { coordinator.view(for: $0) }
                    }
                }
                enum LobbyStop: String, Identifiable { case map, tour; var id: String { rawValue } }
                final class LobbyCoordinator: PathHolder, Guiding {
                    @Published var cover: LobbyStop?
                    func first() -> some View { LobbyView().environmentObject(self) }
                    func view(for stop: LobbyStop) -> some View {
                        switch stop {
                        case .map: MapView()
                        case .tour: Hall(coordinator: TourCoordinator())
                        }
                    }
                }
                enum TourStop: String, Identifiable { case mummy; var id: String { rawValue } }
                final class TourCoordinator: PathHolder, Guiding {
                    @Published var cover: TourStop?
                    func first() -> some View { TourView().environmentObject(self) }
                    func view(for stop: TourStop) -> some View { MummyView() }
                }
                struct LobbyView: View {
                    @EnvironmentObject var lobby: LobbyCoordinator
                    var body: some View {
                        Button("Map") { lobby.path.append(LobbyStop.map) }
                        Button("Tour") { lobby.cover = .tour }
                    }
                }
                struct MapView: View { var body: some View { Text("Map") } }
                struct TourView: View {
                    @EnvironmentObject var tour: TourCoordinator
                    var body: some View { Button("Mummy") { tour.path.append(TourStop.mummy) } }
                }
                struct MummyView: View { var body: some View { Text("Mummy") } }
                """
            ],
            has: [
                "entry LobbyCoordinator", "LobbyCoordinator -root!-> LobbyView : root",
                "LobbyView ~push~> MapView : LobbyCoordinator.map",
                "LobbyView ~fullScreen~> TourCoordinator : LobbyCoordinator.tour",
                "TourCoordinator -root!-> TourView : root", "TourView ~push~> MummyView : TourCoordinator.mummy",
            ], hasNot: ["Hall", "LobbyCoordinator -root!-> TourView"]),
        ScannedApp(
            "what a helper puts into a shared frame is done by the screen that asks the helper for it",
            [
                "A.swift": """
                import SwiftUI
                @main struct Campus: App { var body: some Scene { WindowGroup { YardView() } } }
                struct Plate<Content: View>: View {
                    let content: Content
                    init(@ViewBuilder _ content: () -> Content) { self.content = content() }
                    var body: some View { content.padding(12) }
                }
                struct News {
                    let id: Int
                    func plate() -> some View { Plate { NavigationLink("Pool") { PoolView() } } }
                }
                struct YardView: View {
                    var body: some View {
                        NavigationStack {
                            News(id: 1).plate()
                            NavigationLink("Hall") { HallView() }
                        }
                    }
                }
                struct HallView: View { var body: some View { List { Text("Hall"); Notice() } } }
                struct Notice: View { var body: some View { Plate { Text("Closed") } } }
                struct PoolView: View { var body: some View { Text("Pool") } }
                """
            ],
            has: ["YardView ~push~> PoolView : NavigationLink", "YardView ~push~> HallView : NavigationLink"],
            hasNot: ["HallView ~"]),
        ScannedApp(
            "what a link leads to is no part of the screen with the link",
            [
                "A.swift": """
                import SwiftUI
                @main struct Opera: App { var body: some Scene { WindowGroup { NavigationStack { HallView() } } } }
                struct HallView: View {
                    var body: some View { List { NavigationLink("Stage") { StageView() } } }
                }
                struct StageView: View {
                    @State private var shows = false
                    var body: some View {
                        NavigationStack { Button("Props") { shows = true } }.sheet(isPresented: $shows) { PropsView() }
                    }
                }
                struct PropsView: View { var body: some View { Text("Props") } }
                """
            ],
            has: ["HallView ~push~> StageView : NavigationLink", "StageView ~sheet~> PropsView : StageView.shows"],
            hasNot: ["HallView ~sheet~>", "HallView -"]),
        ScannedApp(
            "a link that can be tapped leads on whoever holds its state",
            [
                "A.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { YardView(model: YardModel()) } } }
                final class YardModel: ObservableObject {
                    @Published var isGrinding = false
                    @Published var isHidden = false
                }
                struct YardView: View {
                    @ObservedObject var model: YardModel
                    var body: some View {
                        NavigationView {
                            VStack {
                                NavigationLink(destination: WheelView(), isActive: $model.isGrinding) { Text("Grind") }
                                NavigationLink(destination: CellarView(), isActive: $model.isHidden) { EmptyView() }
                            }
                        }
                    }
                }
                struct WheelView: View { var body: some View { Text("Wheel") } }
                struct CellarView: View { var body: some View { Text("Cellar") } }
                """
            ],
            has: [
                "YardView ~push~> WheelView : NavigationLink",
                #"unresolved push : "no code that sets its state was found" [from=YardView candidate=CellarView]"#,
            ], hasNot: ["~> CellarView", "candidate=WheelView"]),
    ]
}
