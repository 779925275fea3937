import Testing

/// A link that is kept in a property is followed by the view that reacts to the property.
@Suite struct PropertyFollowersTests {
    /// An app that keeps the link that it is told to open until a view follows it.
    private static func keeping(_ name: String, link: String, in view: String, _ following: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                final class Links: ObservableObject { @Published var pending: URL? }
                @main struct Zoo: App { var body: some Scene { WindowGroup { Paths() } } }
                struct Paths: View {
                    \(view)
                    @State private var path: [String] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("Zoo").navigationDestination(for: String.self) { Cage(animal: $0) }
                        }
                        .onOpenURL { \(link) = $0 }
                        \(following) {
                            if let link = $0, link.scheme == "zoo", link.host == "cage" {
                                path.append(link.lastPathComponent)
                            }
                        }
                    }
                }
                struct Cage: View { let animal: String; var body: some View { Text(animal) } }
                """
            ], has: ["link zoo://cage => Cage : Paths.String"])
    }

    static let keepingApps = [
        keeping(
            "in a published property", link: "links.pending", in: "@StateObject private var links = Links()",
            ".onReceive(links.$pending)"),
        keeping("in a state", link: "pending", in: "@State private var pending: URL?", ".onChange(of: pending)"),
    ]

    @Test(arguments: keepingApps) func areFollowedForLinks(_ app: ScannedApp) { app.check() }

    /// A coordinator that listens to a session shows what follows for the screen that signs a person in or out.
    @Test func aCoordinatorFollowsForTheScreenThatAssigns() {
        ScannedApp(
            "a session",
            [
                "App.swift": """
                import Combine
                import Stinsen
                import SwiftUI
                final class Session: ObservableObject {
                    static let shared = Session()
                    enum Status { case known, unknown }
                    @Published var status = Status.unknown
                    @Published var visits = Int.random(in: 0...9)
                }
                @main struct Club: App { var body: some Scene { WindowGroup { ClubCoordinator().view() } } }
                final class ClubCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\ClubCoordinator.door)
                    @Root var door = makeDoor
                    @Root var hall = makeHall
                    private var bag: Set<AnyCancellable> = []
                    init() {
                        Session.shared.$status.removeDuplicates().sink { [weak self] status in
                            switch status {
                            case .known: self?.root(\\.hall)
                            case .unknown: self?.root(\\.door)
                            }
                        }.store(in: &bag)
                    }
                    func makeDoor() -> some View { Door() }
                    func makeHall() -> some View { Hall() }
                }
                struct Door: View {
                    var body: some View { Button("In") { Session.shared.status = .known } }
                }
                struct Hall: View {
                    var body: some View {
                        Button("Out") { Session.shared.status = .unknown }
                        Button("Again") { Session.shared.visits += 1 }
                    }
                }
                """
            ],
            has: ["Door ~root~> Hall : ClubCoordinator.hall", "Hall ~root~> Door : ClubCoordinator.door"],
            hasNot: ["Door ~root~> Door", "Hall ~root~> Hall", "unresolved"]
        ).check()
    }

    /// What a bar does as a state changes, the tab does that changes it, which may have a stack of its own. The closure may stand
    /// in the brackets.
    @Test(arguments: [
        ("Text(word)", ".onChange(of: showsMap) { old, new in if new == true { tab = 1; showsMap = false } }"),
        ("Text(word)", ".onChange(of: showsMap, { old, new in if new { tab = 1; showsMap = false } })"),
        ("NavigationStack { Text(word) }", ".onChange(of: showsMap) { if $1 { tab = 1; showsMap = false } }"),
    ]) func aBarFollowsForTheTabThatChangesAState(_ frame: String, _ following: String) {
        let page = frame.replacing("Text(word)", with: #"Button("map") { showsMap = true }"#)
        ScannedApp(
            following + frame,
            [
                "App.swift": """
                import SwiftUI
                @main struct Tour: App { var body: some Scene { WindowGroup { Bar() } } }
                struct Bar: View {
                    @State private var tab = 0
                    @State private var showsMap = false
                    @State private var writes = false
                    var body: some View {
                        TabView(selection: $tab) {
                            News(showsMap: $showsMap).tabItem { Text("news") }.tag(0)
                            Map().tabItem { Text("map") }.tag(1)
                        }
                        .onChange(of: tab, { old, new in if new == 2 { writes = true } })
                        \(following)
                        .sheet(isPresented: $writes) { Letter() }
                    }
                }
                struct News: View { @Binding var showsMap: Bool; var body: some View { \(page) } }
                struct Map: View { var body: some View { Text("map") } }
                struct Letter: View { var body: some View { Text("letter") } }
                """
            ], has: ["News ~tab~> Map : Bar.map"], hasNot: ["News ~sheet~> Letter"]
        ).check()
    }

    /// A view that chooses its roots by a state of its own, and copies a session's into it, shows what the screen asks for
    /// that changes the session.
    @Test(arguments: [
        (
            "final class Session: ObservableObject { @Published var stage = Stage.door }", "@StateObject",
            "@ObservedObject"
        ),
        ("@Observable final class Session { var stage = Stage.door }", "@State", ""),
    ])
    func aViewThatCopiesAStateFollowsForTheScreenThatAssigns(_ session: String, _ own: String, _ given: String) {
        ScannedApp(
            session,
            [
                "App.swift": """
                import SwiftUI
                enum Stage { case door, hall, yard }
                \(session)
                @main struct Club: App { var body: some Scene { WindowGroup { ClubView() } } }
                struct ClubView: View {
                    \(own) private var session = Session()
                    @State private var stage = Stage.door
                    var body: some View {
                        VStack {
                            switch stage {
                            case .door: DoorView(session: session)
                            case .hall: HallView(session: session)
                            case .yard: YardView()
                            }
                        }
                        .onChange(of: session.stage) { newStage in stage = newStage }
                    }
                }
                struct DoorView: View {
                    \(given) var session: Session
                    var body: some View { Button("In") { session.stage = .hall } }
                }
                struct HallView: View {
                    \(given) var session: Session
                    var body: some View { Button("Out") { session.stage = .door } }
                }
                struct YardView: View { var body: some View { Text("y") } }
                """
            ],
            has: ["DoorView ~root~> HallView : ClubView.hall", "HallView ~root~> DoorView : ClubView.door"],
            hasNot: ["ClubView ~", "~> YardView", "unresolved"]
        ).check()
    }

    /// A coordinator that listens to a published property does what comes of it for the screen that changes the property,
    /// and not each time that it begins to listen.
    @Test(arguments: [
        "dropFirst().filter { $0 }.sink { [weak self] _ in self?.showDoor() }",
        "filter { $0 }.sink { [weak self] _ in self?.showDoor() }",
        "dropFirst().sink { [weak self] hasLeft in if hasLeft { self?.showDoor() } }",
        "sink { [weak self] hasLeft in if hasLeft { self?.showDoor() } }",
    ])
    func aCoordinatorListensForWhoChangesTheProperty(_ listening: String) {
        ScannedApp(
            listening,
            [
                "App.swift": """
                import Combine
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    private var coordinator: HallCoordinator?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        coordinator = HallCoordinator(window: UIWindow())
                        coordinator?.start()
                        return true
                    }
                }
                final class HallCoordinator {
                    private let window: UIWindow
                    private let navigation = UINavigationController()
                    private var bag: Set<AnyCancellable> = []
                    init(window: UIWindow) { self.window = window }
                    func start() {
                        let model = HallModel()
                        model.$hasLeft.\(listening).store(in: &bag)
                        navigation.viewControllers = [HallController(model: model)]
                        window.rootViewController = navigation
                    }
                    func showDoor() { window.rootViewController = DoorController { [weak self] in self?.start() } }
                }
                final class HallModel { @Published var hasLeft = false; func leave() { hasLeft = true } }
                final class HallController: UIViewController {
                    let model: HallModel
                    init(model: HallModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                    @objc func tapped() { model.leave() }
                }
                final class DoorController: UIViewController {
                    let enter: () -> Void
                    init(enter: @escaping () -> Void) { self.enter = enter; super.init(nibName: nil, bundle: nil) }
                    @objc func tapped() { enter() }
                }
                """
            ],
            has: [
                "HallController ~root~> DoorController : HallCoordinator.showDoor",
                "DoorController ~root~> HallController : HallCoordinator.start",
            ],
            hasNot: ["DoorController ~root~> DoorController", "HallCoordinator ~root~>"]
        )
        .check()
    }

    /// What a view with a flow does as a state becomes what is not known comes of the screen that changes the state.
    @Test(arguments: [
        ("var count = 0", "counter.count += 1"), ("var count = 0", "counter.count = max(counter.count, 3)"),
        ("var count = Date()", "counter.count = .now"),
    ])
    func whoChangesAStateToWhatIsNotKnown(_ state: String, _ change: String) {
        ScannedApp(
            change,
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Counter { \(state); var path: [Prize] = [] }
                enum Prize: Hashable { case bear }
                @main struct Fair: App { var body: some Scene { WindowGroup { FairFlow() } } }
                struct FairFlow: View {
                    @State private var counter = Counter()
                    var body: some View {
                        NavigationStack(path: $counter.path) {
                            StallView().navigationDestination(for: Prize.self) { _ in PrizeView() }
                        }
                        .environment(counter)
                        .onChange(of: counter.count) { counter.path.append(.bear) }
                    }
                }
                struct StallView: View {
                    @Environment(Counter.self) private var counter
                    var body: some View { Button("+") { \(change) } }
                }
                struct PrizeView: View { var body: some View { Text("p") } }
                """
            ],
            has: ["StallView ~push~> PrizeView : FairFlow.bear"], hasNot: ["FairFlow ~push~>", "PrizeView ~push~>"]
        ).check()
    }

    /// Code that is not given what a state becomes, and reads it, reads what a screen has made of it.
    @Test(
        arguments: ["onChange(of: desk.wish)", "onChange(of: desk.wish, initial: true)", "task(id: desk.wish)"],
        [
            "open(desk.wish)", "if desk.wish == .tea { open(.tea) } else if desk.wish == .cake { open(.cake) }",
            "guard let wish = desk.wish else { return }; path.append(wish); desk.wish = nil",
        ])
    func codeReadsWhatAStateHasBecome(_ follower: String, _ code: String) {
        ScannedApp(
            follower + code,
            [
                "App.swift": """
                import SwiftUI
                enum Wish: Hashable { case tea, cake }
                final class Desk: ObservableObject { @Published var wish: Wish? }
                @main struct Cafe: App { var body: some Scene { WindowGroup { Rooms() } } }
                struct Rooms: View {
                    @StateObject private var desk = Desk()
                    @State private var path: [Wish] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            TabView { Bar(desk: desk); Counter(desk: desk) }
                                .navigationDestination(for: Wish.self) { wish in
                                    switch wish {
                                    case .tea: Tea()
                                    case .cake: Cake()
                                    }
                                }
                        }
                        .\(follower) { \(code) }
                    }
                    func open(_ wish: Wish?) { if let wish { path.append(wish) } }
                }
                struct Bar: View { let desk: Desk; var body: some View { Button("") { desk.wish = .tea } } }
                struct Counter: View { let desk: Desk; var body: some View { Button("") { desk.wish = .cake } } }
                struct Tea: View { var body: some View { Text("") } }
                struct Cake: View { var body: some View { Text("") } }
                """
            ],
            has: ["Bar ~push~> Tea : Rooms.tea", "Counter ~push~> Cake : Rooms.cake"],
            hasNot: ["Bar ~push~> Cake", "Counter ~push~> Tea", "Rooms ~push~>"]
        ).check()
    }

    /// Code that reads a state as it changes reads what it has become, though the closure names the state, or leaves it out.
    @Test(
        arguments: [
            ("String?", "name", "nil"), ("Bool", "true", "false"),
        ],
        [
            "{ _ in if CONDITION { gate.show(.login) } else if gate.isNew { gate.show(.intro) } else { gate.show(.home) } }",
            "{ if CONDITION { gate.show(.login) } else if gate.isNew { gate.show(.intro) } else { gate.show(.home) } }",
            "{ name in guard !(CONDITION) else { gate.show(.login); return }; gate.show(gate.isNew ? .intro : .home) }",
        ])
    func whatReadsAStateReadsWhatItHasBecome(_ state: (type: String, in: String, out: String), _ change: String) {
        let condition = state.type == "Bool" ? "!session.user" : "session.user == nil"
        ScannedApp(
            "\(state.type) \(change)",
            [
                "App.swift": """
                import SwiftUI
                final class Session: ObservableObject {
                    @Published var user: \(state.type)
                    func signIn(_ name: String) { user = \(state.in) }
                    func signOut() { user = \(state.out) }
                }
                final class Gate: ObservableObject {
                    enum Page { case login, intro, home }
                    @Published var page = Page.login
                    @Published var isNew = false
                    func show(_ page: Page) { self.page = page }
                }
                @main struct Club: App {
                    @StateObject private var session = Session()
                    @StateObject private var gate = Gate()
                    var body: some Scene {
                        WindowGroup { Door().environmentObject(session).environmentObject(gate) }
                    }
                }
                struct Door: View {
                    @EnvironmentObject private var session: Session
                    @EnvironmentObject private var gate: Gate
                    var body: some View {
                        Group {
                            switch gate.page {
                            case .login: LoginView()
                            case .intro: IntroView()
                            case .home: HomeView()
                            }
                        }
                        .onChange(of: session.user) \(change.replacing("CONDITION", with: condition))
                    }
                }
                struct LoginView: View {
                    @EnvironmentObject private var session: Session
                    var body: some View { Button("In") { session.signIn("Ada") } }
                }
                struct IntroView: View {
                    @EnvironmentObject private var gate: Gate
                    var body: some View { Button("Go on") { gate.show(.home) } }
                }
                struct HomeView: View {
                    @EnvironmentObject private var session: Session
                    var body: some View { Button("Out") { session.signOut() } }
                }
                """
            ],
            has: [
                "LoginView ~root~> IntroView : Door.intro", "LoginView ~root~> HomeView : Door.home",
                "HomeView ~root~> LoginView : Door.login",
            ], hasNot: ["HomeView ~root~> IntroView", "unresolved"]
        ).check()
    }
}
