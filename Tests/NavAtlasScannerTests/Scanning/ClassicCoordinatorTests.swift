import Testing

/// Coordinators as most teams that use UIKit write them: a protocol of the app's own, `start()`, and child coordinators.
struct ClassicCoordinatorTests {
    /// A delegate that starts the coordinator of the mill.
    private static func app(_ code: String, start: String = "mill = MillCoordinator(stack: stack)") -> [String: String]
    {
        [
            "App.swift": """
            import UIKit
            protocol Coordinator: AnyObject {
                var children: [Coordinator] { get set }
                func start()
            }
            final class Scenes: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var mill: MillCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    \(start)
                    mill?.start()
                    window?.rootViewController = stack
                }
            }
            final class Wheel: UIViewController {}
            final class Sack: UIViewController {}

            """ + code
        ]
    }

    private static let mill = """
        final class MillCoordinator: Coordinator {
            var children: [Coordinator] = []
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }

        """

    static let apps = [
        ScannedApp(
            "what a screen asks of its coordinator is the screen's",
            app(
                mill + """
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                        func showWheel() {
                            let wheel = Wheel()
                            wheel.modalPresentationStyle = .fullScreen
                            stack.present(wheel, animated: true)
                        }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: MillCoordinator?
                        @objc func tap() { coordinator?.showWheel() }
                    }
                    """),
            has: [
                "entry MillCoordinator", "coordinator MillCoordinator stack [style=uiKit]",
                "MillCoordinator -root!-> Yard : start",
                "MillCoordinator -fullScreen-> Wheel : showWheel",
                "Yard ~fullScreen~> Wheel : MillCoordinator.showWheel",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a controller of the type with which another coordinator begins is not that one's",
            app(
                mill + """
                        func start() { stack.pushViewController(Wheel(), animated: false) }
                    }
                    final class YardCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                        func showWheel() { stack.pushViewController(Wheel(), animated: true) }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: YardCoordinator?
                        @objc func tap() { coordinator?.showWheel() }
                    }
                    """),
            has: [
                "MillCoordinator -root!-> Wheel : start", "YardCoordinator -push-> Wheel : showWheel",
                "Yard ~push~> Wheel : YardCoordinator.showWheel",
            ], hasNot: ["-> MillCoordinator", "~> MillCoordinator"]),
        ScannedApp(
            "a controller that a coordinator is given to show its own on is not what it shows",
            app(
                mill + """
                        func start() {
                            let yard = Yard()
                            yard.onSell = { [weak self] in self?.sell(over: yard) }
                            stack.setViewControllers([yard], animated: false)
                        }
                        private func sell(over yard: UIViewController) {
                            let child = ShopCoordinator(presenter: yard)
                            children.append(child)
                            child.start()
                        }
                    }
                    final class ShopCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        private let presenter: UIViewController
                        private let stack = UINavigationController()
                        init(presenter: UIViewController) { self.presenter = presenter }
                        func start() {
                            stack.viewControllers = [Sack()]
                            presenter.present(stack, animated: true)
                        }
                    }
                    final class Yard: UIViewController {
                        var onSell: (() -> Void)?
                        @objc func sell() { onSell?() }
                    }
                    """),
            has: [
                "MillCoordinator -root!-> Yard : start", "MillCoordinator -sheet-> ShopCoordinator : sell",
                "ShopCoordinator -root!-> Sack : start", "Yard ~sheet~> ShopCoordinator : MillCoordinator.sell",
            ], hasNot: ["-root-> Yard", "~root~> Yard", "unresolved"]),
        ScannedApp(
            "a router only shows what coordinators give it, however it is handed on",
            app(
                """
                protocol Presentable { func toPresent() -> UIViewController? }
                extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
                protocol Router: Presentable {
                    func push(_ module: Presentable?)
                    func push(_ module: Presentable?, animated: Bool)
                    func setRoot(_ module: Presentable?)
                    func present(_ module: Presentable?)
                }
                final class StackRouter: Router {
                    private weak var stack: UINavigationController?
                    init(stack: UINavigationController) { self.stack = stack }
                    func toPresent() -> UIViewController? { stack }
                    func push(_ module: Presentable?) { push(module, animated: true) }
                    func push(_ module: Presentable?, animated: Bool) {
                        guard let controller = module?.toPresent() else { return }
                        stack?.pushViewController(controller, animated: animated)
                    }
                    func setRoot(_ module: Presentable?) {
                        guard let controller = module?.toPresent() else { return }
                        stack?.setViewControllers([controller], animated: false)
                    }
                    func present(_ module: Presentable?) {
                        guard let controller = module?.toPresent() else { return }
                        stack?.present(controller, animated: true)
                    }
                }
                protocol Finishing: AnyObject { var onFinish: (() -> Void)? { get set } }
                protocol YardView: Presentable { var onWheel: (() -> Void)? { get set }; var onSell: (() -> Void)? { get set } }
                final class Yard: UIViewController, YardView {
                    var onWheel: (() -> Void)?
                    var onSell: (() -> Void)?
                    @objc func wheel() { onWheel?() }
                    @objc func sell() { onSell?() }
                }
                class BaseCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    func start() {}
                    func add(_ child: Coordinator) { children.append(child) }
                }
                final class Factory {
                    func makeYard() -> YardView { Yard() }
                    func makeShop() -> (coordinator: Coordinator & Finishing, toPresent: Presentable?) {
                        let router = StackRouter(stack: UINavigationController())
                        return (ShopCoordinator(router: router), router)
                    }
                }
                final class MillCoordinator: BaseCoordinator {
                    private let router: Router
                    private let factory = Factory()
                    init(router: Router) { self.router = router }
                    override func start() {
                        let yard = factory.makeYard()
                        yard.onWheel = { [weak self] in self?.showWheel() }
                        yard.onSell = { [weak self] in self?.runShop() }
                        router.setRoot(yard)
                    }
                    private func showWheel() { router.push(Wheel()) }
                    private func runShop() {
                        let (shop, module) = factory.makeShop()
                        add(shop)
                        router.present(module)
                        shop.start()
                    }
                }
                final class ShopCoordinator: BaseCoordinator, Finishing {
                    var onFinish: (() -> Void)?
                    private let router: Router
                    init(router: Router) { self.router = router }
                    override func start() { router.setRoot(Sack()) }
                }
                """, start: "mill = MillCoordinator(router: StackRouter(stack: stack))"),
            has: [
                "entry MillCoordinator", "MillCoordinator -root!-> Yard : start",
                "MillCoordinator -push-> Wheel : showWheel",
                "MillCoordinator -sheet-> ShopCoordinator : runShop", "ShopCoordinator -root!-> Sack : start",
                "Yard ~sheet~> ShopCoordinator : MillCoordinator.runShop",
                "Yard ~push~> Wheel : MillCoordinator.showWheel",
            ], hasNot: ["StackRouter", "BaseCoordinator", "unresolved"]),
        ScannedApp(
            "tabs are filled with stacks that children work",
            app(
                mill + """
                        private let bar = UITabBarController()
                        func start() {
                            let (yards, shops) = (UINavigationController(), UINavigationController())
                            coordinate(to: YardCoordinator(stack: yards))
                            coordinate(to: ShopCoordinator(stack: shops))
                            bar.viewControllers = [yards, shops]
                            stack.viewControllers = [bar]
                        }
                    }
                    extension Coordinator {
                        func coordinate(to child: Coordinator) { children.append(child); child.start() }
                    }
                    final class YardCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() { stack.viewControllers = [Wheel()] }
                    }
                    final class ShopCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() { stack.pushViewController(Sack(), animated: false) }
                    }
                    """),
            has: [
                "coordinator MillCoordinator tab [style=uiKit]", "MillCoordinator -tab-> YardCoordinator : start",
                "MillCoordinator -tab-> ShopCoordinator : start", "YardCoordinator -root!-> Wheel : start",
                "ShopCoordinator -root!-> Sack : start",
            ], hasNot: ["UITabBarController", "unresolved"]),
        ScannedApp(
            "a shared factory, and a router that keeps no more than the coordinator's method",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let window = UIWindow()
                        self.window = window
                        Flows.shared.openDoor(in: window)
                        return true
                    }
                }
                final class Flows {
                    static let shared = Flows()
                    func openDoor(in window: UIWindow) {
                        let stack = UINavigationController()
                        window.rootViewController = stack
                        DoorCoordinator(stack: stack).start()
                    }
                    func openHall(on stack: UINavigationController) { HallCoordinator(stack: stack).start() }
                }
                protocol Coordinator { func start() }
                protocol Routing {
                    associatedtype Event
                    func play(event: Event)
                }
                final class AnyRouting<Event>: Routing {
                    private let _play: (Event) -> Void
                    init<Base>(_ base: Base) where Base: Routing, Base.Event == Event { self._play = base.play(event:) }
                    func play(event: Event) { _play(event) }
                }
                extension Routing { func erased() -> AnyRouting<Event> { .init(self) } }
                final class DoorCoordinator: Coordinator, Routing {
                    private weak var stack: UINavigationController?
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let model = DoorModel(routing: erased())
                        stack?.viewControllers = [UIHostingController(rootView: DoorView(model: model))]
                    }
                    func play(event: DoorModel.Event) {
                        switch event {
                        case .bell: print("ring")
                        case .enter: if let stack { Flows.shared.openHall(on: stack) }
                        }
                    }
                }
                final class DoorModel: ObservableObject {
                    enum Event { case bell, enter }
                    private let routing: AnyRouting<Event>
                    init(routing: AnyRouting<Event>) { self.routing = routing }
                    func tapped() { routing.play(event: .enter) }
                }
                struct DoorView: View {
                    @ObservedObject var model: DoorModel
                    var body: some View { Button("in") { model.tapped() } }
                }
                final class HallCoordinator: Coordinator {
                    private weak var stack: UINavigationController?
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack?.pushViewController(UIHostingController(rootView: HallView()), animated: true) }
                }
                struct HallView: View { var body: some View { Text("h") } }
                """
            ],
            has: [
                "DoorCoordinator -root!-> DoorView : start", "DoorCoordinator -push-> HallCoordinator : enter",
                "DoorView ~push~> HallCoordinator : DoorCoordinator.enter",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a coordinator that keeps the controller which it presents on shows nothing by that",
            app(
                mill + """
                        func start() { stack.pushViewController(Yard(coordinator: self), animated: false) }
                        func openShop(on controller: UIViewController) {
                            let shop = ShopCoordinator(rootViewController: controller)
                            children.append(shop)
                            shop.start()
                        }
                    }
                    final class Yard: UIViewController {
                        let coordinator: MillCoordinator
                        init(coordinator: MillCoordinator) { self.coordinator = coordinator }
                        @objc func tap() { coordinator.openShop(on: self) }
                    }
                    final class ShopCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        private let rootViewController: UIViewController
                        init(rootViewController: UIViewController) { self.rootViewController = rootViewController }
                        func start() { rootViewController.present(Sack(), animated: true) }
                    }
                    """),
            has: [
                "MillCoordinator -root!-> Yard : start", "ShopCoordinator -root!-> Sack : start",
                "Yard ~sheet~> ShopCoordinator : MillCoordinator.openShop",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "who finds what is searched for is a part of the controller that the coordinator prepares",
            app(
                mill + """
                        func start() {
                            let wheel = Wheel()
                            wheel.navigationItem.searchController = search
                            stack.pushViewController(wheel, animated: false)
                        }
                        private var search: UISearchController { UISearchController(searchResultsController: Sack()) }
                    }
                    """),
            has: ["MillCoordinator -root!-> Wheel : start", "Wheel -root!-> Sack : sack"],
            hasNot: ["unresolved", "MillCoordinator -root!-> Sack", "~>"]),
        ScannedApp(
            "a coordinator that a factory's function starts is started by who calls the factory",
            app(
                mill + """
                        func start() { Factory.openYard(for: self, on: stack) }
                        func openShop() { Factory.openShop(for: self, on: stack) }
                    }
                    enum Factory {
                        static func openYard(for parent: MillCoordinator, on stack: UINavigationController) {
                            let yard = YardCoordinator(stack: stack, parent: parent)
                            parent.children.append(yard)
                            yard.start()
                        }
                        static func openShop(for parent: MillCoordinator, on stack: UINavigationController) {
                            let shop = ShopCoordinator(stack: stack)
                            parent.children.append(shop)
                            shop.start()
                        }
                    }
                    final class YardCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        weak var parent: MillCoordinator?
                        init(stack: UINavigationController, parent: MillCoordinator) {
                            self.stack = stack
                            self.parent = parent
                        }
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                    }
                    final class ShopCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() { stack.pushViewController(Sack(), animated: false) }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: YardCoordinator?
                        @objc func tap() { coordinator?.parent?.openShop() }
                    }
                    """),
            has: [
                "MillCoordinator -root!-> YardCoordinator : start",
                "MillCoordinator -push-> ShopCoordinator : openShop",
                "Yard ~push~> ShopCoordinator : MillCoordinator.openShop",
            ], hasNot: ["unresolved", "~> Sack"]),
        ScannedApp(
            "a method that chooses what a coordinator shows first starts it",
            app(
                mill + """
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                        func grind(_ isFine: Bool) {
                            let grinding = GrindingCoordinator(stack: stack)
                            children.append(grinding)
                            grinding.show(isFine)
                        }
                    }
                    final class GrindingCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() {}
                        func show(_ isFine: Bool) {
                            switch isFine {
                            case true: showWheel()
                            case false: self.showSack()
                            }
                        }
                        private func showWheel() { stack.pushViewController(Wheel(), animated: true) }
                        private func showSack() { stack.pushViewController(Sack(), animated: true) }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: MillCoordinator?
                        @objc func tap() { coordinator?.grind(true) }
                    }
                    """),
            has: [
                "MillCoordinator -push-> GrindingCoordinator : grind",
                "Yard ~push~> GrindingCoordinator : MillCoordinator.grind",
            ], hasNot: ["unresolved", "Yard ~push~> Wheel", "Yard ~push~> Sack"]),
        ScannedApp(
            "a way whose name begins with 'start' is no start of a coordinator that has one",
            app(
                """
                protocol YardFlow: Coordinator { func startSelling() }
                """ + "\n" + mill + """
                        func start() {
                            let yard = YardCoordinator(stack: stack)
                            yard.parent = self
                            children.append(yard)
                            yard.start()
                        }
                        func sell() {
                            let yard = children.first as? YardFlow
                            yard?.startSelling()
                        }
                    }
                    final class YardCoordinator: YardFlow {
                        var children: [Coordinator] = []
                        weak var parent: MillCoordinator?
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                        func startSelling() {
                            let shop = ShopCoordinator(stack: stack)
                            children.append(shop)
                            shop.start()
                        }
                    }
                    final class ShopCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() { stack.pushViewController(Sack(), animated: true) }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: YardCoordinator?
                        @objc func tap() { coordinator?.parent?.sell() }
                    }
                    """),
            has: [
                "YardCoordinator -push-> ShopCoordinator : startSelling",
                "Yard ~push~> ShopCoordinator : YardCoordinator.startSelling",
            ],
            hasNot: [
                "unresolved", "Yard ~push~> YardCoordinator", "-root-> ShopCoordinator", "-root!-> ShopCoordinator",
            ]),
        ScannedApp(
            "a coordinator's own stack is shown before it starts, and after that",
            app(
                mill + """
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                        func showGranary() {
                            let granary = GranaryCoordinator()
                            children.append(granary)
                            stack.present(granary.stack, animated: true)
                            granary.start()
                        }
                        func showStable() {
                            let stable = StableCoordinator()
                            children.append(stable)
                            stable.start()
                            stack.present(stable.stack, animated: true)
                        }
                    }
                    final class GranaryCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let sack = Sack()
                        let stack: UINavigationController
                        init() { stack = UINavigationController(rootViewController: sack) }
                        func start() { sack.title = "Sacks" }
                    }
                    final class StableCoordinator: Coordinator {
                        var children: [Coordinator] = []
                        let stack = UINavigationController()
                        func start() { stack.setViewControllers([Wheel()], animated: false) }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: MillCoordinator?
                        @objc func tap() { coordinator?.showGranary() }
                        @objc func press() { coordinator?.showStable() }
                    }
                    """),
            has: [
                "MillCoordinator -sheet-> GranaryCoordinator : showGranary",
                "MillCoordinator -sheet-> StableCoordinator : showStable",
                "Yard ~sheet~> GranaryCoordinator : MillCoordinator.showGranary",
                "Yard ~sheet~> StableCoordinator : MillCoordinator.showStable",
            ], hasNot: ["unresolved", "-root-> GranaryCoordinator"]),
        ScannedApp(
            "a coordinator shows one of two alerts, or one that a function makes",
            app(
                mill + """
                        func start() {
                            let yard = Yard()
                            yard.coordinator = self
                            stack.pushViewController(yard, animated: false)
                        }
                        func warn(isFull: Bool) {
                            let notice: UIAlertController = isFull
                                ? UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
                                : UIAlertController(title: "Empty", message: nil, preferredStyle: .alert)
                            stack.topViewController?.present(notice, animated: true)
                        }
                        func fail() {
                            let notice = UIAlertController.failure("Broken")
                            stack.visibleViewController?.present(notice, animated: true)
                        }
                    }
                    extension UIAlertController {
                        static func failure(_ text: String) -> UIAlertController {
                            let made = UIAlertController(title: text, message: nil, preferredStyle: .alert)
                            return made
                        }
                    }
                    final class Yard: UIViewController {
                        weak var coordinator: MillCoordinator?
                        @objc func tap() { coordinator?.warn(isFull: true) }
                        @objc func press() { coordinator?.fail() }
                    }
                    """),
            has: ["MillCoordinator -root!-> Yard : start"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}

/// Coordinators whose protocol has another word for the start.
struct NamedStartTests {
    @Test func coordinatorsAreStartedAsTheirProtocolSays() {
        ScannedApp(
            "startFlow",
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var app: AppFlow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        window = UIWindow()
                        app = AppFlow(router: Router(window: window))
                        app?.startFlow()
                    }
                }
                protocol Flow: AnyObject {
                    var children: [Flow] { get set }
                    var onDone: (() -> Void)? { get set }
                    func startFlow()
                }
                protocol Routing { func show(_ controller: UIViewController) }
                final class Router: Routing {
                    private let stack = UINavigationController()
                    private weak var window: UIWindow?
                    init(window: UIWindow?) {
                        self.window = window
                        window?.rootViewController = stack
                    }
                    func show(_ controller: UIViewController) { stack.setViewControllers([controller], animated: true) }
                }
                final class AppFlow: Flow {
                    var children: [Flow] = []
                    var onDone: (() -> Void)?
                    private let router: Routing
                    init(router: Routing) { self.router = router }
                    func startFlow() {
                        let door = DoorFlow(router: router)
                        children.append(door)
                        door.onDone = { [weak self] in self?.enter() }
                        door.startFlow()
                    }
                    private func enter() {
                        let hall = HallFlow(router: router)
                        children.append(hall)
                        hall.startFlow()
                    }
                }
                final class DoorFlow: Flow {
                    var children: [Flow] = []
                    var onDone: (() -> Void)?
                    private let router: Routing
                    init(router: Routing) { self.router = router }
                    func startFlow() {
                        let door = DoorController()
                        door.onOpen = onDone
                        router.show(door)
                    }
                }
                final class HallFlow: Flow {
                    var children: [Flow] = []
                    var onDone: (() -> Void)?
                    private let router: Routing
                    init(router: Routing) { self.router = router }
                    func startFlow() { router.show(HallController()) }
                }
                final class DoorController: UIViewController {
                    var onOpen: (() -> Void)?
                    @objc private func tapped() { onOpen?() }
                }
                final class HallController: UIViewController {}
                """
            ],
            has: [
                "DoorFlow -root!-> DoorController : startFlow", "HallFlow -root!-> HallController : startFlow",
                "DoorController ~root~> HallFlow : AppFlow.enter",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test func whatIsShownAndKeptIsShownOnce() {
        ScannedApp(
            "a coordinator keeps the controller that it presents",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    let harbour = Harbour()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        harbour.start()
                        return true
                    }
                }
                final class Harbour {
                    private let window = UIWindow()
                    private var current: UIViewController?
                    func start() {
                        let quay = Quay()
                        quay.harbour = self
                        window.rootViewController = quay
                    }
                    func showBoat() {
                        let boat = Boat()
                        current = boat
                        window.rootViewController?.present(boat, animated: true)
                    }
                }
                final class Quay: UIViewController {
                    weak var harbour: Harbour?
                    @objc func board() { harbour?.showBoat() }
                }
                final class Boat: UIViewController {}
                """
            ],
            has: [
                "Harbour -root!-> Quay : start", "Harbour -sheet-> Boat : showBoat",
                "Quay ~sheet~> Boat : Harbour.showBoat",
            ], hasNot: ["-root-> Boat", "unresolved"]
        ).check()
    }

    @Test func aRouterBesideAScreenNeedsNobodyToShowIt() {
        ScannedApp(
            "a screen's router holds the screen",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let quay = Quay()
                        let router = QuayRouter()
                        router.view = quay
                        quay.router = router
                        window?.rootViewController = UINavigationController(rootViewController: quay)
                        return true
                    }
                }
                final class QuayRouter {
                    var view: UIViewController?
                    func openBoat() { view?.present(Boat(), animated: true) }
                }
                final class Quay: UIViewController {
                    var router: QuayRouter?
                    @objc func board() { router?.openBoat() }
                }
                final class Boat: UIViewController {}
                """
            ],
            has: ["QuayRouter -sheet-> Boat : openBoat", "Quay ~sheet~> Boat : QuayRouter.openBoat"],
            hasNot: ["unresolved"]
        ).check()
    }
}
