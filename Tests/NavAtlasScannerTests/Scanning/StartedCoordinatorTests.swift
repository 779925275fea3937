import Testing

/// Coordinators that are started more than once: by their own screens, again within themselves, and for one scene of a
/// storyboard.
struct StartedCoordinatorTests {
    private static func app(_ code: String, storyboard: String? = nil) -> [String: String] {
        var files = [
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
                    mill = MillCoordinator(stack: stack)
                    mill?.start()
                    window?.rootViewController = stack
                }
            }
            final class Wheel: UIViewController {}
            final class Sack: UIViewController {}

            """ + code
        ]
        files["Main.storyboard"] = storyboard
        return files
    }

    static let apps = [
        ScannedApp(
            "what a screen asks of the coordinator that has shown it is one of that one's ways, though it is called 'start'",
            app(
                """
                final class MillCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) {
                        self.stack = stack
                        let yard = Yard()
                        yard.coordinator = self
                        stack.pushViewController(yard, animated: false)
                    }
                    func start() { stack.viewControllers.count > 1 ? showSack() : showWheel() }
                    private func showSack() { stack.pushViewController(Sack(), animated: true) }
                    private func showWheel() { stack.topViewController?.present(Wheel(), animated: true) }
                }
                final class Yard: UIViewController {
                    weak var coordinator: MillCoordinator?
                    @objc func tap() { coordinator?.start() }
                }
                """),
            has: [
                "Yard ~push~> Sack : MillCoordinator.showSack", "Yard ~sheet~> Wheel : MillCoordinator.showWheel",
            ], hasNot: ["~> MillCoordinator"]),
        ScannedApp(
            "a coordinator that code makes is another one than that above it, though of its kind",
            app(
                """
                final class MillCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { openSack() }
                    func openSack() {
                        let sack = SackCoordinator(stack: stack)
                        children.append(sack)
                        sack.start()
                    }
                }
                final class SackCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let list = ListCoordinator(stack: stack)
                        children.append(list)
                        let yard = Yard()
                        yard.list = list
                        stack.pushViewController(yard, animated: true)
                        list.start()
                    }
                }
                final class ListCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {}
                    func open() {
                        let sack = SackCoordinator(stack: stack)
                        children = [sack]
                        sack.start()
                    }
                }
                final class Yard: UIViewController {
                    weak var list: ListCoordinator?
                    @objc func tap() { list?.open() }
                }
                """),
            has: [
                "ListCoordinator -push-> SackCoordinator : open", "Yard ~push~> SackCoordinator : ListCoordinator.open",
            ], hasNot: ["Yard ~push~> Yard", "Yard ~root~>", "unresolved"]),
        ScannedApp(
            "each coordinator that shows a storyboard's scene begins with it",
            app(
                """
                final class MillCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let yard = Yard()
                        yard.coordinator = self
                        stack.pushViewController(yard, animated: false)
                    }
                    func openSacks() {
                        let sacks = SackCoordinator(stack: stack)
                        children.append(sacks)
                        sacks.start()
                    }
                    func openWheels() {
                        let wheels = WheelCoordinator(stack: stack)
                        children.append(wheels)
                        wheels.start()
                    }
                }
                final class SackCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let list = ListController.instantiate()
                        list.coordinator = self
                        stack.pushViewController(list, animated: true)
                    }
                }
                final class WheelCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let list = ListController.instantiate()
                        list.coordinator = self
                        stack.pushViewController(list, animated: true)
                    }
                }
                final class ListController: UIViewController {
                    weak var coordinator: Coordinator?
                    static func instantiate() -> ListController {
                        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "list") as! ListController
                    }
                }
                final class Yard: UIViewController {
                    weak var coordinator: MillCoordinator?
                    @objc func sacks() { coordinator?.openSacks() }
                    @objc func wheels() { coordinator?.openWheels() }
                }
                """,
                storyboard: StoryboardText.storyboard(
                    StoryboardText.scene("list", class: "ListController", identifier: "list"))),
            has: [
                "SackCoordinator -root!-> ListController : start", "WheelCoordinator -root!-> ListController : start",
            ], hasNot: ["WheelCoordinator -root!-> SackCoordinator", "unresolved"]),
    ]

    /// Nothing starts a coordinator that fills its container as it is made: who shows the container shows the coordinator.
    @Test func aContainerStandsForTheCoordinatorThatFilledItAsItWasMade() {
        ScannedApp(
            "containers",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        let mill = MillFlow(inn: InnFlow())
                        window?.rootViewController = mill.stack
                        return true
                    }
                }
                final class MillFlow {
                    let stack: UINavigationController
                    private let inn: InnFlow
                    init(stack: UINavigationController = .init(), inn: InnFlow) {
                        self.stack = stack
                        self.inn = inn
                        let yard = Yard()
                        yard.flow = self
                        stack.pushViewController(yard, animated: false)
                    }
                    func rest() {
                        let other = inn.stack
                        other.modalPresentationStyle = .overCurrentContext
                        stack.topViewController?.present(other, animated: true)
                    }
                }
                final class InnFlow {
                    let stack: UINavigationController
                    init(stack: UINavigationController = .init()) {
                        self.stack = stack
                        stack.pushViewController(Bed(), animated: false)
                    }
                }
                final class Yard: UIViewController {
                    var flow: MillFlow?
                    @objc func tap() { flow?.rest() }
                }
                final class Bed: UIViewController {}
                """
            ],
            has: [
                "entry MillFlow", "MillFlow -root!-> Yard : init", "InnFlow -root!-> Bed : init",
                "Yard ~fullScreen~> InnFlow : MillFlow.rest",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A coordinator that another one makes as the app launches is not where a person enters, though it fills the window.
    @Test func whoIsMadeByAnotherIsNoEntry() {
        ScannedApp(
            "a coordinator fills the window as it is made",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var mill: MillCoordinator?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        mill = MillCoordinator(window: window)
                        mill?.start()
                        return true
                    }
                }
                protocol Coordinator: AnyObject { func start() }
                final class MillCoordinator: Coordinator {
                    let window: UIWindow?
                    init(window: UIWindow?) { self.window = window }
                    func start() {
                        let gate = GateCoordinator(window: window)
                        gate.start()
                    }
                }
                final class GateCoordinator: Coordinator {
                    let stack = UINavigationController()
                    init(window: UIWindow?) { window?.rootViewController = stack }
                    func start() { stack.setViewControllers([Gate()], animated: false) }
                }
                final class Gate: UIViewController {}
                """
            ],
            has: ["entry MillCoordinator", "MillCoordinator -root!-> GateCoordinator : start"],
            hasNot: ["entry GateCoordinator", "unresolved"]
        ).check()
    }

    /// A coordinator may start in two ways, by pushing and for a tab.
    @Test func aBarStartsTheCoordinatorsThatItMakes() {
        ScannedApp(
            "a bar's coordinators",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = MillBar()
                        return true
                    }
                }
                final class MillBar: UITabBarController {
                    override func viewDidLoad() {
                        let wheel = WheelCoordinator().startTab()
                        let sack = SackCoordinator().startTab()
                        setViewControllers([wheel, sack], animated: false)
                    }
                }
                final class WheelCoordinator {
                    weak var stack: UINavigationController?
                    init(stack: UINavigationController? = nil) { self.stack = stack }
                    func start() { stack?.pushViewController(Wheel(), animated: true) }
                    func startTab() -> UINavigationController {
                        let stack = UINavigationController()
                        stack.setViewControllers([Wheel()], animated: false)
                        self.stack = stack
                        return stack
                    }
                }
                final class SackCoordinator {
                    weak var stack: UINavigationController?
                    init(stack: UINavigationController? = nil) { self.stack = stack }
                    func start() { stack?.pushViewController(Sack(), animated: true) }
                    func startTab() -> UINavigationController {
                        let stack = UINavigationController(rootViewController: Sack())
                        self.stack = stack
                        return stack
                    }
                }
                final class Wheel: UIViewController {}
                final class Sack: UIViewController {}
                """
            ],
            has: [
                "entry MillBar", "MillBar -tab-> WheelCoordinator : wheelCoordinator",
                "MillBar -tab-> SackCoordinator : sackCoordinator",
                "WheelCoordinator -root!-> Wheel : startTab",
            ], hasNot: ["MillBar ~"]
        ).check()
    }

    /// What is started and holds something with a window is none, unless it has that show something.
    @Test func aModelThatHoldsTheAppIsNoCoordinator() {
        ScannedApp(
            "held app",
            [
                "App.swift": """
                import UIKit
                final class Whole {
                    let window: UIWindow
                    var isOpen = true
                    init(window: UIWindow) { self.window = window }
                    func open() { window.rootViewController = Wheel(model: WheelModel(whole: self)) }
                }
                final class Scenes: UIResponder, UIWindowSceneDelegate {
                    var whole: Whole?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        whole = Whole(window: UIWindow())
                        whole?.open()
                    }
                }
                final class WheelModel {
                    private let whole: Whole
                    private var turns = 0
                    init(whole: Whole) { self.whole = whole }
                    func start() { turns = whole.isOpen ? 1 : 0 }
                }
                final class Wheel: UIViewController {
                    let model: WheelModel
                    init(model: WheelModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                    override func viewWillAppear(_ animated: Bool) { model.start() }
                }
                """
            ],
            has: ["Whole -root!-> Wheel : open"], hasNot: ["WheelModel"]
        ).check()
    }

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
