import Testing

/// Tabs of UIKit's that code selects.
struct ChosenTabTests {
    /// A tab bar whose second tab shows nothing of the app's own.
    private static func shop(_ action: String, bar: String = "", more: String = "") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = ShopBar()
                    return true
                }
            }
            enum Tab: Int, CaseIterable { case goods, map, basket }
            final class ShopBar: UITabBarController {
                let basket = BasketController()
                override func viewDidLoad() {
                    viewControllers = Tab.allCases.map { tab in
                        switch tab {
                        case .goods: UINavigationController(rootViewController: GoodsController())
                        case .map: UIViewController()
                        case .basket: basket
                        }
                    }
                    \(bar)
                }
            }
            final class GoodsController: UIViewController {
                func look() { navigationController?.pushViewController(GoodController(), animated: true) }
                override func viewDidAppear(_ animated: Bool) { look() }
            }
            final class GoodController: UIViewController {
                override func viewDidAppear(_ animated: Bool) { \(action) }
            }
            final class BasketController: UIViewController {}
            \(more)
            """
        ]
    }

    @Test(arguments: [
        "tabBarController?.selectedIndex = 2", "tabBarController?.selectedIndex = Tab.basket.rawValue",
        "(tabBarController as? ShopBar)?.selectedIndex = 2",
        "if let bar = tabBarController as? ShopBar { bar.selectedViewController = bar.basket }",
        "navigationController?.tabBarController?.selectedIndex = 2",
        "if let bar = view.window?.rootViewController as? UITabBarController { bar.selectedIndex = 2 }",
        "(view.window?.rootViewController as? UITabBarController)?.selectedIndex = 2",
    ])
    func aScreenSelectsAnotherTab(action: String) {
        ScannedApp(
            "shop", Self.shop(action), has: ["GoodController ~tab~> BasketController : ShopBar.basketController"],
            hasNot: ["GoodsController ~tab~>", "BasketController ~tab~>", "~tab~> GoodsController"]
        ).check()
    }

    /// A method that the app adds to all tab bars works on the one around the screen.
    @Test(arguments: ["selectedIndex = index", "self.selectedIndex = index"])
    func anExtensionSelectsATab(code: String) {
        ScannedApp(
            "arcade",
            Self.shop(
                "tabBarController?.go(to: 2)",
                more: "extension UITabBarController { func go(to index: Int) { \(code) } }"),
            has: ["GoodController ~tab~> BasketController : ShopBar.basketController"],
            hasNot: ["GoodsController ~tab~>", "BasketController ~tab~>", "~tab~> GoodsController"]
        ).check()
    }

    /// Where a variable holds the tab bar, it is not lost that a tab is selected.
    @Test func aTabIsSearchedIn() {
        ScannedApp(
            "hall",
            Self.shop(
                """
                guard let bar = tabBarController else { return }
                bar.selectedViewController = bar.viewControllers?.first { $0 is BasketController }
                """),
            has: [
                "unresolved \"selectedViewController =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=GoodController candidate=BasketController candidate=GoodsController]"
            ], hasNot: ["~tab~>"]
        ).check()
    }

    /// The class of the tab bar may stand above the code that makes it.
    @Test func aTabBarIsMadeFurtherDown() {
        ScannedApp(
            "row",
            [
                "App.swift": """
                import UIKit
                protocol Selecting: AnyObject { func select(_ index: Int) }
                final class RowBar: UITabBarController, Selecting {
                    override func viewDidLoad() {
                        let plums = PlumsController()
                        plums.delegate = self
                        viewControllers = [plums, FigsController()]
                    }
                    func select(_ index: Int) { selectedIndex = index }
                }
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = RowBar()
                        return true
                    }
                }
                final class PlumsController: UIViewController {
                    weak var delegate: Selecting?
                    @IBAction func showFigs() { delegate?.select(1) }
                }
                final class FigsController: UIViewController {}
                """
            ],
            has: ["PlumsController ~tab~> FigsController : RowBar.figsController"], hasNot: ["unresolved"]
        ).check()
    }

    @Test(arguments: [
        "tabBarController?.selectedIndex = 0", "tabBarController?.selectedIndex = 1",
        "tabBarController?.selectedIndex = 7", "pages.selectedIndex = 2",
    ])
    func aScreenSelectsNoOtherTab(action: String) {
        ScannedApp(
            "stall",
            Self.shop(
                action, bar: "selectedIndex = 2",
                more: "final class Pages { var selectedIndex = 0 }; let pages = Pages()"),
            has: ["ShopBar -tab-> BasketController : basketController"], hasNot: ["~tab~>", "unresolved"]
        ).check()
    }

    /// A tab bar that is only being made has no one in its tabs.
    @Test func aTabBarIsSetUp() {
        ScannedApp(
            "kiosk",
            Self.shop(
                "present(CrateController(), animated: true)",
                more: """
                    final class CrateController: UIViewController {
                        override func viewDidAppear(_ animated: Bool) {
                            let bar = CrateBar()
                            bar.selectedIndex = 1
                            present(bar, animated: true)
                        }
                    }
                    final class CrateBar: UITabBarController {
                        override func viewDidLoad() { viewControllers = [AppleController(), PearController()] }
                    }
                    final class AppleController: UIViewController {}
                    final class PearController: UIViewController {}
                    """),
            has: ["CrateBar -tab-> PearController : pearController"], hasNot: ["~tab~>", "unresolved"]
        ).check()
    }

    /// Another object may set it up.
    @Test func aTabBarIsSetUpByAHelper() {
        ScannedApp(
            "stand",
            Self.shop(
                "Wiring.show(from: self)",
                more: """
                    final class Wiring {
                        static func show(from shower: UIViewController) {
                            let bar = CrateBar()
                            Wiring().fill(bar)
                            shower.present(bar, animated: true)
                        }
                        private func fill(_ bar: UITabBarController) {
                            bar.viewControllers = [AppleController(), PearController()]
                            bar.selectedIndex = 1
                        }
                    }
                    final class CrateBar: UITabBarController {}
                    final class AppleController: UIViewController {}
                    final class PearController: UIViewController {}
                    """),
            has: ["CrateBar -tab-> PearController : pearController"], hasNot: ["~tab~>", "unresolved"]
        ).check()
    }

    @Test func whichTabMayBeUnknown() {
        ScannedApp(
            "booth", Self.shop("tabBarController?.selectedIndex = Int.random(in: 0...2)"),
            has: [
                "unresolved \"selectedIndex =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=GoodController candidate=BasketController candidate=GoodsController]"
            ],
            hasNot: ["~tab~>"]
        ).check()
    }

    @Test func aChildAsksItsCoordinatorForAnotherTab() {
        ScannedApp(
            "market",
            [
                "App.swift": """
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let bar = BarCoordinator()
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        bar.start()
                        window = UIWindow()
                        window?.rootViewController = bar.tabs
                        return true
                    }
                }
                final class BarCoordinator {
                    let tabs = UITabBarController()
                    func start() {
                        let stalls = StallsController()
                        stalls.paid = { [weak self] in self?.tabs.selectedIndex = 1 }
                        tabs.viewControllers = [stalls, BillsController()]
                    }
                }
                final class StallsController: UIViewController {
                    var paid: (() -> Void)?
                    override func viewDidAppear(_ animated: Bool) { paid?() }
                }
                final class BillsController: UIViewController {}
                """
            ], has: ["StallsController ~tab~> BillsController : BarCoordinator.start"],
            hasNot: ["BillsController ~tab~>"]
        ).check()
    }

    /// A tab bar of which there are several, one of them made by a screen, has its tabs once each, in the order in which it is given them.
    @Test func severalTabBarsOfAClass() {
        let bar = """
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = MarketBar()
                    return true
                }
            }
            final class MarketBar: UITabBarController {
                lazy var stalls: UIViewController = { UINavigationController(rootViewController: StallsController()) }()
                lazy var map: UIViewController = { UINavigationController(rootViewController: MapController()) }()
                lazy var login: UIViewController = { UINavigationController(rootViewController: LoginController()) }()
                override func viewWillAppear(_ animated: Bool) { fill() }
                func fill() { setViewControllers([stalls, map, login], animated: false) }
            }
            final class StallsController: UIViewController {
                @objc func find() { tabBarController?.selectedIndex = 1 }
            }
            final class MapController: UIViewController {
                @objc func done() {
                    let bar = MarketBar()
                    bar.fill()
                    UIApplication.shared.keyWindow?.rootViewController = bar
                }
            }
            final class LoginController: UIViewController {
                @objc func refill() {
                    guard let bar = tabBarController as? MarketBar else { return }
                    bar.fill()
                }
            }
            """
        ScannedApp(
            "market", ["App.swift": bar], has: ["StallsController ~tab~> MapController : MarketBar.mapController"],
            hasNot: ["StallsController ~tab~> StallsController", "StallsController ~tab~> LoginController"]
        ).check()
    }

    /// The tab bar is made by one, filled by another, and lent to a third, who selects a tab for its screen.
    @Test(arguments: ["UITabBarController()", "StreetBar()"])
    func aTabBarIsLent(made: String) {
        let street = """
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var flow: StreetFlow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    flow = StreetFlow(window: window!)
                    flow?.start()
                    return true
                }
            }
            final class StreetBar: UITabBarController {}
            final class StreetFlow {
                let window: UIWindow
                var filling: FillingFlow?
                init(window: UIWindow) { self.window = window }
                func start() {
                    let bar = \(made)
                    filling = FillingFlow(bar: bar)
                    filling?.start()
                    window.rootViewController = bar
                }
            }
            final class FillingFlow {
                let bar: UITabBarController
                var flows: [AnyObject] = []
                init(bar: UITabBarController) { self.bar = bar }
                func start() {
                    let (left, right) = (UINavigationController(), UINavigationController())
                    let (bakery, cafe) = (BakeryFlow(stack: left, bar: bar), CafeFlow(stack: right))
                    bakery.start()
                    cafe.start()
                    flows = [bakery, cafe]
                    bar.viewControllers = [left, right]
                }
            }
            final class BakeryFlow {
                let stack: UINavigationController
                var bar: UITabBarController
                init(stack: UINavigationController, bar: UITabBarController) { (self.stack, self.bar) = (stack, bar) }
                func start() {
                    let bakery = BakeryController()
                    bakery.flow = self
                    stack.pushViewController(bakery, animated: false)
                }
                func haveCoffee() { bar.selectedIndex = 1 }
            }
            final class BakeryController: UIViewController {
                var flow: BakeryFlow?
                @objc func haveCoffee() { flow?.haveCoffee() }
            }
            final class CafeFlow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(CafeController(), animated: false) }
            }
            final class CafeController: UIViewController {}
            """
        ScannedApp(
            "street", ["App.swift": street], has: ["BakeryController ~tab~> CafeFlow : FillingFlow.start"],
            hasNot: ["CafeController ~tab~>", "~tab~> BakeryFlow"]
        ).check()
    }

    /// Stacks that a closure or a loop makes stand in the order of what they are made of.
    @Test(arguments: [
        "viewControllers = Tab.allCases.map { UINavigationController(rootViewController: $0.controller) }",
        "viewControllers = [MapController(), ListController(), AboutController()].map { UINavigationController(rootViewController: $0) }",
        """
        var stacks: [UIViewController] = []
        for tab in Tab.allCases { stacks.append(UINavigationController(rootViewController: tab.controller)) }
        viewControllers = stacks
        """,
        "viewControllers = [wrap(MapController()), wrap(ListController()), wrap(AboutController())]",
    ])
    func stacksThatAClosureMakesAreCounted(_ filling: String) {
        ScannedApp(
            filling,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = Bar()
                        return true
                    }
                }
                enum Tab: CaseIterable {
                    case map, list, about
                    var controller: UIViewController {
                        switch self {
                        case .map: MapController()
                        case .list: ListController()
                        case .about: AboutController()
                        }
                    }
                }
                final class Bar: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(filling)
                    }
                    func wrap(_ controller: UIViewController) -> UIViewController {
                        controller is ListController ? controller : UINavigationController(rootViewController: controller)
                    }
                }
                final class MapController: UIViewController {
                    @IBAction func showAbout() { tabBarController?.selectedIndex = 2 }
                }
                final class ListController: UIViewController {
                    @IBAction func reload() { tabBarController?.selectedIndex = 1 }
                }
                final class AboutController: UIViewController {
                    @IBAction func showMap() { tabBarController?.selectedIndex = 0 }
                }
                """
            ],
            has: [
                "MapController ~tab~> AboutController : Bar.aboutController",
                "AboutController ~tab~> MapController : Bar.mapController",
            ],
            hasNot: ["ListController ~tab~>", "~tab~> ListController", "unresolved"]
        ).check()
    }

    /// A person enters by the coordinator that keeps its tab bar, and by that alone.
    @Test(arguments: ["[ListController(), MapController()]", "[ListController(), map.stack]"])
    func aKeptTabBarIsNoEntry(_ controllers: String) {
        ScannedApp(
            controllers,
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var flow: AppFlow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        flow = AppFlow()
                        window?.rootViewController = flow?.tabs
                    }
                }
                final class AppFlow {
                    let tabs = UITabBarController()
                    let map = MapFlow()
                    init() {
                        map.start()
                        tabs.viewControllers = \(controllers)
                    }
                }
                final class MapFlow {
                    let stack = UINavigationController()
                    func start() { stack.viewControllers = [MapController()] }
                }
                final class ListController: UIViewController {}
                final class MapController: UIViewController {}
                """
            ], has: ["entry AppFlow"], hasNot: ["UITabBarController"]
        ).check()
    }
}
