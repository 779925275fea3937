import NavAtlasModel
import NavAtlasScanner
import Testing

/// Notifications that a coordinator observes with a selector: who posts one leads to what the coordinator shows.
struct NotificationTests {
    private static func club(observing: String) -> ScannedApp {
        ScannedApp(
            observing,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    var main: MainCoordinator?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        let navigation = UINavigationController()
                        window.rootViewController = navigation
                        main = MainCoordinator(navigation: navigation, account: Account())
                        main?.start()
                        return true
                    }
                }
                final class Account {
                    enum Event { static let signedIn = NSNotification.Name(rawValue: "signedIn") }
                    func signIn() async {
                        await Task { NotificationCenter.default.post(name: Account.Event.signedIn, object: self) }.value
                    }
                }
                final class MainCoordinator {
                    private let navigation: UINavigationController
                    private let account: Account
                    init(navigation: UINavigationController, account: Account) {
                        (self.navigation, self.account) = (navigation, account)
                        \(observing)
                    }
                    func start() {
                        navigation.setViewControllers([DoorController(account: account)], animated: false)
                    }
                    @objc func enter() { navigation.setViewControllers([HallController()], animated: false) }
                }
                final class DoorController: UIViewController {
                    private let account: Account
                    init(account: Account) { self.account = account; super.init(nibName: nil, bundle: nil) }
                    @IBAction func knock(_ sender: Any) { Task { await account.signIn() } }
                }
                final class HallController: UIViewController {}
                """
            ],
            has: ["DoorController ~root~> HallController : MainCoordinator.enter"], hasNot: ["unresolved"])
    }

    @Test(arguments: [
        """
        NotificationCenter.default.addObserver(
            self, selector: #selector(enter), name: Account.Event.signedIn, object: nil)
        """,
        """
        NotificationCenter.default.addObserver(forName: Account.Event.signedIn, object: nil, queue: .main) { _ in
            self.enter()
        }
        """,
    ])
    func theScreenThatPostsLeads(observing: String) {
        Self.club(observing: observing).check()
    }

    @Test(arguments: [
        "NotificationCenter.default.post(Notification(name: .rang))",
        "let ring = Notification(name: .rang, object: nil); NotificationCenter.default.post(ring)",
    ])
    func aNotificationIsMadeBeforeItIsPosted(posting: String) {
        ScannedApp(
            posting,
            [
                "App.swift": """
                import SwiftUI
                extension Notification.Name { static let rang = Notification.Name("rang") }
                @main struct House: App { var body: some Scene { WindowGroup { HouseView() } } }
                struct HouseView: View {
                    @State private var isDoorShown = false
                    var body: some View {
                        TabView { BellView().tabItem { Text("b") }; YardView().tabItem { Text("y") } }
                            .onReceive(NotificationCenter.default.publisher(for: .rang)) { _ in isDoorShown = true }
                            .sheet(isPresented: $isDoorShown) { DoorView() }
                    }
                }
                struct BellView: View { var body: some View { Button("ring") { \(posting) } } }
                struct YardView: View { var body: some View { Text("y") } }
                struct DoorView: View { var body: some View { Text("d") } }
                """
            ],
            has: ["BellView ~sheet~> DoorView : HouseView.isDoorShown"],
            hasNot: ["HouseView ~", "YardView ~", "unresolved"]
        ).check()
    }

    /// What a notification carries tells its listener what to show.
    @Test(arguments: [
        "post(name: .route, object: nil, userInfo: [\"route\": route])",
        "post(Notification(name: .route, object: nil, userInfo: [\"route\": route]))",
    ])
    func aNotificationCarriesWhatItWasGiven(posting: String) {
        ScannedApp(
            posting,
            [
                "App.swift": """
                import SwiftUI
                extension Notification.Name { static let route = Notification.Name("route") }
                enum Route: Hashable { case shed, barn }
                enum Router { static func push(_ route: Route) { NotificationCenter.default.\(posting) } }
                @main struct Farm: App { var body: some Scene { WindowGroup { FarmView() } } }
                struct FarmView: View {
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            YardView().navigationDestination(for: Route.self) { route in
                                switch route {
                                case .shed: ShedView()
                                case .barn: BarnView()
                                }
                            }
                        }
                        .onReceive(NotificationCenter.default.publisher(for: .route)) { notification in
                            guard let route = notification.userInfo?["route"] as? Route else { return }
                            path.append(route)
                        }
                    }
                }
                struct YardView: View { var body: some View { Button("s") { Router.push(.shed) } } }
                struct ShedView: View { var body: some View { Button("b") { Router.push(.barn) } } }
                struct BarnView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["YardView ~push~> ShedView : FarmView.shed", "ShedView ~push~> BarnView : FarmView.barn"],
            hasNot: ["YardView ~push~> BarnView", "ShedView ~push~> ShedView", "FarmView ~", "unresolved"]
        ).check()
    }

    /// What a service does the same for all who ask it is run once; each screen is told apart by where it asks.
    @Test func eachScreenAsksWhereItCallsTheServiceThatPosts() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            extension Notification.Name { static let left = Notification.Name("left") }
            @main struct Club: App {
                @StateObject private var door = Door()
                var body: some Scene { WindowGroup { GateView(door: door) } }
            }
            final class Door: ObservableObject {
                @Published var isOpen = false
                init() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(close), name: .left, object: nil)
                }
                @objc func close() { isOpen = false }
            }
            final class Service {
                static let shared = Service()
                func ask() { NotificationCenter.default.post(name: .left, object: nil) }
            }
            struct GateView: View {
                @ObservedObject var door: Door
                var body: some View {
                    NavigationStack { if door.isOpen { HallView() } else { PorchView(door: door) } }
                }
            }
            struct PorchView: View {
                let door: Door
                var body: some View { Button("in") { door.isOpen = true } }
            }
            struct HallView: View {
                var body: some View {
                    Button("ask") { Service.shared.ask() }
                    NavigationLink("attic") { AtticView() }
                }
            }
            struct AtticView: View {
                var body: some View {
                    Button("ask") {
                        Service.shared.ask()
                    }
                }
            }
            """
        ])
        let edges = graph.edges.filter { $0.kind == .transition && $0.to == "PorchView" }
        #expect(edges.map(\.from).sorted() == ["AtticView", "HallView"])
        #expect(edges.flatMap(\.locations).map(\.line).sorted() == [31, 38])
    }

    /// What a view's model listens to from its beginning on is that view's, whoever asks for the model first: here the handler
    /// that runs for the view around it, which posts something else.
    @Test func aModelListensForItsView() {
        ScannedApp(
            "two notifications",
            [
                "App.swift": """
                import SwiftUI
                extension Notification.Name {
                    static let rang = Notification.Name("rang")
                    static let knocked = Notification.Name("knocked")
                }
                @main struct House: App {
                    @UIApplicationDelegateAdaptor(Porter.self) var porter
                    var body: some Scene { WindowGroup { GateView() } }
                }
                final class Porter: NSObject, UIApplicationDelegate {
                    func applicationDidBecomeActive(_ application: UIApplication) {
                        NotificationCenter.default.post(name: .knocked, object: nil)
                    }
                }
                @Observable final class Desk {
                    enum Sheet: Identifiable { case bell, door; var id: Self { self } }
                    var sheet: Sheet?
                    init() {
                        NotificationCenter.default.addObserver(forName: .knocked, object: nil, queue: .main) { [weak self] _ in
                            self?.show(.door)
                        }
                    }
                    func show(_ sheet: Sheet) { self.sheet = sheet }
                }
                struct GateView: View {
                    @AppStorage("open") private var isOpen = false
                    var body: some View {
                        Group { if isOpen { HallView() } else { FenceView() } }
                            .task { NotificationCenter.default.post(name: .rang, object: nil) }
                    }
                }
                struct FenceView: View { var body: some View { Text("f") } }
                struct HallView: View {
                    @State private var desk = Desk()
                    var body: some View {
                        Text("h")
                            .sheet(item: $desk.sheet) { sheet in
                                switch sheet {
                                case .bell: BellView()
                                case .door: DoorView()
                                }
                            }
                            .onReceive(NotificationCenter.default.publisher(for: .rang)) { _ in desk.show(.bell) }
                    }
                }
                struct BellView: View { var body: some View { Text("b") } }
                struct DoorView: View { var body: some View { Text("d") } }
                """
            ],
            has: ["GateView ~sheet~> BellView : HallView.bell"], hasNot: ["GateView ~sheet~> DoorView", "unresolved"]
        ).check()
    }

    /// A tab bar stands around the screen that posts: that leads to what the tab bar shows.
    @Test(arguments: [
        ("selectedIndex = 1", "HallController ~tab~> BarController : ClubTabs.barController"),
        (
            "view.window?.rootViewController = DoorController()",
            "HallController ~root~> DoorController : rootViewController"
        ),
    ])
    func whoPostsStandsInTheContainer(shows: String, edge: String) {
        ScannedApp(
            "tabs",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = ClubTabs()
                        return true
                    }
                }
                final class ClubTabs: UITabBarController {
                    override func viewDidLoad() {
                        viewControllers = [HallController(), BarController()]
                        NotificationCenter.default.addObserver(self, selector: #selector(leave), name: .left, object: nil)
                    }
                    @objc func leave() { \(shows) }
                }
                extension Notification.Name { static let left = Notification.Name("left") }
                final class HallController: UIViewController {
                    @IBAction func leave() { NotificationCenter.default.post(name: .left, object: nil) }
                }
                final class BarController: UIViewController {}
                final class DoorController: UIViewController {}
                """
            ],
            has: [edge], hasNot: ["BarController ~"]
        ).check()
    }
}
