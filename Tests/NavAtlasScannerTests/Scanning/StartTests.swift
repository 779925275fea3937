import NavAtlasModel
import NavAtlasScanner
import Testing

/// How an app begins, and what is said where that could not be followed.
@Suite struct StartTests {
    private static func app(_ first: String) -> String {
        "import SwiftUI\n@main struct Inn: App { var body: some Scene { WindowGroup { \(first) } } }\n"
    }

    /// The files that describe a project may declare a struct that is called like the system's protocol.
    @Test func aStructNamedAppIsNotTheProtocol() {
        ScannedApp(
            "an app beside a struct 'App'",
            [
                "Inn.swift": Self.app("Hall()") + "struct Hall: View { var body: some View { Text(\"\") } }",
                "Project.swift": "struct App { let name: String }\nlet inn = App(name: \"Inn\")",
            ],
            has: ["entry Hall"], hasNot: ["unresolved"]
        ).check()
    }

    /// Of what a container gives, only the protocol may be known.
    @Test(
        arguments: [
            "Port.pilot.firstView", "Port.get(Pilot.self).firstView", "Port.get(Pilot.self).makeView()",
        ])
    func whatConformsToAProtocolShowsItsView(_ first: String) {
        ScannedApp(
            first,
            [
                "Inn.swift": Self.app(first) + """
                    protocol Pilot { var firstView: AnyView { get }; func makeView() -> AnyView }
                    struct SeaPilot: Pilot {
                        var firstView: AnyView { makeView() }
                        func makeView() -> AnyView { AnyView(Hall()) }
                    }
                    enum Port {
                        static var pilot: Pilot { fatalError() }
                        static func get<Service>(_ type: Service.Type) -> Service { fatalError() }
                    }
                    struct Hall: View { var body: some View { Text("") } }
                    """
            ], has: ["entry Hall"], hasNot: ["unresolved"]
        ).check()
    }

    /// A coordinator may fill the window as it is made.
    @Test(
        arguments: [
            "window.rootViewController = stack; showHall()", "showHall(); window.rootViewController = stack",
            "stack.pushViewController(Hall(), animated: false); window.rootViewController = stack",
        ])
    func whoFillsTheWindowIsTheEntry(_ filling: String) {
        ScannedApp(
            filling,
            [
                "Inn.swift": """
                import UIKit
                @main final class InnDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var steps: Steps?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let window = UIWindow()
                        self.window = window
                        steps = Steps(window: window)
                        return true
                    }
                }
                final class Steps {
                    private let stack = UINavigationController()
                    init(window: UIWindow) { \(filling) }
                    private func showHall() { stack.pushViewController(Hall(), animated: true) }
                }
                final class Hall: UIViewController {}
                """
            ], has: ["entry Steps"], hasNot: ["unresolved"]
        ).check()
    }

    /// An initialiser's assignments are not observed, and an app delegate is no screen, whatever its properties hold.
    @Test func whatAnAppDelegateKeepsIsNoScreensDoing() {
        ScannedApp(
            "an app delegate that keeps an object with an observed state",
            [
                "Inn.swift": """
                import UIKit
                @main final class InnDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let keeper = Keeper()
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.rootViewController = keeper.hall
                        return true
                    }
                }
                final class Keeper {
                    lazy var hall: Hall = Hall(keeper: self)
                    private var guests: Int { didSet { hall.showKitchen() } }
                    init() { guests = 0 }
                    func welcome() { guests += 1 }
                }
                final class Hall: UIViewController {
                    private let keeper: Keeper
                    init(keeper: Keeper) { self.keeper = keeper }
                    func showKitchen() { present(Kitchen(), animated: true) }
                    @objc func ring() { keeper.welcome() }
                }
                final class Kitchen: UIViewController {}
                """
            ],
            has: ["entry Hall", "Hall ~sheet~> Kitchen : present"], hasNot: ["InnDelegate", "unresolved"]
        ).check()
    }

    @Test func anAppsScenesMayBeTypesOfItsOwn() {
        ScannedApp(
            "an app of two scenes",
            [
                "Inn.swift": """
                import SwiftUI
                @main struct Inn: App {
                    var body: some Scene {
                        GuestScene()
                        StaffScene().commands { ToolbarCommands() }
                    }
                }
                struct GuestScene: Scene { var body: some Scene { WindowGroup(id: "guest") { Hall() } } }
                struct StaffScene: Scene { var body: some Scene { WindowGroup(id: "staff") { Kitchen() } } }
                struct Hall: View { var body: some View { Text("") } }
                struct Kitchen: View { var body: some View { Text("") } }
                """
            ],
            has: ["entry Hall", "entry Kitchen"], hasNot: ["unresolved"]
        ).check()
    }

    /// A container for dependencies, whose source is not at hand, makes what is shown first.
    @Test func aStartThatIsNotFollowedIsSaid() {
        ScannedApp(
            "an app that a library's container starts",
            [
                "Inn.swift": Self.app("Library.shared.resolve().first()") + """
                    struct Hall: View { var body: some View { NavigationLink("") { Room() } } }
                    struct Room: View { var body: some View { Text("") } }
                    func hall() -> some View { Hall() }
                    """
            ],
            has: ["unresolved Inn : \"its first screen was not found\" [candidate=*]"], hasNot: ["entry"]
        ).check()
    }

    @Test func aProgramThatShowsNothingHasNoStart() {
        ScannedApp(
            "a tool", ["Tool.swift": "@main struct Tool { static func main() { print(1) } }"],
            has: [], hasNot: ["unresolved"]
        ).check()
    }

    /// What a split view controller holds is set later; that the system's class is not declared is no finding.
    @Test func aContainerOfTheSystemsNeedsNoDeclaration() {
        let source = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var coordinator: MainCoordinator?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    coordinator = MainCoordinator()
                    coordinator?.start()
                    window = UIWindow()
                    window?.rootViewController = coordinator?.rootViewController
                    return true
                }
            }
            class MainCoordinator {
                var navigationController = UINavigationController()
                lazy var rootViewController: UISplitViewController = {
                    let split = UISplitViewController()
                    split.preferredDisplayMode = .oneBesideSecondary
                    return split
                }()
                func start() {
                    navigationController.viewControllers = [ListViewController()]
                    rootViewController.viewControllers = [navigationController, EmptyViewController()]
                }
            }
            class ListViewController: UIViewController {}
            class EmptyViewController: UIViewController {}
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(!graph.nodes.contains { $0.isUndeclaredCoordinator }, "\(Notation.print(graph))")
    }

    /// The system makes the delegate with the initializer that takes nothing.
    @Test func aDelegateMakesWhatTheSceneShows() {
        ScannedApp(
            "a delegate with an initializer",
            [
                "Inn.swift": """
                import UIKit
                struct Parts { let first: UIViewController }
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let parts: Parts
                    override private init() {
                        self.parts = Parts(first: Hall())
                        super.init()
                    }
                }
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        let parts = (UIApplication.shared.delegate as! AppDelegate).parts
                        UIWindow().rootViewController = parts.first
                    }
                }
                final class Hall: UIViewController {}
                """
            ],
            has: ["entry Hall"], hasNot: ["unresolved"]
        ).check()
    }

    @Test func anAppThatHoldsTheStackItselfIsItsCoordinator() {
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
            ], hasNot: ["entry DeckView"]
        )
        .check()
    }

    @Test func anAppWhoseWindowIsTabsOrALoginShowsTheLoginInstead() {
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
            hasNot: ["entry DoorView"]
        )
        .check()
    }

    @Test func aStageIsMadeOfTheTypeThatIsPassed() {
        ScannedApp(
            "stages that a delegate makes of their types",
            [
                "A.swift": """
                import SwiftUI
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
                protocol Stage {
                    init()
                    var theatre: Theatre? { get set }
                    func controller() -> UIViewController
                }
                protocol Theatre: AnyObject { func change(to stage: any Stage.Type) }
                final class Foyer: Stage {
                    weak var theatre: Theatre?
                    func controller() -> UIViewController {
                        UIHostingController(rootView: FoyerView { self.theatre?.change(to: Play.self) })
                    }
                }
                final class Play: Stage {
                    weak var theatre: Theatre?
                    func controller() -> UIViewController { UIHostingController(rootView: PlayView()) }
                }
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate, Theatre {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        change(to: Foyer.self)
                    }
                    func change(to stage: any Stage.Type) {
                        var next = stage.init()
                        next.theatre = self
                        window?.rootViewController = next.controller()
                    }
                }
                struct FoyerView: View { let go: () -> Void; var body: some View { Button("Go", action: go) } }
                struct PlayView: View { var body: some View { Text("Play") } }
                """
            ],
            has: ["FoyerView ~root~> PlayView : rootViewController"], hasNot: ["unresolved"]
        )
        .check()
    }
}
