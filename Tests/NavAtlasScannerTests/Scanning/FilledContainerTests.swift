import Testing

/// Containers of the app's own that are shown first and filled later, and routers that give the container which they work.
struct FilledContainerTests {
    private static let launch = """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var main: MainCoordinator?
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                main = MainCoordinator(window: window!)
                main?.start()
                return true
            }
        }
        """

    private static let apps = [
        ScannedApp(
            "a router is no coordinator, though coordinators are shown by the controller that it gives",
            [
                "App.swift": """
                \(launch)
                protocol Showable { func toShow() -> UIViewController }
                extension UIViewController: Showable { func toShow() -> UIViewController { self } }
                protocol Routing: Showable {
                    func push(_ module: Showable)
                    func setRoot(_ module: Showable)
                }
                final class Router: NSObject, Routing {
                    let stack: UINavigationController
                    init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
                    func push(_ module: Showable) { stack.pushViewController(module.toShow(), animated: true) }
                    func setRoot(_ module: Showable) { stack.setViewControllers([module.toShow()], animated: false) }
                    func toShow() -> UIViewController { stack }
                }
                class Coordinator {
                    var children: [Coordinator] = []
                    let router: Routing
                    init(router: Routing) { self.router = router }
                    func start() {}
                }
                extension Coordinator: Showable { func toShow() -> UIViewController { router.toShow() } }
                final class MainCoordinator: Coordinator {
                    let window: UIWindow
                    init(window: UIWindow) { self.window = window; super.init(router: Router()) }
                    override func start() {
                        let list = ListController()
                        list.coordinator = self
                        router.setRoot(list)
                        window.rootViewController = router.toShow()
                    }
                    func showItem() { router.push(ItemController()) }
                }
                final class ListController: UIViewController {
                    weak var coordinator: MainCoordinator?
                    @objc func choose() { coordinator?.showItem() }
                }
                final class ItemController: UIViewController {}
                """
            ],
            has: [
                "entry MainCoordinator", "MainCoordinator -root!-> ListController : start",
                "ListController ~push~> ItemController : MainCoordinator.showItem",
            ], hasNot: ["Router", "unresolved"]),
        ScannedApp(
            "a router is none that puts its own stack into a window, and presents alerts",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var main: MainCoordinator?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        main = MainCoordinator(router: Router(window: UIWindow()))
                        main?.start()
                        return true
                    }
                }
                protocol Presentable { var toPresent: UIViewController? { get } }
                extension UIViewController: Presentable { var toPresent: UIViewController? { self } }
                protocol Routing: Presentable {
                    func push(_ module: (any Presentable)?)
                    func setRoot(_ module: (any Presentable)?)
                    func alert(_ title: String)
                }
                final class Router: NSObject {
                    private var stack = UINavigationController()
                    private let window: UIWindow?
                    init(window: UIWindow? = nil) {
                        self.window = window
                        super.init()
                        if window != nil { window?.rootViewController = stack }
                    }
                    var toPresent: UIViewController? { stack }
                }
                extension Router: Routing {
                    func push(_ module: (any Presentable)?) {
                        guard let controller = module?.toPresent else { return }
                        stack.pushViewController(controller, animated: true)
                    }
                    func setRoot(_ module: (any Presentable)?) {
                        guard let controller = module?.toPresent else { return }
                        stack.setViewControllers([controller], animated: false)
                    }
                    func alert(_ title: String) {
                        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
                        stack.present(alert, animated: true)
                    }
                }
                class Coordinator { var children: [Coordinator] = []; func start() {} }
                final class MainCoordinator: Coordinator {
                    let router: Routing
                    init(router: Routing) { self.router = router }
                    override func start() {
                        let list = ListController()
                        list.coordinator = self
                        router.setRoot(list)
                    }
                    func showItem() { router.push(ItemController()) }
                }
                final class ListController: UIViewController {
                    weak var coordinator: MainCoordinator?
                    @objc func choose() { coordinator?.showItem() }
                }
                final class ItemController: UIViewController {}
                """
            ],
            has: [
                "entry MainCoordinator", "MainCoordinator -root!-> ListController : start",
                "ListController ~push~> ItemController : MainCoordinator.showItem",
            ], hasNot: ["Router", "unresolved"]),
        ScannedApp(
            "a tab is the coordinator that begins there, and none that it starts later",
            [
                "App.swift": """
                \(launch)
                class Coordinator {
                    var children: [Coordinator] = []
                    let stack: Stack
                    init(stack: Stack) { self.stack = stack }
                    func start() {}
                }
                final class Stack: UINavigationController {}
                final class MainCoordinator: Coordinator {
                    let window: UIWindow
                    init(window: UIWindow) { self.window = window; super.init(stack: Stack()) }
                    override func start() { window.rootViewController = TabsController() }
                }
                final class TabsController: UITabBarController {
                    lazy var list = ListCoordinator(stack: Stack())
                    override func viewDidLoad() {
                        viewControllers = [list.stack]
                        list.start()
                    }
                }
                final class ListCoordinator: Coordinator {
                    override func start() {
                        let list = ListController()
                        list.coordinator = self
                        stack.pushViewController(list, animated: true)
                    }
                    func showItem() {
                        let item = ItemCoordinator(stack: stack)
                        children.append(item)
                        item.start()
                    }
                }
                final class ItemCoordinator: Coordinator {
                    override func start() { stack.pushViewController(ItemController(), animated: true) }
                }
                final class ListController: UIViewController {
                    weak var coordinator: ListCoordinator?
                    @objc func choose() { coordinator?.showItem() }
                }
                final class ItemController: UIViewController {}
                """
            ],
            has: [
                "TabsController -tab-> ListCoordinator : listCoordinator",
                "ListCoordinator -root!-> ListController : start",
                "ListController ~push~> ItemCoordinator : ListCoordinator.showItem",
            ], hasNot: ["TabsController -tab-> Stack", "TabsController -tab-> ItemCoordinator", "screen Stack"]),
        ScannedApp(
            "what a coordinator has a navigation controller of the app's own push, it shows itself",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var list: ListCoordinator?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        let stack = Stack()
                        list = ListCoordinator(stack: stack)
                        window?.rootViewController = stack
                        list?.start()
                        return true
                    }
                }
                final class Stack: UINavigationController {
                    func push(_ controller: UIViewController) { pushViewController(controller, animated: true) }
                }
                final class ListCoordinator {
                    let stack: Stack
                    init(stack: Stack) { self.stack = stack }
                    func start() {
                        let list = ListController()
                        list.coordinator = self
                        stack.push(list)
                    }
                    func showItem() { stack.push(ItemController()) }
                }
                final class ListController: UIViewController {
                    weak var coordinator: ListCoordinator?
                    @objc func choose() { coordinator?.showItem() }
                }
                final class ItemController: UIViewController {}
                """
            ],
            has: [
                "entry ListCoordinator", "ListCoordinator -root!-> ListController : start",
                "ListController ~push~> ItemController : ListCoordinator.showItem",
            ], hasNot: ["screen Stack", "entry Stack", "unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// A screen that has its coordinator fill another column of a split view leads to what stands there.
    @Test func aScreenFillsAnotherColumn() {
        ScannedApp(
            "feeds",
            [
                "App.swift": """
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let guide = Guide()
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = guide.split
                        guide.start()
                        return true
                    }
                }
                final class Guide {
                    let split = UISplitViewController(style: .doubleColumn)
                    func start() {
                        let feeds = FeedsController()
                        feeds.open = { [weak self] in self?.split.setViewController(FeedController(), for: .secondary) }
                        split.setViewController(feeds, for: .primary)
                        split.setViewController(EmptyController(), for: .secondary)
                    }
                }
                final class FeedsController: UIViewController {
                    var open: () -> Void = {}
                    override func viewDidAppear(_ animated: Bool) { open() }
                }
                final class FeedController: UIViewController {}
                final class EmptyController: UIViewController {}
                """
            ], has: ["FeedsController ~push~> FeedController : Guide.start"],
            hasNot: ["~> FeedsController", "~> EmptyController", "unresolved"]
        ).check()
    }

    /// Who shows a split view controller of the app's own, and starts another coordinator in it, is one.
    @Test(arguments: ["Frame", "UISplitViewController"])
    func whoHoldsASplitViewOfTheAppsOwnIsACoordinator(_ given: String) {
        ScannedApp(
            given,
            [
                "App.swift": """
                \(Self.launch)
                final class Frame: UISplitViewController {
                    override func viewDidLoad() { view.backgroundColor = .white }
                }
                final class MainCoordinator {
                    private let frame = Frame()
                    private var list: ListCoordinator?
                    init(window: UIWindow) {}
                    func start() {
                        list = ListCoordinator(frame)
                        list?.start()
                        if let window = UIApplication.shared.delegate?.window { window?.rootViewController = frame }
                    }
                }
                final class ListCoordinator {
                    private weak var frame: \(given)?
                    init(_ frame: \(given)) { self.frame = frame }
                    func start() {
                        let stack = UINavigationController(rootViewController: ListController())
                        frame?.viewControllers = [stack]
                    }
                }
                final class ListController: UIViewController {}
                """
            ],
            has: ["entry MainCoordinator", "MainCoordinator -root!-> Frame : start"],
            hasNot: ["entry ListCoordinator", "ListCoordinator -root!-> Frame"]
        ).check()
    }

    /// What a coordinator has filled as it was made, and shows as it starts, is one root.
    @Test func whatIsFilledFirstAndShownLaterIsOneRoot() {
        ScannedApp(
            "a bar that is filled first",
            [
                "App.swift": """
                \(Self.launch)
                final class MainBar: UITabBarController {}
                final class MainCoordinator {
                    let window: UIWindow
                    let bar = MainBar()
                    init(window: UIWindow) {
                        self.window = window
                        bar.viewControllers = [News(), Post()]
                    }
                    func start() { window.rootViewController = bar }
                }
                final class News: UIViewController {}
                final class Post: UIViewController {}
                """
            ],
            has: ["MainCoordinator -root!-> MainBar : init", "MainCoordinator -tab-> News : init"],
            hasNot: ["MainCoordinator -root!-> MainBar : start"]
        ).check()
    }
}
