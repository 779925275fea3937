import Testing

/// Views that hold the stack, the path or the links for whatever they are given, and modifiers of what they show.
struct RouterHostTests {
    private static let host = """
        import SwiftUI
        struct Stamp: Hashable { let year: Int }
        final class Router: ObservableObject {
            @Published var path = NavigationPath()
            @Published var note: Note?
            func show(_ view: some View) { note = Note(view: AnyView(view)) }
        }
        struct Note: Identifiable { let id = UUID(); let view: AnyView }
        struct RouterHost<Content: View>: View {
            @StateObject var router = Router()
            @ViewBuilder let content: () -> Content
            var body: some View {
                NavigationStack(path: $router.path) {
                    content().navigationDestination(for: Stamp.self) { StampView(stamp: $0) }
                }
                .sheet(item: $router.note) { $0.view }
                .environmentObject(router)
            }
        }
        struct StampView: View { let stamp: Stamp; var body: some View { Text("s") } }
        struct HelpView: View { var body: some View { Text("h") } }
        struct AlbumView: View {
            @EnvironmentObject var router: Router
            var body: some View {
                Button("Stamp") { router.path.append(Stamp(year: 1900)) }
                Button("Help") { router.show(HelpView()) }
            }
        }
        struct ShopView: View {
            @EnvironmentObject var router: Router
            var body: some View { Button("Stamp") { router.path.append(Stamp(year: 1950)) } }
        }

        """

    static let apps = [
        ScannedApp(
            "a view that holds the path for what it is given is its coordinator",
            [
                "App.swift": host + """
                    @main struct Club: App { var body: some Scene { WindowGroup { RouterHost { AlbumView() } } } }
                    """
            ],
            has: [
                "entry RouterHost", "RouterHost -root!-> AlbumView : root", "RouterHost -push-> StampView : Stamp",
                "RouterHost -sheet-> HelpView : note", "AlbumView ~push~> StampView : RouterHost.Stamp",
                "AlbumView ~sheet~> HelpView : RouterHost.note",
            ],
            hasNot: ["AlbumView -"]),
        ScannedApp(
            "tabs and sheets in such a stack lead to what stands in it",
            [
                "App.swift": host + """
                    @main struct Club: App { var body: some Scene { WindowGroup { ClubView() } } }
                    struct ClubView: View {
                        @State private var isBuying = false
                        var body: some View {
                            TabView {
                                RouterHost { AlbumView() }.tabItem { Text("Album") }
                                StartView(isBuying: $isBuying).tabItem { Text("Start") }
                            }
                            .sheet(isPresented: $isBuying) { RouterHost { ShopView() } }
                        }
                    }
                    struct StartView: View {
                        @Binding var isBuying: Bool
                        var body: some View { Button("Buy") { isBuying = true } }
                    }
                    """
            ],
            has: [
                "ClubView -tab-> AlbumView : Album", "ClubView -sheet-> ShopView : isBuying",
                "StartView ~sheet~> ShopView : ClubView.isBuying", "RouterHost -push-> StampView : Stamp",
                "AlbumView ~push~> StampView : RouterHost.Stamp", "ShopView ~push~> StampView : RouterHost.Stamp",
            ],
            hasNot: ["-> RouterHost", "~> RouterHost", "-root!-> ShopView", "unresolved"]),
        ScannedApp(
            "what such a view is given may be kept as views, which do what they do themselves",
            [
                "App.swift": host.replacing("let content: () -> Content", with: "let content: Content")
                    .replacing("content()", with: "content") + """
                        @main struct Club: App { var body: some Scene { WindowGroup { ClubView() } } }
                        struct ClubView: View {
                            var body: some View {
                                TabView {
                                    RouterHost { AlbumView() }.tabItem { Text("Album") }
                                    RouterHost { ShopView() }.tabItem { Text("Shop") }
                                }
                            }
                        }
                        """
            ],
            has: [
                "ClubView -tab-> AlbumView : Album", "ClubView -tab-> ShopView : Shop",
                "RouterHost -push-> StampView : Stamp", "AlbumView ~push~> StampView : RouterHost.Stamp",
                "AlbumView ~sheet~> HelpView : RouterHost.note", "ShopView ~push~> StampView : RouterHost.Stamp",
            ],
            hasNot: ["RouterHost ~", "unresolved"]),
        ScannedApp(
            "a flow around nothing but parts of a view is that view's",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { AlbumView(model: AlbumModel()) } } }
                final class AlbumModel: ObservableObject { @Published var isOpen = false }
                struct AlbumFlow<Content: View>: View {
                    @ObservedObject var model: AlbumModel
                    @ViewBuilder var content: () -> Content
                    var body: some View {
                        NavigationView {
                            content()
                            NavigationLink(destination: StampView(), isActive: $model.isOpen) { EmptyView() }
                        }
                    }
                }
                struct AlbumView: View {
                    @StateObject var model: AlbumModel
                    var body: some View { AlbumFlow(model: model) { Button("Open") { model.isOpen = true } } }
                }
                struct StampView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["AlbumView -push-> StampView : isOpen", "AlbumView ~push~> StampView : AlbumView.isOpen"],
            hasNot: ["AlbumFlow"]),
        ScannedApp(
            "a flow around the parts of several views is none of theirs",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { AlbumView() } } }
                struct Stamp: Hashable {}
                final class Router: ObservableObject { @Published var path: [Stamp] = [] }
                struct ClubFlow<Content: View>: View {
                    @StateObject var router: Router
                    @ViewBuilder var content: () -> Content
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            content().navigationDestination(for: Stamp.self) { _ in StampView() }
                        }
                    }
                }
                struct AlbumView: View {
                    let router = Router()
                    var body: some View { ClubFlow(router: router) { Button("o") { router.path.append(Stamp()) } } }
                }
                struct StampView: View {
                    let router = Router()
                    var body: some View { ClubFlow(router: router) { Text("s") } }
                }
                """
            ],
            has: ["ClubFlow -push-> StampView : Stamp"],
            hasNot: ["AlbumView -push->", "StampView -push->"]),
        ScannedApp(
            "what a screen is modified with where it is made is done by the screen; rows of a list stay rows",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { @StateObject var flow = Flow(); var body: some Scene { WindowGroup { flow.view } } }
                enum Page: Hashable { case stamp, shop }
                final class Flow: ObservableObject {
                    @Published var path: [Page] = []
                    @Published var isAsking = false
                    var view: some View { FlowView(flow: self) }
                    @ViewBuilder func build(_ page: Page) -> some View {
                        switch page {
                        case .stamp: StampView().toolbar { Button("Shop") { self.path.append(.shop) } }
                        case .shop: ShopView().overlay { HelpButton(flow: self) }
                        }
                    }
                }
                struct FlowView: View {
                    @ObservedObject var flow: Flow
                    var body: some View {
                        NavigationStack(path: $flow.path) {
                            VStack { ForEach([1, 2], id: \\.self) { _ in RowView().onTapGesture { flow.path.append(.stamp) } } }
                                .navigationDestination(for: Page.self) { flow.build($0) }
                        }
                        .sheet(isPresented: $flow.isAsking) { HelpView() }
                    }
                }
                struct RowView: View { var body: some View { Text("r") } }
                struct StampView: View { var body: some View { Text("s") } }
                struct ShopView: View { var body: some View { Text("s") } }
                struct HelpView: View { var body: some View { Text("h") } }
                struct HelpButton: View { let flow: Flow; var body: some View { Button("?") { flow.isAsking = true } } }
                """
            ],
            has: [
                "FlowView ~push~> StampView : FlowView.stamp", "StampView ~push~> ShopView : FlowView.shop",
                "ShopView ~sheet~> HelpView : FlowView.isAsking",
            ],
            hasNot: ["RowView", "screen HelpButton", "FlowView ~push~> ShopView"]),
        ScannedApp(
            "a closure that an initialiser hands out is run later",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { let club = ClubModel(); var body: some Scene { WindowGroup { ClubView(club: club) } } }
                final class ClubModel: ObservableObject {
                    @Published var isMember = false
                    let desk = DeskModel()
                    init() { desk.onLeave = { [weak self] in self?.isMember = false } }
                }
                final class DeskModel: ObservableObject { var onLeave: (() -> Void)? }
                struct ClubView: View {
                    @ObservedObject var club: ClubModel
                    var body: some View {
                        if club.isMember { DeskView(model: club.desk) } else { DoorView(enter: { club.isMember = true }) }
                    }
                }
                struct DeskView: View { @ObservedObject var model: DeskModel; var body: some View { Button("l") { model.onLeave?() } } }
                struct DoorView: View { let enter: () -> Void; var body: some View { Button("e", action: enter) } }
                """
            ],
            has: [
                "DoorView ~root~> DeskView : ClubView.deskView", "DeskView ~root~> DoorView : ClubView.doorView",
            ]),
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
    ]

    @Test(arguments: apps)
    func isRead(_ app: ScannedApp) { app.check() }
}
