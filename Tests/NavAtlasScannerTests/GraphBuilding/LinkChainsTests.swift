import Testing

/// Handlers of links that set the states of several places.
@Suite struct LinkChainsTests {
    private static let dock = """
        import SwiftUI
        final class Berth: ObservableObject {
            enum Quay { case north, south }
            enum Note: Identifiable { case fee; var id: Int { 0 } }
            @Published var quay = Quay.north
            @Published var aisle: Quay? = .north
            @Published var ships: [Int] = []
            @Published var note: Note?
            @Published var isMapShown = false
            @Published var isLegendShown = false
            func steer(_ url: URL) {
                if url.host == "fee" { ships.append(1); note = .fee }
                if url.host == "south" { quay = .south; aisle = .south; isLegendShown = true }
                if url.host == "map" { isMapShown = true; isLegendShown = true }
            }
        }
        @main struct Dock: App {
            @StateObject var berth = Berth()
            var body: some Scene {
                WindowGroup { GateView().environmentObject(berth).onOpenURL { berth.steer($0) } }
            }
        }
        struct GateView: View {
            @EnvironmentObject var berth: Berth
            var body: some View {
                Group {
                    switch UIDevice.current.userInterfaceIdiom {
                    case .phone: QuaysView()
                    default: AislesView()
                    }
                }
                .sheet(item: $berth.note) { _ in FeeView() }
                .sheet(isPresented: $berth.isMapShown) { MapView() }
            }
        }
        struct QuaysView: View {
            @EnvironmentObject var berth: Berth
            var body: some View {
                TabView(selection: $berth.quay) {
                    NorthView().tag(Berth.Quay.north)
                    SouthView().tag(Berth.Quay.south)
                }
            }
        }
        struct AislesView: View {
            @EnvironmentObject var berth: Berth
            var body: some View {
                NavigationSplitView {
                    List(Quays.all, selection: $berth.aisle) { Text("\\($0)") }
                } detail: {
                    if berth.aisle == .south { SouthAisle() } else { NorthAisle() }
                }
            }
        }
        struct NorthView: View {
            @EnvironmentObject var berth: Berth
            var body: some View {
                NavigationStack(path: $berth.ships) {
                    Text("n").navigationDestination(for: Int.self) { _ in ShipView() }
                }
            }
        }
        struct MapView: View {
            @EnvironmentObject var berth: Berth
            var body: some View { Text("m").sheet(isPresented: $berth.isLegendShown) { LegendView() } }
        }
        struct SouthView: View { var body: some View { Text("s") } }
        struct SouthAisle: View { var body: some View { Text("s") } }
        struct NorthAisle: View { var body: some View { Text("n") } }
        struct ShipView: View { var body: some View { Text("s") } }
        struct FeeView: View { var body: some View { Text("f") } }
        struct LegendView: View { var body: some View { Text("l") } }
        """

    /// What is set of a screen that is not shown then leads nowhere; what stands around lies on what was pushed inside.
    @Test func onlyWhatIsOpenLeadsOn() {
        ScannedApp(
            "links to a dock", ["App.swift": Self.dock],
            has: [
                "link fee => FeeView : NorthView.Int / GateView.fee",
                "link map => LegendView : GateView.isMapShown / MapView.isLegendShown",
            ],
            hasNot: ["link south => LegendView"]
        )
        .check()
    }

    /// A state that selects a tab, and by which something may lie on the tabs as long as nobody has signed in.
    @Test func aSelectedTabIsWhereALinkLeads() {
        ScannedApp(
            "links to a club",
            [
                "App.swift": """
                import SwiftUI
                enum Room: String { case bar, stage }
                final class Guests: ObservableObject { @Published var name: String? }
                @main struct Club: App {
                    @StateObject private var guests = Guests()
                    var body: some Scene { WindowGroup { ClubView().environmentObject(guests) } }
                }
                struct ClubView: View {
                    @EnvironmentObject var guests: Guests
                    @State private var room = Room.bar
                    var body: some View {
                        ZStack {
                            TabView(selection: $room) {
                                BarView().tag(Room.bar)
                                StageView().tag(Room.stage)
                            }
                            VStack { if guests.name == nil && room != .bar { DoorView() } }
                        }
                        .onOpenURL { url in
                            let asked = Room(rawValue: url.lastPathComponent)
                            room = asked ?? .bar
                        }
                    }
                }
                struct BarView: View { var body: some View { NavigationStack { Text("b") } } }
                struct StageView: View { var body: some View { NavigationStack { Text("s") } } }
                struct DoorView: View {
                    @EnvironmentObject var guests: Guests
                    var body: some View { NavigationStack { Button("enter") { guests.name = "x" } } }
                }
                """
            ],
            has: [
                "link bar => BarView : ClubView.bar",
                "link stage => StageView : ClubView.stage",
            ]
        )
        .check()
    }

    /// What is pushed in a tab is seen once the tab is selected, whichever the handler does first.
    @Test(arguments: [
        "pages = [.leaf]; tab = .shelf", "tab = .shelf; pages = [.leaf]", "pages.append(.leaf); tab = .shelf",
        "tab = .shelf; pages.append(.leaf)",
    ])
    func aTabIsSelectedAfterAPush(_ steps: String) {
        let stack = """
            @EnvironmentObject var book: Book
            var body: some View {
                NavigationStack(path: $book.pages) {
                    Text("s").navigationDestination(for: Book.Page.self) { _ in LeafView() }
                }
            }
            """
        ScannedApp(
            steps,
            [
                "App.swift": """
                import SwiftUI
                final class Book: ObservableObject {
                    enum Tab { case desk, shelf, wall }
                    enum Page: Hashable { case leaf }
                    @Published var tab = Tab.desk
                    @Published var pages: [Page] = []
                    func open(_ url: URL) { if url.host == "leaf" { \(steps) } }
                }
                @main struct Library: App {
                    @StateObject var book = Book()
                    var body: some Scene {
                        WindowGroup { BookView().environmentObject(book).onOpenURL { book.open($0) } }
                    }
                }
                struct BookView: View {
                    @EnvironmentObject var book: Book
                    var body: some View {
                        TabView(selection: $book.tab) {
                            DeskView().tag(Book.Tab.desk)
                            ShelfView().tag(Book.Tab.shelf)
                            WallView().tag(Book.Tab.wall)
                        }
                    }
                }
                struct DeskView: View { \(stack) }
                struct ShelfView: View { \(stack) }
                struct WallView: View { var body: some View { Text("w") } }
                struct LeafView: View { var body: some View { Text("l") } }
                """
            ], has: ["link leaf => LeafView : BookView.shelf / ShelfView.leaf"]
        )
        .check()
    }

    /// An app sees the root that its window's view chooses, though it is no screen itself.
    @Test(arguments: ["stage = .lost", "lose()"])
    func anAppsHandlerSetsTheStateThatChoosesTheRoot(_ step: String) {
        ScannedApp(
            step,
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Berth {
                    enum Stage { case gate, lost }
                    var stage = Stage.gate
                    func open(_ url: URL) { if url.host() == "lost" { \(step) } }
                    private func lose() { stage = .lost }
                }
                @main struct Dock: App {
                    @State private var berth = Berth()
                    var body: some Scene { WindowGroup { DockView(berth: berth).onOpenURL { berth.open($0) } } }
                }
                struct DockView: View {
                    let berth: Berth
                    var body: some View {
                        switch berth.stage {
                        case .gate: GateView(berth: berth)
                        case .lost: LostView(berth: berth)
                        }
                    }
                }
                struct GateView: View {
                    let berth: Berth
                    var body: some View { Button("lost") { berth.stage = .lost } }
                }
                struct LostView: View {
                    let berth: Berth
                    var body: some View { Button("found") { berth.stage = .gate } }
                }
                """
            ],
            has: [
                "link lost => LostView : DockView.lost", "GateView ~root~> LostView : DockView.lost",
                "LostView ~root~> GateView : DockView.gate",
            ], hasNot: ["link lost => ?"]
        )
        .check()
    }
}
