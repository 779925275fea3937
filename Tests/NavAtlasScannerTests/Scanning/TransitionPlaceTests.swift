import NavAtlasModel
import NavAtlasScanner
import Testing

/// The places of transitions: the calls in the screen's own code.
struct TransitionPlaceTests {
    struct Placed: CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let (from, to): (String, String)

        init(_ name: String, _ from: String, _ to: String, _ source: String) {
            (testDescription, self.source, self.from, self.to) = (name, source, from, to)
        }

        /// The lines that end with the mark.
        var wanted: [Int] {
            source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
                line.hasSuffix("// here") ? index + 1 : nil
            }
        }
    }

    private static let flow = """
        import SwiftUI
        enum Stop: Hashable { case hall, tower }
        final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func navigate<T: Hashable>(to stop: T) { path.append(stop) }
        }
        @main struct CastleApp: App { var body: some Scene { WindowGroup { Castle() } } }
        struct Castle: View {
            @StateObject private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    GateScreen().navigationDestination(for: Stop.self) { stop in
                        switch stop {
                        case .hall: HallScreen()
                        case .tower: TowerScreen()
                        }
                    }
                }
                .environmentObject(router)
            }
        }
        struct HallScreen: View { var body: some View { Text("Hall") } }
        struct TowerScreen: View { var body: some View { Text("Tower") } }

        """

    private static let ownRouter = """
        import SwiftUI
        enum Stop: Hashable { case hall, tower }
        @Observable final class Router {
            var path = NavigationPath()
            func navigate(to stop: Stop) { path.append(stop) }
        }
        @main struct CastleApp: App { var body: some Scene { WindowGroup { Castle() } } }
        struct HallScreen: View { var body: some View { Text("Hall") } }
        extension View {
            func withStops() -> some View {
                navigationDestination(for: Stop.self) { _ in HallScreen() }
            }
        }

        """

    private static let bases = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                window?.rootViewController = GateController()
                return true
            }
        }
        final class HallController: UIViewController {}
        final class Guide {
            func lead(from controller: UIViewController) { controller.present(HallController(), animated: true) }
        }

        """

    static let all = [
        Placed(
            "what a base class does when something happens that it set up itself", "GateController", "HallController",
            bases + """
                class WalledController: UIViewController {
                    let guide = Guide()
                    let bell = UIButton()
                    func setUp() {
                        bell.onTap { [weak self] in
                            self.map { $0.guide.lead(from: $0) } // here
                        }
                    }
                }
                final class GateController: WalledController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setUp()
                    }
                }
                """),
        Placed(
            "the call of a base class's method, which asks first, where something happens", "GateController",
            "HallController",
            bases + """
                class WalledController: UIViewController {
                    let guide = Guide()
                    func enter() { ask { [weak self] in self.map { $0.guide.lead(from: $0) } } }
                }
                final class GateController: WalledController {
                    @objc func knock() {
                        enter() // here
                    }
                }
                """),
        Placed(
            "a view's call of the router that holds the path of its own stack", "Castle", "HallScreen",
            ownRouter + """
                struct Castle: View {
                    @State private var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            List {
                                Button("Hall") { router.navigate(to: .hall) } // here
                            }
                            .withStops()
                        }
                    }
                }
                """),
        Placed(
            "the code of the router to which a view hands its links on", "Castle", "HallScreen",
            ownRouter + """
                struct Castle: View {
                    @State private var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) { Text("").withStops() }.onOpenURL { url in router.open(url) }
                    }
                }
                extension Router {
                    func open(_ url: URL) {
                        guard url.host() == "hall" else { return }
                        follow()
                    }
                    func follow() {
                        path.append(Stop.hall) // here
                    }
                }
                """),
        Placed(
            "the code of a modifier around the screen", "Castle", "HallScreen",
            ownRouter + """
                struct Castle: View {
                    var body: some View { Text("Castle").modifier(Bell()) }
                }
                struct Bell: ViewModifier {
                    @State private var rings = false
                    @State private var isOpen = false
                    func body(content: Content) -> some View {
                        content
                            .alert("Bell", isPresented: $rings) { Button("Enter", action: enter) }
                            .sheet(isPresented: $isOpen) { HallScreen() } // here
                    }
                    private func enter() {
                        isOpen = true // here
                    }
                }
                """),
        Placed(
            "the code of the screen's model that listens, where a service that nobody was seen to call sends",
            "DoorController", "HallController",
            """
            import RxSwift
            import UIKit
            protocol Coordinator { func start() }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    window?.rootViewController = stack
                    CastleCoordinator(stack: stack).start()
                }
            }
            final class CastleCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let door = DoorController()
                    door.model = DoorModel(coordinator: self, keys: Keys())
                    stack.pushViewController(door, animated: false)
                }
                func showHall() { stack.pushViewController(HallController(), animated: true) }
            }
            final class Keys {
                let isOpen = PublishSubject<Bool>()
                private let bag = DisposeBag()
                func turn(_ server: Server) {
                    server.ask().subscribe(onNext: { [weak self] in self?.isOpen.onNext($0) }).disposed(by: bag)
                }
            }
            protocol Server { func ask() -> Observable<Bool> }
            final class DoorModel {
                private weak var coordinator: CastleCoordinator?
                private let keys: Keys
                private let bag = DisposeBag()
                init(coordinator: CastleCoordinator, keys: Keys) {
                    self.coordinator = coordinator
                    self.keys = keys
                }
                func turn(_ server: Server) {
                    keys.isOpen.subscribe(onNext: { [weak self] _ in
                        self?.coordinator?.showHall() // here
                    }).disposed(by: bag)
                    keys.turn(server)
                }
            }
            final class DoorController: UIViewController {
                var model: DoorModel?
                @objc func knock(_ server: Server) { model?.turn(server) }
            }
            final class HallController: UIViewController {}
            """),
        Placed(
            "the call in the function that answers a URL for a screen", "GateScreen", "HallScreen",
            flow + """
                extension Router {
                    func answer(_ url: URL) {
                        switch url.host {
                        case "hall": navigate(to: Stop.hall) // here
                        default: navigate(to: Stop.tower)
                        }
                    }
                }
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var body: some View { Text("Gate").onOpenURL { router.answer($0) } }
                }
                """),
        Placed(
            "the call in a closure that answers a URL itself", "GateScreen", "HallScreen",
            flow + """
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var body: some View {
                        Text("Gate").onOpenURL { url in
                            print(url)
                            if url.host == "hall" { router.navigate(to: Stop.hall) } // here
                        }
                    }
                }
                """),
        Placed(
            "each call of the screen by which it asks a router", "GateScreen", "HallScreen",
            flow + """
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var body: some View {
                        Button("Hall") { router.navigate(to: Stop.hall) } // here
                        Button("Tower") { router.navigate(to: Stop.tower) }
                        Image("hall").onTapGesture { router.navigate(to: Stop.hall) } // here
                    }
                }
                """),
        Placed(
            "the call of a view model in the button's closure", "GateScreen", "HallScreen",
            flow + """
                final class GateModel: ObservableObject {
                    let router: Router
                    init(router: Router) { self.router = router }
                    func enter() { Task { await open(.hall) } }
                    func open(_ stop: Stop) async { router.navigate(to: stop) }
                }
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var body: some View { GateView(model: GateModel(router: router)) }
                }
                struct GateView: View {
                    @StateObject var model: GateModel
                    var body: some View {
                        Button("Hall") {
                            model.enter() // here
                        }
                    }
                }
                """),
        Placed(
            "the innermost of the screen's own calls", "GateScreen", "HallScreen",
            flow + """
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var body: some View { Button("Hall") { enter() } }
                    private func enter() {
                        router.navigate(to: Stop.hall) // here
                    }
                }
                """),
        Placed(
            "the closure that the screen gives to a component of all screens", "GateScreen", "HallScreen",
            flow + """
                struct WideButton: View {
                    let action: () -> Void
                    var body: some View { Button("On") { action() } }
                }
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var body: some View {
                        WideButton {
                            router.navigate(to: Stop.hall) // here
                        }
                    }
                }
                """),
        Placed(
            "the call of the closure that a screen is given", "GateScreen", "HallScreen",
            """
            import SwiftUI
            enum Stop: Hashable { case hall }
            @main struct CastleApp: App { var body: some Scene { WindowGroup { Castle() } } }
            struct Castle: View {
                @State private var path: [Stop] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        GateScreen(onEnter: { path.append(.hall) })
                            .navigationDestination(for: Stop.self) { _ in HallScreen() }
                    }
                }
            }
            struct GateScreen: View {
                let onEnter: () -> Void
                var body: some View {
                    Button("Hall") {
                        onEnter() // here
                    }
                }
            }
            struct HallScreen: View { var body: some View { Text("Hall") } }
            """),
        Placed(
            "the call that gives a row's link its destination", "ListScreen", "AboutScreen",
            """
            import SwiftUI
            @main struct ListApp: App { var body: some Scene { WindowGroup { NavigationStack { ListScreen() } } } }
            struct Row<Destination: View>: View {
                @ViewBuilder let destination: () -> Destination
                var body: some View { NavigationLink("Row", destination: destination) }
            }
            struct ListScreen: View {
                var body: some View {
                    List {
                        Row { AboutScreen() } // here
                    }
                }
            }
            struct AboutScreen: View { var body: some View { Text("About") } }
            """),
        Placed(
            "what sets a state, and the modifier that shows it", "ListScreen", "AboutScreen",
            """
            import SwiftUI
            @main struct ListApp: App { var body: some Scene { WindowGroup { ListScreen() } } }
            final class ListModel: ObservableObject {
                @Published var isOpen = false
                func open() { isOpen = true }
            }
            struct ListScreen: View {
                @StateObject private var model = ListModel()
                var body: some View {
                    VStack {
                        Button("About") { model.open() } // here
                    }
                    .sheet(isPresented: $model.isOpen) { AboutScreen() } // here
                }
            }
            struct AboutScreen: View { var body: some View { Text("About") } }
            """),
        Placed(
            "the name of a method that a shared button is given", "GateScreen", "HallScreen",
            flow + """
                struct GateModel {
                    let router: Router
                    func enter() { router.navigate(to: Stop.hall) }
                    func climb() { router.navigate(to: Stop.tower) }
                }
                struct WideButton: View {
                    let action: () -> Void
                    var body: some View { Text("go").onTapGesture { action() } }
                }
                struct GateScreen: View {
                    @EnvironmentObject private var router: Router
                    var model: GateModel { GateModel(router: router) }
                    var body: some View {
                        VStack {
                            WideButton(action: model.enter) // here
                            WideButton(action: model.climb)
                        }
                    }
                }
                """),
        Placed(
            "the call in a screen's model, where that begins by itself", "GateController", "HallController",
            """
            import Combine
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                let castle = CastleCoordinator()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    castle.start()
                    return true
                }
            }
            final class CastleCoordinator {
                let window = UIWindow()
                let stack = UINavigationController()
                var bag: Set<AnyCancellable> = []
                func start() {
                    let model = GateModel()
                    model.opened.sink { [weak self] _ in self?.enter() }.store(in: &bag)
                    stack.setViewControllers([GateController(model: model)], animated: false)
                    window.rootViewController = stack
                }
                func enter() { stack.pushViewController(HallController(), animated: true) }
            }
            final class GateModel {
                let opened = PassthroughSubject<Int, Never>()
                var bag: Set<AnyCancellable> = []
                func watch() {
                    Just(1).eraseToAnyPublisher().sink { [weak self] in
                        self?.decide($0)
                    }
                    .store(in: &bag)
                }
                func decide(_ count: Int) {
                    if count > 0 { opened.send(count) } // here
                }
            }
            final class GateController: UIViewController {
                let model: GateModel
                init(model: GateModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { model.watch() }
            }
            final class HallController: UIViewController {}
            """),
    ]

    @Test("A transition is placed at", arguments: all)
    func place(_ placed: Placed) {
        let graph = Scanner().graphOrIssue(of: ["App.swift": placed.source])
        let edges = graph.edges.filter {
            $0.kind == .transition && $0.from == placed.from && $0.to == placed.to
        }
        #expect(edges.count == 1)
        let lines = Set(edges.flatMap(\.locations).map(\.line))
        let allowed = placed.wanted.flatMap { [$0, $0 - 1] }
        #expect(lines.count == placed.wanted.count && lines.isSubset(of: allowed), "\(lines), not \(placed.wanted)")
    }
}
