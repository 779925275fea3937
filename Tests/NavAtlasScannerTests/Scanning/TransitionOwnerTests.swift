import Testing

/// Whose doing it is what code does that a screen has left with others.
struct TransitionOwnerTests {
    static let apps = [
        ScannedApp(
            "a closure that a screen leaves with an object for all is that screen's",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case edit, done }
                final class Router: ObservableObject { @Published var path: [Page] = [] }
                final class Alerts: ObservableObject {
                    static let shared = Alerts()
                    @Published var isShown = false
                    private var action: (() -> Void)?
                    func ask(_ action: @escaping () -> Void) { self.action = action; isShown = true }
                    func answer() { action?() }
                }
                @main struct TheApp: App { var body: some Scene { WindowGroup { MainView() } } }
                struct MainView: View {
                    @ObservedObject private var alerts = Alerts.shared
                    var body: some View {
                        TabView { Flow() }.overlay { if alerts.isShown { Button("OK") { alerts.answer() } } }
                    }
                }
                struct Flow: View {
                    @StateObject private var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            ListView().navigationDestination(for: Page.self) { page in
                                switch page {
                                case .edit: EditView()
                                case .done: DoneView()
                                }
                            }
                        }
                        .environmentObject(router)
                    }
                }
                struct ListView: View {
                    @EnvironmentObject private var router: Router
                    var body: some View { Button("Edit") { router.path.append(.edit) } }
                }
                struct EditView: View {
                    @EnvironmentObject private var router: Router
                    var body: some View { Button("Delete") { Alerts.shared.ask { router.path.append(.done) } } }
                }
                struct DoneView: View { var body: some View { Text("d") } }
                """
            ],
            has: ["EditView ~push~> DoneView : Flow.done"], hasNot: ["MainView ~push~>", "ListView ~push~> DoneView"]),
        ScannedApp(
            "the view that travels in a case is the presenter's",
            [
                "App.swift": """
                import SwiftUI
                enum Card: Identifiable { case plain, view(AnyView); var id: String { "c" } }
                final class Deck: ObservableObject {
                    @Published var card: Card?
                    func show<V: View>(_ view: V) { card = .view(AnyView(view)) }
                }
                @main struct TheApp: App { var body: some Scene { WindowGroup { Table() } } }
                struct Table: View {
                    @StateObject private var deck = Deck()
                    var body: some View {
                        TabView { FirstView(); SecondView() }
                            .sheet(item: $deck.card) { card in
                                switch card {
                                case .plain: PlainView()
                                case .view(let view): view
                                }
                            }
                            .environmentObject(deck)
                    }
                }
                struct FirstView: View {
                    @EnvironmentObject var deck: Deck
                    var body: some View { Button("a") { deck.show(AceView()) } }
                }
                struct SecondView: View {
                    @EnvironmentObject var deck: Deck
                    var body: some View { Button("k") { deck.show(KingView()) } }
                }
                struct AceView: View { var body: some View { Text("a") } }
                struct KingView: View { var body: some View { Text("k") } }
                struct PlainView: View { var body: some View { Text("p") } }
                """
            ],
            has: ["FirstView ~sheet~> AceView : Table.view", "SecondView ~sheet~> KingView : Table.view"],
            hasNot: ["FirstView ~sheet~> KingView", "SecondView ~sheet~> AceView"]),
        ScannedApp(
            "what is done with a link is done by the screen that has it",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case tag, plain }
                @main struct TheApp: App { var body: some Scene { WindowGroup { Flow() } } }
                struct Flow: View {
                    @State private var path: [Page] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            PostView().navigationDestination(for: Page.self) { page in
                                switch page {
                                case .tag: TagView()
                                case .plain: PlainView()
                                }
                            }
                        }
                        .environment(\\.openURL, OpenURLAction { _ in path.append(.tag); return .handled })
                    }
                }
                struct PostView: View {
                    var body: some View {
                        Link("t", destination: URL(string: "https://example.org")!)
                        NavigationLink(value: Page.plain) { Text("p") }
                    }
                }
                struct PlainView: View { var body: some View { Text("p") } }
                struct TagView: View {
                    @Environment(\\.openURL) private var openURL
                    var body: some View { Button("t") { openURL(URL(string: "https://example.org")!) } }
                }
                """
            ],
            has: ["PostView ~push~> TagView : Flow.tag", "TagView ~push~> TagView : Flow.tag"],
            hasNot: ["PlainView ~push~>", "Flow ~push~>"]),
        ScannedApp(
            "choosing a tab does what the selection's own setter does",
            [
                "App.swift": """
                import SwiftUI
                @main struct TheApp: App { var body: some Scene { WindowGroup { Tabs() } } }
                struct Tabs: View {
                    @State private var tab = 0
                    @State private var isWriting = false
                    var body: some View {
                        TabView(
                            selection: .init(get: { tab }, set: { if $0 == 2 { isWriting = true } else { tab = $0 } })
                        ) {
                            OneView().tag(0)
                            TwoView().tag(1)
                        }
                        .sheet(isPresented: $isWriting) { NoteView() }
                    }
                }
                struct OneView: View { var body: some View { Text("1") } }
                struct TwoView: View { var body: some View { Text("2") } }
                struct NoteView: View { var body: some View { Text("n") } }
                """
            ],
            has: ["Tabs ~sheet~> NoteView : Tabs.isWriting"], hasNot: ["Tabs ~tab~>"]),
        ScannedApp(
            "who posts a notification does what is done on it",
            [
                "App.swift": """
                import SwiftUI
                extension Notification.Name { static let sell = Notification.Name("sell"), help = Notification.Name("help") }
                @main struct TheApp: App { var body: some Scene { WindowGroup { MainView() } } }
                struct MainView: View {
                    @State private var isSelling = false
                    @State private var isHelping = false
                    var body: some View {
                        NavigationStack { ListView() }
                            .onReceive(NotificationCenter.default.publisher(for: .sell)) { _ in isSelling = true }
                            .onReceive(NotificationCenter.default.publisher(for: .help)) { _ in isHelping = true }
                            .sheet(isPresented: $isSelling) { SellView() }
                            .sheet(isPresented: $isHelping) { HelpView() }
                    }
                }
                struct ListView: View {
                    var body: some View { Button("b") { NotificationCenter.default.post(name: .sell, object: nil) } }
                }
                struct SellView: View { var body: some View { Text("s") } }
                struct HelpView: View { var body: some View { Text("h") } }
                """
            ],
            has: ["ListView ~sheet~> SellView : MainView.isSelling"], hasNot: ["ListView ~sheet~> HelpView"]),
        ScannedApp(
            "a state that another tab chooses by leads no one there",
            [
                "App.swift": """
                import SwiftUI
                final class Account: ObservableObject { @Published var name: String? }
                @main struct TheApp: App { var body: some Scene { WindowGroup { Tabs() } } }
                struct Tabs: View {
                    @StateObject private var account = Account()
                    var body: some View {
                        TabView { NavigationStack { DoorView() }; PersonTab() }.environmentObject(account)
                    }
                }
                struct PersonTab: View {
                    @EnvironmentObject var account: Account
                    var body: some View {
                        NavigationStack { if let name = account.name { PersonView(name: name) } else { GuestView() } }
                    }
                }
                struct GuestView: View {
                    @EnvironmentObject var account: Account
                    var body: some View { Button("in") { account.name = "x" } }
                }
                struct DoorView: View {
                    @EnvironmentObject var account: Account
                    var body: some View { Button("in") { account.name = "x" } }
                }
                struct PersonView: View { let name: String; var body: some View { Text(name) } }
                """
            ],
            has: ["GuestView ~root~> PersonView : PersonTab.root"], hasNot: ["DoorView ~root~> PersonView"]),
        ScannedApp(
            "a screen in a tab that chooses a tab; its own is there already",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case home, shop }
                @main struct TheApp: App { var body: some Scene { WindowGroup { Tabs() } } }
                struct Tabs: View {
                    @State private var page = Page.home
                    var body: some View {
                        TabView(selection: $page) {
                            HomeTab(page: $page).tag(Page.home)
                            ShopTab().tag(Page.shop)
                        }
                    }
                }
                struct HomeTab: View {
                    @Binding var page: Page
                    var body: some View { NavigationStack { HomeView(page: $page) } }
                }
                struct HomeView: View {
                    @Binding var page: Page
                    var body: some View { Button("h") { page = .home }; Button("s") { page = .shop } }
                }
                struct ShopTab: View { var body: some View { NavigationStack { ShopView() } } }
                struct ShopView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["HomeView ~tab~> ShopTab : Tabs.shop"], hasNot: ["HomeView ~tab~> HomeTab"]),
    ]

    @Test(arguments: apps) func isKnown(_ app: ScannedApp) { app.check() }
}
