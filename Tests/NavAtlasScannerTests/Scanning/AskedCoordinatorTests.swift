import Testing

/// Coordinators without a `start`: others ask them for what they show, or show the stack that they fill.
@Suite struct AskedCoordinatorTests {
    private static func hotel(_ tabs: String, _ tap: String = "") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let hotel = HotelCoordinator()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = hotel.tabs
                    return true
                }
            }
            final class Stack: UINavigationController {}
            protocol Coordinator: AnyObject { var stack: Stack { get } }
            extension Coordinator {
                func present(_ coordinator: Coordinator) { stack.present(coordinator.stack, animated: true) }
            }
            final class Tabs: UITabBarController {}
            final class HotelCoordinator {
                \(tap.isEmpty ? "" : "weak var window: UIWindow?")
                lazy var tabs = Tabs()
                let rooms = RoomsCoordinator(), desk = DeskCoordinator(), map = MapCoordinator()
                init() { fill() }
                func fill() {
                    rooms.showRooms()
                    desk.showDesk()
                    \(tabs)
                }
                func showHelp() { tabs.present(UINavigationController(rootViewController: Help()), animated: true) }
            }
            final class RoomsCoordinator: Coordinator {
                let stack = Stack()
                func showRooms() { stack.viewControllers = [Rooms(coordinator: self)] }
                func showBill() { present(BillCoordinator()) }
                func showMap() { MapCoordinator(stack: stack).pushMap() }
            }
            final class DeskCoordinator: Coordinator {
                let stack: Stack
                init(stack: Stack = Stack()) { self.stack = stack }
                func showDesk() { stack.viewControllers = [Desk()] }
            }
            final class MapCoordinator: Coordinator {
                let stack: Stack
                init(stack: Stack = Stack()) {
                    self.stack = stack
                    stack.viewControllers = [Map()]
                }
                func pushMap() { stack.pushViewController(Map(), animated: true) }
            }
            final class BillCoordinator: Coordinator {
                let stack = Stack()
                init() { stack.viewControllers = [Bill()] }
            }
            final class Rooms: UIViewController {
                let coordinator: RoomsCoordinator
                init(coordinator: RoomsCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(pay), for: .touchUpInside)
                }
                @objc func pay() { coordinator.showBill() }
            }
            final class Desk: UIViewController {
                override func viewDidAppear(_ isAnimated: Bool) {
                    let hotel = (UIApplication.shared.delegate as! AppDelegate).hotel
                    \(tap)
                }
            }
            final class Map: UIViewController {}
            final class Bill: UIViewController {}
            final class Help: UIViewController {}
            """
        ]
    }

    private static let fillings = [
        "tabs.viewControllers = [rooms.stack, desk.stack, map.stack]",
        """
        var all = [UIViewController](repeating: UIViewController(), count: 3)
        all[0] = rooms.stack; all[1] = desk.stack; all[2] = map.stack
        tabs = Tabs()
        tabs.viewControllers = all
        """,
    ]

    /// What a coordinator asks others to show while it starts, they begin with, and those whose stacks it shows are its tabs.
    @Test(arguments: fillings)
    func childrenThatAreAskedToShowSomethingAreTabs(_ tabs: String) {
        ScannedApp(
            "tabs", Self.hotel(tabs, "hotel.showHelp()"),
            has: Self.roots
                + ["RoomsCoordinator", "DeskCoordinator", "MapCoordinator"].map {
                    "HotelCoordinator -tab-> \($0) : fill"
                },
            hasNot: ["HotelCoordinator ~root~>", "HotelCoordinator -root-> Rooms", "HotelCoordinator -root!-> Rooms"]
        ).check()
    }

    /// The same of what only holds the tab bar controller, and is made with the app's delegate.
    @Test(arguments: fillings)
    func whoOnlyHoldsTheTabsShowsThem(_ tabs: String) {
        ScannedApp(
            "a holder of tabs", Self.hotel(tabs),
            has: Self.roots + [
                "Tabs -tab-> RoomsCoordinator : roomsCoordinator", "Tabs -tab-> DeskCoordinator : deskCoordinator",
                "Tabs -tab-> MapCoordinator : mapCoordinator",
            ], hasNot: ["unresolved \"DeskCoordinator", "unresolved \"Rooms", "Desk ~root~>"]
        ).check()
    }

    private static let roots = [
        "RoomsCoordinator -root!-> Rooms : showRooms", "DeskCoordinator -root!-> Desk : showDesk",
        "MapCoordinator -root!-> Map : init",
    ]

    /// A coordinator that has filled its stack as it was made is shown by whoever presents that.
    @Test func aFilledStackIsPresentedForItsCoordinator() {
        ScannedApp(
            "a stack that is presented", Self.hotel("tabs.viewControllers = [rooms.stack, desk.stack]"),
            has: ["Rooms ~sheet~> BillCoordinator : RoomsCoordinator.present", "BillCoordinator -root!-> Bill : init"],
            hasNot: ["unresolved \"BillCoordinator(…)\"", "unresolved \".present\""]
        ).check()
    }

    /// A router that a coordinator makes for itself, and gives what it shows, is no child.
    @Test func aRouterIsNoChild() {
        ScannedApp(
            "a router",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let stack = UINavigationController()
                    lazy var inn = InnCoordinator(stack: stack)
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = stack
                        inn.start()
                        return true
                    }
                }
                protocol Coordinator: AnyObject {
                    var children: [Coordinator] { get set }
                    func start()
                }
                final class Router {
                    private(set) weak var stack: UINavigationController?
                    var shown: [UIViewController] { stack?.viewControllers ?? [] }
                    init(stack: UINavigationController) { self.stack = stack }
                    func child() -> Router { Router(stack: stack!) }
                    func push(_ controller: UIViewController) { stack?.pushViewController(controller, animated: true) }
                    func popToFirst() { stack?.popToViewController(stack!.viewControllers[0], animated: true) }
                }
                final class InnCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    private let router: Router
                    init(stack: UINavigationController) { router = Router(stack: stack) }
                    func start() { router.push(Lobby()) }
                }
                final class Lobby: UIViewController {}
                """
            ], has: ["InnCoordinator -root!-> Lobby : start"], hasNot: ["coordinator Router", "unresolved"]
        ).check()
    }
}
